"""The store: the logs of all tables and all other persistent data. The same SQL runs on SQLite and PostgreSQL."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec
from sqlalchemy import Connection, Engine

from rivage.deals import BotPlay, DayPlay, Deal, Group, Member, MemberPlay, Play, Standings
from rivage.players import Best, Crown, Cursor, FinishedDaily, GameFilter, Place, ResultCount
from rivage.table.errors import BadRecord, UnknownTable
from rivage.table.log import Owner, TableSummary
from rivage.table.match import PlayerResult
from rivage.table.protocol import AnyEvent

from . import daily, player_data, player_results, queries
from .archive import ReadLog, find_packable, has_archive, pack_logs, read_intact_log, read_log
from .batch import Append
from .engines import READERS
from .errors import Broken, FailureLog, ReadOnly, Slow, StoreClosed, to_store_error
from .player_data import Belonging, Expiring, Player, Quota
from .readiness import FileCheck, Probe
from .writer import Call, Writer
from .writer_lock import Claim

T = TypeVar("T")

_PACK_BATCH = 20
"""Logs that are packed in one transaction. Small, so that it blocks other writes for a few milliseconds only."""


class Stats(msgspec.Struct, frozen=True):
    """Statistics for the operator."""

    failures: dict[str, int] = {}
    """The number of failures since the store was opened, by error code."""
    waiting: int = 0
    """Number of pending writes: accepted but not yet durable."""
    oldest: float = 0.0
    """Seconds since the oldest pending write was accepted."""


class Store:
    """An open database: the logs of tables, deals and plays, players and their belongings.

    Create it with `open_store` or `open_shared`. It belongs to one event loop. Every method may raise StoreError. Every method
    that writes returns when the write is durable.
    """

    def __init__(
        self,
        where: str,
        reader: Engine,
        writer: Engine | None,
        claim: Claim | None,
        file: FileCheck | None = None,
        *,
        shared: bool = False,
    ) -> None:
        """Open the store on existing engines.

        Args:
            where: the file, or the URL without its password, for messages.
            reader: the engine for reads.
            writer: the engine for writes; None for a read-only store.
            claim: the right to write, released by `close`.
            file: checks the database file, if it is one.
            shared: whether other nodes write to the database too.
        """
        self.where = where
        """The file, or the URL without its password, for messages."""
        self.alone = claim is not None and claim.alone
        """Whether no other process had the database open when we opened it."""
        self.time_append: Callable[[int], AbstractContextManager[None]] = _untimed
        """Returns a context for each append, given the number of its events. The server measures durations with it."""
        self._reading = reader
        self._writing = writer
        self._claim = claim
        self._file = file
        self._failures = FailureLog()
        self._writer = Writer(writer, where, self._failures, claim) if writer is not None else None
        self._probe = Probe(self._check, where)
        self._probe_key = f"{queries.PROBE}:{secrets.token_hex(8)}" if shared else queries.PROBE
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="rivage-reader")
        self._closed = False
        self._archived = True if writer is not None else None
        """Whether the archive table exists: always true when writing, unknown before the first read of a read-only store."""

    # The logs of tables; see `rivage.table.log.Log`.

    async def create(self, table: str, events: Sequence[AnyEvent], summary: TableSummary, *, owner: str = "") -> None:
        """See `Log.create`. The table belongs to the node `owner`, with the fencing token `FIRST_FENCE`."""
        await self._write(Append(table, None, events, summary, owner=owner))

    async def append(
        self,
        table: str,
        expected: int,
        events: Sequence[AnyEvent],
        summary: TableSummary | None = None,
        *,
        fence: int | None = None,
    ) -> None:
        """See `Log.append`.

        Raises:
            Fenced: when the fencing token of the table is no longer `fence`; nothing is written.
        """
        with self.time_append(len(events)):
            await self._write(Append(table, expected, events, summary, fence=fence))

    async def read(self, table: str) -> list[AnyEvent]:
        """See `Log.read`."""
        return await self._read_log(table, read_log)

    async def read_intact(self, table: str) -> tuple[list[AnyEvent], BadRecord | None]:
        """The events of a table up to the first damaged one, and its error (None when the log is intact).

        Raises:
            UnknownTable: when there is no such table.
        """
        return await self._read_log(table, read_intact_log)

    async def find_due(self, until: int, *, not_owned_by: Sequence[str] = ()) -> list[tuple[str, int]]:
        """See `Log.find_due`. Leaves out the tables of the nodes `not_owned_by`."""
        return await self._read(lambda connection: queries.find_due(connection, until, not_owned_by))

    async def set_due(self, table: str, due: int | None) -> None:
        """See `Log.set_due`."""
        await self._call(lambda connection: queries.set_due(connection, table, due), table)

    async def find_inactive(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        """See `Log.find_inactive`."""
        return await self._read(lambda connection: queries.find_inactive(connection, statuses, before, limit))

    async def anonymise_player(self, table: str, player: str, alias: str) -> None:
        """See `Log.anonymise_player`."""
        await self._call(lambda connection: player_data.anonymise_player(connection, table, player, alias), table)

    async def archive(self, before: int, limit: int) -> int:
        """Pack the logs of at most `limit` finished matches whose last event was before a time. Returns their number.

        A packed log takes less space, and is read and appended to like any other.
        """
        names = await self._read(lambda connection: find_packable(connection, before, limit))
        count = 0
        for start in range(0, len(names), _PACK_BATCH):
            batch = names[start : start + _PACK_BATCH]
            count += await self._call(lambda connection, batch=batch: pack_logs(connection, batch, before), *batch)  # type: ignore[misc]
        return count

    async def tables_of(self, player: str, limit: int) -> dict[str, TableSummary]:
        """At most `limit` tables where `player` has a seat, by id, ordered by their last event (newest first)."""
        return await self._read(lambda connection: queries.tables_of(connection, player, limit)) if player else {}

    async def summaries(self, names: Sequence[str]) -> dict[str, TableSummary]:
        """The summaries of those of some tables that exist, by id."""
        return await self._read(lambda connection: queries.summaries(connection, names)) if names else {}

    # Ownership of tables in a cluster.

    async def owner(self, table: str) -> Owner:
        """The node that owns a table.

        Raises:
            UnknownTable: when there is no such table.
        """
        return await self._read(lambda connection: queries.find_owner(connection, table))

    async def take_over(self, table: str, node: str, seen: int) -> int:
        """Make `node` the owner of a table if its fencing token is still `seen`. Returns the new token.

        From then on no append of the previous owner is accepted. Read the log after this call, not before.

        Raises:
            Fenced: when another node took the table first, or the owner is writing at this moment.
        """
        fence: int = await self._call(lambda connection: queries.take_over(connection, table, node, seen), table)
        return fence

    async def find_scheduled(self, node: str) -> list[str]:
        """The tables of a node that have a due time."""
        return await self._read(lambda connection: queries.find_scheduled(connection, node))

    async def join_cluster(self, name: str) -> str:
        """Record that this database belongs to the cluster `name`, unless it belongs to one already. Returns its cluster."""
        found: str = await self._call(lambda connection: queries.join_cluster(connection, name))
        return found

    # Players and their belongings.

    async def player(self, player_id: str) -> Player | None:
        """The player with that id, or None."""
        return await self._read(lambda connection: player_data.find_player(connection, player_id))

    async def save_player(self, player_id: str, name: str) -> Player:
        """Create or update a player: the name, and the current time as last seen."""
        saved: Player = await self._call(lambda connection: player_data.save_player(connection, player_id, name))
        return saved

    async def belongings(self, player: str, kind: str = "") -> list[Belonging]:
        """The belongings of a player, of one kind or of all, ordered by kind and key."""
        return await self._read(lambda connection: player_data.belongings(connection, player, kind))

    async def find_belongings(self, kind: str, key: str = "") -> list[Belonging]:
        """The belongings of all players of one kind, and with one key if it is given."""
        return await self._read(lambda connection: player_data.find_belongings(connection, kind, key))

    async def save_belonging(
        self, belonging: Belonging, expected: int | None = None, *, quota: Quota | None = None
    ) -> Belonging | None:
        """Create or update a belonging. Returns it with its new version.

        With `expected`, writes only if that is its current version (0: it does not exist), and otherwise returns None.

        Raises:
            QuotaExceeded: when the player would have more of this kind than the quota allows.
        """
        saved: Belonging | None = await self._call(
            lambda connection: player_data.save_belonging(connection, belonging, expected, quota)
        )
        return saved

    async def delete_expired(self, expiring: Expiring, before: int, limit: int) -> int:
        """Delete the expired belongings of at most `limit` players who were inactive since `before`. Returns the number."""
        owners = await self._read(lambda connection: player_data.find_inactive_owners(connection, expiring, before, limit))
        if not owners:
            return 0
        count: int = await self._call(lambda connection: player_data.delete_expired(connection, expiring, before, owners))
        return count

    async def delete_belonging(self, player: str, kind: str, key: str) -> bool:
        """Delete a belonging. Returns whether it existed."""
        found: bool = await self._call(lambda connection: player_data.delete_belonging(connection, player, kind, key))
        return found

    async def find_mentions(self, player: str) -> list[str]:
        """The ids of all tables whose logs mention a player, including former seats."""
        return await self._read(lambda connection: player_data.find_mentions(connection, player))

    async def delete_player(self, player: str, alias: str) -> None:
        """Delete a player's name and belongings. Deals and plays stay, under the alias and without a name. Logs do not change."""
        await self._call(lambda connection: player_data.delete_player(connection, player, alias))

    async def start_erasure(self, player: str, alias: str, before: int) -> str:
        """Start to erase a player: revoke all cookies issued before `before` (Unix seconds), which is far in the future.

        After this returns, any write of any node that mentions the player raises `PlayerErased`. Returns the alias that replaces
        the player: the given one, or that of an erasure that was started before.
        """
        found: str = await self._call(lambda connection: player_data.start_erasure(connection, player, alias, before))
        await self._call(lambda connection: player_data.wait_for_mentions(connection, player))
        return found

    async def erasures(self) -> dict[str, str]:
        """The players whose erasure is not finished, with their aliases."""
        return await self._read(player_data.erasures)

    async def end_erasure(self, player: str) -> None:
        """Record that the erasure of a player is finished. Only the revocation of the cookies remains."""
        await self._call(lambda connection: player_data.end_erasure(connection, player))

    # Cookies.

    async def secret(self) -> bytes:
        """The 32-byte key that signs cookies. Created by the first call."""
        key: bytes = await self._call(queries.secret)
        return key

    async def revocations(self, *, since: int = 0) -> dict[str, int]:
        """For each player with revoked cookies: cookies issued before this time (Unix seconds) are revoked.

        Deletes revocations from before `since`.
        """
        found = await self._read(queries.revocations)
        old = [player for player, before in found.items() if before < since]
        if old:
            await self._call(lambda connection: queries.delete_revocations(connection, old))
        return {player: before for player, before in found.items() if before >= since}

    async def revoke(self, player: str, before: int) -> None:
        """Revoke the cookies issued to a player before a time (Unix seconds)."""
        await self._call(lambda connection: queries.revoke(connection, player, before))

    # Deals and plays; see `rivage.deals.DealStore`.

    async def deal(self, deal: str) -> Deal | None:
        """See `DealStore.deal`."""
        return await self._read(lambda connection: queries.find_deal(connection, deal))

    async def save_deal(self, deal: Deal) -> Deal:
        """See `DealStore.save_deal`."""

        def work(connection: Connection) -> Deal:
            player_data.refuse_erased(connection, deal.host)
            return queries.save_deal(connection, deal)

        saved: Deal = await self._call(work)
        return saved

    async def play(self, deal: str, player: str) -> Play | None:
        """See `DealStore.play`."""
        return await self._read(lambda connection: queries.find_play(connection, deal, player))

    async def start_play(self, play: Play) -> Play:
        """See `DealStore.start_play`."""

        def work(connection: Connection) -> Play:
            player_data.refuse_erased(connection, play.player)
            return queries.start_play(connection, play)

        saved: Play = await self._call(work)
        return saved

    async def finish_play(self, table: str, finished: int, score: float, detail: str) -> bool:
        """See `DealStore.finish_play`."""
        new: bool = await self._call(lambda connection: queries.finish_play(connection, table, finished, score, detail))
        return new

    async def restart_play(self, play: Play, previous: str) -> Play:
        """See `DealStore.restart_play`."""

        def work(connection: Connection) -> Play:
            player_data.refuse_erased(connection, play.player)
            return daily.restart_play(connection, play, previous)

        saved: Play = await self._call(work)
        return saved

    async def bot_plays(self, deal: str) -> list[BotPlay]:
        """See `DealStore.bot_plays`."""
        return await self._read(lambda connection: daily.bot_plays(connection, deal))

    async def save_bot_play(self, play: BotPlay) -> None:
        """See `DealStore.save_bot_play`."""
        await self._call(lambda connection: daily.save_bot_play(connection, play))

    async def first_day(self, game: str) -> str | None:
        """See `DealStore.first_day`."""
        return await self._read(lambda connection: daily.first_day(connection, game))

    async def day_plays(self, game: str, player: str) -> list[DayPlay]:
        """See `DealStore.day_plays`."""
        return await self._read(lambda connection: daily.day_plays(connection, game, player))

    async def find_missing_results(self) -> list[str]:
        """See `DealStore.find_missing_results`."""
        return await self._read(queries.find_missing_results)

    async def standings(self, deal: str, player: str, top: int) -> Standings:
        """See `DealStore.standings`."""
        return await self._read(lambda connection: queries.standings(connection, deal, player, top))

    # Groups of friends; see `rivage.deals.GroupStore`.

    async def create_group(self, group: Group, name: str) -> None:
        """See `GroupStore.create_group`."""

        def work(connection: Connection) -> None:
            player_data.refuse_erased(connection, group.host)
            daily.create_group(connection, group, name)

        await self._call(work)

    async def find_group(self, group: str) -> tuple[Group, list[Member]] | None:
        """See `GroupStore.find_group`."""
        return await self._read(lambda connection: daily.find_group(connection, group))

    async def groups_of(self, player: str) -> list[Group]:
        """See `GroupStore.groups_of`."""
        return await self._read(lambda connection: daily.groups_of(connection, player))

    async def join_group(self, group: str, player: str, name: str, now: int) -> None:
        """See `GroupStore.join_group`."""

        def work(connection: Connection) -> None:
            player_data.refuse_erased(connection, player)
            daily.join_group(connection, group, player, name, now)

        await self._call(work)

    async def leave_group(self, group: str, player: str) -> bool:
        """See `GroupStore.leave_group`."""
        left: bool = await self._call(lambda connection: daily.leave_group(connection, group, player))
        return left

    async def remove_member(self, group: str, player: str) -> bool:
        """See `GroupStore.remove_member`."""
        removed: bool = await self._call(lambda connection: daily.remove_member(connection, group, player))
        return removed

    async def rename_group(self, group: str, title: str) -> None:
        """See `GroupStore.rename_group`."""
        await self._call(lambda connection: daily.rename_group(connection, group, title))

    async def member_plays(self, deals: Sequence[str], players: Sequence[str]) -> list[MemberPlay]:
        """See `GroupStore.member_plays`."""
        return await self._read(lambda connection: daily.member_plays(connection, deals, players))

    # Results of players.

    async def count_results(self, player: str) -> list[ResultCount]:
        """The number of matches of a player by game, opponents, level of the bots and result."""
        return await self._read(lambda connection: player_results.count_results(connection, player))

    async def find_bests(self, player: str) -> list[Best]:
        """The personal bests of a player, without the archive of dailies. Of equal results the earliest is the best."""
        return await self._read(lambda connection: player_results.find_bests(connection, player))

    async def find_crowns(self, player: str) -> list[Crown]:
        """The levels of bots that a player has beaten."""
        return await self._read(lambda connection: player_results.find_crowns(connection, player))

    async def find_games(self, player: str, wanted: GameFilter, before: Cursor | None, limit: int) -> list[Place]:
        """At most `limit` matches of a player that pass a filter, newest first; only those after `before`."""
        return await self._read(lambda connection: player_results.find_games(connection, player, wanted, before, limit))

    async def find_dailies(self, player: str) -> list[FinishedDaily]:
        """The finished dailies of a player, by date."""
        return await self._read(lambda connection: player_results.find_dailies(connection, player))

    async def find_without_results(self, after: str, limit: int) -> list[str]:
        """At most `limit` ids of started matches with players but without results, after the id `after`, in order.

        Matches of earlier versions have none.
        """
        return await self._read(lambda connection: player_results.find_without_results(connection, after, limit))

    async def add_missing_results(self, table: str, game: str, found: Sequence[PlayerResult]) -> None:
        """Add the results of a match, except those that were written or whose players were erased since its log was read."""
        await self._call(lambda connection: player_results.add_missing_results(connection, table, game, found))

    # Health.

    async def ping(self) -> None:
        """Return if the store can write a value and read it back. Concurrent callers share one check.

        Raises:
            Slow: when the check takes longer than `DEADLINE_S`.
            StoreError: when the check fails.
        """
        if self._closed:
            raise StoreClosed(self.where)
        try:
            await self._probe.run()
        except Slow as error:
            self._failures.record(error)
            raise

    def stats(self) -> Stats:
        """The current statistics. Call it in the thread of the event loop."""
        writer = self._writer
        return Stats(self._failures.counts, writer.waiting if writer else 0, writer.oldest if writer else 0.0)

    async def close(self) -> None:
        """Finish the pending writes, then close the database. A second call does nothing."""
        if not self._closed:
            self._closed = True
            self._probe.close()
            if self._writer is not None:
                self._writer.stop()
            await asyncio.to_thread(self._close)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()

    def _close(self) -> None:
        if self._writer is not None:
            self._writer.join()
        # Wait for running reads, which return their connections.
        self._readers.shutdown()
        self._reading.dispose()
        if self._writing is not None:
            self._writing.dispose()
        if self._claim is not None:
            self._claim.release()
        self._failures.close()

    async def _check(self) -> None:
        """Write a value, read it back, and check the file."""
        key = self._probe_key
        if self._writer is not None:
            written = await self._call(lambda connection: queries.write_probe(connection, key))
            if await self._read(lambda connection: queries.read_probe(connection, key)) != written:
                broken = Broken(self.where, "the value read back differs from the written one")
                self._failures.record(broken)
                raise broken
        else:
            await self._read(lambda connection: queries.read_probe(connection, key))
        if self._file is not None:
            check = self._file.check
            await self._read(lambda _connection: check())

    def _write(self, job: Append | Call) -> "asyncio.Future[Any]":
        if self._writer is None:
            raise ReadOnly(self.where)
        return self._writer.submit(job)

    def _call(self, work: Callable[[Connection], Any], *touched: str) -> "asyncio.Future[Any]":
        """Run `work` inside a write transaction. `touched` are the tables whose logs it changes."""
        return self._write(Call(work, touched))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on a read-only connection, in a thread."""
        if self._closed:
            raise StoreClosed(self.where)
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, work)

    async def _read_log(self, table: str, read: ReadLog[T]) -> T:
        def work(connection: Connection) -> T:
            if self._archived is None:
                self._archived = has_archive(connection)
            found = read(connection, table, archived=self._archived)
            if found is None:
                raise UnknownTable(table)
            return found

        return await self._read(work)

    def _read_now(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection:
                return work(connection)
        except Exception as error:
            known = to_store_error(error, self.where)
            self._failures.record(known)
            raise known from error


def _untimed(_events: int) -> AbstractContextManager[None]:
    return nullcontext()
