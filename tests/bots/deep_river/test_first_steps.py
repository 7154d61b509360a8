"""Somebody at their very first game."""

from rivage.bots.deep_river.first_steps import FirstSteps
from rivage.games.deep_river import GAME


def test_the_first_level_gives_every_fish_its_turn() -> None:
    state = GAME.parse_state("BAS*TAB ./././.+././s/. 50/40 4 1a1b1a - s : c1")
    assert state.legal == ("nest", "t6")
    assert {FirstSteps(notices=0.0).think(state, seed)[0] for seed in range(20)} == {"nest"}


def test_the_first_level_takes_a_win_when_it_notices_the_bear() -> None:
    state = GAME.parse_state("BAS*TAB ./././.+././E/. 40/50 6 3a2b2a - e")
    for action in FirstSteps(notices=1.0).think(state, 1):
        state = GAME.apply(state, next(iter(state.actors)), action)
    assert state.result is not None
    assert state.result.winners == (0,)
