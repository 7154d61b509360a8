### Aya on its card: title, pitch, bots, options, seats. Loaded on the home page and at its tables.

title-aya = Aya
facts-aya = 1 to 5 players, all together · from age 8 · about 30 minutes · by Olivier Grégoire and Thibaut Quintens
pitch-aya = Build a river of dominoes together while the sand runs. Then one push decides which photos come out well.

album-aya = Wildlife album
album-of-aya = The wildlife album of { $game }

way-alone-hint-aya = just you and the hourglass
fair-dice-aya = Was the shuffle fair?
fair-title-aya = Was the shuffle fair?
bot-aya-apprentice = Apprentice
bot-aya-apprentice-hint = a willing hand
bot-aya-builder = Builder
bot-aya-builder-hint = knows how far a domino falls
bot-aya-architect = Architect
bot-aya-architect-hint = sees the whole river

option-aya-cameras = Dominoes with a camera
option-aya-cameras-hint = You need all 40 to be able to take every photo.
option-aya-cameras-40 = 40, eight of each terrain
option-aya-cameras-25 = 25, five of each terrain
option-aya-table = Table
option-aya-table-hint = The larger the table, the longer the river.
option-aya-table-120x80 = 120 × 80 cm
option-aya-table-180x90 = 180 × 90 cm, a big one
option-aya-table-90x60 = 90 × 60 cm, for a short game
option-aya-hands = Hands
option-aya-hands-hint = Real hands can knock over standing dominoes.
option-aya-hands-steady = steady: what you place stays up
option-aya-hands-real = real: physics decides
variation-aya-real-hands = Next time with real hands?
variation-aya-real-hands-hint = Physics decides where a domino stands: it can wobble, fall, and take its neighbours with it. Whatever falls while you build, you stand back up.
offer-variation-aya-real-hands-mine = You asked for another game, with real hands.
offer-variation-aya-real-hands-theirs = { $name } would like another game, with real hands.
option-aya-free_retriggers = First retrigger
option-aya-free_retriggers-hint = Does the first push after the start cost a token?
option-aya-free_retriggers-1 = free
option-aya-free_retriggers-0 = costs a token
option-aya-patience = Time for a turn
option-aya-patience-hint = After that the domino goes to the reserve.
option-aya-patience-0 = no limit
option-aya-patience-20 = 20 seconds
option-aya-patience-40 = 40 seconds
option-aya-patience-60 = 60 seconds
option-aya-glass = Hourglass
option-aya-glass-hint = How long one hourglass lasts.
option-aya-glass-600 = 10 minutes
option-aya-glass-300 = 5 minutes
option-aya-glass-240 = 4 minutes
option-aya-glass-180 = 3 minutes
option-aya-glass-120 = 2 minutes, for the nimble
option-aya-glass-0 = no sand: as long as you like
option-aya-glasses = How many hourglasses
option-aya-glasses-hint = Between two hourglasses there is a pause to make plans.
option-aya-glasses-2 = two, with a pause between them
option-aya-glasses-1 = one
option-aya-landscapes = Landscapes
option-aya-landscapes-hint = With only three, the river is easier to plan.
option-aya-landscapes-15 = all 15
option-aya-landscapes-3 = 3: Forest, Desert and Pole

## Offered to newcomers

preset-aya-first-river = First river
preset-aya-first-river-hint = 4 minutes, a small table, one long wave
preset-aya-first-river-about = one hourglass of four minutes, a small table and three landscapes. Build one river from the Start tile, give it a push, and see how far the wave runs.
preset-aya-first-river-next = Ready for more? The full game has two hourglasses of ten minutes, and fifteen landscapes lead the river across a larger table.

## What runs at its table

timer-aya-glass = Sand
timer-aya-patience = Turn
me-best-bots-aya = Best with bots
me-ladder-aya = With the bots
me-challenge-aya = Play
crown-aya = Crown: you reached the goal with { $level }
