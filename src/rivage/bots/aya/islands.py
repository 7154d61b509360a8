"""Tiles that lie where no plan has them: by which port their rivers come in, and where there is room for another."""

from collections.abc import Iterable, Iterator
from typing import Final

from rivage.games.aya.components import BEND, KINDS, TILE_RADIUS
from rivage.games.aya.geometry import TENTHS, TURN, Spot, turned
from rivage.games.aya.placing import allowed, check_camera, ports_of
from rivage.games.aya.state import AyaState, LaidTile
from rivage.games.aya.ways import BEFORE, Way, way_of

from .plan import Plan, Slot
from .table import may_lay
from .tree import TAIL, Node, Room, Segment, node_of

_GRID: Final = 45
_ANGLES: Final = range(0, 3600, 300)
_FALL: Final = 330
_ROOMY: Final = 3
"""A place with so many free ways is looked no further for."""


def entry_of(state: AyaState, tile: LaidTile) -> int:
    """The number of the port by which a tile's river comes in: the first that a domino looks into from outside."""
    for domino in state.dominoes:
        if _looks_in(tile, domino.spot):
            ports = ports_of(tile.id, tile.spot)
            return min(range(len(ports)), key=lambda port: turned((ports[port] + TURN // 2) % TURN, domino.spot.a))
    return 0


def _looks_in(tile: LaidTile, spot: Spot) -> bool:
    return allowed(check_camera, tile.id, tile.spot, spot)


def node_at(tile: LaidTile, port: int) -> Node:
    """The tile with its river, entered by that port."""
    ports = ports_of(tile.id, tile.spot)
    centre = way_of(tile.spot)
    out = Way(centre.x, centre.y, ports[port] / TENTHS).ahead(TILE_RADIUS)
    kind = tile.id.split("-")[1]
    side = 0
    if kind == BEND.name:
        # The other port is 120 degrees on, or back: the river turns left, or right.
        side = 1 if (ports[1 - port] - ports[port]) % 3600 == 2400 else -1
    return node_of(kind, out.ahead(0, 0, 180.0), side)


def room_of(size: tuple[int, int], tiles: Iterable[LaidTile], dominoes: Iterable[Spot] = ()) -> Room:
    """What lies and stands on the table, as room that is taken: a domino takes the ground that it falls on."""
    room = Room(*size, sorted({(tile.spot.x / TENTHS, tile.spot.y / TENTHS) for tile in tiles}))
    room.segments += [(_falls(spot), ()) for spot in dominoes]
    return room


def _falls(spot: Spot) -> Segment:
    tip = spot.ahead(_FALL)
    return Segment(spot.x / TENTHS, spot.y / TENTHS, tip.x / TENTHS, tip.y / TENTHS)


def exits(node: Node, room: Room) -> Iterator[tuple[int, Way]]:
    """The ways out of a tile behind which two dominoes find room, by the number of the branch."""
    for number, branch in enumerate(node.river.branches):
        tip = branch.exit.ahead(TAIL)
        begin = branch.exit.ahead(1.0)
        if room.river(Segment(begin.x, begin.y, tip.x, tip.y), ()):
            yield number, branch.exit


def place_for(state: AyaState, tile: str) -> tuple[Spot, Spot] | None:
    """Where a tile can lie, with its camera domino; None: nowhere."""
    width, depth = state.setting.size
    room = room_of(state.setting.size, state.tiles, [domino.spot for domino in state.dominoes if domino.stands])
    ways = len(KINDS[tile.split("-")[1]].ports) - 1
    best: tuple[int, Spot, Spot] | None = None
    for x in range(-width // 2 + _GRID, width // 2, _GRID):
        for y in range(-depth // 2 + _GRID, depth // 2, _GRID):
            if not room.tile(x, y, ()):
                continue
            for angle in _ANGLES:
                laid = LaidTile(tile, Spot(x * TENTHS, y * TENTHS, angle))
                node = node_at(laid, 0)
                camera = node.entry.ahead(-BEFORE)
                behind = node.entry.ahead(-1.0)
                if not room.river(Segment(camera.x, camera.y, behind.x, behind.y), ()):
                    continue
                free = sum(1 for _ in exits(node, room))
                if (best is None or free > best[0]) and may_lay(state, tile, laid.spot, camera.spot()):
                    best = free, laid.spot, camera.spot()
                    if free >= min(ways, _ROOMY):
                        return best[1:]
    return best[1:] if best is not None else None


def slot_at(plan: Plan, tile: LaidTile) -> Slot | None:
    """The slot in which a tile lies as planned."""
    slot = plan.slots.get(tile.id)
    return slot if slot is not None and _is_at(slot.spot, tile) else None


def _is_at(spot: Spot, tile: LaidTile) -> bool:
    if max(abs(spot.x - tile.spot.x), abs(spot.y - tile.spot.y)) > _OFF:
        return False
    fold = 1200 if len(ports_of(tile.id, tile.spot)) == len(KINDS) else 3600
    away = turned(spot.a % fold, tile.spot.a % fold)
    return min(away, fold - away) <= _ASKEW


_OFF: Final = 40
"""A tile lies in its place when it is no farther from it, in tenths of a millimetre."""
_ASKEW: Final = 80
"""And turned by no more, in tenths of a degree."""
