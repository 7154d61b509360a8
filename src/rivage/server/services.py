"""What every part of the edge shares: the settings, and the services opened at start."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

from rivage.deals import Dealer
from rivage.hosting import Guest, NodeTables, RelayedSession, Tables, TableSession
from rivage.store import Store, StoreError
from rivage.table import Match
from rivage.table.errors import UnknownTable

from .account import Credentials
from .compute.analysis_jobs import AnalysisJobs
from .compute.workshops import Workshops
from .guard import SecurityLog
from .identity import Identity
from .limits import Buckets
from .metrics import Metrics
from .notify import Notifier
from .settings import Settings

_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class Closable(Protocol):
    """A connection to a browser."""

    def close(self, code: int, reason: str) -> None:
        """Close it with a WebSocket close code."""
        ...


class ConnectionRegistry:
    """The open WebSocket connections of every player."""

    def __init__(self) -> None:
        self._connections: dict[str, set[Closable]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._connections.values()))

    def add(self, player: str, connection: Closable) -> None:
        """Register a connection."""
        self._connections.setdefault(player, set()).add(connection)

    def remove(self, player: str, connection: Closable) -> None:
        """Forget a connection that has ended."""
        connections = self._connections[player]
        connections.discard(connection)
        if not connections:
            del self._connections[player]

    def close_all(self, player: str, code: int, reason: str) -> None:
        """Close every connection of a player. Each is removed when it has ended."""
        for connection in tuple(self._connections.get(player, ())):
            connection.close(code, reason)


@dataclass(frozen=True)
class Services:
    """One running server."""

    store: Store
    tables: Tables
    identity: Identity
    metrics: Metrics
    dealer: Dealer
    workshops: Workshops
    notifier: Notifier
    """Sends notifications of turns."""
    credentials: Credentials
    """Passkeys and recovery phrases."""
    analysis_jobs: AnalysisJobs
    """Advice and findings that bots compute for guests."""
    settings: Settings = field(default_factory=Settings)
    security: SecurityLog = field(default_factory=SecurityLog)
    """Where attacks are logged."""
    connections: ConnectionRegistry = field(default_factory=ConnectionRegistry)
    """The open WebSockets."""
    cluster: NodeTables | None = None
    """The tables as a node of a cluster hosts them; None where one process hosts all."""
    on_revoked: Callable[[str, int], None] = lambda _player, _before: None
    """Called with a player whose cookies were revoked on this node, and the time before which they were given."""
    share_limit: Callable[[str, Buckets], None] = lambda _name, _buckets: None
    """Called with each rate limit that all nodes share."""
    work_problems: Callable[[], Sequence[str]] = lambda: ()
    """Sentences for the host about what is wrong while people can play."""

    @cached_property
    def creations(self) -> Buckets:
        """Rate limit of new tables per address, rematches included."""
        return Buckets(self.settings.limits.tables_burst, self.settings.limits.tables_rate)

    async def visit(self, table: str, guest: Guest) -> TableSession | RelayedSession:
        """Open a tab at the table of that id.

        Raises:
            UnknownTable: when there is none.
            BadRecord, StoreError, BusError: when it cannot be had.
        """
        return await self.tables.visit(validate_table_id(table), guest)

    async def match(self, table: str) -> Match:
        """The match at the table of that id, as it stands.

        Raises:
            UnknownTable: when there is none.
            BadRecord, StoreError: when it cannot be loaded.
        """
        return await self.tables.match(validate_table_id(table))

    async def nickname(self, player: str) -> str:
        """The last nickname of a player; empty for who had none.

        Raises:
            StoreError: when the store cannot be read.
        """
        known = await self.store.player(player)
        return known.name if known else ""

    async def invitation(self, duplicate: str) -> tuple[str, str]:
        """The game of a duplicate, and the name of who made it; empty for who had none.

        Raises:
            DealError: `duplicate.unknown`.
            StoreError: when the store cannot be read.
        """
        deal = await self.dealer.known(duplicate)
        return deal.game, await self.nickname(deal.host)

    async def remember(self, player: str, table: str, seat: int | None = None) -> None:
        """Keep the nickname a player has at a seat of a table, by default the first they hold, for the next time.

        A failure is ignored: the player has taken the seat all the same, and the client asks for the name again.
        """
        with suppress(StoreError):  # the store has logged it
            match = await self.match(table)
            held = match.held_by(player)
            if held:
                # Seats may have other numbers by now: open ones are removed when a match starts.
                name = match.seats[seat if seat is not None and seat in held else held[0]].name
                await self.store.save_player(player, name)


def validate_table_id(table: str) -> str:
    """The id of a table, if it can be one.

    Raises:
        UnknownTable: when it cannot.
    """
    if _ID.fullmatch(table) is None:
        raise UnknownTable(table[:40])
    return table
