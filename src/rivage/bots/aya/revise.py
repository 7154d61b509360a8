"""The plan made to fit the table: without what has lost its place."""

from typing import Final

from msgspec.structs import replace

from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState

from .plan import Plan, Planned, Slot, plan_for
from .table import may_lay

_CAMERAS: Final = ((0, 0), (30, 0), (-30, 0), (0, 30), (0, -30), (60, 0), (100, 0))
"""Where else the camera domino of a tile may stand: ahead and across, in tenths of a millimetre."""


def plan_of(state: AyaState, start: Spot) -> Plan:
    """The plan as it fits the table now."""
    plan = plan_for(*state.setting.size, start)
    laid = {tile.id for tile in state.tiles}
    blocked = {slot.tile for slot in plan.slots.values() if slot.tile not in laid and camera_for(state, plan, slot) is None}
    return without(plan, blocked) if blocked else plan


def camera_for(state: AyaState, plan: Plan, slot: Slot) -> Spot | None:
    """Where the camera domino goes when a tile is laid in its slot; None: the tile cannot be laid there."""
    spot = plan.spots[slot.camera].spot
    return next(
        (moved for along, across in _CAMERAS if may_lay(state, slot.tile, slot.spot, moved := spot.ahead(along, across))), None
    )


def without(plan: Plan, gone: set[str]) -> Plan:
    """The plan without some of its slots: the river runs on there, of any terrain."""
    spots = tuple(_freed(planned, gone) for planned in plan.spots)
    perches = tuple(perch for perch in plan.perches if perch.owner not in gone)
    return pruned(Plan({name: slot for name, slot in plan.slots.items() if name not in gone}, spots, perches))


def pruned(plan: Plan) -> Plan:
    """The plan in which a river that leads to no tile and no animal is a mere tail."""
    of_use = [bool(planned.owner) for planned in plan.spots]
    for perch in plan.perches:
        of_use[perch.near] = of_use[perch.far] = True
    for number in range(len(plan.spots) - 1, -1, -1):
        if of_use[number] and plan.spots[number].after >= 0:
            of_use[plan.spots[number].after] = True
    spots = (
        planned if used or planned.tail else replace(planned, tail=True) for planned, used in zip(plan.spots, of_use, strict=True)
    )
    return Plan(plan.slots, tuple(spots), plan.perches)


def _freed(planned: Planned, gone: set[str]) -> Planned:
    if planned.owner in gone:
        return replace(planned, wants="", owner="", tile="", camera="", fork=False)
    return planned
