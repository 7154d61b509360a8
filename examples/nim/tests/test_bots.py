"""The bots play by the rules, and the sage cannot be beaten from a won position."""

import itertools

import pytest
from rivage_nim import GAME
from rivage_nim.bots import choose, lost
from rivage_nim.state import NimState

from rivage.core import Seat


@pytest.mark.parametrize("level", GAME.info.bot_levels)
def test_every_level_answers_with_a_legal_action(level: str) -> None:
    for seed in range(20):
        state = GAME.parse_state("1-3-5-7 0 loses")
        while GAME.to_act(state):
            seat = Seat(state.turn)
            (action,) = choose(level, GAME.view(state, seat), seed)
            state = GAME.apply(state, seat, GAME.parse_action(action))


def wins(state: NimState, known: dict[NimState, bool]) -> bool:
    """Whether who acts can win, by trying everything: slow, and surely right."""
    key = NimState(state.heaps, 0, state.misere)
    if key not in known:
        seat = Seat(state.turn)
        after = [GAME.apply(state, seat, action) for action in GAME.legal_actions(state, seat)]
        known[key] = any(seat in outcome.winners if (outcome := GAME.outcome(each)) else not wins(each, known) for each in after)
    return known[key]


@pytest.mark.parametrize("misere", [False, True])
def test_the_sage_judges_every_small_position_rightly(misere: bool) -> None:
    known: dict[NimState, bool] = {}
    for heaps in itertools.product(range(5), repeat=3):
        if any(heaps):
            state = NimState(heaps, 0, misere)
            assert lost(state) is not wins(state, known), heaps
