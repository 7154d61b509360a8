### Deep River: the table in words. Sides are e (the Eels) and s (the Salmon); pieces are e E s S, capitals for doubles.

## Sides, pieces, places

dr-side = { $side ->
    [e] Eels
    [s] Salmon
   *[none] side not chosen yet
}
dr-pawn = { $pawn ->
    [e] a single eel
    [E] a double eel
    [s] a single salmon
   *[S] a double salmon
}
dr-stack = { $top } on top of { $bottom }
# The same without an article, for names of things.
dr-pawn-name = { $pawn ->
    [e] single eel
    [E] double eel
    [s] single salmon
   *[S] double salmon
}
dr-stack-name = stack, { $top } over { $bottom }
dr-heap = { $pawn ->
    [e] { $count ->
        [one] one single eel
       *[other] { $count } single eels
    }
    [E] { $count ->
        [one] one double eel
       *[other] { $count } double eels
    }
    [s] { $count ->
        [one] one single salmon
       *[other] { $count } single salmon
    }
   *[S] { $count ->
        [one] one double salmon
       *[other] { $count } double salmon
    }
}
dr-nest = { $side ->
    [e] Eels’ nest
   *[s] Salmon’s nest
}
dr-place = { $place ->
    [0] the Eels’ nest
    [4] the big tile
    [8] the Salmon’s nest
   *[other] tile { $place }
}
dr-from = { $place ->
    [0] from the Eels’ nest
    [4] from the big tile
    [8] from the Salmon’s nest
   *[other] from tile { $place }
}
dr-to = { $place ->
    [0] into the Eels’ nest
    [4] to the big tile
    [8] into the Salmon’s nest
   *[other] to tile { $place }
}
dr-on = { $place ->
    [0] in the Eels’ nest
    [4] on the big tile
    [8] in the Salmon’s nest
   *[other] on tile { $place }
}

## Tiles

dr-tile = { $kind ->
    [B] Bear
    [A] Advance
    [S] Swap
    [T] Tilt
   *[big] Big tile
}
# The letter on a tile.
dr-tile-letter = { $kind ->
    [B] B
    [A] A
    [S] S
    [T] T
   *[big] ★
}
dr-tile-text = { $kind ->
    [B] When a double arrives here, the bear walks 1 step toward the other nest.
    [A] Swim on: one of your fish moves 1 more tile. The tile it lands on does nothing, but the other nest still counts.
    [S] Flip one stack in the river: the fish below comes out on top, and its side takes over the stack.
    [T] Tilt one current: your opponent can’t choose it next turn. One current always stays free.
   *[big] A single: make one of your single fish a double. A double: do that, or swim 1 tile with a fish and use the effect there if you like. There is room for two here.
}
dr-tile-short = { $kind ->
    [B] double: bear 1 step
    [A] swim 1 tile
    [S] flip a stack
    [T] tilt a current
   *[big] single becomes double
}
dr-effect = { $tile }: { $effect }
dr-tile-name = { $place ->
    [4] Big tile
   *[other] Tile { $place }, { $kind }
}
dr-tile-about = What does { $kind } do? ({ $place ->
    [4] the big tile
   *[other] tile { $place }
})
dr-nest-about = What happens in the { $side ->
    [e] Eels’ nest
   *[s] Salmon’s nest
}?
dr-nest-text = { $side ->
    [e] Eels start here, and salmon want to get here.
   *[s] Salmon start here, and eels want to get here.
} A fish that arrives in the other nest pushes the bear toward it, 1 step for each fish on it, then swims home. If the bear itself walks in, the owner of the nest loses.

## Currents

