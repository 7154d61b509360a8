"""The lesson of A Walk in the Park can be completed, also after wrong actions."""

import pytest
from tests.games.lessons import check_shown, check_strays, progress_after

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
