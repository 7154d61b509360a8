"""Queries on the river: the choices of a decision, the destination of a move, and the end of the game."""

from collections.abc import Sequence
from typing import Final

from rivage.core import Outcome, Seat

from . import actions, meta
from .actions import Action
from .components import (
    BEAR_START,
    BIG,
    BIG_SLOTS,
    CURRENTS_HOME,
    EELS,
    EMPTY,
    FIRST_SLOT,
    LONE_ENEMIES,
    NEST_INDEX,
    NESTS,
    OPEN_TO_PAWN,
    OPEN_TO_STACK,
    PATHS,
    PAWNS,
    PIECES,
    SALMON,
    STACKS,
    TILES,
)

_UPPER, _LOWER = BIG_SLOTS
_NESTS_OF = {side: tuple(NEST_INDEX[pawn] for pawn in PAWNS[side]) for side in PAWNS}


def fish_choices(slots: Sequence[str], nests: Sequence[int], side: str) -> list[Action]:
    """Return the fish that `side` controls. Two equal pieces on the big tile are one choice."""
    controlled = PIECES[side]
    singles, doubles = _NESTS_OF[side]
    choices = [actions.NEST] if nests[singles] else []
    if nests[doubles]:
        choices.append(actions.NEST2)
    choices += [action for piece, action in zip(slots, actions.FROM_SLOT, strict=True) if piece in controlled]
    if slots[_UPPER] == slots[_LOWER] and slots[_UPPER] in controlled:
        choices.remove(actions.FROM_SLOT[_LOWER])
    return choices


def double_choices(slots: Sequence[str], nests: Sequence[int], side: str) -> list[Action]:
    """Return the single pawns that `side` can turn to double: in its nest, alone on a tile, or on top of a stack."""
    single = PAWNS[side][0]
    choices = [action for piece, action in zip(slots, actions.DOUBLE, strict=True) if piece[-1] == single]
    if slots[_UPPER] == slots[_LOWER] and slots[_UPPER][-1] == single:
        choices.remove(actions.DOUBLE[_LOWER])
    if nests[NEST_INDEX[single]]:
        choices.insert(0, actions.DOUBLE_NEST)
    return choices


def swap_choices(slots: Sequence[str]) -> list[Action]:
    """Return the stacks that can be swapped, of both sides."""
    choices = [action for piece, action in zip(slots, actions.SWAP, strict=True) if len(piece) == 2]
    if slots[_UPPER] == slots[_LOWER] and slots[_UPPER] in STACKS:
        choices.remove(actions.SWAP[_LOWER])
    return choices


def destination(slots: Sequence[str], side: str, piece: str, origin: int, steps: int, cover: str) -> tuple[int, int]:
    """Return the slot in which a moving piece ends, and the number of full tiles that it passed.

    Args:
        slots: the pieces on the river.
        side: the side that moves.
        piece: the piece that moves.
        origin: its place, 0 to 8.
        steps: the tiles that it moves.
        cover: the lone enemy that the player chose to cover on the big tile, or empty.

    Returns:
        The slot is `NEST` beyond the last tile, and `ASK` when the player must choose which of two lone enemies to cover.
    """
    lone = len(piece) == 1
    enterable = OPEN_TO_PAWN[side] if lone else OPEN_TO_STACK
    skipped = 0
    for tile in PATHS[side, origin, steps]:
        slot = FIRST_SLOT[tile]
        if tile == BIG:
            upper, lower = slots[_UPPER], slots[_LOWER]
            if lone:
                # A lone enemy must be covered, even when the other slot is empty.
                enemies = LONE_ENEMIES[side]
                if lower in enemies:
                    if upper not in enemies:
                        return _LOWER, skipped
                    if cover or upper == lower:
                        return (_LOWER if lower == cover else _UPPER), skipped
                    return ASK, skipped
                if upper in enemies:
                    return _UPPER, skipped
            if upper == EMPTY:
                return _UPPER, skipped
            if lower == EMPTY:
                return _LOWER, skipped
        elif slots[slot] in enterable:
            return slot, skipped
        skipped += 1
    return NEST, skipped


NEST = -1
"""The destination of a piece that reaches the enemy nest."""
ASK = -2
"""The destination of a piece that needs a `cover` decision."""


def sort_big_tile(slots: list[str]) -> bool:
    """Sort the two slots of the big tile in ASCII order, empty last. Return whether they changed places."""
    upper, lower = slots[_UPPER], slots[_LOWER]
    if lower != EMPTY and (upper == EMPTY or lower < upper):
        slots[_UPPER], slots[_LOWER] = lower, upper
        return True
    return False


NOBODY: Final[frozenset[Seat]] = frozenset()
_LAST = str(TILES)

_WINS: Final = {
    (reason, seat): Outcome(reason, (1.0, -1.0) if seat == 0 else (-1.0, 1.0), (Seat(seat),))
    for reason in (meta.BEAR_HOME, meta.CURRENTS_HOME)
    for seat in (0, 1)
}
_DRAWS: Final = {reason: Outcome(reason, (0.0, 0.0), ()) for reason in (meta.CURRENTS_HOME_DRAW, meta.REPETITION, meta.TOO_LONG)}


def outcome_of(reason: str, winner: str, sides: tuple[str, str]) -> Outcome:
    """Return the outcome for the seats. `winner` is a side, or empty for a draw."""
    return _WINS[reason, sides.index(winner)] if winner else _DRAWS[reason]


def ending(bear: int, currents: tuple[str, ...]) -> tuple[str, str] | None:
    """Return the reason and the winning side (empty: a draw) when the bear or the currents end the game, else None."""
    if bear == NESTS[EELS]:
        return meta.BEAR_HOME, SALMON
    if bear == NESTS[SALMON]:
        return meta.BEAR_HOME, EELS
    if "".join(currents).count(_LAST) < CURRENTS_HOME:
        return None
    if bear == BEAR_START:
        return meta.CURRENTS_HOME_DRAW, ""
    return meta.CURRENTS_HOME, EELS if bear > BEAR_START else SALMON
