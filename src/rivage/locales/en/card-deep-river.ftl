### Deep River on its card: title, pitch, bots, options, seats. Loaded on the home page and at its tables.

title-deep-river = Deep River
facts-deep-river = 2 players · from age 10 · about 20 minutes · by Jonathan Favre-Godal and Corentin Lebrat
pitch-deep-river = Salmon and eels share one river. Ride its currents and send the hungry bear to the other nest.

bot-deep-river-first-steps = Tadpole
bot-deep-river-first-steps-hint = for a first game
bot-deep-river-duckling = Duckling
bot-deep-river-duckling-hint = spots a win within reach
bot-deep-river-young-otter = Young otter
bot-deep-river-young-otter-hint = quick, not careful
bot-deep-river-grey-heron = Grey heron
bot-deep-river-grey-heron-hint = thinks about your reply
bot-deep-river-river-guide = River guide
bot-deep-river-river-guide-hint = knows the currents
bot-deep-river-old-bear = Old bear
bot-deep-river-old-bear-hint = thinks far ahead

mine-score-deep-river = Bear: { $mine ->
    [one] { $mine } step
   *[other] { $mine } steps
} from your nest, { $others } from theirs

fair-dice-deep-river = Was the setup fair?
fair-title-deep-river = Was the setup fair?

seat-deep-river-eels = Eels
seat-deep-river-salmon = Salmon

option-deep-river-stack_counts = Which fish count when a stack scores
option-deep-river-stack_counts-both = Both fish
option-deep-river-stack_counts-top = Only the top fish
option-deep-river-first = Who goes first
option-deep-river-first-hint = The rulebook says: whoever swam last. Choose your side and let it go first.
option-deep-river-first-chance = chance decides
option-deep-river-first-eels = the eels
option-deep-river-first-salmon = the salmon
option-deep-river-pie = Pie rule
option-deep-river-pie-hint = One picks who goes first, the other picks a side.
