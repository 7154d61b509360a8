"""How far the plan has come: which of its spots are sure to be of use, and where few are missing between what stands."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from rivage.games.aya.state import Domino

from .plan import Plan

LOOSE: Final = 0
"""The tile does not lie that the river leaves there."""
BEHIND: Final = 1
"""It lies."""
NEXT: Final = 2
"""And the domino before stands."""
BETWEEN: Final = 3
"""On a tile that lies, or between two of them, or where none is to follow."""


def sure(plan: Plan, laid: AbstractSet[str], stands: Sequence[Domino | None], rooted: Sequence[bool]) -> list[int]:
    """For each planned spot how sure it is, from `LOOSE` to `BETWEEN`; `rooted`: whether the tile lies that its river leaves."""
    spots = plan.spots
    leads_on = [not planned.camera or planned.camera in laid for planned in spots]
    for number in range(len(spots) - 1, -1, -1):
        after = spots[number].after
        if not leads_on[number] and after >= 0 and not spots[after].tile:
            leads_on[after] = False
    found = []
    for number, planned in enumerate(spots):
        if not rooted[number]:
            found.append(LOOSE)
        elif planned.tile or leads_on[number]:
            found.append(BETWEEN)
        else:
            found.append(NEXT if planned.after < 0 or stands[planned.after] is not None else BEHIND)
    return found


def gaps(plan: Plan, stands: Sequence[Domino | None], rooted: Sequence[bool]) -> dict[int, int]:
    """For each empty spot between two that are filled, how many are empty there; where rivers part, the least."""
    spots = plan.spots
    found: dict[int, int] = {}
    for number, planned in enumerate(spots):
        if planned.void or stands[number] is None:
            continue
        run = []
        before = planned.after
        while before >= 0 and stands[before] is None:
            run.append(before)
            before = spots[before].after
        if before >= 0 and all(rooted[each] for each in run):
            found |= {each: min(found.get(each, len(run)), len(run)) for each in run}
    return found
