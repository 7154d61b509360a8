"""Convex outlines of pieces seen from above, and distances between them. Plain numbers, in millimetres.

A domino has its own axes: x the direction in which it falls, y along its width, z upwards while it stands. Its water face points
along -x.
"""

import math
from collections.abc import Sequence
from typing import Final

from rivage.core import Pose
from rivage.games.aya.components import HEIGHT, LEAN, THICKNESS, TOLERANCE, WIDTH

Point = tuple[float, float]
Outline = tuple[Point, ...]
"""Corners of a convex shape in millimetres, counter-clockwise."""
UPRIGHT_TOLERANCE_MM: Final = 0.1
"""Millimetres. Largest difference between the height of a standing domino's centre and half its height."""
_UPRIGHT_COSINE: Final = math.cos(math.radians(0.5))


def has_fallen(pose: Pose) -> bool:
    """Whether a domino leans more than 30° from upright, or has fallen off the table."""
    return is_off(pose) or pose.axes()[2][2] < math.cos(math.radians(LEAN)) - TOLERANCE


def is_off(pose: Pose) -> bool:
    """Whether a piece is off the table: its centre is lower than the table top."""
    return pose.z < 0


def is_upright(pose: Pose) -> bool:
    """Whether a domino stands upright on the table, not leaning on anything."""
    return abs(pose.z - HEIGHT / 2) <= UPRIGHT_TOLERANCE_MM and pose.axes()[2][2] >= _UPRIGHT_COSINE


def shows_water(pose: Pose) -> bool:
    """Whether a domino's water face points above the horizon."""
    return -pose.axes()[0][2] > TOLERANCE


def heading_of(pose: Pose) -> float:
    """The direction in which a standing domino falls, in degrees."""
    forward = pose.axes()[0]
    return math.degrees(math.atan2(forward[1], forward[0])) % 360


def footprint(pose: Pose) -> Outline:
    """The projection of a domino's box on the table, as a convex outline in millimetres."""
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
    """The outline of a rectangle with its centre at (x, y) and its `length` along the direction `degrees`."""
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
    """The convex hull of `points`."""
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


def distance_to_point(outline: Outline, x: float, y: float) -> float:
    """Distance from a point to an outline; 0 inside."""
    nearest = math.inf
    inside = True
    ax, ay = outline[-1]
    for bx, by in outline:
        ex, ey = bx - ax, by - ay
        px, py = x - ax, y - ay
        if ex * py - ey * px < 0:
            inside = False
        along = (px * ex + py * ey) / (ex * ex + ey * ey)
        # Not min() and max(): this is the innermost loop of every count.
        if along < 0.0:
            along = 0.0
        elif along > 1.0:
            along = 1.0
        dx, dy = px - along * ex, py - along * ey
        squared = dx * dx + dy * dy
        if squared < nearest:
            nearest = squared
        ax, ay = bx, by
    return 0.0 if inside else math.sqrt(nearest)


def distance_between(one: Outline, other: Outline) -> float:
    """Distance between two outlines; 0 if they overlap or touch."""
    if not (_separates(one, other) or _separates(other, one)):
        return 0.0
    # The outlines do not overlap, so one of the two nearest points is a corner.
    return min(*(distance_to_point(other, x, y) for x, y in one), *(distance_to_point(one, x, y) for x, y in other))


def _separates(one: Outline, other: Outline) -> bool:
    """Whether a line along an edge of `one` has all of `other` on its outer side."""
    ax, ay = one[-1]
    for bx, by in one:
        ex, ey = bx - ax, by - ay
        if all(ex * (y - ay) - ey * (x - ax) < 0 for x, y in other):
            return True
        ax, ay = bx, by
    return False
