"""Checks that every lesson must pass."""

from collections.abc import Callable, Iterator
from typing import Any

from rivage.core import LEARNER, Game, GameError, Lesson, Problem, Step, StepProgress, Verdict, replay_step

Simulate = Callable[[Any], str]
"""Returns the action of chance for a state that waits for physics."""


def no_physics(state: Any) -> str:
    """The simulation of games without physics."""
    raise AssertionError("the replay waits for a simulation")


def progress_after(
    game: Game[Any, Any, Any], step: Step | Problem, actions: tuple[str, ...], simulate: Simulate = no_physics
) -> StepProgress:
    """Return the progress of a learner who has made these actions in a step or problem."""
    replay = replay_step(game, step, actions)
    try:
        state = next(replay)
        while True:
            state = replay.send(simulate(state))
    except StopIteration as end:
        progress: StepProgress = end.value
        return progress


def check_shown(game: Game[Any, Any, Any], lesson: Lesson, simulate: Simulate = no_physics) -> None:
    """Check that the demonstrated actions complete every step and the problem, and not before the last of them."""
    assert len({part.key for part in lesson.parts}) == len(lesson.parts)
    for step in lesson.parts:
        shown = step.shown
        for count in range(len(shown) + 1):
            expected = Verdict.BEGUN if count == 0 else Verdict.DONE if count == len(shown) else Verdict.ON
            assert progress_after(game, step, shown[:count], simulate).verdict is expected, (step.key, shown[:count])


def other_actions(
    game: Game[Any, Any, Any], lesson: Lesson, simulate: Simulate = no_physics
) -> Iterator[tuple[Step, str, StepProgress]]:
    """Yield every legal action of a lesson that is not the demonstrated one, with the progress after it."""
    for step in (*lesson.steps, *lesson.extras):
        shown = step.shown
        for count, demonstrated in enumerate(shown):
            before = shown[:count]
            state = progress_after(game, step, before, simulate).transitions[-1].state
            for action in game.legal_actions(state, LEARNER):
                text = game.format_action(action)
                if text != demonstrated:
                    yield step, text, progress_after(game, step, (*before, text), simulate)


def check_strays(game: Game[Any, Any, Any], lesson: Lesson, expected: set[str], simulate: Simulate = no_physics) -> set[str]:
    """Check that every other legal action is a stray with an expected key, or can continue to the end of the step.

    Returns the keys of the strays that occurred.
    """
    found = set()
    for step, action, progress in other_actions(game, lesson, simulate):
        if progress.verdict is Verdict.STRAYED:
            assert progress.stray in expected, (step.key, action, progress.stray)
            assert progress.move < len(step.moves)
            found.add(progress.stray)
        elif progress.verdict is Verdict.ON:
            assert can_be_completed(game, step, progress, simulate), (step.key, action)
    return found


def after_try(game: Game[Any, Any, Any], lesson: Lesson, *actions: str, simulate: Simulate = no_physics) -> Verdict:
    """Return the verdict on a try at the problem of a lesson."""
    assert lesson.problem is not None
    return progress_after(game, lesson.problem, actions, simulate).verdict


def can_be_completed(game: Game[Any, Any, Any], step: Step, progress: StepProgress, simulate: Simulate) -> bool:
    """Return whether some legal actions complete the rest of the step."""
    if progress.move == len(step.moves):
        return True
    rest = Step(step.key, lambda: progress.transitions[-1].state, step.moves[progress.move :])
    state = rest.start()
    candidates = [rest.moves[0].shown, *(game.format_action(action) for action in game.legal_actions(state, LEARNER))]
    for text in candidates:
        try:
            after = progress_after(game, rest, (text,), simulate)
        except GameError:
            continue  # the demonstrated action may be illegal after other actions
        if after.verdict is Verdict.DONE:
            return True
        if after.verdict is Verdict.ON and can_be_completed(game, rest, after, simulate):
            return True
    return False
