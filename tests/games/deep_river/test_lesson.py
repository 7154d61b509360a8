"""Deep River's lesson can be taken, whatever somebody does on the way."""

from tests.games.lessons import check_shown, check_strays, followed

from rivage.core import Verdict
from rivage.games.deep_river import GAME
from rivage.games.deep_river.lesson import LESSON


def test_every_step_can_be_completed_as_it_is_shown() -> None:
    check_shown(GAME, LESSON)


def test_whoever_strays_is_told_so_and_can_go_on() -> None:
    assert check_strays(GAME, LESSON, {"current", "fish"}) == {"current", "fish"}


def test_any_current_that_says_two_will_do_where_two_is_asked_for() -> None:
    step = LESSON.step("stack")
    assert step is not None
    assert [followed(GAME, step, (current, "t3")).verdict for current in ("c1", "c3")] == [Verdict.DONE, Verdict.DONE]


def test_the_last_two_steps_end_the_game_by_currents_and_by_the_bear() -> None:
    ends = []
    for step in LESSON.steps[-2:]:
        state = followed(GAME, step, tuple(move.shown for move in step.moves)).transitions[-1].state
        outcome = GAME.outcome(state)
        assert outcome is not None
        ends.append((outcome.reason, outcome.winners))
    assert ends == [("currents-home", (0,)), ("bear-home", (0,))]
