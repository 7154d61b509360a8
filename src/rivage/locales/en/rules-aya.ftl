### The rules of Aya, in our own words. How a section is laid out: web/src/shell/rules/rulesMarkup.ts.

rules-aya-aim-title = Goal
rules-aya-aim-text =
    You play together. Turn by turn you build a river of standing dominoes from landscape to landscape, and animals ride on it. Then someone pushes the first domino, and the wave decides which photos come out well. Photos and tokens you kept are points: the more, the better.
rules-aya-aim-picture = A river on its way to a landscape, with an okapi riding on it.

rules-aya-dominoes-title = Dominoes and terrains
rules-aya-dominoes-text =
    There are five terrains: Forest, Mountain, Desert, Pole and Field, with 30 dominoes each. Six more dominoes are Extraordinary Gardens and count as any terrain. One side of a domino shows water.

    In each terrain, 8 dominoes have a camera, 40 in all. You can also choose only 5 in each; then you can’t win every photo.
rules-aya-dominoes-picture = The five terrains, a Garden, and a Forest domino with a camera.

rules-aya-tiles-title = Landscapes, animals, tokens
rules-aya-tiles-text =
    – *Landscapes* are round tiles, three of each terrain: a bend with two entrances, a fork with three, an end with one. An entrance is where the river comes in or goes out; which is which depends on how you rotate the tile. Each tile comes with a photo.
    – *The Start tile* has no terrain. The river begins on it and leaves by two entrances. Dominoes of every terrain may stand on it.
    – *Animals* are small round tokens, five of each terrain, each with its photo.
    – *Ten tokens* pay for further pushes.
rules-aya-tiles-picture = The Start tile, and bend, fork and end of the Forest.

rules-aya-setup-title = Setting up
rules-aya-setup-text =
    Choose who goes first: the rulebook suggests the youngest. That player lays the Start tile anywhere on the table. Landscapes and animals are shuffled and lie face down in piles by terrain. All dominoes are dealt face down as stocks: 78 each for two players, 52 for three, 39 for four, 31 for five with one more for the first. If you play alone, you have all 156.

    The table measures 120 × 80 cm. A larger one leaves more room for the river; on the small one there is no room for all fifteen landscapes. As an option, there are only three landscapes: a Forest bend, a Desert bend and a Pole end, and animals of these terrains.

rules-aya-glass-title = The hourglasses
rules-aya-glass-text =
    You build while the sand of two hourglasses runs, ten minutes each unless you chose otherwise. Between the two, nothing may be placed or moved: talk it over, sketch your plan on the table, and turn the hourglass when everyone is ready. You can also play with one hourglass and no pause, or with no sand at all.

    Building ends at once when the last hourglass has run out, or when someone’s stock is empty. What lies in a reserve does not matter.

    # Why can’t I do anything now?
    Building has not begun: the hourglass must be turned first. Or building is over.

rules-aya-hand-title = Your hand, your stock, your reserve
rules-aya-hand-text =
    You take turns, and hold one domino at most. Draw it from your stock without looking, or take the top one of your reserve. You may draw as soon as you have placed, to be ready when your turn comes.

    On your turn, you stand the domino on the table, or put it face up in your reserve. It never goes back to the stock. If turns have a time limit, a domino held too long goes to the reserve.

    # Why can’t I draw?
    You already hold a domino, or your stock is empty.

    # Why can’t I place my domino?
    It is someone else’s turn. Meanwhile you can draw, and stand up what has fallen.

rules-aya-standing-title = Standing a domino
rules-aya-standing-text =
    You can stand a domino anywhere on the table, even on a tile. It falls the way its arrow points, and must fall with its water up: only then is it part of the river.

    # Why can’t it stand here?
    It would overlap another piece, or reach beyond the edge of the table.
rules-aya-standing-picture = Two dominoes seen from above: the arrow shows the way they fall. Ahead of them lies one that has fallen, water up.

rules-aya-river-title = A river that runs
rules-aya-river-text =
    What we measured with real physics:
    – *20 mm* from middle to middle is best. Closer than 16 mm, the dominoes lean on each other and the wave gets stuck; farther than 26 mm, they fall but do not touch, and the river is broken. Beyond 34 mm, the next one is not reached at all.
    – *Curve gently*: no more than 15° from one domino to the next.
    – *Stay in line*: a domino that stands to the side is missed.
    – *Mind the direction*: one that faces against the river falls onto its water.
    – On a tile, only dominoes of its terrain, or Gardens, should fall.

    # Why did the wave stop here?
    One of these went wrong. After a push, “Why it stopped” shows the place and the reason.
rules-aya-river-picture = A row at 20 mm that bends by 15° a domino.

rules-aya-camera-title = Dominoes with a camera
rules-aya-camera-text =
    When you place a domino with a camera, you may bring something of its terrain to the table: a landscape or an animal. Or nothing: then it is a domino like any other.

    # Why can’t I bring a landscape or an animal?
    The domino in your hand has no camera, or none of that terrain is left.

rules-aya-landscape-title = Laying a landscape
rules-aya-landscape-text =
    Take the top tile of the terrain and lay it anywhere on the table, rotated as you like. It can never be moved again. Then the camera domino must stand outside the tile, in front of one of its entrances and facing in, so that it falls onto the tile. About 20 mm from the rim is best.

    Leave about the width of a tile between two landscapes: that leaves room for the river, and for animals on it.

    If you can’t find a place, put the tile back; the domino then goes to your reserve.

    # Why can’t the camera domino stand here?
    From there it would not fall onto an entrance of its tile, or it does not face in.
