"""Reads and writes positions as JSON, because a table of 156 pieces has no readable form of one line."""

import re
from typing import Final

import msgspec

from rivage.core import NotationError

from . import state as st
from .actions import Rest
from .components import (
    CAMERAS,
    FREE_RETRIGGERS,
    GARDEN,
    GLASS_COUNTS,
    GLASS_SECONDS,
    LANDSCAPE_COUNTS,
    MAX_HAND_SPEED,
    MAX_HAND_SPIN,
    MAX_SEATS,
    MIN_SEATS,
    START,
    TABLES,
)
from .geometry.spots import TURN, Spot
from .meta import INFO, PATIENCES, REAL, STEADY
from .rules.chance import animals_of, is_valid_rest, tiles_of
from .state import AyaState

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(AyaState)
_BYTE: Final = re.compile(r"byte (\d+)")
_MAX_COORDINATE: Final = 100_000
"""Tenths of a millimetre. Largest absolute coordinate of a place."""


_BUILDING: Final = (st.PLACING, st.PAUSE)


def format_state(state: AyaState) -> str:
    """Format a state as JSON. `parse_state` is the inverse."""
    return _encoder.encode(state).decode()


def parse_state(text: str) -> AyaState:
    """Parse a state from JSON.

    Raises:
        NotationError: if the text is not the JSON of a state, or the state is inconsistent; `at` is the position of the fault if
            it is known.
    """
    try:
        state = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        found = _BYTE.search(str(error))
        raise NotationError(str(error), text=text, at=min(int(found.group(1)) if found else 0, len(text))) from None
    for what, valid in _checks(state):
        if not valid:
            raise NotationError(f"invalid state: {what}", text=text, at=0)
    return state


def _checks(state: AyaState) -> list[tuple[str, bool]]:
    setting = state.setting
    seats = range(setting.seats)
    kinds = ("", *st.DOMINO_KINDS)
    laid = [tile.id for tile in state.tiles]
    animals = [rider.animal for rider in state.riders]
    unknown = st.ANIMAL in state.waits
    numbers = [domino.id for domino in state.dominoes]
    if not (MIN_SEATS <= setting.seats <= MAX_SEATS and len(state.players) == setting.seats):
        return [("number of seats", False)]
    if not (state.first in seats and state.turn in seats and state.actor in seats):
        return [("turn", False)]
    if not _are_valid_piles(state, laid, animals):
        return [("piles", False)]
    return [
        (
            "options",
            setting.cameras in CAMERAS
            and setting.table in TABLES
            and setting.hands in (STEADY, REAL)
            and setting.free_retriggers in FREE_RETRIGGERS
            and setting.patience in PATIENCES.get(setting.rules, ())
            and setting.glass in GLASS_SECONDS
            and setting.glasses in GLASS_COUNTS
            and setting.landscapes in LANDSCAPE_COUNTS,
        ),
        ("phase", state.phase in st.PHASES and (state.ended in ("", *INFO.endings))),
        ("ending", (state.phase in (st.TOPPLING, st.OVER)) == bool(state.ended)),
        ("hourglass", 0 <= state.glass <= setting.glasses and state.pushes >= 0 and state.turns >= 0),
        ("Start tile", (START in laid) == (state.phase not in (st.FIRST, st.LAYING))),
        ("outcomes of chance", set(state.waits) <= set(st.WAITS) and _are_valid_waits(state)),
        ("hand or reserve", all({player.hand, *player.reserve} <= set(kinds) for player in state.players)),
        ("reserve", all("" not in player.reserve for player in state.players)),
        ("stocks", len(state.pool) == len(st.DOMINO_KINDS) and min(state.pool) >= 0 and _are_valid_stocks(state)),
        ("tiles", len(set(laid)) == len(laid) and set(laid) <= {START, *setting.tiles}),
        ("animals", len(set(animals)) == len(animals) and set(animals) <= {*setting.animals, *([""] if unknown else [])}),
        ("released domino", _is_valid_release(state)),
        ("dominoes", numbers == list(range(1, len(numbers) + 1)) and all(d.kind in st.DOMINO_KINDS for d in state.dominoes)),
        ("fork or buffer", all(_is_valid_role(domino) for domino in state.dominoes)),
        ("camera domino", all(1 <= rider.camera <= len(numbers) for rider in state.riders)),
        ("pushes", _are_valid_pushes(state)),
        ("place", all(_is_valid_place(spot) for spot in _spots(state))),
        ("final pose", all(rest is None or is_valid_rest(rest) for rest in _rests(state))),
        (
            "tile in hand",
            not state.tile or (state.tile in setting.tiles and state.tile not in laid and state.phase in _BUILDING),
        ),
        ("camera in hand", not state.tile or state.players[state.turn].hand == state.tile.split("-")[0] + st.CAMERA),
    ]


