"""Smooth ways from one domino to another: an arc, a straight piece, an arc."""

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from rivage.games.aya.ways import PITCH, Way

STEEP: Final = 15.0
"""Degrees a chain turns at most from one domino to the next, and still lies in one piece."""
RADIUS: Final = PITCH / math.radians(STEEP)
_WHOLE: Final = 2 * math.pi
_MOST: Final = math.radians(270)
"""No arc is longer."""


class Path(NamedTuple):
    """An arc, a straight piece and an arc; 1 turns left, -1 right."""

    begin: Way
    first: int
    turn: float
    """Radians of the first arc."""
    straight: float
    second: int
    back: float
    """Radians of the second arc."""

    @property
    def length(self) -> float:
        """All of it."""
        return RADIUS * (self.turn + self.back) + self.straight

    def at(self, along: float) -> Way:
        """The place after so many millimetres."""
        first = RADIUS * self.turn
        if along <= first:
            return arc(self.begin, self.first, along)
        way = arc(self.begin, self.first, first)
        if along <= first + self.straight:
            return way.ahead(along - first)
        return arc(way.ahead(self.straight), self.second, along - first - self.straight)

    def dominoes(self) -> list[Way]:
        """Where dominoes stand on it, those at its two ends left out."""
        steps = max(1, round(self.length / PITCH))
        return [self.at(self.length * step / steps) for step in range(1, steps)]


def arc(way: Way, side: int, along: float) -> Way:
    """So far along an arc, to the left or right."""
    turn = along / RADIUS
    return way.ahead(RADIUS * math.sin(turn), side * RADIUS * (1 - math.cos(turn)), side * math.degrees(turn))


def paths(begin: Way, goal: Way) -> Iterator[Path]:
    """The ways that lead from one place to another, each in its direction."""
    from_a, to_a = math.radians(begin.a), math.radians(goal.a)
    for first in (1, -1):
        for second in (1, -1):
            one, other = begin.ahead(0, first * RADIUS), goal.ahead(0, second * RADIUS)
            dx, dy = other.x - one.x, other.y - one.y
            far = math.hypot(dx, dy)
            way = math.atan2(dy, dx)
            straight = far
            if first != second:
                if far < 2 * RADIUS:
                    continue
                way += first * math.asin(2 * RADIUS / far)
                straight = math.sqrt(far * far - 4 * RADIUS * RADIUS)
            turn = (first * (way - from_a)) % _WHOLE
            back = (second * (to_a - way)) % _WHOLE
            # Rounding must not make a full circle of nothing.
            turn = 0.0 if _WHOLE - turn < 1e-6 else turn
            back = 0.0 if _WHOLE - back < 1e-6 else back
            if max(turn, back) <= _MOST:
                yield Path(begin, first, turn, straight, second, back)
