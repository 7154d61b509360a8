"""Where dominoes stand on tiles and between them, in millimetres and degrees, as it was measured to work."""

import math
from typing import Final, NamedTuple

from rivage.games.aya.components import TILE_RADIUS

from .spots import TENTHS, TURN, Spot

PITCH: Final = 20.0
"""Between two dominoes of a chain."""
STRIDE: Final = round(PITCH * TENTHS)
"""The same in tenths of a millimetre, as spots have it."""
BEFORE: Final = 20.0
"""A camera domino stands so far before the rim of its tile: nearer, and the foreign one behind it would reach the tile."""
OUT: Final = 10.0
"""The first domino after a tile stands so far from its rim."""
BEND_RADIUS: Final = TILE_RADIUS * math.sqrt(3)
"""Of the arc that joins two ports 120 degrees apart."""
ON_BEND: Final = (2.0, 22.0, 42.0, 62.0)
"""Along that arc, from the rim."""
STEM: Final = (2.0, 24.0)
"""On a fork, from the rim."""
HEADS: Final = (44.0, 8.9, 45.0)
"""On a fork: along from the rim, to the side, turned."""
SECONDS: Final = (55.5, 27.0, 60.0)
FIRST: Final = -17.0
"""The first domino of the river, from the centre of the Start tile."""
SOURCE_HEADS: Final = (0.5, 9.0, 30.0)
SOURCE_SECONDS: Final = (15.5, 27.0, 60.0)
GARDEN_HEADS: Final = (19.0, 9.6, 30.0)
"""After a Garden that forks: the edges of the heads are 3 mm apart."""


class Way(NamedTuple):
    """A place and a direction."""

    x: float
    y: float
    a: float

    def ahead(self, along: float, left: float = 0.0, turn: float = 0.0) -> "Way":
        """So far ahead and to the left, turned by so much."""
        way = math.radians(self.a)
        cos, sin = math.cos(way), math.sin(way)
        return Way(self.x + along * cos - left * sin, self.y + along * sin + left * cos, (self.a + turn) % 360.0)

    def spot(self) -> Spot:
        """The same in whole tenths."""
        return Spot(round(self.x * TENTHS), round(self.y * TENTHS), round(self.a * TENTHS) % TURN)


def way_of(spot: Spot) -> Way:
    """A spot in millimetres and degrees."""
    return Way(spot.x / TENTHS, spot.y / TENTHS, spot.a / TENTHS)


class Branch(NamedTuple):
    """Dominoes that lead over a tile to one of its ports."""

    ways: tuple[Way, ...]
    exit: Way
    """The port, looking out."""


class River(NamedTuple):
    """Dominoes on a tile."""

    stem: tuple[Way, ...]
    branches: tuple[Branch, ...]


def centre_of(entry: Way) -> Way:
    """The middle of a tile entered at `entry`, a point of its rim, looking in."""
    return entry.ahead(TILE_RADIUS)


def end() -> River:
    """The river ends where it comes in."""
    return River((), ())


def bend(entry: Way, side: int) -> River:
    """A turn of 60 degrees; `side` is 1 to the left, -1 to the right."""
    ways = []
    for along in ON_BEND:
        turn = along / BEND_RADIUS
        across = side * BEND_RADIUS * (1 - math.cos(turn))
        ways.append(entry.ahead(BEND_RADIUS * math.sin(turn), across, side * math.degrees(turn)))
    return River((), (Branch(tuple(ways), centre_of(entry).ahead(0, 0, side * 60).ahead(TILE_RADIUS)),))


def fork(entry: Way) -> River:
    """One way in, two out."""
    stem = tuple(entry.ahead(along) for along in STEM)
    return River(stem, tuple(_arm(entry, entry.ahead(TILE_RADIUS), HEADS, SECONDS, side) for side in (1, -1)))


def source(centre: Way) -> River:
    """The Start tile, whose ports are 60 degrees to the left and right of where `centre` looks."""
    return River((centre.ahead(FIRST),), tuple(_arm(centre, centre, SOURCE_HEADS, SOURCE_SECONDS, side) for side in (1, -1)))


def _arm(frame: Way, centre: Way, head: tuple[float, float, float], second: tuple[float, float, float], side: int) -> Branch:
    ways = tuple(frame.ahead(along, side * left, side * turn) for along, left, turn in (head, second))
    return Branch(ways, centre.ahead(0, 0, side * 60).ahead(TILE_RADIUS))


def garden_head(garden: Way, side: int) -> Way:
    """The first domino of a branch after a Garden that forks."""
    along, left, turn = GARDEN_HEADS
    return garden.ahead(along, side * left, side * turn)
