"""The part of the store that tables, and the processes that host them, use: the log of each table."""

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


FIRST_FENCE = 1
"""The fencing token of a table that a node creates."""


class Owner(msgspec.Struct, frozen=True):
    """The node that owns a table, where several nodes share a database."""

    node: str
    """Empty when no node ever did."""
    fence: int
    """The fencing token: how often the owner has changed. The owner names it with every append."""


class Log(Protocol):
    """An append-only list of events for each table. Every method may raise StoreError."""

    async def create(self, table: str, events: Sequence[AnyEvent], summary: Summary) -> None:
        """Create a table; returns when it is durable.

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

    async def find_due(self, until: int) -> list[tuple[str, int]]:
        """The ids of the tables that must be woken until then (`Summary.due`), and when; the earliest first."""
        ...

    async def set_due(self, table: str, due: int | None) -> None:
        """Set when a table must be woken, or that it need not be; returns when it is durable."""
        ...

    async def find_inactive(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        """At most `limit` ids of tables in one of these statuses whose last event was before then, the oldest first."""
        ...

    async def anonymise_player(self, table: str, player: str, alias: str) -> None:
        """Replace a player by an alias without a name in the log of a table. Nothing else of it changes."""
        ...