dr-face = { $face ->
    [bear] 1 + bear
    [twice] twice 1
   *[other] { $number }
}
dr-face-text = { $face ->
    [bear] a fish swims 1 tile, then the bear walks 1 step
    [twice] twice, a fish swims 1 tile
   *[other] a fish swims { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }
}
# The three currents go by their colours; dots tell them apart as well.
dr-current = { $number ->
    [1] the blue current
    [2] the violet current
   *[3] the green current
}
dr-colour = { $number ->
    [1] blue
    [2] violet
   *[3] green
}
dr-current-name = { $number ->
    [1] Blue
    [2] Violet
   *[3] Green
} current at tile { $tile }: { $face }, other side { $back }
dr-current-tilted = tilted: it can’t be chosen this turn
dr-why-turn = It isn’t your turn.
dr-why-free = You can choose this now.
dr-why-first = Something else comes first: { $asked }
dr-why-tilted = Your opponent tilted { $current }, so you can’t choose it this turn.
dr-why-marked = You can’t tilt { $current }: it’s tilted already.
dr-why-playing = You are playing { $current }. Press Undo to choose another one.
dr-why-swap = Only a stack can be flipped.
dr-why-cover = Your fish must climb on a lone fish of your opponent on the big tile.
dr-why-under = Your fish on tile { $tile } lies under another: the fish on top decides where the stack goes.
dr-why-theirs = That fish belongs to the { $side }.
dr-why-double = This fish is already a double.
dr-tilted-text = Your opponent tilted this current, so you can’t choose it this turn. Then it stands up again.
dr-current-marked = tilted: it can’t be chosen next turn
dr-current-playing = in play

## What happens

dr-did-drawn = { $what ->
    [tiles] the river: { $value }
    [throw] the currents land on { $value }
   *[first] { $side ->
        [e] the Eels go first
       *[s] the Salmon go first
    }
}
dr-thrown = { $colour } { $face }
dr-did-named = { $name } lets { $side ->
    [e] the Eels
   *[s] the Salmon
} go first
dr-did-took = { $name } takes { $side ->
    [e] the Eels, so { $other } plays the Salmon
   *[s] the Salmon, so { $other } plays the Eels
}
dr-did-chose = { $name } plays { $current } ({ $face })
dr-did-swam = { $piece } swims { $from } { $to }
dr-did-swam-onto = { $piece } swims { $from } { $to } and covers { $onto }
dr-did-skipped = { $count ->
    [one] skipping a full tile
   *[other] skipping { $count } full tiles
}
dr-did-walked = { $why ->
    [current] the current moves the bear
   *[other] the bear walks
} { $count ->
    [one] 1 step
   *[other] { $count } steps
} toward { $nest } ({ $left ->
    [one] 1 step left
   *[other] { $left } steps left
})
dr-did-walked-home = the bear walks { $count ->
    [one] 1 step
   *[other] { $count } steps
} into { $nest }
dr-did-swapped = the stack { $on } flips: now { $piece }
dr-did-doubled = { $pawn } { $on } becomes a double
dr-did-tilted = { $current } is tilted
dr-will-tilted = { $current } is tilted: your opponent can’t choose it next turn
dr-did-passed = the effect of { $place } is not used
dr-did-voided = { $what ->
    [move] there is no fish to move
    [B] the Bear tile does nothing for a single
    [A] there is no fish to swim on
    [S] there is no stack to flip
    [T] no more currents can be tilted
   *[other] there is no single left to make a double
}
dr-did-ended = the game is over
dr-clauses = { $first }; { $rest }

## A turn in short, for every place where a move is shown in passing

dr-short-swam = { $side ->
    [e] eel { $to }{ $onto ->
        [yes] , onto a salmon
       *[no] { "" }
    }
   *[s] salmon { $to }{ $onto ->
        [yes] , onto an eel
       *[no] { "" }
    }
}
# Several swims in a turn; places are numbers of tiles.
dr-short-swims = { $side ->
    [e] eel
   *[s] salmon
} to { $places }
dr-short-then = { $first }, then { $then }
dr-short-place = { $place ->
    [0] nest
    [8] nest
   *[other] { $place }
}
dr-short-bear = bear { $count ->
    [one] 1 step
   *[other] { $count } steps
}
dr-short-bear-home = bear into the nest
dr-short-swapped = { $dense ->
    [yes] flip
   *[no] stack { $on } flipped
}
dr-short-doubled = { $dense ->
    [yes] double
   *[no] { $side ->
        [e] { $count ->
            [one] eel doubled
           *[other] { $count } eels doubled
        }
       *[s] { $count ->
            [one] salmon doubled
           *[other] { $count } salmon doubled
        }
    }
}
dr-short-tilted = { $colour } tilted
dr-short-chose = { $number ->
    [1] blue current
    [2] violet current
   *[3] green current
}: { $face }
dr-short-tiles = the river is laid
dr-short-throw = the currents are thrown
dr-short-took = { $side ->
    [e] takes the Eels
   *[s] takes the Salmon
}
dr-short-passed = tile effect not used
dr-short-voided = no effect
dr-short-done = end of the turn

