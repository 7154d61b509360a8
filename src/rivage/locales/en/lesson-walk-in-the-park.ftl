### A Walk in the Park taught step by step. Somebody else walks along on a sheet of their own.

lesson-walk-in-the-park-path = Drawing paths
lesson-walk-in-the-park-path-1 = Whoever has the most points wins. The die shows a straight path; everybody draws it on their own map. Begin at the cross-roads in the middle: touch a square beside it, turn the path until the two join, and draw it.
lesson-walk-in-the-park-path-2 = Joined. What is drawn stays, so look before you end your round. Then end it.
lesson-walk-in-the-park-path-done = Now the other map is shown too: the same roll, another place. Then the die is rolled again for everybody.

lesson-walk-in-the-park-visit = Visiting a monument
lesson-walk-in-the-park-visit-1 = Your path leads to the harbour, and the Opera House stands just left of its end, on B1. Draw the straight path there so that it joins.
lesson-walk-in-the-park-visit-2 = Visited! You were there first, so its “1” is circled: a point for you. And every visit lets you tick a bonus. Take whichever you like.
lesson-walk-in-the-park-visit-done = A visit needs two things: a path on the monument’s square, and a way from there to the cross-roads. The way may also come later.

lesson-walk-in-the-park-bonus = Bonuses
lesson-walk-in-the-park-bonus-1 = Some bonuses count at the end, others do something at once. You have just visited the Opera House: tick the straight path.
lesson-walk-in-the-park-bonus-2 = Now you may draw one more straight path in this very round. On D1, to the right, there is another monument: join it.
lesson-walk-in-the-park-bonus-3 = A second visit, and so a second bonus. Tick whichever you like.
lesson-walk-in-the-park-bonus-done = Two monuments in one round. Each bonus can be ticked once, six at most in a game.

lesson-walk-in-the-park-loop = Loops and statues
lesson-walk-in-the-park-loop-1 = Three sides of a small ring are there already. The die shows a turn: put it on D3 so that it closes the ring.
lesson-walk-in-the-park-loop-done = A closed loop earns a statue. Whoever has the most statues at the end scores a point for each; players who tie for most get one point each.

lesson-walk-in-the-park-ibis = The ibis
lesson-walk-in-the-park-ibis-1 = An ibis! It must be drawn too, and fills a square. Keep it off the monuments: put it on any other empty square.
lesson-walk-in-the-park-ibis-done = On a monument it would have closed it for you. Ibis count with some bonuses, the more in one flock the better, and the sixth one ends the game.

lesson-walk-in-the-park-end = How it ends
lesson-walk-in-the-park-end-1 = You have visited five monuments. The sixth ends the game: join the Lion Gate on E4.
lesson-walk-in-the-park-end-2 = Tick your sixth bonus: whichever you like.
lesson-walk-in-the-park-end-3 = End the round, and with it the game.
lesson-walk-in-the-park-end-done = The circled “1”s, the statues and your bonuses are counted. Six ibis or a full map end it too; alone you walk for eighteen rolls.

lesson-walk-in-the-park-stray-elsewhere = You may draw it there, but it does not do what we are after. Take it back and look for the place where it joins.
lesson-walk-in-the-park-stray-change = That turns a path into a T. You may do so once with a turn and once with a straight, but it costs three points. Not needed here: take it back.
lesson-walk-in-the-park-stray-bonus = A fine bonus, but this step is about one that lets you draw at once. Take it back and tick the straight path.
lesson-walk-in-the-park-stray-shut = There is a monument there, and the ibis has just closed it: you could never visit it. Take it back and choose another square.
