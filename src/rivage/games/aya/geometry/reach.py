"""The measured reach of a falling domino. `python -m benchmarks.reach` prints the table again.

Positions are relative to the falling domino: `along` the direction of its fall, `aside` perpendicular to it, and the turn of the
next domino. A struck domino can fall on its front or on its back, so turns go from -90° to 90°. Left and right are mirror images.
"""

import math
from typing import Final

import msgspec

from .spots import COS, SCALE, SIN, TENTHS, TURN, Spot

ASIDES: Final = tuple(range(0, 15, 2))
"""Millimetres to the left, one for each column."""
TURNS: Final = tuple(range(-90, 90, 15))
"""Degrees to the left, one for each row."""
REACH: Final = (
    (23.5, 23.5, 23.5, 23.5, 23, 22.5, 0, 0),
    (24, 23.75, 23.25, 22.75, 23, 22.5, 0, 0),
    (24, 24, 24, 24, 23.25, 22.75, 18.25, 0),
    (36.75, 36.75, 36.75, 36.75, 36.5, 36.25, 0, 0),
    (36, 36, 36, 36.25, 36.25, 36.25, 36, 0),
    (34.75, 34.75, 34.75, 35, 35, 35, 35, 0),
    (34.5, 34.5, 34.5, 34.5, 34.25, 33.75, 33.5, 33.25),
    (34.75, 34.75, 34.75, 35, 34.5, 34, 32.75, 31.75),
    (36, 36, 35.75, 35.25, 34.25, 33, 31.5, 30),
    (36.75, 37, 37, 36, 34, 32, 30, 25.75),
    (24, 24, 24, 36, 32.75, 29.25, 24.25, 0),
    (24, 24, 23.5, 23, 22, 22.25, 0, 0),
)
"""Millimetres between the centres, along the fall, up to which a domino that was pushed alone topples the next one; 0: never."""
STRAIGHT: Final = 34.5
"""Millimetres. Reach for a domino straight ahead: 28.5 mm between the two faces."""
MIN_FREE_GAP_MM: Final = 12.0
"""Millimetres between two faces. At this distance or more from the next domino, a domino falls as if it stood alone."""
HEAVY: Final = 1.5
"""Millimetres. Reduction of the reach when the next domino is nearer than `MIN_FREE_GAP_MM`, or the domino topples two others."""
COVERED_REACH: Final = 30.0
"""Millimetres along the fall. Within it, every domino that the fallen one covers counts as toppled, whatever its turn."""
SWEEP: Final = 15.0
"""Millimetres aside. A falling domino does not touch pieces farther to its side."""
MIN_PACK_GAP_MM: Final = 1.5
"""Millimetres between two faces. Packs whose dominoes are this far apart, or farther, always fall."""
MIN_PACK_DOMINOES: Final = 4
"""Dominoes. Closer packs of fewer dominoes also fall."""
MAX_MISS_MM: Final = 40.0
"""Millimetres. A domino that is missed by more was probably not meant to be reached."""


class Lead(msgspec.Struct, frozen=True):
    """The position of a domino relative to a falling one, mirrored so that it is on the left."""

    along: float
    aside: float
    turn: float
    """Degrees to the left, -90 to 90."""

    @property
    def miss(self) -> float:
        """Millimetres between the domino and the area that the falling one covers."""
        return math.hypot(max(0.0, self.along - STRAIGHT), max(0.0, self.aside - SWEEP))


def lead(falls: Spot, direction: int, spot: Spot) -> Lead | None:
    """The position of `spot` relative to a domino that falls in the direction `direction`, or None if it is not ahead.

    `direction` is in tenths of a degree.
    """
    dx, dy = spot.x - falls.x, spot.y - falls.y
    cos, sin = COS[direction], SIN[direction]
    along = round((dx * cos + dy * sin) / SCALE / TENTHS, 3)
    if along <= 0:
        return None
    aside = round((dy * cos - dx * sin) / SCALE / TENTHS, 3)
    turn = ((spot.a - direction + TURN // 4) % (TURN // 2) - TURN // 4) / TENTHS
    return Lead(along, aside, turn) if aside > 0 or (aside == 0 and turn >= 0) else Lead(along, -aside, -turn)


def reach(position: Lead) -> float:
    """The largest `along`, in millimetres, at which a domino with this `aside` and `turn` certainly falls.

    It is the minimum of the neighbouring cells of the measured table.
    """
    if position.aside > ASIDES[-1]:
        return 0.0
    step = TURNS[1] - TURNS[0]
    row = (position.turn - TURNS[0]) / step
    column = position.aside / (ASIDES[1] - ASIDES[0])
    rows = {math.floor(row) % len(TURNS), math.ceil(row) % len(TURNS)}
    columns = {math.floor(column), math.ceil(column)}
    return min(float(REACH[i][j]) for i in rows for j in columns)
