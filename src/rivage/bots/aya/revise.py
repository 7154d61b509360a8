"""The plan made to fit what people did: tiles that lie elsewhere, and places that are taken."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from rivage.games.aya.components import START
from rivage.games.aya.geometry import SCALE, TILE, TOKEN, Spot, discs_overlap, fallen, from_box
from rivage.games.aya.state import AyaState, LaidTile

from .islands import Stray, beside, island, room_of, slot_at, stray, taken_slot
from .join import joined
from .plan import Plan, Planned, Slot, plan_for
from .table import may_lay

_ON: Final = ((TILE + 15) * SCALE) ** 2
"""A domino that falls so near a tile's centre lies on the tile."""
_CAMERAS: Final = ((0, 0), (30, 0), (-30, 0), (0, 30), (0, -30), (60, 0), (100, 0))
"""Where else the camera domino of a tile may stand: ahead and across, in tenths of a millimetre."""


def plan_of(state: AyaState, start: Spot) -> Plan:
    """The plan as it fits the table now."""
    plan = plan_for(*state.setting.size, start)
    strays = tuple(stray(state, tile) for tile in state.tiles if tile.id != START and slot_at(plan, tile) is None)
    if strays:
        plan = revised(state.setting.size, start, strays)
    laid = {tile.id for tile in state.tiles}
    blocked = {slot.tile for slot in plan.slots.values() if slot.tile not in laid and camera_for(state, plan, slot) is None}
    return without(plan, blocked, ()) if blocked else plan


def camera_for(state: AyaState, plan: Plan, slot: Slot) -> Spot | None:
    """Where the camera domino goes when a tile is laid in its slot; None: the tile cannot be laid there."""
    spot = plan.spots[slot.camera].spot
    return next(
        (moved for along, across in _CAMERAS if may_lay(state, slot.tile, slot.spot, moved := spot.ahead(along, across))), None
    )


@lru_cache(maxsize=64)
def revised(size: tuple[int, int], start: Spot, strays: tuple[Stray, ...]) -> Plan:
    """The plan with the tiles that lie off it, one after another as they were laid, so that what is begun stays."""
    if not strays:
        return plan_for(*size, start)
    plan = revised(size, start, strays[:-1])
    new = strays[-1]
    tile = new.tile
    if slot_at(plan, tile) is not None:
        return plan
    if (slot := taken_slot(plan, tile)) is not None and tile.id in plan.slots:
        return exchanged(plan, slot.tile, tile.id)
    if (slot := _slot_before(plan, new)) is not None:
        plan = in_place(plan, slot, tile)
        tiles = [LaidTile(START, start), *(each.tile for each in strays)]
        camera = plan.slots[tile.id].camera
        # The tile itself is among what is in the way, so nothing leads on from it: what would is better spent elsewhere.
        return island(plan, tile, new.port, room_of(size, plan, tiles, new.before), camera)
    gone = {tile.id} | {slot.tile for slot in plan.slots.values() if _meet(slot.spot, tile.spot)}
    plan = without(plan, gone, (tile,))
    tiles = [LaidTile(START, start), *(each.tile for each in strays[:-1])]
    plan = island(plan, tile, new.port, room_of(size, plan, tiles, new.before))
    return joined(plan, new, room_of(size, plan, [*tiles, tile], new.before))


def exchanged(plan: Plan, one: str, other: str) -> Plan:
    """The plan in which two tiles of a kind have changed places, and with them the terrains of their rivers and animals."""
    names = {one: other, other: one}

    def moved(planned: Planned) -> Planned:
        owner = names.get(planned.owner, planned.owner)
        wants = owner.split("-")[0] if planned.wants and planned.owner in names else planned.wants
        tile, camera = names.get(planned.tile, planned.tile), names.get(planned.camera, planned.camera)
        return replace(planned, wants=wants, owner=owner, tile=tile, camera=camera)

    slots = {names.get(name, name): replace(slot, tile=names.get(name, name)) for name, slot in plan.slots.items()}
    perches = (
        replace(perch, owner=names[perch.owner], terrain=names[perch.owner].split("-")[0]) if perch.owner in names else perch
        for perch in plan.perches
    )
    return Plan(slots, tuple(map(moved, plan.spots)), tuple(perches))


def _slot_before(plan: Plan, new: Stray) -> Slot | None:
    """The slot in whose place a tile of another kind was laid, with its camera domino where that of the slot was to stand."""
    laid = {tile.id for tile in new.laid}
    return next(
        (
            slot
            for slot in plan.slots.values()
            if slot.tile not in laid and slot.tile != new.tile.id and beside(new.camera, plan.spots[slot.camera].spot)
        ),
        None,
    )


def in_place(plan: Plan, slot: Slot, tile: LaidTile) -> Plan:
    """The plan with a tile of another kind in the place of a slot: what was planned behind it is given up."""
    behind = {slot.camera}
    for number, planned in enumerate(plan.spots):
        if planned.after in behind:
            behind.add(number)
    gone = {slot.tile, tile.id} | {each.tile for each in plan.slots.values() if each.camera in behind}

    def moved(number: int, planned: Planned) -> Planned:
        if number == slot.camera:
            return replace(planned, wants=tile.terrain, owner=tile.id, camera=tile.id)
        if number in behind:
            return replace(planned, wants="", owner="", tile="", camera="", fork=False, void=True)
        if planned.owner == slot.tile:
            return replace(planned, owner=tile.id, wants=tile.terrain if planned.wants else "")
        return _freed(planned, gone, ())

    spots = tuple(moved(number, planned) for number, planned in enumerate(plan.spots))
    slots = {name: each for name, each in plan.slots.items() if name not in gone}
    perches = (
        replace(perch, owner=tile.id, terrain=tile.terrain) if perch.owner == slot.tile else perch
        for perch in plan.perches
        if not {perch.near, perch.far} & (behind - {slot.camera}) and (perch.owner == slot.tile or perch.owner not in gone)
    )
    return pruned(Plan(slots | {tile.id: Slot(tile.id, tile.spot, slot.camera)}, spots, tuple(perches)))


def _meet(one: Spot, other: Spot) -> bool:
    return discs_overlap(one.x, one.y, TILE, other.x, other.y, TILE)


def without(plan: Plan, gone: set[str], off: Sequence[LaidTile]) -> Plan:
    """The plan without some of its slots: the river runs on there, of any terrain."""
    spots = tuple(_freed(planned, gone, off) for planned in plan.spots)
    perches = tuple(
        perch
        for perch in plan.perches
        if perch.owner not in gone and not any(_under(perch.x, perch.y, tile.spot) for tile in off)
    )
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


def _freed(planned: Planned, gone: set[str], off: Sequence[LaidTile]) -> Planned:
    lies = fallen(planned.spot)
    for tile in off:
        if from_box(tile.spot.x, tile.spot.y, lies) <= _ON:
            # It crosses a tile that somebody laid there.
            return replace(planned, wants=tile.terrain, owner=tile.id, tile="", camera="", fork=False)
    if planned.owner in gone:
        return replace(planned, wants="", owner="", tile="", camera="", fork=False)
    return planned


def _under(x: int, y: int, tile: Spot) -> bool:
    return discs_overlap(x, y, TOKEN, tile.x, tile.y, TILE)
