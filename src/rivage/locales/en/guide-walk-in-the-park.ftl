### How A Walk in the Park is played, in our own words.

guide-lead-walk-in-the-park = One die for everybody, one pencil and one map each. Draw your own way through Sydney’s botanic garden, all at the same time.
wp-guide-round-title = A round
wp-guide-round-1 = The die is rolled once, for all. It shows a turn, a straight path, a T-junction or an ibis.
wp-guide-round-2 = Everybody draws it in an empty square of their own map. Paths may be turned any way round, and need not touch anything yet.
wp-guide-round-3 = Nobody sees the others’ drawing of this round before all have finished. You may step back as often as you like, even after ending your turn, as long as somebody is still drawing.
wp-guide-statue-title = Close a loop, raise a statue
wp-guide-statue = Whenever your paths close a ring, a statue rises inside it. Two rings that share a path earn two statues. At the end the one player with the most statues scores a point for each; players who tie for most get one point each.
wp-guide-visit-title = Visit the monuments
wp-guide-visit = A monument is visited when there is a path on its square and that path leads to the cross-roads in the middle, now or later. Everyone who visits it in the first round in which anybody does scores 1 point. And every visit lets you tick one bonus, up to six.
wp-guide-ibis-title = Mind the ibis
wp-guide-ibis = The white ibis lives in these gardens and will not move again: it fills its square, and on a monument it closes it for you. With the right bonuses, though, a flock is worth a lot.
wp-guide-bonus-title = The ten bonuses
wp-guide-change-title = Stuck?
wp-guide-change = Once in a game you may open one of your turns into a T, and once one of your straight paths. Each costs 3 points, and each may close a loop or reach a monument at last.
wp-guide-end-title = The end
wp-guide-end = The walk ends after a round in which somebody has visited six monuments or drawn six ibis, or has no empty square left. Most points win; a tie goes to whoever brought about the end, then to more monuments, then to more statues. Alone you play 18 rolls, and 18 points are a win.
wp-guide-keys-title = By keyboard
wp-guide-keys = Arrows move over the squares, Enter or Space puts the piece down, R turns it, Enter draws it. T changes a path into a T, I chooses between a T and an ibis, 1 to 0 tick a bonus, U steps back, C confirms.
wp-guide-places-title = Places, and whose land this is
wp-guide-places = Where we did not know the place of a monument, we chose one ourselves.
wp-guide-country = The garden lies on the land of the Cadigal, who have cared for this shore for longer than anyone can count, and who gathered, fished and held ceremony at the cove the map calls Farm Cove. They know it as Wuganmagulya. We pay our respect to their elders, then and now.
