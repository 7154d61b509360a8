"""A plan small enough to know by heart, and tables built by it.

start  0 1   the river leaves the Start tile to the right ...
       2 3   two forest dominoes, an okapi's perch, and
       4     the camera domino of
bend   5-8   a forest bend, behind which
       9 10  two more are a perch, and
       11    a tail
       12    ... and upwards from 0
       13    a Garden that forks:
       14 15 to the left a perch for an animal of the pole,
       16    to the right the camera domino of a pole end
"""

from msgspec.structs import replace
from tests.bots.aya.tables import begun

from rivage.bots.aya.islands import node_at
from rivage.bots.aya.plan import Perch, Plan, Planned, Slot
from rivage.bots.aya.reading import Reading
from rivage.bots.aya.table import state_of
from rivage.core import Seat
from rivage.games.aya import GAME
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState, Domino, LaidTile
from rivage.games.aya.ways import OUT, PITCH

START = Spot(-4000, 0, 0)
BEND = LaidTile("forest-bend", Spot(-2480, 0, 1800))
END = LaidTile("pole-end", Spot(-3594, 1427, 2400))
CAMERA, TAIL, GARDEN, END_CAMERA = 4, 11, 13, 16
HOME, BEHIND, BRANCH = 0, 1, 2
"""The perches."""


def _plan() -> Plan:
    spots = (
        Planned(Spot(-4100, 0, 0), tile="start", owner="start"),
        Planned(Spot(-3800, 0, 0), tile="start", owner="start", after=0),
        Planned(Spot(-3500, 0, 0), "forest", "forest-bend", after=1),
        Planned(Spot(-3300, 0, 0), "forest", "forest-bend", after=2),
        Planned(Spot(-3100, 0, 0), "forest", "forest-bend", camera="forest-bend", after=3),
    )
    slots = {"forest-bend": Slot("forest-bend", BEND.spot, CAMERA), "pole-end": Slot("pole-end", END.spot, END_CAMERA)}
    perch = Perch("forest", "forest-bend", 2, 3, -3400, 0)
    (branch,) = node_at(BEND, 0).river.branches
    near, beyond = branch.exit.ahead(OUT).spot(), branch.exit.ahead(OUT + PITCH).spot()
    on = tuple(
        Planned(way.spot(), "forest", "forest-bend", "forest-bend", after=number)
        for number, way in enumerate(branch.ways, CAMERA)
    )
    behind = (Planned(near, "forest", "forest-bend", after=8), Planned(beyond, "", "forest-bend", after=9))
    perches = (perch, Perch("forest", "forest-bend", 9, 10, (near.x + beyond.x) // 2, (near.y + beyond.y) // 2))
    tail = beyond.ahead(200)
    head = Spot(-4096, 890, 1200)
    far = head.ahead(200)
    return Plan(
        slots,
        (
            *spots,
            *on,
            *behind,
            Planned(tail, tail=True, after=10),
            Planned(Spot(-4000, 500, 900), "pole", "pole-end", after=0),
            Planned(Spot(-4000, 700, 900), "pole", "pole-end", fork=True, after=12),
            Planned(head, "pole", "pole-end", after=13, forks=(13,)),
            Planned(far, "", after=14, forks=(13,)),
            Planned(Spot(-3904, 890, 600), "pole", "pole-end", camera="pole-end", after=13),
        ),
        (*perches, Perch("pole", "pole-end", 14, 15, (head.x + far.x) // 2, (head.y + far.y) // 2, (13,))),
    )


PLAN = _plan()


def kind_of(number: int) -> str:
    """What stands as planned at a spot."""
    planned = PLAN.spots[number]
    if planned.fork:
        return "garden"
    return (planned.wants or "field") + ("*" if planned.camera else "")


def built(*numbers: int, tiles: tuple[LaidTile, ...] = (), more: tuple[Domino, ...] = (), **options: int) -> AyaState:
    """A table of three seats where these spots are filled as planned, and `more` stands besides."""
    state = begun(START, **options)
    stood = [(kind_of(number), PLAN.spots[number].spot, number == GARDEN) for number in numbers]
    dominoes = [Domino(number, kind, spot, fork=fork) for number, (kind, spot, fork) in enumerate(stood, 1)]
    dominoes += [replace(domino, id=number) for number, domino in enumerate(more, len(dominoes) + 1)]
    return replace(state, tiles=(*state.tiles, *tiles), dominoes=tuple(dominoes))


def reading_of(state: AyaState, seat: int = 0, *, forks: bool = True) -> Reading:
    """What a bot on a seat makes of a table."""
    view = GAME.view(state, Seat(seat))
    return Reading(view, state_of(view), PLAN, forks=forks)


def held(state: AyaState, *hands: str, stock: int = 40, reserve: tuple[str, ...] = ()) -> AyaState:
    """The same table with these dominoes in hands, so many in each stock, and a reserve before seat 0."""
    hands += ("",) * (len(state.players) - len(hands))
    players = [replace(player, stock=stock, hand=hand) for player, hand in zip(state.players, hands, strict=True)]
    return replace(state, players=(replace(players[0], reserve=reserve), *players[1:]))
