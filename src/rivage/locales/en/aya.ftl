### Aya: the table in words. Terrains, kinds of tile, animals and parts of the game come as their keys; $tile, $what, $others and
### $animal come as words made with the messages below.

## Terrains, tiles, dominoes

aya-terrain = { $terrain ->
    [forest] Forest
    [mountain] Mountain
    [desert] Desert
    [pole] Pole
    [field] Field
    [garden] Extraordinary Garden
   *[start] Start
}
aya-kind = { $kind ->
    [bend] bend
    [fork] fork
    [end] end
   *[source] source
}
aya-tile = { $terrain ->
    [forest] Forest { $kind }
    [mountain] Mountain { $kind }
    [desert] Desert { $kind }
    [pole] Pole { $kind }
    [field] Field { $kind }
   *[start] Start tile
}
aya-domino = { $terrain ->
    [forest] Forest domino
    [mountain] Mountain domino
    [desert] Desert domino
    [pole] Pole domino
    [field] Field domino
   *[garden] Extraordinary Garden
}
aya-domino-camera = { $domino } with a camera
aya-domino-number = domino { $domino }
aya-and = { $first } and { $last }

## The animals

aya-animal = { $animal ->
    [eurasian-lynx] Eurasian lynx
    [blue-morpho] blue morpho
    [blue-peacock] blue peacock
    [okapi] okapi
    [poison-dart-frog] poison dart frog
    [bearded-vulture] bearded vulture
    [snow-leopard] snow leopard
    [vicuna] vicuña
    [wild-yak] wild yak
    [rosalia-longicorn] Rosalia longicorn
    [fennec-fox] fennec fox
    [arabian-oryx] Arabian oryx
    [desert-beetle] desert beetle
    [diamondback-rattlesnake] diamondback rattlesnake
    [greater-roadrunner] greater roadrunner
    [narwhal] narwhal
    [emperor-penguin] emperor penguin
    [polar-bear] polar bear
    [harp-seal] harp seal
    [snowy-owl] snowy owl
    [buff-tailed-bumblebee] buff-tailed bumblebee
    [european-goldfinch] European goldfinch
    [common-pipistrelle] common pipistrelle
    [grove-snail] grove snail
   *[european-hare] European hare
}

## The parts of the game

aya-phase-hint = { $phase ->
    [first] Who goes first? Any of you can choose.
    [laying] The first player lays the Start tile.
    [ready] Turn the hourglass when everyone is ready.
    [begin] Start building when everyone is ready.
    [pause] Hands off the table. Talk it over, then turn the hourglass.
    [toppling] Push a domino over, and hold your breath.
   *[over] Which photos came out well?
}

## The table

aya-board = The table
aya-elsewhere = { $what ->
    [marked] Look where { $name } is pointing
   *[built] Look where { $name } is building
}
aya-table-label =
    The table seen from above: { $dominoes ->
        [one] { $dominoes } domino
       *[other] { $dominoes } dominoes
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $animals ->
        [one] { $animals } animal
       *[other] { $animals } animals
    }.
aya-felt = The table: what you hold follows the pointer or the arrow keys
aya-keys = Arrow keys move what you hold by 5 millimetres, with Shift by 1, with Alt by a tenth. Q and E rotate it. N goes to the next good place. Enter stands it, Escape goes back. D draws, R puts it in your reserve, L, A and P choose what a camera brings, U stands up what has fallen. Plus and minus zoom, F shows the whole table, C follows the river, 1, 2 and 3 change the view, G takes coordinates, 6 to 9 call to the others.
aya-felt-watched = The table: you are watching
aya-keys-watched = Plus and minus zoom, F shows the whole table, C follows the river, 1, 2 and 3 change the view.
aya-seats = Around the table
aya-you = You
aya-sand = { $glasses ->
    [1] Sand left in the hourglass
   *[2] Sand left in hourglass { $glass } of 2
}
aya-glass-of = hourglass { $glass } of 2
aya-glass-next = hourglass { $glass }: ready to turn
aya-sand-next = Sand in hourglass { $glass } of 2, which is ready to turn
aya-seat-turn = to place now
aya-seat-push = to push now
aya-seat-holds = in hand: { $domino }
aya-seat-stock = { $count ->
    [one] { $count } domino in stock
   *[other] { $count } dominoes in stock
}
aya-seat-reserve = { $count } in reserve, { $domino } on top

## Tools beside it

aya-tools = Tools
aya-near = Zoom in
aya-far = Zoom out
aya-fit = Whole table
aya-rules = The rule for this
aya-in-rules = In the rules
aya-more = More tools
aya-follow-river = Follow the river
aya-map = Small map of the table
aya-follow = Automatic camera
aya-look = Change the view
aya-flat = Drawn from above
aya-flat-now = The table is drawn from above while you build: this device is too slow for more. “{ aya-more }” changes that.
aya-helper = Helper: shows a good place
aya-plan = Show the bots’ plan
aya-helper-says = Helper:
aya-snaps = Slide into good places
aya-snaps-on = What you hold slides into good places.
aya-snaps-off = What you hold stays where you hold it.
aya-ping = Point something out
aya-calls = Calls to the others

## Quick phrases of builders

phrase-aya-here = Here, look!
phrase-aya-mine = I’ve got this one!
phrase-aya-wait = Wait!
phrase-aya-gap = Mind the gap!
phrase-aya-turn = Please turn that one.
phrase-aya-help = Help me stand them back up!
phrase-aya-ready = I’m ready.
phrase-aya-lovely = What a river!
phrase-aya-bravo = Bravo!
phrase-aya-have-forest = I have a Forest!
phrase-aya-have-forest-camera = I have a Forest with a camera!
phrase-aya-have-mountain = I have a Mountain!
phrase-aya-have-mountain-camera = I have a Mountain with a camera!
phrase-aya-have-desert = I have a Desert!
phrase-aya-have-desert-camera = I have a Desert with a camera!
phrase-aya-have-pole = I have a Pole!
phrase-aya-have-pole-camera = I have a Pole with a camera!
phrase-aya-have-field = I have a Field!
phrase-aya-have-field-camera = I have a Field with a camera!
phrase-aya-have-garden = I have an Extraordinary Garden!

