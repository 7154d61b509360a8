"""The lesson of Nim can be completed."""

import pytest
from rivage_nim import GAME
from rivage_nim.lesson import LESSON

from rivage.core import StepProgress, Verdict, replay_step


def progress_after(*actions: str) -> StepProgress:
    with pytest.raises(StopIteration) as end:
        next(replay_step(GAME, LESSON.steps[0], actions))
    progress: StepProgress = end.value.value
    return progress


def test_the_demonstrated_actions_complete_the_step_and_win() -> None:
    assert progress_after("A1").verdict is Verdict.ON
    done = progress_after("A1", "A1")
    outcome = GAME.outcome(done.transitions[-1].state)
    assert done.verdict is Verdict.DONE
    assert outcome is not None
    assert outcome.winners == (0,)


def test_other_actions_are_strays() -> None:
    assert [progress_after(action).verdict for action in ("A2", "B1")] == [Verdict.STRAYED, Verdict.STRAYED]
