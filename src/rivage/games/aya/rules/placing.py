"""Checks of places: on the table, without overlaps, and following the rules for camera dominoes and animals.

Every `check_` function returns None if the place is allowed; otherwise it raises `RuleViolation` with the piece that is in the
way.
"""

from collections.abc import Callable
from typing import Final, ParamSpec

from rivage.games.aya.components import BUFFER_REACH, FACING_IN, GRIP, PORT_REACH, TOKEN_CLEARANCE
from rivage.games.aya.geometry.shapes import distance_between, distance_to_point
from rivage.games.aya.geometry.spots import (
    COS,
    SCALE,
    SIN,
    TENTHS,
    TILE,
    TOKEN,
    TURN,
    Footprint,
    Spot,
    box_fits,
    boxes_overlap,
    disc_fits,
    disc_meets_box,
    discs_overlap,
    fallen,
    held_up,
    lying,
    squared_distance_to_box,
    standing,
    turned,
)
from rivage.games.aya.meta import SECOND_RULES
from rivage.games.aya.state import AyaState, Domino, LaidTile, Rider, place_of, ports_of

from .errors import RuleViolation

P = ParamSpec("P")

_FALLEN_REACH: Final = 450
"""Tenths of a millimetre. A fallen domino overlaps no standing one whose centre is farther away than this."""


