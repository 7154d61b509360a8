"""Questions to bots: what is asked where bots think, and the queue in which questions wait.

The queue knows nothing of processes or time. Guests are served in turn, each guest's tables in turn, and the questions of one
table in the order in which they came. So a guest with a hundred tables waits for a hundred turns and makes nobody else wait for
more than one. Where a game's own time runs, its questions pass the others, but never more than a few in a row.
"""

from collections import Counter, deque
from collections.abc import Callable
from typing import Any, ClassVar, Generic, Protocol, TypeVar

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


MAX_PASSED = 2
"""Hurried questions served in a row while others wait."""


class Waiter(Protocol):
    """Who waits for a bot."""

    @property
    def guest(self) -> str:
        """Whose turn is used: the person who laid the table, else the table."""
        ...

    @property
    def table(self) -> str:
        """The table."""
        ...

    @property
    def hurried(self) -> bool:
        """Whether time runs that waits for nobody."""
        ...


T = TypeVar("T", bound=Waiter)


class BotQueue(Generic[T]):
    """Everybody who waits. Each is in it at most once, and told apart by identity."""

    def __init__(self) -> None:
        self._hurried: _Ring[T] = _Ring()
        self._calm: _Ring[T] = _Ring()
        self._passed = 0
        self._waiting: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._waiting.total()

    def add(self, waiter: T) -> None:
        """Somebody comes, and stands behind all others of the same kind."""
        self._waiting[waiter.guest] += 1
        (self._hurried if waiter.hurried else self._calm).add(waiter)

    def remove(self, waiter: T) -> bool:
        """Somebody goes away. False when they did not wait any more."""
        if not (self._hurried if waiter.hurried else self._calm).remove(waiter):
            return False
        self._count_down(waiter)
        return True

    def pop(self) -> tuple[T, int]:
        """Who is next, and waits no longer; and how many turns their guest was waiting for, this one included.

        Raises:
            IndexError: when nobody waits.
        """
        if self._hurried and not (self._calm and self._passed >= MAX_PASSED):
            self._passed += 1
            waiter = self._hurried.pop()
        elif self._calm:
            self._passed = 0
            waiter = self._calm.pop()
        else:
            raise IndexError("nobody waits")
        turns = self.turns_of(waiter.guest)
        self._count_down(waiter)
        return waiter, turns

    def turns_of(self, guest: str) -> int:
        """How many are served until all are that this guest waits for: theirs, and of each other guest no more than as many."""
        own = self._waiting[guest]
        return sum(min(own, theirs) for theirs in self._waiting.values())

    def _count_down(self, waiter: T) -> None:
        self._waiting[waiter.guest] -= 1
        if not self._waiting[waiter.guest]:
            del self._waiting[waiter.guest]


class _Ring(Generic[T]):
    """Guests in turn, their tables in turn. What was served goes to the end, so the first is always the next."""

    def __init__(self) -> None:
        self._guests: dict[str, dict[str, deque[T]]] = {}

    def __bool__(self) -> bool:
        return bool(self._guests)

    def add(self, waiter: T) -> None:
        self._guests.setdefault(waiter.guest, {}).setdefault(waiter.table, deque()).append(waiter)

    def remove(self, waiter: T) -> bool:
        tables = self._guests.get(waiter.guest, {})
        line = tables.get(waiter.table, deque())
        if waiter not in line:
            return False
        line.remove(waiter)
        if not line:
            del tables[waiter.table]
        if not tables:
            del self._guests[waiter.guest]
        return True

    def pop(self) -> T:
        guest, tables = next(iter(self._guests.items()))
        table, line = next(iter(tables.items()))
        del self._guests[guest], tables[table]
        waiter = line.popleft()
        if line:
            tables[table] = line
        if tables:
            self._guests[guest] = tables
        return waiter
