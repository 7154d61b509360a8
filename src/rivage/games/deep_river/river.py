"""Questions about the river: who controls what, what can be chosen, and where a swimming piece ends."""

from collections.abc import Sequence

from . import actions
from .actions import Action
from .components import (
    BIG,
    BIG_SLOTS,
    EMPTY,
    FIRST_SLOT,
    LONE_ENEMIES,
    NEST_INDEX,
    OPEN_TO_PAWN,
    OPEN_TO_STACK,
    PATHS,
    PAWNS,
    PIECES,
    STACKS,
)

_UPPER, _LOWER = BIG_SLOTS
_MINE = {side: tuple(NEST_INDEX[pawn] for pawn in PAWNS[side]) for side in PAWNS}


def fish_choices(slots: Sequence[str], nests: Sequence[int], side: str) -> list[Action]:
    """The fish that `side` controls; two equal ones in the big tile are one choice."""
    mine = PIECES[side]
    singles, doubles = _MINE[side]
    choices = [actions.NEST] if nests[singles] else []
    if nests[doubles]:
        choices.append(actions.NEST2)
    choices += [action for piece, action in zip(slots, actions.FROM_SLOT, strict=True) if piece in mine]
    if slots[_UPPER] == slots[_LOWER] and slots[_UPPER] in mine:
        choices.remove(actions.FROM_SLOT[_LOWER])
    return choices


def double_choices(slots: Sequence[str], nests: Sequence[int], side: str) -> list[Action]:
    """The singles that `side` can turn to double: in its nest, alone, or on top of its stack."""
    single = PAWNS[side][0]
    choices = [action for piece, action in zip(slots, actions.DOUBLE, strict=True) if piece[-1] == single]
    if slots[_UPPER] == slots[_LOWER] and slots[_UPPER][-1] == single:
        choices.remove(actions.DOUBLE[_LOWER])
    if nests[NEST_INDEX[single]]:
        choices.insert(0, actions.DOUBLE_NEST)
    return choices


def swap_choices(slots: Sequence[str]) -> list[Action]:
    """The stacks that can be swapped, whoever controls them."""
    choices = [action for piece, action in zip(slots, actions.SWAP, strict=True) if len(piece) == 2]
    if slots[_UPPER] == slots[_LOWER] and slots[_UPPER] in STACKS:
        choices.remove(actions.SWAP[_LOWER])
    return choices


def destination(slots: Sequence[str], side: str, piece: str, origin: int, steps: int, cover: str) -> tuple[int, int]:
    """Where `piece` ends: its slot and how many full tiles it passed.

    The slot is `NEST` beyond the last tile, and `ASK` when the player must say which of two lone enemies to cover;
    `cover` is that answer, or empty.
    """
    lone = len(piece) == 1
    enterable = OPEN_TO_PAWN[side] if lone else OPEN_TO_STACK
    skipped = 0
    for tile in PATHS[side, origin, steps]:
        slot = FIRST_SLOT[tile]
        if tile == BIG:
            upper, lower = slots[_UPPER], slots[_LOWER]
            if lone:
                # A lone enemy must be covered; an empty slot comes last in the written order.
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
ASK = -2


def settle(slots: list[str]) -> bool:
    """Put the big tile's slots into written order: ASCII, empty last. Says whether they changed places."""
    upper, lower = slots[_UPPER], slots[_LOWER]
    if lower != EMPTY and (upper == EMPTY or lower < upper):
        slots[_UPPER], slots[_LOWER] = lower, upper
        return True
    return False
