"""What a word on a sheet caused: enough to animate it, preview it and say it in words.

The word itself says what was drawn (`B2=NE`), changed (`B2+S`) or ticked (`*flocks`); effects tell only what followed from it,
in the order given here. A *square* is written as in the notation, `B2`. A statue stands where four squares meet: `x` counts the
grid lines from the left edge of the sheet, `y` from the top, so that (2, 3) is the lower right corner of B3.
"""

import msgspec

from .components import BIRD, STATUE
from .sheet import Page, Plan, extra_spot, spot


class WalkEffectBase(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag=str.lower, omit_defaults=True):
    """One visible consequence."""


class Closed(WalkEffectBase, frozen=True, gc=False):
    """A loop was closed, and a statue is drawn inside it; one of these for each loop."""

    x: int
    y: int


class Raised(WalkEffectBase, frozen=True, gc=False):
    """The bonus `statue` drew one more."""

    x: int
    y: int


class Joined(WalkEffectBase, frozen=True, gc=False):
    """These squares are joined to the centre from now on, the one just drawn included."""

    squares: tuple[str, ...]


class Visited(WalkEffectBase, frozen=True, gc=False):
    """A monument is visited. `first`: nobody did in an earlier round, so its "1" is circled, else it is crossed out."""

    square: str
    monument: str
    first: bool = False


class Shut(WalkEffectBase, frozen=True, gc=False):
    """An ibis sits on a monument: it can never be visited on this sheet."""

    square: str
    monument: str


WalkEffect = Closed | Raised | Joined | Visited | Shut


def consequences(plan: Plan, before: Page, after: Page) -> tuple[WalkEffect, ...]:
    """Loops closed, squares joined to the centre, monuments visited or shut between two pages of one seat."""
    found: list[WalkEffect] = []
    if len(after.statues) > len(before.statues):
        found += (Closed(*spot(plan, corner)) for corner in after.statues[len(before.statues) :])
    if len(after.ticks) > len(before.ticks) and after.ticks[-1] == STATUE:
        found.append(Raised(*extra_spot(plan, after.statues)))
    if after.labels != before.labels:
        centre = plan.centre
        joined = [square for square, label in enumerate(after.labels) if label == centre != before.labels[square]]
        if joined:
            found.append(Joined(tuple(plan.names[square] for square in joined)))
    if after.cells != before.cells:
        for bit, square, monument in plan.monuments:
            if after.visited & bit and not before.visited & bit:
                found.append(Visited(monument.square, monument.name, bool(after.circled & bit)))
            elif after.cells[square] == BIRD != before.cells[square]:
                found.append(Shut(monument.square, monument.name))
    return tuple(found)
