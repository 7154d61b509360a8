"""When the front of a wave passed each domino, and how fast it ran along a straight row."""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from rivage.core import Pose
from rivage.core.pose import lean_of

from .trajectory import decode
from .world import FRAME_RATE, GRAVITY

PASSED = 12.0
"""Degrees; the front has passed a domino that leans so far. Much less would be passed between two frames."""
LEAST = 5
"""A speed is told of a row with at least so many dominoes."""


class Speed(Struct, frozen=True):
    """How fast a wave ran."""

    millimetres: float
    """A second."""
    unit: float
    """The same in units of √(g · height)."""

    @classmethod
    def of(cls, unit: float, height: float) -> "Speed":
        """The speed of that many units for dominoes so many millimetres high."""
        return cls(round(unit * sqrt(GRAVITY * height / 1000) * 1000, 1), round(unit, 3))


def passed(stream: bytes, start: Sequence[Pose]) -> dict[int, float]:
    """The second in which the front passed each body of a motion; those it never passed are missing."""
    found: dict[int, float] = {}
    before = {body: (0, pose.lean) for body, pose in enumerate(start)}
    for frame, body, pose in decode(stream, start).moves:
        lean = lean_of(pose.qx, pose.qy)
        then, leaned = before[body]
        before[body] = frame, lean
        if body not in found and leaned < PASSED <= lean:
            # A body without a record at a frame did not move: what it gained it gained in the last frame.
            part = (PASSED - leaned) / (lean - leaned)
            found[body] = (max(then, frame - 1) + part * (frame - max(then, frame - 1))) / FRAME_RATE
    return found


def speed(ways: Sequence[float], times: Sequence[float], height: float) -> Speed | None:
    """The speed that fits best: the front was so many millimetres on at each of these times. None where too little is known."""
    count = len(ways)
    if count < LEAST:
        return None
    way, time = sum(ways) / count, sum(times) / count
    spread = sum((each - time) ** 2 for each in times)
    if spread <= 0:
        return None
    found = sum((one - way) * (other - time) for one, other in zip(ways, times, strict=True)) / spread
    return Speed.of(found / 1000 / sqrt(GRAVITY * height / 1000), height)
