### The rules of A Walk in the Park, in our own words. How a section is laid out: web/src/shell/rules/rulesMarkup.ts.

rules-walk-in-the-park-aim-title = Goal
rules-walk-in-the-park-aim-text =
    Everyone has a pencil and a map of Sydney’s botanic garden, and draws what the same die shows. Draw paths, visit monuments before the others do, close loops for statues, and make the best of the ibis that turn up. The player with the most points at the end wins.

rules-walk-in-the-park-sheet-title = The map
rules-walk-in-the-park-sheet-text =
    The map has 25 squares: columns A to E from the left, rows 1 to 5 from the harbour side. In the middle, on C3, a crossroads with four arms is printed; nothing is drawn on it. The other 24 squares are free.

    Eight squares have a monument: the Opera House (B1), Mrs Macquarie’s Chair (D1), Government House (A2), the Moreton Bay Fig (E2), the Choragic Monument (A4), the Lion Gate (E4), The Calyx (B5) and the Duck Pond (D5). A monument does not fill its square: paths and ibis can be drawn there.

    # Why can’t I draw in the middle?
    The crossroads is printed there. Every walk begins there.
rules-walk-in-the-park-sheet-picture = An empty map with its crossroads and its eight monuments.

rules-walk-in-the-park-round-title = A round
rules-walk-in-the-park-round-text =
    – The die is rolled once, for everyone. Of its six faces, two show a bend, two a straight path, one a T-junction and one an ibis.
    – Everyone draws what it shows in an empty square of their own map.
    – What the drawing brings follows at once: statues, visits, bonuses.
    – When all have finished, all drawings are shown, and the next round begins.

    If you have no empty square left, you draw nothing.
rules-walk-in-the-park-round-picture = Bend, straight path, T-junction and ibis.

rules-walk-in-the-park-drawing-title = Drawing a path
rules-walk-in-the-park-drawing-text =
    You can rotate a path by quarter turns: a bend and a T fit in four ways, a straight path in two. It does not have to connect to anything, and it may lead off the edge of the map. A square is empty as long as it has neither a path nor an ibis; a statue or a monument does not fill it.

    If you have an empty square, you must draw, even an ibis.

    # Why can’t I draw here?
    There is already a path or an ibis on this square.

    # Why can’t I draw something else?
    Everyone draws what the die shows. Only a bonus brings other pieces.
rules-walk-in-the-park-drawing-picture = Paths don’t have to connect: those connected to the crossroads are orange, the others pale.

rules-walk-in-the-park-together-title = All at the same time
rules-walk-in-the-park-together-text =
    Nobody waits for a turn, and nobody sees what the others draw in this round until everyone has finished. So it makes no difference who is quicker.

    You can undo as often as you like, even after pressing Done, as long as someone is still drawing.

    # Why can’t I change what I drew?
    All have finished, and the round has been shown.

rules-walk-in-the-park-loops-title = Loops and statues
rules-walk-in-the-park-loops-text =
    When your paths close a loop, a statue goes up inside it. A piece that closes two loops at once earns two; a path that cuts a loop in two earns one more. Loops don’t have to be connected to the crossroads, and they may pass through it.

    What counts is how many closed loops there are on the paper. Three ways between two points make two loops.

    A statue never fills a square: you can still draw there.
rules-walk-in-the-park-loops-picture = Two loops that share the crossroads: two statues.

rules-walk-in-the-park-visits-title = Visiting monuments
rules-walk-in-the-park-visits-text =
    You visit a monument when there is a path on its square and that path is connected to the crossroads. The connection may come many rounds later. It does not matter which way the path points.

    Each visit lets you tick one bonus, up to six in a game. You must tick it right away. If one drawing brings several visits, tick one at a time; each is carried out fully before the next.

    # Why is this monument not visited?
    The path on its square is still pale: it is not connected to the crossroads. Or an ibis stands there and blocks it.
rules-walk-in-the-park-visits-picture = The Opera House and the Lion Gate are visited: an orange path leads to each. The circled 1 is a point for the first visit, the crossed-out 1 went to others.

rules-walk-in-the-park-firsts-title = First visits
rules-walk-in-the-park-firsts-text =
    Each monument has a 1. Everyone who visits it in the round of its first visit circles the 1: 1 point. For all others it is then crossed out. They can still visit the monument and tick a bonus.

    This is settled at the end of the round, however the visit came about: by the roll, a bonus or a path changed into a T. A seventh monument brings its 1 too, but no seventh bonus.

    # Why did I get no point for my visit?
    Someone was there in an earlier round.

