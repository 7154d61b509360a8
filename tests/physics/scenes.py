"""Test helpers: inexact placements, scenes from spots, and distances moved."""

import random
from collections.abc import Iterable
from math import dist

from rivage.core import Pose
from rivage.physics import Scene
from rivage.physics.aya import scene_with
from rivage.physics.samples import Spot, rider, standing_domino


def noisy(spots: Iterable[Spot], seed: int, place: float = 0.7, turn: float = 2.5) -> list[Spot]:
    """Add random errors like those of a careful person to the spots.

    `place` (millimetres) and `turn` (degrees) are standard deviations.
    """
    error = random.Random(seed)
    return [(x + error.gauss(0, place), y + error.gauss(0, place), heading + error.gauss(0, turn)) for x, y, heading in spots]


def scene_of(spots: list[Spot], riders: Iterable[int] = ()) -> Scene:
    """A scene of dominoes on the spots; each token lies astride the domino with one of the given indices and the next."""
    return scene_with(tuple(standing_domino(*spot) for spot in spots), tuple(rider(spots, number) for number in riders))


def moved(before: Iterable[Pose], after: Iterable[Pose]) -> float:
    """The largest distance that a body moved, in millimetres."""
    return max(dist((a.x, a.y, a.z), (b.x, b.y, b.z)) for a, b in zip(before, after, strict=True))