def _is_valid_release(state: AyaState) -> bool:
    """Whether the released domino stands while the state waits for physics, and the hand's motion is within its limits."""
    released = state.domino(state.released)
    known = state.released == 0 or (released is not None and released.stands and st.PHYSICS in state.waits)
    along, across, spin = state.motion
    return known and max(abs(along), abs(across)) <= MAX_HAND_SPEED and abs(spin) <= MAX_HAND_SPIN


def _is_valid_role(domino: st.Domino) -> bool:
    return (not domino.fork or domino.kind == GARDEN) and (not domino.buffer or domino.kind.endswith(st.CAMERA))


def _are_valid_pushes(state: AyaState) -> bool:
    numbers = {domino.id for domino in state.dominoes}
    pushed = state.all_pushed()
    named = set(pushed) <= numbers and list(pushed) == sorted(set(pushed)) and (bool(pushed) or not state.pushed_too)
    return named and list(state.stuck) == sorted(set(state.stuck) & numbers)


def _are_valid_waits(state: AyaState) -> bool:
    pushed = [state.domino(number) for number in state.all_pushed()]
    if not state.waits:
        return state.phase != st.TOPPLING or any(domino.id not in state.stuck for domino in state.standing())
    if state.phase == st.TOPPLING:
        return state.waits == (st.PHYSICS,) and bool(pushed) and all(domino is not None and domino.stands for domino in pushed)
    if state.phase != st.PLACING:
        return False
    if state.waits[0] == st.TILE:
        hand = state.players[state.actor].hand
        return state.waits == (st.TILE,) and hand.endswith(st.CAMERA) and bool(tiles_of(state, hand.removesuffix(st.CAMERA)))
    if state.waits[0] == st.DRAW:
        return state.waits == (st.DRAW,) and not state.players[state.actor].hand
    if st.PHYSICS in state.waits and state.setting.hands != REAL:
        return False
    if state.waits[0] == st.ANIMAL:
        last = state.riders[-1] if state.riders else None
        named = last is not None and not last.animal and last.camera == len(state.dominoes) > 0
        return named and bool(animals_of(state, state.dominoes[-1].terrain))
    return len(state.waits) == 1


def _are_valid_stocks(state: AyaState) -> bool:
    stocks = [player.stock for player in state.players]
    return min(stocks) >= (0 if state.ended else 1) and sum(stocks) == sum(state.pool)


def _are_valid_piles(state: AyaState, laid: list[str], animals: list[str]) -> bool:
    tiles = tuple(tile for tile in state.setting.tiles if tile in state.tiles_left)
    left = tuple(animal for animal in state.setting.animals if animal in state.animals_left)
    disjoint = not set(tiles) & {*laid, state.tile} and not set(left) & set(animals)
    tops = [tile.split("-")[0] for tile in state.tops]
    known = set(state.tops) <= set(tiles) and len(set(tops)) == len(tops)
    return state.tiles_left == tiles and state.animals_left == left and disjoint and known


def _spots(state: AyaState) -> list[Spot]:
    flat = [Spot(rider.x, rider.y) for rider in state.riders]
    return [*(tile.spot for tile in state.tiles), *(domino.spot for domino in state.dominoes), *flat]


def _is_valid_place(spot: Spot) -> bool:
    return abs(spot.x) <= _MAX_COORDINATE and abs(spot.y) <= _MAX_COORDINATE and 0 <= spot.a < TURN


def _rests(state: AyaState) -> list[Rest | None]:
    return [*(domino.rest for domino in state.dominoes), *(rider.rest for rider in state.riders)]
