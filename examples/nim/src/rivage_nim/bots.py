"""Two bots: `novice` plays at random, `sage` plays the winning strategy (C. L. Bouton, 1901)."""

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
    """Return the action of a bot of `level`.

    Raises:
        KeyError: when there is no such level.
    """
    state = parse_state(view.position)
    generator = random.Random(f"{seed} {view.position}")  # noqa: S311  (for variety, not for secrets)
    return [format_action(LEVELS[level](state, generator))]


def _novice(state: NimState, generator: random.Random) -> Take:
    return generator.choice(list(legal_actions(state, Seat(state.turn))))


def _sage(state: NimState, generator: random.Random) -> Take:
    actions = list(legal_actions(state, Seat(state.turn)))
    winning = [action for action in actions if is_lost(apply(state, Seat(state.turn), action))]
    # In a lost position take as few as possible: a longer game gives the opponent more chances for a mistake.
    return generator.choice(winning) if winning else min(actions, key=lambda action: action.count)


def is_lost(state: NimState) -> bool:
    """Return whether the seat to move loses against best play."""
    if max(state.heaps) > 1:
        return reduce(xor, state.heaps) == 0
    singles = sum(state.heaps)
    # Only heaps of one pebble are left: their number decides which player takes the last one.
    return singles % 2 == (1 if state.misere else 0)


LEVELS = {"novice": _novice, "sage": _sage}