def allowed(check: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> bool:
    """Whether a check raises no `RuleViolation`."""
    try:
        check(*args, **kwargs)
    except RuleViolation:
        return False
    return True


def check_box(state: AyaState, box: Footprint, *, besides: int = 0, lifting: bool = False) -> None:
    """Check that a domino may cover `box`. The domino with number `besides` is ignored.

    With `lifting`, lying animals are ignored: the player who raises a domino takes them off the table.
    """
    if not box_fits(box, *state.setting.size):
        raise RuleViolation("off-table")
    reach = box.along + box.across + 2 * TOKEN
    for domino in state.dominoes:
        spot = domino.spot
        if domino.id == besides:
            continue
        if domino.rest is None:
            if abs(spot.x - box.x) <= reach and abs(spot.y - box.y) <= reach and boxes_overlap(box, domino.box()):
                raise RuleViolation("overlaps", f"domino {domino.id}")
        elif _near(domino, box.x, box.y) and _covers(domino, box):
            raise RuleViolation("overlaps", f"domino {domino.id}")
    for rider in state.riders:
        # An animal on top of dominoes is above the box.
        if not (rider.rides or rider.aside or lifting) and disc_meets_box(rider.x, rider.y, TOKEN, box):
            raise RuleViolation("overlaps", rider.animal)


def _near(domino: Domino, x: int, y: int) -> bool:
    rest = domino.rest
    assert rest is not None
    rest_x, rest_y = place_of(rest)
    return abs(rest_x - x) <= _FALLEN_REACH and abs(rest_y - y) <= _FALLEN_REACH


def _covers(domino: Domino, box: Footprint) -> bool:
    outline = domino.outline()
    return outline is not None and distance_between(outline, box.outline()) == 0.0


def _under(domino: Domino, x: int, y: int, radius: int) -> bool:
    """Whether a disc and a domino, standing or lying, overlap by more than a point."""
    outline = domino.outline()
    if outline is None:
        return disc_meets_box(x, y, radius, domino.box())
    return distance_to_point(outline, x / TENTHS, y / TENTHS) < radius / TENTHS


def check_domino(state: AyaState, spot: Spot, *, besides: int = 0, lifting: bool = False) -> None:
    """Check that a domino may stand at `spot`. The other arguments are those of `check_box`."""
    check_box(state, standing(spot), besides=besides, lifting=lifting)


def check_buffer(state: AyaState, spot: Spot) -> None:
    """Check that a domino may lie flat at `spot` with its animal on it."""
    check_box(state, lying(spot))
    if not disc_fits(spot.x, spot.y, TOKEN, *state.setting.size):
        raise RuleViolation("off-table")
    for domino in state.dominoes:
        if _under(domino, spot.x, spot.y, TOKEN):
            raise RuleViolation("overlaps", f"domino {domino.id}")
    for rider in state.riders:
        if not (rider.rides or rider.aside) and discs_overlap(spot.x, spot.y, TOKEN, rider.x, rider.y, TOKEN):
            raise RuleViolation("overlaps", rider.animal)


def in_the_way(rider: Rider, domino: Domino, spot: Spot) -> bool:
    """Whether an animal must be taken off the table so that a lying domino can be raised at `spot`."""
    if rider.rides or rider.aside:
        return False
    return _under(domino, rider.x, rider.y, TOKEN) or disc_meets_box(rider.x, rider.y, TOKEN, standing(spot))


def check_tile(state: AyaState, spot: Spot) -> None:
    """Check that a tile may be placed at `spot`. It may not lie under another piece."""
    if not disc_fits(spot.x, spot.y, TILE, *state.setting.size):
        raise RuleViolation("off-table")
    for tile in state.tiles:
        if discs_overlap(spot.x, spot.y, TILE, tile.spot.x, tile.spot.y, TILE):
            raise RuleViolation("overlaps", f"the tile {tile.id}")
    for domino in state.dominoes:
        if _under(domino, spot.x, spot.y, TILE):
            raise RuleViolation("overlaps", f"domino {domino.id}")
    for rider in state.riders:
        if not rider.aside and discs_overlap(spot.x, spot.y, TILE, rider.x, rider.y, TOKEN):
            raise RuleViolation("overlaps", rider.animal)


def check_camera(tile: str, laid: Spot, spot: Spot) -> None:
    """Check that a camera domino stands in front of a port of its tile.

    It must stand outside the tile, face inwards, and cover the port when it falls.
    """
    if disc_meets_box(laid.x, laid.y, TILE, standing(spot)):
        raise RuleViolation("overlaps", f"the tile {tile}")
    lies = fallen(spot)
    reach = (round(PORT_REACH * TENTHS) * SCALE) ** 2
    rims = {
        port: (laid.x + round(TILE * COS[port] / SCALE), laid.y + round(TILE * SIN[port] / SCALE))
        for port in ports_of(tile, laid)
    }
    covered = [port for port, (x, y) in rims.items() if squared_distance_to_box(x, y, lies) <= reach]
    if not covered:
        raise RuleViolation("before-port")
    if all(turned(spot.a, (port + TURN // 2) % TURN) > FACING_IN for port in covered):
        raise RuleViolation("facing-in")


def check_animal(state: AyaState, x: int, y: int, camera: Spot, number: int, *, besides: str = "") -> None:
    """Check that an animal may lie at (x, y) on the camera domino (`number`, standing at `camera`) and another domino.

    The animal with key `besides` is ignored. An animal may not lie over a tile. It may lie near a tile, except in the first two
    versions of the rules.
    """
    if not disc_fits(x, y, TOKEN, *state.setting.size):
        raise RuleViolation("off-table")
    earlier = state.setting.rules <= SECOND_RULES
    for tile in state.tiles:
        if discs_overlap(x, y, TOKEN + (TOKEN_CLEARANCE if earlier else 0), tile.spot.x, tile.spot.y, TILE):
            raise RuleViolation("near-tile" if earlier else "on-tile", tile.id)
    for rider in state.riders:
        if rider.animal != besides and not rider.aside and discs_overlap(x, y, TOKEN, rider.x, rider.y, TOKEN):
            raise RuleViolation("overlaps", rider.animal)
    if not astride(state, x, y, camera, number):
        raise RuleViolation("astride")


def astride(state: AyaState, x: int, y: int, camera: Spot, number: int) -> bool:
    """Whether an animal at (x, y) rests on the camera domino and another standing domino."""
    own = standing(camera)
    if not disc_meets_box(x, y, TOKEN - GRIP, own):
        return False
    reach = TOKEN + own.along + own.across
    for domino in state.dominoes:
        if not domino.stands or domino.id == number or max(abs(domino.spot.x - x), abs(domino.spot.y - y)) > reach:
            continue
        box = standing(domino.spot)
        if disc_meets_box(x, y, TOKEN - GRIP, box) and held_up(x, y, own, box):
            return True
    return False


def check_raise(state: AyaState, domino: Domino, spot: Spot) -> None:
    """Check that a lying domino may be raised at `spot`: in its place, or near where it lies."""
    near = [domino.spot]
    if domino.rest is not None:
        near.append(Spot(*place_of(domino.rest)))
    if all((spot.x - place.x) ** 2 + (spot.y - place.y) ** 2 > BUFFER_REACH**2 for place in near):
        raise RuleViolation("too-far", str(domino.id))
    check_domino(state, spot, besides=domino.id, lifting=True)


def on_tile(domino: Domino, tile: LaidTile) -> bool:
    """Whether the centre of a standing domino is on a tile."""
    return (domino.spot.x - tile.spot.x) ** 2 + (domino.spot.y - tile.spot.y) ** 2 <= TILE**2
