"""The dominoes on the table as a graph: which domino topples which, the open ends of the river, and the room behind them.

A hole is a place where a domino is still missing. `Survey` adds the holes that builders expect to be filled.
"""

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from rivage.games.aya.components import GARDEN, START, TILE_RADIUS, WIDTH
from rivage.games.aya.geometry.reach import lead, reach
from rivage.games.aya.geometry.spots import TENTHS, Spot, turned
from rivage.games.aya.geometry.standard_spots import PITCH, Way, garden_head, way_of
from rivage.games.aya.rules.placing import on_tile
from rivage.games.aya.state import AyaState

from .table import may_stand
from .tiles import Segment, port_before

TIGHT: Final = 26.0
"""Millimetres. Dominoes farther apart than this may still topple each other, but end up in separate rivers."""
FILL_DISTANCE: Final = 80
"""Tenths of a millimetre. A domino this near to a planned spot fills it, unless it is turned by more than `MAX_FILL_TURN`."""
MAX_FILL_TURN: Final = 300
"""Tenths of a degree by which a domino may be turned and still fill a planned spot."""
TIP: Final = 33.0
"""Millimetres ahead of a domino that it covers when it falls."""
_FORWARD: Final = 750
"""Tenths of a degree between two headings. A domino struck at a larger angle may fall backwards."""
_CELL: Final = 300
"""Tenths of a millimetre. The size of a grid cell: a falling domino does not reach farther than this."""
CLEARANCE: Final = 15.0
"""Millimetres. Minimum distance between a join and the dominoes of another part of the river."""
_TILE_CLEAR: Final = TILE_RADIUS + 4.0
"""Millimetres. Minimum distance from the centre of a tile to a domino that falls beside it."""
_TOKEN_CLEAR: Final = 24.0
"""Millimetres. Minimum distance from the centre of an animal to a domino that falls beside it."""
_TABLE_EDGE: Final = 3.0
"""Millimetres. Minimum distance from a fallen domino to the edge of the table."""
_ROUTES: Final = (0.0, 6.0, -6.0, 12.0, -12.0, 18.0, -18.0)
"""Degrees per domino. The bends that are tried for a route, in this order."""
_HEAD_REACH: Final = 150
"""Tenths of a millimetre. A domino within this distance of the head of a fork's branch is the first of that branch."""


class Item(NamedTuple):
    """A node of the graph: a standing domino (a positive number) or a hole (a negative number)."""

    number: int
    spot: Spot
    terrain: str
    """The terrain of a standing domino, or the terrain that a hole requires; empty for any."""
    tile: str = ""
    """The tile it stands on."""


class End(NamedTuple):
    """A place where the river can be continued."""

    way: Way
    """The next domino stands `PITCH` ahead of it."""
    after: int
    """The number of the last domino or hole."""
    side: int = 0
    """For an end at a fork: the missing branch, 1 for the left one and -1 for the right one."""
    tile: str = ""
    """The tile on which the river stops halfway. Such an end can only be joined to dominoes that stand ahead."""


class Stretch(NamedTuple):
    """A part of the river between two tiles or forks. One animal can ride on each stretch."""

    numbers: tuple[int, ...]
    behind: str
    """The terrain of the tile it leaves; empty where dominoes of another terrain cut the way back to that tile."""
    ahead: str
    """The terrain of the tile it enters."""
    end: End | None
    """The open end of the stretch, if it has one."""


@lru_cache(maxsize=65536)
def follows(first: Spot, second: Spot) -> bool:
    """Whether the first domino reliably topples the second so that both end up in one river; stricter than the rules."""
    link = lead(first, first.a, second)
    return link is not None and link.along <= TIGHT and link.along <= reach(link) and turned(first.a, second.a) <= _FORWARD


def falls_on_tile(way: Way, tile: Way) -> bool:
    """Whether a fallen domino would lie on the tile or too close to it."""
    slope = math.radians(way.a)
    dx, dy = tile.x - way.x, tile.y - way.y
    along = dx * math.cos(slope) + dy * math.sin(slope)
    aside = abs(dy * math.cos(slope) - dx * math.sin(slope))
    return math.hypot(max(0.0, -along, along - TIP), max(0.0, aside - WIDTH / 2)) < _TILE_CLEAR


