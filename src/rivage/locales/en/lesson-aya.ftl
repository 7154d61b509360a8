### Aya taught step by step, at a small table and without an hourglass.

lesson-aya-stand = Standing dominoes
lesson-aya-stand-1 = You build a river of dominoes together, against the hourglass; here it waits for you. The river begins on the Start tile. Draw a domino from your stock.
lesson-aya-stand-2 = A Forest domino. Stand it after the last one, about 2 cm on and facing the same way.
lesson-aya-stand-done = That is how a river grows. Two centimetres are a good distance: each domino reaches the next as it falls.

lesson-aya-far = Too far
lesson-aya-far-1 = When all is built, one push makes the river run. Push the first domino, the one on the Start tile, and watch closely.
lesson-aya-far-done = The wave stopped at the gap. A domino is 3 cm high, and what stands farther away is never reached. You could push again, but every push after the second costs a token.

lesson-aya-mend = Neither too far nor too close
lesson-aya-mend-1 = The same river before it fell, and one domino in your hand. Stand it in the gap, within reach of both its neighbours.
lesson-aya-mend-done = Mended. Too close would have been no better: then the next gap is too wide, and dominoes that touch cannot gain speed.

lesson-aya-turn = Turning a domino
lesson-aya-turn-1 = The last domino faces against the river, its water to the wrong side: it would fall onto its painted water, and the river would be broken there. Pick it, and turn it around.
lesson-aya-turn-done = Now all face the same way. In your turn you may turn any standing domino, anybody’s; its place stays the same.

lesson-aya-reserve = The reserve
lesson-aya-reserve-1 = A Desert domino, and a Forest river: there it would spoil the photo. Put it on your reserve instead.
lesson-aya-reserve-2 = There it lies, face up for everybody to see, until a Desert needs it. You may take the top one whenever your hand is empty: take it.
lesson-aya-reserve-done = Stock or reserve: each time you choose where your next domino comes from. The reserve only takes dominoes back; the stock never does.

lesson-aya-landscape = A landscape
lesson-aya-landscape-1 = This domino shows a camera: it may bring a landscape or an animal into play. Choose the landscape.
lesson-aya-landscape-2 = A Forest tile on which a river ends. Lay it ahead of the river, and stand the camera domino before its port, as the next one of the river.
lesson-aya-landscape-done = If Forest dominoes fall onto every port of the tile, and no other terrain lies on it, you have photographed the landscape.

lesson-aya-animal = An animal
lesson-aya-animal-1 = Another camera. Choose the animal, and stand the domino next in the river: the animal rides on this one and the one before.
lesson-aya-animal-done = An okapi, which lives in the Forest. When the river has fallen it must lie on dominoes, not on a tile, and Forest dominoes must lead from it to a Forest landscape. One animal on each stretch of river.

lesson-aya-garden = The Garden
lesson-aya-garden-1 = A domino of the Extraordinary Garden counts as any terrain. Stand it next in the river; you may also say that the river forks here.
lesson-aya-garden-done = After a fork two rows can go on from here, one to each side. The stretches before and after it are then separate: room for more animals.

lesson-aya-glasses = The pause and the two hourglasses
lesson-aya-glasses-1 = The first hourglass has run out. This is the pause: nothing is placed or moved. Talk it over, sketch a plan on the table; when everybody is ready, turn the hourglass.
lesson-aya-glasses-done = The second one runs, and it is the last: when its sand is through, building is over. A First river has only one, and no pause.

lesson-aya-count = The wave and the count
lesson-aya-count-1 = A whole little river, with an okapi and a Forest landscape at its end. One domino is missing, and you hold it: stand it where the river needs it.
lesson-aya-count-2 = Building is over. Hold your breath, and push the first domino.
lesson-aya-count-done = Everything fell! One point for the landscape, one for the okapi, and one for each of the ten tokens left. Three landscapes of one terrain add one more. The score is everybody’s together.
lesson-aya-count-almost = The wave did not get all the way this time; that happens to the best. At a table you would push again behind the gap. Here you can simply try once more, or go on.

## Its end, for a person who built a wave that fell from end to end and won every photo

lesson-aya-perfect-title = A perfect wave!
lesson-aya-perfect = Every domino fell, and every photo came out well: by your own hand. You are ready for a river of your own. Bring friends: it is even lovelier together.
lesson-aya-ending = You know how Aya goes. Not every wave reaches the end, and the next one always runs better. The rules are a tap away whenever you want them.

lesson-aya-stray-far = You may stand it there, but the river would not reach it. Take it back and stand it nearer: about 2 cm from the one before.
lesson-aya-stray-gap = The wave stops at the gap and never gets there. Take it back, and stand it in the gap.
lesson-aya-stray-arm = There, on the Start tile, the river could begin a second arm. That is for later: take it back.
lesson-aya-stray-reserve = Now it lies in your reserve, and you could take it from there later. Take it back: this step needs it now.
lesson-aya-stray-push = At the first push it must be one on the Start tile, and the best is the very first: what stands before the one you push stays standing. Take it back.
lesson-aya-stray-plain = A camera domino may stand as just a domino. But then its camera is lost, and this step is about what it brings. Take it back.
lesson-aya-stray-lay = The tile may lie there, but its camera domino is no part of the river: nothing would ever make it fall. Take it back and lay it where the river leads.
lesson-aya-stray-animal = That brings an animal. Its turn will come soon: take it back.
lesson-aya-stray-landscape = That brings a landscape. This time it is about an animal: take it back.
lesson-aya-stray-draw = Now you hold another domino. This step is about one that is there already: take it back.
lesson-aya-stray-turn = Turned, but not to where this step needs it: all dominoes of a river face the way it runs. Take it back.
lesson-aya-stray-foreign = It may stand there, but on a Forest stretch it brings no photo nearer, and on the tile it would spoil one. Take it back, and put it on your reserve.
