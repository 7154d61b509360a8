### Deep River taught step by step. The learner plays the eels.

lesson-deep-river-swim = Swimming
lesson-deep-river-swim-1 = You win when the bear walks into the salmon’s nest, at the far end. Your eels swim there too. Every turn starts with a current: choose the blue one, it says 2.
lesson-deep-river-swim-2 = The current says how far one of your fish swims. Yours are all still in their nest: let one swim out.
lesson-deep-river-swim-3 = Two tiles, just as it said. The blue current has drifted one tile and flipped over: now it says something else. End your turn.
lesson-deep-river-swim-done = The salmon answered from the other side. That is how it goes, turn by turn: a current, a fish, and the current drifts on.

lesson-deep-river-stack = Climbing on
lesson-deep-river-stack-1 = A salmon is in your way, two tiles ahead of your eel. Choose a current with a 2.
lesson-deep-river-stack-2 = Now swim with the eel in the river. It reaches the salmon and climbs on top.
lesson-deep-river-stack-done = A stack of two, and whoever is on top steers: the salmon goes where you go. A stack swims as one, and only to an empty place.

lesson-deep-river-nest = In the other nest
lesson-deep-river-nest-1 = Your stack is two tiles from the salmon’s nest. Choose a current that gets it there: a 2 is enough, and the rest of a 3 is lost.
lesson-deep-river-nest-2 = Swim the stack into the nest, and watch the bear.
lesson-deep-river-nest-done = The bear takes one step for every fish that arrives, and the salmon you carried counts too: two steps toward the salmon. Both fish go home and start again.

lesson-deep-river-big = The big tile
lesson-deep-river-big-1 = Tiles do something when a fish arrives. The big one in the middle makes fish grow. Choose the blue current: a 2 takes your eel there.
lesson-deep-river-big-2 = Swim to the big tile.
lesson-deep-river-big-3 = Choose one of your singles to become a double: this one, or one in the nest.
lesson-deep-river-big-done = A double counts as two fish. In the other nest, it makes the bear take two steps instead of one.

lesson-deep-river-bear = The Bear tile
lesson-deep-river-bear-1 = A Bear tile wakes the bear, but only for a double. Yours is two tiles away: choose the green current.
lesson-deep-river-bear-2 = Swim there with the double.
lesson-deep-river-bear-done = One step for the bear, and you caught a salmon on the way. A single would have let the bear sleep.

lesson-deep-river-advance = Advance
lesson-deep-river-advance-1 = On an Advance tile, one of your fish swims one more tile. There is one just ahead: choose the green current.
lesson-deep-river-advance-2 = Swim onto the Advance tile.
lesson-deep-river-advance-3 = Now one more tile, with the same eel.
lesson-deep-river-advance-done = Two tiles out of a 1. A tile you reach by Advance does nothing, but a nest still counts.

lesson-deep-river-swap = Swap
lesson-deep-river-swap-1 = A double salmon sits on one of your eels. A Swap tile flips stacks, and there is one two tiles ahead. Choose the blue current.
lesson-deep-river-swap-2 = Swim onto the Swap tile with your free eel.
lesson-deep-river-swap-3 = Flip the stack.
lesson-deep-river-swap-done = Your eel is on top and carries a double: that stack is worth three steps of the bear. But be careful: if the only stack is your own, that is the one you have to flip.

lesson-deep-river-tilt = Tilt
lesson-deep-river-tilt-1 = A Tilt tile takes a current away from your opponent for one turn. There is one two tiles ahead: choose a current with a 2.
lesson-deep-river-tilt-2 = Swim onto the Tilt tile.
lesson-deep-river-tilt-3 = Tilt the current you don’t want the salmon to have.
lesson-deep-river-tilt-done = The salmon can’t choose it on their next turn. Then it stands up again.

lesson-deep-river-currents = When two currents reach the end
lesson-deep-river-currents-1 = A game can also end without the bear reaching a nest: once two currents are on the last tile, it is over. Blue is already there. The bear is closer to the salmon’s nest, which is good for you: choose violet.
lesson-deep-river-currents-2 = Swim, and violet drifts onto the last tile.
lesson-deep-river-currents-3 = Two currents have reached the end. End your turn to finish the game.
lesson-deep-river-currents-done = You win: the bear is closer to their nest than to yours. With the bear on the big tile, it would have been a draw.

lesson-deep-river-home = The bear in the nest
lesson-deep-river-home-1 = Now finish a game. The bear is three steps from the salmon’s nest, and your stack is one tile from it. Choose the green current.
lesson-deep-river-home-2 = Swim the stack into the nest: a single and a double make three fish.
lesson-deep-river-home-done = The bear is in the salmon’s nest, and they lose on the spot.

lesson-deep-river-alone = Your turn
lesson-deep-river-alone-goal = The bear is two steps from the salmon’s nest. Win the game in this one turn.
lesson-deep-river-alone-missed = Not quite: the bear has not reached the nest. Try again, with another current or another fish.
lesson-deep-river-alone-hint = Which of your fish counts as two? And which current takes it all the way into the nest?
lesson-deep-river-alone-done = The double counted as two, and the bear walked into the nest. You win!

lesson-deep-river-stray-current = Good idea, but this step needs a different current. Take it back and try again.
lesson-deep-river-stray-fish = Good idea, but this step is about another fish. Take it back and choose again.
