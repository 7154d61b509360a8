"""Where the events of a table are kept: the one thing a table asks of a store."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from .words import AnyEvent


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
        """
        ...
