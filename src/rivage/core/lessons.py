"""Lessons: a game taught on its own board, by its own rules.

A lesson is data: steps, each a prepared position and the moves that are asked for in it. A move says what counts as done, what
else has a word of its own, and what the others and chance do next. Whatever else the rules allow is a stray: it is shown, told,
and the person is brought back to where it was done. The words are messages of the game's own catalogue, made from the keys here:

    lesson-<game>-<step>            what the step is about
    lesson-<game>-<step>-<number>   what its first, second, ... move asks for
    lesson-<game>-<step>-done       what has come of it
    lesson-<game>-<step>-almost     the same, for a step that could have ended perfectly and did not
    lesson-<game>-perfect           the last words for a person who brought such a step to its perfect end
    lesson-<game>-perfect-title     their title
    lesson-<game>-end               the last words for everybody else
    lesson-<game>-stray-<key>       what a stray did, and why it is not what was asked for
"""

from collections.abc import Callable, Generator, Sequence
from enum import StrEnum
from typing import Any, Final

import msgspec

from .errors import MessageError
from .game import CHANCE, Game, Seat

Check = Callable[[Any, Any, Any], bool]
"""Asked with the state before an action, the action, and the state right after it."""
LEARNER: Final = Seat(0)
"""Who takes a lesson sits here."""
OTHERWISE: Final = "otherwise"
"""The key of a stray that has no word of its own."""


def begins(*words: str) -> Check:
    """Asks whether an action that is its own text begins with one of these words."""
    return lambda before, action, after: str(action).startswith(words)


class Stray(msgspec.Struct, frozen=True):
    """Something that is allowed, not asked for, and worth a word."""

    key: str
    when: Check


class Reply(msgspec.Struct, frozen=True):
    """What somebody else, or chance, does next."""

    action: str
    seat: Seat = CHANCE


class Move(msgspec.Struct, frozen=True):
    """One thing that is asked for."""

    shown: str
    """An action that does it: what is played for who asks to be shown."""
    accepts: Check | None = None
    """Which actions do it; None: only the one that is shown."""
    strays: tuple[Stray, ...] = ()
    """The first that applies tells what was done instead; before all of them an action that is accepted counts as done."""
    replies: tuple[Reply, ...] = ()
    """In their order. What physics does comes by itself, before the next of them."""
    advised: str = ""
    """On a board that helps newcomers: the key of the reason (`advice-<game>-<key>`) for which it points at what is shown."""

    def is_done(self, game: Game[Any, Any, Any], before: Any, action: Any, after: Any) -> bool:
        """Whether an action does what is asked for."""
        if self.accepts is None:
            return game.format_action(action) == self.shown
        return self.accepts(before, action, after)


class Step(msgspec.Struct, frozen=True):
    """A position, and what is to be done in it."""

    key: str
    start: Callable[[], Any]
    """The state in which it begins: the learner may act."""
    moves: tuple[Move, ...]
    perfect: Callable[[Any], bool] | None = None
    """Returns whether the final state is perfect; None for a step that has no perfect end."""


class Lesson(msgspec.Struct, frozen=True):
    """A game in a few minutes."""

    steps: tuple[Step, ...]
    minutes: int
    """About how long it takes."""
    seats: int = 1
    """Who sits at the table: the learner first."""

    def step(self, key: str) -> Step | None:
        """The step of that key."""
        return next((step for step in self.steps if step.key == key), None)


class Verdict(StrEnum):
    """What has come of the last thing somebody did in a step."""

    BEGUN = "begun"
    """Nothing was done yet."""
    ON = "on"
    """What was asked for; something else is asked for now."""
    DONE = "done"
    """What was asked for, and nothing more is."""
    STRAYED = "strayed"
    """Something else: it is to be taken back."""


class Passed(msgspec.Struct, frozen=True):
    """An action and the state it led to."""

    seat: Seat
    action: str
    """Empty for the beginning of a step."""
    state: Any
    by_physics: bool = False


class Followed(msgspec.Struct, frozen=True):
    """Where somebody stands in a step."""

    verdict: Verdict
    move: int
    """How many moves are done."""
    passed: tuple[Passed, ...]
    """What the last action led to, one state after the other; the beginning, where there was none."""
    stray: str = ""
    """The key of what was done instead."""
    perfect: bool = False
    """The step is done, and its final state is perfect."""


def follow(game: Game[Any, Any, Any], step: Step, said: Sequence[str]) -> Generator[Any, str, Followed]:
    """Where somebody stands who has said all this in a step.

    A generator, since rules simulate nothing: it yields each state that waits for physics, and wants the answer as an action.

    Raises:
        NotationError: for something that is no action.
        IllegalAction: for an action that is not allowed.
        MessageError: when something was said after a stray, or after all was done.
    """
    state = step.start()
    followed = Followed(Verdict.BEGUN, 0, (Passed(CHANCE, "", state),))
    for number, text in enumerate(said):
        if followed.verdict in (Verdict.DONE, Verdict.STRAYED):
            what, where = "the step goes on no further", f"actions[{number}]"
            raise MessageError(f"{what} (at {where})", what=what, where=where)
        followed = yield from _said(game, step, followed.move, state, text)
        state = followed.passed[-1].state
    return followed


def _said(game: Game[Any, Any, Any], step: Step, at: int, state: Any, text: str) -> Generator[Any, str, Followed]:
    """What comes of one action in a move."""
    move = step.moves[at]
    action = game.parse_action(text)
    after = game.apply(state, LEARNER, action)
    passed = [Passed(LEARNER, game.format_action(action), after)]
    done = move.is_done(game, state, action, after)
    replies = list(move.replies) if done else []
    while True:
        now = passed[-1].state
        by_physics = game.simulated(now)
        if by_physics:
            reply = Reply((yield now))
        elif replies:
            reply = replies.pop(0)
        else:
            break
        state_after = game.apply(now, reply.seat, game.parse_action(reply.action))
        passed.append(Passed(reply.seat, reply.action, state_after, by_physics))
    if not done:
        key = next((stray.key for stray in move.strays if stray.when(state, action, after)), OTHERWISE)
        return Followed(Verdict.STRAYED, at, tuple(passed), key)
    if at + 1 < len(step.moves):
        return Followed(Verdict.ON, at + 1, tuple(passed))
    perfect = step.perfect is not None and step.perfect(passed[-1].state)
    return Followed(Verdict.DONE, at + 1, tuple(passed), perfect=perfect)
