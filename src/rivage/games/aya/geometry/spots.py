"""Exact places of pieces, in whole tenths of a millimetre and of a degree, and exact integer tests for overlaps.

Sines and cosines are integers too (in units of 1 / `SCALE`), so every machine computes the same result from the same log. Pieces
that only touch do not overlap.
"""

import math
from typing import Final

import msgspec

from rivage.games.aya.components import HEIGHT, THICKNESS, TILE_RADIUS, TOKEN_RADIUS, WIDTH

from .shapes import Outline, hull

TENTHS: Final = 10
"""Units per millimetre, and per degree."""
TURN: Final = 3600
"""Units of a full turn."""
SCALE: Final = 10**9
"""Value that stands for 1 in the integer sines and cosines."""
COS: Final = tuple(round(math.cos(math.radians(a / TENTHS)) * SCALE) for a in range(TURN))
SIN: Final = tuple(round(math.sin(math.radians(a / TENTHS)) * SCALE) for a in range(TURN))
TILE: Final = round(TILE_RADIUS * TENTHS)
"""Tenths of a millimetre. Radius of a tile."""
TOKEN: Final = round(TOKEN_RADIUS * TENTHS)
"""Tenths of a millimetre. Radius of an animal token."""
STANDING: Final = (round(THICKNESS * TENTHS / 2), round(WIDTH * TENTHS / 2))
"""Tenths of a millimetre. Half the sides of a standing domino, along its heading and across."""
LYING: Final = (round(HEIGHT * TENTHS / 2), round(WIDTH * TENTHS / 2))
"""Tenths of a millimetre. Half the sides of a lying domino, along its heading and across."""


class Spot(msgspec.Struct, frozen=True):
    """A position and a direction on the table, in tenths of a millimetre from its centre and tenths of a degree."""

    x: int
    y: int
    a: int = 0
    """Direction, counter-clockwise from +x, 0 to 3599."""

    def ahead(self, along: int, across: int = 0, turn: int = 0) -> "Spot":
        """The spot that is `along` ahead and `across` to the left of this one, turned by `turn`."""
        cos, sin = COS[self.a], SIN[self.a]
        x = self.x + round((along * cos - across * sin) / SCALE)
        y = self.y + round((along * sin + across * cos) / SCALE)
        return Spot(x, y, (self.a + turn) % TURN)


class Footprint(msgspec.Struct, frozen=True):
    """A rectangle on the table: its centre, its direction and half its sides, in tenths."""

    x: int
    y: int
    a: int
    along: int
    across: int

    def corners(self) -> list[tuple[int, int]]:
        """The corners of the rectangle, with coordinates multiplied by `SCALE`."""
        cos, sin = COS[self.a], SIN[self.a]
        return [
            (self.x * SCALE + i * cos - j * sin, self.y * SCALE + i * sin + j * cos)
            for i, j in (
                (-self.along, -self.across),
                (self.along, -self.across),
                (self.along, self.across),
                (-self.along, self.across),
            )
        ]

    def outline(self) -> Outline:
        """The corners of the rectangle, in millimetres."""
        return tuple((x / SCALE / TENTHS, y / SCALE / TENTHS) for x, y in self.corners())


def standing(spot: Spot) -> Footprint:
    """The footprint of a standing domino."""
    return Footprint(spot.x, spot.y, spot.a, *STANDING)


def lying(spot: Spot) -> Footprint:
    """The footprint of a domino that lies flat with its centre at `spot`."""
    return Footprint(spot.x, spot.y, spot.a, *LYING)


def fallen(spot: Spot) -> Footprint:
    """The footprint of a domino that stood at `spot` and fell flat forwards."""
    return lying(spot.ahead(LYING[0] + STANDING[0]))


def boxes_overlap(one: Footprint, other: Footprint) -> bool:
    """Whether two rectangles overlap by more than an edge: the separating axis test."""
    dx, dy = other.x - one.x, other.y - one.y
    reach = one.along + one.across + other.along + other.across
    if abs(dx) > reach or abs(dy) > reach:
        return False
    c1, s1, c2, s2 = COS[one.a], SIN[one.a], COS[other.a], SIN[other.a]
    square = SCALE * SCALE
    same, cross = abs(c1 * c2 + s1 * s2), abs(c1 * s2 - s1 * c2)
    for c, s, mine, side, theirs in (
        (c1, s1, one, False, other),
        (c1, s1, one, True, other),
        (c2, s2, other, False, one),
        (c2, s2, other, True, one),
    ):
        distance = abs(dy * c - dx * s if side else dx * c + dy * s) * SCALE
        own = (mine.across if side else mine.along) * square
        if side:
            far = theirs.across * same + theirs.along * cross
        else:
            far = theirs.along * same + theirs.across * cross
        if distance >= own + far:
            return False
    return True


def disc_meets_box(x: int, y: int, radius: int, box: Footprint) -> bool:
    """Whether a disc and a rectangle overlap by more than a point."""
    return squared_distance_to_box(x, y, box) < (radius * SCALE) ** 2


def squared_distance_to_box(x: int, y: int, box: Footprint) -> int:
    """Squared distance from a point to a rectangle, multiplied by `SCALE` squared; 0 inside."""
    dx, dy = x - box.x, y - box.y
    cos, sin = COS[box.a], SIN[box.a]
    along = max(0, abs(dx * cos + dy * sin) - box.along * SCALE)
    across = max(0, abs(dy * cos - dx * sin) - box.across * SCALE)
    return along * along + across * across


def discs_overlap(x: int, y: int, radius: int, other_x: int, other_y: int, other_radius: int) -> bool:
    """Whether two discs overlap by more than a point."""
    return (x - other_x) ** 2 + (y - other_y) ** 2 < (radius + other_radius) ** 2


def box_fits(box: Footprint, width: int, depth: int) -> bool:
    """Whether a rectangle lies completely on a table of this width and depth in millimetres."""
    cos, sin = abs(COS[box.a]), abs(SIN[box.a])
    right = abs(box.x) * SCALE + box.along * cos + box.across * sin
    top = abs(box.y) * SCALE + box.along * sin + box.across * cos
    return 2 * right <= width * TENTHS * SCALE and 2 * top <= depth * TENTHS * SCALE


def disc_fits(x: int, y: int, radius: int, width: int, depth: int) -> bool:
    """Whether a disc lies completely on a table of this width and depth in millimetres."""
    return 2 * (abs(x) + radius) <= width * TENTHS and 2 * (abs(y) + radius) <= depth * TENTHS


def held_up(x: int, y: int, one: Footprint, other: Footprint) -> bool:
    """Whether two rectangles support a piece whose centre is at a point: the point lies in their common convex hull."""
    around = hull([*one.corners(), *other.corners()])
    px, py = x * SCALE, y * SCALE
    ax, ay = around[-1]
    for bx, by in around:
        if (bx - ax) * (py - ay) - (by - ay) * (px - ax) < 0:
            return False
        ax, ay = bx, by
    return True


def turned(one: int, other: int) -> int:
    """The angle between two directions in tenths of a degree, 0 to 1800."""
    difference = abs(one - other) % TURN
    return min(difference, TURN - difference)
