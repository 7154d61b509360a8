"""Do boxes overlap? Only for hands: where pieces may be put is for a game to say."""

from collections.abc import Iterable
from itertools import product
from math import cos, hypot, pi, sin

from rivage.core.pose import Pose, Vector

from .scene import Box, Disc

Solid = tuple[Pose, Vector]
"""A box: where, and half its sides along its own axes."""
SLACK = 0.05
"""Millimetres that may overlap: pieces that touch have room."""


def overlaps(pose: Pose, dominoes: Iterable[Pose], tokens: Iterable[Pose], box: Box, disc: Disc) -> bool:
    """Is a domino at `pose` inside any other piece?"""
    half = (box.thickness / 2, box.width / 2, box.height / 2)
    others = [(other, half) for other in dominoes]
    others += [(bar, sides) for other in tokens for bar, sides in bars(other, disc.diameter / 2, disc.thickness)]
    return any(_meet((pose, half), other) for other in others)


def bars(pose: Pose, radius: float, thickness: float) -> list[Solid]:
    """A disc as an octagon of four crossed bars, its corners at `radius`."""
    sides = (radius * cos(pi / 8), radius * sin(pi / 8), thickness / 2)
    found = []
    for number in range(4):
        c, s = cos(number * pi / 8), sin(number * pi / 8)
        x, y, z, w = pose.qx, pose.qy, pose.qz, pose.qw
        # Turned about its own z by so many eighths of a turn.
        found.append((Pose(pose.x, pose.y, pose.z, x * c + y * s, y * c - x * s, z * c + w * s, w * c - z * s), sides))
    return found


def _meet(one: Solid, other: Solid) -> bool:
    """Two boxes meet when no axis keeps them apart."""
    (a, half_a), (b, half_b) = one, other
    between = (b.x - a.x, b.y - a.y, b.z - a.z)
    if hypot(*between) > hypot(*half_a) + hypot(*half_b):
        return False
    axes_a, axes_b = _axes(a), _axes(b)
    for axis in [*axes_a, *axes_b, *(_cross(p, q) for p, q in product(axes_a, axes_b))]:
        length = hypot(*axis)
        # Parallel edges give no axis of their own.
        if length < 1e-6:
            continue
        reach = sum(half * abs(_dot(axis, mine)) for half, mine in zip(half_a + half_b, axes_a + axes_b, strict=True))
        if abs(_dot(axis, between)) > reach - SLACK * length:
            return False
    return True


def _axes(pose: Pose) -> tuple[Vector, Vector, Vector]:
    return pose.turned((1.0, 0.0, 0.0)), pose.turned((0.0, 1.0, 0.0)), pose.turned((0.0, 0.0, 1.0))


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
