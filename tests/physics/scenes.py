"""Domain helpers: noisy hands, scenes from spots, how far things moved."""

import random
from collections.abc import Iterable
from math import dist

from rivage.core import Pose
from rivage.physics import Scene
from rivage.physics.aya import scene_with
from rivage.physics.samples import Spot, rider, stood


def noisy(spots: Iterable[Spot], seed: int, place: float = 0.7, turn: float = 2.5) -> list[Spot]:
    """As a careful person stands them: so many millimetres and degrees off."""
    chance = random.Random(seed)
    return [(x + chance.gauss(0, place), y + chance.gauss(0, place), heading + chance.gauss(0, turn)) for x, y, heading in spots]


def scene_of(spots: list[Spot], riders: Iterable[int] = ()) -> Scene:
    """Dominoes on the spots, tokens astride the numbered ones and the next."""
    return scene_with(tuple(stood(*spot) for spot in spots), tuple(rider(spots, number) for number in riders))


def moved(before: Iterable[Pose], after: Iterable[Pose]) -> float:
    """The furthest any of them moved, millimetres."""
    return max(dist((a.x, a.y, a.z), (b.x, b.y, b.z)) for a, b in zip(before, after, strict=True))
