"""Converts the table to poses of bodies for a physics simulation, and the simulated poses back to an action.

where = bodies(state)                          # poses of all dominoes by number, and of all animals
... simulate ...
action = to_rests(state, dominoes, animals)    # for the log
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

MIN_MOVE_MM: Final = 0.05
"""Millimetres. A piece that moved less has not moved: pieces in a heap tremble by thousandths of a millimetre."""
MIN_TURN_COSINE: Final = math.cos(math.radians(0.05))
"""Cosine of half the smallest turn, 0.1 degrees. A piece that turned less has not moved."""


class Bodies(msgspec.Struct, frozen=True):
    """Poses of all bodies that can move."""

    dominoes: tuple[Pose, ...]
    """The poses of the dominoes, by number from 1 on."""
    animals: tuple[Pose, ...]
    """The poses of the animals in the order of `state.riders`, without those that were taken off the table."""


def bodies(state: AyaState) -> Bodies:
    """Poses of all bodies of a state, in millimetres and unit quaternions."""
    return Bodies(tuple(map(_domino, state.dominoes)), tuple(animal_pose(state, rider) for rider in on_table(state)))


def to_rests(state: AyaState, dominoes: Sequence[Pose], animals: Sequence[Pose]) -> act.Rests:
    """The action that records a simulation, from the simulated poses; it names only the pieces that moved."""
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
    """Animals that were not taken off the table, in the order of their bodies."""
    return [rider for rider in state.riders if not rider.aside]


def standing_pose(spot: Spot) -> Pose:
    """The pose of a domino that stands upright at `spot`."""
    half = math.radians(spot.a / TENTHS / 2)
    return Pose(spot.x / TENTHS, spot.y / TENTHS, HEIGHT / 2, 0.0, 0.0, math.sin(half), math.cos(half))


def _domino(domino: Domino) -> Pose:
    if domino.rest is not None:
        return pose_of(domino.rest)
    return lying_pose(domino.spot) if domino.buffer else standing_pose(domino.spot)


def animal_pose(state: AyaState, rider: Rider) -> Pose:
    """The pose of an animal: its final pose after a simulation, or on its dominoes, on its buffer or on the table."""
    if rider.rest is not None:
        return pose_of(rider.rest)
    camera = state.domino(rider.camera)
    if rider.rides:
        under = HEIGHT
    else:
        under = THICKNESS if camera is not None and camera.buffer else 0.0
    return Pose(rider.x / TENTHS, rider.y / TENTHS, under + TOKEN_THICKNESS / 2, 0.0, 0.0, 0.0, 1.0)


def _has_moved(old: Pose, new: Pose) -> bool:
    if math.dist((old.x, old.y, old.z), (new.x, new.y, new.z)) > MIN_MOVE_MM:
        return True
    # Rounded to millionths, a quaternion is no longer exactly of length 1.
    same = old.qx * new.qx + old.qy * new.qy + old.qz * new.qz + old.qw * new.qw
    return abs(same) < MIN_TURN_COSINE * _length(old) * _length(new)


def _length(pose: Pose) -> float:
    return math.hypot(pose.qx, pose.qy, pose.qz, pose.qw)