## How it stands, and how it can end

dr-fate = { $who ->
    [you] you win
    [them] you lose
    [e] the Eels win
    [s] the Salmon win
   *[none] a draw
}
# The sign at a nest.
dr-goal = Bear here:
dr-stand-even = The bear is in the middle: nobody is ahead.
dr-stand-ahead = { $who ->
    [you] The bear is nearer to the other nest: you are ahead.
    [them] The bear is nearer to your nest: you are behind.
    [e] The bear is nearer to the Salmon’s nest: the Eels are ahead.
   *[s] The bear is nearer to the Eels’ nest: the Salmon are ahead.
}
dr-stand-bear = { $steps ->
    [one] One more bear step: { $fate }.
   *[other] { $steps } more bear steps: { $fate }.
}
dr-stand-current = One more current at the end: { $fate }.
dr-stand-last = The last turn. As the bear stands: { $fate }.
dr-stand-turns = { $left ->
    [one] One turn left, then it is a draw.
   *[other] { $left } turns left, then it is a draw.
}
dr-stand-again = This position comes up for the second time; the third is a draw.
dr-will-end = the game ends: { $fate }
dr-will-play = { $current }: { $play }
dr-will-last = this current reaches the end, so the game ends with your turn (as the bear stands: { $fate })
dr-done-ends = Ending your turn ends the game: { $fate }.

## What is to be decided

dr-ask-name = Choose who goes first. The other player then picks a side
dr-ask-take = { $side ->
    [e] The Eels go first. Which side do you want?
   *[s] The Salmon go first. Which side do you want?
}
dr-ask-current = Choose a current
dr-ask-fish = { $steps ->
    [one] Choose a fish to swim 1 tile
   *[other] Choose a fish to swim { $steps } tiles
}
dr-ask-fish-first = Choose the first fish to swim 1 tile
dr-ask-fish-again = Choose a fish, the same or another, to swim 1 more tile
dr-ask-advance = Advance: choose a fish to swim 1 tile
dr-ask-bonus = Choose a fish to swim 1 tile
dr-ask-cover = Choose which fish to cover
dr-ask-swap = Swap: choose a stack to flip
dr-ask-tilt = Tilt: choose a current your opponent can’t use
dr-ask-double = Big tile: make one of your single fish a double
dr-ask-big = Big tile: make a fish a double, or swim 1 tile
dr-ask-effect = Use the effect of this tile?
dr-ask-done = Your turn is complete: press Done, or undo

dr-begin = { $side ->
    [e] Eels go first
   *[s] Salmon go first
}
dr-take = { $side ->
    [e] Play the Eels
   *[s] Play the Salmon
}
dr-use = Use it
dr-pass = Don’t use it
dr-way-double = Make a double
dr-way-swim = Swim 1 tile
dr-other-action = Do { $action }

## The table

dr-board = The river
dr-choices = What you can choose
dr-reading = The position, tile by tile
dr-reading-bear = The bear: { $eels ->
    [one] 1 step
   *[other] { $eels } steps
} to the Eels’ nest, { $salmon ->
    [one] 1 step
   *[other] { $salmon } steps
} to the Salmon’s nest
dr-reading-nest = { $nest }: { $fish }
dr-reading-tile = { $tile }: { $piece }
dr-reading-big = { $tile }: { $first }; { $second }
dr-empty = empty
dr-and = { $first } and { $second }
dr-tap-again = Tap again to choose it.
dr-pick-label = { $thing }. { $what }
dr-close = Close
dr-legend = What the signs mean
dr-rules = In the rules
dr-legend-tiles = When your fish arrives on a tile
dr-legend-more = The current, the fish and the bear
dr-legend-current = Choose a current that stands upright. After your turn it drifts one tile and flips over.
dr-legend-stack = A lone fish covers a lone opponent: whoever is on top leads the stack.
dr-legend-bear = Your fish always push the bear toward the other nest. If it walks into a nest, the owner loses.
dr-legend-end = When two currents are at tile 7 at the end of a turn, the game is over: the nest farther from the bear wins.

## Endings

