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
deal-replay = Watch the replay
daily-streak = { $days ->
    [one] Your streak: one day.
   *[other] Your streak: { $days } days.
}
daily-bots = The bots with the same luck
daily-bots-computing = The bots are still playing. Their scores will appear here.
daily-bots-sheets = Show the bots’ games
daily-best-yesterday = Yesterday’s best games
daily-best-spoiler = Show the best games of the day (this gives the rolls away)
daily-archive = Earlier games
daily-archive-lead = Play the game of an earlier day as often as you like. It doesn’t count for the ranking or your streak.
daily-archive-play = Play this game
daily-archive-again = Play it again
daily-archive-rank = { $count ->
    [0] Not ranked. Nobody played on that day.
   *[other] Not ranked. On that day it would have been place { $rank } ({ $count } played).
}
archive-ranked = your score on the day
archive-unranked = played later, not ranked
archive-day-open = { $date }, not played
archive-day-ranked = { $date }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
archive-day-unranked = { $date }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, not ranked

share-title = Share
daily-share = { $game }, { $day }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-copy = Copy the text
daily-copied = Copied. It gives nothing away.
daily-save = Save the picture
daily-share-now = Share…

## Groups of friends

group-lead = Each of you plays alone with the same luck. Here you compare your points, day by day.
group-new = New group
group-title = Name of the group (optional)
group-create = Create a group
group-invited-by = { $name } invites you to compare your daily games.
group-invited = You are invited to compare your daily games.
group-join = Join the group
group-members = { $count ->
    [one] one member
   *[other] { $count } members
}
group-hidden = You see today’s points once you have finished.
group-weeks = Other weeks
group-week = { $from } to { $to }
group-week-before = The week before
group-week-after = The week after
group-member = Player
group-total = Week
group-done = finished
group-not-played = not played
group-invite = Invite your friends
group-share = Play the daily game with us, and let’s compare our points!
group-manage = Manage the group
group-rename = Rename
group-remove = Remove { $name }
group-remove-sure = { $name } leaves the group and cannot join again.
group-remove-yes = Remove
group-leave = Leave the group
group-leave-sure = You leave the group. Your games stay.
group-no = Cancel
group-leave-yes = Leave

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
