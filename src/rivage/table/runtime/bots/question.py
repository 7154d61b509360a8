"""What is asked where bots think: what a bot does, or something people want to know."""

from collections.abc import Callable
from typing import Any, ClassVar, Protocol

import msgspec

Thought = tuple[Any, float]
"""What came of it, and the seconds it took."""


class WorkerLost(Exception):
    """A worker died, hung or was let go before it had answered; the next question gets a fresh one."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked, and for whom."""

    game: str
    level: str
    see: Callable[[], Any]
    """Makes the view of the bot's seat, when its turn to think has come."""
    seed: int
    guest: str
    """Whose turn in the line it uses: who laid the table, else the table's id."""
    table: str
    hurried: bool = False
    """Whether the game's own time runs meanwhile."""
    effort: float = 1.0
    """The part of its full time that it may be given at most."""


class Study(msgspec.Struct, frozen=True):
    """Something else that is thought about there, for people: what a bot would do in their place, what a motion came to."""

    function: Callable[..., Any]
    """Found by its name in the process."""
    see: Callable[[], tuple[Any, ...]]
    """Makes its arguments, when its turn has come."""
    guest: str
    table: str
    hurried: bool = False

    effort: ClassVar[float] = 1.0
    """It is given all its time."""


class Thinker(Protocol):
    """Where one thing at a time is thought about: a process, here or elsewhere."""

    tries: int
    """How often a question may lose it."""

    async def answer(self, asked: Question | Study, effort: float) -> Thought:
        """What comes of a question: of one for a bot, its actions.

        Raises:
            WorkerLost: when the worker was lost over it.
            Exception: whatever goes wrong in there.
        """
        ...
