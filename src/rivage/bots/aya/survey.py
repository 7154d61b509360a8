"""The builders' map of a table: the river from the Start tile, its gaps, the pieces cut off from it, and its open ends.

A hole is a place where a domino is still missing: on a tile that the river enters, or in a join to a piece that is cut off.
Builders expect holes to be filled, so the map continues the river behind them. `Survey.needed` returns the holes on which
standing dominoes depend.
"""

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from rivage.games.aya import state as st
from rivage.games.aya.components import END, START, TILE_RADIUS
from rivage.games.aya.geometry.spots import TENTHS, Spot, turned
from rivage.games.aya.geometry.standard_spots import OUT, PITCH, River, Way, way_of
from rivage.games.aya.rules.placing import allowed, check_domino
from rivage.games.aya.state import AyaState, Domino, LaidTile, Rider, Setting

from .curves import BezierCurve, DubinsPath, dubins_paths
from .river import CLEARANCE, TIP, End, RiverGraph, falls_on_tile, follows
from .table import may_stand
from .tiles import Segment, crossings, node_at, source_of

MAX_JOIN_BUDGET: Final = 60
"""Dominoes. Upper limit of the budget for joins (`survey_of`), however much sand is left."""
_MAX_JOIN_LENGTH: Final = 460.0
"""Millimetres. Longer joins are not worth their dominoes."""
_MAX_CURVES: Final = 3
"""Curves that are tried between an end and a piece."""
_SHIFTS: Final = ((0, 0), (-30, 0), (30, 0), (0, 30), (0, -30), (-60, 0), (60, 0), (0, 60), (0, -60))
"""Tenths of a millimetre along and across. Shifts that are tried for a place on a tile, in this order."""
_MAX_BEZIER_SPAN: Final = 170.0
"""Millimetres. Maximum distance that a Bézier curve may span."""
_BEZIER_TURNS: Final = (0.0, 12.0, -12.0, 25.0, -25.0)
"""Degrees off a domino's heading at which a Bézier curve may arrive."""
_ARRIVAL_TURNS: Final = (0.0, 25.0, -25.0)
"""Degrees off the straight line at which a join may arrive at a domino that can be turned."""
_TILE_GAIN: Final = 5.0
"""Dominoes. A join to a tile counts as this many more than the dominoes it connects."""
_MIN_ROOM_BEHIND: Final = 2
"""Dominoes that must have room behind a tile with a single port for the river to cross it."""


class Piece(NamedTuple):
    """Dominoes that the river does not reach."""

    numbers: tuple[int, ...]
    head: int
    """The domino of the piece that topples all or most of its other dominoes."""
    tile: str
    """The tile into which the piece would lead the river; empty for none."""


class Join(NamedTuple):
    """A planned connection from an end of the river to a piece."""

    end: End
    piece: Piece
    holes: tuple[int, ...]


def survey_of(state: AyaState, budget: int, across: frozenset[str] = frozenset()) -> "Survey":
    """The survey of a table, cached.

    Args:
        state: the table.
        budget: dominoes that can still be placed, the limit for all joins together.
        across: terrains whose tile with a single port the river should cross, so that an animal can ride behind it.
    """
    return _survey(state.setting, state.tiles, state.dominoes, state.riders, max(0, min(budget, MAX_JOIN_BUDGET)), across)


@lru_cache(maxsize=32)
def _survey(
    setting: Setting,
    tiles: tuple[LaidTile, ...],
    dominoes: tuple[Domino, ...],
    riders: tuple[Rider, ...],
    budget: int,
    across: frozenset[str],
) -> "Survey":
    return Survey(AyaState(setting, st.PLACING, (), (), (), (), tiles=tiles, dominoes=dominoes, riders=riders), budget, across)


