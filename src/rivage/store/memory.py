"""A store that forgets everything at the end: for tests and benchmarks."""

import secrets
import time
from collections import Counter
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from msgspec.structs import replace

from rivage.deals import Deal, Play, Standings
from rivage.table.errors import BadRecord, Conflict, UnknownTable
from rivage.table.log import Summary
from rivage.table.protocol import AnyEvent

from .base import Player, Stats, TableEntry
from .errors import Closed
from .player_data import Belonging, severed


class MemoryStore:
    """Events in lists. Promises what `Store` promises, save that nothing outlives the process."""

    def __init__(self) -> None:
        self.where = "memory:"
        self._logs: dict[str, list[AnyEvent]] = {}
        self._summaries: dict[str, Summary] = {}
        self._players: dict[str, Player] = {}
        self._deals: dict[str, Deal] = {}
        self._plays: dict[tuple[str, str], Play] = {}
        self._secret = secrets.token_bytes(32)
        self._revoked: dict[str, int] = {}
        self._belongings: dict[tuple[str, str, str], Belonging] = {}
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

    async def salvage(self, table: str) -> tuple[list[AnyEvent], BadRecord | None]:
        """See `Store.salvage`."""
        return await self.read(table), None

    async def due(self, until: int) -> list[tuple[str, int]]:
        """See `Store.due`."""
        await self.ping()
        found = [(table, one.due) for table, one in self._summaries.items() if one.due is not None and one.due <= until]
        return sorted(found, key=lambda one: one[1])

    async def reschedule(self, table: str, due: int | None) -> None:
        """See `Store.reschedule`."""
        self._log(table)
        self._summaries[table] = replace(self._summaries[table], due=due)

    async def untouched(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        """See `Store.untouched`."""
        await self.ping()
        last = {table: log[-1].at for table, log in self._logs.items() if log and self._summaries[table].status in statuses}
        return sorted((table for table, at in last.items() if at < before), key=lambda table: (last[table], table))[:limit]

    async def archive(self, before: int, limit: int) -> int:
        """See `Store.archive`; what lies in memory is packed by nobody."""
        await self.ping()
        return 0

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

    async def revocations(self, *, since: int = 0) -> dict[str, int]:
        """See `Store.revocations`."""
        await self.ping()
        self._revoked = {player: before for player, before in self._revoked.items() if before >= since}
        return dict(self._revoked)

    async def revoke(self, player: str, before: int) -> None:
        """See `Store.revoke`."""
        await self.ping()
        self._revoked[player] = before

    async def belongings(self, player: str, kind: str = "") -> list[Belonging]:
        """See `Store.belongings`."""
        await self.ping()
        mine = [thing for thing in self._belongings.values() if thing.player == player and kind in {"", thing.kind}]
        return sorted(mine, key=lambda thing: (thing.kind, thing.key))

    async def belonging_to(self, kind: str, key: str = "") -> list[Belonging]:
        """See `Store.belonging_to`."""
        await self.ping()
        found = [thing for thing in self._belongings.values() if thing.kind == kind and key in {"", thing.key}]
        return sorted(found, key=lambda thing: thing.player)

    async def keep(self, thing: Belonging, expected: int | None = None) -> Belonging | None:
        """See `Store.keep`."""
        await self.ping()
        place = (thing.player, thing.kind, thing.key)
        known = self._belongings.get(place)
        version = known.version if known else 0
        if expected is not None and expected != version:
            return None
        self._belongings[place] = kept = replace(thing, version=version + 1, changed=time.time_ns() // 1_000_000)
        return kept

    async def drop(self, player: str, kind: str, key: str) -> bool:
        """See `Store.drop`."""
        await self.ping()
        return self._belongings.pop((player, kind, key), None) is not None

    async def mentions(self, player: str) -> list[str]:
        """See `Store.mentions`."""
        await self.ping()
        return sorted(table for table, log in self._logs.items() if any(severed(event, player, "") is not event for event in log))

    async def sever(self, table: str, player: str, alias: str) -> None:
        """See `Store.sever`."""
        self._logs[table] = [severed(event, player, alias) for event in self._log(table)]
        summary = self._summaries[table]
        held = [one == player for one in summary.players]
        self._summaries[table] = replace(
            summary,
            players=tuple(alias if mine else one for one, mine in zip(summary.players, held, strict=True)),
            names=tuple("" if mine else one for one, mine in zip(summary.names, held, strict=True)),
        )

    async def forget(self, player: str, alias: str) -> None:
        """See `Store.forget`."""
        await self.ping()
        self._players.pop(player, None)
        self._belongings = {place: thing for place, thing in self._belongings.items() if thing.player != player}
        self._plays = {
            (play.deal, alias if play.player == player else play.player): replace(play, player=alias, name="")
            if play.player == player
            else play
            for play in self._plays.values()
        }
        self._deals = {key: replace(deal, host=alias) if deal.host == player else deal for key, deal in self._deals.items()}

    async def deal(self, deal: str) -> Deal | None:
        """See `Store.deal`."""
        await self.ping()
        return self._deals.get(deal)

    async def keep_deal(self, deal: Deal) -> Deal:
        """See `Store.keep_deal`."""
        await self.ping()
        return self._deals.setdefault(deal.id, deal)

    async def play(self, deal: str, player: str) -> Play | None:
        """See `Store.play`."""
        await self.ping()
        return self._plays.get((deal, player))

    async def begin_play(self, play: Play) -> Play:
        """See `Store.begin_play`."""
        await self.ping()
        return self._plays.setdefault((play.deal, play.player), play)

    async def finish_play(self, table: str, finished: int, score: float, detail: str) -> bool:
        """See `Store.finish_play`."""
        await self.ping()
        for key, play in self._plays.items():
            if play.table == table and play.finished is None:
                self._plays[key] = replace(play, finished=finished, score=score, detail=detail)
                return True
        return False

    async def unsettled(self) -> list[str]:
        """See `Store.unsettled`."""
        await self.ping()
        over = {table for table, summary in self._summaries.items() if summary.status == "over"}
        return [play.table for play in self._plays.values() if play.finished is None and play.table in over]

    async def standings(self, deal: str, player: str, top: int) -> Standings:
        """See `Store.standings`."""
        await self.ping()
        done = [play for play in self._plays.values() if play.deal == deal and play.finished is not None]
        done.sort(key=lambda play: (-(play.score or 0.0), play.finished or 0, play.player))
        counts = Counter(play.score or 0.0 for play in done)
        mine = self._plays.get((deal, player))
        rank = 1 + sum((play.score or 0.0) > (mine.score or 0.0) for play in done) if mine and mine.finished is not None else 0
        return Standings(tuple(sorted(counts.items(), reverse=True)), mine, rank, tuple(done[:top]))

    async def ping(self) -> None:
        """See `Store.ping`."""
        if self._closed:
            raise Closed(self.where)

    def stats(self) -> Stats:
        """See `Store.stats`."""
        return Stats()

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
