"""The two players that the levels are measured by."""

import random
from collections.abc import Sequence

from rivage.bots.deep_river.yardsticks import YARDSTICKS, gain, greedy_turn
from rivage.core import Seat
from rivage.games.deep_river import GAME
from rivage.games.deep_river.state import DeepRiverState

OPENING = GAME.parse_state("BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s")
NEARLY_WON = GAME.parse_state("BAS*TAB ./././.+././E/. 40/50 6 3a2b2a - e")


def after(state: DeepRiverState, actions: Sequence[str]) -> DeepRiverState:
    """The state these actions of one turn lead to."""
    for action in actions:
        state = GAME.apply(state, next(iter(state.actors)), GAME.parse_action(action))
    return state


def test_each_plays_a_whole_turn_and_the_same_by_the_same_seed() -> None:
    view = GAME.view(OPENING, Seat(1))
    for yardstick in YARDSTICKS.values():
        for seed in range(10):
            actions = yardstick(view, seed)
            assert actions == yardstick(view, seed)
            assert after(OPENING, actions).position.mover == "e"


def test_chance_takes_every_choice_now_and_then() -> None:
    view = GAME.view(OPENING, Seat(1))
    assert {YARDSTICKS["random"](view, seed)[0] for seed in range(100)} == set(OPENING.legal)


def test_the_greedy_player_takes_a_win() -> None:
    for seed in range(5):
        end = after(NEARLY_WON, greedy_turn(NEARLY_WON, random.Random(seed)))
        assert end.result is not None
        assert end.result.winners == (0,)


def test_a_position_is_worth_the_steps_of_the_bear_towards_the_enemy() -> None:
    assert gain(OPENING, "s") == gain(OPENING, "e") == 0
    assert gain(NEARLY_WON, "e") == -gain(NEARLY_WON, "s") != 0
    won = after(NEARLY_WON, greedy_turn(NEARLY_WON, random.Random(1)))
    assert gain(won, "e") == -gain(won, "s") > gain(NEARLY_WON, "e")
