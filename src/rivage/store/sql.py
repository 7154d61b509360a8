"""The store in a database: SQLite and PostgreSQL by the same statements."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Self, TypeVar

from sqlalchemy import Connection, Engine, bindparam, delete, insert, select, update

from rivage.deals import Deal, Play, Standings
from rivage.table.errors import BadRecord, UnknownTable
from rivage.table.log import Keeping, Summary
from rivage.table.protocol import AnyEvent

from . import deals
from . import player_data as belongings
from . import table_owner as keeping
from .archive import CHANGED, ReadLog, candidates, has_archive, put_away, read_log, salvage_log
from .base import Player, Stats, TableEntry
from .batch import FIRST_FENCE, Append
from .engines import READERS
from .errors import Broken, Closed, ReadOnly, Slow
from .failure_log import FailureLog
from .failures import named
from .player_data import Belonging
from .readiness import FileLook, Probe
from .schema import players, settings, table_players, tables
from .writer import Call, Writer
from .writer_lock import Claim

T = TypeVar("T")

_PACKED_AT_ONCE = 20
"""Logs that are packed in one transaction: others wait for it no longer than a few milliseconds."""
_PROBE = "probe"
"""The setting that `ping` writes. Nodes that share a database have one each, which begins so."""
_PROBE_KEPT = 24 * 3600 * 10**9
"""Nanoseconds after which the setting of a node that is gone is removed."""
_REVOKED = "revoked:"
"""How the settings begin that name players whose cookies were taken back."""


class SqlStore:
    """An opened database. Made by `open_store`; belongs to one event loop."""

    def __init__(
        self,
        where: str,
        reader: Engine,
        writer: Engine | None,
        claim: Claim | None,
        file: FileLook | None = None,
        *,
        shared: bool = False,
    ) -> None:
        """Begin to read and write.

        Args:
            where: the database, for people.
            reader: connects those who read.
            writer: connects the one who writes; None makes a store that only reads.
            claim: the right to write, released when all is closed.
            file: looks at the file, where the database is one.
            shared: other nodes write to the database too.
        """
        self.where = where
        self._reading = reader
        self._writing = writer
        self._claim = claim
        self._file = file
        self._failures = FailureLog()
        self._writer = Writer(writer, where, self._failures, claim) if writer is not None else None
        self._probe = Probe(self._try, where)
        self._probed = f"{_PROBE}:{secrets.token_hex(8)}" if shared else _PROBE
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="rivage-reader")
        self._closed = False
        self.alone = claim is not None and claim.alone
        """See `SharedStore.alone`."""
        self._archived = True if writer is not None else None
        """There is an archive: always where we write, and else not known before it is looked for."""

    async def create(self, table: str, events: Sequence[AnyEvent], summary: Summary) -> None:
        """See `Log.create`."""
        await self._the_writer().submit(Append(table, None, events, summary))

    async def append(self, table: str, expected: int, events: Sequence[AnyEvent], summary: Summary | None = None) -> None:
        """See `Log.append`."""
        await self._the_writer().submit(Append(table, expected, events, summary))

    async def create_kept(self, table: str, events: Sequence[AnyEvent], summary: Summary, keeper: str) -> int:
        """See `SharedLog.create_kept`."""
        await self._the_writer().submit(Append(table, None, events, summary, keeper=keeper))
        return FIRST_FENCE

    async def append_kept(
        self, table: str, expected: int, events: Sequence[AnyEvent], summary: Summary | None, fence: int
    ) -> None:
        """See `SharedLog.append_kept`."""
        await self._the_writer().submit(Append(table, expected, events, summary, fence=fence))

    async def keeping(self, table: str) -> Keeping:
        """See `SharedLog.keeping`."""
        return await self._read(lambda connection: keeping.find(connection, table))

    async def take_over(self, table: str, keeper: str, seen: int) -> int:
        """See `SharedLog.take_over`."""
        work = Call(lambda connection: keeping.take_over(connection, table, keeper, seen), touches=[table])
        fence: int = await self._the_writer().submit(work)
        return fence

    async def orphans(self, keeper: str) -> list[str]:
        """See `SharedLog.orphans`."""
        return await self._read(lambda connection: keeping.orphans(connection, keeper))

    async def cluster(self, name: str) -> str:
        """See `SharedStore.cluster`."""
        kept: str = await self._the_writer().submit(Call(lambda connection: keeping.cluster(connection, name)))
        return kept

    async def read(self, table: str) -> list[AnyEvent]:
        """See `Log.read`."""
        return await self._read_log(table, read_log)

    async def salvage(self, table: str) -> tuple[list[AnyEvent], BadRecord | None]:
        """See `Store.salvage`."""
        return await self._read_log(table, salvage_log)

    async def due(self, until: int) -> list[tuple[str, int]]:
        """See `Store.due`."""
        return [(table, due) for table, due, _ in await self.due_and_kept(until)]

    async def due_and_kept(self, until: int) -> list[tuple[str, int, str]]:
        """See `SharedLog.due_and_kept`."""
        query = select(tables.c.id, tables.c.due, tables.c.keeper).where(tables.c.due <= until)
        query = query.order_by(tables.c.due, tables.c.created, tables.c.id)
        return await self._read(lambda connection: [(row.id, row.due, row.keeper) for row in connection.execute(query)])

    async def reschedule(self, table: str, due: int | None) -> None:
        """See `Store.reschedule`."""
        one = update(tables).where(tables.c.id == table).values(due=due)
        await self._the_writer().submit(Call(lambda connection: connection.execute(one).rowcount, touches=[table]))

    async def untouched(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        """See `Store.untouched`."""
        # Laid before then is asked first: it spares looking for the last event of most tables.
        old = select(tables.c.id, CHANGED).where(tables.c.status.in_(statuses), tables.c.created < before).subquery()
        query = select(old.c.id).where(old.c.changed < before).order_by(old.c.changed, old.c.id).limit(limit)
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def archive(self, before: int, limit: int) -> int:
        """See `Store.archive`."""
        names = await self._read(lambda connection: candidates(connection, before, limit))
        count = 0
        for start in range(0, len(names), _PACKED_AT_ONCE):
            some = names[start : start + _PACKED_AT_ONCE]
            packing = Call(lambda connection, some=some: put_away(connection, some, before), touches=some)  # type: ignore[misc]
            count += await self._the_writer().submit(packing)
        return count

    async def tables_of(self, player: str, limit: int) -> list[TableEntry]:
        """See `Store.tables_of`."""
        return await self._read(lambda connection: _tables_of(connection, player, limit)) if player else []

    async def player(self, player_id: str) -> Player | None:
        """See `Store.player`."""
        return await self._read(lambda connection: _player(connection, player_id))

    async def save_player(self, player_id: str, name: str) -> Player:
        """See `Store.save_player`."""
        saved: Player = await self._the_writer().submit(Call(lambda connection: _save_player(connection, player_id, name)))
        return saved

    async def secret(self) -> bytes:
        """See `Store.secret`."""
        key: bytes = await self._the_writer().submit(Call(_secret))
        return key

    async def revocations(self, *, since: int = 0) -> dict[str, int]:
        """See `Store.revocations`."""
        found = await self._read(_revocations)
        old = [player for player, before in found.items() if before < since]
        if old:
            await self._the_writer().submit(Call(lambda connection: _forget_revoked(connection, old)))
        return {player: before for player, before in found.items() if before >= since}

    async def revoke(self, player: str, before: int) -> None:
        """See `Store.revoke`."""
        await self._the_writer().submit(Call(lambda connection: _revoke(connection, player, before)))

    async def belongings(self, player: str, kind: str = "") -> list[Belonging]:
        """See `Store.belongings`."""
        return await self._read(lambda connection: belongings.find(connection, player, kind))

    async def belonging_to(self, kind: str, key: str = "") -> list[Belonging]:
        """See `Store.belonging_to`."""
        return await self._read(lambda connection: belongings.find_owners(connection, kind, key))

    async def keep(self, thing: Belonging, expected: int | None = None) -> Belonging | None:
        """See `Store.keep`."""
        kept: Belonging | None = await self._the_writer().submit(Call(lambda it: belongings.keep(it, thing, expected)))
        return kept

    async def drop(self, player: str, kind: str, key: str) -> bool:
        """See `Store.drop`."""
        found: bool = await self._the_writer().submit(Call(lambda it: belongings.drop(it, player, kind, key)))
        return found

    async def mentions(self, player: str) -> list[str]:
        """See `Store.mentions`."""
        return await self._read(lambda connection: belongings.mentions(connection, player))

    async def sever(self, table: str, player: str, alias: str) -> None:
        """See `Store.sever`."""
        work = Call(lambda connection: belongings.sever(connection, table, player, alias), touches=[table])
        await self._the_writer().submit(work)

    async def forget(self, player: str, alias: str) -> None:
        """See `Store.forget`."""
        await self._the_writer().submit(Call(lambda connection: belongings.forget(connection, player, alias)))

    async def deal(self, deal: str) -> Deal | None:
        """See `Store.deal`."""
        return await self._read(lambda connection: deals.find_deal(connection, deal))

    async def keep_deal(self, deal: Deal) -> Deal:
        """See `Store.keep_deal`."""
        kept: Deal = await self._the_writer().submit(Call(lambda connection: deals.keep_deal(connection, deal)))
        return kept

    async def play(self, deal: str, player: str) -> Play | None:
        """See `Store.play`."""
        return await self._read(lambda connection: deals.find_play(connection, deal, player))

    async def begin_play(self, play: Play) -> Play:
        """See `Store.begin_play`."""
        kept: Play = await self._the_writer().submit(Call(lambda connection: deals.begin_play(connection, play)))
        return kept

    async def finish_play(self, table: str, finished: int, score: float, detail: str) -> bool:
        """See `Store.finish_play`."""
        work = Call(lambda connection: deals.finish_play(connection, table, finished, score, detail))
        new: bool = await self._the_writer().submit(work)
        return new

    async def unsettled(self) -> list[str]:
        """See `Store.unsettled`."""
        return await self._read(deals.unsettled)

    async def standings(self, deal: str, player: str, top: int) -> Standings:
        """See `Store.standings`."""
        return await self._read(lambda connection: deals.standings(connection, deal, player, top))

    async def ping(self) -> None:
        """See `Store.ping`."""
        if self._closed:
            raise Closed(self.where)
        try:
            await self._probe.answer()
        except Slow as error:
            self._failures.note(error)
            raise

    def stats(self) -> Stats:
        """See `Store.stats`."""
        writer = self._writer
        return Stats(self._failures.counts, writer.waiting if writer else 0, writer.oldest if writer else 0.0)

    async def close(self) -> None:
        """See `Store.close`."""
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
        # Who still reads gives their connection back first.
        self._readers.shutdown()
        self._reading.dispose()
        if self._writing is not None:
            self._writing.dispose()
        if self._claim is not None:
            self._claim.release()
        self._failures.close()

    async def _try(self) -> None:
        """Write, read it back, and look at the file."""
        key = self._probed
        if self._writer is not None:
            written = await self._writer.submit(Call(lambda connection: _touch(connection, key)))
            if await self._read(lambda connection: _touched(connection, key)) != written:
                broken = Broken(self.where, "what was written is not what is read")
                self._failures.note(broken)
                raise broken
        else:
            await self._read(lambda connection: _touched(connection, key))
        if self._file is not None:
            look = self._file.look
            await self._read(lambda _connection: look())

    def _the_writer(self) -> Writer:
        if self._writer is None:
            raise ReadOnly(self.where)
        return self._writer

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """What `work` finds, looked up off the event loop."""
        if self._closed:
            raise Closed(self.where)
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
            known = named(error, self.where)
            self._failures.note(known)
            raise known from error


def _tables_of(connection: Connection, player: str, limit: int) -> list[TableEntry]:
    mine = select(table_players.c.table_id).where(table_players.c.player == player)
    found = connection.execute(
        select(tables.c.id, tables.c.game, tables.c.status, CHANGED)
        .where(tables.c.id.in_(mine))
        .order_by(CHANGED.desc(), tables.c.id)
        .limit(limit)
    ).all()
    names: dict[str, list[str]] = {row.id: [] for row in found}
    seats = select(table_players.c.table_id, table_players.c.name).where(table_players.c.table_id.in_(names))
    for table, name in connection.execute(seats.order_by(table_players.c.seat)):
        names[table].append(name)
    return [TableEntry(row.id, row.game, row.status, tuple(names[row.id]), row.changed) for row in found]


def _player(connection: Connection, player_id: str) -> Player | None:
    row = connection.execute(select(players).where(players.c.id == player_id)).one_or_none()
    return Player(row.id, row.name, row.created, row.seen) if row else None


def _save_player(connection: Connection, player_id: str, name: str) -> Player:
    now = time.time_ns() // 1_000_000
    if not connection.execute(update(players).where(players.c.id == player_id).values(name=name, seen=now)).rowcount:
        connection.execute(insert(players).values(id=player_id, name=name, created=now, seen=now))
    saved = _player(connection, player_id)
    assert saved is not None
    return saved


def _touch(connection: Connection, key: str) -> str:
    """Write something that is written for its own sake."""
    now = time.time_ns()
    if not connection.execute(update(settings).where(settings.c.key == key).values(value=str(now))).rowcount:
        gone = settings.c.key.like(f"{_PROBE}:%") & (settings.c.value < str(now - _PROBE_KEPT))
        connection.execute(delete(settings).where(gone))
        connection.execute(insert(settings).values(key=key, value=str(now)))
    return str(now)


def _touched(connection: Connection, key: str) -> str | None:
    """What was last written so."""
    return connection.scalars(select(settings.c.value).where(settings.c.key == key)).one_or_none()


def _revocations(connection: Connection) -> dict[str, int]:
    rows = connection.execute(select(settings.c.key, settings.c.value).where(settings.c.key.like(f"{_REVOKED}%")))
    return {key.removeprefix(_REVOKED): int(value) for key, value in rows}


def _revoke(connection: Connection, player: str, before: int) -> None:
    key, value = f"{_REVOKED}{player}", str(before)
    if not connection.execute(update(settings).where(settings.c.key == key).values(value=value)).rowcount:
        connection.execute(insert(settings).values(key=key, value=value))


def _forget_revoked(connection: Connection, old: list[str]) -> None:
    one = delete(settings).where(settings.c.key == bindparam("old"))
    connection.execute(one, [{"old": f"{_REVOKED}{player}"} for player in old])


def _secret(connection: Connection) -> bytes:
    found = connection.scalars(select(settings.c.value).where(settings.c.key == "secret")).one_or_none()
    if found is None:
        # Two servers that begin together cannot both store one: the second is refused, tries again, and finds the first's.
        found = secrets.token_hex(32)
        connection.execute(insert(settings).values(key="secret", value=found))
    return bytes.fromhex(found)
