"""Places where a river can continue: from one of its ends, over a tile, or out of a port.

The functions compute places; `placing.py` checks whether they are allowed.
"""

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from rivage.games.aya.components import END, FACING_IN, FORK, PORT_REACH, START
from rivage.games.aya.geometry.rivers import River, rivers, stood
from rivage.games.aya.geometry.spots import SCALE, TENTHS, TILE, TURN, Spot, fallen, squared_distance_to_box, turned
from rivage.games.aya.geometry.standard_spots import BEFORE, OUT, PITCH, Way, bend, fork, source, way_of
from rivage.games.aya.state import AyaState, LaidTile, ports_of

STEP: Final = round(PITCH * TENTHS)
"""Tenths of a millimetre from one domino to the next."""
OCCUPIED_DISTANCE: Final = 80
"""Tenths of a millimetre. A place on a tile is occupied if a domino stands nearer to it than this."""
_BEFORE: Final = round(BEFORE * TENTHS)
_OUT: Final = round(OUT * TENTHS)
_NEXT_CAMERA_DISTANCE: Final = _OUT + 3 * STEP
"""Tenths of a millimetre from the rim of a tile to the camera domino of the next tile.

There is room for two dominoes between them, with an animal on top.
"""
_REACH: Final = (round(PORT_REACH * TENTHS) * SCALE) ** 2


class RiverEnd(NamedTuple):
    """A domino that falls onto no other one."""

    river: River
    domino: int
    spot: Spot

    @property
    def is_main(self) -> bool:
        """Whether a sentence that names only the river means this end."""
        return self.domino == self.river.ends[-1]


def river_ends(state: AyaState) -> list[RiverEnd]:
    """All ends of all rivers, the most recent domino first."""
    spots = dict(stood(state))
    found = [RiverEnd(river, domino, spots[domino]) for river in rivers(stood(state)) for domino in river.ends]
    return sorted(found, key=lambda end: -end.domino)


def open_ends(state: AyaState) -> list[RiverEnd]:
    """The ends of rivers that are not on a tile. On a tile, a river continues over the tile and out of its ports."""
    tiles = [tile.spot for tile in state.tiles]
    return [
        end
        for end in river_ends(state)
        if all((end.spot.x - tile.x) ** 2 + (end.spot.y - tile.y) ** 2 > TILE**2 for tile in tiles)
    ]


def beyond(spot: Spot, away: int = STEP, turn: int = 0) -> Spot:
    """The spot `away` beyond a domino, turned by `turn`: half of the turn before the step and half after it, as on a circle."""
    half = Spot(spot.x, spot.y, (spot.a + turn // 2) % TURN).ahead(away)
    return Spot(half.x, half.y, (spot.a + turn) % TURN)


def tile_beyond(tile: str, camera: Spot, port: int) -> Spot:
    """The spot of a tile that is entered at the port with index `port` by a camera domino at `camera`."""
    middle = camera.ahead(_BEFORE + TILE)
    return Spot(middle.x, middle.y, (camera.a + TURN // 2 - ports_of(tile, Spot(0, 0))[port]) % TURN)


def camera_before(tile: str, laid: Spot, port: int) -> Spot:
    """The spot of the camera domino of a tile, in front of the port with index `port`."""
    direction = ports_of(tile, laid)[port]
    out = Spot(laid.x, laid.y, direction).ahead(TILE + _BEFORE)
    return Spot(out.x, out.y, (direction + TURN // 2) % TURN)


def camera_beyond(tile: LaidTile, port: int) -> Spot:
    """The spot of the camera domino of the next tile after the port with index `port`, with room for an animal between."""
    return Spot(tile.spot.x, tile.spot.y, tile.ports[port]).ahead(TILE + _NEXT_CAMERA_DISTANCE)


def midway(one: Spot, other: Spot) -> tuple[int, int]:
    """The place of an animal on two dominoes."""
    return (one.x + other.x) // 2, (one.y + other.y) // 2


def out_of(tile: LaidTile, port: int) -> Spot:
    """The spot of the first domino after a tile that the river leaves by the port with index `port`."""
    return Spot(tile.spot.x, tile.spot.y, tile.ports[port]).ahead(TILE + _OUT)


def across(state: AyaState, tile: LaidTile) -> Iterator[Spot]:
    """The free places of a river over a tile, in the best order to fill them."""
    standing = [domino.spot for domino in state.standing()]
    for direction in _river_over(state, tile):
        spot = direction.spot()
        if all(math.hypot(spot.x - other.x, spot.y - other.y) >= OCCUPIED_DISTANCE for other in standing):
            yield spot


def _river_over(state: AyaState, tile: LaidTile) -> Iterator[Way]:
    centre = way_of(tile.spot)
    if tile.id == START:
        # Its two ports are a third of a turn apart, and the river starts between them.
        first, _ = ports_of(START, Spot(0, 0))
        found = source(centre.ahead(0, 0, first / TENTHS + 60))
    else:
        kind = tile.id.split("-")[1]
        entry = entered_at(state, tile)
        if kind == END.name or entry is None:
            return
        ports = tile.ports
        inward = Way(centre.x, centre.y, ports[entry] / TENTHS).ahead(TILE / TENTHS, 0, 180)
        if kind == FORK.name:
            found = fork(inward)
        else:
            # Seen from the centre, the other port is a third of a turn to the left or to the right.
            (other,) = (port for port in ports if port != ports[entry])
            found = bend(inward, -1 if (other - ports[entry]) % TURN < TURN // 2 else 1)
    yield from found.stem
    for branch in found.branches:
        yield from branch.ways


def entered_at(state: AyaState, tile: LaidTile) -> int | None:
    """The index of the first port of a tile that a domino outside faces and will fall onto, or None."""
    for number, port in enumerate(tile.ports):
        rim = Spot(tile.spot.x, tile.spot.y, port).ahead(TILE)
        for domino in state.standing():
            facing = turned(domino.spot.a, (port + TURN // 2) % TURN) <= FACING_IN
            if facing and squared_distance_to_box(rim.x, rim.y, fallen(domino.spot)) <= _REACH:
                return number
    return None
