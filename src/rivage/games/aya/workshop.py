"""A table of the workshop, where people stand dominoes without a clock to see how they fall: read once, checked piece by piece.

It comes from a browser or a link, so nothing in it is believed. What is read becomes a state of a match in which the river is
toppled; so whatever knows a match knows this table too.
"""

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, NoReturn

import msgspec
from msgspec.structs import replace

from rivage.core import Options, resolve, unreadable

from . import state as st
from .components import ANIMAL, ANIMALS, START, TERRAINS
from .geometry.spots import TENTHS, TURN, Spot
from .layout import LayoutError
from .meta import INFO
from .rules.errors import RuleViolation
from .rules.placing import astride, check_animal, check_domino, check_tile
from .rules.transitions import set_up
from .state import DOMINO_KINDS, TILES, AyaState, Domino, LaidTile, Rider

MOST_DOMINOES: Final = 200
"""More than the box holds, and few enough to be simulated while somebody waits."""
MOST_TILES: Final = len(TILES) + 1
MOST_ANIMALS: Final = len(ANIMALS)
FARTHEST: Final = 10_000.0
"""Millimetres; nothing is looked at that lies farther off."""
MOST_PUSHES: Final = 8
"""Each is simulated anew."""


class WorkshopTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile, `start` or `forest-bend`: millimetres and degrees, as in a view."""

    id: str
    x: float
    y: float
    angle: float = 0.0


class WorkshopDomino(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A domino that stands."""

    kind: str
    x: float
    y: float
    heading: float
    fork: bool = False


class WorkshopAnimal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An animal that rides on two of the dominoes."""

    animal: str
    x: float
    y: float


class Workshop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table, and which dominoes are pushed one after the other. They are numbered from 1 in their order."""

    dominoes: tuple[WorkshopDomino, ...]
    pushes: tuple[int, ...]
    """Each when everything is at rest again after the one before. The last is the one that is told of."""
    tiles: tuple[WorkshopTile, ...] = ()
    animals: tuple[WorkshopAnimal, ...] = ()
    table: str = "120x80"


_decoder = msgspec.json.Decoder(Workshop)


class Bench(NamedTuple):
    """A table of the workshop that was checked."""

    state: AyaState
    """Everything stands, and nothing has been pushed."""
    pushes: tuple[int, ...]


def read(data: bytes) -> Bench:
    """A table as it comes.

    Raises:
        LayoutError: when it is no JSON of this shape (`layout.unreadable`), holds more than a workshop has (`layout.too_many`),
            values that no table has (`layout.value`), or pieces where none can be (`layout.refused`, with the reason as of a
            refused action); says where.
    """
    try:
        given = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        found = unreadable(error)
        raise LayoutError(found.message, what=found.details["what"], where=found.details["where"]) from None
    for kind, most in (("dominoes", MOST_DOMINOES), ("tiles", MOST_TILES), ("animals", MOST_ANIMALS), ("pushes", MOST_PUSHES)):
        _check_few(kind, getattr(given, kind), most)
    sizes = next(option.choices for option in INFO.options if option.name == "table")
    if given.table not in sizes:
        _refuse(f"no table is called {given.table!r}", "table")
    state = replace(set_up(1, resolve(INFO.options, Options({"table": given.table}))), phase=st.TOPPLING)
    state = _with_animals(_with_dominoes(_with_tiles(state, given), given), given)
    if not given.pushes:
        _refuse("a domino must be pushed", "pushes")
    for number, domino in enumerate(given.pushes, 1):
        if state.domino(domino) is None:
            raise _refused("pushes", number, RuleViolation("no-domino", str(domino)))
    return Bench(state, given.pushes)


def _with_tiles(state: AyaState, given: Workshop) -> AyaState:
    for number, tile in enumerate(given.tiles, 1):
        where = f"tiles[{number - 1}]"
        if tile.id not in (*TILES, START) or any(laid.id == tile.id for laid in state.tiles):
            _refuse(f"there is no tile {tile.id[:40]!r}, or it lies there already", f"{where}.id")
        spot = _spot(tile.x, tile.y, tile.angle, where)
        _checked("tiles", number, check_tile, state, spot)
        state = replace(state, tiles=(*state.tiles, LaidTile(tile.id, spot)))
    return state


def _with_dominoes(state: AyaState, given: Workshop) -> AyaState:
    for number, domino in enumerate(given.dominoes, 1):
        where = f"dominoes[{number - 1}]"
        if domino.kind not in DOMINO_KINDS:
            _refuse(f"there is no domino {domino.kind[:40]!r}", f"{where}.kind")
        spot = _spot(domino.x, domino.y, domino.heading, where)
        _checked("dominoes", number, check_domino, state, spot)
        state = replace(state, dominoes=(*state.dominoes, Domino(number, domino.kind, spot, fork=domino.fork)))
    return state


def _with_animals(state: AyaState, given: Workshop) -> AyaState:
    for number, animal in enumerate(given.animals, 1):
        where = f"animals[{number - 1}]"
        if animal.animal not in ANIMAL or any(rider.animal == animal.animal for rider in state.riders):
            _refuse(f"there is no animal {animal.animal[:40]!r}, or it rides already", f"{where}.animal")
        spot = _spot(animal.x, animal.y, 0.0, where)
        under = [domino for domino in state.dominoes if astride(state, spot.x, spot.y, domino.spot, domino.id)]
        camera = under[0] if under else Domino(0, TERRAINS[0], spot)
        _checked("animals", number, check_animal, state, spot.x, spot.y, camera.spot, camera.id)
        state = replace(state, riders=(*state.riders, Rider(animal.animal, spot.x, spot.y, camera.id)))
    return state


def pushed(state: AyaState, number: int) -> AyaState | None:
    """The same table while a domino of it is pushed; None when that does not stand."""
    domino = state.domino(number)
    if domino is None or not domino.stands:
        return None
    return replace(state, phase=st.TOPPLING, pushes=state.pushes + 1, pushed=number, stuck=()).waiting((st.PHYSICS,), state.turn)


# What is refused.


def _check_few(kind: str, rows: Sequence[Any], most: int) -> None:
    if len(rows) > most:
        message = f"{len(rows)} {kind} are too many for a workshop, {most} at most"
        raise LayoutError(message, code="layout.too_many", kind=kind, number=len(rows), most=most)


def _spot(x: float, y: float, angle: float, where: str) -> Spot:
    for name, value in (("x", x), ("y", y), ("angle", angle)):
        if not (math.isfinite(value) and abs(value) <= FARTHEST):
            _refuse(f"{value:g} lies beyond {FARTHEST:g}", f"{where}.{name}")
    return Spot(round(x * TENTHS), round(y * TENTHS), round(angle * TENTHS) % TURN)


def _checked(kind: str, number: int, check: Any, *args: Any) -> None:
    try:
        check(*args)
    except RuleViolation as refusal:
        raise _refused(kind, number, refusal) from None


def _refused(kind: str, number: int, refusal: RuleViolation) -> LayoutError:
    message = f"{kind} {number}: {refusal}"
    return LayoutError(message, code="layout.refused", kind=kind, number=number, why=refusal.key, what=refusal.what)


def _refuse(what: str, where: str) -> NoReturn:
    raise LayoutError(f"{what} (at {where})", code="layout.value", what=what, where=where)
