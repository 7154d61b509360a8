### The daily walk and duplicates: what A Walk in the Park says otherwise than the shell.

deal-loading-walk-in-the-park = Unfolding the map…
daily-today-walk-in-the-park = Today’s walk
daily-yesterday-walk-in-the-park = Yesterday’s walk
daily-of-walk-in-the-park = The walk of { $date }
daily-lead-walk-in-the-park = Eighteen rolls, the same for everyone until midnight UTC. You have one try, so make it count.
daily-play-walk-in-the-park = Start today’s walk
daily-begun-walk-in-the-park = You have already started your walk.
daily-continue-walk-in-the-park = Continue your walk
daily-over-walk-in-the-park = This walk is over.
daily-next-walk-in-the-park = Next walk in
daily-again-look-walk-in-the-park = See your walk again
daily-count-walk-in-the-park = { $count ->
    [0] Nobody has finished this walk yet.
    [one] One walker has finished.
   *[other] { $count } walkers have finished.
}
daily-nobody-walk-in-the-park = Nobody went for a walk that day.
daily-people-walk-in-the-park = Walkers
daily-best-walk-in-the-park = The best maps of the day
daily-best-later-walk-in-the-park = Once you have finished, you can look at the best maps of the day.
daily-copied-walk-in-the-park = Copied. It gives no paths away.
daily-bots-walk-in-the-park = The bots on the same rolls
daily-bots-sheets-walk-in-the-park = Show the bots’ maps
daily-best-yesterday-walk-in-the-park = Yesterday’s best maps
daily-best-spoiler-walk-in-the-park = Show the best maps of the day (this gives the rolls away)
daily-archive-walk-in-the-park = Earlier walks
daily-archive-lead-walk-in-the-park = Play the walk of an earlier day as often as you like. It doesn’t count for the ranking or your streak.
daily-archive-play-walk-in-the-park = Play this walk
group-lead-walk-in-the-park = Each of you walks alone with the same eighteen rolls. Here you compare your points, day by day.
group-invited-by-walk-in-the-park = { $name } invites you to compare your daily walks.
group-invited-walk-in-the-park = You are invited to compare your daily walks.
group-hidden-walk-in-the-park = You see today’s points once you have finished your walk.
group-share-walk-in-the-park = Play the daily walk with us, and let’s compare our points!
duplicate-lead-walk-in-the-park = Everyone who opens this page walks alone with the same eighteen rolls. Once you have finished, you see all maps side by side.
duplicate-play-walk-in-the-park = Play these rolls
duplicate-count-walk-in-the-park = { $count ->
    [0] Nobody has played these rolls yet.
    [one] One friend has played them already.
   *[other] { $count } friends have played them already.
}
duplicate-share-walk-in-the-park = Walk with the same rolls as me, and let’s compare our maps!
duplicate-compare-walk-in-the-park = { $count ->
    [one] Your map
   *[other] { $count } maps side by side
}
