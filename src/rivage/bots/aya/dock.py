"""Where a tile can lie that has no place in the plan: at the end of a river that is there, or else where there is room."""

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from rivage.games.aya.components import BEND
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState
from rivage.games.aya.ways import BEFORE, PITCH, Way, way_of

from .islands import exits, place_for, room_of
from .join import ends, own_before
from .paths import RADIUS, arc
from .plan import RIVER, Plan, Slot
from .table import may_lay
from .tree import Room, Segment, node_of

_TURNS: Final = ((0, 0.0), (1, 30.0), (-1, 30.0), (1, 60.0), (-1, 60.0))
"""How the river may turn on its way to the tile."""
_STEPS: Final = (1, 2, 3, 4)
"""How many dominoes on from the end the camera domino stands."""
_EXIT: Final = 3.0
"""What a free way out is worth, in dominoes."""
_ROOMY: Final = 3
"""So many steps leave room for an animal."""


class Dock(NamedTuple):
    """A place for a tile at the end of a river."""

    worth: float
    tile: Spot
    camera: Spot


def dock_for(state: AyaState, plan: Plan, tile: str) -> tuple[Spot, Spot] | None:
    """Where a tile that has no place in the plan goes, with its camera domino; None: nowhere."""
    return at_an_end(state, plan, tile) or place_for(state, plan, tile)


def at_an_end(state: AyaState, plan: Plan, tile: str) -> tuple[Spot, Spot] | None:
    """Where a tile goes at the end of a river that is there, with its camera domino; None: nowhere."""
    found = max(_docks(state, plan, tile), key=lambda dock: dock.worth, default=None)
    return (found.tile, found.camera) if found is not None else None


def in_place_of(state: AyaState, plan: Plan, tile: str, slot: Slot) -> Iterator[tuple[Spot, Spot]]:
    """How a tile can lie where one of another kind was planned, with its camera domino: most ways out first."""
    stands = [domino.spot for domino in state.dominoes if domino.stands]
    bare = Plan({each.id: plan.slots[each.id] for each in state.tiles if each.id in plan.slots}, (), ())
    room = room_of(state.setting.size, bare, state.tiles, stands)
    camera = way_of(plan.spots[slot.camera].spot)
    docks = _fitting(state, tile, tile.split("-")[1], camera, room, (), 0.0, beside=True)
    yield from ((dock.tile, dock.camera) for dock in sorted(docks, key=lambda dock: -dock.worth))


def _docks(state: AyaState, plan: Plan, tile: str) -> Iterator[Dock]:
    kind = tile.split("-")[1]
    laid = {each.id for each in state.tiles}
    stands = [domino.spot for domino in state.dominoes if domino.stands]
    room = room_of(state.setting.size, plan, state.tiles, stands)
    for end in ends(plan, tuple(stands)):
        planned = plan.spots[end.number]
        if not _lies(plan, end.number, laid):
            continue
        own = (*own_before(plan, end.number), *(RIVER + number for number in end.rest))
        begin = way_of(planned.spot)
        for side, turn in _TURNS:
            for steps in _STEPS:
                camera = (
                    arc(begin, side, RADIUS * math.radians(turn)).ahead(steps * PITCH) if turn else begin.ahead(steps * PITCH)
                )
                if not _is_free(room, own, begin, camera):
                    continue
                yield from _fitting(state, tile, kind, camera, room, own, steps + turn / 15.0)


def _lies(plan: Plan, number: int, laid: set[str]) -> bool:
    """Whether the tile lies that a planned river leaves."""
    while number >= 0 and not plan.spots[number].tile:
        number = plan.spots[number].after
    return number >= 0 and plan.spots[number].tile in laid


def _is_free(room: Room, own: tuple[int, ...], begin: Way, camera: Way) -> bool:
    return room.river(Segment(begin.x, begin.y, camera.x, camera.y), own)


def _fitting(
    state: AyaState, tile: str, kind: str, camera: Way, room: Room, own: tuple[int, ...], dominoes: float, *, beside: bool = False
) -> Iterator[Dock]:
    entry = camera.ahead(BEFORE)
    for side in (1, -1) if kind == BEND.name else (0,):
        node = node_of(kind, entry, side)
        if not beside and not room.tile(node.centre.x, node.centre.y, own):
            continue
        turn = 60.0 if side == 1 else 180.0
        laid = Way(node.centre.x, node.centre.y, (entry.a + turn) % 360.0).spot()
        free = sum(1 for _ in exits(node, room))
        if may_lay(state, tile, laid, camera.spot()):
            roomy = 2.0 if dominoes >= _ROOMY else 0.0
            yield Dock(_EXIT * free + roomy - dominoes, laid, camera.spot())
