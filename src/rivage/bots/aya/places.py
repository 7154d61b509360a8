"""Places for landscape tiles at the ends of the river, and for animals along it.

Tiles go to the end from which most ways lead on. Animals go where they ride and are won; places are kept free for expected ones.
"""

import math
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final

from rivage.games.aya import actions as act
from rivage.games.aya.components import BEND, END, TERRAINS, TILE_RADIUS, TOKEN_RADIUS
from rivage.games.aya.counting.photos import matches
from rivage.games.aya.geometry.spots import TENTHS, Spot
from rivage.games.aya.geometry.standard_spots import BEFORE, PITCH, Way, way_of
from rivage.games.aya.state import AyaState

from .curves import RADIUS
from .river import TIP, End, Stretch
from .survey import Survey
from .table import may_lay, may_perch, may_stand
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


SLIDE: Final = 8.0
"""Millimetres that a falling river usually carries an animal along."""
_OUTSIDE: Final = TILE_RADIUS + TOKEN_RADIUS + 2.0
"""Millimetres from a tile's centre: an animal this far away stays off the tile."""
_BESIDE: Final = 220
"""Tenths of a millimetre: an animal no farther from a domino rides on its stretch."""
_PER_HOLE: Final = 2
"""Expected animals. Each hole in the way home lowers the rank of a terrain by this number."""


class Animals:
    """Places for animals along the river of one survey."""

    def __init__(self, state: AyaState, survey: Survey, expected: Mapping[str, int], *, ample: bool = False) -> None:
        """`expected`: the number of animals of each terrain that are still to come.

        `ample`: whether ends where nothing stands yet are kept for them too.
        """
        self._state = state
        self._survey = survey
        self._expected = expected
        self._ample = ample
        self.stretches = survey.stretches()
        self.leading: dict[int, str] = {}
        """Holes that lead an expected animal home, with the terrain they should be of."""
        self.kept: set[int] = set()
        """Holes for the camera dominoes of expected animals."""
        self.kept_ends: set[End] = set()
        """Ends at which such a camera domino comes next."""
        self.leading_ends: dict[End, str] = {}
        """Ends at which a domino that leads an expected animal home comes next, with the terrain it should be of."""
        self._reserve()

    @cached_property
    def _ridden(self) -> set[int]:
        """The dominoes of the stretches on which an animal rides."""
        found: set[int] = set()
        items = self._survey.items
        for rider in self._state.riders:
            for stretch in self.stretches:
                spots = (items[number].spot for number in stretch.numbers)
                if any(math.hypot(spot.x - rider.x, spot.y - rider.y) <= _BESIDE for spot in spots):
                    found.update(stretch.numbers)
        return found

    def is_ridden(self, stretch: Stretch) -> bool:
        return any(number in self._ridden for number in stretch.numbers)

    def behind(self, end: End) -> str:
        """The terrain of the tile or the fork that the river has just left at an end, where an animal could ride; empty: none."""
        return next((stretch.behind for stretch in self.stretches if stretch.end == end and not stretch.numbers), "")

    def stem(self, end: End) -> str:
        """The terrain of all dominoes from a tile of that terrain to an end; empty where terrains are mixed."""
        for stretch in self.stretches:
            if stretch.end == end and stretch.behind and self._all_stand(stretch.numbers, stretch.behind):
                return stretch.behind
        return ""

    # Places that are kept free.

    def _reserve(self) -> None:
        expected = dict(self._expected)
        offered = [
            (stretch, {terrain: offer for terrain in TERRAINS if (offer := self._place_on(stretch, terrain)) is not None})
            for stretch in self.stretches
        ]
        if self._ample:
            # Stretches for animals of one terrain alone come first.
            offered.sort(key=lambda each: len(each[1]))
        for stretch, offers in offered:
            ranked = [
                (expected[terrain] - _PER_HOLE * len(offer[0]), terrain, offer)
                for terrain, offer in offers.items()
                if expected[terrain] > 0
            ]
            if not ranked:
                continue
            _, terrain, (before, place) = max(ranked, key=lambda offer: offer[0])
            expected[terrain] -= 1
            self.leading |= dict.fromkeys(before, terrain)
            if not isinstance(place, End):
                self.kept.add(place)
            elif not stretch.numbers:
                self.leading_ends[place] = terrain
            else:
                self.kept_ends.add(place)

    def _place_on(self, stretch: Stretch, terrain: str) -> tuple[tuple[int, ...], int | End] | None:
        """The holes that lead an animal of that terrain home on a stretch, and the hole or the end for its camera domino."""
        if self.is_ridden(stretch):
            return None
        numbers = stretch.numbers
        if self._ample and not numbers and stretch.end is not None and stretch.behind == terrain:
            return (), stretch.end
        if stretch.ahead == terrain:
            for number in reversed(numbers[:-1]):
                if number < 0:
                    return (), number
                if not self._fits(number, terrain):
                    break
        if stretch.behind == terrain and numbers and self._fits(numbers[0], terrain):
            before = numbers[:1] if numbers[0] < 0 else ()
            for number in numbers[1:]:
                if number < 0:
                    return before, number
                if not self._fits(number, terrain):
                    return None
            if stretch.end is not None:
                return before, stretch.end
        return None

    def _fits(self, number: int, terrain: str) -> bool:
        """Whether a domino is of a terrain, or a hole that can get one of it."""
        return number < 0 or matches(self._survey.items[number].terrain, terrain)

    def _all_stand(self, numbers: tuple[int, ...], terrain: str) -> bool:
        return all(number > 0 and self._fits(number, terrain) for number in numbers)

    # Places for an animal now.

    def places(self, terrain: str) -> Iterator[tuple[Spot, int, int]]:
        """Yield places where an animal of that terrain would be won: the spot of its camera domino, and its own x and y."""
        items = self._survey.items
        for stretch in self.stretches:
            if self.is_ridden(stretch):
                continue
            numbers = stretch.numbers
            for at, number in enumerate(numbers):
                if number > 0:
                    continue
                spot = items[number].spot
                if stretch.behind == terrain and at and self._all_stand(numbers[:at], terrain):
                    yield from self._astride(spot, items[numbers[at - 1]].spot)
                if stretch.ahead == terrain and at + 1 < len(numbers) and self._all_stand(numbers[at + 1 :], terrain):
                    yield from self._astride(spot, items[numbers[at + 1]].spot)
            if stretch.end is not None and stretch.behind == terrain and numbers and self._all_stand(numbers, terrain):
                for way in self._survey.route(stretch.end, 2)[:1]:
                    yield from self._astride(way.spot(), items[numbers[-1]].spot)

    def _astride(self, camera: Spot, other: Spot) -> Iterator[tuple[Spot, int, int]]:
        x, y = (camera.x + other.x) // 2, (camera.y + other.y) // 2
        now = Way(x / TENTHS, y / TENTHS, way_of(camera).a)
        then = now.ahead(SLIDE)
        for tile in self._state.tiles:
            centre = way_of(tile.spot)
            if any(math.hypot(at.x - centre.x, at.y - centre.y) < _OUTSIDE for at in (now, then)):
                return
        if may_stand(self._state, camera) and may_perch(self._state, x, y, camera, len(self._state.dominoes) + 1):
            yield camera, x, y