class RiverGraph:
    """The graph of standing dominoes and holes, and the river through it."""

    def __init__(self, state: AyaState) -> None:
        self.state = state
        self.optional: set[int] = set()
        """Holes on the way across a tile with a single port."""
        self.items: dict[int, Item] = {}
        self.after: dict[int, list[int]] = {}
        """For each domino, the dominoes that it topples."""
        self.before: dict[int, list[int]] = {}
        self.enters: dict[int, tuple[str, int]] = {}
        """For each domino that faces a port of a tile from outside: the tile and its port."""
        self.exits: dict[int, End] = {}
        """For the last domino on a tile before a port where the river leaves: the end behind that port."""
        self.wave: dict[int, int] = {}
        """The items of the river in the order in which they fall, each with its predecessor (0 for the first)."""
        self._cells: dict[tuple[int, int], list[int]] = {}
        self._tiles = {tile.id: tile for tile in state.tiles}
        self._centres = [(tile.id, way_of(tile.spot)) for tile in state.tiles]
        self._tokens = [(rider.camera, rider.x / TENTHS, rider.y / TENTHS) for rider in state.riders if not rider.aside]
        for domino in state.dominoes:
            if domino.stands:
                tile = next((tile.id for tile in state.tiles if on_tile(domino, tile)), "")
                self._add(Item(domino.id, domino.spot, domino.terrain, tile))

    # Dominoes and holes.

    def around(self, spot: Spot, cells: int = 1) -> Iterator[int]:
        """Yield the numbers of the items near a spot: those in its grid cell and `cells` cells around it."""
        column, row = spot.x // _CELL, spot.y // _CELL
        for i in range(column - cells, column + cells + 1):
            for j in range(row - cells, row + cells + 1):
                yield from self._cells.get((i, j), ())

    def filled(self, spot: Spot) -> int:
        """The number of the domino that fills a planned spot, 0 if none does."""
        best, nearest = 0, float(FILL_DISTANCE)
        for number in self.around(spot):
            standing = self.items[number].spot
            distance = math.hypot(standing.x - spot.x, standing.y - spot.y)
            if number > 0 and distance <= nearest and turned(standing.a, spot.a) <= MAX_FILL_TURN:
                best, nearest = number, distance
        return best

    def _add(self, item: Item) -> None:
        number, spot = item.number, item.spot
        self.items[number] = item
        after = self.after[number] = []
        before = self.before[number] = []
        for other in self.around(spot):
            other_spot = self.items[other].spot
            if follows(spot, other_spot):
                after.append(other)
                self.before[other].append(number)
            if follows(other_spot, spot):
                before.append(other)
                self.after[other].append(number)
        self._cells.setdefault((spot.x // _CELL, spot.y // _CELL), []).append(number)
        for tile in self.state.tiles:
            if (port := port_before(tile, spot)) is not None:
                self.enters[number] = tile.id, port

    def _remove(self, number: int) -> None:
        spot = self.items.pop(number).spot
        for other in self.after.pop(number):
            self.before[other].remove(number)
        for other in self.before.pop(number):
            self.after[other].remove(number)
        self._cells[spot.x // _CELL, spot.y // _CELL].remove(number)
        self.enters.pop(number, None)

    def _hole(self, spot: Spot, terrain: str = "", tile: str = "") -> int:
        number = min(self.items, default=0)
        number = min(number, 0) - 1
        self._add(Item(number, spot, terrain, tile))
        return number

    # The wave.

    def wave_from(self, number: int) -> dict[int, int]:
        """The items that fall when one is pushed, in breadth-first order, each with its predecessor (0 for the first)."""
        wave = {number: 0}
        queue = [number]
        for item in queue:
            for other in self.after[item]:
                if other not in wave:
                    wave[other] = item
                    queue.append(other)
        return wave

    def holes(self) -> list[Item]:
        """The holes of the river, from the Start tile on."""
        return [self.items[number] for number in self.wave if number < 0]

    def needed(self) -> set[int]:
        """The holes on which a standing domino further down the river depends."""
        found: set[int] = set()
        for number in reversed(self.wave):
            before = self.wave[number]
            if before < 0 and before not in self.optional and (number > 0 or number in found):
                found.add(before)
        return found

    def connected(self) -> set[int]:
        """The dominoes of the river that no hole separates from the first one."""
        found: set[int] = set()
        for number, before in self.wave.items():
            if number > 0 and (not before or before in found):
                found.add(number)
        return found

    # Open ends, and the room behind them.

    def ends(self) -> list[End]:
        """The open ends of the river, in the order of the wave."""
        found: list[End] = []
        for number in self.wave:
            item = self.items[number]
            if self.is_fork(number) and not item.tile:
                found += self._branches(number)
            elif self.after[number] or number in self.enters:
                continue
            elif number in self.exits:
                found.append(self.exits[number])
            elif not item.tile:
                found.append(End(way_of(item.spot), number))
        return found

    def _stops(self) -> Iterator[End]:
        """Yield the ends at which the river stops in the middle of a tile."""
        for number in self.wave:
            item = self.items[number]
            if item.tile and number > 0 and not self.after[number] and number not in self.exits:
                yield End(way_of(item.spot), number, tile=item.tile)

    def is_fork(self, number: int) -> bool:
        """Whether a domino is a Garden declared a fork."""
        domino = self.state.domino(number) if number > 0 else None
        return domino is not None and domino.terrain == GARDEN and domino.fork

    def _branches(self, number: int) -> Iterator[End]:
        """Yield the missing branches of a fork, as ends."""
        for side in (1, -1):
            head = garden_head(way_of(self.items[number].spot), side)
            spot = head.spot()
            others = (self.items[other].spot for other in self.around(spot) if other != number)
            if all(math.hypot(other.x - spot.x, other.y - spot.y) > _HEAD_REACH for other in others):
                yield End(head.ahead(-PITCH), number, side)

    def route(self, end: End, length: int) -> list[Way]:
        """The places for the next `length` dominoes behind an end, as straight as possible; fewer where there is no room."""
        ignored = self._predecessors(end.after)
        best: list[Way] = []
        for turn in _ROUTES:
            way, found = end.way, []
            for _ in range(length):
                way = way.ahead(0, 0, turn / 2).ahead(PITCH, 0, turn / 2)
                if not self._is_free(way, ignored):
                    break
                found.append(way)
            if len(found) > len(best):
                best = found
            if len(best) == length:
                break
        return best

    def is_clear(self, ways: Iterable[Way], after: int, besides: tuple[int, ...] = (), tile: str = "") -> bool:
        """Whether dominoes can stand and fall in these places.

        Args:
            ways: the places.
            after: the item before them. It and its two predecessors are ignored.
            besides: other dominoes to ignore.
            tile: the tile on which the first places are, which is ignored too.
        """
        ignored = self._predecessors(after).union(besides)
        return all(self._is_free(way, ignored, tile) for way in ways)

    def _predecessors(self, after: int) -> set[int]:
        """An item and the two before it in the river."""
        before = self.wave.get(after, 0)
        return {after, before, self.wave.get(before, 0)}

    def _is_free(self, way: Way, ignored: set[int], tile: str = "") -> bool:
        tip = way.ahead(TIP)
        width, depth = self.state.setting.size
        if abs(tip.x) > width / 2 - _TABLE_EDGE or abs(tip.y) > depth / 2 - _TABLE_EDGE:
            return False
        falls = Segment.between(way, tip)
        if any(falls_on_tile(way, centre) for name, centre in self._centres if name != tile):
            return False
        if any(falls.distance(x, y) < _TOKEN_CLEAR for camera, x, y in self._tokens if camera not in ignored):
            return False
        spot = way.spot()
        for number in self.around(spot, 2):
            if number not in ignored:
                other = way_of(self.items[number].spot)
                if falls.distance(other.x, other.y) < CLEARANCE:
                    return False
                if Segment.between(other, other.ahead(TIP)).distance(way.x, way.y) < CLEARANCE:
                    return False
        return may_stand(self.state, spot)

    # Stretches, where animals ride.

    def stretches(self) -> list[Stretch]:
        """The stretches of the river, in the order of the wave."""
        ends = {(end.after, end.side): end for end in self.ends()}
        found = []
        for number, before in self.wave.items():
            parent = self.items.get(before)
            if self.items[number].tile or parent is None or not (parent.tile or self.is_fork(before)):
                continue
            numbers, ahead = self._follow_stretch(number)
            end = None if self.is_fork(numbers[-1]) else ends.get((numbers[-1], 0))
            found.append(Stretch(numbers, self._terrain_behind(before), ahead, end))
        for end in ends.values():
            if self.items[end.after].tile or end.side:
                found.append(Stretch((), self._terrain_behind(end.after), "", end))
        return found

    def _terrain_behind(self, number: int) -> str:
        """The terrain of the last tile before an item if all items in between have that terrain or are Gardens; else empty."""
        terrains = {GARDEN}
        while number and not self.items[number].tile:
            terrains.add(self.items[number].terrain)
            number = self.wave[number]
        tile = self.items[number].tile if number else START
        terrain = "" if tile == START else self._tiles[tile].terrain
        return terrain if terrains <= {terrain, GARDEN} else ""

    def _follow_stretch(self, number: int) -> tuple[tuple[int, ...], str]:
        """The items of the stretch that starts with `number`, and the terrain of the tile it enters; empty for none."""
        numbers = [number]
        while True:
            last = numbers[-1]
            if last in self.enters:
                return tuple(numbers), self._tiles[self.enters[last][0]].terrain
            after = [other for other in self.after[last] if self.wave.get(other) == last]
            if self.is_fork(last) or not after or self.items[after[0]].tile:
                return tuple(numbers), ""
            numbers.append(after[0])
