### A Walk in the Park: the sheet in words. Squares are A1 to E5, arms N E S W, rolls turn, straight, t and ibis.

wp-board = The garden
wp-close = Close
wp-and = { $first } and { $last }
wp-then = { $first }; { $then }
wp-seat = Pencil { $number }

## The sheet

wp-monument = { $name ->
    [opera-house] the Opera House
    [macquaries-chair] Mrs Macquarie’s Chair
    [government-house] Government House
    [moreton-bay-fig] the Moreton Bay Fig
    [choragic-monument] the Choragic Monument
    [lion-gate] the Lion Gate
    [calyx] the Calyx
   *[duck-pond] the Duck Pond
}
wp-monument-name = { $name ->
    [opera-house] Opera House
    [macquaries-chair] Mrs Macquarie’s Chair
    [government-house] Government House
    [moreton-bay-fig] Moreton Bay Fig
    [choragic-monument] Choragic Monument
    [lion-gate] Lion Gate
    [calyx] The Calyx
   *[duck-pond] Duck Pond
}
wp-kind = { $kind ->
    [turn] bend
    [straight] straight path
    [t] T-junction
    [cross] printed crossroads
   *[ibis] ibis
}
wp-arm = { $arm ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
wp-piece = { $kind }, { $arms }
wp-square = { $square }: { $what }.
wp-empty = empty
wp-joined = connected to the crossroads
wp-not-joined = not connected yet
wp-square-monument = { $name }, { $state ->
    [visited] visited
    [shut] blocked by the ibis
   *[open] not visited
}{ $first ->
    [mine] , first-visit point is yours.
    [gone] , first-visit point gone.
   *[free] , first-visit point still open.
}
wp-your-sheet = { $name }’s map
wp-sheet-words = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $visits ->
    [one] { $visits } visit
   *[other] { $visits } visits
}, { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
}, { $ibis } ibis, { $free ->
    [one] { $free } square free
   *[other] { $free } squares free
}
wp-look-at = Look at { $name }’s map: { $sheet }
wp-legend = What the marks mean
wp-rules = In the rules
wp-legend-mark = { $mark ->
    [joined] Orange: a path connected to the crossroads. It visits the monument of its square.
    [apart] Pale: a path that is not connected yet.
    [circled] Circled: you visited first, 1 point.
    [crossed] Crossed out: someone else was there first. You can still visit.
    [statue] A statue: four paths close a loop around it.
   *[ibis] An ibis fills its square and blocks a monument there for good. With other players, the sixth ibis on one map ends the walk.
}

## What a word causes

wp-closes = { $count ->
    [one] closes a loop: a statue
   *[other] closes { $count } loops: { $count } statues
}
wp-visits = visits { $monument }
wp-visits-first = visits { $monument } first
wp-joins = { $count ->
    [one] connects to the crossroads
   *[other] connects { $count } squares to the crossroads
}
wp-shuts = blocks { $monument }
wp-raises = one more statue
wp-change-cost = Becomes a T: costs 3 points.
wp-ghost-nothing = Not connected yet.
wp-ghost-ibis = An ibis, away from the monuments.

wp-said-draw = { $square }: { $piece }
wp-said-change = { $square } becomes a T, open to the { $arm }
wp-said-tick = bonus “{ $bonus }”
wp-said-nothing = nothing to draw
wp-said-causes = { $said } ({ $causes })
wp-told = { $name }: { $text }
wp-did-roll = { $roll ->
    [turn] Roll: bend
    [straight] Roll: straight path
    [t] Roll: T-junction
   *[ibis] Roll: ibis
}

## A round in short, for every place where it is shown in passing

wp-short-draw = { $kind ->
    [turn] bend
    [straight] straight
    [t] T
   *[ibis] ibis
} on { $square }
wp-short-squares = { $roll ->
    [turn] bend
    [straight] straight
    [t] T
   *[ibis] ibis
}: { $squares }
wp-short-change = { $square } a T
wp-short-none = no room
wp-short-statues = { $count ->
    [one] statue
   *[other] { $count } statues
}
wp-short-shut = blocks { $monument }

## Asking

