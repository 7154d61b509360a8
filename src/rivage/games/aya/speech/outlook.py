"""Predicts where rivers lead and what animals still need while everything stands, for the description of the table in words.

It is an estimate, not the count: it assumes that every domino falls flat forwards.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from rivage.games.aya.components import ANIMAL, GARDEN, NEAR_TILE, TOUCH
from rivage.games.aya.geometry.graph import reached, separates_neighbours
from rivage.games.aya.geometry.rivers import River, joined
from rivage.games.aya.geometry.spots import SCALE, TENTHS, TILE, TOKEN, TURN, Spot, boxes_overlap, fallen, squared_distance_to_box
from rivage.games.aya.meta import SECOND_RULES
from rivage.games.aya.state import CAMERA
from rivage.games.aya.view import AnimalView, AyaView, DominoView, TileView

MAX_PORT_DISTANCE_MM: Final = 250.0
"""Millimetres. A river does not lead to a port that is farther than this from its end."""
MAX_PORT_ANGLE_DEG: Final = 75.0
"""Degrees. A river does not lead to a port that is farther than this off its heading."""
PORT_SERVED_MM: Final = 40.0
"""Millimetres. A domino nearer to a port than this serves the port."""
_TOUCH: Final = round(TOUCH * TENTHS)


class Ahead(msgspec.Struct, frozen=True):
    """A free port that a river could lead to."""

    tile: str
    port: int
    """Number of the port, from 1."""
    away: int
    """Millimetres from the centre of the last domino to the port."""
    turn: int
    """Degrees between the heading of the last domino and the direction to the port, to the left."""


class Need(msgspec.Struct, frozen=True):
    """The situation of an animal on the table."""

    terrain: str
    home: str = ""
    """The tile of the animal's terrain to which its river leads; empty if there is none."""
    away: int = -1
    """Millimetres from the animal's river to the rim of the nearest tile of its terrain; -1 if the table has none."""
    shares: str = ""
    """Another animal on the same stretch; empty if there is none."""
    near: str = ""
    """Id of a tile that the animal may touch after the fall because it is near; empty if there is none."""


def spot_of(domino: DominoView) -> Spot:
    """The spot of a domino, in tenths."""
    return Spot(round(domino.x * TENTHS), round(domino.y * TENTHS), round(domino.heading * TENTHS) % TURN)


def port_of(tile: TileView, port: float) -> tuple[float, float]:
    """The point of a port on the rim, in millimetres."""
    direction, rim = math.radians(port), TILE / TENTHS
    return tile.x + rim * math.cos(direction), tile.y + rim * math.sin(direction)


def free_ports(tile: TileView, dominoes: Sequence[DominoView]) -> list[int]:
    """Numbers of the ports of a tile, from 1, that no domino serves."""
    points = [port_of(tile, port) for port in tile.ports]
    return [
        number
        for number, (x, y) in enumerate(points, 1)
        if all(math.hypot(domino.x - x, domino.y - y) >= PORT_SERVED_MM for domino in dominoes)
    ]


def last_stretch(river: River, kinds: dict[int, str]) -> tuple[str, int]:
    """The terrain of the last dominoes of a river and their number. Gardens count as any terrain."""
    terrain, count = "", 0
    for number in reversed(river.dominoes):
        kind = kinds[number]
        if kind != GARDEN and terrain not in ("", kind):
            break
        terrain = kind if kind != GARDEN else terrain
        count += 1
    return terrain or GARDEN, count


