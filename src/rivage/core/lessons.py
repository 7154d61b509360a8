"""Lessons: tutorials that teach a game on its own board, by its own rules.

A lesson is data: a sequence of steps, each with a start position and the moves that the learner is asked to make. A move lists
the accepted actions, the wrong actions that have their own explanation, and the replies of other seats and of chance. Any other
legal action is a *stray*: the client shows and explains its result, then undoes it.

At its end a lesson may have a *problem*: a position with a goal that the learner reaches alone, with any legal actions. Extra
steps after it teach what a first game does not need.

The texts are messages of the game's Fluent catalogue, with ids made from the keys below:

    lesson-<game>-<step>            introduction of the step
    lesson-<game>-<step>-<number>   task of its first, second, ... move
    lesson-<game>-<step>-done       result of the step
    lesson-<game>-<step>-almost     result of a step that was completed, but not perfectly
    lesson-<game>-stray-<key>       result of a stray, and why it is not the asked move
    lesson-<game>-<problem>         title of the problem
    lesson-<game>-<problem>-goal    its goal
    lesson-<game>-<problem>-missed  result of a try that misses the goal
    lesson-<game>-<problem>-hint    hint after such a try
    lesson-<game>-<problem>-done    result of a try that reaches the goal
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

    @property
    def shown(self) -> tuple[str, ...]:
        """The demonstrated actions in notation."""
        return tuple(move.shown for move in self.moves)


class Problem(msgspec.Struct, frozen=True):
    """A position with a goal, which the learner reaches alone with any legal actions."""

    key: str
    start: Callable[[], Any]
    """Returns the start position, in which the learner may act."""
    shown: tuple[str, ...]
    """Actions in notation that reach the goal. They are played for a learner who asks for a demonstration."""
    solved: Callable[[Any], bool | None]
    """Judges a state: True if the goal is reached, False if this try can no longer reach it, None while it can."""
    reply: Callable[[Any], Reply | None] = lambda state: None
    """Returns the reply of another seat or of chance in a state, or None if the learner acts. Physics needs no reply."""


class Lesson(msgspec.Struct, frozen=True):
    """A tutorial of a few minutes."""

    steps: tuple[Step, ...]
    minutes: int
    """Approximate duration in minutes, without the extra steps."""
    seats: int = 1
    """Number of seats at the table; the learner has seat 0."""
    problem: Problem | None = None
    """The problem after the steps; None for a lesson without one."""
    extras: tuple[Step, ...] = ()
    """Steps after the end of the lesson, for learners who want to know more before their first game."""

    @property
    def parts(self) -> tuple[Step | Problem, ...]:
        """The steps, the problem and the extra steps, in order."""
        return (*self.steps, *([self.problem] if self.problem else ()), *self.extras)

    def part(self, key: str) -> Step | Problem | None:
        """Return the step or problem with this key, or None."""
        return next((part for part in self.parts if part.key == key), None)

    def step(self, key: str) -> Step | None:
        """Return the step with this key, or None."""
        part = self.part(key)
        return part if isinstance(part, Step) else None


class Verdict(StrEnum):
    """The result of the last action in a step."""

    BEGUN = "begun"
    """No action was made yet."""
    ON = "on"
    """The action was accepted; the step has more moves, or the problem is not solved yet."""
    DONE = "done"
    """The action was accepted and completed the step, or solved the problem."""
    STRAYED = "strayed"
    """The action was a stray, or missed the goal of the problem; the client must undo it, or restart the problem."""


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
    """Number of completed moves; in a problem, the number of actions."""
    transitions: tuple[Transition, ...]
    """The learner's last action and the replies to it, in order; before any action, the start of the step."""
    stray: str = ""
    """The key of the stray, when the last action was one."""
    perfect: bool = False
    """Whether the step is done and its final state is perfect."""


def replay_step(game: Game[Any, Any, Any], step: Step | Problem, actions: Sequence[str]) -> Generator[Any, str, StepProgress]:
    """Replay the learner's actions in a step or problem and return the resulting progress.

    This is a generator because rules cannot run physics: it yields each state that waits for physics, and expects the
    resulting action of chance from `send`.

    Args:
        game: the game of the lesson.
        step: the step or problem to replay.
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
        if isinstance(step, Problem):
            progress = yield from _play_freely(game, step, number, state, text)
        else:
            progress = yield from _play_action(game, step, progress.move, state, text)
        state = progress.transitions[-1].state
    return progress


def _play_action(game: Game[Any, Any, Any], step: Step, index: int, state: Any, text: str) -> Generator[Any, str, StepProgress]:
    """Apply one action of the learner in the move at `index`, and the replies to it."""
    move = step.moves[index]
    action = game.parse_action(text)
    after = game.apply(state, LEARNER, action)
    done = move.is_done(game, state, action, after)
    replies = iter(move.replies if done else ())
    first = Transition(LEARNER, game.format_action(action), after)
    transitions = yield from _with_replies(game, first, lambda _: next(replies, None))
    if not done:
        key = next((stray.key for stray in move.strays if stray.when(state, action, after)), OTHERWISE)
        return StepProgress(Verdict.STRAYED, index, transitions, key)
    if index + 1 < len(step.moves):
        return StepProgress(Verdict.ON, index + 1, transitions)
    perfect = step.perfect is not None and step.perfect(transitions[-1].state)
    return StepProgress(Verdict.DONE, index + 1, transitions, perfect=perfect)


def _play_freely(
    game: Game[Any, Any, Any], problem: Problem, number: int, state: Any, text: str
) -> Generator[Any, str, StepProgress]:
    """Apply one action of the learner in a problem, and the replies to it."""
    action = game.parse_action(text)
    first = Transition(LEARNER, game.format_action(action), game.apply(state, LEARNER, action))
    transitions = yield from _with_replies(game, first, problem.reply)
    solved = problem.solved(transitions[-1].state)
    verdict = Verdict.ON if solved is None else Verdict.DONE if solved else Verdict.STRAYED
    return StepProgress(verdict, number + 1, transitions)


def _with_replies(
    game: Game[Any, Any, Any], first: Transition, reply_in: Callable[[Any], Reply | None]
) -> Generator[Any, str, tuple[Transition, ...]]:
    """Return a transition and those of the simulations and replies that follow it."""
    transitions = [first]
    while True:
        current = transitions[-1].state
        by_physics = game.simulated(current)
        reply = Reply((yield current)) if by_physics else reply_in(current)
        if reply is None:
            return tuple(transitions)
        following = game.apply(current, reply.seat, game.parse_action(reply.action))
        transitions.append(Transition(reply.seat, reply.action, following, by_physics))