wp-prompt-draw = { $roll ->
    [turn] Draw a bend
    [straight] Draw a straight path
    [t] Draw a T-junction
   *[ibis] Draw an ibis
}
wp-prompt-kinds = Draw a T or an ibis
wp-prompt-change = Make a path a T
wp-prompt-full = Your map is full
wp-prompt-tick = { $count ->
    [one] Choose a bonus
   *[other] Choose a bonus, { $count } to come
}
wp-prompt-bonus = { $kind ->
    [turn] Bonus: draw a bend
   *[straight] Bonus: draw a straight path
}
wp-prompt-free = All drawn
wp-hint-draw = { $kind ->
    [ibis] Tap an empty square for the ibis.
   *[other] Tap an empty square, tap again to rotate.
}
wp-ibis-count = Ibis { $count } of { $of }: the last one ends the walk.
wp-hint-bonus = { $kind ->
    [turn] Now your bonus bend: tap an empty square.
   *[other] Now your bonus straight path: tap an empty square.
}
wp-hint-kinds = A T or an ibis: choose, then tap an empty square.
wp-hint-tick = A visit! Tick one bonus.
wp-hint-roll = The die is about to be rolled.
wp-hint-over = The walk is over.
wp-hint-waiting = You’ll see all drawings when everyone has finished.
wp-hint-change = Tap a framed path to open one more side. It costs 3 points.
wp-change-left = No path was changed.
wp-change-lost = The round moved on: the T was not drawn.
wp-die = { $roll ->
    [turn] The die: a bend
    [straight] The die: a straight path
    [t] The die: a T-junction
   *[ibis] The die: an ibis
}
wp-die-bonus = { $kind ->
    [turn] Your bonus: a bend
   *[straight] Your bonus: a straight path
}
wp-kinds = What to draw
wp-die-waits = The die
wp-write = Draw it
wp-pass = Nothing to draw
wp-turn-left = Rotate left
wp-turn-right = Rotate right
wp-change = Make a path a T, minus 3 points
# On the button itself, before the price.
wp-change-short = { $now ->
    [changing] Cancel
   *[not] Make a T
}
wp-change-leave = Don’t change a path
wp-show-bonuses = Show the bonuses
wp-fold = Back to the map

## Why something cannot be written

wp-why = { $square }: { $answer }
wp-why-free = You can draw here now.
walk-in-the-park-refused-not-to-act = It is not your turn to draw.
walk-in-the-park-refused-no-such-square = There is no such square or bonus.
walk-in-the-park-refused-square-filled = There is already a path or an ibis on this square.
walk-in-the-park-refused-not-rolled = The die shows something else.
walk-in-the-park-refused-not-the-bonus = First draw your bonus piece.
walk-in-the-park-refused-tick-first = First tick a bonus for your visit.
walk-in-the-park-refused-draw-first = First draw what the die shows.
walk-in-the-park-refused-drawn-already = You have already drawn in this round.
walk-in-the-park-refused-bonus-not-earned = You tick a bonus when you visit a monument.
walk-in-the-park-refused-bonus-ticked = This bonus is already ticked.
walk-in-the-park-refused-change-needs-turn-or-straight = Only a bend or a straight path can become a T.
walk-in-the-park-refused-kind-changed = Each kind of path can become a T only once per game.
walk-in-the-park-refused-arm-there = The path already leads that way.
walk-in-the-park-refused-sheet-not-full = There is still an empty square, so draw.
walk-in-the-park-refused-round-written = You are done with this round.

## Bonuses

wp-bonuses = Bonuses
wp-bonuses-note = Each monument you visit lets you tick one.
wp-bonus = { $bonus ->
    [one] One point
    [two] Two points
    [ibis] Every ibis
    [flocks] Every flock
    [flock] Best flock
    [statues] Every statue
    [statue] One more statue
    [turn] Extra bend
    [straight] Extra straight
   *[t-ibis] T or ibis
}
wp-bonus-hint = { $bonus ->
    [one] at the end
    [two] at the end
    [ibis] 1 point each
    [flocks] 1 point each
    [flock] 1 point per ibis
    [statues] 1 point each
    [statue] right away
    [turn] draw it now
    [straight] draw it now
   *[t-ibis] a rolled T may be an ibis
}
wp-ticked = ticked
wp-points-now = points so far
wp-strip-none = Bonuses: none ticked
wp-strip-ticked = Bonuses ticked: { $bonuses }

## Score

wp-score = Score
wp-score-note = As if the walk ended now. The player with the most statues scores one point for each of them.
wp-score-note-alone = As if the walk ended now. Every statue scores one point.
wp-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wp-points-goal = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · goal { $goal }
wp-round = Round { $round }
wp-counts = Monuments { $visits }/{ $of } · ibis { $ibis }/{ $of }
wp-ends = { $of } visited monuments or { $of } ibis on one map end the walk.
wp-roll-of = Roll { $round } of { $of }
wp-total = Total
wp-done-mark = ✓ done
wp-writing-mark = drawing…
wp-line = { $key ->
    [firsts] { $count ->
        [one] { $count } monument visited first
       *[other] { $count } monuments visited first
    }
    [majority] { $count ->
        [0] Most statues
        [one] { $count } statue (for having the most)
       *[other] { $count } statues (for having the most)
    }
    [one] Bonus: one point
    [two] Bonus: two points
    [ibis] Bonus: every ibis ({ $count })
    [flocks] Bonus: every flock ({ $count })
    [flock] Bonus: best flock ({ $count } ibis)
    [statues] Bonus: every statue ({ $count })
   *[changes] { $count ->
        [one] A path changed into a T
       *[other] { $count } paths changed into a T
    }
}
wp-line-alone = { $key ->
    [firsts] { $count ->
        [one] { $count } monument visited
       *[other] { $count } monuments visited
    }
   *[majority] { $count ->
        [one] { $count } statue
       *[other] { $count } statues
    }
}

