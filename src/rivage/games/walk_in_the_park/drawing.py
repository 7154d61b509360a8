"""What the drawing of a sheet says by itself."""

import msgspec

from .components import GARDEN, Sheet
from .notation import parse_cells
from .plan import plan_of
from .sheet import flocks, masked, page_of


class Facts(msgspec.Struct, frozen=True):
    """Loops, visits and ibis of one drawing."""

    loops: int
    """What the paths alone earn in statues."""
    visited: tuple[str, ...]
    """Squares of the monuments joined to the centre, sorted."""
    ibis: int
    flocks: tuple[int, ...]
    """Sizes of the groups of ibis, smallest first."""


def facts(text: str, sheet: Sheet = GARDEN) -> Facts:
    """The facts of a sheet written as one line a row.

    Raises:
        NotationError: when `text` is no such sheet; says where.
    """
    plan = plan_of(sheet)
    page = page_of(plan, parse_cells(plan, text))
    return Facts(page.loops, masked(plan, page.visited), page.ibis, flocks(plan, page.cells))
