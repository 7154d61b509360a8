"""The lesson of Deep River can be completed, also after wrong actions."""

import pytest
from tests.games.lessons import after_try, check_shown, check_strays, progress_after

from rivage.core import Verdict
from rivage.games.deep_river import GAME
from rivage.games.deep_river.lesson import LESSON


def test_every_step_can_be_completed_with_the_demonstrated_actions() -> None:
    check_shown(GAME, LESSON)


def test_strays_are_explained_and_the_step_can_continue() -> None:
    assert check_strays(GAME, LESSON, {"current", "fish"}) == {"current", "fish"}


def test_any_current_with_a_two_is_accepted_where_a_two_is_asked_for() -> None:
    step = LESSON.step("stack")
    assert step is not None
    assert [progress_after(GAME, step, (current, "t3")).verdict for current in ("c1", "c3")] == [Verdict.DONE, Verdict.DONE]


def test_the_lesson_ends_a_game_by_the_bear_and_its_extras_by_currents() -> None:
    ends = []
    for step in (LESSON.extras[-1], LESSON.steps[-1]):
        state = progress_after(GAME, step, tuple(move.shown for move in step.moves)).transitions[-1].state
        outcome = GAME.outcome(state)
        assert outcome is not None
        ends.append((outcome.reason, outcome.winners))
    assert ends == [("currents-home", (0,)), ("bear-home", (0,))]


def test_the_problem_is_solved_by_the_double_with_a_three() -> None:
    assert after_try(GAME, LESSON, "c2", "t5") is Verdict.DONE


@pytest.mark.parametrize("actions", [("c2", "t6"), ("c1", "t6"), ("c1", "t5"), ("c3", "t5"), ("c2", "nest")])
def test_other_turns_miss_the_goal_of_the_problem(actions: tuple[str, ...]) -> None:
    assert after_try(GAME, LESSON, *actions) is Verdict.STRAYED


def test_the_problem_is_open_until_the_turn_can_no_longer_win() -> None:
    assert [after_try(GAME, LESSON, *actions) for actions in (("c1",), ("c3",), ("c3", "nest"))] == [Verdict.ON] * 3
