"""What lies on the table seen from above: convex outlines, and how far they are from each other. Plain numbers, millimetres.

A domino's own axes: x the direction it falls in, y along its width, z up when it stands; so its water face looks along -x.
"""

import math
from collections.abc import Sequence
from typing import Final

from rivage.core import Pose
from rivage.games.aya.components import HEIGHT, LEAN, THICKNESS, TOLERANCE, WIDTH

Point = tuple[float, float]
Outline = tuple[Point, ...]
"""Corners of a convex shape, counter-clockwise."""
UPRIGHT: Final = 0.1
"""Millimetres that a standing domino's centre may be higher or lower than half its height."""
_UPRIGHT_COSINE: Final = math.cos(math.radians(0.5))


def has_fallen(pose: Pose) -> bool:
    """Whether a domino leans more than 30° from upright, or has gone over the edge of the table."""
    return is_off(pose) or pose.axes()[2][2] < math.cos(math.radians(LEAN)) - TOLERANCE


def is_off(pose: Pose) -> bool:
    """Whether a piece lies beside the table, lower than its top."""
    return pose.z < 0


def is_upright(pose: Pose) -> bool:
    """Whether a domino stands on its foot on the table, and leans on nothing."""
    return abs(pose.z - HEIGHT / 2) <= UPRIGHT and pose.axes()[2][2] >= _UPRIGHT_COSINE


def shows_water(pose: Pose) -> bool:
    """Whether a domino's water face looks above the horizon."""
    return -pose.axes()[0][2] > TOLERANCE


def heading_of(pose: Pose) -> float:
    """The direction, in degrees, that a standing domino falls in."""
    forward = pose.axes()[0]
    return math.degrees(math.atan2(forward[1], forward[0])) % 360


def footprint(pose: Pose) -> Outline:
    """The projection of a domino's box on the table."""
    halves = (THICKNESS / 2, WIDTH / 2, HEIGHT / 2)
    (ax, ay), (bx, by), (cx, cy) = ((axis[0] * half, axis[1] * half) for axis, half in zip(pose.axes(), halves, strict=True))
    return hull(
        [
            (pose.x + i * ax + j * bx + k * cx, pose.y + i * ay + j * by + k * cy)
            for i in (-1, 1)
            for j in (-1, 1)
            for k in (-1, 1)
        ]
    )


def rectangle(x: float, y: float, degrees: float, length: float, width: float) -> Outline:
    """A rectangle around (x, y), `length` along its heading."""
    turn = math.radians(degrees)
    ux, uy = math.cos(turn) * length / 2, math.sin(turn) * length / 2
    vx, vy = -math.sin(turn) * width / 2, math.cos(turn) * width / 2
    return (
        (x - ux - vx, y - uy - vy),
        (x + ux - vx, y + uy - vy),
        (x + ux + vx, y + uy + vy),
        (x - ux + vx, y - uy + vy),
    )


def hull(points: Sequence[Point]) -> Outline:
    """The convex outline around `points`."""
    ordered = sorted(set(points))

    def half(run: Sequence[Point]) -> list[Point]:
        found: list[Point] = []
        for point in run:
            while len(found) > 1 and _cross(found[-2], found[-1], point) <= 0:
                found.pop()
            found.append(point)
        return found[:-1]

    return tuple(half(ordered) + half(ordered[::-1]))


def _cross(origin: Point, one: Point, other: Point) -> float:
    return (one[0] - origin[0]) * (other[1] - origin[1]) - (one[1] - origin[1]) * (other[0] - origin[0])


def to_point(outline: Outline, x: float, y: float) -> float:
    """How far a point is from an outline; 0 inside."""
    nearest = math.inf
    inside = True
    ax, ay = outline[-1]
    for bx, by in outline:
        ex, ey = bx - ax, by - ay
        px, py = x - ax, y - ay
        if ex * py - ey * px < 0:
            inside = False
        along = (px * ex + py * ey) / (ex * ex + ey * ey)
        # Spelled out: this is the innermost line of every count.
        if along < 0.0:
            along = 0.0
        elif along > 1.0:
            along = 1.0
        dx, dy = px - along * ex, py - along * ey
        away = dx * dx + dy * dy
        if away < nearest:
            nearest = away
        ax, ay = bx, by
    return 0.0 if inside else math.sqrt(nearest)


def between(one: Outline, other: Outline) -> float:
    """How far two outlines are from each other; 0 when they overlap or touch."""
    if not (_apart(one, other) or _apart(other, one)):
        return 0.0
    # Apart: the nearest points are a corner of one and a point of the other.
    return min(*(to_point(other, x, y) for x, y in one), *(to_point(one, x, y) for x, y in other))


def _apart(one: Outline, other: Outline) -> bool:
    """Whether a line along an edge of `one` has all of `other` on its outer side."""
    ax, ay = one[-1]
    for bx, by in one:
        ex, ey = bx - ax, by - ay
        if all(ex * (y - ay) - ey * (x - ax) < 0 for x, y in other):
            return True
        ax, ay = bx, by
    return False
