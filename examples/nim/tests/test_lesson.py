"""The lesson can be taken, and says all it has to say."""

import pytest
from rivage_nim import GAME
from rivage_nim.lesson import LESSON

from rivage.core import StepProgress, Verdict, replay_step


def followed(*said: str) -> StepProgress:
    with pytest.raises(StopIteration) as end:
        next(replay_step(GAME, LESSON.steps[0], said))
    found: StepProgress = end.value.value
    return found


def test_it_is_completed_as_it_is_shown_and_wins() -> None:
    assert followed("A1").verdict is Verdict.ON
    done = followed("A1", "A1")
    outcome = GAME.outcome(done.transitions[-1].state)
    assert done.verdict is Verdict.DONE
    assert outcome is not None
    assert outcome.winners == (0,)


def test_anything_else_is_brought_back() -> None:
    assert [followed(action).verdict for action in ("A2", "B1")] == [Verdict.STRAYED, Verdict.STRAYED]
