### Aya taught step by step, at a small table and without an hourglass.

lesson-aya-stand = Standing dominoes
lesson-aya-stand-1 = Together you build a river of dominoes before the hourglass runs out. In this lesson, there is no rush. The river begins on the Start tile. Draw a domino from your stock.
lesson-aya-stand-2 = A Forest domino. Stand it about 2 cm after the last one, facing the same way.
lesson-aya-stand-done = That is how a river grows. Two centimetres is a good distance: each domino hits the next as it falls.

lesson-aya-far = Too far
lesson-aya-far-1 = Once the river is built, one push makes it run. Push the first domino, the one on the Start tile, and watch closely.
lesson-aya-far-done = The wave stopped at the gap. A domino is 3 cm high, so it can’t reach one that stands farther away. You could push again, but every push after the second costs a token.

lesson-aya-mend = Neither too far nor too close
lesson-aya-mend-1 = Here is the same river before it fell, and you hold one domino. Stand it in the gap, within reach of both neighbours.
lesson-aya-mend-done = Mended. Too close would be just as bad: the next gap is then too wide, and dominoes that touch can’t pick up speed.

lesson-aya-turn = Turning a domino around
lesson-aya-turn-1 = The last domino faces the wrong way: it would fall onto its painted water, and the river would break there. Pick it, and turn it around.
lesson-aya-turn-done = Now they all face the same way. On your turn, you can rotate any standing domino, even someone else’s. It stays in its place.

lesson-aya-reserve = The reserve
lesson-aya-reserve-1 = A Desert domino, but a Forest river: it would spoil the photo here. Put it in your reserve instead.
lesson-aya-reserve-2 = It lies there face up, for everyone to see, until you need it. You can take the top one whenever your hand is empty: take it.
lesson-aya-reserve-done = Stock or reserve: each time, you choose where your next domino comes from. You can put dominoes back in the reserve, but never in the stock.

lesson-aya-landscape = A landscape
lesson-aya-landscape-1 = This domino has a camera: it can bring a landscape or an animal into play. Choose the landscape.
lesson-aya-landscape-2 = A Forest tile where a river ends. Lay it just ahead of the river, then stand the camera domino in front of its entrance as the next domino.
lesson-aya-landscape-done = If Forest dominoes fall onto every entrance of the tile, and no other terrain lies on it, you have your photo of the landscape.

lesson-aya-animal = An animal
lesson-aya-animal-1 = Another camera. Choose the animal, and make this the next domino of the river: the animal rides on it and on the one before.
lesson-aya-animal-done = An okapi, which lives in the Forest. When the river has fallen, it must lie on dominoes, not on a tile, and Forest dominoes must lead from it to a Forest landscape. There is room for one animal on each stretch of river.

lesson-aya-garden = The Garden
lesson-aya-garden-1 = A domino of the Extraordinary Garden counts as any terrain. Make it the next one in the river; you can also use it to split the river in two.
lesson-aya-garden-done = After a fork, two rows can go on, one to each side. The stretches before and after it are then separate, so there is room for more animals.

lesson-aya-glasses = The pause and the two hourglasses
lesson-aya-glasses-1 = The first hourglass has run out. Now comes the pause: nobody places or moves anything. Talk it over and sketch a plan on the table. When everyone is ready, turn the hourglass.
lesson-aya-glasses-done = The second one is running, and it is the last: when its sand has run out, building is over. A First river has only one hourglass, and no pause.

lesson-aya-count = The wave and the count
lesson-aya-count-1 = A little river, almost complete, with an okapi and a Forest landscape at the end. One domino is missing, and you are holding it: stand it where the river needs it.
lesson-aya-count-2 = Building is over. Hold your breath, and push the first domino.
lesson-aya-count-done = Everything fell! One point for the landscape, one for the okapi, and one for each of the ten tokens left. Three landscapes of one terrain add one more. You all share the score.
lesson-aya-count-almost = The wave didn’t make it all the way this time. It happens to the best. In a real game, you would push again behind the gap. Here you can simply try again, or continue.

lesson-aya-alone = Your turn
lesson-aya-alone-goal = Three dominoes are missing, and this time you build on your own: close the gap so that the wave reaches the camera domino in front of the Forest. Then push.
lesson-aya-alone-missed = Not quite: the wave stopped before it reached the camera domino. Try again.
lesson-aya-alone-hint = Share the gap out evenly: about 2 cm from one domino to the next, all of them in one line with the river.
lesson-aya-alone-done = Click! The wave reached the camera domino, and the photo of the Forest is yours.

lesson-aya-stray-far = You can stand it there, but the river would not reach it. Take it back and stand it closer: about 2 cm from the one before.
lesson-aya-stray-gap = The wave stops at the gap and never gets there. Take it back, and stand it in the gap.
lesson-aya-stray-arm = There, on the Start tile, the river could begin a second branch. That is for later: take it back.
lesson-aya-stray-reserve = Now it is in your reserve, and you could take it from there later. But this step needs it now: take it back.
lesson-aya-stray-push = The first push has to be on the Start tile, and the very first domino is best: those that stand before the one you push would stay standing. Take it back.
lesson-aya-stray-plain = You can use a camera domino as just a domino. But then you lose its camera, and this step is about what it brings. Take it back.
lesson-aya-stray-lay = You can lay the tile there, but its camera domino is not part of the river: nothing would ever make it fall. Take it back and lay it where the river leads.
lesson-aya-stray-animal = That brings an animal. Its turn will come soon: take it back.
lesson-aya-stray-landscape = That brings a landscape. This time it is about an animal: take it back.
lesson-aya-stray-draw = Now you hold another domino. This step is about one that is already there: take it back.
lesson-aya-stray-turn = You rotated it, but not the way it should go: all dominoes of a river face the way it flows. Take it back.
lesson-aya-stray-foreign = You can stand it there, but on a Forest stretch it helps no photo, and on the tile it would spoil one. Take it back, and put it in your reserve.
