"""Where pieces are put, exactly: whole tenths of a millimetre and of a degree, and whole-number arithmetic for what overlaps.

Sines and cosines are whole numbers too (a thousand-millionth each), so every machine gives the same answer for the same log.
Pieces that only touch do not overlap.
"""

import math
from typing import Final

import msgspec

from rivage.games.aya.components import HEIGHT, THICKNESS, TILE_RADIUS, TOKEN_RADIUS, WIDTH

from .shapes import Outline, hull

TENTHS: Final = 10
"""Units in a millimetre, and in a degree."""
TURN: Final = 3600
SCALE: Final = 10**9
COS: Final = tuple(round(math.cos(math.radians(a / TENTHS)) * SCALE) for a in range(TURN))
SIN: Final = tuple(round(math.sin(math.radians(a / TENTHS)) * SCALE) for a in range(TURN))
TILE: Final = round(TILE_RADIUS * TENTHS)
TOKEN: Final = round(TOKEN_RADIUS * TENTHS)
STANDING: Final = (round(THICKNESS * TENTHS / 2), round(WIDTH * TENTHS / 2))
"""Half the sides of a domino that stands: along its heading, and across."""
LYING: Final = (round(HEIGHT * TENTHS / 2), round(WIDTH * TENTHS / 2))
"""The same of one that lies flat."""


class Spot(msgspec.Struct, frozen=True):
    """A place on the table, from its centre, and a direction."""

    x: int
    y: int
    a: int = 0
    """Counter-clockwise from +x, 0 to 3599."""

    def ahead(self, along: int, across: int = 0, turn: int = 0) -> "Spot":
        """The spot so far ahead and to the left, turned by so much."""
        cos, sin = COS[self.a], SIN[self.a]
        x = self.x + round((along * cos - across * sin) / SCALE)
        y = self.y + round((along * sin + across * cos) / SCALE)
        return Spot(x, y, (self.a + turn) % TURN)


class Footprint(msgspec.Struct, frozen=True):
    """A rectangle on the table."""

    x: int
    y: int
    a: int
    along: int
    across: int

    def corners(self) -> list[tuple[int, int]]:
        """Its corners, each number times SCALE."""
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
        """Its corners in millimetres."""
        return tuple((x / SCALE / TENTHS, y / SCALE / TENTHS) for x, y in self.corners())


def standing(spot: Spot) -> Footprint:
    """Where a domino touches the table when it stands."""
    return Footprint(spot.x, spot.y, spot.a, *STANDING)


def lying(spot: Spot) -> Footprint:
    """What a domino covers when it lies flat around `spot`."""
    return Footprint(spot.x, spot.y, spot.a, *LYING)


def fallen(spot: Spot) -> Footprint:
    """What a domino that stands at `spot` covers when it has fallen flat ahead."""
    return lying(spot.ahead(LYING[0] + STANDING[0]))


def boxes_overlap(one: Footprint, other: Footprint) -> bool:
    """Whether two rectangles share more than an edge: no side of either parts them."""
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
        apart = abs(dy * c - dx * s if side else dx * c + dy * s) * SCALE
        own = (mine.across if side else mine.along) * square
        if side:
            far = theirs.across * same + theirs.along * cross
        else:
            far = theirs.along * same + theirs.across * cross
        if apart >= own + far:
            return False
    return True


def disc_meets_box(x: int, y: int, radius: int, box: Footprint) -> bool:
    """Whether a disc and a rectangle share more than a point."""
    return from_box(x, y, box) < (radius * SCALE) ** 2


def from_box(x: int, y: int, box: Footprint) -> int:
    """The square of how far a point is from a rectangle, times SCALE squared; 0 inside."""
    dx, dy = x - box.x, y - box.y
    cos, sin = COS[box.a], SIN[box.a]
    along = max(0, abs(dx * cos + dy * sin) - box.along * SCALE)
    across = max(0, abs(dy * cos - dx * sin) - box.across * SCALE)
    return along * along + across * across


def discs_overlap(x: int, y: int, radius: int, other_x: int, other_y: int, other_radius: int) -> bool:
    """Whether two discs share more than a point."""
    return (x - other_x) ** 2 + (y - other_y) ** 2 < (radius + other_radius) ** 2


def box_fits(box: Footprint, width: int, depth: int) -> bool:
    """Whether a rectangle lies wholly on a table of that size in millimetres."""
    cos, sin = abs(COS[box.a]), abs(SIN[box.a])
    right = abs(box.x) * SCALE + box.along * cos + box.across * sin
    top = abs(box.y) * SCALE + box.along * sin + box.across * cos
    return 2 * right <= width * TENTHS * SCALE and 2 * top <= depth * TENTHS * SCALE


def disc_fits(x: int, y: int, radius: int, width: int, depth: int) -> bool:
    """Whether a disc lies wholly on a table of that size in millimetres."""
    return 2 * (abs(x) + radius) <= width * TENTHS and 2 * (abs(y) + radius) <= depth * TENTHS


def held_up(x: int, y: int, one: Footprint, other: Footprint) -> bool:
    """Whether a point lies over the ground between and under two rectangles, so that they hold up what rests there."""
    around = hull([*one.corners(), *other.corners()])
    px, py = x * SCALE, y * SCALE
    ax, ay = around[-1]
    for bx, by in around:
        if (bx - ax) * (py - ay) - (by - ay) * (px - ax) < 0:
            return False
        ax, ay = bx, by
    return True


def turned(one: int, other: int) -> int:
    """The angle between two directions, 0 to 1800."""
    away = abs(one - other) % TURN
    return min(away, TURN - away)
