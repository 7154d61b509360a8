"""The dominoes on the table as a graph: what topples what, the open ends of the river, and the room behind them.

A hole is a place where a domino is still missing. `Survey` adds holes where builders count on them being filled.
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
"""Millimetres. Dominoes farther apart topple each other, but may lie apart afterwards."""
FILL_DISTANCE: Final = 80
"""Tenths of a millimetre. A domino this near to a planned spot fills it, unless it is turned by more than `MAX_FILL_TURN`."""
MAX_FILL_TURN: Final = 300
"""Tenths of a degree by which a domino may be turned and still fill a planned spot."""
TIP: Final = 33.0
"""Millimetres that a domino covers ahead when it falls."""
_FORWARD: Final = 750
"""Tenths of a degree. A domino struck more from the side may fall back."""
_CELL: Final = 300
"""Tenths of a millimetre: the size of a cell of the grid. A falling domino strikes nothing farther away."""
CLEARANCE: Final = 15.0
"""Millimetres between a join and the dominoes of another part of the river."""
_TILE_CLEAR: Final = TILE_RADIUS + 4.0
"""Millimetres from the centre of a tile to a domino that falls beside it."""
_TOKEN_CLEAR: Final = 24.0
"""Millimetres from the centre of an animal to a domino that falls beside it."""
_TABLE_EDGE: Final = 3.0
"""Millimetres from a fallen domino to the edge of the table."""
_ROUTES: Final = (0.0, 6.0, -6.0, 12.0, -12.0, 18.0, -18.0)
"""Degrees a domino by which a river may bend to find room."""
_HEAD_REACH: Final = 150
"""Tenths of a millimetre. A domino within this distance of the head of a fork's branch is its first one."""


class Item(NamedTuple):
    """A domino of the river: one that stands (a positive number), or a hole (a negative one)."""

    number: int
    spot: Spot
    terrain: str
    """Of a hole: the terrain it must be of; empty for any."""
    tile: str = ""
    """The tile it stands on."""


class End(NamedTuple):
    """A place at which the river can go on."""

    way: Way
    """The next domino stands `PITCH` ahead of it."""
    after: int
    """The domino before."""
    side: int = 0
    """Behind a fork: which of its branches is missing, 1 for the left one, -1 for the right one."""
    tile: str = ""
    """The tile in the middle of which the river stops. Such an end can only be joined to dominoes that stand ahead."""


class Stretch(NamedTuple):
    """A part of the river off the tiles, between two tiles or forks: one animal can ride there."""

    numbers: tuple[int, ...]
    behind: str
    """The terrain of the tile it leaves; empty where no animal finds its way back to one."""
    ahead: str
    """The terrain of the tile it enters."""
    end: End | None
    """Where it can be continued."""


@lru_cache(maxsize=65536)
def follows(one: Spot, other: Spot) -> bool:
    """Whether a domino surely topples another one so that both lie in one river: stricter than what topples at all."""
    seen = lead(one, one.a, other)
    return seen is not None and seen.along <= TIGHT and seen.along <= reach(seen) and turned(one.a, other.a) <= _FORWARD


def falls_on_tile(way: Way, tile: Way) -> bool:
    """Whether a domino would lie on the tile, or nearly, once it has fallen."""
    slope = math.radians(way.a)
    dx, dy = tile.x - way.x, tile.y - way.y
    along = dx * math.cos(slope) + dy * math.sin(slope)
    aside = abs(dy * math.cos(slope) - dx * math.sin(slope))
    return math.hypot(max(0.0, -along, along - TIP), max(0.0, aside - WIDTH / 2)) < _TILE_CLEAR


