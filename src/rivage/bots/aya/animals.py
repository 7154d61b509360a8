"""Finds places along the river where animals ride and are won, and keeps places free for expected animals."""

import math
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final

from rivage.games.aya.components import TERRAINS, TILE_RADIUS, TOKEN_RADIUS
from rivage.games.aya.counting.photos import matches
from rivage.games.aya.geometry.spots import TENTHS, Spot
from rivage.games.aya.geometry.standard_spots import Way, way_of
from rivage.games.aya.state import AyaState

from .survey import End, Stretch, Survey
from .table import may_perch, may_stand

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
        self._keep()

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

    def _keep(self) -> None:
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
