"""What every lesson promises, asked of a game's own."""

from collections.abc import Callable, Iterator
from typing import Any

from rivage.core import LEARNER, Game, GameError, Lesson, Step, StepProgress, Verdict, replay_step

Simulate = Callable[[Any], str]
"""What physics answers in a state that waits for it."""


def nothing_moves(state: Any) -> str:
    """For games without physics."""
    raise AssertionError("physics is asked")


def followed(game: Game[Any, Any, Any], step: Step, said: tuple[str, ...], simulate: Simulate = nothing_moves) -> StepProgress:
    """Where somebody stands who has said all this."""
    walk = replay_step(game, step, said)
    try:
        state = next(walk)
        while True:
            state = walk.send(simulate(state))
    except StopIteration as end:
        found: StepProgress = end.value
        return found


def check_shown(game: Game[Any, Any, Any], lesson: Lesson, simulate: Simulate = nothing_moves) -> None:
    """Every step can be completed as it is shown, and not before its last move."""
    assert len({step.key for step in lesson.steps}) == len(lesson.steps)
    for step in lesson.steps:
        shown = tuple(move.shown for move in step.moves)
        for count in range(len(shown) + 1):
            wanted = Verdict.BEGUN if count == 0 else Verdict.DONE if count == len(shown) else Verdict.ON
            assert followed(game, step, shown[:count], simulate).verdict is wanted, (step.key, shown[:count])


def others(
    game: Game[Any, Any, Any], lesson: Lesson, simulate: Simulate = nothing_moves
) -> Iterator[tuple[Step, str, StepProgress]]:
    """Every other thing that is offered on the way through a lesson, and what comes of it."""
    for step in lesson.steps:
        shown = tuple(move.shown for move in step.moves)
        for count, done in enumerate(shown):
            before = shown[:count]
            state = followed(game, step, before, simulate).transitions[-1].state
            for action in game.legal_actions(state, LEARNER):
                text = game.format_action(action)
                if text != done:
                    yield step, text, followed(game, step, (*before, text), simulate)


def check_strays(game: Game[Any, Any, Any], lesson: Lesson, told: set[str], simulate: Simulate = nothing_moves) -> set[str]:
    """Whatever else is done has its word among `told`, or leads on so that the step can still be completed; the words heard."""
    heard = set()
    for step, action, come in others(game, lesson, simulate):
        if come.verdict is Verdict.STRAYED:
            assert come.stray in told, (step.key, action, come.stray)
            assert come.move < len(step.moves)
            heard.add(come.stray)
        elif come.verdict is Verdict.ON:
            assert can_be_completed(game, step, come, simulate), (step.key, action)
    return heard


def can_be_completed(game: Game[Any, Any, Any], step: Step, come: StepProgress, simulate: Simulate) -> bool:
    """Whether from here some offered actions do all that is still asked for."""
    if come.move == len(step.moves):
        return True
    rest = Step(step.key, lambda: come.transitions[-1].state, step.moves[come.move :])
    state = rest.start()
    candidates = [rest.moves[0].shown, *(game.format_action(each) for each in game.legal_actions(state, LEARNER))]
    for text in candidates:
        try:
            after = followed(game, rest, (text,), simulate)
        except GameError:
            continue  # what is shown may not be there on another way
        if after.verdict is Verdict.DONE:
            return True
        if after.verdict is Verdict.ON and can_be_completed(game, rest, after, simulate):
            return True
    return False
