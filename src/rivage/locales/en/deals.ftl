### The game of the day, and duplicate matches.

deal-loading = Laying it out…
deal-points = { $points ->
    [one] point
   *[other] points
}
deal-you = you

daily-days = Other days
daily-before = The day before
daily-after = The day after
daily-today = To today’s game
daily-yesterday = Yesterday’s game
daily-of = The game of { $date }
daily-lead = The same luck for everyone until midnight UTC. You have one try: what you do is what counts.
daily-play = Begin today’s game
daily-begun = Your game has begun, and waits for you.
daily-continue = Go on
daily-over = This game is over.
daily-next = Next game in
daily-rank = { $count ->
    [one] You are the first to finish.
   *[other] Place { $rank } of { $count }
}
daily-again-look = Look at your game again
daily-dice = The dice of the day
daily-dice-secret = All draws come from one secret number, chosen before the day began. This is its fingerprint; the number follows when the day is over (midnight UTC).
daily-dice-shown = All draws came from this number. Its SHA-256 is the fingerprint that stood here all day.
daily-fingerprint = Fingerprint (SHA-256)
daily-number = The number
daily-fair = Check the dice
daily-fair-later = How the dice can be checked tomorrow
daily-count = { $count ->
    [0] Nobody has finished it yet.
    [one] One player has finished.
   *[other] { $count } players have finished.
}
daily-nobody = Nobody played it that day.
daily-distribution = Points of everyone
daily-points = Points
daily-people = Players
daily-best = The best of the day
daily-best-later = When you have finished you can look at the best of the day.

share-title = Show it around
daily-share = { $game }, { $day }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-copy = Copy the text
daily-copied = Copied. It gives nothing away.
daily-save = Save the picture
daily-share-now = Share…

## Duplicate

duplicate-lead = Everyone who opens this page plays alone with the same luck. When you have finished, you see all results side by side.
duplicate-play = Play it
duplicate-begun = You have begun, and can go on where you stopped.
duplicate-count = { $count ->
    [0] Nobody has played it yet.
    [one] One friend has played it already.
   *[other] { $count } friends have played it already.
}
duplicate-closes = The game can be started until { $date }; then the number behind its draws is shown.
duplicate-closed = The game closed on { $date }: it can no longer be started.
duplicate-invite = Invite your friends
duplicate-share = Play with the same luck as I had, and let’s compare!
duplicate-compare = { $count ->
    [one] Your result
   *[other] { $count } results side by side
}