class Survey(RiverGraph):
    """The map of one table, with the joins that builders plan."""

    def __init__(self, state: AyaState, budget: int, across: frozenset[str] = frozenset()) -> None:
        """See `survey_of` for the arguments."""
        super().__init__(state)
        self._across = across
        self.entered: set[str] = set()
        """The tiles that the river enters."""
        self.turns: dict[int, Spot] = {}
        """Dominoes that should be turned so that a join can arrive at them."""
        self.joins: list[Join] = []
        self._tried: set[int] = set()
        """The heads of the pieces to which a join is planned."""
        if START in self._tiles:
            self._enter(START, source_of(self._tiles[START].spot))
            self._flow()
            while self._join(budget - len(self.needed())):
                self._flow()

    # The river over the tiles.

    def _find_or_add_hole(self, way: Way, tile: str) -> int:
        """The number of the domino at a place on a tile, or of a new hole there; 0 when another piece is in the way."""
        spot = way.spot()
        if number := self.filled(spot):
            return number
        terrain = "" if tile == START else self._tiles[tile].terrain
        for along, across in _SHIFTS:
            if may_stand(self.state, shifted := spot.ahead(along, across)):
                return self._hole(shifted, terrain, tile)
        return 0

    def _enter(self, tile: str, river: River) -> None:
        """Add the holes of the river over a tile."""
        self.entered.add(tile)
        for way in river.stem:
            self._find_or_add_hole(way, tile)
        for branch in river.branches:
            last = [self._find_or_add_hole(way, tile) for way in branch.ways][-1]
            if last:
                self.exits[last] = End(branch.exit.ahead(OUT - PITCH), last)

    def _flow(self) -> None:
        """Follow the river from its first domino, over every tile it reaches."""
        while True:
            self.wave = self._from_start()
            entered = next(
                (self.enters[n] for n in self.wave if n in self.enters and self.enters[n][0] not in self.entered), None
            )
            if entered is None:
                return
            tile, port = entered
            node = node_at(self._tiles[tile], port)
            self._enter(tile, node.river)
            if node.kind == END.name and self._tiles[tile].terrain in self._across:
                self._cross(tile, node.entry)

    def _cross(self, tile: str, entry: Way) -> None:
        """Add the holes of a way across a tile with a single port, if there is room behind it."""
        for river in crossings(entry):
            (branch,) = river.branches
            spots = [way.spot() for way in branch.ways]
            if not all(self.filled(spot) or may_stand(self.state, spot) for spot in spots):
                continue
            ahead = [branch.exit.ahead(OUT + step * PITCH) for step in range(_MIN_ROOM_BEHIND)]
            crossing = tuple(self.filled(spot) for spot in spots)
            if not self.filled(ahead[0].spot()) and not self.is_clear(ahead, 0, crossing, tile):
                continue
            numbers = [self._find_or_add_hole(way, tile) for way in branch.ways]
            self.optional.update(number for number in numbers if number < 0)
            if numbers[-1] > 0 and not self.optional.intersection(numbers):
                self.exits[numbers[-1]] = End(branch.exit.ahead(OUT - PITCH), numbers[-1])
            return

    def _from_start(self) -> dict[int, int]:
        """The longest wave that begins on the Start tile."""
        on_start = [number for number, item in self.items.items() if item.tile == START]
        heads = [number for number in on_start if not self.before[number]]
        return max((self.wave_from(number) for number in heads or on_start), key=len, default={})

    # Pieces that are cut off, and joins to them.

    def pieces(self) -> list[Piece]:
        """The pieces that the river does not reach, the largest first."""
        rest = {number for number in self.items if number > 0 and number not in self.wave}
        found = []
        while rest:
            piece = [min(rest)]
            rest.remove(piece[0])
            for item in piece:
                for other in (*self.after[item], *self.before[item]):
                    if other in rest:
                        rest.remove(other)
                        piece.append(other)
            heads = [number for number in piece if not any(other in piece for other in self.before[number])]
            head = max(heads or piece, key=lambda number: (len(self.wave_from(number)), -number))
            tiles = (self.enters[number][0] for number in piece if number in self.enters)
            found.append(Piece(tuple(sorted(piece)), head, next((tile for tile in tiles if tile not in self.entered), "")))
        return sorted(found, key=lambda piece: (-len(piece.numbers), piece.head))

    def _join(self, max_holes: int) -> bool:
        """Plan the join with the best ratio of gain to holes, of at most `max_holes`. Returns False when there is none."""
        offers = []
        ends = [*self.ends(), *self._stops()]
        for piece in self.pieces():
            if piece.head in self._tried:
                continue
            gain = len(piece.numbers) + (_TILE_GAIN if piece.tile else 0.0)
            for end in ends:
                for curve in self._curves(end, piece):
                    missing = len(curve.between()) if curve.length <= _MAX_JOIN_LENGTH else max_holes + 1
                    if missing <= max_holes:
                        offers.append((-gain / (missing + 1.0), curve.length, piece, end, curve))
        for _, _, piece, end, curve in sorted(offers, key=lambda offer: offer[:2]):
            between = curve.between()
            if self.is_clear(between, end.after, piece.numbers, end.tile) and self._arrives(curve, piece):
                self._tried.add(piece.head)
                self.joins.append(Join(end, piece, tuple(self._between(way, end.tile) for way in between)))
                return True
        return False

    def _between(self, way: Way, tile: str) -> int:
        """Add a hole of a join. `tile`: the tile on which the join starts halfway; empty for none."""
        if tile:
            centre = way_of(self._tiles[tile].spot)
            if math.hypot(way.x - centre.x, way.y - centre.y) <= TILE_RADIUS:
                return self._hole(way.spot(), "" if tile == START else self._tiles[tile].terrain, tile)
        return self._hole(way.spot())

    def _curves(self, end: End, piece: Piece) -> Iterator[BezierCurve | DubinsPath]:
        """Yield curves from an end to the head of a piece. A single domino can be turned towards the curve."""
        head = self.items[piece.head].spot
        to = way_of(head)
        if math.hypot(to.x - end.way.x, to.y - end.way.y) <= _MAX_BEZIER_SPAN:
            for turn in _BEZIER_TURNS:
                short = BezierCurve(end.way, Way(to.x, to.y, (to.a + turn) % 360.0))
                spots = [end.way.spot(), *(way.spot() for way in short.between()), head]
                if all(follows(first, second) for first, second in pairwise(spots)):
                    yield short
        yield from dubins_paths(end.way, to)[:_MAX_CURVES]
        if self._is_loose(piece):
            line = math.degrees(math.atan2(to.y - end.way.y, to.x - end.way.x))
            for turn in _ARRIVAL_TURNS:
                yield from dubins_paths(end.way, Way(to.x, to.y, (line + turn) % 360.0))[:1]

    def _is_loose(self, piece: Piece) -> bool:
        """Whether a piece is a single domino that may be turned: off the tiles and without an animal."""
        item = self.items[piece.head]
        carries = any(rider.camera == piece.head for rider in self.state.riders)
        return len(piece.numbers) == 1 and not item.tile and not piece.tile and not carries

    def _arrives(self, curve: BezierCurve | DubinsPath, piece: Piece) -> bool:
        """Turn the head of a piece along an arriving curve if necessary. Returns False when it cannot be turned."""
        item = self.items[piece.head]
        spot = curve.to.spot()
        if isinstance(curve, BezierCurve) or turned(spot.a, item.spot.a) <= 1:
            return True
        spot = Spot(item.spot.x, item.spot.y, spot.a)
        falls = Segment.between(way_of(spot), way_of(spot).ahead(TIP))
        near = (self.items[number].spot for number in self.around(spot, 2) if number != item.number)
        if any(falls.distance(other.x / TENTHS, other.y / TENTHS) < CLEARANCE for other in near):
            return False
        if any(falls_on_tile(way_of(spot), centre) for _, centre in self._centres):
            return False
        if not allowed(check_domino, self.state, spot, besides=item.number):
            return False
        self._remove(item.number)
        self._add(item._replace(spot=spot))
        self.turns[item.number] = spot
        return True
