"""Joins a tile that lies off the plan to the rest of the river, where that takes few dominoes."""

from itertools import pairwise
from typing import Final, NamedTuple

from msgspec.structs import replace

from rivage.games.aya.geometry import Spot
from rivage.games.aya.rivers import leads
from rivage.games.aya.ways import PITCH, Way, way_of

from .islands import Stray, beside
from .paths import Path, paths
from .plan import RIVER, Plan, Planned
from .tree import Room, Segment

MOST: Final = 22
"""Dominoes that a path may take."""
ENOUGH: Final = 146
"""Dominoes of a whole plan, so that most of it can be built."""
CLEAR: Final = 26.0
"""From other rivers: no animal rides on a path."""
_OWN: Final = 5
"""So many dominoes before a path are no hindrance to it."""


class End(NamedTuple):
    """Where the river can be led on."""

    number: int
    """The last domino before."""
    rest: tuple[int, ...]
    """What was planned behind it, and is given up."""


def joined(plan: Plan, stray: Stray, room: Room) -> Plan:
    """The plan with a path to the camera domino of a stray tile; the same plan where there is no good one."""
    if any(leads(spot, stray.camera) for spot in stray.before):
        # It lies at the end of a river already.
        return plan
    camera = way_of(stray.camera)
    most = min(MOST, ENOUGH - sum(not (planned.tail or planned.void) for planned in plan.spots))
    best: tuple[float, End, Path] | None = None
    for end in ends(plan, stray.before):
        begin = way_of(plan.spots[end.number].spot)
        own = (*own_before(plan, end.number), *(RIVER + number for number in end.rest))
        for path in paths(begin, camera):
            short = 2 * PITCH <= path.length <= (most + 1) * PITCH and (best is None or path.length < best[0])
            if short and _is_free(path, room, own):
                best = path.length, end, path
    return _with(plan, best[1], best[2], stray.tile.id) if best is not None else plan


def ends(plan: Plan, before: tuple[Spot, ...]) -> list[End]:
    """Dominoes behind which nothing of use is planned, or the last of a tail that stands."""
    behind: dict[int, list[int]] = {}
    for number, planned in enumerate(plan.spots):
        if planned.after >= 0 and not planned.void:
            behind.setdefault(planned.after, []).append(number)
    found = []
    for number, planned in enumerate(plan.spots):
        after = behind.get(number, [])
        if planned.void or planned.tail or planned.camera or any(not plan.spots[each].tail for each in after):
            continue
        tail: list[int] = []
        while after:
            tail.append(after[0])
            after = behind.get(after[0], [])
        stand = 0
        while stand < len(tail) and any(beside(spot, plan.spots[tail[stand]].spot) for spot in before):
            stand += 1
        found.append(End(tail[stand - 1] if stand else number, tuple(tail[stand:])))
    return found


def own_before(plan: Plan, number: int) -> tuple[int, ...]:
    own: list[int] = []
    while number >= 0 and len(own) < _OWN:
        own.append(RIVER + number)
        number = plan.spots[number].after
    return tuple(own)


def _is_free(path: Path, room: Room, own: tuple[int, ...]) -> bool:
    """Whether nothing but the dominoes `own` is near; the last piece, before the tile it leads to, is as free as the tile."""
    ways = [path.begin, *path.dominoes()]
    return all(room.river(_piece(one, other), own, CLEAR) for one, other in pairwise(ways))


def _piece(one: Way, other: Way) -> Segment:
    return Segment(one.x, one.y, other.x, other.y)


def _with(plan: Plan, end: End, path: Path, owner: str) -> Plan:
    spots = [replace(planned, void=True) if number in end.rest else planned for number, planned in enumerate(plan.spots)]
    number = end.number
    # What leads there is of use now, whether a Garden stands before it or not.
    while number >= 0 and (spots[number].forks or spots[number].tail):
        spots[number] = replace(spots[number], forks=(), tail=False)
        number = spots[number].after
    after = end.number
    for way in path.dominoes():
        spots.append(Planned(way.spot(), owner=owner, after=after))
        after = len(spots) - 1
    return Plan(plan.slots, tuple(spots), plan.perches)
