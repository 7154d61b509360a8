### The daily walk, duplicate matches, and the page that checks the dice.

daily-loading = Unfolding the map…
daily-days = Other days
daily-before = The day before
daily-after = The day after
daily-today = To today’s walk
daily-lead = Eighteen rolls, the same for everyone until midnight UTC. You have one try: what you draw is what counts.
daily-play = Begin today’s walk
daily-begun = Your walk has begun, and waits for you.
daily-continue = Walk on
daily-over = This walk is over.
daily-next = Next walk in
daily-your-points = { $points ->
    [one] point
   *[other] points
}
daily-rank = { $count ->
    [one] You are the first to finish.
   *[other] Place { $rank } of { $count }
}
daily-again-look = Look at your walk again
daily-fair = Check the dice
daily-count = { $count ->
    [0] Nobody has finished this walk yet.
    [one] One walker has finished.
   *[other] { $count } walkers have finished.
}
daily-distribution = Points of everyone
daily-points = Points
daily-people = Walkers
daily-you = you
daily-best = The best maps of the day
daily-best-later = When you have finished you can look at the best maps of the day.

share-title = Show it around
daily-share = A Walk in the Park, { $day }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-copy = Copy the text
daily-copied = Copied. It gives no path away.
daily-save = Save the picture
daily-share-now = Share…
daily-picture-points = { $points ->
    [one] point
   *[other] points
}
daily-picture-met = { $visits ->
    [one] { $visits } visit
   *[other] { $visits } visits
}, { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
}, { $ibis } ibis

## Duplicate

duplicate-title = Same rolls, each at their time
duplicate-lead = Everyone who opens this page walks alone with the same eighteen rolls. Whoever has finished sees all maps side by side.
duplicate-play = Play these rolls
duplicate-begun = You have begun, and can go on where you stopped.
duplicate-count = { $count ->
    [0] Nobody has played these rolls yet.
    [one] One friend has played them already.
   *[other] { $count } friends have played them already.
}
duplicate-invite = Send it to your friends
duplicate-share = Walk with the same rolls as I did, and let us compare our maps!
duplicate-compare = { $count ->
    [one] Your map
   *[other] { $count } maps side by side
}

## Honest dice

fair-title = Was chance honest?
fair-lead = Nobody could bend these dice, and here is how you can be sure.
fair-how-1 = Before the match the server chose a secret number and showed its fingerprint, which fits no other number.
fair-how-2 = Every draw follows from that number and its place in the match, by a public sum. Nothing a player does can change it.
fair-how-3 = Now the number is shown. Your browser checks the fingerprint and does every draw again.
fair-not-yet = The number is still secret: it is shown when the match, or the day of a daily walk, is over.
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
fair-came = Came
fair-again = Drawn again here
fair-fits = ✓ the same
fair-differs = ✗ { $again }
fair-scripted = taken over from the first game
fair-back = Back to the table