## Placing by numbers

aya-numbers = Enter coordinates
aya-number = { $name ->
    [x] To the right, mm
    [y] Up the table, mm
   *[a] Facing, °
}

## What is asked

aya-who-begins = Who goes first?
aya-i-begin = I’ll go first
aya-prompt-start = Lay the Start tile: the river begins here.
aya-prompt-start-turned = Lay the Start tile: the river begins here. The round arrows rotate it.
aya-prompt-ping = Click or tap where the others should look.
aya-prompt-put = Stand up what lies flat for later, or put animals back on.
aya-prompt-draw = Draw a domino from your stock.
aya-pushes-all = { $name } pushes everything that still stands, all at once.
aya-late = { $what ->
    [domino] Your time for this turn is up: the domino went to your reserve.
   *[nothing] Your time for this turn is up.
}
aya-prompt-draw-or-take = Draw a domino, or take the top of your reserve.
aya-prompt-help = Dominoes have fallen: help stand them back up.
aya-prompt-flat = Stand up what you laid flat for later: once building ends, it no longer counts.
aya-flat-late = { $count ->
    [one] A domino still lies flat for later. Once the sand has run out, its animal doesn’t count.
   *[other] { $count } dominoes still lie flat for later. Once the sand has run out, their animals don’t count.
}
aya-flat-off = { $count ->
    [one] An animal is not back on its domino. Once the sand has run out, it doesn’t count.
   *[other] { $count } animals are not back on their dominoes. Once the sand has run out, they don’t count.
}
aya-flat-raise = Stand it up
aya-flat-put = Put it on
aya-prompt-first = Stand your { $domino } on the Start tile: the first push goes to it.
aya-prompt-stand = Stand your { $domino } about 2 cm after the last domino of a river.
aya-prompt-hint = Stand your { $domino } where the helper shows it, or anywhere you like.
aya-prompt-fork = As a fork, it topples two: each branch has room for its own animal.
aya-prompt-plan = Talk it over, sketch your plan on the table, then turn the hourglass.
aya-prompt-camera = { $domino }: landscape, animal, or just a domino?
aya-prompt-tile = Lay the { $tile }: rotate it so that a river can reach each of its entrances.
aya-prompt-camera-stands = Now stand the camera domino in front of an entrance.
aya-prompt-animal = Stand it right before or after another domino: the animal rides on both.
aya-prompt-buffer = Lay it flat beside its place, and stand it up before building ends.
aya-prompt-raise = Stand it up near where it was.
aya-wait = { $domino }: your turn comes after { $name }
aya-bring-landscape = Landscape
aya-bring-animal = Animal
aya-bring-plain = Just a domino
aya-left = { $count ->
    [0] none left
   *[other] { $count } left
}
aya-picked = Domino { $domino }
aya-no-place = There is no good place left: put it where you like.

## What the hand can do

aya-hand = Your hand
aya-do-draw = Draw
aya-do-take = From the reserve
aya-do-flip = Turn the hourglass
aya-do-begin = Start building
aya-do-wipe = Erase my lines
aya-do-left = Rotate left
aya-do-right = Rotate right
aya-do-around = Turn around
aya-do-leave = Back
aya-do-stand = { $does ->
    [lay] Lay it
    [raise] Stand it up
    [flat] Lay it flat
    [animal] Stand both
   *[stand] Stand it
}
aya-do-fork = Fork
aya-do-buffer = Flat, for later
aya-do-reserve = Reserve
aya-do-back = Put the tile back
aya-do-raise = Stand up ({ $count } fallen)
aya-do-raise-flat = Stand up ({ $count } laid flat)
aya-do-put = Put back: { $animal }

## What will come of letting go

aya-hand-falls = Falls, { $pitch } mm after domino { $by }.
aya-hand-waters = Falls and brings water to the { $tile }.
aya-hand-first = Good: the first push goes here.
aya-hand-leads = Topples domino { $next }, but nothing topples this one yet.
aya-hand-alone = Not connected yet.
aya-hand-then = It topples domino { $next }.
aya-hand-then-far = Domino { $far } is { $over } mm out of its reach.
aya-hand-then-wrong = Domino { $next } faces the other way.
aya-hand-too-far = Too far: { $over } mm out of reach of domino { $by }.
aya-hand-skewed = Domino { $by } would miss it: rotate it to follow the river.
aya-hand-aside = Domino { $by } falls past it, { $aside } mm to the side.
aya-hand-too-close = Too close to domino { $by }: { $pitch } mm; 20 is better.
aya-hand-breaks = Falls, but the river would break here: { $pitch } mm; 20 is better.
aya-hand-breaks-turn = Falls, but the river would break here: rotated { $turn }°; 15 is better.
aya-hand-wrong-way = Wrong way round: domino { $by } would topple it onto its water.
aya-hand-spoils = It would fall on the { $tile } and spoil it: wrong terrain.
aya-hand-start-here = Good: the river begins here.
aya-hand-port-met = { $ports ->
    [one] One entrance meets a river.
   *[other] { $ports } entrances meet a river.
}
aya-hand-port-room = Room in front of every entrance.
aya-hand-port-shut = { $ports ->
    [one] One entrance has no room in front of it.
   *[other] { $ports } entrances have no room in front of them.
}
aya-hand-camera-fed = Domino { $by } topples it into the tile.
aya-hand-camera-waits = In front of the entrance: now lead a river to it.
aya-hand-animal-safe = Rides safely: its river comes from the { $tile }.
aya-hand-animal-open = It can ride here. Now lead { $terrain } dominoes to a { $terrain } landscape.
aya-hand-animal-near = Only { $rim } mm from the next tile; { $wanted } is better, or it could slide onto it.
aya-hand-animal-beside = Very close to the { $tile }: if it touches it at the end, you lose its photo.
aya-hand-animal-shares = It would share its stretch with the { $animal }: you would lose both photos.
aya-hand-buffer = It waits here, lying flat.
aya-hand-hint-place = Continue the river here.
aya-port = { $meets ->
    [river] river
    [room] free
   *[none] no room
}