## The end

end-walk-in-the-park-six-monuments = Six monuments are visited.
end-walk-in-the-park-six-ibis = Six ibis are drawn.
end-walk-in-the-park-full-sheet = A map is full.
end-walk-in-the-park-last-roll = The die was rolled 18 times.
wp-alone-won = { $points } points: a lovely walk!
wp-alone-missed = { $points ->
    [one] { $points } point this time
   *[other] { $points } points this time
}
wp-ended = { $reason ->
    [six-monuments] { $count ->
        [one] { $names } has visited six monuments.
       *[other] { $names } have visited six monuments.
    }
    [six-ibis] { $count ->
        [one] { $names } has drawn six ibis.
       *[other] { $names } have drawn six ibis.
    }
   *[full-sheet] { $count ->
        [one] { $names } has no empty square left.
       *[other] { $names } have no empty square left.
    }
}
wp-decided = { $decided ->
    [points] { $winners } has the most points.
    [ender] { $tied } have { $points } points each. { $winners } ended the walk and wins.
    [monuments] { $tied } have { $points } points each. { $winners } visited more monuments and wins.
    [statues] { $tied } have { $points } points each. { $winners } has more statues and wins.
    [shared] { $tied } have { $points } points each and are tied on everything else, so they share the win.
    [goal] On your own, 18 points or more win.
   *[missed] Score 18 to win on your own.
}
wp-shared = { $names } share the win
wp-near-goal = { $missing ->
    [one] Only one point short of { $goal }!
   *[other] Only { $missing } points short of { $goal }!
}
wp-near = { $missing ->
    [0] Level with { $name } on points: it could not have been closer!
    [one] Only one point behind { $name }!
   *[other] Only { $missing } points behind { $name }!
}
wp-winner = wins

wp-share-points = { $points ->
    [one] point
   *[other] points
}
wp-share-map = { $name }’s map: { $met }
wp-share-met = { $visits ->
    [one] { $visits } visit
   *[other] { $visits } visits
}, { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
}, { $ibis } ibis

set-up-walk-in-the-park = Start

## Played by words

walk-in-the-park-say-kind = { $kind ->
    [turn] a bend
    [straight] a straight path
    [t] a T-junction
   *[ibis] an ibis
}
walk-in-the-park-say-bonus = { $bonus ->
    [one] one point
    [two] two points
    [ibis] a point for every ibis
    [flocks] a point for every flock
    [flock] a point for every ibis of the best flock
    [statues] a point for every statue
    [statue] one more statue
    [turn] draw a bend
    [straight] draw a straight path
   *[t-ibis] a rolled T may be an ibis
}
walk-in-the-park-say-phase = { $phase ->
    [roll] the die comes next
    [draw] draw it
    [tick] tick a bonus
    [bonus] draw your bonus piece
    [free] everything is drawn
   *[waiting] others are still drawing
}
walk-in-the-park-say-over = The walk is over.
walk-in-the-park-say-round = Round { $round }: { walk-in-the-park-say-phase }.
walk-in-the-park-say-roll = Round { $round }, { $roll ->
    [turn] a bend
    [straight] a straight path
    [t] a T-junction
   *[ibis] an ibis
}: { walk-in-the-park-say-phase }.
walk-in-the-park-say-row = Row { $row }: { $squares }.
walk-in-the-park-say-visited = Monuments visited: { $squares }.
walk-in-the-park-say-left = Monuments to visit: { $squares }.
walk-in-the-park-say-shut = Monuments blocked by an ibis: { $squares }.
walk-in-the-park-say-joined = Connected to the crossroads: { $squares }.
walk-in-the-park-say-ticked = Ticked: { walk-in-the-park-say-bonus }.
walk-in-the-park-say-sheet = { $player }: points { $points }, visits { $visits }, statues { $statues }, ibis { $ibis }.
walk-in-the-park-say-draw = { $square }: { walk-in-the-park-say-kind }{ $arms ->
    [NE] , open to the north and east
    [ES] , open to the east and south
    [SW] , open to the south and west
    [NW] , open to the north and west
    [NS] , open to the north and south
    [EW] , open to the east and west
    [NES] , open to the north, east and south
    [ESW] , open to the east, south and west
    [NSW] , open to the north, south and west
    [NEW] , open to the north, east and west
   *[I] { "" }
}.
walk-in-the-park-say-change = { $square }: make it a T, open to the { $arm ->
    [N] north
    [E] east
    [S] south
   *[W] west
} too.
walk-in-the-park-say-tick = Tick a bonus: { walk-in-the-park-say-bonus }.
walk-in-the-park-say-nothing = Nothing can be drawn.
walk-in-the-park-say-done = Everything is drawn.
walk-in-the-park-say-rolled = The die shows { $roll ->
    [turn] a bend
    [straight] a straight path
    [t] a T-junction
   *[ibis] an ibis
}.
