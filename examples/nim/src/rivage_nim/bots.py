"""Two levels: one that takes what it likes, and one that knows how Nim is won (C. L. Bouton, 1901)."""

import random
from functools import reduce
from operator import xor

from rivage.core import Seat

from .actions import Take
from .notation import format_action
from .position import parse_state
from .rules import apply, legal_actions
from .state import NimState
from .view import NimView


def choose(level: str, view: NimView, seed: int, _effort: float = 1.0) -> list[str]:
    """What a bot of `level` does.

    Raises:
        KeyError: when there is no such level.
    """
    state = parse_state(view.position)
    roll = random.Random(f"{seed} {view.position}")  # noqa: S311  (for variety, not for secrets)
    return [format_action(LEVELS[level](state, roll))]


def _novice(state: NimState, roll: random.Random) -> Take:
    return roll.choice(list(legal_actions(state, Seat(state.turn))))


def _sage(state: NimState, roll: random.Random) -> Take:
    actions = list(legal_actions(state, Seat(state.turn)))
    good = [action for action in actions if lost(apply(state, Seat(state.turn), action))]
    # From a lost position the slowest way, so that the other may still err.
    return roll.choice(good) if good else min(actions, key=lambda action: action.count)


def lost(state: NimState) -> bool:
    """Whether who is to act loses against the best play."""
    if max(state.heaps) > 1:
        return reduce(xor, state.heaps) == 0
    singles = sum(state.heaps)
    # Only single pebbles are left: who must take the last one depends on their number alone.
    return singles % 2 == (1 if state.misere else 0)


LEVELS = {"novice": _novice, "sage": _sage}