end-deep-river-bear-home = { $winner ->
    [e] The bear walked into the Salmon’s nest: the Eels win!
   *[s] The bear walked into the Eels’ nest: the Salmon win!
}
end-deep-river-currents-home = { $winner ->
    [e] Two currents reached the last tile, and the bear stands nearer to the Salmon’s nest: the Eels win.
   *[s] Two currents reached the last tile, and the bear stands nearer to the Eels’ nest: the Salmon win.
}
end-deep-river-currents-home-draw = Two currents reached the last tile, and the bear stands in the very middle: a draw.
dr-near-middle = { $steps ->
    [one] So close! The bear was one step past the middle.
   *[other] So close! The bear was { $steps } steps past the middle.
}
end-deep-river-repetition = The same position came up for the third time: a draw.
end-deep-river-too-long = Sixty turns have been played: a draw.

set-up-deep-river = Start

## Played by words

deep-river-say-piece = { $piece ->
    [none] empty
    [e] a single eel
    [E] a double eel
    [s] a single salmon
    [S] a double salmon
    [es] a single salmon on top of a single eel
    [eS] a double salmon on top of a single eel
    [Es] a single salmon on top of a double eel
    [ES] a double salmon on top of a double eel
    [se] a single eel on top of a single salmon
    [sE] a double eel on top of a single salmon
    [Se] a single eel on top of a double salmon
   *[SE] a double eel on top of a double salmon
}
deep-river-say-place = { $place ->
    [1] , first place
    [2] , second place
   *[0] { "" }
}
deep-river-say-face = { $face ->
    [bear] 1 and the bear
    [twice] twice 1
   *[plain] { $steps }
}
deep-river-say-setup = The river is being set up.
deep-river-say-over = The game is over.
deep-river-say-pie = Before the game: { $phase ->
    [name] choose who goes first
   *[take] pick a side
}.
deep-river-say-turn = { $side ->
    [e] Eels
   *[s] Salmon
} to move: { $phase ->
    [current] choose a current
    [fish] choose a fish
    [advance] swim on with a fish
    [bonus] swim with a fish
    [cover] choose which fish to cover
    [swap] flip a stack
    [tilt] tilt a current
    [big] use the big tile
    [effect] use the tile or not
   *[done] confirm the turn
}.
deep-river-say-bear = The bear: steps to the Eels’ nest { $eels }, to the Salmon’s nest { $salmon }.
deep-river-say-slot = Tile { $tile }, { $kind ->
    [B] Bear
    [A] Advance
    [S] Swap
    [T] Tilt
   *[big] big tile
}{ deep-river-say-place }: { deep-river-say-piece }.
deep-river-say-nest = Nest of the { $side ->
    [e] Eels
   *[s] Salmon
}: single { $singles }, double { $doubles }.
deep-river-say-colour = { $current ->
    [1] blue
    [2] violet
   *[3] green
}
deep-river-say-current = The { deep-river-say-colour } current at tile { $tile }: { deep-river-say-face }, on its back { $back ->
    [bear] 1 and the bear
    [twice] twice 1
   *[plain] { $back_steps }
}; { $now ->
    [playing] in play
    [marked] tilted for the next turn
    [tilted] tilted
   *[free] free
}.
deep-river-say-play = Play the { deep-river-say-colour } current: { deep-river-say-face }.
deep-river-say-tilt = Tilt the { deep-river-say-colour } current.
deep-river-say-swim = Swim with { deep-river-say-piece } on tile { $tile }{ deep-river-say-place }.
deep-river-say-swim-nest = Swim with { deep-river-say-piece } from the nest.
deep-river-say-cover = Cover { deep-river-say-piece }.
deep-river-say-swap = Flip { deep-river-say-piece } on tile { $tile }{ deep-river-say-place }.
deep-river-say-double = Make a double of { deep-river-say-piece } on tile { $tile }{ deep-river-say-place }.
deep-river-say-double-nest = Make a double of { deep-river-say-piece } in the nest.
deep-river-say-use = Use the tile.
deep-river-say-pass = Don’t use the tile.
deep-river-say-done = Confirm the turn.
deep-river-say-begin = Let the { $side ->
    [e] Eels
   *[s] Salmon
} go first.
deep-river-say-take = Take the { $side ->
    [e] Eels
   *[s] Salmon
}.
deep-river-say-first = { $side ->
    [e] Eels
   *[s] Salmon
} go first.
deep-river-say-tiles = The tiles are { $value }.
deep-river-say-throw = The currents land on { $value }.