def port_ahead(end: Spot, tiles: Sequence[TileView], dominoes: Sequence[DominoView]) -> Ahead | None:
    """The nearest free port ahead of the end of a river, on a tile that the end faces from outside."""
    found = []
    for tile in tiles:
        for number in free_ports(tile, dominoes):
            x, y = port_of(tile, tile.ports[number - 1])
            dx, dy = x - end.x / TENTHS, y - end.y / TENTHS
            away = math.hypot(dx, dy)
            turn = (math.degrees(math.atan2(dy, dx)) - end.a / TENTHS + 180) % 360 - 180
            inward = (tile.ports[number - 1] + 180 - math.degrees(math.atan2(dy, dx)) + 180) % 360 - 180
            if away <= MAX_PORT_DISTANCE_MM and abs(turn) <= MAX_PORT_ANGLE_DEG and abs(inward) <= MAX_PORT_ANGLE_DEG:
                found.append(Ahead(tile.id, number, round(away), round(turn)))
    return min(found, key=lambda ahead: (ahead.away, ahead.tile, ahead.port), default=None)


def need_of(animal: AnimalView, view: AyaView) -> Need:
    """The things that an animal on its dominoes still needs so that its photo is won."""
    terrain = ANIMAL[animal.animal].terrain
    standing = [domino for domino in view.dominoes if not domino.lies]
    own = {domino.id: spot_of(domino) for domino in standing if domino.kind.removesuffix(CAMERA) in (terrain, GARDEN)}
    homes = [tile for tile in view.tiles if tile.terrain == terrain]
    beside = joined(tuple((domino.id, spot_of(domino)) for domino in standing))
    river = reached(beside, [animal.camera], own.__contains__)
    rims = [(_from_rim(own[number], tile), tile.id) for number in river for tile in homes]
    away, name = min(rims, default=(-1, ""))
    near = near_tile(
        round(animal.x * TENTHS),
        round(animal.y * TENTHS),
        ((tile.id, round(tile.x * TENTHS), round(tile.y * TENTHS)) for tile in view.tiles),
    )
    shares = _sharing(animal, view, beside)
    return Need(terrain, home=name if rims and away == 0 else "", away=away, shares=shares, near=near)


def _from_rim(spot: Spot, tile: TileView) -> int:
    """Millimetres from a tile to the footprint of a domino after its fall; 0 if they touch."""
    x, y = round(tile.x * TENTHS), round(tile.y * TENTHS)
    away = math.sqrt(squared_distance_to_box(x, y, fallen(spot))) / SCALE - TILE
    return 0 if away <= _TOUCH else max(1, round(away / TENTHS))


def near_tile(x: int, y: int, tiles: Iterable[tuple[str, int, int]]) -> str:
    """The id of a tile that an animal may touch after the fall because it is near; empty if there is none.

    Places are in tenths of a millimetre.
    """
    return next((name for name, at_x, at_y in tiles if math.hypot(x - at_x, y - at_y) < TILE + TOKEN + NEAR_TILE), "")


def _sharing(animal: AnimalView, view: AyaView, beside: dict[int, set[int]]) -> str:
    """Another animal between the same landscapes and forks; empty if there is none."""
    dominoes = {domino.id: domino for domino in view.dominoes if not domino.lies}
    outside = {
        domino.id
        for domino in dominoes.values()
        if all(math.hypot(domino.x - tile.x, domino.y - tile.y) > TILE / TENTHS for tile in view.tiles)
        and not (domino.fork or (view.rules > SECOND_RULES and _will_fork(domino, dominoes, beside)))
    }
    stretch = reached(beside, [animal.camera], outside.__contains__)
    return next((other.animal for other in view.animals if other is not animal and other.rides and other.camera in stretch), "")


def _will_fork(garden: DominoView, dominoes: dict[int, DominoView], beside: dict[int, set[int]]) -> bool:
    """Whether a Garden that was not declared a fork has enough neighbours that will not touch one another."""
    if garden.kind != GARDEN:
        return False
    neighbours = sorted(beside[garden.id])
    boxes = [fallen(spot_of(dominoes[number])) for number in neighbours]
    touching = [{k for k, other in enumerate(boxes) if boxes_overlap(box, other)} for box in boxes]
    return separates_neighbours(range(len(boxes)), touching)
