"""The line before the bots: who waits, and who is next. Nothing in here knows of processes or time.

Guests are served in turn, each guest's tables in turn, and what one table asks in the order in which it came. So a guest with a
hundred tables waits for a hundred turns and makes nobody else wait for more than one. Where a game's own time runs, its
questions pass the others, but never more than a few in a row.
"""

from collections import Counter, deque
from typing import Generic, Protocol, TypeVar

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
        self._gone(waiter)
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
        self._gone(waiter)
        return waiter, turns

    def turns_of(self, guest: str) -> int:
        """How many are served until all are that this guest waits for: theirs, and of each other guest no more than as many."""
        own = self._waiting[guest]
        return sum(min(own, theirs) for theirs in self._waiting.values())

    def _gone(self, waiter: T) -> None:
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
