"""Lessons: tutorials that teach a game on its own board, by its own rules.

A lesson is data: a sequence of steps, each with a start position and the moves that the learner is asked to make. A move lists
the accepted actions, the wrong actions that have their own explanation, and the replies of other seats and of chance. Any other
legal action is a *stray*: the client shows and explains its result, then undoes it. The texts are messages of the game's
Fluent catalogue, with ids made from the keys below:

    lesson-<game>-<step>            introduction of the step
    lesson-<game>-<step>-<number>   task of its first, second, ... move
    lesson-<game>-<step>-done       result of the step
    lesson-<game>-<step>-almost     result of a step that was completed, but not perfectly
    lesson-<game>-perfect           closing text after a perfect end
    lesson-<game>-perfect-title     title of that text
    lesson-<game>-ending            closing text otherwise
    lesson-<game>-stray-<key>       result of a stray, and why it is not the asked move
"""

from collections.abc import Callable, Generator, Sequence
from enum import StrEnum
from typing import Any, Final

import msgspec

from .errors import MessageError
from .game import CHANCE, Game, Seat

Check = Callable[[Any, Any, Any], bool]
"""A predicate on a learner's action. Arguments: the state before it, the action, the state after it."""
LEARNER: Final = Seat(0)
"""The seat of the learner."""
OTHERWISE: Final = "otherwise"
"""The key of a stray (a wrong but legal action) that has no explanation of its own."""


def starts_with(*prefixes: str) -> Check:
    """Return a predicate that accepts actions whose text starts with one of the prefixes. For games whose actions are strings."""
    return lambda before, action, after: str(action).startswith(prefixes)


class Stray(msgspec.Struct, frozen=True):
    """A kind of wrong but legal action that has its own explanation, `lesson-<game>-stray-<key>`."""

    key: str
    when: Check
    """Returns whether an action is of this kind."""


class Reply(msgspec.Struct, frozen=True):
    """The next action of another seat or of chance."""

    action: str
    """The action in notation."""
    seat: Seat = CHANCE


class Move(msgspec.Struct, frozen=True):
    """An action that the learner is asked to make."""

    shown: str
    """An accepted action in notation. It is played for a learner who asks for a demonstration."""
    accepts: Check | None = None
    """Returns whether an action is accepted; None accepts only `shown`."""
    strays: tuple[Stray, ...] = ()
    """Kinds of wrong actions. The first that matches an action explains it; accepted actions are never strays."""
    replies: tuple[Reply, ...] = ()
    """Replies to an accepted action, in order. A state that waits for physics is simulated before the next reply."""
    advised: str = ""
    """Key of the reason (`advice-<game>-<key>`) that the client shows with `shown` to newcomers; empty for none."""

    def is_done(self, game: Game[Any, Any, Any], before: Any, action: Any, after: Any) -> bool:
        """Return whether an action is accepted."""
        if self.accepts is None:
            return game.format_action(action) == self.shown
        return self.accepts(before, action, after)


class Step(msgspec.Struct, frozen=True):
    """A start position and the moves that the learner is asked to make in it."""

    key: str
    start: Callable[[], Any]
    """Returns the start position, in which the learner may act."""
    moves: tuple[Move, ...]
    perfect: Callable[[Any], bool] | None = None
    """Returns whether the final state is perfect; None for a step that has no perfect end."""


class Lesson(msgspec.Struct, frozen=True):
    """A tutorial of a few minutes."""

    steps: tuple[Step, ...]
    minutes: int
    """Approximate duration in minutes."""
    seats: int = 1
    """Number of seats at the table; the learner has seat 0."""

    def step(self, key: str) -> Step | None:
        """Return the step with this key, or None."""
        return next((step for step in self.steps if step.key == key), None)


class Verdict(StrEnum):
    """The result of the last action in a step."""

    BEGUN = "begun"
    """No action was made yet."""
    ON = "on"
    """The action was accepted; the step has more moves."""
    DONE = "done"
    """The action was accepted and completed the step."""
    STRAYED = "strayed"
    """The action was a stray; the client must undo it."""


class Transition(msgspec.Struct, frozen=True):
    """An action in a step and the state after it."""

    seat: Seat
    action: str
    """The action in notation; empty for the start of a step."""
    state: Any
    by_physics: bool = False
    """Whether the action is the result of a simulation."""


class StepProgress(msgspec.Struct, frozen=True):
    """A learner's progress in a step."""

    verdict: Verdict
    move: int
    """Number of completed moves."""
    transitions: tuple[Transition, ...]
    """The learner's last action and the replies to it, in order; before any action, the start of the step."""
    stray: str = ""
    """The key of the stray, when the last action was one."""
    perfect: bool = False
    """Whether the step is done and its final state is perfect."""


def replay_step(game: Game[Any, Any, Any], step: Step, actions: Sequence[str]) -> Generator[Any, str, StepProgress]:
    """Replay the learner's actions in a step and return the resulting progress.

    This is a generator because rules cannot run physics: it yields each state that waits for physics, and expects the
    resulting action of chance from `send`.

    Args:
        game: the game of the lesson.
        step: the step to replay.
        actions: the learner's actions in notation, in order.

    Raises:
        NotationError: for a text that is not an action.
        IllegalAction: for an action that is not legal.
        MessageError: for an action after a stray or after the end of the step.
    """
    state = step.start()
    progress = StepProgress(Verdict.BEGUN, 0, (Transition(CHANCE, "", state),))
    for number, text in enumerate(actions):
        if progress.verdict in (Verdict.DONE, Verdict.STRAYED):
            what, where = "the step is already finished", f"actions[{number}]"
            raise MessageError(f"{what} (at {where})", what=what, where=where)
        progress = yield from _play_action(game, step, progress.move, state, text)
        state = progress.transitions[-1].state
    return progress


def _play_action(game: Game[Any, Any, Any], step: Step, index: int, state: Any, text: str) -> Generator[Any, str, StepProgress]:
    """Apply one action of the learner in the move at `index`, and the replies to it."""
    move = step.moves[index]
    action = game.parse_action(text)
    after = game.apply(state, LEARNER, action)
    transitions = [Transition(LEARNER, game.format_action(action), after)]
    done = move.is_done(game, state, action, after)
    replies = list(move.replies) if done else []
    while True:
        current = transitions[-1].state
        by_physics = game.simulated(current)
        if by_physics:
            reply = Reply((yield current))
        elif replies:
            reply = replies.pop(0)
        else:
            break
        following = game.apply(current, reply.seat, game.parse_action(reply.action))
        transitions.append(Transition(reply.seat, reply.action, following, by_physics))
    if not done:
        key = next((stray.key for stray in move.strays if stray.when(state, action, after)), OTHERWISE)
        return StepProgress(Verdict.STRAYED, index, tuple(transitions), key)
    if index + 1 < len(step.moves):
        return StepProgress(Verdict.ON, index + 1, tuple(transitions))
    perfect = step.perfect is not None and step.perfect(transitions[-1].state)
    return StepProgress(Verdict.DONE, index + 1, tuple(transitions), perfect=perfect)
