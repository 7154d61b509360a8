### Aya on its card: title, pitch, bots, options, seats. Loaded on the home page and at its tables.

title-aya = Aya
facts-aya = 1 to 5 players, all together · by Olivier Grégoire and Thibaut Quintens
pitch-aya = Together you build a river of dominoes across the table while the sand runs through the glass. Lay tiles, lead the animals to the water, then hold your breath: one push, and the wave decides which photos come out well.

album-aya = Wildlife album
album-of-aya = The wildlife album of { $game }

way-alone-hint-aya = you against the sand
bot-aya-apprentice = Apprentice
bot-aya-apprentice-hint = a willing hand
bot-aya-builder = Builder
bot-aya-builder-hint = knows how far a domino falls
bot-aya-architect = Architect
bot-aya-architect-hint = sees the whole river

option-aya-cameras = Dominoes with a camera
option-aya-cameras-hint = Only with 40 can every photo be taken.
option-aya-cameras-40 = 40, eight of each terrain
option-aya-cameras-25 = 25, five of each terrain
option-aya-table = Table
option-aya-table-hint = The larger the table, the longer the river.
option-aya-table-120x80 = 120 × 80 cm
option-aya-table-180x90 = 180 × 90 cm, a big one
option-aya-table-90x60 = 90 × 60 cm, for a short game
option-aya-hands = Hands
option-aya-hands-hint = Real hands may knock over what already stands.
option-aya-hands-steady = steady: what you stand, stands
option-aya-hands-real = real: physics decides
option-aya-free_retriggers = First retrigger
option-aya-free_retriggers-hint = Whether the first push after the start costs a token.
option-aya-free_retriggers-1 = free
option-aya-free_retriggers-0 = costs a token
option-aya-patience = Time for a turn
option-aya-patience-hint = After that the domino goes to the reserve.
option-aya-patience-20 = 20 seconds
option-aya-patience-10 = 10 seconds
option-aya-patience-30 = 30 seconds
option-aya-patience-60 = 60 seconds
option-aya-patience-0 = no limit
option-aya-glass = Hourglass
option-aya-glass-hint = How long each of the two hourglasses runs.
option-aya-glass-600 = 10 minutes
option-aya-glass-300 = 5 minutes
option-aya-glass-180 = 3 minutes
option-aya-glass-120 = 2 minutes, for the nimble
option-aya-glass-0 = no sand: as long as you like

## What runs at its table

timer-aya-glass = Sand
timer-aya-patience = Turn
