"""The services that all handlers share, and the settings."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

from rivage.deals import Dealer, Groups
from rivage.hosting import NodeTables, RelayedSession, TabConnection, Tables, TableSession
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
    """A WebSocket connection that can be closed."""

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
        """Remove a connection that has ended."""
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
    """The services of one running server."""

    store: Store
    tables: Tables
    identity: Identity
    metrics: Metrics
    dealer: Dealer
    groups: Groups
    """Groups of friends who compare their daily scores."""
    workshops: Workshops
    notifier: Notifier
    """Sends notifications of turns."""
    credentials: Credentials
    """Passkeys and recovery phrases."""
    analysis_jobs: AnalysisJobs
    """Advice and findings that bots compute for guests."""
    settings: Settings = field(default_factory=Settings)
    security: SecurityLog = field(default_factory=SecurityLog)
    """The security log, for attacks."""
    connections: ConnectionRegistry = field(default_factory=ConnectionRegistry)
    """The open WebSocket connections."""
    cluster: NodeTables | None = None
    """The tables of this node of a cluster; None for a single process."""
    on_revoked: Callable[[str, int], None] = lambda _player, _before: None
    """Called when cookies were revoked on this node: the player, and the time (Unix seconds) before which they were issued."""
    share_limit: Callable[[str, Buckets], None] = lambda _name, _buckets: None
    """Called at start for each rate limit, to share it between all nodes of a cluster."""
    work_problems: Callable[[], Sequence[str]] = lambda: ()
    """Returns warnings for the operator about bot workers; games can be played all the same."""

    @cached_property
    def creations(self) -> Buckets:
        """Rate limit of new tables per address, rematches included."""
        return Buckets(self.settings.limits.tables_burst, self.settings.limits.tables_rate)

    async def connect(self, table: str, tab: TabConnection) -> TableSession | RelayedSession:
        """Open a session of a guest at a table.

        Raises:
            UnknownTable: when there is no table of this id.
            BadRecord, StoreError, BusError: when it cannot be loaded.
        """
        return await self.tables.connect(validate_table_id(table), tab)

    async def match(self, table: str) -> Match:
        """The match at a table in its present state.

        Raises:
            UnknownTable: when there is no table of this id.
            BadRecord, StoreError: when it cannot be loaded.
        """
        return await self.tables.match(validate_table_id(table))

    async def nickname(self, player: str) -> str:
        """The last nickname of a player, or an empty string.

        Raises:
            StoreError: when the store cannot be read.
        """
        known = await self.store.player(player)
        return known.name if known else ""

    async def invitation(self, duplicate: str) -> tuple[str, str]:
        """The game of a duplicate and the nickname of its creator, which may be empty.

        Raises:
            DealError: `duplicate.unknown`.
            StoreError: when the store cannot be read.
        """
        deal = await self.dealer.get_duplicate(duplicate)
        return deal.game, await self.nickname(deal.host)

    async def save_nickname(self, player: str, table: str, seat: int | None = None) -> None:
        """Store the nickname of a player at a seat (by default their first one) of a table, as the default for the next table.

        A failure is ignored: the player has the seat all the same, and enters the name again next time.
        """
        with suppress(StoreError):  # the store has logged it
            match = await self.match(table)
            held = match.held_by(player)
            if held:
                # Seats may have been renumbered: open ones are removed when a match starts.
                name = match.seats[seat if seat is not None and seat in held else held[0]].name
                await self.store.save_player(player, name)


def validate_table_id(table: str) -> str:
    """Return `table` if it has the format of a table id.

    Raises:
        UnknownTable: when it does not.
    """
    if _ID.fullmatch(table) is None:
        raise UnknownTable(table[:40])
    return table
