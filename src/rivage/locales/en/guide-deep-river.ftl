### How Deep River is played, in our own words.

guide-lead-deep-river = Two players, one river. Eels swim one way, salmon the other, and each side tries to drive the bear into the other’s nest.
dr-guide-goal-title = Goal
dr-guide-goal = If the bear reaches a nest, its owner loses on the spot. If two of the three currents drift to the last tile first, the player whose nest is farther from the bear wins. If the bear is on the middle tile, it is a draw.
dr-guide-turn-title = Your turn
dr-guide-turn-1 = Choose a current that is not tilted and do what its top side says.
dr-guide-turn-2 = A number: one of your fish swims that many tiles. “1 + bear”: a fish swims one tile, then the bear takes one step. “Twice 1”: two moves of one tile, by the same fish or by two.
dr-guide-turn-3 = Then the current drifts one tile and flips over. On the last tile it only flips over.
dr-guide-turn-4 = You can undo as often as you like until you press Done.
dr-guide-fish-title = Swimming
dr-guide-fish-1 = You can move fish in your nest, your fish that are alone, and stacks with your fish on top. A stack swims as one.
dr-guide-fish-2 = A lone fish that lands on a lone opponent climbs onto it, and the stack is yours. A stack needs an empty place; no stack is higher than two.
dr-guide-fish-3 = If the place is full, the fish swims on to the next free one.
dr-guide-fish-4 = In the other nest, each single that arrives pushes the bear one step, and each double two. Then each fish goes home, same side up.
dr-guide-tiles-title = Where a fish arrives
dr-guide-tile-bear = Bear: if a double arrives, the bear takes one step toward the other nest.
dr-guide-tile-advance = Advance: one of your fish swims one more tile, without another effect.
dr-guide-tile-swap = Swap: flip a stack in the river, so that it changes sides. You have to, even when it hurts.
dr-guide-tile-tilt = Tilt: tilt a current; your opponent can’t choose it next turn. One always stays free.
dr-guide-tile-big = The big tile in the middle: make one of your single fish a double. A double that arrives can swim a fish one tile instead and use the effect there.
dr-guide-tips-title = Three tips from the old bear
dr-guide-tip-1 = A double counts as two fish: it pushes the bear twice as far, and only doubles wake the Bear tiles.
dr-guide-tip-2 = Riding on an opponent’s back wastes nothing: the fish you carry counts too.
dr-guide-tip-3 = Watch the last tile. When a second current gets there, you want the bear on the right side.