rules-walk-in-the-park-bonuses-title = The ten bonuses
rules-walk-in-the-park-bonuses-text =
    Each bonus can be ticked once.
    – *One point*: 1 point at the end.
    – *Two points*: 2 points at the end.
    – *Every ibis*: 1 point for each ibis on your map.
    – *Every flock*: 1 point for each separate group of ibis. Ibis side by side, not corner to corner, are one group.
    – *Best flock*: 1 point for each ibis of your largest group.
    – *Every statue*: 1 point for each statue on your map.
    – *One more statue*: draw a statue right away. It counts wherever statues count.
    – *Extra bend*: draw a bend right away in any empty square.
    – *Extra straight*: draw a straight path right away in any empty square.
    – *T or ibis*: from now on you may draw a rolled T as an ibis, also one rolled this round that you have not drawn yet.

    They add up. Five ibis in groups of two and three are worth 5 + 2 + 3 = 10 with the three bonuses for ibis.

    # Why can’t I tick a bonus now?
    You earn bonuses by visiting monuments, one for each visit. Or you have already ticked this one, or six.
rules-walk-in-the-park-bonuses-picture = The ten bonuses by their signs.

rules-walk-in-the-park-extra-title = Bonuses that draw
rules-walk-in-the-park-extra-text =
    You draw the bend or the straight path of a bonus before anything else. It can close a loop, or reach another monument in the same round, and that visit brings a further bonus. If no square is empty, you may still tick such a bonus, but you draw nothing.

    A T that you draw as an ibis blocks a monument that you have not visited, and counts toward the six that end the walk.

    # Why can’t I draw the T as an ibis?
    You have not ticked “T or ibis”, or this T is already drawn. The bonus is only for a T that was rolled.

rules-walk-in-the-park-ibis-title = The ibis
rules-walk-in-the-park-ibis-text =
    An ibis fills its square for good. On the square of a monument that you have not visited, it blocks the monument: you can no longer visit it.

    With two or more players, six ibis on one map end the walk. With the right bonuses they are worth a lot.

    # Why must I draw the ibis?
    The die shows it, and you have an empty square.
rules-walk-in-the-park-ibis-picture = Four ibis in a group of three and one alone: two flocks. Two monuments are blocked.

rules-walk-in-the-park-change-title = Changing a path into a T
rules-walk-in-the-park-change-text =
    Once per game you can make one of your bends a T, and once one of your straight paths: the path opens to one more side. Each costs 3 points. You may do it at any time while you draw in a round, even with the piece you have just drawn. It can close a loop or reach a monument.

    # Why can’t I change this path?
    Only bends and straight paths can be changed, each kind once in a game. The printed crossroads, a T and an ibis cannot. And once the round has been shown, it is too late.
rules-walk-in-the-park-change-picture = Before and after: the straight path on C2 opens to the west and closes a loop. A statue, for 3 points.

rules-walk-in-the-park-end-title = The end
rules-walk-in-the-park-end-text =
    The walk ends after a round in which someone
    – has visited six monuments, or
    – has drawn six ibis, or else
    – has no empty square left.

    Everyone finishes that round.

rules-walk-in-the-park-score-title = The points
rules-walk-in-the-park-score-text =
    – 1 point for each 1 you circled.
    – *Statues*: if you alone have the most, you score 1 point for each of yours. If several players have the most, they score 1 point each; as an option, each of their statues counts. If nobody has a statue, nobody scores.
    – What your bonuses bring.
    – 3 points less for each path changed into a T.

    While you play, your points are shown as if the walk ended now.

rules-walk-in-the-park-ties-title = If points are tied
rules-walk-in-the-park-ties-text =
    The tied player who brought about the end wins. If several of them did, or none, the one with more monuments visited wins, then the one with more statues. If that is equal too, they share the win.

rules-walk-in-the-park-alone-title = Solo
rules-walk-in-the-park-alone-text =
    You play 18 rolls; neither six monuments nor six ibis end the walk early. Every 1 is yours when you visit, and you always have the most statues. You win with 18 points or more.

    Today’s walk has the same 18 rolls for everyone.

rules-walk-in-the-park-here-title = Online
rules-walk-in-the-park-here-text =
    If a round has a time limit, a bot finishes it for players who are late. Up to eight can play, because nobody waits for a turn.

    We had to decide what the printed rules leave open: where the monuments stand and four of their names, the five faces of the die that show paths, and the small print of several visits at once.
