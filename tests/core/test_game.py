"""What most games need not say: time they measure themselves, and bodies in motion."""

import pytest
from tests.games.aya.play import begun, does, placed, toppling

from rivage.core import CHANCE, Options, Timer
from rivage.games import ALL
from rivage.games.aya import GAME


@pytest.mark.parametrize("name", ["deep-river", "walk-in-the-park"])
def test_most_games_measure_no_time_and_have_no_bodies(name: str) -> None:
    game = ALL[name]
    state = game.initial(2, Options())
    assert game.timers(state) == ()
    assert game.simulated(state) is False


def test_a_game_in_real_time_says_what_time_will_do() -> None:
    state = begun(patience=20)
    assert GAME.timers(state) == (Timer("glass", 1, 600, "glass"), Timer("patience", 0, 20, "late 0", 0))
    assert GAME.timers(placed(state, "0,0,0")) == (Timer("glass", 1, 600, "glass"), Timer("patience", 1, 20, "late 1", 1))


def test_no_time_runs_where_nobody_is_hurried() -> None:
    assert GAME.timers(GAME.initial(2, Options())) == ()
    assert GAME.timers(toppling(placed(begun(), "0,0,0"))) == ()


def test_what_every_timer_brings_can_be_recorded() -> None:
    state = begun()
    for timer in GAME.timers(state):
        assert GAME.format_action(GAME.parse_action(timer.action)) == timer.action
        assert GAME.apply(state, CHANCE, GAME.parse_action(timer.action)) != state


def test_physics_is_asked_after_a_push() -> None:
    state = toppling(placed(begun(), "0,0,0"))
    assert GAME.simulated(state) is False
    assert GAME.simulated(does(state, 0, "push 1")) is True
