"""The bots choose legal actions, and `sage` evaluates positions correctly."""

import itertools

import pytest
from rivage_nim import GAME
from rivage_nim.bots import choose, is_lost
from rivage_nim.state import NimState

from rivage.core import Seat


@pytest.mark.parametrize("level", GAME.info.bot_levels)
def test_every_level_chooses_legal_actions(level: str) -> None:
    for seed in range(20):
        state = GAME.parse_state("1-3-5-7 0 loses")
        while GAME.to_act(state):
            seat = Seat(state.turn)
            (action,) = choose(level, GAME.view(state, seat), seed)
            state = GAME.apply(state, seat, GAME.parse_action(action))


def wins(state: NimState, known: dict[NimState, bool]) -> bool:
    """Return whether the seat to move can win, by searching the complete game tree."""
    key = NimState(state.heaps, 0, state.misere)
    if key not in known:
        seat = Seat(state.turn)
        following = [GAME.apply(state, seat, action) for action in GAME.legal_actions(state, seat)]
        known[key] = any(seat in outcome.winners if (outcome := GAME.outcome(end)) else not wins(end, known) for end in following)
    return known[key]


@pytest.mark.parametrize("misere", [False, True])
def test_the_sage_evaluates_every_small_position_correctly(misere: bool) -> None:
    known: dict[NimState, bool] = {}
    for heaps in itertools.product(range(5), repeat=3):
        if any(heaps):
            state = NimState(heaps, 0, misere)
            assert is_lost(state) is not wins(state, known), heaps
