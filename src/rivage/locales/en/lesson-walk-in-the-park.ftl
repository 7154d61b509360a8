### A Walk in the Park taught step by step. Somebody else walks along on a sheet of their own.

lesson-walk-in-the-park-path = Drawing paths
lesson-walk-in-the-park-path-1 = Let’s draw your first path. The die shows a straight path, and everyone draws it on their own map. Start at the crossroads in the middle: tap a square beside it, rotate the path until the two connect, and draw it.
lesson-walk-in-the-park-path-2 = Connected! What you draw stays, so take a good look. Then press “Done”.
lesson-walk-in-the-park-path-done = Now you see the other map too: the same roll, another place. Then the die is rolled again for everyone. The most points win.

lesson-walk-in-the-park-visit = Visiting a monument
lesson-walk-in-the-park-visit-1 = Your path leads to the harbour, and the Opera House stands just left of its end, on B1. Draw the straight path there so that the two connect.
lesson-walk-in-the-park-visit-2 = Visited! You were there first, so its “1” is circled: a point for you. And every visit lets you tick a bonus. Take any you like.
lesson-walk-in-the-park-visit-done = A visit needs two things: a path on the monument’s square, and a way from there to the crossroads. The way can also come later.

lesson-walk-in-the-park-bonus = Bonuses
lesson-walk-in-the-park-bonus-1 = Some bonuses count at the end, others do something right away. You have just visited the Opera House: tick the extra straight.
lesson-walk-in-the-park-bonus-2 = Now you can draw one more straight path in the same round. There is another monument on D1, to the right: connect it.
lesson-walk-in-the-park-bonus-3 = A second visit, so a second bonus. Tick any you like.
lesson-walk-in-the-park-bonus-done = Two monuments in one round. You can tick each bonus once, and six at most in a game.

lesson-walk-in-the-park-loop = Loops and statues
lesson-walk-in-the-park-loop-1 = Three corners of a small loop are already there. The die shows a bend: put it on D3 to close the loop.
lesson-walk-in-the-park-loop-done = A closed loop earns a statue. The player with the most statues at the end scores a point for each; players who tie for most get one point each.

lesson-walk-in-the-park-ibis = The ibis
lesson-walk-in-the-park-ibis-1 = An ibis! You have to draw it too, and it fills a square. Keep it off the monuments: put it on any other empty square.
lesson-walk-in-the-park-ibis-done = On a monument, it would have blocked it for you. Some bonuses count your ibis – the more in one flock, the better – and the sixth one ends the game.

lesson-walk-in-the-park-end = How it ends
lesson-walk-in-the-park-end-1 = You have visited five monuments. The sixth ends the game: connect the Lion Gate on E4.
lesson-walk-in-the-park-end-2 = Tick your sixth bonus: any you like.
lesson-walk-in-the-park-end-3 = Press “Done” to finish the game.
lesson-walk-in-the-park-end-done = The circled “1”s, the statues and your bonuses count. Six ibis or a full map also end the game. On your own, you walk for eighteen rolls.

lesson-walk-in-the-park-alone = Your turn
lesson-walk-in-the-park-alone-goal = The die shows a bend. Visit two monuments in this one round.
lesson-walk-in-the-park-alone-missed = Not quite: that is not two visits in one round yet. Try again.
lesson-walk-in-the-park-alone-hint = The path at the bottom has an open end on both sides. And the first visit lets you tick a bonus: which one lets you draw again at once?
lesson-walk-in-the-park-alone-done = Two monuments in one round. That is how a good walk goes!

lesson-walk-in-the-park-stray-elsewhere = You can draw it there, but we need it somewhere else. Take it back and look for the place where it connects.
lesson-walk-in-the-park-stray-change = That changes a path into a T. You can do it once with a bend and once with a straight path, but it costs three points. You don’t need it here: take it back.
lesson-walk-in-the-park-stray-bonus = A fine bonus, but this step needs one that lets you draw right away. Take it back and tick the extra straight.
lesson-walk-in-the-park-stray-shut = There is a monument there, and the ibis has just blocked it: you could never visit it. Take it back and choose another square.
