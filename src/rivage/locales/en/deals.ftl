### The game of the day, and duplicate matches.

deal-loading = Setting up…
deal-points = { $points ->
    [one] point
   *[other] points
}
deal-you = you

daily-days = Other days
daily-before = The day before
daily-after = The day after
daily-today = Today’s game
daily-yesterday = Yesterday’s game
daily-of = The game of { $date }
daily-lead = The same luck for everyone until midnight UTC. You have one try, so make it count.
daily-play = Start today’s game
daily-begun = Your game has started and is waiting for you.
daily-continue = Continue
daily-over = This game is over.
daily-next = Next game in
daily-rank = { $count ->
    [one] You are the first to finish.
   *[other] Place { $rank } of { $count }
}
daily-again-look = Look at your game again
daily-dice = The dice of the day
daily-dice-secret = All rolls and shuffles come from one secret number, chosen before the day began. This is its fingerprint; we show the number itself when the day is over (midnight UTC).
daily-dice-shown = All rolls and shuffles came from this number. Its SHA-256 is the fingerprint that was here all day.
daily-fingerprint = Fingerprint (SHA-256)
daily-number = The number
daily-fair = Check the dice
daily-fair-later = How to check the dice tomorrow
daily-count = { $count ->
    [0] Nobody has finished it yet.
    [one] One player has finished.
   *[other] { $count } players have finished.
}
daily-nobody = Nobody played it that day.
daily-distribution = Everyone’s scores
daily-points = Points
daily-people = Players
daily-best = The best of the day
daily-best-later = Once you have finished, you can look at the best games of the day.

share-title = Share
daily-share = { $game }, { $day }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-copy = Copy the text
daily-copied = Copied. It gives nothing away.
daily-save = Save the picture
daily-share-now = Share…

## Duplicate

duplicate-lead = Everyone who opens this page plays alone with the same luck. Once you have finished, you see all results side by side.
duplicate-play = Play
duplicate-begun = You have started. Continue where you left off.
duplicate-count = { $count ->
    [0] Nobody has played it yet.
    [one] One friend has played it already.
   *[other] { $count } friends have played it already.
}
duplicate-closes = You can start this game until { $date }. Then we show the number behind its luck.
duplicate-closed = This game closed on { $date } and can no longer be started.
duplicate-invite = Invite your friends
duplicate-share = Play with the same luck as me, and let’s compare!
duplicate-compare = { $count ->
    [one] Your result
   *[other] { $count } results side by side
}
