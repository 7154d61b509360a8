"""Where statues stand: the areas the paths enclose, seen from the corners where four squares meet.

Every loop is the border of one enclosed area. A corner is counted from 0, row by row over the inner corners of the sheet: corner
(x, y) is `(y − 1) · (columns − 1) + x − 1`. Two neighbouring corners belong to the same area unless a path runs between them.
"""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from .components import ARMS

if TYPE_CHECKING:
    from .plan import Plan

_N, _E, _S, _W = ARMS.values()
OUTSIDE: Final = -1
Wall = tuple[int, int, int, int, int]
"""The corner on the other side, then two squares and their arms: a path runs between the corners when both arms are there."""


@cache
def _walls(columns: int, rows: int) -> tuple[tuple[Wall, ...], ...]:
    """What lies around each corner."""

    def corner(x: int, y: int) -> int:
        return (y - 1) * (columns - 1) + x - 1 if 0 < x < columns and 0 < y < rows else OUTSIDE

    def around(x: int, y: int) -> Iterator[Wall]:
        # Left and right: paths that run from one row to the next. Up and down: from one column to the next.
        for side in (-1, 1):
            column = x - 1 if side < 0 else x
            yield corner(x + side, y), (y - 1) * columns + column, _S, y * columns + column, _N
            row = y - 1 if side < 0 else y
            yield corner(x, y + side), row * columns + x - 1, _E, row * columns + x, _W

    return tuple(tuple(around(x, y)) for y in range(1, rows) for x in range(1, columns))


def areas(plan: "Plan", cells: bytes) -> list[list[int]]:
    """The enclosed areas, each its corners in order."""
    walls = _walls(plan.columns, plan.rows)
    left = set(range(len(walls)))
    found = []
    for first in range(len(walls)):
        if first not in left:
            continue
        left.remove(first)
        area = [first]
        closed = True
        for corner in area:
            for other, one, its_arm, two, that_arm in walls[corner]:
                if cells[one] & its_arm and cells[two] & that_arm:
                    continue
                if other == OUTSIDE:
                    closed = False
                elif other in left:
                    left.remove(other)
                    area.append(other)
        if closed:
            found.append(sorted(area))
    return found


def place_statues(plan: "Plan", cells: bytes, standing: bytes) -> bytes:
    """The corners with a statue once every enclosed area has one; those `standing` stay where they are."""
    new = [_middle(plan, area) for area in areas(plan, cells) if not any(corner in standing for corner in area)]
    return standing + bytes(new)


def spot(plan: "Plan", corner: int) -> tuple[int, int]:
    """A corner as grid lines from the left and from the top."""
    return corner % (plan.columns - 1) + 1, corner // (plan.columns - 1) + 1


def extra_spot(plan: "Plan", standing: bytes) -> tuple[int, int]:
    """Where the extra statue stands: the last free corner, where a loop comes late. Any place would do."""
    last = (plan.columns - 1) * (plan.rows - 1) - 1
    return spot(plan, next((corner for corner in range(last, -1, -1) if corner not in standing), last))


def _middle(plan: "Plan", area: list[int]) -> int:
    """The corner of an area nearest to its middle."""
    spots = [spot(plan, corner) for corner in area]
    x, y = sum(at[0] for at in spots) / len(spots), sum(at[1] for at in spots) / len(spots)
    return min(area, key=lambda corner: sum((a - b) ** 2 for a, b in zip(spot(plan, corner), (x, y), strict=True)))
