"""The lesson of Aya can be completed, also after strays, and agrees with the physics."""

from typing import Any

import pytest
from tests.games.lessons import after_try, check_shown, check_strays, progress_after

from rivage import registry
from rivage.core import CHANCE, LEARNER, StepProgress, Verdict
from rivage.games.aya import GAME
from rivage.games.aya.counting.result import count_of
from rivage.games.aya.geometry.shapes import shows_water
from rivage.games.aya.lesson import LESSON
from rivage.games.aya.position import format_state, parse_state
from rivage.games.aya.state import pose_of


def simulate(state: Any) -> str:
    return registry.simulate("aya", state).action


def fell(key: str, *actions: str) -> Any:
    """The table after a step of the lesson."""
    step = LESSON.step(key)
    assert step is not None
    return progress_after(GAME, step, actions, simulate).transitions[-1].state


@pytest.mark.parametrize("step", LESSON.parts, ids=lambda step: step.key)
def test_every_table_of_the_lesson_is_a_valid_state(step: Any) -> None:
    assert parse_state(format_state(step.start())) == step.start()


def test_every_step_can_be_completed_with_the_shown_actions() -> None:
    check_shown(GAME, LESSON, simulate)


def test_a_stray_action_is_reported_and_the_lesson_continues() -> None:
    stray_keys = {"arm", "gap", "reserve", "push", "plain", "lay", "animal", "landscape", "draw", "turn", "foreign", "otherwise"}
    # Turning is not one of the listed candidates.
    assert check_strays(GAME, LESSON, stray_keys, simulate) == stray_keys - {"turn"}


def test_the_wave_stops_at_the_gap() -> None:
    assert [domino.id for domino in fell("far", "push 1").standing()] == [7, 8, 9]


@pytest.mark.parametrize("at", ["-43,0,0", "-39,0,0", "-35,0,0", "-40.3,2.6,15", "-40.3,-2.6,345", "-45,-5,15", "-34,5,340"])
def test_the_wave_crosses_the_gap_at_every_accepted_place(at: str) -> None:
    step = LESSON.step("mend")
    assert step is not None
    mended = progress_after(GAME, step, (f"place {at}",))
    assert mended.verdict is Verdict.DONE
    state = GAME.apply(mended.transitions[-1].state, CHANCE, GAME.parse_action("glass"))
    pushed = GAME.apply(state, LEARNER, GAME.parse_action("push 1"))
    after = GAME.apply(pushed, CHANCE, GAME.parse_action(simulate(pushed)))
    assert after.standing() == []


def test_a_domino_behind_the_gap_does_not_close_it() -> None:
    step = LESSON.step("mend")
    assert step is not None
    assert progress_after(GAME, step, ("place 42,0,0",)).stray == "gap"


def test_a_domino_too_near_one_neighbour_is_too_far_from_the_other() -> None:
    step = LESSON.step("mend")
    assert step is not None
    for along in (-51, -27):
        assert progress_after(GAME, step, (f"place {along},0,0",)).stray == "far"


def ended(*actions: str) -> StepProgress:
    """Result of the step about the count after these actions."""
    step = LESSON.step("count")
    assert step is not None
    return progress_after(GAME, step, actions, simulate)


def test_extra_steps_teach_turning_the_reserve_gardens_and_the_pause() -> None:
    assert [step.key for step in LESSON.steps] == ["stand", "far", "mend", "landscape", "animal", "count"]
    assert [step.key for step in LESSON.extras] == ["turn", "reserve", "garden", "glasses"]


def test_turning_the_backward_domino_makes_it_fall_with_its_water_up() -> None:
    step = LESSON.step("turn")
    assert step is not None
    for built, water in ((step.start(), False), (progress_after(GAME, step, ("turn 7 40",)).transitions[-1].state, True)):
        state = GAME.apply(built, CHANCE, GAME.parse_action("glass"))
        state = GAME.apply(state, LEARNER, GAME.parse_action("push 1"))
        after = GAME.apply(state, CHANCE, GAME.parse_action(simulate(state)))
        rest = after.dominoes[6].rest
        assert rest is not None
        assert shows_water(pose_of(rest)) is water


def test_turning_a_domino_to_a_wrong_heading_is_a_stray() -> None:
    step = LESSON.step("turn")
    assert step is not None
    assert progress_after(GAME, step, ("turn 7 90",)).stray == "turn"
    assert progress_after(GAME, step, ("turn 7 25",)).verdict is Verdict.DONE


def test_turning_the_hourglass_is_the_only_action_in_the_pause() -> None:
    step = LESSON.step("glasses")
    assert step is not None
    assert [GAME.format_action(action) for action in GAME.legal_actions(step.start(), LEARNER)] == ["flip"]
    assert progress_after(GAME, step, ("flip",)).transitions[-1].state.glass == 2


def test_the_end_is_perfect_when_all_dominoes_fell_and_all_photos_are_won() -> None:
    assert ended("place -100,0,0", "push 1").perfect
    almost = ended("place 200,100,0", "push 1")
    assert (almost.verdict, almost.perfect) == (Verdict.DONE, False)


def test_the_last_push_photographs_the_okapi_and_its_forest() -> None:
    counted = count_of(ended("place -100,0,0", "push 1").transitions[-1].state)
    assert (counted.animals, counted.landscapes, counted.tokens, counted.score) == (("okapi",), ("forest-end",), 10, 12)


FIRST, SECOND, THIRD = "place -60,0,0", "place -40,0,0", "place -20,0,0"


def tried(*actions: str) -> Verdict:
    return after_try(GAME, LESSON, *actions, simulate=simulate)


@pytest.mark.parametrize(
    "actions",
    [
        (FIRST, "draw", SECOND, "draw", THIRD, "push 1"),
        (THIRD, "draw", FIRST, "draw", SECOND, "push 1"),
        ("place -62,1,0", "draw", "place -41,-1,5", "draw", "place -19,0,0", "push 1"),
    ],
    ids=["in order", "in another order", "a little crooked"],
)
def test_any_three_dominoes_that_carry_the_wave_solve_the_problem(actions: tuple[str, ...]) -> None:
    assert tried(*actions[:-1]) is Verdict.ON
    assert tried(*actions) is Verdict.DONE


def test_a_wave_that_stops_before_the_camera_misses_the_goal_of_the_problem() -> None:
    assert tried(FIRST, "draw", SECOND, "draw", "place 100,100,0", "push 1") is Verdict.STRAYED
