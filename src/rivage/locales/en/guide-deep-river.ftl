### How Deep River is played, in our own words.

guide-lead-deep-river = Two players, one river. Eels swim one way, salmon the other, and each side tries to drive the bear into the other’s nest.
dr-guide-goal-title = What you are after
dr-guide-goal = When the bear reaches a nest, its owner loses at once. If two of the three currents drift to the last tile before that, the player whose nest is farther from the bear wins; with the bear on the middle tile it is a draw.
dr-guide-turn-title = Your turn
dr-guide-turn-1 = Choose one current that is not tilted and do what its upper face says.
dr-guide-turn-2 = A number: one of your fish swims that many tiles. “1 + bear”: a fish swims one tile, then the bear takes one step. “Twice 1”: two moves of one tile, by the same fish or by two.
dr-guide-turn-3 = Then the current drifts one tile on and turns over. On the last tile it only turns over.
dr-guide-turn-4 = You may step back as often as you like until you end your turn.
dr-guide-fish-title = Swimming
dr-guide-fish-1 = You move fish in your nest, your pawns that lie alone, and stacks with your pawn on top. A stack swims as one.
dr-guide-fish-2 = A lone pawn that lands on a lone enemy climbs onto it, and the stack is yours. A stack needs an empty place; stacks are never higher than two.
dr-guide-fish-3 = If the place is full, the fish swims on to the next free one.
dr-guide-fish-4 = In the enemy nest every fish shown on the arriving pawns pushes the bear one step. Then each pawn goes home, same face up.
dr-guide-tiles-title = Where a fish arrives
dr-guide-tile-bear = Bear: if a double arrives, the bear takes one step toward the enemy nest.
dr-guide-tile-advance = Advance: one of your fish swims one tile more, without another effect.
dr-guide-tile-swap = Swap: turn a stack of the river over, so that it changes sides. You must, even when it hurts.
dr-guide-tile-tilt = Tilt: tilt a current; your opponent cannot choose it next turn. One always stays free.
dr-guide-tile-big = The big tile in the middle: turn one of your single fish to double. A double that arrives may instead swim a fish one tile, and use the effect there.
dr-guide-tips-title = Three tips from the old bear
dr-guide-tip-1 = A double shows two fish: it pushes the bear twice as hard, and only doubles wake the bear tiles.
dr-guide-tip-2 = Riding an enemy home wastes nothing: the fish you carry counts too.
dr-guide-tip-3 = Watch the last tile. When a second current gets there, the bear had better be on the right side.