## Endings and score

end-aya-glass = The sand has run out.
end-aya-stock = A stock is empty: there are no more dominoes.
aya-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aya-headline = { $players ->
    [1] { aya-score }
   *[other] Your team scored { aya-score }
}
aya-score-parts = { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animals
} · { $landscapes ->
    [one] { $landscapes } landscape
   *[other] { $landscapes } landscapes
} · { $triptychs ->
    [one] { $triptychs } triptych
   *[other] { $triptychs } triptychs
} · { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
aya-band-0 = Every river begins as a trickle, and yours has begun.
aya-band-10 = A first walk along the bank, and you want to see what comes after the bend.
aya-band-15 = Muddy boots and good pictures: you are getting to know the river.
aya-band-20 = Your river has found its bed. And it has more to give!
aya-band-25 = A handful of pictures to hang above the sofa.
aya-band-30 = A team that finds its way: the village library would like an exhibition.
aya-band-35 = Almost professionals. One more deep breath, and the world will be watching.
aya-band-40 = The magazines are calling, and you name your price.
aya-band-45 = Your river is on every newsstand from here to the Pole.
aya-band-50 = Goosebumps. Hardly anyone has ever seen water run like this.
aya-band-55 = Not one drop astray. Pinch each other: are you awake?
aya-wave = { $pushes ->
    [1] { $count ->
        [one] One wave of { $count } domino.
       *[other] One wave of { $count } dominoes.
    }
   *[other] { $count ->
        [one] Longest wave: { $count } domino.
       *[other] Longest wave: { $count } dominoes.
    }
}
aya-tokens = { $kept } of { $count } tokens kept
aya-try = Next time:
aya-try-join = Join every piece to the river before the sand runs out. Then one push is enough, and you keep all your tokens.
aya-try-entrances = Stand a domino right in front of every entrance and exit of a landscape, so that the water reaches its rim.
aya-try-terrain = On a landscape, use only Gardens and dominoes of its terrain, and make them fall with the water up.
aya-try-animals = From an animal, lead dominoes of its terrain all the way to a landscape of that terrain.
aya-try-apart = Put a fork between two animals: each wants a stretch of the river to itself.
aya-try-longer = Keep building at the end of the river, about two centimetres from domino to domino.
aya-try-photos = Use more cameras: each one brings a landscape or an animal.

## Why something cannot be done

aya-refused-not-to-act = It is not your turn.
aya-refused-not-now = Not in this part of the game.
aya-refused-not-your-turn = You can only do that on your own turn.
aya-refused-hand-full = You already hold a domino.
aya-refused-hand-empty = You are not holding a domino.
aya-refused-reserve-empty = Your reserve is empty.
aya-refused-no-seat = That seat does not exist.
aya-refused-tile-in-hand = Lay the tile in your hand first.
aya-refused-no-tile = You are not holding a tile.
aya-refused-no-camera = The domino in your hand has no camera.
aya-refused-no-tiles-left = No tiles of this terrain are left.
aya-refused-no-animals-left = No animals of this terrain are left.
aya-refused-no-garden = Only a Garden can be a fork.
aya-refused-declared = Domino { $what } is already set that way.
aya-refused-off-table = That is not completely on the table.
aya-refused-overlaps = It would overlap { $what }.
aya-refused-astride = The animal must rest on the camera domino and on another standing domino.
aya-refused-on-tile = An animal can’t lie over a tile, here { $what }.
aya-refused-near-tile = An animal can’t lie on a tile or too close to it, here { $what }.
aya-refused-before-port = From there, the camera domino would not fall onto an entrance of the tile.
aya-refused-facing-in = The camera domino must face into the tile.
aya-refused-no-domino = There is no domino { $what }.
aya-refused-lies = Domino { $what } is not standing.
aya-refused-stands = Domino { $what } is already standing.
aya-refused-too-far = Stand domino { $what } up near its place.
aya-refused-no-animal = That animal is not on the table.
aya-refused-rides = This animal is already where it belongs.
aya-refused-start-first = Push a domino on the Start tile first.
aya-refused-stuck = Domino { $what } has already been pushed.
aya-refused-pushed-twice = Name each domino that you push together only once, lowest number first.
aya-refused-steady = With steady hands, you let go without any motion.
aya-refused-no-chance = Chance does not decide that now.
aya-refused-nonsense = Dominoes cannot fall like that.

## Why a photo is lost

aya-lost-dry-port = Entrance { $port } is dry: the nearest domino is { $away } mm away.
aya-lost-dry-port-off = Entrance { $port } is dry: domino { $domino } is only { $away } mm away, but not on the tile.
aya-lost-dry-port-none = Entrance { $port } is dry: { $terrain ->
    [forest] no Forest domino
    [mountain] no Mountain domino
    [desert] no Desert domino
    [pole] no Pole domino
   *[field] no Field domino
} lies on the table with its water up.
aya-lost-foreign = { $found ->
    [forest] A Forest domino
    [mountain] A Mountain domino
    [desert] A Desert domino
    [pole] A Pole domino
   *[field] A Field domino
} ({ $domino }) is on the tile.
aya-lost-water-down = Domino { $domino } lies on the tile water side down.
aya-lost-off-river = This animal touches no domino of the river: the nearest is { $away } mm away.
aya-lost-no-river = This animal touches no domino of the river: there is none.
aya-lost-wrong-terrain = The river this animal touches is neither { $terrain ->
    [forest] Forest
    [mountain] Mountain
    [desert] Desert
    [pole] Pole
   *[field] Field
} nor Garden.
aya-lost-no-path = { $terrain ->
    [forest] No river of Forest dominoes or Gardens leads from this animal to a Forest tile.
    [mountain] No river of Mountain dominoes or Gardens leads from this animal to a Mountain tile.
    [desert] No river of Desert dominoes or Gardens leads from this animal to a Desert tile.
    [pole] No river of Pole dominoes or Gardens leads from this animal to a Pole tile.
   *[field] No river of Field dominoes or Gardens leads from this animal to a Field tile.
}
aya-lost-on-tile = This animal is at least partly on the { $tile }.
aya-lost-off-table = This animal fell off the table.
aya-lost-not-put-on = This animal was not put on its domino in time.
aya-lost-shared = This animal shares its stretch of the river with { $others }.

## Where the wave stopped

aya-stopped-too-far = Domino { $domino } was { $over } mm too far from domino { $by }.
aya-stopped-too-close = Domino { $domino } could not gather speed: { $row } dominoes are packed together, domino { $next } only { $gap } mm in front of it.
aya-stopped-skewed = Domino { $domino } stood { $turn }° out of line with the fall of domino { $by }.
aya-stopped-skewed-aside = Domino { $domino } stood { $aside } mm to the side of the fall of domino { $by }.
aya-stopped-skewed-both = Domino { $domino } stood { $aside } mm to the side of the fall of domino { $by }, and { $turn }° out of line.
aya-stopped-skewed-fell = Domino { $domino } stood { $turn }° out of line with the fall of domino { $by }, and shows no water.
aya-stopped-blocked = Domino { $by } hit domino { $domino }, but domino { $held } kept it standing.
aya-stopped-blocked-before = Domino { $by } fell onto domino { $held } and did not reach domino { $domino }.
aya-stopped-blocked-animal = Domino { $by } fell onto an animal ({ $animal }) and did not reach domino { $domino }.
aya-stopped-wrong-way = Domino { $domino } stood the wrong way round: domino { $by } toppled it onto its water.
aya-stopped-wrong-way-would = Domino { $domino } stands the wrong way round: domino { $by } would topple it onto its water.
aya-stopped-wrong-way-away = Domino { $by } stood the wrong way round: it fell away from domino { $domino }.
aya-stopped-water-down = Domino { $domino } has fallen and shows no water.
aya-stopped-alone = Nothing leads to domino { $domino }: the nearest fallen one, domino { $by }, is { $away } mm away.
aya-stopped-alone-none = Nothing leads to domino { $domino }: nothing has fallen.
aya-stopped-pushed-stands = Domino { $domino } was pushed but did not fall.
aya-stopped-unclear = Domino { $domino } is still standing, although domino { $by } fell in front of it.
aya-behind = { $behind ->
    [one] One more is still standing behind it.
   *[other] { $behind } more are still standing behind it.
}
aya-behind-fell = { $behind ->
    [one] One more fell the same way after it.
   *[other] { $behind } more fell the same way after it.
}

## The river from Start

aya-river-title = The river from Start
aya-river = River from Start: { $count ->
    [0] no dominoes yet
    [one] { $count } domino
   *[other] { $count } dominoes
}
aya-river-cut = { $count } cut off
aya-river-show = Show where the river stops
aya-river-said = River from Start: { $count ->
    [one] { $count } domino
   *[other] { $count } dominoes
}.{ $cut ->
    [0] { "" }
    [one] { " " }{ $cut } domino is cut off.
   *[other] { " " }{ $cut } dominoes are cut off.
}
aya-river-gap = { $how ->
    [none] The Start tile has no domino yet:
    [passes] Domino { $end } falls past domino { $domino }:
   *[far] { $cm } cm from domino { $end } to domino { $domino }:
} { $count ->
    [one] { $count } domino would stay standing.
   *[other] { $count } dominoes would stay standing.
}{ $gaps ->
    [1] { "" }
   *[other] { " " }({ $number } of { $gaps })
}
aya-river-gap-label = { $how ->
    [none] no river yet
    [passes] missed
   *[far] { $cm } cm
}
aya-fallen = { $count ->
    [one] { $count } has fallen
   *[other] { $count } have fallen
}

## The push, the wave, watching it again

aya-breath = Hold your breath…
aya-push-title = Choose a domino to push
aya-push-first = Push domino { $domino }: it topples { $count } of { $standing }
aya-push-best = The best first push.
aya-push-better = Domino { $domino } topples more: { $count }.
aya-push-river = Push domino { $domino }: a river of { $count }
aya-push-one = Push domino { $domino }, which stands alone
aya-push-cost = { $costs ->
    [free] This push is free.
    [token] { $tokens ->
        [one] This push costs your last token.
       *[other] This push costs one of your { $tokens } tokens.
    }
   *[none] You have no tokens left, so this push costs nothing.
}
aya-push-how = Swipe through the domino, or press and hold the button.
aya-push-anybody = { $people ->
    [0] The bots leave the push to you.
   *[other] { $bots ->
        [0] Any of you can push.
       *[other] Any of you can push; the bots leave it to you.
    }
}
aya-push-before = The previous one
aya-push-next = The next one
aya-push-do = Push
aya-push-reach = Within reach: { $photos }.
aya-push-reach-none = No photo within reach.
aya-push-all = Push all { $count } at once: { $tokens ->
    [0] no tokens
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
aya-push-all-idle = Nothing left to win: push all { $count } at once ({ $tokens ->
    [0] no tokens
    [one] { $tokens } token
   *[other] { $tokens } tokens
})
aya-push-all-sure = Yes, push all { $count } and give up { $tokens ->
    [one] one token (1 point)
   *[other] { $tokens } tokens (1 point each)
}
aya-push-all-asks = { $who ->
    [people] The others have to agree first.
    [both] The other players have to agree first; bots always do.
   *[bots] Bots always agree.
}
offer-action-aya-mine = You asked to push everything that is left at once. Waiting for everyone to agree.
offer-action-aya-theirs = { $name } would like to push everything that is left at once.
aya-push-pick = Which push
aya-push-that = Push { $first }: { $fell ->
    [one] { $fell } domino
   *[other] { $fell } dominoes
}
aya-push-those = Pushes { $first } to { $last }: { $fell ->
    [one] { $fell } domino
   *[other] { $fell } dominoes
}
aya-cascade-told = { $fell ->
    [one] { $fell } domino has fallen,
   *[other] { $fell } dominoes have fallen,
} { $standing ->
    [0] none are left standing.
    [one] { $standing } is still standing.
   *[other] { $standing } are still standing.
}
aya-cascade-follow = Follow the wave
aya-cascade-skip = Skip to the end
aya-again = Watch again
aya-again-play = Play
aya-again-pause = Pause
aya-again-close = Close
aya-again-moment = Moment of the cascade
aya-again-at = { $second } of { $seconds } seconds
aya-again-speed = Speed
aya-again-times = { $speed }×
aya-again-slow = Slow motion
aya-clip = Save a clip
aya-clip-recording = Recording: { $percent }%
aya-clip-cancel = Cancel
aya-clip-saved = Clip saved: look for { $file } in your downloads.
aya-clip-missing = This browser can’t record clips. Try Firefox, Chrome or Safari.
aya-building = Time-lapse
aya-building-at = { $shown } of { $count } dominoes
aya-why = Why it stopped
aya-why-wait = Looking at the table…
aya-why-none = Nothing stopped this wave: it ran to its end.
aya-why-missing = We can’t explain this right now.
aya-why-at = { $at } of { $count }
aya-why-before = The previous place
aya-why-next = The next place

## The count

aya-count = The count
aya-count-won = won
aya-count-lost = not this time
aya-count-fresh = new in your album
aya-count-plus = +{ $points }
aya-count-triptych = Triptych: { $terrain }
aya-count-tokens = { $tokens ->
    [0] No tokens kept
    [one] One token kept
   *[other] { $tokens } tokens kept
}
aya-count-skip = Skip
aya-count-done = Done
aya-album = Photos won
aya-to-album = Open the album
aya-wave-new = New record: { $team ->
    [yes] your longest wave as a team!
   *[no] your longest wave on your own!
}
aya-wave-best = { $team ->
    [yes] Your longest wave as a team
   *[no] Your longest wave on your own
}: { $count ->
    [one] { $count } domino.
   *[other] { $count } dominoes.
}
aya-best = Your best score so far: { aya-score }.
aya-best-new = Your best score so far!
aya-result-won = In the album ({ $count })
aya-result-lost = Missed ({ $count }) – tap one to see why

## The next goal of the plan

goal-aya-fill-start = Fill the Start tile first: { $dominoes ->
        [one] one domino
       *[other] { $dominoes } dominoes
    }.
goal-aya-fill-tile =
    { $terrain ->
        [forest] Fill the Forest tile with Forest
        [mountain] Fill the Mountain tile with Mountain
        [desert] Fill the Desert tile with Desert
        [pole] Fill the Pole tile with Pole
       *[field] Fill the Field tile with Field
    }: { $dominoes ->
        [one] one domino
       *[other] { $dominoes } dominoes
    }.
goal-aya-join-tile =
    { $terrain ->
        [forest] Connect the Forest tile first
        [mountain] Connect the Mountain tile first
        [desert] Connect the Desert tile first
        [pole] Connect the Pole tile first
       *[field] Connect the Field tile first
    }: { $dominoes ->
        [one] one domino
       *[other] { $dominoes } dominoes
    }.
goal-aya-join-piece = Connect the piece that is cut off: { $dominoes ->
        [one] one domino
       *[other] { $dominoes } dominoes
    }.
goal-aya-close-gap = Close the gap in the river: { $dominoes ->
        [one] one domino
       *[other] { $dominoes } dominoes
    }.
goal-aya-extend = The river is complete: make it longer.

## Advice for newcomers, from the plan of the bots

advice-aya-start = From this edge, there’s room for every landscape.
advice-aya-draw = Always draw right away, so you are ready when it’s your turn.
advice-aya-take = You can use the top domino of your reserve now.
advice-aya-opens-landscape = { $terrain ->
    [forest] There is room for a Forest landscape: let the camera bring it.
    [mountain] There is room for a Mountain landscape: let the camera bring it.
    [desert] There is room for a Desert landscape: let the camera bring it.
    [pole] There is room for a Pole landscape: let the camera bring it.
   *[field] There is room for a Field landscape: let the camera bring it.
}
advice-aya-lays-landscape = The river can flow in here, and every entrance has room.
advice-aya-back = There is no good place left for this landscape.
advice-aya-waters-landscape = { $terrain ->
    [forest] You only win this Forest landscape with Forest dominoes all the way across.
    [mountain] You only win this Mountain landscape with Mountain dominoes all the way across.
    [desert] You only win this Desert landscape with Desert dominoes all the way across.
    [pole] You only win this Pole landscape with Pole dominoes all the way across.
   *[field] You only win this Field landscape with Field dominoes all the way across.
}
advice-aya-leads-home = { $terrain ->
    [forest] An animal can ride here if the river is Forest all the way to its landscape.
    [mountain] An animal can ride here if the river is Mountain all the way to its landscape.
    [desert] An animal can ride here if the river is Desert all the way to its landscape.
    [pole] An animal can ride here if the river is Pole all the way to its landscape.
   *[field] An animal can ride here if the river is Field all the way to its landscape.
}
advice-aya-carries-animal = { $terrain ->
    [forest] Here the animal is alone on a river that leads to a Forest landscape.
    [mountain] Here the animal is alone on a river that leads to a Mountain landscape.
    [desert] Here the animal is alone on a river that leads to a Desert landscape.
    [pole] Here the animal is alone on a river that leads to a Pole landscape.
   *[field] Here the animal is alone on a river that leads to a Field landscape.
}
advice-aya-fork-for-animals = A Garden placed as a fork makes room for one more animal.
advice-aya-garden-bridges = { $terrain ->
    [forest] A Garden stands in for Forest here.
    [mountain] A Garden stands in for Mountain here.
    [desert] A Garden stands in for Desert here.
    [pole] A Garden stands in for Pole here.
   *[field] A Garden stands in for Field here.
}
advice-aya-joins-river = This closes the gap in the river.
advice-aya-extends-river = Continue the river here – any terrain works.
advice-aya-keeps-running = Nothing better will come for this place, and the wave runs on like this.
advice-aya-keep-in-reserve = It has no good place yet: keep it in your reserve.
advice-aya-turn = Rotate it like this, and the river reaches it.
advice-aya-raise = Stand up what has fallen before building ends.
advice-aya-put-animal = This animal has slipped off: put it back on its domino.
advice-aya-push = A push here makes the most dominoes fall.
advice-aya-push-all = Only single dominoes are left: push them all at once.

## The same reasons once more, in a few words

aya-brief-opens-landscape = { $terrain ->
    [forest] Room for a Forest landscape.
    [mountain] Room for a Mountain landscape.
    [desert] Room for a Desert landscape.
    [pole] Room for a Pole landscape.
   *[field] Room for a Field landscape.
}
aya-brief-lays-landscape = The river can flow in here.
aya-brief-waters-landscape = { $terrain ->
    [forest] Use Forest here to win the landscape.
    [mountain] Use Mountain here to win the landscape.
    [desert] Use Desert here to win the landscape.
    [pole] Use Pole here to win the landscape.
   *[field] Use Field here to win the landscape.
}
aya-brief-leads-home = { $terrain ->
    [forest] Use Forest here: an animal can ride on it.
    [mountain] Use Mountain here: an animal can ride on it.
    [desert] Use Desert here: an animal can ride on it.
    [pole] Use Pole here: an animal can ride on it.
   *[field] Use Field here: an animal can ride on it.
}
aya-brief-carries-animal = { $terrain ->
    [forest] Alone on its way to a Forest landscape.
    [mountain] Alone on its way to a Mountain landscape.
    [desert] Alone on its way to a Desert landscape.
    [pole] Alone on its way to a Pole landscape.
   *[field] Alone on its way to a Field landscape.
}
aya-brief-joins-river = Closes the gap.
aya-brief-extends-river = Continue the river here.
aya-brief-keeps-running = This way the wave runs on.

## What somebody did, by the first word of the action; $what is the second one

did-aya-first = { $name } chooses who goes first.
did-aya-start = { $name } lays the Start tile.
did-aya-flip = { $name } gives the start signal.
did-aya-draw = { $name } draws a domino.
did-aya-take = { $name } takes a domino from the reserve.
did-aya-reserve = { $name } puts a domino in reserve.
did-aya-place = { $name } stands a domino.
did-aya-fork = { $name } stands a Garden as a fork.
did-aya-landscape = { $name } takes a tile from a pile.
did-aya-lay = { $name } lays the tile and stands its domino.
did-aya-back = { $name } puts the tile back.
did-aya-animal = { $name } stands a domino with an animal on it.
did-aya-buffer = { $name } lays a domino flat for later.
did-aya-turn = { $name } rotates domino { $what }.
did-aya-declare = { $name } changes the role of Garden { $what }.
did-aya-raise = { $name } stands domino { $what } back up.
did-aya-put = { $name } puts an animal back on.
did-aya-push = { $name } pushes domino { $what }.
did-aya-drew = A domino has been drawn.
did-aya-tile = A tile has been turned up.
did-aya-meet = An animal arrives on the table.
did-aya-rest = Everything has come to rest.
did-aya-fell = Dominoes have fallen.
did-aya-glass = The sand has run out.
did-aya-late = Time for the turn is up.

## A scene of the replay in short

aya-scene-glass = hourglass { $glass } starts
aya-scene-sand = sand gone: { $dominoes ->
    [one] 1 domino
   *[other] { $dominoes } dominoes
}, { $tiles ->
    [one] 1 landscape
   *[other] { $tiles } landscapes
}
aya-scene-built = the river stands: { $dominoes ->
    [one] 1 domino
   *[other] { $dominoes } dominoes
}
aya-scene-push = push { $push }: { $fell ->
    [0] nothing fell
    [one] 1 domino fell
   *[other] { $fell } dominoes fell
}
aya-scene-count = { $photos ->
    [0] no photo
    [one] 1 photo
   *[other] { $photos } photos
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Said by who plays by words: whatever is written so is understood (the words are those of src/rivage/games/aya/speech/vocabulary.py)

aya-phrase-named = { $what ->
    [domino] domino { $number }
   *[river] river { $number }
}
aya-phrase-first = player { $number } begins
aya-phrase-start = start
aya-phrase-start-at = start at { $x } { $y } { $heading }
aya-phrase-flip = turn the glass
aya-phrase-draw = draw
aya-phrase-take = take from the reserve
aya-phrase-reserve = reserve
aya-phrase-extend = extend { aya-phrase-named }
aya-phrase-extend-turned = extend { aya-phrase-named } { $way ->
    [left] left { $turn }
   *[right] right { $turn }
}
aya-phrase-fork = fork { aya-phrase-named }
aya-phrase-cross = cross the tile { aya-say-tile-name }
aya-phrase-leave = leave the tile { aya-say-tile-name } by exit { $port }
aya-phrase-landscape = landscape
aya-phrase-lay = lay it at the end of { aya-phrase-named }, entrance { $port }
aya-phrase-lay-beyond = lay it beyond the tile { aya-say-tile-name }, entrance { $port }
aya-phrase-back = put the tile back
aya-phrase-animal = animal on { aya-phrase-named }
aya-phrase-buffer = lay it flat beside { aya-phrase-named }
aya-phrase-turn = rotate domino { $domino } { $way ->
    [left] left { $turn }
   *[right] right { $turn }
}
aya-phrase-declare = make domino { $domino } { $fork ->
    [yes] a fork
   *[no] ordinary
}
aya-phrase-raise = raise domino { $domino }
aya-phrase-put = put the animal back on domino { $domino }
aya-phrase-push = push domino { $domino }
aya-phrase-push-all = push everything

## Played by words

aya-say-kind = { $terrain ->
    [forest] Forest
    [mountain] Mountain
    [desert] Desert
    [pole] Pole
    [field] Field
    [garden] Garden
   *[none] nothing
}{ $camera ->
    [yes] { " " }with a camera
   *[no] { "" }
}
aya-say-tile-name = { $terrain ->
    [forest] Forest
    [mountain] Mountain
    [desert] Desert
    [pole] Pole
    [field] Field
   *[start] Start
}, { aya-kind }
aya-say-way = { $way ->
    [straight] straight on
    [left] rotated { $turn }° to the left
   *[right] rotated { $turn }° to the right
}
aya-say-sand = The sand is running: hourglass { $glass } of { $glasses }.
aya-say-phase = { $phase ->
    [first] Next: someone chooses who goes first.
    [laying] Next: someone lays the Start tile. The hourglass has not been turned yet.
    [ready] Next: someone turns the hourglass when everyone is ready.
    [begin] Next: someone starts building when everyone is ready.
    [placing] You are building without an hourglass.
    [pause] The pause between the two hourglasses.
    [toppling] The river is being toppled.
   *[over] Everything has been counted.
}
aya-say-turn = Next to play: { $player }.
aya-say-player = { $player }: in hand { aya-say-kind }, stock { $stock }, reserve { $reserve }.
aya-say-player-reserve = { $player }: in hand { aya-say-kind }, stock { $stock }, reserve { $reserve }, on top { $top_terrain ->
    [forest] Forest
    [mountain] Mountain
    [desert] Desert
    [pole] Pole
    [field] Field
    [garden] Garden
   *[none] nothing
}{ $top_camera ->
    [yes] { " " }with a camera
   *[no] { "" }
}.
aya-say-tile-in-hand = Tile to lay: { aya-say-tile-name }.
aya-say-first-wave = River from Start: { $count ->
    [0] no dominoes yet
    [one] one domino
   *[other] { $count } dominoes
}{ $cut ->
    [0] { "" }
   *[other] ; { $cut } cut off
}.
aya-say-cut-off = Cut off: { $count ->
    [one] one domino
   *[other] { $count } dominoes
}, from domino { $domino }, { $gap } mm from domino { $end }.
aya-say-river-one = River { $river }: domino { $last } alone, at x { $x } mm, y { $y } mm, facing { $heading }°.
aya-say-river = River { $river }: { $count } dominoes, from domino { $first } to domino { $last } at x { $x } mm, y { $y } mm, facing { $heading }°.
aya-say-river-ends = River { $river }: { $count } dominoes, from domino { $first } to domino { $last } at x { $x } mm, y { $y } mm, facing { $heading }°; it also ends with { $others }.
aya-say-terrain = { $terrain ->
    [forest] Forest
    [mountain] Mountain
    [desert] Desert
    [pole] Pole
    [field] Field
   *[garden] Garden
}
aya-say-river-terrain = River { $river } ends with { $count ->
    [one] one { aya-say-terrain } domino
   *[other] { $count } { aya-say-terrain } dominoes
}.
aya-say-ahead = From domino { $domino } to entrance { $port } of the tile { aya-say-tile-name }: { $away } mm, { $way ->
    [straight] straight on
    [left] { $turn }° to the left
   *[right] { $turn }° to the right
}.
aya-say-rivers = More rivers: { $count }.
aya-say-tile = Tile { aya-say-tile-name }, at x { $x } mm, y { $y } mm: entrances { $ports }, free { $free ->
    [none] none
   *[other] { $free }
}.
aya-say-animal = Animal { $animal ->
    [none] unknown
   *[other] { aya-animal }
}: { $now ->
    [rides] rides on domino
    [aside] was taken off the table, it belongs on domino
   *[lies] lies, it belongs on domino
} { $domino }.
aya-say-animal-home = The { aya-animal } has a river to a { aya-say-terrain } tile.
aya-say-animal-tile = The { aya-animal } needs a { aya-say-terrain } tile: there is none on the table.
aya-say-animal-river = The { aya-animal } needs a { aya-say-terrain } river to a { aya-say-terrain } tile: { $away } mm are missing.
aya-say-animal-shares = The { aya-animal } shares its stretch with another animal, { aya-say-other }: a fork must separate them.
aya-say-animal-rim = The { aya-animal } is very close to the tile { aya-say-tile-name }: if it touches the tile at the end, you lose its photo.
aya-say-other = { $other ->
    [eurasian-lynx] Eurasian lynx
    [blue-morpho] blue morpho
    [blue-peacock] blue peacock
    [okapi] okapi
    [poison-dart-frog] poison dart frog
    [bearded-vulture] bearded vulture
    [snow-leopard] snow leopard
    [vicuna] vicuña
    [wild-yak] wild yak
    [rosalia-longicorn] Rosalia longicorn
    [fennec-fox] fennec fox
    [arabian-oryx] Arabian oryx
    [desert-beetle] desert beetle
    [diamondback-rattlesnake] diamondback rattlesnake
    [greater-roadrunner] greater roadrunner
    [narwhal] narwhal
    [emperor-penguin] emperor penguin
    [polar-bear] polar bear
    [harp-seal] harp seal
    [snowy-owl] snowy owl
    [buff-tailed-bumblebee] buff-tailed bumblebee
    [european-goldfinch] European goldfinch
    [common-pipistrelle] common pipistrelle
    [grove-snail] grove snail
   *[european-hare] European hare
}
aya-say-animals = More animals: { $count }.
aya-say-fallen = Dominoes that have fallen: { $count } ({ $dominoes }).
aya-say-buffer = Dominoes laid flat for later: { $count } ({ $dominoes }).
aya-say-tokens = Retrigger tokens kept: { $tokens }.
aya-say-score = Points: { $score }; animals { $animals }, landscapes { $landscapes }, triptychs { $triptychs }, tokens { $tokens }.
aya-say-first = { $player } goes first.
aya-say-start = Lay the Start tile (x { $x } mm, y { $y } mm, facing { $heading }°).
aya-say-flip = Turn the hourglass.
aya-say-begin = Start building.
aya-say-draw = Draw a domino.
aya-say-take = Take the top of your reserve: { aya-say-kind }.
aya-say-reserve = Put it in your reserve.
aya-say-place-beyond = Stand it { $away } mm past domino { $domino } of river { $river }, { aya-say-way } (x { $x } mm, y { $y } mm, facing { $heading }°).
aya-say-place-on-tile = Stand it on the tile { aya-say-tile-name } (x { $x } mm, y { $y } mm, facing { $heading }°).
aya-say-place-there = Stand it at x { $x } mm, y { $y } mm, facing { $heading }°.
aya-say-fork-beyond = Stand it as a fork { $away } mm past domino { $domino } of river { $river }, { aya-say-way } (x { $x } mm, y { $y } mm, facing { $heading }°).
aya-say-fork-on-tile = Stand it as a fork on the tile { aya-say-tile-name } (x { $x } mm, y { $y } mm, facing { $heading }°).
aya-say-fork-there = Stand it as a fork at x { $x } mm, y { $y } mm, facing { $heading }°.
aya-say-animal-beyond = Stand it with an animal on it { $away } mm past domino { $domino } of river { $river }, { aya-say-way } (x { $x } mm, y { $y } mm, facing { $heading }°).
aya-say-animal-on-tile = Stand it with an animal on it on the tile { aya-say-tile-name } (x { $x } mm, y { $y } mm, facing { $heading }°).
aya-say-animal-there = Stand it with an animal on it at x { $x } mm, y { $y } mm, facing { $heading }°.
aya-say-animal-near = Stand it with an animal on it at x { $x } mm, y { $y } mm, facing { $heading }°. The animal is very close to the tile { aya-say-tile-name }: if it touches the tile at the end, you lose its photo.
aya-say-landscape =
    Take the top tile of the { $terrain ->
        [forest] Forest
        [mountain] Mountain
        [desert] Desert
        [pole] Pole
       *[field] Field
    } pile.
aya-say-lay = Lay the tile at x { $x } mm, y { $y } mm, rotated { $heading }°, and stand the domino in front of entrance { $port }.
aya-say-back = Put the tile back, and the domino in your reserve.
aya-say-lay-flat = Lay it flat for later, with its animal on it (x { $x } mm, y { $y } mm, facing { $heading }°).
aya-say-turn-domino = Rotate domino { $domino }: { $way ->
    [straight] as it stands
    [left] { $turn }° to the left
   *[right] { $turn }° to the right
}.
aya-say-declare = Make domino { $domino } { $fork ->
    [yes] a fork
   *[no] an ordinary domino
}.
aya-say-raise = Stand domino { $domino } back up in its place.
aya-say-raise-there = Stand domino { $domino } back up at x { $x } mm, y { $y } mm, facing { $heading }°.
aya-say-put = Put the { aya-animal } back on at x { $x } mm, y { $y } mm.
aya-say-push = Push domino { $domino } of river { $river }: { $count ->
    [one] one domino
   *[other] { $count } dominoes
} will fall.
aya-say-push-all = Push { $count } dominoes together ({ $dominoes }): each counts as a push.
aya-say-drew = A domino is drawn: { aya-say-kind }.
aya-say-turned-up = The tile on top: { aya-kind }.
aya-say-meet = The animal on top: { aya-animal }.
aya-say-moved = Dominoes that moved: { $count } ({ $dominoes }).
aya-say-glass = The sand has run out.
aya-say-late = Time is up for { $player } this turn.
