"""Trees of tiles that fit on a table: each river between two tiles is straight, or forks once at a Garden.

A tree knows kinds of tiles only; terrains come later. It is grown at random, from a generator seeded by what everybody sees.
"""

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from rivage.games.aya.components import BEND, END, FORK, GARDENS, TERRAINS, TILE_RADIUS
from rivage.games.aya.ways import BEFORE, OUT, PITCH, River, Way, bend, centre_of, end, fork, garden_head, source

TILE_CLEAR: Final = TILE_RADIUS + 24.0
"""From the middle of a tile to a river that is not its own: room for an animal that slides aside."""
RIVER_CLEAR: Final = 38.0
"""From one river to another."""
_SLACK: Final = RIVER_CLEAR - (TILE_CLEAR - TILE_RADIUS)
TILES_CLEAR: Final = 2 * TILE_RADIUS + 30.0
EDGE: Final = 10.0
"""From the edge of the table to whatever lies there."""
TAIL: Final = 72.0
"""Two dominoes behind a tile, and where the second one falls."""
GARDEN_AT: Final = OUT + 2 * PITCH
"""A Garden's distance from the rim."""
_ARM: Final = PITCH + 36.0
"""What a branch of two dominoes takes from its head on."""
_GARDEN_CHANCE: Final = 0.45
_FEW: Final = 8


class Segment(NamedTuple):
    """A straight piece of river."""

    ax: float
    ay: float
    bx: float
    by: float


class Link(NamedTuple):
    """The river that leaves a tile by one of its ports."""

    owner: int
    """The tile it leaves."""
    exit: Way
    gap: float
    """From rim to rim where it is straight."""
    to: int = -1
    """The tile it enters; -1: none."""
    garden: int = 0
    """The side of the free branch where a Garden forks: 1 left, -1 right; 2: both, with no tile after it; 0: no Garden."""

    @property
    def animals(self) -> int:
        """Stretches for animals. The Start tile is of no terrain: a river that leaves it has some only where it enters a tile."""
        if not self.owner and self.to < 0:
            return 0
        if self.garden:
            return 3 if self.garden == 2 else 2
        return 1 if self.gap else 0


class Node(NamedTuple):
    """A tile in the tree; the first is the Start tile."""

    kind: str
    entry: Way
    """The point of the rim where the river comes in, looking in; of the Start tile its centre."""
    side: int
    """Where a bend turns."""
    centre: Way
    river: River


class Tree(NamedTuple):
    """Tiles, and the rivers that leave them."""

    nodes: tuple[Node, ...]
    links: tuple[Link, ...]
    gardens: int

    @property
    def worth(self) -> float:
        """What it promises: tiles first, then animals."""
        return 3.0 * len(self.nodes) + sum(link.animals for link in self.links)


def node_of(kind: str, entry: Way, side: int) -> Node:
    """A tile entered at `entry`."""
    river = bend(entry, side) if kind == BEND.name else fork(entry) if kind == FORK.name else end()
    return Node(kind, entry, side, centre_of(entry), river)


class Room:
    """What lies on the table already."""

    def __init__(self, width: float, depth: float, discs: Sequence[tuple[float, float]] = ()) -> None:
        self.right = width / 2 - EDGE
        self.top = depth / 2 - EDGE
        self.discs = [(x, y, -1) for x, y in discs]
        """Tiles, and the number of each in the tree."""
        self.segments: list[tuple[Segment, tuple[int, ...]]] = []
        """Rivers, and the tiles at their ends."""

    def tile(self, x: float, y: float, besides: tuple[int, ...]) -> bool:
        """Whether a tile fits there; rivers that touch a tile of `besides` are no hindrance."""
        if abs(x) > self.right - TILE_RADIUS or abs(y) > self.top - TILE_RADIUS:
            return False
        if any((x - dx) ** 2 + (y - dy) ** 2 < TILES_CLEAR**2 for dx, dy, _ in self.discs):
            return False
        return all(_from(segment, x, y) >= TILE_CLEAR for segment, ends in self.segments if not _meet(ends, besides))

    def river(self, segment: Segment, ends: tuple[int, ...], clear: float = RIVER_CLEAR) -> bool:
        """Whether a river fits there that belongs to the tiles `ends`, so clear of others."""
        ax, ay, bx, by = segment
        if max(abs(ax), abs(bx)) > self.right or max(abs(ay), abs(by)) > self.top:
            return False
        if any(_from(segment, x, y) < TILE_RADIUS + clear - _SLACK for x, y, number in self.discs if number not in ends):
            return False
        return all(_apart(segment, other, clear) for other, others in self.segments if not _meet(ends, others))


def _meet(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return any(each in other for each in one)


def _from(segment: Segment, x: float, y: float) -> float:
    ax, ay, bx, by = segment
    ex, ey = bx - ax, by - ay
    along = ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)
    along = 0.0 if along < 0.0 else min(along, 1.0)
    return math.hypot(x - ax - along * ex, y - ay - along * ey)


def _apart(one: Segment, other: Segment, least: float) -> bool:
    if (
        max(one.ax, one.bx) + least < min(other.ax, other.bx)
        or max(other.ax, other.bx) + least < min(one.ax, one.bx)
        or max(one.ay, one.by) + least < min(other.ay, other.by)
        or max(other.ay, other.by) + least < min(one.ay, one.by)
    ):
        return True
    if _crosses(one, other):
        return False
    return (
        _from(one, other.ax, other.ay) >= least
        and _from(one, other.bx, other.by) >= least
        and _from(other, one.ax, one.ay) >= least
        and _from(other, one.bx, one.by) >= least
    )


