"""The part of the store that tables, and the processes that host them, use: the log of each table."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from rivage.core import Outcome, Seat

from .match import Occupant
from .protocol import AnyEvent


class TableSummary(msgspec.Struct, frozen=True, gc=False):
    """A table in a list. The index beside the log has the first four fields, so that it needs no fold; the others need the match.

    Nothing of the others changes with a word that is still hidden.
    """

    game: str
    status: str
    seats: tuple[Occupant, ...]
    """In the index only player and name."""
    due: int | None = None
    """When the table must be woken though nobody comes (`decide.next_due`); 0 at once, None never."""
    changed: int = 0
    """When the last thing happened that everybody may know; read from the index, when the last event happened."""
    host: str = ""
    """The player who created the table."""
    to_act: frozenset[Seat] = frozenset()
    points: tuple[float, ...] = ()
    """What each seat has by what everybody may know; nothing before the match begins, and where no points are counted."""
    outcome: Outcome | None = None
    deal: str = ""
    """The deal that is played there; empty for a table that is no deal's."""

    @property
    def names(self) -> tuple[str, ...]:
        """The name at each seat; empty for bots and open seats."""
        return tuple(seat.name for seat in self.seats)

    @property
    def inviter(self) -> str:
        """The name of the host; empty when the host has no seat."""
        return next((seat.name for seat in self.seats if seat.player == self.host and self.host), "")

    def awaits(self, player: str) -> bool:
        """Whether a seat of that player may act."""
        return any(seat >= 0 and self.seats[seat].player == player for seat in self.to_act)


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

    async def create(self, table: str, events: Sequence[AnyEvent], summary: TableSummary) -> None:
        """Create a table; returns when it is durable.

        Raises:
            Conflict: when the table exists.
        """
        ...

    async def append(self, table: str, expected: int, events: Sequence[AnyEvent], summary: TableSummary | None = None) -> None:
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
        """The ids of the tables that must be woken until then (`TableSummary.due`), and when; the earliest first."""
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
