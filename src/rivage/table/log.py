"""The part of the store that tables and the processes hosting them use: the event log of each table."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from rivage.core import Outcome, Seat

from .match import Occupant, PlayerResult
from .protocol import AnyEvent, TableOptions


class TableSummary(msgspec.Struct, frozen=True, gc=False):
    """A table in a list.

    The index beside the log stores the first four fields and the results, so that a list needs no replay; the other fields need
    the match. The fields that need the match do not depend on actions of a round that is not revealed yet.
    """

    game: str
    status: str
    seats: tuple[Occupant, ...]
    """The occupants of the seats; in the index only their player id and name."""
    due: int | None = None
    """The time at which the table must be woken even if nobody connects (`decide.next_due`), in milliseconds since 1970; 0: now,
    None: never."""
    changed: int = 0
    """The time of the last publicly visible event; if read from the index, the time of the last event."""
    host: str = ""
    """The player id of the host."""
    to_act: frozenset[Seat] = frozenset()
    points: tuple[float, ...] = ()
    """The points of each seat that are public; empty before the match starts and in games without points."""
    outcome: Outcome | None = None
    deal: str = ""
    """The id of the deal that is played; empty if the table plays none."""
    results: tuple[PlayerResult, ...] = ()
    """The results of the players for their statistics. Only written to the index, never read from there."""
    options: TableOptions = TableOptions()

    @property
    def names(self) -> tuple[str, ...]:
        """The name of the player at each seat; empty for bots and open seats."""
        return tuple(seat.name for seat in self.seats)

    @property
    def inviter(self) -> str:
        """The name of the host; empty if the host has no seat."""
        return next((seat.name for seat in self.seats if seat.player == self.host and self.host), "")

    def awaits(self, player: str) -> bool:
        """Whether a seat of that player may act now."""
        return any(seat >= 0 and self.seats[seat].player == player for seat in self.to_act)


FIRST_FENCE = 1
"""The fencing token of a table right after a node has created it."""


class Owner(msgspec.Struct, frozen=True):
    """The node that owns a table, where several nodes share a database."""

    node: str
    """The id of the node; empty if the table never had an owner."""
    fence: int
    """The fencing token, which increases with each change of owner. The owner passes it with every append."""


class Log(Protocol):
    """An append-only list of events for each table. Every method may raise StoreError."""

    async def create(self, table: str, events: Sequence[AnyEvent], summary: TableSummary) -> None:
        """Create a table; returns when its events are durable.

        Raises:
            Conflict: when the table exists already.
        """
        ...

    async def append(self, table: str, expected: int, events: Sequence[AnyEvent], summary: TableSummary | None = None) -> None:
        """Append events to a log of exactly `expected` events; returns when they are durable. A summary replaces the old one.

        Raises:
            Conflict: when the log does not hold exactly `expected` events; nothing is written.
            UnknownTable: when there is no such table.
            StoreError: when the store cannot write; nothing is written.
        """
        ...

    async def read(self, table: str) -> list[AnyEvent]:
        """All events of a table, in order.

        Raises:
            UnknownTable: when there is no such table.
            BadRecord: when the stored events cannot be read (`record.unsound`).
        """
        ...

    async def find_due(self, until: int) -> list[tuple[str, int]]:
        """The ids of the tables that must be woken before or at `until`, with their `TableSummary.due`; earliest first."""
        ...

    async def set_due(self, table: str, due: int | None) -> None:
        """Set the time at which a table must be woken, or None for never. Returns when this is durable."""
        ...

    async def find_inactive(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        """At most `limit` ids of tables in one of these statuses whose last event happened before `before`; oldest first."""
        ...

    async def anonymise_player(self, table: str, player: str, alias: str) -> None:
        """Replace a player by an alias without a name in the log of a table. Everything else in the log stays the same."""
        ...
