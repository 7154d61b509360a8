"""The lesson of A Walk in the Park can be completed, also after wrong actions."""

import pytest
from tests.games.lessons import after_try, check_shown, check_strays, progress_after

from rivage.core import Verdict
from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park.lesson import LESSON


def test_every_step_can_be_completed_with_the_demonstrated_actions() -> None:
    check_shown(GAME, LESSON)


def test_strays_are_explained_and_the_step_can_continue() -> None:
    explained = {"elsewhere", "change", "bonus", "shut"}
    assert check_strays(GAME, LESSON, explained) == explained


@pytest.mark.parametrize(
    ("drawn", "verdict"),
    [("C4=NS", Verdict.ON), ("B3=EW", Verdict.ON), ("B3=NS", Verdict.STRAYED), ("A1=EW", Verdict.STRAYED)],
)
def test_the_first_path_may_join_the_cross_roads_on_any_side(drawn: str, verdict: Verdict) -> None:
    assert progress_after(GAME, LESSON.steps[0], (drawn,)).verdict is verdict


def test_the_last_step_ends_the_game_by_a_sixth_monument() -> None:
    step = LESSON.steps[-1]
    outcome = GAME.outcome(progress_after(GAME, step, tuple(move.shown for move in step.moves)).transitions[-1].state)
    assert outcome is not None
    assert outcome.reason == "six-monuments"


@pytest.mark.parametrize(
    "actions",
    [("B5=NE", "*turn", "D5=NW"), ("D5=NW", "*turn", "B5=NE"), ("B5=ES", "*straight", "D5=EW")],
    ids=["left first", "right first", "a straight path"],
)
def test_every_way_to_visit_two_monuments_solves_the_problem(actions: tuple[str, ...]) -> None:
    assert after_try(GAME, LESSON, *actions) is Verdict.DONE


@pytest.mark.parametrize(
    "actions",
    [("A1=NE",), ("B5=NE", "*one"), ("B5=NE", "*turn", "A1=NE")],
    ids=["no visit", "a bonus that counts at the end", "an extra path elsewhere"],
)
def test_fewer_than_two_visits_miss_the_goal_of_the_problem(actions: tuple[str, ...]) -> None:
    assert after_try(GAME, LESSON, *actions) is Verdict.STRAYED


def test_the_problem_is_open_while_another_piece_can_be_drawn() -> None:
    assert [after_try(GAME, LESSON, *actions) for actions in (("B5=NE",), ("B5=NE", "*turn"))] == [Verdict.ON] * 2
