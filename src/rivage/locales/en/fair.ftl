### The page that checks the dice of a match.

fair-title = Check the dice
fair-lead = Nobody could load these dice, and here is how you can tell.
fair-how-1 = Before the match the server chose a secret number and showed its fingerprint, which fits no other number.
fair-how-2 = Every roll and shuffle comes from that number and its place in the match, by a public formula. Nothing a player does can change it.
fair-how-3 = Now we show the number. Your browser checks the fingerprint and works out every result again.
fair-how-3-later = Later we show the number. Then your browser checks the fingerprint and works out every result again.
fair-not-yet = The number is still secret. We show it when the match is over.
fair-not-before = The number is still secret, because others can start with the same luck until { $date }. Come back then to check everything.
fair-so-far = Results so far:
fair-good = { $count ->
    [0] The fingerprint matches. Nothing was rolled or shuffled.
    [one] All is well: the fingerprint matches, and so does the one result.
   *[other] All is well: the fingerprint matches, and so do all { $count } results.
}
fair-bad = Something doesn’t match. See below.
fair-unsafe = This browser can only check this on https pages.
fair-fingerprint = Fingerprint (SHA-256)
fair-number = The number
fair-draw = Step
fair-came = Result
fair-again = Worked out here
fair-fits = ✓ the same
fair-differs = ✗ { $again }
fair-scripted = copied from the first game
fair-back = Back to the table
