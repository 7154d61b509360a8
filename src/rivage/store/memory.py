"""A store that forgets everything at the end: for tests and benchmarks."""

import secrets
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from rivage.table.errors import Conflict, UnknownTable
from rivage.table.events import AnyEvent
from rivage.table.log import Summary

from .base import RUNNING, Player, TableEntry
from .errors import Closed


class MemoryStore:
    """Events in lists. Promises what `Store` promises, save that nothing outlives the process."""

    def __init__(self) -> None:
        self.where = "memory:"
        self._logs: dict[str, list[AnyEvent]] = {}
        self._summaries: dict[str, Summary] = {}
        self._players: dict[str, Player] = {}
        self._secret = secrets.token_bytes(32)
        self._closed = False

    async def create(self, table: str, events: Sequence[AnyEvent], summary: Summary) -> None:
        """See `Log.create`."""
        await self.ping()
        if table in self._logs:
            raise Conflict(f"table {table!r} exists already", table=table)
        self._logs[table] = list(events)
        self._summaries[table] = summary

    async def append(self, table: str, expected: int, events: Sequence[AnyEvent], summary: Summary | None = None) -> None:
        """See `Log.append`."""
        log = self._log(table)
        if len(log) != expected:
            raise Conflict(f"table {table!r} holds {len(log)} events, not {expected}", table=table)
        log.extend(events)
        if summary is not None:
            self._summaries[table] = summary

    async def read(self, table: str) -> list[AnyEvent]:
        """See `Log.read`."""
        return list(self._log(table))

    async def running(self) -> list[str]:
        """See `Store.running`."""
        await self.ping()
        return [table for table, summary in self._summaries.items() if summary.status in RUNNING]

    async def tables_of(self, player: str, limit: int) -> list[TableEntry]:
        """See `Store.tables_of`."""
        await self.ping()
        found = [
            TableEntry(table, summary.game, summary.status, summary.names, self._logs[table][-1].at if self._logs[table] else 0)
            for table, summary in self._summaries.items()
            if player and player in summary.players
        ]
        return sorted(found, key=lambda entry: (-entry.changed, entry.id))[:limit]

    async def player(self, player_id: str) -> Player | None:
        """See `Store.player`."""
        await self.ping()
        return self._players.get(player_id)

    async def save_player(self, player_id: str, name: str) -> Player:
        """See `Store.save_player`."""
        await self.ping()
        now = time.time_ns() // 1_000_000
        known = self._players.get(player_id)
        self._players[player_id] = player = Player(player_id, name, known.created if known else now, now)
        return player

    async def secret(self) -> bytes:
        """See `Store.secret`."""
        await self.ping()
        return self._secret

    async def ping(self) -> None:
        """See `Store.ping`."""
        if self._closed:
            raise Closed(self.where)

    async def close(self) -> None:
        """See `Store.close`."""
        self._closed = True

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()

    def _log(self, table: str) -> list[AnyEvent]:
        if self._closed:
            raise Closed(self.where)
        try:
            return self._logs[table]
        except KeyError:
            raise UnknownTable(table) from None
