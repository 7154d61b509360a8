"""Finds places for landscape tiles: at the end of the river from which most ways lead on."""

import math
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final

from rivage.games.aya import actions as act
from rivage.games.aya.components import BEND, END, TILE_RADIUS
from rivage.games.aya.geometry.standard_spots import BEFORE, PITCH, Way, way_of
from rivage.games.aya.state import AyaState

from .curves import RADIUS
from .survey import TIP, End, Survey
from .table import may_lay
from .tiles import Room, Segment, node_of, spot_of

MIN_OPEN_ENDS: Final = 3
"""Open ends that the river must have for a tile without a way out to be laid, while other tiles are still to come."""
_LINKS: Final = (2, 1, 3)
"""Dominoes between a tile and the camera domino of the next one, the best number first."""
_TURNS: Final = (0.0, 20.0, -20.0, 40.0, -40.0, 60.0, -60.0)
"""Degrees by which the river may turn on its way to a tile."""
_EXIT_ROOM: Final = 72.0
"""Millimetres behind a port: room for two dominoes, and for where the second one falls."""
_AHEAD: Final = 180
"""Millimetres: half the side of the square in which room for more tiles is counted."""
_GRID: Final = 60
"""Millimetres between two places that are counted."""
_OPEN, _ROOMY, _PER_PLACE = 2.0, 2.0, 0.05
"""Worth of a port with room for a river, with room for a tile behind it, and for each further place for a tile."""
_DEAD_END, _PER_PLACE_LOST = 4.0, 0.1
"""Worth of a tile without a way out, and the cost of each place for another tile that it takes."""
NO_ANIMAL: Final = 2.0
"""Cost of a link that has no place for an animal."""
_OFF_LINK, _PER_DOMINO, _PER_DEGREE = 0.3, 0.4, 0.01
"""Costs of a link that has another length, of each domino in it, and of each degree by which it turns."""


class Landscapes:
    """Places for landscape tiles along the river of one survey."""

    def __init__(self, state: AyaState, survey: Survey, costs: Mapping[End, float] | None = None) -> None:
        """`costs`: with ample sand, what it costs to lay a tile at an end where an animal could ride instead."""
        self._ample = costs is not None
        self._costs = costs or {}
        self._state = state
        self._survey = survey
        self._places: dict[str, act.Lay | None] = {}

    def place_of(self, tile: str, others: int) -> act.Lay | None:
        """The best place for a tile and its camera domino, or None. `others`: tiles still to come that have a way out."""
        if tile not in self._places:
            kind = tile.split("-")[1]
            if kind == END.name and others > 1 and len(self._survey.ends()) < MIN_OPEN_ENDS - self._ample:
                self._places[tile] = None
            else:
                found = self._offers(tile, kind)
                self._places[tile] = max(found, key=lambda offer: offer[0], default=(0.0, None))[1]
        return self._places[tile]

    def _offers(self, tile: str, kind: str) -> Iterator[tuple[float, act.Lay]]:
        for end in self._survey.ends():
            length = self.length(end)
            kept = self._costs.get(end, 0.0)
            for links in _LINKS:
                missing = max(0, links - length)
                cost = abs(links - _LINKS[0]) * _OFF_LINK + missing * _PER_DOMINO + kept
                if self._ample and not missing and not kept:
                    cost += NO_ANIMAL
                for turn in _TURNS:
                    ways = _dominoes_ahead(end.way, missing + 1, turn)
                    if ways is None:
                        continue
                    for side in (1, -1) if kind == BEND.name else (0,):
                        offer = self._offer(tile, kind, side, end, ways)
                        if offer is not None:
                            yield offer[0] - cost - abs(turn) * _PER_DEGREE, offer[1]

    def _offer(self, tile: str, kind: str, side: int, end: End, ways: list[Way]) -> tuple[float, act.Lay] | None:
        """A place for a tile behind those dominoes, and its worth."""
        node = node_of(kind, ways[-1].ahead(BEFORE), side)
        if not self.room.fits_tile(node.centre.x, node.centre.y, self._owner(end.after)):
            return None
        lay = act.Lay(spot_of(node), ways[-1].spot())
        if not may_lay(self._state, tile, lay.tile, lay.spot) or not self._survey.is_clear(ways, end.after):
            return None
        if kind == END.name:
            return _DEAD_END - _PER_PLACE_LOST * self._places_ahead(end.way), lay
        worth = 0.0
        for branch in node.river.branches:
            if self.room.fits_river(Segment.between(branch.exit.ahead(1.0), branch.exit.ahead(_EXIT_ROOM))):
                worth += _OPEN
                behind = branch.exit.ahead(_EXIT_ROOM + TILE_RADIUS)
                if self.room.fits_tile(behind.x, behind.y):
                    worth += _ROOMY + _PER_PLACE * self._places_ahead(branch.exit)
        return worth, lay

    def length(self, end: End) -> int:
        """The number of dominoes between the last tile or fork and an end."""
        number, length = end.after, 0
        while not end.side and number and not self._survey.items[number].tile:
            number = self._survey.wave.get(number, 0)
            length += 1
        return length

    @cached_property
    def room(self) -> Room:
        """The occupied parts of the table."""
        room = Room(*self._state.setting.size, [(way.x, way.y) for way in (way_of(tile.spot) for tile in self._state.tiles)])
        for number, item in self._survey.items.items():
            way = way_of(item.spot)
            room.segments.append((Segment.between(way, way.ahead(TIP)), self._owner(number)))
        return room

    def _owner(self, number: int) -> str:
        """The tile from which the river leads to a domino; empty: it does not."""
        wave, items = self._survey.wave, self._survey.items
        while number in wave:
            if items[number].tile:
                return items[number].tile
            number = wave[number]
        return ""

    def _places_ahead(self, way: Way) -> int:
        """The number of places ahead of a port that have room for a tile."""
        middle = way.ahead(_AHEAD)
        steps = range(-_AHEAD, _AHEAD + 1, _GRID)
        return sum(self.room.fits_tile(middle.x + x, middle.y + y) for x in steps for y in steps)


def _dominoes_ahead(way: Way, steps: int, turn: float) -> list[Way] | None:
    """The next `steps` dominoes from a place, turning by `turn` degrees in all; None where they would turn too sharply."""
    each = turn / steps
    if abs(math.radians(each)) > PITCH / RADIUS:
        return None
    found = []
    for _ in range(steps):
        way = way.ahead(0, 0, each / 2).ahead(PITCH, 0, each / 2)
        found.append(way)
    return found
