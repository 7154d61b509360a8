"""Standard places for dominoes on tiles and between them, in millimetres and degrees, as measured to work."""

import math
from typing import Final, NamedTuple

from rivage.games.aya.components import TILE_RADIUS

from .spots import TENTHS, TURN, Spot

PITCH: Final = 20.0
"""Millimetres between the centres of two dominoes of a chain."""
STRIDE: Final = round(PITCH * TENTHS)
"""`PITCH` in tenths of a millimetre, the unit of `Spot`."""
BEFORE: Final = 20.0
"""Millimetres from a camera domino to the rim of its tile.

Nearer, the domino behind it, which is of another terrain, would reach the tile.
"""
OUT: Final = 10.0
"""Millimetres from the rim of a tile to the first domino after it."""
BEND_RADIUS: Final = TILE_RADIUS * math.sqrt(3)
"""Millimetres. Radius of the arc between two ports 120 degrees apart."""
ON_BEND: Final = (2.0, 22.0, 42.0, 62.0)
"""Millimetres from the rim to each domino of a bend, along that arc."""
STEM: Final = (2.0, 24.0)
"""Millimetres from the rim to each domino of the stem of a fork."""
HEADS: Final = (44.0, 8.9, 45.0)
"""First domino of each branch of a fork: millimetres ahead of the entry and to the side, and degrees turned."""
SECONDS: Final = (55.5, 27.0, 60.0)
"""Second domino of each branch of a fork, in the units of `HEADS`."""
FIRST: Final = -17.0
"""Millimetres from the centre of the Start tile to the first domino of the river, along the river."""
SOURCE_HEADS: Final = (0.5, 9.0, 30.0)
"""First domino of each branch on the Start tile: millimetres ahead of its centre and to the side, and degrees turned."""
SOURCE_SECONDS: Final = (15.5, 27.0, 60.0)
"""Second domino of each branch on the Start tile, in the units of `SOURCE_HEADS`."""
GARDEN_HEADS: Final = (19.0, 9.6, 30.0)
"""First domino of each branch after a forking Garden: millimetres ahead of it and to the side, and degrees turned.

The two dominoes are 3 mm apart.
"""


class Way(NamedTuple):
    """A position in millimetres and a direction in degrees."""

    x: float
    y: float
    a: float

    def ahead(self, along: float, left: float = 0.0, turn: float = 0.0) -> "Way":
        """The place that is `along` ahead and `left` to the left of this one, turned by `turn`."""
        direction = math.radians(self.a)
        cos, sin = math.cos(direction), math.sin(direction)
        return Way(self.x + along * cos - left * sin, self.y + along * sin + left * cos, (self.a + turn) % 360.0)

    def spot(self) -> Spot:
        """This place as a `Spot`, rounded to tenths."""
        return Spot(round(self.x * TENTHS), round(self.y * TENTHS), round(self.a * TENTHS) % TURN)


def way_of(spot: Spot) -> Way:
    """Convert a spot to millimetres and degrees."""
    return Way(spot.x / TENTHS, spot.y / TENTHS, spot.a / TENTHS)


class Branch(NamedTuple):
    """The dominoes that lead over a tile to one of its ports."""

    ways: tuple[Way, ...]
    exit: Way
    """The port, pointing outwards."""


class River(NamedTuple):
    """The dominoes of a river on a tile."""

    stem: tuple[Way, ...]
    branches: tuple[Branch, ...]


def centre_of(entry: Way) -> Way:
    """The centre of a tile that the river enters at `entry`, a point on its rim that points inwards."""
    return entry.ahead(TILE_RADIUS)


def end() -> River:
    """The river on an end tile, which has no dominoes of its own."""
    return River((), ())


def bend(entry: Way, side: int) -> River:
    """The river on a bend, which turns by 60 degrees; `side` is 1 for left, -1 for right."""
    ways = []
    for along in ON_BEND:
        turn = along / BEND_RADIUS
        across = side * BEND_RADIUS * (1 - math.cos(turn))
        ways.append(entry.ahead(BEND_RADIUS * math.sin(turn), across, side * math.degrees(turn)))
    return River((), (Branch(tuple(ways), centre_of(entry).ahead(0, 0, side * 60).ahead(TILE_RADIUS)),))


def fork(entry: Way) -> River:
    """The river on a fork, with one entry and two exits."""
    stem = tuple(entry.ahead(along) for along in STEM)
    return River(stem, tuple(_arm(entry, entry.ahead(TILE_RADIUS), HEADS, SECONDS, side) for side in (1, -1)))


def source(centre: Way) -> River:
    """The river on the Start tile, whose ports are 60 degrees to the left and right of the direction of `centre`."""
    return River((centre.ahead(FIRST),), tuple(_arm(centre, centre, SOURCE_HEADS, SOURCE_SECONDS, side) for side in (1, -1)))


def _arm(frame: Way, centre: Way, head: tuple[float, float, float], second: tuple[float, float, float], side: int) -> Branch:
    ways = tuple(frame.ahead(along, side * left, side * turn) for along, left, turn in (head, second))
    return Branch(ways, centre.ahead(0, 0, side * 60).ahead(TILE_RADIUS))


def garden_head(garden: Way, side: int) -> Way:
    """The place of the first domino of a branch after a forking Garden; `side` is 1 for left, -1 for right."""
    along, left, turn = GARDEN_HEADS
    return garden.ahead(along, side * left, side * turn)
