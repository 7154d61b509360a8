### How A Walk in the Park is played, in our own words.

walk-guide-lead = One die for everybody, one pencil and one map each. Draw your own way through Sydney’s botanic garden, all at the same time.
walk-guide-play = Play A Walk in the Park
walk-guide-round-title = A round
walk-guide-round-1 = The die is rolled once, for all. It shows a turn, a straight path, a T-junction or an ibis.
walk-guide-round-2 = Everybody draws it in an empty square of their own map. Paths may be turned any way round, and need not touch anything yet.
walk-guide-round-3 = Nobody sees the others’ drawing of this round before all have finished. You may step back as often as you like until you confirm.
walk-guide-statue-title = Close a loop, raise a statue
walk-guide-statue = Whenever your paths close a ring, a statue rises inside it. Two rings that share a path earn two statues. At the end the one player with the most statues scores a point for each; players who tie for most get one point each.
walk-guide-visit-title = Visit the monuments
walk-guide-visit = A monument is visited when there is a path on its square and that path leads to the cross-roads in the middle, now or later. Everyone who visits it in the first round in which anybody does scores 1 point. And every visit lets you tick one bonus, up to six.
walk-guide-ibis-title = Mind the ibis
walk-guide-ibis = The white ibis lives in these gardens and will not move again: it fills its square, and on a monument it closes it for you. With the right bonuses, though, a flock is worth a lot.
walk-guide-bonus-title = The ten bonuses
walk-guide-change-title = Stuck?
walk-guide-change = Once in a game you may open one of your turns into a T, and once one of your straight paths. Each costs 3 points, and each may close a loop or reach a monument at last.
walk-guide-end-title = The end
walk-guide-end = The walk ends after a round in which somebody has visited six monuments or drawn six ibis, or has no empty square left. Most points win; a tie goes to who brought about the end, then to more monuments, then to more statues. Alone you play 18 rolls, and 18 points are a win.
walk-guide-keys-title = By keyboard
walk-guide-keys = Arrows move over the squares, Enter or Space puts the piece down, R turns it, Enter writes it. T changes a path into a T, 1 to 0 tick a bonus, U steps back, C confirms.
walk-guide-credits-title = Whose game this is
walk-guide-credits = A Walk in the Park was designed by David Harding, illustrated by Kerri Aitken and published by Grail Games in 2022. If you like it here, you will love it on paper.
walk-guide-independent = This is an independent implementation, neither made nor endorsed by the publisher. No picture and no sentence of the printed game is used; where the places of the monuments were not known to us, we chose our own.
walk-guide-country-title = Whose land this is
walk-guide-country = The garden lies on the land of the Cadigal, who have cared for this shore for longer than anyone can count, and who gathered, fished and held ceremony at the cove the map calls Farm Cove. They know it as Wuganmagulya. We pay our respect to their elders, then and now.