class RiverGraph:
    """Dominoes that stand, holes, and the river through them."""

    def __init__(self, state: AyaState) -> None:
        self.state = state
        self.optional: set[int] = set()
        """Holes on the way across a tile with a single port."""
        self.items: dict[int, Item] = {}
        self.after: dict[int, list[int]] = {}
        """For each domino, the dominoes that it topples."""
        self.before: dict[int, list[int]] = {}
        self.enters: dict[int, tuple[str, int]] = {}
        """For each domino that looks into a tile from outside: the tile and its port."""
        self.exits: dict[int, End] = {}
        """For the last domino before a port by which the river leaves a tile: how it goes on."""
        self.wave: dict[int, int] = {}
        """The dominoes of the river in the order in which they fall, each with the one before it."""
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
        """The dominoes near a spot, holes included."""
        column, row = spot.x // _CELL, spot.y // _CELL
        for i in range(column - cells, column + cells + 1):
            for j in range(row - cells, row + cells + 1):
                yield from self._cells.get((i, j), ())

    def filled(self, spot: Spot) -> int:
        """The domino that stands at a spot, or nearly; 0: none."""
        best, nearest = 0, float(FILL_DISTANCE)
        for number in self.around(spot):
            there = self.items[number].spot
            away = math.hypot(there.x - spot.x, there.y - spot.y)
            if number > 0 and away <= nearest and turned(there.a, spot.a) <= MAX_FILL_TURN:
                best, nearest = number, away
        return best

    def _add(self, item: Item) -> None:
        number, spot = item.number, item.spot
        self.items[number] = item
        after = self.after[number] = []
        before = self.before[number] = []
        for other in self.around(spot):
            there = self.items[other].spot
            if follows(spot, there):
                after.append(other)
                self.before[other].append(number)
            if follows(there, spot):
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
        """The dominoes that fall when one is pushed, by `follows`, in order, each with the one before it; 0 for the first."""
        wave = {number: 0}
        line = [number]
        for each in line:
            for other in self.after[each]:
                if other not in wave:
                    wave[other] = each
                    line.append(other)
        return wave

    def holes(self) -> list[Item]:
        """The holes of the river, from the Start tile on."""
        return [self.items[number] for number in self.wave if number < 0]

    def needed(self) -> set[int]:
        """The holes behind which a domino already stands."""
        found: set[int] = set()
        for number in reversed(self.wave):
            before = self.wave[number]
            if before < 0 and before not in self.optional and (number > 0 or number in found):
                found.add(before)
        return found

    def connected(self) -> set[int]:
        """The dominoes of the river that stand before any gap."""
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
            there = (self.items[other].spot for other in self.around(spot) if other != number)
            if all(math.hypot(each.x - spot.x, each.y - spot.y) > _HEAD_REACH for each in there):
                yield End(head.ahead(-PITCH), number, side)

    def route(self, end: End, most: int) -> list[Way]:
        """The places for the next `most` dominoes behind an end, or fewer: as straight ahead as there is room."""
        own = self._own(end.after)
        best: list[Way] = []
        for turn in _ROUTES:
            way, found = end.way, []
            for _ in range(most):
                way = way.ahead(0, 0, turn / 2).ahead(PITCH, 0, turn / 2)
                if not self._is_free(way, own):
                    break
                found.append(way)
            if len(found) > len(best):
                best = found
            if len(best) == most:
                break
        return best

    def is_clear(self, ways: Iterable[Way], after: int, besides: tuple[int, ...] = (), tile: str = "") -> bool:
        """Whether dominoes can stand and fall in these places.

        The dominoes just before them and those of `besides` are ignored, and so is the `tile` on which the first of them stand.
        """
        own = self._own(after).union(besides)
        return all(self._is_free(way, own, tile) for way in ways)

    def _own(self, after: int) -> set[int]:
        before = self.wave.get(after, 0)
        return {after, before, self.wave.get(before, 0)}

    def _is_free(self, way: Way, own: set[int], tile: str = "") -> bool:
        tip = way.ahead(TIP)
        width, depth = self.state.setting.size
        if abs(tip.x) > width / 2 - _TABLE_EDGE or abs(tip.y) > depth / 2 - _TABLE_EDGE:
            return False
        falls = Segment.between(way, tip)
        if any(falls_on_tile(way, centre) for name, centre in self._centres if name != tile):
            return False
        if any(falls.distance(x, y) < _TOKEN_CLEAR for camera, x, y in self._tokens if camera not in own):
            return False
        spot = way.spot()
        for number in self.around(spot, 2):
            if number not in own:
                other = way_of(self.items[number].spot)
                if falls.distance(other.x, other.y) < CLEARANCE:
                    return False
                if Segment.between(other, other.ahead(TIP)).distance(way.x, way.y) < CLEARANCE:
                    return False
        return may_stand(self.state, spot)

    # Stretches, on which animals ride.

    def stretches(self) -> list[Stretch]:
        """The parts of the river off the tiles, each between two tiles or forks, in the order of the wave."""
        ends = {(end.after, end.side): end for end in self.ends()}
        found = []
        for number, before in self.wave.items():
            parent = self.items.get(before)
            if self.items[number].tile or parent is None or not (parent.tile or self.is_fork(before)):
                continue
            numbers, ahead = self._along(number)
            end = None if self.is_fork(numbers[-1]) else ends.get((numbers[-1], 0))
            found.append(Stretch(numbers, self._leads_back(before), ahead, end))
        for end in ends.values():
            if self.items[end.after].tile or end.side:
                found.append(Stretch((), self._leads_back(end.after), "", end))
        return found

    def _leads_back(self, number: int) -> str:
        """The terrain of the tile from which dominoes of that terrain alone lead to a domino; empty: none."""
        terrains = {GARDEN}
        while number and not self.items[number].tile:
            terrains.add(self.items[number].terrain)
            number = self.wave[number]
        tile = self.items[number].tile if number else START
        terrain = "" if tile == START else self._tiles[tile].terrain
        return terrain if terrains <= {terrain, GARDEN} else ""

    def _along(self, number: int) -> tuple[tuple[int, ...], str]:
        """A stretch from its first domino on, and the terrain of the tile it enters."""
        numbers = [number]
        while True:
            last = numbers[-1]
            if last in self.enters:
                return tuple(numbers), self._tiles[self.enters[last][0]].terrain
            after = [other for other in self.after[last] if self.wave.get(other) == last]
            if self.is_fork(last) or not after or self.items[after[0]].tile:
                return tuple(numbers), ""
            numbers.append(after[0])
