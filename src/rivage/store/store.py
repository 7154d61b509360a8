"""The store: the logs of all tables and everything else that is persistent, in SQLite or PostgreSQL by the same statements."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec
from sqlalchemy import Connection, Engine

from rivage.deals import Deal, Play, Standings
from rivage.table.errors import BadRecord, UnknownTable
from rivage.table.log import Owner, TableSummary
from rivage.table.protocol import AnyEvent

from . import player_data, queries
from .archive import ReadLog, candidates, has_archive, put_away, read_log, read_sound_log
from .batch import Append
from .engines import READERS
from .errors import Broken, FailureLog, ReadOnly, Slow, StoreClosed, to_store_error
from .player_data import Belonging, Expiring, Player, Quota
from .readiness import FileCheck, Probe
from .writer import Call, Writer
from .writer_lock import Claim

T = TypeVar("T")

_PACKED_AT_ONCE = 20
"""Logs that are packed in one transaction: others wait for it no longer than a few milliseconds."""


class Stats(msgspec.Struct, frozen=True):
    """Figures for the operator."""

    failures: dict[str, int] = {}
    """How often the store failed since it was opened, by the code of the error."""
    waiting: int = 0
    """Writes that were accepted and are not durable yet."""
    oldest: float = 0.0
    """Seconds since the oldest of them was accepted."""


class Store:
    """An opened database: the logs of tables, deals and plays, the players and their belongings.

    Made by `open_store` or `open_shared`; belongs to one event loop. Every method may raise StoreError. Every method that writes
    returns when what it wrote is durable.
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
        """Start to read and write.

        Args:
            where: the database, for people.
            reader: connects those who read.
            writer: connects the one who writes; None makes a store that only reads.
            claim: the right to write, released when all is closed.
            file: checks the file, where the database is one.
            shared: other nodes write to the database too.
        """
        self.where = where
        """The file or address, without a password: for people."""
        self.alone = claim is not None and claim.alone
        """Nobody else had the database open when we opened it."""
        self.time_append: Callable[[int], AbstractContextManager[None]] = _untimed
        """Entered around each append with the number of its events; the server measures with it."""
        self._reading = reader
        self._writing = writer
        self._claim = claim
        self._file = file
        self._failures = FailureLog()
        self._writer = Writer(writer, where, self._failures, claim) if writer is not None else None
        self._probe = Probe(self._try, where)
        self._probe_key = f"{queries.PROBE}:{secrets.token_hex(8)}" if shared else queries.PROBE
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="rivage-reader")
        self._closed = False
        self._archived = True if writer is not None else None
        """Whether there is an archive: always where we write, otherwise unknown until the first read."""

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

    async def read_sound(self, table: str) -> tuple[list[AnyEvent], BadRecord | None]:
        """The events of a table up to the first that cannot be read, and what is wrong with that one; None if all can be read.

        Raises:
            UnknownTable: when there is no such table.
        """
        return await self._read_log(table, read_sound_log)

    async def find_due(self, until: int, *, not_owned_by: Sequence[str] = ()) -> list[tuple[str, int]]:
        """See `Log.find_due`; leaves out the tables of some nodes."""
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
        """Pack the logs of at most `limit` matches that are over and had their last event before then; returns how many.

        A packed log takes less room. It is read and appended to as any other.
        """
        names = await self._read(lambda connection: candidates(connection, before, limit))
        count = 0
        for start in range(0, len(names), _PACKED_AT_ONCE):
            some = names[start : start + _PACKED_AT_ONCE]
            count += await self._call(lambda connection, some=some: put_away(connection, some, before), *some)  # type: ignore[misc]
        return count

    async def tables_of(self, player: str, limit: int) -> dict[str, TableSummary]:
        """At most `limit` tables by id where `player` has a seat, the one with the newest event first."""
        return await self._read(lambda connection: queries.tables_of(connection, player, limit)) if player else {}

    # Tables of several nodes.

    async def owner(self, table: str) -> Owner:
        """The node that owns a table.

        Raises:
            UnknownTable: when there is no such table.
        """
        return await self._read(lambda connection: queries.find_owner(connection, table))

    async def take_over(self, table: str, node: str, seen: int) -> int:
        """Make `node` the owner of a table if its fencing token is still `seen`. Returns the new token.

        From then on no append of the previous owner is accepted. So read the log after this, not before.

        Raises:
            Fenced: when another node was quicker, or the owner is just writing.
        """
        fence: int = await self._call(lambda connection: queries.take_over(connection, table, node, seen), table)
        return fence

    async def find_scheduled(self, node: str) -> list[str]:
        """The tables of a node that must be woken though nobody comes."""
        return await self._read(lambda connection: queries.find_scheduled(connection, node))

    async def join_cluster(self, name: str) -> str:
        """Record that this database belongs to the cluster `name`, unless it belongs to one. Returns its cluster."""
        found: str = await self._call(lambda connection: queries.join_cluster(connection, name))
        return found

    # Players and their belongings.

    async def player(self, player_id: str) -> Player | None:
        """The player of that id, or None."""
        return await self._read(lambda connection: player_data.find_player(connection, player_id))

    async def save_player(self, player_id: str, name: str) -> Player:
        """Save the name of a player, new or known, and that the player was seen now."""
        saved: Player = await self._call(lambda connection: player_data.save_player(connection, player_id, name))
        return saved

    async def belongings(self, player: str, kind: str = "") -> list[Belonging]:
        """The belongings of a player, of one kind or of all, ordered by kind and key."""
        return await self._read(lambda connection: player_data.belongings(connection, player, kind))

    async def find_belongings(self, kind: str, key: str = "") -> list[Belonging]:
        """The belongings of all players of that kind, and of that key if one is given."""
        return await self._read(lambda connection: player_data.find_belongings(connection, kind, key))

    async def save_belonging(
        self, thing: Belonging, expected: int | None = None, *, quota: Quota | None = None
    ) -> Belonging | None:
        """Save a belonging, new or known. Returns it as saved.

        With `expected`, only if that is its version now (0: there is none); otherwise nothing is written, and None returned.

        Raises:
            QuotaExceeded: when the player would have more of this kind than the quota allows.
        """
        saved: Belonging | None = await self._call(
            lambda connection: player_data.save_belonging(connection, thing, expected, quota)
        )
        return saved

    async def delete_expired(self, expiring: Expiring, before: int, limit: int) -> int:
        """Delete expiring belongings of at most `limit` players for whom nothing was written since; returns how many."""
        owners = await self._read(lambda connection: player_data.find_inactive_owners(connection, expiring, before, limit))
        if not owners:
            return 0
        count: int = await self._call(lambda connection: player_data.delete_expired(connection, expiring, before, owners))
        return count

    async def delete_belonging(self, player: str, kind: str, key: str) -> bool:
        """Delete a belonging; returns whether there was one."""
        found: bool = await self._call(lambda connection: player_data.delete_belonging(connection, player, kind, key))
        return found

    async def find_mentions(self, player: str) -> list[str]:
        """The ids of all tables whose logs mention a player, wherever they once sat."""
        return await self._read(lambda connection: player_data.find_mentions(connection, player))

    async def delete_player(self, player: str, alias: str) -> None:
        """Delete a player outside the logs: name and belongings. Deals and plays stay, under the alias and without a name."""
        await self._call(lambda connection: player_data.delete_player(connection, player, alias))

    async def start_erasure(self, player: str, alias: str, before: int) -> str:
        """Revoke all cookies issued to a player before a time (Unix seconds) that is far away: the player is to be erased.

        From when this returns, no write of any node mentions the player (`PlayerErased`). Returns the alias that takes the
        player's place: the given one, or that of an erasure that was started before.
        """
        found: str = await self._call(lambda connection: player_data.start_erasure(connection, player, alias, before))
        await self._call(lambda connection: player_data.wait_for_mentions(connection, player))
        return found

    async def erasures(self) -> dict[str, str]:
        """The players whose erasure was started and not ended, and the aliases that take their places."""
        return await self._read(player_data.erasures)

    async def end_erasure(self, player: str) -> None:
        """Record that nothing mentions a player any more, but the revocation of the cookies."""
        await self._call(lambda connection: player_data.end_erasure(connection, player))

    # Cookies.

    async def secret(self) -> bytes:
        """The 32 bytes that sign cookies: made at the first call, the same from then on."""
        key: bytes = await self._call(queries.secret)
        return key

    async def revocations(self, *, since: int = 0) -> dict[str, int]:
        """For each player whose cookies were revoked, the time (Unix seconds) before which they were issued.

        Deletes those from before `since`.
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

    async def find_missing_results(self) -> list[str]:
        """See `DealStore.find_missing_results`."""
        return await self._read(queries.find_missing_results)

    async def standings(self, deal: str, player: str, top: int) -> Standings:
        """See `DealStore.standings`."""
        return await self._read(lambda connection: queries.standings(connection, deal, player, top))

    # Health.

    async def ping(self) -> None:
        """Return if the store can write, and read what it wrote. Callers at the same moment share one try.

        Raises:
            Slow: when it does not answer within seconds.
            StoreError: when it cannot.
        """
        if self._closed:
            raise StoreClosed(self.where)
        try:
            await self._probe.answer()
        except Slow as error:
            self._failures.record(error)
            raise

    def stats(self) -> Stats:
        """Figures of this moment. Belongs to the event loop's thread, like all else here."""
        writer = self._writer
        return Stats(self._failures.counts, writer.waiting if writer else 0, writer.oldest if writer else 0.0)

    async def close(self) -> None:
        """Write everything that was accepted, then close the database. A second call does nothing."""
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
        # Reads that still run give their connection back first.
        self._readers.shutdown()
        self._reading.dispose()
        if self._writing is not None:
            self._writing.dispose()
        if self._claim is not None:
            self._claim.release()
        self._failures.close()

    async def _try(self) -> None:
        """Write, read it back, and check the file."""
        key = self._probe_key
        if self._writer is not None:
            written = await self._call(lambda connection: queries.write_probe(connection, key))
            if await self._read(lambda connection: queries.read_probe(connection, key)) != written:
                broken = Broken(self.where, "what was written is not what is read")
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
        """Run `work` inside a write transaction. `touched` names the tables whose logs it changes."""
        return self._write(Call(work, touched))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on a connection that only reads, off the event loop."""
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
