"""The optional methods of `Game` for timers and physics."""

import pytest
from tests.games.aya.play import begun, does, placed, toppling

from rivage.core import CHANCE, Options, Timer
from rivage.games import ALL
from rivage.games.aya import GAME


@pytest.mark.parametrize("name", ["deep-river", "walk-in-the-park"])
def test_turn_based_games_have_no_timers_and_no_physics(name: str) -> None:
    game = ALL[name]
    state = game.initial(2, Options())
    assert game.timers(state) == ()
    assert game.simulated(state) is False


def test_a_real_time_game_returns_its_timers() -> None:
    state = begun(patience=20)
    assert GAME.timers(state) == (Timer("glass", 1, 600, "glass"), Timer("patience", 0, 20, "late 0", 0))
    assert GAME.timers(placed(state, "0,0,0")) == (Timer("glass", 1, 600, "glass"), Timer("patience", 1, 20, "late 1", 1))


def test_no_timer_runs_before_the_game_or_while_dominoes_fall() -> None:
    assert GAME.timers(GAME.initial(2, Options())) == ()
    assert GAME.timers(toppling(placed(begun(), "0,0,0"))) == ()


def test_the_action_of_every_timer_can_be_applied() -> None:
    state = begun()
    for timer in GAME.timers(state):
        assert GAME.format_action(GAME.parse_action(timer.action)) == timer.action
        assert GAME.apply(state, CHANCE, GAME.parse_action(timer.action)) != state


def test_a_push_waits_for_physics() -> None:
    state = toppling(placed(begun(), "0,0,0"))
    assert GAME.simulated(state) is False
    assert GAME.simulated(does(state, 0, "push 1")) is True
