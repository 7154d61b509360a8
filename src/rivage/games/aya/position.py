"""Positions as text, in a pair: the state as JSON. A table of 156 pieces fits no single line that people would read."""

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
    MAX_SEATS,
    MIN_SEATS,
    MOST_SPEED,
    MOST_SPIN,
    START,
    TABLES,
)
from .geometry.spots import TURN, Spot
from .meta import INFO, PATIENCES, REAL, STEADY
from .rules.chance import animals_of, sensible, tiles_of
from .state import AyaState

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(AyaState)
_BYTE: Final = re.compile(r"byte (\d+)")
_FARTHEST: Final = 100_000
"""No place is farther from the centre, in tenths of a millimetre."""


_BUILDING: Final = (st.PLACING, st.PAUSE)


def format_state(state: AyaState) -> str:
    """Write a position."""
    return _encoder.encode(state).decode()


def parse_state(text: str) -> AyaState:
    """Read a position.

    Raises:
        NotationError: when it is no JSON of a state, or of one that cannot be; says where as far as it is known.
    """
    try:
        state = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        found = _BYTE.search(str(error))
        raise NotationError(str(error), text=text, at=min(int(found.group(1)) if found else 0, len(text))) from None
    for what, sound in _checks(state):
        if not sound:
            raise NotationError(f"{what} cannot be so", text=text, at=0)
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
        return [("the seats", False)]
    if not (state.first in seats and state.turn in seats and state.actor in seats):
        return [("the turn", False)]
    if not _pile_sound(state, laid, animals):
        return [("the piles", False)]
    return [
        (
            "the setting",
            setting.cameras in CAMERAS
            and setting.table in TABLES
            and setting.hands in (STEADY, REAL)
            and setting.free_retriggers in FREE_RETRIGGERS
            and setting.patience in PATIENCES.get(setting.rules, ())
            and setting.glass in GLASS_SECONDS
            and setting.glasses in GLASS_COUNTS
            and setting.landscapes in LANDSCAPE_COUNTS,
        ),
        ("the phase", state.phase in st.PHASES and (state.ended in ("", *INFO.endings))),
        ("the end", (state.phase in (st.TOPPLING, st.OVER)) == bool(state.ended)),
        ("the glass", 0 <= state.glass <= setting.glasses and state.pushes >= 0 and state.turns >= 0),
        ("the Start tile", (START in laid) == (state.phase not in (st.FIRST, st.LAYING))),
        ("what chance settles", set(state.waits) <= set(st.WAITS) and _waits_sound(state)),
        ("a hand or reserve", all({player.hand, *player.reserve} <= set(kinds) for player in state.players)),
        ("a reserve", all("" not in player.reserve for player in state.players)),
        ("the stocks", len(state.pool) == len(st.DOMINO_KINDS) and min(state.pool) >= 0 and _stocks_sound(state)),
        ("the tiles", len(set(laid)) == len(laid) and set(laid) <= {START, *setting.tiles}),
        ("the animals", len(set(animals)) == len(animals) and set(animals) <= {*setting.animals, *([""] if unknown else [])}),
        ("what a hand did", _hand_sound(state)),
        ("the dominoes", numbers == list(range(1, len(numbers) + 1)) and all(d.kind in st.DOMINO_KINDS for d in state.dominoes)),
        ("a fork or a buffer", all(_role_sound(domino) for domino in state.dominoes)),
        ("a camera domino", all(1 <= rider.camera <= len(numbers) for rider in state.riders)),
        ("the pushes", _pushes_sound(state)),
        ("a place", all(_place_sound(spot) for spot in _spots(state))),
        ("a body at rest", all(rest is None or sensible(rest) for rest in _rests(state))),
        (
            "the tile in hand",
            not state.tile or (state.tile in setting.tiles and state.tile not in laid and state.phase in _BUILDING),
        ),
        ("the camera in hand", not state.tile or state.players[state.turn].hand == state.tile.split("-")[0] + st.CAMERA),
    ]


def _hand_sound(state: AyaState) -> bool:
    """What a hand let go of is a domino that stands, while physics is waited for; and no hand is faster than a hand."""
    released = state.domino(state.released)
    known = state.released == 0 or (released is not None and released.stands and st.PHYSICS in state.waits)
    along, across, spin = state.motion
    return known and max(abs(along), abs(across)) <= MOST_SPEED and abs(spin) <= MOST_SPIN


def _role_sound(domino: st.Domino) -> bool:
    return (not domino.fork or domino.kind == GARDEN) and (not domino.buffer or domino.kind.endswith(st.CAMERA))


def _pushes_sound(state: AyaState) -> bool:
    numbers = {domino.id for domino in state.dominoes}
    pushed = state.all_pushed()
    named = set(pushed) <= numbers and list(pushed) == sorted(set(pushed)) and (bool(pushed) or not state.pushed_too)
    return named and list(state.stuck) == sorted(set(state.stuck) & numbers)


def _waits_sound(state: AyaState) -> bool:
    pushed = [state.domino(number) for number in state.all_pushed()]
    if not state.waits:
        return state.phase != st.TOPPLING or any(domino.id not in state.stuck for domino in state.standing())
    if state.phase == st.TOPPLING:
        return state.waits == (st.PHYSICS,) and bool(pushed) and all(each is not None and each.stands for each in pushed)
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


def _stocks_sound(state: AyaState) -> bool:
    stocks = [player.stock for player in state.players]
    return min(stocks) >= (0 if state.ended else 1) and sum(stocks) == sum(state.pool)


def _pile_sound(state: AyaState, laid: list[str], animals: list[str]) -> bool:
    tiles = tuple(tile for tile in state.setting.tiles if tile in state.tiles_left)
    left = tuple(animal for animal in state.setting.animals if animal in state.animals_left)
    apart = not set(tiles) & {*laid, state.tile} and not set(left) & set(animals)
    tops = [tile.split("-")[0] for tile in state.tops]
    known = set(state.tops) <= set(tiles) and len(set(tops)) == len(tops)
    return state.tiles_left == tiles and state.animals_left == left and apart and known


def _spots(state: AyaState) -> list[Spot]:
    flat = [Spot(rider.x, rider.y) for rider in state.riders]
    return [*(tile.spot for tile in state.tiles), *(domino.spot for domino in state.dominoes), *flat]


def _place_sound(spot: Spot) -> bool:
    return abs(spot.x) <= _FARTHEST and abs(spot.y) <= _FARTHEST and 0 <= spot.a < TURN


def _rests(state: AyaState) -> list[Rest | None]:
    return [*(domino.rest for domino in state.dominoes), *(rider.rest for rider in state.riders)]
