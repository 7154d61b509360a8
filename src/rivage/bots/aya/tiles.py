"""Landscape tiles: the river over a tile, and free room for further tiles and rivers."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from rivage.games.aya.components import BEND, END, FORK, START, TILE_RADIUS
from rivage.games.aya.geometry.spots import TENTHS, TURN, Spot, turned
from rivage.games.aya.geometry.standard_spots import Branch, River, Way, bend, centre_of, end, fork, source, way_of
from rivage.games.aya.rules.placing import allowed, check_camera
from rivage.games.aya.state import AyaState, LaidTile

RIVER_GAP: Final = 38.0
"""Millimetres. Minimum distance between two rivers."""
TILE_TO_RIVER: Final = TILE_RADIUS + 24.0
"""Millimetres. Minimum distance from the centre of a tile to a river that does not leave it: room for an animal that slides."""
TILE_TO_TILE: Final = 2 * TILE_RADIUS + 30.0
"""Millimetres. Minimum distance between the centres of two tiles."""
EDGE: Final = 10.0
"""Millimetres. Minimum distance to the edge of the table."""
_STRAIGHT: Final = (2.0, 24.0, 46.0, 68.0)
"""Millimetres from the rim. The dominoes of a straight way across a tile."""
_START_HEADING: Final = 60.0
"""Degrees from the Start tile's first port to the heading of its river."""
_CAMERA_REACH: Final = 1100
"""Tenths of a millimetre. Maximum Manhattan distance from a tile's centre to a domino before one of its ports."""


class RiverTile(NamedTuple):
    """A tile that the river enters through one of its ports."""

    kind: str
    entry: Way
    """The point on the rim where the river enters, heading inwards."""
    side: int
    """The direction of a bend: 1 left, -1 right; 0 for other kinds."""
    centre: Way
    river: River


def node_of(kind: str, entry: Way, side: int) -> RiverTile:
    """A tile of a kind, entered at `entry`."""
    rivers = {BEND.name: lambda: bend(entry, side), FORK.name: lambda: fork(entry), END.name: end}
    return RiverTile(kind, entry, side, centre_of(entry), rivers[kind]())


def node_at(tile: LaidTile, port: int) -> RiverTile:
    """A tile on the table, entered through that port."""
    ports = tile.ports
    centre = way_of(tile.spot)
    entry = Way(centre.x, centre.y, ports[port] / TENTHS).ahead(TILE_RADIUS, 0, 180.0)
    kind = tile.id.split("-")[1]
    # The other port of a bend is 240 degrees away when the river turns left, 120 degrees when it turns right.
    side = (1 if (ports[1 - port] - ports[port]) % TURN == 2400 else -1) if kind == BEND.name else 0
    return node_of(kind, entry, side)


def spot_of(node: RiverTile) -> Spot:
    """The spot of the tile of a node."""
    turn = 60.0 if node.side == 1 else 180.0
    return Way(node.centre.x, node.centre.y, (node.entry.a + turn) % 360.0).spot()


def port_before(tile: LaidTile, spot: Spot) -> int | None:
    """The number of the port that a domino at `spot` faces from outside; None when it faces no port of the tile."""
    if abs(spot.x - tile.spot.x) + abs(spot.y - tile.spot.y) > _CAMERA_REACH or not allowed(
        check_camera, tile.id, tile.spot, spot
    ):
        return None
    ports = tile.ports
    return min(range(len(ports)), key=lambda port: turned((ports[port] + TURN // 2) % TURN, spot.a))


def river_of(state: AyaState, tile: LaidTile) -> River:
    """The river over a tile, entered through the port that a domino faces. The river of the Start tile starts on it."""
    if tile.id == START:
        return source_of(tile.spot)
    ports = (port_before(tile, domino.spot) for domino in state.dominoes)
    return node_at(tile, next((port for port in ports if port is not None), 0)).river


def crossings(entry: Way) -> list[River]:
    """The rivers across a tile with a single port, entered at `entry`: straight, to the left and to the right."""
    straight = River((), (Branch(tuple(entry.ahead(along) for along in _STRAIGHT), entry.ahead(2 * TILE_RADIUS)),))
    return [straight, bend(entry, 1), bend(entry, -1)]


def source_of(start: Spot) -> River:
    """The river that begins on the Start tile at `start`."""
    return source(way_of(start).ahead(0, 0, _START_HEADING))


class Segment(NamedTuple):
    """A straight piece of river, in millimetres."""

    ax: float
    ay: float
    bx: float
    by: float

    @classmethod
    def between(cls, start: Way, end: Way) -> "Segment":
        """Create the segment between two places."""
        return cls(start.x, start.y, end.x, end.y)

    def distance(self, x: float, y: float) -> float:
        """The distance of a point from the segment."""
        ex, ey = self.bx - self.ax, self.by - self.ay
        along = ((x - self.ax) * ex + (y - self.ay) * ey) / (ex * ex + ey * ey)
        along = min(max(along, 0.0), 1.0)
        return math.hypot(x - self.ax - along * ex, y - self.ay - along * ey)

    def clears(self, other: "Segment", distance: float) -> bool:
        """Whether two segments are at least `distance` millimetres apart."""
        if (
            max(self.ax, self.bx) + distance < min(other.ax, other.bx)
            or max(other.ax, other.bx) + distance < min(self.ax, self.bx)
            or max(self.ay, self.by) + distance < min(other.ay, other.by)
            or max(other.ay, other.by) + distance < min(self.ay, self.by)
        ):
            return True
        if self._crosses(other) and other._crosses(self):
            return False
        return (
            self.distance(other.ax, other.ay) >= distance
            and self.distance(other.bx, other.by) >= distance
            and other.distance(self.ax, self.ay) >= distance
            and other.distance(self.bx, self.by) >= distance
        )

    def _crosses(self, other: "Segment") -> bool:
        """Whether the ends of the other segment lie on different sides of the line through this one."""

        def side(x: float, y: float) -> float:
            return (self.bx - self.ax) * (y - self.ay) - (self.by - self.ay) * (x - self.ax)

        return side(other.ax, other.ay) * side(other.bx, other.by) < 0


class Room:
    """The tiles and rivers on a table, to find free room for others."""

    def __init__(self, width: float, depth: float, discs: Sequence[tuple[float, float]] = ()) -> None:
        """`discs`: the centres of the tiles."""
        self.right = width / 2 - EDGE
        self.top = depth / 2 - EDGE
        self.discs = list(discs)
        self.segments: list[tuple[Segment, str]] = []
        """The segments of rivers, each with the tile that the river leaves."""

    def fits_tile(self, x: float, y: float, besides: str = "") -> bool:
        """Whether a tile fits with its centre at that point. Rivers that leave the tile `besides` are ignored."""
        if abs(x) > self.right - TILE_RADIUS or abs(y) > self.top - TILE_RADIUS:
            return False
        if any((x - dx) ** 2 + (y - dy) ** 2 < TILE_TO_TILE**2 for dx, dy in self.discs):
            return False
        return all(segment.distance(x, y) >= TILE_TO_RIVER for segment, owner in self.segments if not besides or owner != besides)

    def fits_river(self, segment: Segment) -> bool:
        """Whether a straight piece of river fits."""
        if max(abs(segment.ax), abs(segment.bx)) > self.right or max(abs(segment.ay), abs(segment.by)) > self.top:
            return False
        if any(segment.distance(x, y) < TILE_RADIUS + RIVER_GAP - (TILE_TO_RIVER - TILE_RADIUS) for x, y in self.discs):
            return False
        return all(segment.clears(other, RIVER_GAP) for other, _ in self.segments)
