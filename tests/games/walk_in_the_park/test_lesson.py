"""A Walk in the Park's lesson can be taken, whatever somebody does on the way."""

import pytest
from tests.games.lessons import check_shown, check_strays, followed

from rivage.core import Verdict
from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park.lesson import LESSON


def test_every_step_can_be_completed_as_it_is_shown() -> None:
    check_shown(GAME, LESSON)


def test_whoever_strays_is_told_so_and_can_go_on() -> None:
    told = {"elsewhere", "change", "bonus", "shut"}
    assert check_strays(GAME, LESSON, told) == told


@pytest.mark.parametrize(
    ("drawn", "verdict"),
    [("C4=NS", Verdict.ON), ("B3=EW", Verdict.ON), ("B3=NS", Verdict.STRAYED), ("A1=EW", Verdict.STRAYED)],
)
def test_a_first_path_must_join_the_cross_roads_wherever_it_does(drawn: str, verdict: Verdict) -> None:
    assert followed(GAME, LESSON.steps[0], (drawn,)).verdict is verdict


def test_the_last_step_ends_the_walk_by_a_sixth_monument() -> None:
    step = LESSON.steps[-1]
    outcome = GAME.outcome(followed(GAME, step, tuple(move.shown for move in step.moves)).transitions[-1].state)
    assert outcome is not None
    assert outcome.reason == "six-monuments"
