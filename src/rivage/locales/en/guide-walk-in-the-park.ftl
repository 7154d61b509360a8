### How A Walk in the Park is played, in our own words.

guide-lead-walk-in-the-park = One die for everybody, one pencil and one map each. Draw your own way through Sydney’s botanic garden, all at the same time.
wp-guide-round-title = A round
wp-guide-round-1 = The die is rolled once, for everyone. It shows a bend, a straight path, a T-junction or an ibis.
wp-guide-round-2 = Everyone draws it in an empty square of their own map. You can rotate paths as you like, and they don’t have to connect to anything yet.
wp-guide-round-3 = Nobody sees the other drawings of this round until everyone has finished. You can undo as often as you like, even after pressing Done, as long as someone is still drawing.
wp-guide-statue-title = Close a loop, earn a statue
wp-guide-statue = Whenever your paths close a loop, a statue goes up inside it. Two loops that share a path earn two statues. At the end, the player with the most statues scores a point for each; players who tie for most get one point each.
wp-guide-visit-title = Visit the monuments
wp-guide-visit = A monument is visited when there is a path on its square and that path leads to the crossroads in the middle, now or later. Everyone who visits it in the round of its first visit scores 1 point. And every visit lets you tick one bonus, up to six.
wp-guide-ibis-title = Mind the ibis
wp-guide-ibis = The white ibis lives in these gardens and won’t budge: it fills its square and blocks a monument there for you. With the right bonuses, though, a flock is worth a lot.
wp-guide-bonus-title = The ten bonuses
wp-guide-change-title = Stuck?
wp-guide-change = Once per game you can make one of your bends a T, and once one of your straight paths. Each costs 3 points, but may close a loop or reach a monument at last.
wp-guide-end-title = The end
wp-guide-end = The walk ends after a round in which somebody has visited six monuments, drawn six ibis or filled every square. The most points win. In a tie, the player who ended the walk wins, then the one with more monuments, then with more statues. On your own you play 18 rolls, and win with 18 points.
wp-guide-keys-title = By keyboard
wp-guide-keys = Arrows move over the squares, Enter or Space puts the piece down, R rotates it, Enter draws it. T changes a path into a T, I switches between a T and an ibis, 1 to 0 tick a bonus, U undoes, C confirms.
wp-guide-places-title = Places, and whose land this is
wp-guide-places = Where we did not know the place of a monument, we chose one ourselves.
wp-guide-country = The garden lies on the land of the Cadigal, who have cared for this shore for longer than anyone can count, and who gathered, fished and held ceremony at the cove the map calls Farm Cove. They know it as Wuganmagulya. We pay our respect to their elders, then and now.
