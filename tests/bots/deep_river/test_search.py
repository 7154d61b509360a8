"""Alpha-beta finds what a plain search finds."""

import pytest
from hypothesis import given, settings
from tests.bots.deep_river.positions import positions

from rivage.bots.deep_river.evaluate import WIN, fitted
from rivage.bots.deep_river.search import Search
from rivage.games.deep_river import GAME
from rivage.games.deep_river.rules import ends
from rivage.games.deep_river.state import DeepRiverState


def plain(state: DeepRiverState, depth: int) -> float:
    """Every line to the end, without any cut."""
    sign = 1.0 if state.position.mover == "e" else -1.0
    if depth == 0 or state.result is not None:
        value = sign * fitted()(state)
        return value + (depth if value > 0 else -depth) if abs(value) > WIN / 2 else value
    return max(-plain(end, depth - 1) for _, end in ends(state).values())


@settings(max_examples=8, deadline=None)
@given(positions())
def test_cutting_lines_off_never_changes_the_value(state: DeepRiverState) -> None:
    assert Search(fitted()).value(state, 2) == pytest.approx(plain(state, 2))


@settings(max_examples=8, deadline=None)
@given(positions())
def test_the_best_turn_leads_to_the_best_value(state: DeepRiverState) -> None:
    after = state
    for action in Search(fitted()).best_turn(state, 2):
        after = GAME.apply(after, next(iter(after.actors)), action)
    assert -plain(after, 1) == pytest.approx(plain(state, 2), abs=1e-5)


def test_a_win_in_one_turn_is_taken() -> None:
    state = GAME.parse_state("BAS*TAB ./././.+././E/. 40/50 6 3a2b2a - e")
    for depth in (1, 2, 3):
        after = state
        for action in Search(fitted()).best_turn(state, depth):
            after = GAME.apply(after, next(iter(after.actors)), action)
        assert after.result is not None
        assert after.result.winners == (0,)


def test_when_time_is_up_the_last_whole_look_counts() -> None:
    state = GAME.parse_state("BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s")
    search = Search(fitted(), seconds=0.0)
    assert search.best_turn(state, 8)[-1] == "done"
    assert search.depth == 1
