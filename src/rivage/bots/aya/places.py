"""Places for landscape tiles at the open ends of the river, and places for animals along it.

Tiles go where they leave the most room to continue the river. Animals go where they will ride home to a tile of their terrain;
such places are kept free for animals that are still to come.
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
"""Open ends. With fewer, no tile with a single port is placed while other tiles are still to come."""
_LINKS: Final = (2, 1, 3)
"""Dominoes between a tile and the camera domino of the next tile, the best number first."""
_TURNS: Final = (0.0, 20.0, -20.0, 40.0, -40.0, 60.0, -60.0)
"""Degrees. The turns on the way to a tile that are tried, in this order."""
_EXIT_ROOM: Final = 72.0
"""Millimetres of free room behind a port: two dominoes, and the space into which the second one falls."""
_AHEAD: Final = 180
"""Millimetres. Half the side of the square in which places for further tiles are counted."""
_GRID: Final = 60
"""Millimetres. The grid spacing of the places that are counted."""
_OPEN, _ROOMY, _PER_PLACE = 2.0, 2.0, 0.05
"""Worth of a port with room for a river, of room for a tile behind it, and of each further place for a tile."""
_DEAD_END, _PER_PLACE_LOST = 4.0, 0.1
"""Worth of a tile with a single port, and the cost of each place for another tile that it takes away."""
NO_ANIMAL: Final = 2.0
"""Cost of a link without a place for an animal."""
_OFF_LINK, _PER_DOMINO, _PER_DEGREE = 0.3, 0.4, 0.01
"""Costs of a link: for each domino more or less than the best length, for each new domino, and for each degree of turn."""


class Landscapes:
    """Finds places for landscape tiles at the open ends of the river of one survey."""

    def __init__(self, state: AyaState, survey: Survey, costs: Mapping[End, float] | None = None) -> None:
        """`costs`: with ample sand, the cost of placing a tile at each end where an animal could ride instead; else None."""
        self._ample = costs is not None
        self._costs = costs or {}
        self._state = state
        self._survey = survey
        self._places: dict[str, act.Lay | None] = {}

    def place_of(self, tile: str, others: int) -> act.Lay | None:
        """The best place for a tile and its camera domino, or None. `others`: tiles still to come with more than one port."""
        if tile not in self._places:
            kind = tile.split("-")[1]
            if kind == END.name and others > 1 and len(self._survey.ends()) < MIN_OPEN_ENDS - self._ample:
                self._places[tile] = None
            else:
                found = self._offers(tile, kind)
                self._places[tile] = max(found, key=lambda offer: offer[0], default=(0.0, None))[1]
        return self._places[tile]

    def _offers(self, tile: str, kind: str) -> Iterator[tuple[float, act.Lay]]:
        """Yield possible places for a tile, each with its worth."""
        for end in self._survey.ends():
            length = self.length(end)
            end_cost = self._costs.get(end, 0.0)
            for links in _LINKS:
                missing = max(0, links - length)
                cost = abs(links - _LINKS[0]) * _OFF_LINK + missing * _PER_DOMINO + end_cost
                if self._ample and not missing and not end_cost:
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
        """The place for a tile behind the given dominoes, and its worth; None when it does not fit."""
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
        """The occupied parts of the table, cached."""
        room = Room(*self._state.setting.size, [(way.x, way.y) for way in (way_of(tile.spot) for tile in self._state.tiles)])
        for number, item in self._survey.items.items():
            way = way_of(item.spot)
            room.segments.append((Segment.between(way, way.ahead(TIP)), self._owner(number)))
        return room

    def _owner(self, number: int) -> str:
        """The last tile that the river crosses before an item; empty when the river does not reach it."""
        wave, items = self._survey.wave, self._survey.items
        while number in wave:
            if items[number].tile:
                return items[number].tile
            number = wave[number]
        return ""

    def _places_ahead(self, way: Way) -> int:
        """The number of grid places ahead of a port where a tile would fit."""
        middle = way.ahead(_AHEAD)
        steps = range(-_AHEAD, _AHEAD + 1, _GRID)
        return sum(self.room.fits_tile(middle.x + x, middle.y + y) for x in steps for y in steps)


def _dominoes_ahead(way: Way, steps: int, turn: float) -> list[Way] | None:
    """The next `steps` places from a place, turning by `turn` degrees in total; None when the turn would be too sharp."""
    step_turn = turn / steps
    if abs(math.radians(step_turn)) > PITCH / RADIUS:
        return None
    found = []
    for _ in range(steps):
        way = way.ahead(0, 0, step_turn / 2).ahead(PITCH, 0, step_turn / 2)
        found.append(way)
    return found


SLIDE: Final = 8.0
"""Millimetres. Usual distance that a falling river carries an animal."""
_OUTSIDE: Final = TILE_RADIUS + TOKEN_RADIUS + 2.0
"""Millimetres. An animal at this distance from the centre of a tile does not touch the tile."""
_BESIDE: Final = 220
"""Tenths of a millimetre. An animal within this distance of a domino rides on its stretch."""
_PER_HOLE: Final = 2
"""Animals. Each hole between the place and the home tile lowers the rank of a terrain by this number."""


class Animals:
    """Finds places for animals along the river of one survey, and keeps places free for expected animals."""

    def __init__(self, state: AyaState, survey: Survey, expected: Mapping[str, int], *, ample: bool = False) -> None:
        """Find the places to keep free.

        Args:
            state: the table.
            survey: the survey of the table.
            expected: the number of animals of each terrain that are still to come.
            ample: whether sand is ample. Then ends without a domino are kept free for them too.
        """
        self._state = state
        self._survey = survey
        self._expected = expected
        self._ample = ample
        self.stretches = survey.stretches()
        self.leading: dict[int, str] = {}
        """Holes between the place of an expected animal and its home tile, with the terrain they should get."""
        self.kept_free: set[int] = set()
        """Holes for the camera dominoes of expected animals."""
        self.ends_kept_free: set[End] = set()
        """Ends where the next domino should be the camera domino of an expected animal."""
        self.leading_ends: dict[End, str] = {}
        """Ends where the next domino should lead an expected animal home, with the terrain of that domino."""
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
        """Whether an animal rides on a stretch."""
        return any(number in self._ridden for number in stretch.numbers)

    def behind(self, end: End) -> str:
        """The terrain of the tile right behind an end, or of the fork's home tile, where an animal could ride; else empty."""
        return next((stretch.behind for stretch in self.stretches if stretch.end == end and not stretch.numbers), "")

    def stem(self, end: End) -> str:
        """The terrain of the tile behind an end if all dominoes in between stand and have that terrain; else empty."""
        for stretch in self.stretches:
            if stretch.end == end and stretch.behind and self._all_stand(stretch.numbers, stretch.behind):
                return stretch.behind
        return ""

    # Places that are kept free.

    def _reserve(self) -> None:
        """Assign stretches to expected animals and record the places to keep free."""
        expected = dict(self._expected)
        offered = [
            (stretch, {terrain: offer for terrain in TERRAINS if (offer := self._place_on(stretch, terrain)) is not None})
            for stretch in self.stretches
        ]
        if self._ample:
            # Stretches that suit a single terrain are assigned first.
            offered.sort(key=lambda offer: len(offer[1]))
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
                self.kept_free.add(place)
            elif not stretch.numbers:
                self.leading_ends[place] = terrain
            else:
                self.ends_kept_free.add(place)

    def _place_on(self, stretch: Stretch, terrain: str) -> tuple[tuple[int, ...], int | End] | None:
        """For an animal of that terrain on a stretch: the holes on its way home, and the hole or end for its camera domino.

        None when the stretch does not suit it.
        """
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
        """Whether an item is a hole or a domino that matches a terrain."""
        return number < 0 or matches(self._survey.items[number].terrain, terrain)

    def _all_stand(self, numbers: tuple[int, ...], terrain: str) -> bool:
        """Whether all items are standing dominoes that match a terrain."""
        return all(number > 0 and self._fits(number, terrain) for number in numbers)

    # Places where an animal can be put now.

    def places(self, terrain: str) -> Iterator[tuple[Spot, int, int]]:
        """Yield places from which an animal of that terrain would get home: the spot of its camera domino, and its x and y."""
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
        """Yield the place on a camera domino and its neighbour, if it is legal and the animal stays clear of all tiles."""
        x, y = (camera.x + other.x) // 2, (camera.y + other.y) // 2
        before = Way(x / TENTHS, y / TENTHS, way_of(camera).a)
        after = before.ahead(SLIDE)
        for tile in self._state.tiles:
            centre = way_of(tile.spot)
            if any(math.hypot(at.x - centre.x, at.y - centre.y) < _OUTSIDE for at in (before, after)):
                return
        if may_stand(self._state, camera) and may_perch(self._state, x, y, camera, len(self._state.dominoes) + 1):
            yield camera, x, y
