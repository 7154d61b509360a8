"""Where the events of a table are kept: the one thing a table asks of a store."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from .protocol import AnyEvent


class Summary(msgspec.Struct, frozen=True):
    """What lists of tables show, kept beside the log so that no list needs a fold."""

    game: str
    status: str
    players: tuple[str, ...]
    """Player id of each seat; empty for open seats and bots."""
    names: tuple[str, ...]
    due: int | None = None
    """When the table must be woken though nobody comes (`decide.next_due`); 0 at once, None never."""


class Log(Protocol):
    """An append-only list of events for each table."""

    async def create(self, table: str, events: Sequence[AnyEvent], summary: Summary) -> None:
        """Begin a table; returns when it is durable.

        Raises:
            Conflict: when the table exists.
        """
        ...

    async def append(self, table: str, expected: int, events: Sequence[AnyEvent], summary: Summary | None = None) -> None:
        """Add events after the first `expected` ones; returns when they are durable. A summary, when given, replaces the old one.

        Raises:
            Conflict: when the table does not hold exactly `expected` events; nothing is written.
            UnknownTable: when there is no such table.
            StoreError: when the store cannot write; nothing is written.
        """
        ...

    async def read(self, table: str) -> list[AnyEvent]:
        """Every event of a table, in order.

        Raises:
            UnknownTable: when there is no such table.
            BadRecord: when what is stored of it cannot be read (`record.unsound`).
        """
        ...


class Keeping(msgspec.Struct, frozen=True):
    """Which of several nodes keeps a table."""

    keeper: str
    """The node; empty when none ever did."""
    fence: int
    """How often that has changed: what the keeper names with every append."""


class SharedLog(Log, Protocol):
    """A log to which several nodes write, each to the tables it keeps."""

    async def create_kept(self, table: str, events: Sequence[AnyEvent], summary: Summary, keeper: str) -> int:
        """Begin a table that `keeper` keeps; returns its fence when it is durable.

        Raises:
            Conflict: when the table exists.
        """
        ...

    async def append_kept(
        self, table: str, expected: int, events: Sequence[AnyEvent], summary: Summary | None, fence: int
    ) -> None:
        """As `append`, by who keeps the table.

        Raises:
            Fenced: when another node keeps it since; nothing is written.
            Conflict, UnknownTable, StoreError: as `append`.
        """
        ...

    async def keeping(self, table: str) -> Keeping:
        """Who keeps a table.

        Raises:
            UnknownTable: when there is no such table.
        """
        ...

    async def take_over(self, table: str, keeper: str, seen: int) -> int:
        """Make `keeper` the one who keeps a table, if its fence is still `seen`; returns the new one when it is durable.

        From then on no append of who kept it before is taken. So the log is read after this, not before.

        Raises:
            Fenced: when somebody was quicker, or is just writing to it.
        """
        ...

    async def orphans(self, keeper: str) -> list[str]:
        """The tables that a node kept and that must be woken though nobody comes."""
        ...

    async def due_and_kept(self, until: int) -> list[tuple[str, int, str]]:
        """The tables that must be woken until then, when, and who keeps them; the earliest first."""
        ...
