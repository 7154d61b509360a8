"""The lesson of Deep River can be completed, also after wrong actions."""

from tests.games.lessons import check_shown, check_strays, progress_after

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


def test_the_last_two_steps_end_the_game_by_currents_and_by_the_bear() -> None:
    ends = []
    for step in LESSON.steps[-2:]:
        state = progress_after(GAME, step, tuple(move.shown for move in step.moves)).transitions[-1].state
        outcome = GAME.outcome(state)
        assert outcome is not None
        ends.append((outcome.reason, outcome.winners))
    assert ends == [("currents-home", (0,)), ("bear-home", (0,))]
