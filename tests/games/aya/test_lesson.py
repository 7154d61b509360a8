"""Aya's lesson can be taken, whatever somebody does on the way, and what it says of physics is so."""

from typing import Any

import pytest
from tests.games.lessons import check_shown, check_strays, followed

from rivage.core import CHANCE, LEARNER, Verdict
from rivage.games.aya import GAME
from rivage.games.aya.ending import count_of
from rivage.games.aya.lesson import LESSON
from rivage.games.aya.position import format_state, parse_state
from rivage.physics.tables import simulated


def simulate(state: Any) -> str:
    return simulated("aya", state).action


def fell(key: str, *said: str) -> Any:
    """The table after a step."""
    step = LESSON.step(key)
    assert step is not None
    return followed(GAME, step, said, simulate).passed[-1].state


@pytest.mark.parametrize("step", LESSON.steps, ids=lambda step: step.key)
def test_every_table_is_one_that_can_be(step: Any) -> None:
    assert parse_state(format_state(step.start())) == step.start()


def test_every_step_can_be_completed_as_it_is_shown() -> None:
    check_shown(GAME, LESSON, simulate)


def test_whoever_strays_is_told_so_and_can_go_on() -> None:
    told = {"arm", "gap", "reserve", "push", "plain", "lay", "animal", "landscape", "otherwise"}
    assert check_strays(GAME, LESSON, told, simulate) == told


def test_the_wave_stops_at_the_gap_and_nowhere_before() -> None:
    assert [domino.id for domino in fell("far", "push 1").standing()] == [7, 8, 9]


@pytest.mark.parametrize("at", ["-43,0,0", "-39,0,0", "-35,0,0", "-40.3,2.6,15", "-40.3,-2.6,345", "-45,-5,15", "-34,5,340"])
def test_wherever_the_gap_counts_as_mended_the_wave_gets_over_it(at: str) -> None:
    step = LESSON.step("mend")
    assert step is not None
    mended = followed(GAME, step, (f"place {at}",))
    assert mended.verdict is Verdict.DONE
    state = GAME.apply(mended.passed[-1].state, CHANCE, GAME.parse_action("glass"))
    pushed = GAME.apply(state, LEARNER, GAME.parse_action("push 1"))
    after = GAME.apply(pushed, CHANCE, GAME.parse_action(simulate(pushed)))
    assert after.standing() == []


def test_behind_the_gap_the_river_does_not_come() -> None:
    step = LESSON.step("mend")
    assert step is not None
    assert followed(GAME, step, ("place 42,0,0",)).stray == "gap"


def test_too_near_one_neighbour_is_too_far_from_the_other() -> None:
    step = LESSON.step("mend")
    assert step is not None
    for along in (-51, -27):
        assert followed(GAME, step, (f"place {along},0,0",)).stray == "far"


def test_the_last_push_photographs_the_okapi_and_its_forest() -> None:
    counted = count_of(fell("count", "push 1"))
    assert (counted.animals, counted.landscapes, counted.tokens, counted.score) == (("okapi",), ("forest-end",), 10, 12)
