"""The table as bodies in space, for whoever knows physics; and what physics says, as an action.

where = bodies(state)                          # poses of all dominoes by number, and of all animals
... somebody simulates ...
action = rested(state, dominoes, animals)      # goes into the log
"""

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from rivage.core import Pose

from . import actions as act
from .components import HEIGHT, THICKNESS, TOKEN_THICKNESS
from .geometry.spots import TENTHS, Spot
from .state import AyaState, Domino, Rider, lying_pose, pose_of, rest_of

STEADY: Final = 0.05
"""A piece that moved less than this, in millimetres, has not moved: what lies in a heap breathes by thousandths."""
STEADY_COSINE: Final = math.cos(math.radians(0.05))
"""Nor has one that turned less than 0.05 degrees about any axis."""


class Bodies(msgspec.Struct, frozen=True):
    """Everything that can move."""

    dominoes: tuple[Pose, ...]
    """Number 1 first."""
    animals: tuple[Pose, ...]
    """In the order of `state.riders`, without those that were taken off the table."""


def bodies(state: AyaState) -> Bodies:
    """Where everything is, millimetres and unit quaternions."""
    return Bodies(tuple(map(_domino, state.dominoes)), tuple(animal_pose(state, rider) for rider in on_table(state)))


def rested(state: AyaState, dominoes: Sequence[Pose], animals: Sequence[Pose]) -> act.Rests:
    """What physics did, given where everything is now: only what moved is named."""
    before = bodies(state)
    moved = [
        (number, rest_of(new))
        for number, (old, new) in enumerate(zip(before.dominoes, dominoes, strict=True), 1)
        if _has_moved(old, new)
    ]
    carried = [
        (rider.animal, rest_of(new))
        for rider, old, new in zip(on_table(state), before.animals, animals, strict=True)
        if _has_moved(old, new)
    ]
    return act.Rests(tuple(moved), tuple(sorted(carried, key=lambda pair: pair[0])))


def on_table(state: AyaState) -> list[Rider]:
    """The animals that were not taken off the table, in the order of their bodies."""
    return [rider for rider in state.riders if not rider.aside]


def standing_pose(spot: Spot) -> Pose:
    """A domino that stands at `spot`."""
    half = math.radians(spot.a / TENTHS / 2)
    return Pose(spot.x / TENTHS, spot.y / TENTHS, HEIGHT / 2, 0.0, 0.0, math.sin(half), math.cos(half))


def _domino(domino: Domino) -> Pose:
    if domino.rest is not None:
        return pose_of(domino.rest)
    return lying_pose(domino.spot) if domino.buffer else standing_pose(domino.spot)


def animal_pose(state: AyaState, rider: Rider) -> Pose:
    """Where an animal is: where physics left it, astride its dominoes, or flat on its buffer or the table."""
    if rider.rest is not None:
        return pose_of(rider.rest)
    camera = state.domino(rider.camera)
    if rider.rides:
        under = HEIGHT
    else:
        under = THICKNESS if camera is not None and camera.buffer else 0.0
    return Pose(rider.x / TENTHS, rider.y / TENTHS, under + TOKEN_THICKNESS / 2, 0.0, 0.0, 0.0, 1.0)


def _has_moved(old: Pose, new: Pose) -> bool:
    if math.dist((old.x, old.y, old.z), (new.x, new.y, new.z)) > STEADY:
        return True
    # Written in millionths, a quaternion is not quite one long any more.
    same = old.qx * new.qx + old.qy * new.qy + old.qz * new.qz + old.qw * new.qw
    return abs(same) < STEADY_COSINE * _length(old) * _length(new)


def _length(pose: Pose) -> float:
    return math.hypot(pose.qx, pose.qy, pose.qz, pose.qw)