rules-aya-landscape-picture = A Forest bend: the camera domino stands in front of an entrance and faces in, the river runs over the tile and out by the other entrance.

rules-aya-animal-title = Letting an animal ride
rules-aya-animal-text =
    Take the top animal of the terrain. It rides on the camera domino, which you place now, and on another domino that stands right before or after it. It cannot ride over a tile. It may ride close to one, but you get a warning: if it comes to rest on the tile, you lose its photo.

    A good place is soon after the tile the river leaves, and at least 5 cm before the next: falling dominoes carry it along.

    # Why can’t the animal ride here?
    It does not rest on two standing dominoes, or it would lie over a tile.
rules-aya-animal-picture = The okapi rides on two Forest dominoes, well before the Forest tile.

rules-aya-later-title = Flat, for later
rules-aya-later-text =
    To stop an accident from spreading, you may lay a camera domino and its animal flat, close to their place. Anyone can stand the domino up and put the animal on later. Do it before building ends: after that they stay where they are and don’t count.

    # Why can’t I stand it up here?
    Stand a domino up near its place.

rules-aya-garden-title = Extraordinary Gardens
rules-aya-garden-text =
    A Garden counts as every terrain. It can also be a fork that topples two dominoes and splits the river: stand those two 2 cm ahead of it, one a little to each side, rotated away from each other. Such a fork also cuts the stretch in two, so that an animal can ride on each side of it.

    When you stand a Garden, you can make it a fork, and on your turn you can change that for any Garden. But a Garden that forks is a fork, whatever you chose: the count looks at what touches.

    # Why can’t this domino be a fork?
    Only a Garden can.
rules-aya-garden-picture = A Garden as a fork: one river becomes two.

rules-aya-turning-title = Rotating and standing up
rules-aya-turning-text =
    On your turn, you can rotate any standing domino; it stays in its place. Stand up dominoes that have fallen: anyone can do that at any time while you build, even out of turn, near the place where they stood. An animal that fell off can be put back on its dominoes.

    # Why can’t I rotate this domino?
    It is not standing, or it is not your turn.

rules-aya-hands-title = Steady and real hands
rules-aya-hands-text =
    With *steady hands* a domino stands exactly where you let it go. With *real hands* physics decides: it keeps the motion of your hand, may wobble and fall, and may set off a chain.

rules-aya-push-title = The push
rules-aya-push-text =
    When building is over, someone pushes the first domino on the Start tile. When all is at rest and dominoes still stand, the next player pushes one of them, and so on until none is standing.

    The first push after the start is free, unless you chose otherwise. Each later one costs a token. When the tokens are gone, you can still go on pushing. If everyone agrees, you can also push all the rest at once: each domino counts as a push.

    # Why can’t I push this domino?
    The first domino you push must be on the Start tile. And a domino that was pushed but did not fall is left alone until something else has fallen.
rules-aya-push-picture = The Start tile: its first domino topples two, and the river leaves by both entrances.

rules-aya-fallen-title = What counts as river
rules-aya-fallen-text =
    The count looks at the table from above, as everything lies.
    – A domino has *fallen* when it leans more than 30°.
    – It *shows water* when its painted side is up.
    – Two dominoes *touch* when there is no more than 1 mm between them.
    – A domino is *on a tile* when it overlaps or touches it.

    Fallen dominoes that show water and touch each other are the river.

rules-aya-landscape-photo-title = Landscape photos
rules-aya-landscape-photo-text =
    A landscape photo is won when
    – every fallen domino on the tile shows water and is of its terrain, or a Garden, and
    – such a domino covers every entrance, to within 2 mm.

    # Why is this landscape lost?
    An entrance stayed dry, a domino of another terrain lies on the tile, or one lies there with its water down. The count says which.
rules-aya-landscape-photo-picture = Won: water from entrance to entrance, and no other terrain on the tile.

rules-aya-animal-photo-title = Animal photos
rules-aya-animal-photo-text =
    An animal photo is won when
    – the animal touches a domino of the river,
    – from there a river of its terrain, Gardens included, leads to a landscape of its terrain (not to the Start tile, which has none),
    – it lies completely outside every tile, and
    – it is alone on its stretch.

    # Why is this animal lost?
    It lies beside the river, on a tile or off the table, its river is of another terrain, or it shares its stretch. The count says which.
rules-aya-animal-photo-picture = Won: the okapi lies on a Forest river that leads to the Forest tile.

rules-aya-stretch-title = Alone on its stretch
rules-aya-stretch-text =
    A stretch is the river from one tile to the next. Two animals on one stretch spoil each other’s photo, and neither is won.

    A Garden that forks cuts its stretch. When everything has fallen, a Garden placed as a fork must touch at least three dominoes of the river: the one before it and the two it toppled. A Garden not placed as a fork also cuts its stretch if it touches three that don’t touch each other. So between any two animals there must be a tile or such a fork.

rules-aya-score-title = The points
rules-aya-score-text =
    – 1 point for each animal photo,
    – 1 point for each landscape photo,
    – 1 point for each triptych: three landscape photos of one terrain,
    – 1 point for each token you kept.

    The maximum is 55: 25 animals, 15 landscapes, 5 triptychs and 10 tokens. From 10 points on, every five points bring a new line of praise.

rules-aya-here-title = Online
rules-aya-here-text =
    You see everyone’s hands, and can point at a place or sketch your plan between the hourglasses. The helper shows a good place; the workshop lets you try out what falls.

    We had to decide what the printed rules leave open: the size and weight of the pieces, where the entrances are, how far a domino may lie from an entrance, how alone an animal must be, and that a photo counts even if its river does not lead back to the Start tile.
