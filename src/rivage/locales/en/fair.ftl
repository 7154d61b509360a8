### The page that checks the dice of a match.

fair-title = Was chance honest?
fair-lead = Nobody could load these dice, and here is how you can be sure.
fair-how-1 = Before the match the server chose a secret number and showed its fingerprint, which fits no other number.
fair-how-2 = Every draw follows from that number and its place in the match, by a public formula. Nothing a player does can change it.
fair-how-3 = Now the number is shown. Your browser checks the fingerprint and does every draw again.
fair-how-3-later = Later the number is shown. Then your browser checks the fingerprint and does every draw again.
fair-not-yet = The number is still secret: it is shown when the match is over.
fair-not-before = The number is still secret, as others may begin with the same draws until { $date }. Come back then to check every draw.
fair-so-far = What has been drawn so far:
fair-good = { $count ->
    [0] The fingerprint fits. Nothing was drawn.
    [one] All is well: the fingerprint fits, and so does the one draw.
   *[other] All is well: the fingerprint fits, and so do all { $count } draws.
}
fair-bad = Something does not fit. See below.
fair-unsafe = This browser only does such sums on pages with https.
fair-fingerprint = Fingerprint (SHA-256)
fair-number = The number
fair-draw = Draw
fair-came = Drawn
fair-again = Drawn again here
fair-fits = ✓ the same
fair-differs = ✗ { $again }
fair-scripted = taken over from the first game
fair-back = Back to the table
