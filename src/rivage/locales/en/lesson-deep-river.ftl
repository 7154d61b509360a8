### Deep River taught step by step. The learner plays the eels.

lesson-deep-river-swim = Swimming
lesson-deep-river-swim-1 = You win when the bear walks into the salmon’s nest, at the far end; your eels swim there too. Every turn begins with a current. Choose the blue one: it says 2.
lesson-deep-river-swim-2 = The current says how far one of your fish swims. All yours are still in their nest: let one swim out.
lesson-deep-river-swim-3 = Two tiles, as it said. The blue current has drifted one tile on and turned over: it now says something else. End your turn.
lesson-deep-river-swim-done = The salmon answered from the other side. So it goes, turn by turn: a current, a fish, and the current drifts on.

lesson-deep-river-stack = Climbing on
lesson-deep-river-stack-1 = A salmon is in your way, two tiles ahead of your eel. Choose a current that says 2.
lesson-deep-river-stack-2 = Now let the eel in the river swim. It arrives where the salmon is, and climbs on.
lesson-deep-river-stack-done = A stack of two, and whoever is on top steers it: the salmon goes where you go. A stack swims as one, and only to an empty place.

lesson-deep-river-nest = In the enemy nest
lesson-deep-river-nest-1 = Your stack is two tiles from the salmon’s nest. Choose a current that takes it there: 2 is enough, and with 3 the rest is lost.
lesson-deep-river-nest-2 = Take the stack into the nest, and watch the bear.
lesson-deep-river-nest-done = The bear takes one step for every fish that arrives, and the salmon you carried counts too: two steps towards the salmon. Both fish go home and begin again.

lesson-deep-river-big = The big tile
lesson-deep-river-big-1 = Tiles do something when a fish arrives. The big one in the middle makes fish grow. Choose the blue current: your eel gets there with 2.
lesson-deep-river-big-2 = Swim to the big tile.
lesson-deep-river-big-3 = Choose one of your singles to become a double: this one, or one in the nest.
lesson-deep-river-big-done = A double shows two fish. In the enemy nest it makes the bear take two steps instead of one.

lesson-deep-river-bear = The bear tile
lesson-deep-river-bear-1 = A bear tile wakes the bear, but only for a double. Yours is two tiles away from one: choose the green current.
lesson-deep-river-bear-2 = Swim there with the double.
lesson-deep-river-bear-done = One step for the bear, and a salmon caught on the way. A single would have left him asleep.

lesson-deep-river-advance = Advance
lesson-deep-river-advance-1 = On an Advance tile one of your fish swims one tile more. The next one is just ahead: choose the green current.
lesson-deep-river-advance-2 = Swim onto the Advance tile.
lesson-deep-river-advance-3 = Now one more tile, with the same eel.
lesson-deep-river-advance-done = Two tiles out of a 1. Where a fish arrives by Advance the tile does nothing; a nest still counts.

lesson-deep-river-swap = Swap
lesson-deep-river-swap-1 = A double salmon sits on one of your eels. A Swap tile turns stacks round: yours is two tiles ahead. Choose the blue current.
lesson-deep-river-swap-2 = Swim onto the Swap tile with the eel that is free.
lesson-deep-river-swap-3 = Turn the stack round.
lesson-deep-river-swap-done = Your eel is on top and carries a double: that stack is worth three steps of the bear. Take care: if the only stack is your own, you must turn that one round.

lesson-deep-river-tilt = Tilt
lesson-deep-river-tilt-1 = A Tilt tile takes a current away from your opponent for one turn. It is two tiles ahead: choose a current that says 2.
lesson-deep-river-tilt-2 = Swim onto the Tilt tile.
lesson-deep-river-tilt-3 = Tilt whichever current you do not want the salmon to have.
lesson-deep-river-tilt-done = On their next turn the salmon cannot choose it. Then it stands up again.

lesson-deep-river-currents = When the currents arrive
lesson-deep-river-currents-1 = Once two currents are on the last tile, the game is over. Blue is there already. The bear is nearer to the salmon’s nest, so that suits you: choose violet.
lesson-deep-river-currents-2 = Swim, and violet drifts onto the last tile.
lesson-deep-river-currents-3 = Two currents are there. End your turn, and with it the game.
lesson-deep-river-currents-done = You win, for the bear is farther from your nest. With the bear on the big tile it would have been a draw.

lesson-deep-river-home = The bear in the nest
lesson-deep-river-home-1 = The other way to win is quicker. The bear is three steps from the salmon’s nest, and your stack is one tile away from it. Choose the green current.
lesson-deep-river-home-2 = Take the stack into the nest: a single and a double show three fish.
lesson-deep-river-home-done = The bear is in the salmon’s nest, and they lose on the spot.

lesson-deep-river-stray-current = That current is yours to choose as well, but it says something else. What comes next needs the one we asked for: take it back.
lesson-deep-river-stray-fish = That fish is yours to move as well, but this step is about another one. Take it back and choose again.
