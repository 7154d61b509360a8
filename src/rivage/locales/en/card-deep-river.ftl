### Deep River on its card: title, pitch, bots, options, seats. Loaded on the home page and at its tables.

title-deep-river = Deep River
facts-deep-river = 2 players · from age 10 · about 20 minutes · by Jonathan Favre-Godal and Corentin Lebrat
pitch-deep-river = Salmon and eels share one river, and a hungry bear walks its bank. Ride the currents, climb on your rivals’ backs, and send the bear home to the other nest.

bot-deep-river-first-steps = First steps
bot-deep-river-first-steps-hint = for a first game
bot-deep-river-duckling = Duckling
bot-deep-river-duckling-hint = sees a win at hand
bot-deep-river-young-otter = Young otter
bot-deep-river-young-otter-hint = quick, not careful
bot-deep-river-grey-heron = Grey heron
bot-deep-river-grey-heron-hint = thinks of your reply
bot-deep-river-river-guide = River guide
bot-deep-river-river-guide-hint = knows the currents
bot-deep-river-old-bear = Old bear
bot-deep-river-old-bear-hint = thinks far ahead

mine-score-deep-river = Steps of the bear: { $mine } to your nest, { $others } to the other

seat-deep-river-eels = Eels
seat-deep-river-salmon = Salmon

option-deep-river-stack_counts = Fish counted when a stack reaches the nest
option-deep-river-stack_counts-both = Both pawns
option-deep-river-stack_counts-top = The top pawn only
option-deep-river-first = Who begins
option-deep-river-first-hint = By the book it is whoever bathed last: choose your side, and let that one begin.
option-deep-river-first-chance = chance decides
option-deep-river-first-eels = the eels
option-deep-river-first-salmon = the salmon
option-deep-river-pie = Share the first move fairly
option-deep-river-pie-hint = One player says which side begins, the other picks a side.
