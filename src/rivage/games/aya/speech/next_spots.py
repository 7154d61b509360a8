"""Where the river goes on: from one of its ends, over a tile, out of a port. The places that words name.

Everything here looks at a state and says where something would stand; whether it may is for `placing.py` to say.
"""

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from rivage.games.aya.components import END, FACING_IN, FORK, PORT_REACH, START
from rivage.games.aya.geometry.rivers import River, rivers, stood
from rivage.games.aya.geometry.spots import SCALE, TENTHS, TILE, TURN, Spot, fallen, from_box, turned
from rivage.games.aya.geometry.standard_spots import BEFORE, OUT, PITCH, Way, bend, fork, source, way_of
from rivage.games.aya.state import AyaState, LaidTile, ports_of

STEP: Final = round(PITCH * TENTHS)
"""From one domino to the next, in tenths of a millimetre."""
TAKEN: Final = 80
"""A place on a tile is taken when a domino stands so near to it, in tenths of a millimetre."""
_BEFORE: Final = round(BEFORE * TENTHS)
_OUT: Final = round(OUT * TENTHS)
_ROOM: Final = _OUT + 3 * STEP
"""From the rim of a tile to the camera domino of the next: two dominoes stand between them, and an animal rides on them."""
_REACH: Final = (round(PORT_REACH * TENTHS) * SCALE) ** 2


class RiverEnd(NamedTuple):
    """A domino that falls onto no other."""

    river: River
    domino: int
    spot: Spot

    @property
    def usual(self) -> bool:
        """Whether this is the end that is meant by who names the river alone."""
        return self.domino == self.river.ends[-1]


def river_ends(state: AyaState) -> list[RiverEnd]:
    """Every end of every river; the domino that came last first."""
    spots = dict(stood(state))
    found = [RiverEnd(river, domino, spots[domino]) for river in rivers(stood(state)) for domino in river.ends]
    return sorted(found, key=lambda end: -end.domino)


def open_ends(state: AyaState) -> list[RiverEnd]:
    """The same without those on a tile: there a river goes on over the tile, and out of its ports."""
    tiles = [tile.spot for tile in state.tiles]
    return [
        end
        for end in river_ends(state)
        if all((end.spot.x - tile.x) ** 2 + (end.spot.y - tile.y) ** 2 > TILE**2 for tile in tiles)
    ]


def beyond(spot: Spot, away: int = STEP, turn: int = 0) -> Spot:
    """So far on from a domino, turned by so much: half of the turn before the step, half after it, as on a circle."""
    half = Spot(spot.x, spot.y, (spot.a + turn // 2) % TURN).ahead(away)
    return Spot(half.x, half.y, (spot.a + turn) % TURN)


def tile_beyond(tile: str, camera: Spot, port: int) -> Spot:
    """How a tile lies that is entered at that port, counted from 0, by a camera domino that stands at `camera`."""
    middle = camera.ahead(_BEFORE + TILE)
    return Spot(middle.x, middle.y, (camera.a + TURN // 2 - ports_of(tile, Spot(0, 0))[port]) % TURN)


def camera_before(tile: str, laid: Spot, port: int) -> Spot:
    """Where the camera domino of a tile stands, before that port, counted from 0."""
    way = ports_of(tile, laid)[port]
    out = Spot(laid.x, laid.y, way).ahead(TILE + _BEFORE)
    return Spot(out.x, out.y, (way + TURN // 2) % TURN)


def camera_beyond(tile: LaidTile, port: int) -> Spot:
    """Where the camera domino of the next tile stands so that there is room for an animal after that port, counted from 0."""
    return Spot(tile.spot.x, tile.spot.y, tile.ports[port]).ahead(TILE + _ROOM)


def midway(one: Spot, other: Spot) -> tuple[int, int]:
    """Where an animal lies astride two dominoes."""
    return (one.x + other.x) // 2, (one.y + other.y) // 2


def out_of(tile: LaidTile, port: int) -> Spot:
    """Where the first domino behind a tile stands that leaves it by that port, counted from 0."""
    return Spot(tile.spot.x, tile.spot.y, tile.ports[port]).ahead(TILE + _OUT)


def across(state: AyaState, tile: LaidTile) -> Iterator[Spot]:
    """The places of a river over a tile that no domino has taken, in the order in which they are best filled."""
    standing = [domino.spot for domino in state.standing()]
    for way in _river_over(state, tile):
        spot = way.spot()
        if all(math.hypot(spot.x - other.x, spot.y - other.y) >= TAKEN for other in standing):
            yield spot


def _river_over(state: AyaState, tile: LaidTile) -> Iterator[Way]:
    centre = way_of(tile.spot)
    if tile.id == START:
        # Its two ports are a third of a turn apart, and the river begins between them.
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
            # The other port lies a third of a turn to the left or to the right, seen from the middle.
            (other,) = (port for port in ports if port != ports[entry])
            found = bend(inward, -1 if (other - ports[entry]) % TURN < TURN // 2 else 1)
    yield from found.stem
    for branch in found.branches:
        yield from branch.ways


def entered_at(state: AyaState, tile: LaidTile) -> int | None:
    """The first port of a tile, counted from 0, that a domino outside faces and will fall onto; None: nothing leads there yet."""
    for number, port in enumerate(tile.ports):
        rim = Spot(tile.spot.x, tile.spot.y, port).ahead(TILE)
        for domino in state.standing():
            facing = turned(domino.spot.a, (port + TURN // 2) % TURN) <= FACING_IN
            if facing and from_box(rim.x, rim.y, fallen(domino.spot)) <= _REACH:
                return number
    return None
