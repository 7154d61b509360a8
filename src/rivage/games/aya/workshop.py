"""Tables of the workshop, where players stand dominoes without a clock to see how they fall.

A table comes from a browser or a link, so every piece is validated. The result is a game state in the toppling phase, so all code
that handles matches can handle it.
"""

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, NoReturn

import msgspec
from msgspec.structs import replace

from rivage.core import Options, message_error, resolve

from . import state as st
from .components import ANIMAL, ANIMALS, START, TERRAINS
from .geometry.spots import TENTHS, TURN, Spot
from .layout import LayoutError
from .meta import INFO
from .rules.errors import RuleViolation
from .rules.placing import astride, check_animal, check_domino, check_tile
from .rules.transitions import set_up
from .state import DOMINO_KINDS, TILES, AyaState, Domino, LaidTile, Rider

MAX_DOMINOES: Final = 200
"""Largest number of dominoes: more than the box holds, and few enough to be simulated while a user waits."""
MAX_TILES: Final = len(TILES) + 1
MAX_ANIMALS: Final = len(ANIMALS)
MAX_COORDINATE_MM: Final = 10_000.0
"""Millimetres or degrees. Largest absolute coordinate or angle that is accepted."""
MAX_PUSHES: Final = 8
"""Largest number of pushes in a request. Each of them is simulated."""


class WorkshopTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile, such as `start` or `forest-bend`, in millimetres and degrees."""

    id: str
    x: float
    y: float
    angle: float = 0.0


class WorkshopDomino(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A standing domino, in millimetres and degrees."""

    kind: str
    x: float
    y: float
    heading: float
    fork: bool = False


class WorkshopAnimal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An animal that lies on two of the dominoes, in millimetres."""

    animal: str
    x: float
    y: float


class Workshop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table and the dominoes to push one after the other. Dominoes are numbered from 1 in their order."""

    dominoes: tuple[WorkshopDomino, ...]
    pushes: tuple[int, ...]
    """Numbers of the dominoes to push. Each push waits until everything is at rest; the response describes the last one."""
    tiles: tuple[WorkshopTile, ...] = ()
    animals: tuple[WorkshopAnimal, ...] = ()
    table: str = "120x80"


_decoder = msgspec.json.Decoder(Workshop)


class Bench(NamedTuple):
    """A validated table of the workshop."""

    state: AyaState
    """The table before any push: every domino stands."""
    pushes: tuple[int, ...]
    """Numbers of the dominoes to push, in order."""


def read(data: bytes) -> Bench:
    """Parse and validate the JSON of a `Workshop`.

    Raises:
        LayoutError: if the data is not JSON of this shape (`layout.unreadable`), has too many pieces (`layout.too_many`), has a
            value out of range (`layout.value`), or has a piece where none may be (`layout.refused`, with the reason as for a
            refused action). The message names the place.
    """
    try:
        given = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        found = message_error(error)
        raise LayoutError(found.message, what=found.details["what"], where=found.details["where"]) from None
    for kind, most in (("dominoes", MAX_DOMINOES), ("tiles", MAX_TILES), ("animals", MAX_ANIMALS), ("pushes", MAX_PUSHES)):
        _check_count(kind, getattr(given, kind), most)
    sizes = next(option.choices for option in INFO.options if option.name == "table")
    if given.table not in sizes:
        _refuse(f"there is no table size {given.table!r}", "table")
    state = replace(set_up(1, resolve(INFO.options, Options({"table": given.table}))), phase=st.TOPPLING)
    state = _with_animals(_with_dominoes(_with_tiles(state, given), given), given)
    if not given.pushes:
        _refuse("at least one domino must be pushed", "pushes")
    for number, domino in enumerate(given.pushes, 1):
        if state.domino(domino) is None:
            raise _refused("pushes", number, RuleViolation("no-domino", str(domino)))
    return Bench(state, given.pushes)


def _with_tiles(state: AyaState, given: Workshop) -> AyaState:
    for number, tile in enumerate(given.tiles, 1):
        where = f"tiles[{number - 1}]"
        if tile.id not in (*TILES, START) or any(laid.id == tile.id for laid in state.tiles):
            _refuse(f"there is no tile {tile.id[:40]!r}, or it is already on the table", f"{where}.id")
        spot = _spot(tile.x, tile.y, tile.angle, where)
        _check_piece("tiles", number, check_tile, state, spot)
        state = replace(state, tiles=(*state.tiles, LaidTile(tile.id, spot)))
    return state


def _with_dominoes(state: AyaState, given: Workshop) -> AyaState:
    for number, domino in enumerate(given.dominoes, 1):
        where = f"dominoes[{number - 1}]"
        if domino.kind not in DOMINO_KINDS:
            _refuse(f"there is no domino {domino.kind[:40]!r}", f"{where}.kind")
        spot = _spot(domino.x, domino.y, domino.heading, where)
        _check_piece("dominoes", number, check_domino, state, spot)
        state = replace(state, dominoes=(*state.dominoes, Domino(number, domino.kind, spot, fork=domino.fork)))
    return state


def _with_animals(state: AyaState, given: Workshop) -> AyaState:
    for number, animal in enumerate(given.animals, 1):
        where = f"animals[{number - 1}]"
        if animal.animal not in ANIMAL or any(rider.animal == animal.animal for rider in state.riders):
            _refuse(f"there is no animal {animal.animal[:40]!r}, or it is already on the table", f"{where}.animal")
        spot = _spot(animal.x, animal.y, 0.0, where)
        under = [domino for domino in state.dominoes if astride(state, spot.x, spot.y, domino.spot, domino.id)]
        camera = under[0] if under else Domino(0, TERRAINS[0], spot)
        _check_piece("animals", number, check_animal, state, spot.x, spot.y, camera.spot, camera.id)
        state = replace(state, riders=(*state.riders, Rider(animal.animal, spot.x, spot.y, camera.id)))
    return state


def with_push(state: AyaState, number: int) -> AyaState | None:
    """The state in which a domino has just been pushed, or None if that domino does not stand."""
    domino = state.domino(number)
    if domino is None or not domino.stands:
        return None
    after = replace(state, phase=st.TOPPLING, pushes=state.pushes + 1, pushed=number, stuck=())
    return after.with_waits((st.PHYSICS,), state.turn)


# Validation errors.


def _check_count(kind: str, rows: Sequence[Any], most: int) -> None:
    if len(rows) > most:
        message = f"{len(rows)} {kind} are too many for a workshop, the limit is {most}"
        raise LayoutError(message, code="layout.too_many", kind=kind, number=len(rows), most=most)


def _spot(x: float, y: float, angle: float, where: str) -> Spot:
    for name, value in (("x", x), ("y", y), ("angle", angle)):
        if not (math.isfinite(value) and abs(value) <= MAX_COORDINATE_MM):
            _refuse(f"{value:g} is out of range, the limit is {MAX_COORDINATE_MM:g}", f"{where}.{name}")
    return Spot(round(x * TENTHS), round(y * TENTHS), round(angle * TENTHS) % TURN)


def _check_piece(kind: str, number: int, check: Any, *args: Any) -> None:
    try:
        check(*args)
    except RuleViolation as refusal:
        raise _refused(kind, number, refusal) from None


def _refused(kind: str, number: int, refusal: RuleViolation) -> LayoutError:
    message = f"{kind} {number}: {refusal}"
    return LayoutError(message, code="layout.refused", kind=kind, number=number, why=refusal.key, what=refusal.piece)


def _refuse(what: str, where: str) -> NoReturn:
    raise LayoutError(f"{what} (at {where})", code="layout.value", what=what, where=where)