def _crosses(one: Segment, other: Segment) -> bool:
    def side(segment: Segment, x: float, y: float) -> float:
        return (segment.bx - segment.ax) * (y - segment.ay) - (segment.by - segment.ay) * (x - segment.ax)

    return (
        side(one, other.ax, other.ay) * side(one, other.bx, other.by) < 0
        and side(other, one.ax, one.ay) * side(other, one.bx, one.by) < 0
    )


def _segment(one: Way, other: Way) -> Segment:
    return Segment(one.x, one.y, other.x, other.y)


class Growth:
    """One try."""

    def __init__(self, rng: random.Random, room: Room, start: Way, gaps: Sequence[float]) -> None:
        self.rng = rng
        self.room = room
        self.gaps = gaps
        self.nodes = [Node("source", start, 0, start, source(start))]
        self.links: list[Link] = []
        self.gardens = 0
        room.discs.append((start.x, start.y, 0))
        self.open: list[tuple[int, Way]] = [(0, branch.exit) for branch in self.nodes[0].river.branches]
        self.bag = [BEND.name, FORK.name, END.name] * len(TERRAINS)

    def grow(self) -> Tree:
        """Add tiles until none fits."""
        dead: list[tuple[int, Way]] = []
        while self.open and self.bag:
            owner, way = self.open.pop(self.rng.randrange(len(self.open)))
            if not self._extend(owner, way):
                dead.append((owner, way))
        for owner, way in dead + self.open:
            self._tail(owner, way)
        return Tree(tuple(self.nodes), tuple(self.links), self.gardens)

    def _extend(self, owner: int, way: Way) -> bool:
        kinds = sorted(set(self.bag))
        weights = [self.bag.count(kind) for kind in kinds]
        if len(self.open) < 2 and len(self.bag) > 1 and END.name in kinds:
            # Never the last way out.
            weights[kinds.index(END.name)] = 0
        order = []
        for kind in kinds:
            for side in (1, -1) if kind == BEND.name else (0,):
                order.append((self.rng.random() ** (1.0 / max(weights[kinds.index(kind)], 0.01)), kind, side))
        shapes = []
        if self.gardens < GARDENS - 2 and self.rng.random() < _GARDEN_CHANCE:
            sides = [1, -1]
            self.rng.shuffle(sides)
            shapes += [(GARDEN_AT, side) for side in sides]
        shapes += [(gap, 0) for gap in self.gaps]
        for gap, garden in shapes:
            for _, kind, side in sorted(order, reverse=True):
                if self._try(owner, way, gap, garden, kind, side):
                    return True
        return False

    def _try(self, owner: int, way: Way, gap: float, garden: int, kind: str, side: int) -> bool:
        number = len(self.nodes)
        ends = (owner, number)
        if garden:
            middle = way.ahead(gap)
            head, free = garden_head(middle, -garden), garden_head(middle, garden)
            entry = head.ahead(BEFORE)
            pieces = [_segment(way, middle), _segment(middle, entry), _segment(middle, free.ahead(_ARM))]
        else:
            entry = way.ahead(gap)
            pieces = [_segment(way, entry)]
        node = node_of(kind, entry, side)
        room = self.room
        if not room.tile(node.centre.x, node.centre.y, (owner,)):
            return False
        if not all(room.river(piece, ends) for piece in pieces):
            return False
        # A way out that is blocked at once is worth less than another kind of tile.
        for branch in node.river.branches:
            if not room.river(_segment(branch.exit, branch.exit.ahead(TAIL / 2)), (number,)):
                return False
        self.links.append(Link(owner, way, gap, number, garden))
        self.gardens += bool(garden)
        self.nodes.append(node)
        self.bag.remove(kind)
        room.discs.append((node.centre.x, node.centre.y, number))
        room.segments += [(piece, ends) for piece in pieces]
        self.open += [(number, branch.exit) for branch in node.river.branches]
        return True

    def _tail(self, owner: int, way: Way) -> None:
        """A spare way out: a Garden and two branches, or two dominoes, or nothing."""
        room, ends = self.room, (owner,)
        middle = way.ahead(GARDEN_AT)
        arms = [_segment(middle, garden_head(middle, side).ahead(_ARM)) for side in (1, -1)]
        pieces = [_segment(way, middle), *arms]
        if self.gardens < GARDENS and owner and all(room.river(piece, ends) for piece in pieces):
            self.gardens += 1
            self.links.append(Link(owner, way, GARDEN_AT, -1, 2))
        else:
            pieces = [_segment(way, way.ahead(TAIL))]
            if not room.river(pieces[0], ends):
                self.links.append(Link(owner, way, 0.0))
                return
            self.links.append(Link(owner, way, TAIL))
        room.segments += [(piece, ends) for piece in pieces]


def grown(seed: object, width: float, depth: float, start: Way, gaps: Sequence[float], tries: int) -> list[Tree]:
    """The best few of so many trees around the Start tile."""
    rng = random.Random(repr(seed))
    trees = [Growth(rng, Room(width, depth), start, gaps).grow() for _ in range(tries)]
    return sorted(trees, key=lambda tree: -tree.worth)[:_FEW]
