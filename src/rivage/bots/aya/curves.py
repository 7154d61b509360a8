"""Curves for rows of dominoes from one pose (a place and a direction) to another.

Long curves are Dubins paths: an arc, a straight piece and an arc. The rest of a shortest Dubins path is itself a shortest path.
So bots that place the dominoes of a join one by one, each after a new survey of the table, build the same join. Short curves are
cubic Bézier curves, which smooth out small errors of placement.
"""

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from rivage.games.aya.geometry.standard_spots import PITCH, Way

RADIUS: Final = 60.0
"""Millimetres. The smallest radius of an arc: 19 degrees per domino, at which the fallen river stays connected."""
SPACING: Final = 22.5
"""Millimetres. Maximum distance between two dominoes."""
_NO_STRAIGHT: Final = 0.01
"""Radii. A shorter straight piece between two arcs of the same direction is omitted: its direction is only rounding error."""
_TURN: Final = 2 * math.pi
_TINY: Final = 1e-9


def steps_of(length: float) -> int:
    """The number of steps in a curve of that length. A domino stands at the end of each step."""
    steps = max(1, round(length / PITCH))
    return steps + (length / steps > SPACING)


class BezierCurve(NamedTuple):
    """A cubic Bézier curve between two poses close to each other."""

    start: Way
    to: Way

    @property
    def length(self) -> float:
        """The approximate length in millimetres."""
        return math.hypot(self.to.x - self.start.x, self.to.y - self.start.y)

    def between(self) -> list[Way]:
        """The places of the dominoes between the two ends, evenly spaced."""
        steps = steps_of(self.length)
        return [self._at(step / steps) for step in range(1, steps)]

    def _at(self, part: float) -> Way:
        reach = self.length / 3
        control_1, control_2 = self.start.ahead(reach), self.to.ahead(-reach)
        rest = 1 - part
        weights = (rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3)
        ways = (self.start, control_1, control_2, self.to)
        x = sum(weight * way.x for weight, way in zip(weights, ways, strict=True))
        y = sum(weight * way.y for weight, way in zip(weights, ways, strict=True))
        slopes = (rest**2, 2 * rest * part, part**2)
        dx = sum(slope * (b.x - a.x) for slope, a, b in zip(slopes, ways[:3], ways[1:], strict=True))
        dy = sum(slope * (b.y - a.y) for slope, a, b in zip(slopes, ways[:3], ways[1:], strict=True))
        return Way(x, y, math.degrees(math.atan2(dy, dx)) % 360.0)


class DubinsPath(NamedTuple):
    """A curve of three pieces, each a turn (1: left arc, -1: right arc, 0: straight) and a length in millimetres."""

    start: Way
    pieces: tuple[tuple[int, float], ...]

    @property
    def length(self) -> float:
        """The length in millimetres."""
        return sum(length for _, length in self.pieces)

    @property
    def to(self) -> Way:
        """The pose at the end of the curve."""
        return self.at(self.length)

    def at(self, along: float) -> Way:
        """The pose after `along` millimetres."""
        way = self.start
        for turn, length in self.pieces:
            part = min(along, length)
            if turn:
                angle = part / RADIUS
                way = way.ahead(RADIUS * math.sin(angle), turn * RADIUS * (1 - math.cos(angle)), turn * math.degrees(angle))
            else:
                way = way.ahead(part)
            along -= part
            if along <= 0:
                break
        return way

    def between(self) -> list[Way]:
        """The places of the dominoes between the two ends, evenly spaced."""
        steps = steps_of(self.length)
        return [self.at(self.length * step / steps) for step in range(1, steps)]


@lru_cache(maxsize=4096)
def dubins_paths(start: Way, to: Way) -> tuple[DubinsPath, ...]:
    """The Dubins paths from one pose to the other, the shortest first."""
    dx, dy = to.x - start.x, to.y - start.y
    distance = math.hypot(dx, dy) / RADIUS
    line = math.atan2(dy, dx)
    a, b = math.radians(start.a) - line, math.radians(to.a) - line
    found = [DubinsPath(start, pieces) for pieces in _dubins_words(distance, a % _TURN, b % _TURN)]
    return tuple(sorted(found, key=lambda curve: curve.length))


def _dubins_words(distance: float, a: float, b: float) -> Iterator[tuple[tuple[int, float], ...]]:
    """Yield the Dubins paths with a straight piece (LSL, RSR, LSR, RSL).

    `distance` is in radii. `a` and `b` are the directions at both ends, relative to the line between them.
    """
    sin_a, sin_b, cos_a, cos_b = math.sin(a), math.sin(b), math.cos(a), math.cos(b)
    cos_ab = math.cos(a - b)
    for turn in (1, -1):
        square = 2 + distance**2 - 2 * cos_ab + 2 * turn * distance * (sin_a - sin_b)
        if square >= -_TINY:
            straight = math.sqrt(max(0.0, square))
            if straight < _NO_STRAIGHT:
                yield _scaled(turn, 0.0, 0.0, turn, turn * (b - a))
                continue
            middle = math.atan2(turn * (cos_b - cos_a), distance + turn * (sin_a - sin_b))
            yield _scaled(turn, turn * (middle - a), straight, turn, turn * (b - middle))
    square = -2 + distance**2 + 2 * cos_ab + 2 * distance * (sin_a + sin_b)
    if square >= 0:
        straight = math.sqrt(square)
        angle = math.atan2(-cos_a - cos_b, distance + sin_a + sin_b) - math.atan2(-2.0, straight)
        yield _scaled(1, angle - a, straight, -1, angle - b)
    square = -2 + distance**2 + 2 * cos_ab - 2 * distance * (sin_a + sin_b)
    if square >= 0:
        straight = math.sqrt(square)
        angle = math.atan2(cos_a + cos_b, distance - sin_a - sin_b) - math.atan2(2.0, straight)
        yield _scaled(-1, a - angle, straight, 1, b - angle)


def _scaled(
    first_turn: int, first_angle: float, straight: float, last_turn: int, last_angle: float
) -> tuple[tuple[int, float], ...]:
    return (first_turn, _arc(first_angle)), (0, straight * RADIUS), (last_turn, _arc(last_angle))


def _arc(angle: float) -> float:
    """The length of an arc in millimetres. An arc of nearly a full turn is a rounding error and has length 0."""
    angle %= _TURN
    return 0.0 if _TURN - angle < 1e-6 else angle * RADIUS
