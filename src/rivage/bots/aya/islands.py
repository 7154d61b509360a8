"""Tiles that lie where the plan has none: a person laid them, or their place was taken. Each gets a short river of its own."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from rivage.games.aya.candidates import BEFORE_PORT
from rivage.games.aya.components import BEND, KINDS, TILE_RADIUS
from rivage.games.aya.geometry import TENTHS, TILE, TURN, Spot, turned
from rivage.games.aya.placing import allowed, check_camera, ports_of
from rivage.games.aya.state import AyaState, LaidTile
from rivage.games.aya.ways import BEFORE, OUT, PITCH, Way, way_of

from .plan import RIVER, Perch, Plan, Planned, Slot
from .reading import ASKEW, NEAR
from .table import may_lay
from .tree import TAIL, Node, Room, Segment, node_of

_GRID: Final = 45
_ANGLES: Final = range(0, 3600, 300)
_FALL: Final = 330
_ROOMY: Final = 3
"""A place with so many free ways is looked no further for."""


class Stray(NamedTuple):
    """A tile off the plan, as it was when it was laid."""

    tile: LaidTile
    camera: Spot
    before: tuple[Spot, ...]
    """Where dominoes stood already."""
    laid: tuple[LaidTile, ...]
    """What lay already."""

    @property
    def port(self) -> int:
        """The number of the port that the camera domino looks into."""
        ports = ports_of(self.tile.id, self.tile.spot)
        return min(range(len(ports)), key=lambda port: turned((ports[port] + TURN // 2) % TURN, self.camera.a))


def stray(state: AyaState, tile: LaidTile) -> Stray:
    """A tile off the plan with its camera domino: the first that looks into one of its ports from outside."""
    before: list[Spot] = []
    laid = state.tiles[: state.tiles.index(tile)]
    for domino in state.dominoes:
        if _looks_in(tile, domino.spot):
            return Stray(tile, domino.spot, tuple(before), laid)
        before.append(domino.spot)
    port = ports_of(tile.id, tile.spot)[0]
    out = Spot(tile.spot.x, tile.spot.y, port).ahead(TILE + BEFORE_PORT)
    return Stray(tile, Spot(out.x, out.y, (port + TURN // 2) % TURN), tuple(before), laid)


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


def room_of(size: tuple[int, int], plan: Plan, tiles: Iterable[LaidTile], dominoes: Iterable[Spot] = ()) -> Room:
    """What is planned and what lies on the table already, as room that is taken; planned dominoes count from `RIVER`."""
    discs = {(tile.spot.x / TENTHS, tile.spot.y / TENTHS) for tile in tiles}
    discs |= {(slot.spot.x / TENTHS, slot.spot.y / TENTHS) for slot in plan.slots.values()}
    room = Room(*size, sorted(discs))
    stand = list(dominoes)
    spots = [
        (number, planned.spot)
        for number, planned in enumerate(plan.spots)
        # A tail gives way to what is of more use, unless it stands.
        if not planned.void and (not planned.tail or any(beside(spot, planned.spot) for spot in stand))
    ]
    room.segments += [(_falls(spot), (RIVER + number,)) for number, spot in spots]
    room.segments += [(_falls(spot), ()) for spot in stand if not any(beside(spot, other) for _, other in spots)]
    return room


def beside(one: Spot, other: Spot) -> bool:
    """Whether a domino stands where one is planned."""
    return max(abs(one.x - other.x), abs(one.y - other.y)) <= NEAR and turned(one.a, other.a) <= ASKEW


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


def island(plan: Plan, tile: LaidTile, port: int, room: Room, before: int = -1) -> Plan:
    """The plan, with the river of a tile that lies off it; `room` is what all the others leave, `before` its camera domino."""
    node = node_at(tile, port)
    terrain = tile.terrain
    spots, perches = list(plan.spots), list(plan.perches)

    def add(way: Way, after: int, wants: str, on: str) -> int:
        spots.append(Planned(way.spot(), wants, tile.id, on, after=after))
        return len(spots) - 1

    last = before
    for way in node.river.stem:
        last = add(way, last, terrain, tile.id)
    free = dict(exits(node, room))
    for number, branch in enumerate(node.river.branches):
        after = last
        for way in branch.ways:
            after = add(way, after, terrain, tile.id)
        if number in free:
            near = add(branch.exit.ahead(OUT), after, terrain, "")
            far = add(branch.exit.ahead(OUT + PITCH), near, "", "")
            one, other = spots[near].spot, spots[far].spot
            perches.append(Perch(terrain, tile.id, near, far, (one.x + other.x) // 2, (one.y + other.y) // 2))
    return Plan(plan.slots, tuple(spots), tuple(perches))


def place_for(state: AyaState, plan: Plan, tile: str) -> tuple[Spot, Spot] | None:
    """Where a tile that has no place in the plan can lie, with its camera domino; None: nowhere."""
    width, depth = state.setting.size
    room = room_of(state.setting.size, plan, state.tiles, [domino.spot for domino in state.dominoes if domino.stands])
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


def taken_slot(plan: Plan, tile: LaidTile) -> Slot | None:
    """The slot of another tile of its kind, in which a tile lies."""
    kind = tile.id.split("-")[1]
    return next((slot for slot in plan.slots.values() if slot.tile.endswith(f"-{kind}") and _is_at(slot.spot, tile)), None)


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
