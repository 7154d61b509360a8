"""Questions to bots, and the queue in which they wait.

The queue is a plain data structure that knows neither processes nor time. It is fair: it serves guests in turn (round robin), the
tables of each guest in turn, and the questions of one table in order. So a guest with a hundred tables delays any other guest by
only one question per round. Questions of games in real time have priority, but at most a few in a row.
"""

from collections import Counter, deque
from collections.abc import Callable
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

TimedResult = tuple[Any, float]
"""The result of a question, and the seconds it took."""


class WorkerLost(Exception):
    """A worker process died, hung or was stopped before it answered; the next question starts a new one."""


class Question(msgspec.Struct, frozen=True):
    """A question to a bot."""

    game: str
    level: str
    make_view: Callable[[], Any]
    """Returns the view of the bot's seat. Called when the question is about to be answered."""
    seed: int
    guest: str
    """The key for fairness: the player id of the host of the table, otherwise the id of the table."""
    table: str
    hurried: bool = False
    """Whether a timer of the game runs while the bot computes."""
    effort: float = 1.0
    """The part of its full thinking time that the bot may use at most."""


class AnalysisTask(msgspec.Struct, frozen=True):
    """Another computation that a worker does for people: a hint, or the explanation of a motion."""

    function: Callable[..., Any]
    """A module-level function; it is pickled by name."""
    make_args: Callable[[], tuple[Any, ...]]
    """Returns the arguments. Called when the task is about to be run."""
    guest: str
    table: str
    hurried: bool = False

    effort: ClassVar[float] = 1.0
    """Always 1: analysis tasks get the full thinking time."""


class QuestionWorker(Protocol):
    """Answers one question at a time: a local worker process or a remote worker."""

    tries: int
    """The number of attempts before a question fails because workers were lost."""

    async def answer(self, question: Question | AnalysisTask, effort: float) -> TimedResult:
        """The answer to a question, for a bot its actions.

        Raises:
            WorkerLost: when the worker was lost while computing it.
            Exception: whatever the computation raises.
        """
        ...


MAX_HURRIED_IN_ROW = 2
"""Hurried questions that are served in a row while others wait."""


class QueueItem(Protocol):
    """An item of the queue."""

    @property
    def guest(self) -> str:
        """The key for fairness: the player id of the host of the table, otherwise the id of the table."""
        ...

    @property
    def table(self) -> str:
        """The id of the table."""
        ...

    @property
    def hurried(self) -> bool:
        """Whether a timer of the game runs while the item waits."""
        ...


T = TypeVar("T", bound=QueueItem)


class BotQueue(Generic[T]):
    """A fair queue. Each item is in it at most once; items are compared by identity."""

    def __init__(self) -> None:
        self._hurried: _RoundRobin[T] = _RoundRobin()
        self._normal: _RoundRobin[T] = _RoundRobin()
        self._hurried_in_row = 0
        self._waiting: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._waiting.total()

    def add(self, item: T) -> None:
        """Append an item behind all others of the same guest, table and priority."""
        self._waiting[item.guest] += 1
        (self._hurried if item.hurried else self._normal).add(item)

    def remove(self, item: T) -> bool:
        """Remove an item. Returns False if it was not in the queue any more."""
        if not (self._hurried if item.hurried else self._normal).remove(item):
            return False
        self._count_down(item)
        return True

    def pop(self) -> tuple[T, int]:
        """Remove the next item. Returns it with the number of items (`turns_of`) that had to be served for its guest.

        Raises:
            IndexError: when the queue is empty.
        """
        if self._hurried and not (self._normal and self._hurried_in_row >= MAX_HURRIED_IN_ROW):
            self._hurried_in_row += 1
            item = self._hurried.pop()
        elif self._normal:
            self._hurried_in_row = 0
            item = self._normal.pop()
        else:
            raise IndexError("the queue is empty")
        turns = self.turns_of(item.guest)
        self._count_down(item)
        return item, turns

    def turns_of(self, guest: str) -> int:
        """The number of items served until this guest has none left: its own, and at most as many of each other guest."""
        own = self._waiting[guest]
        return sum(min(own, others) for others in self._waiting.values())

    def _count_down(self, item: T) -> None:
        self._waiting[item.guest] -= 1
        if not self._waiting[item.guest]:
            del self._waiting[item.guest]


class _RoundRobin(Generic[T]):
    """Round robin over guests and over the tables of each guest. After an item is served, its guest and table move to the end."""

    def __init__(self) -> None:
        self._guests: dict[str, dict[str, deque[T]]] = {}

    def __bool__(self) -> bool:
        return bool(self._guests)

    def add(self, item: T) -> None:
        self._guests.setdefault(item.guest, {}).setdefault(item.table, deque()).append(item)

    def remove(self, item: T) -> bool:
        tables = self._guests.get(item.guest, {})
        queue = tables.get(item.table, deque())
        if item not in queue:
            return False
        queue.remove(item)
        if not queue:
            del tables[item.table]
        if not tables:
            del self._guests[item.guest]
        return True

    def pop(self) -> T:
        guest, tables = next(iter(self._guests.items()))
        table, queue = next(iter(tables.items()))
        del self._guests[guest], tables[table]
        item = queue.popleft()
        if queue:
            tables[table] = queue
        if tables:
            self._guests[guest] = tables
        return item
