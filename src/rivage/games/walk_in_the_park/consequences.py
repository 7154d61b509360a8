"""What a word caused, told by comparing the page before and after it."""

from .components import BIRD, STATUE
from .effects import Closed, Joined, Raised, Shut, Visited, WalkEffect
from .plan import Plan
from .sheet import Page
from .statues import extra_spot, spot


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
