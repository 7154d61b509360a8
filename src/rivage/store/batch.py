"""A batch of appends in one transaction: checks which appends are valid, and writes them with few statements."""

import asyncio
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, delete, func, insert, select, text, update

from rivage.core import RivageError, encode
from rivage.table.errors import Conflict, Fenced, UnknownTable
from rivage.table.log import FIRST_FENCE, TableSummary
from rivage.table.protocol import AnyEvent

from . import player_data, player_results
from .archive import unpack_log
from .engines import WriteSession
from .errors import PlayerErased
from .schema import events, table_players, tables

Row = tuple[str, int, int, str]
"""A row of `events`, in the order of `_COLUMNS`."""
_COLUMNS = ("table_id", "n", "at", "data")

_MAX_INSERT_ROWS = 128
"""Rows in the largest INSERT. The sizes are powers of two, so that few different statements are prepared."""
_SIZES = (1, 4, 16, 32, 64, _MAX_INSERT_ROWS)
"""Numbers of rows that a single-statement commit can have."""
_MAX_KNOWN_TABLES = 50_000
"""Tables whose length is cached. Beyond that the cache is cleared."""


class Job:
    """A write, with the future of its caller."""

    __slots__ = ("error", "future", "result")

    def __init__(self) -> None:
        self.future: asyncio.Future[Any]
        self.result: Any = None
        self.error: RivageError | None = None


class Append(Job):
    """Appends events after the first `expected` ones; `expected=None` creates the table.

    In a cluster, `fence` is the fencing token of the table, and `owner` the node that creates a table.
    """

    __slots__ = ("expected", "fence", "mentions", "owner", "rows", "summary", "table")

    def __init__(
        self,
        table: str,
        expected: int | None,
        added: Sequence[AnyEvent],
        summary: TableSummary | None,
        *,
        fence: int | None = None,
        owner: str = "",
    ) -> None:
        super().__init__()
        self.table = table
        self.expected = expected
        self.summary = summary
        self.fence = fence
        self.owner = owner
        self.rows: list[Row] = [
            (table, n, event.at, encode(event).decode()) for n, event in enumerate(added, (expected or 0) + 1)
        ]
        self.mentions = player_data.mentioned(added)
        """The players that the events mention."""


class Known:
    """The cached length and summary of a table."""

    __slots__ = ("length", "summary")

    def __init__(self, length: int, summary: TableSummary | None = None) -> None:
        self.length = length
        self.summary = summary
        """The summary that was last written; None when unknown."""


Lengths = dict[str, Known]
"""Cache of recently written tables. A wrong entry is harmless, because the primary key of `events` rejects the write."""


class Batch:
    """The appends of one transaction."""

    def __init__(self, lengths: Lengths, *, maybe_committed: bool) -> None:
        self._lengths = lengths
        self._maybe_committed = maybe_committed
        """An earlier commit of the same job failed, but may have taken effect."""
        self._touched: set[str] = set()
        self._rows: list[Row] = []
        self._mentions: list[dict[str, str]] = []
        self._created: list[dict[str, Any]] = []
        self._summaries: dict[str, TableSummary] = {}
        self._dues: dict[str, int | None] = {}
        """Tables of whose summary only the due time has changed."""

    def check(self, connection: Connection, jobs: Sequence[Append]) -> None:
        """Accept each valid append, in order, and set the error of the others."""
        if len(self._lengths) > _MAX_KNOWN_TABLES:
            self._lengths.clear()
        self._load_lengths(connection, [job.table for job in jobs if job.table not in self._lengths])
        fences = _fences(connection, [job.table for job in jobs if job.fence is not None])
        erased = player_data.find_erased(connection, {player for job in jobs for player in job.mentions})
        for job in jobs:
            if erased and not erased.isdisjoint(job.mentions):
                job.error = PlayerErased()
                continue
            if job.fence is not None and fences.get(job.table, job.fence) != job.fence:
                job.error = Fenced(job.table)
                continue
            known = self._lengths.get(job.table)
            if known is not None and known.length != job.expected and job.table not in self._touched:
                # The cache may be stale, because another server may have written.
                del self._lengths[job.table]
                self._load_lengths(connection, [job.table])
                known = self._lengths.get(job.table)
            if job.expected is None:
                self._accept_new(connection, job, known)
            elif known is None:
                job.error = UnknownTable(job.table)
            elif known.length != job.expected:
                self._refuse(connection, job, f"table {job.table!r} holds {known.length} events, not {job.expected}")
            else:
                self._accept(job, known)

    def accept_known(self, jobs: Sequence[Append]) -> bool:
        """Accept all appends without a query, if each fits the cached length and changes only the log. Otherwise accept none."""
        lengths = self._lengths
        found: list[Known] = []
        for job in jobs:
            known = lengths.get(job.table)
            if known is None or known.length != job.expected or job.summary is not None or job.fence is not None:
                return False
            if job.mentions:
                return False
            found.append(known)
        if len({job.table for job in jobs}) < len(jobs) or sum([len(job.rows) for job in jobs]) > _MAX_INSERT_ROWS:
            return False
        for job, known in zip(jobs, found, strict=True):
            self._accept(job, known)
        return True

    def commit_single(self, session: WriteSession) -> None:
        """Write the appends accepted by `accept_known` with a single statement, which commits by itself.

        Every statement releases the GIL, for which the event loop and this thread compete, so fewer statements are faster.
        """
        rows = self._rows
        size = next(size for size in _SIZES if size >= len(rows))
        values: list[object] = [value for row in rows for value in row]
        values += [None] * (len(_COLUMNS) * (size - len(rows)))
        session.commit(_insert_up_to(session.placeholder, size), values)

    def write(self, session: WriteSession) -> None:
        """Write all accepted appends."""
        if self._created:
            session.connection.execute(insert(tables), self._created)
        _insert_events(session, self._rows)
        if self._mentions:
            session.connection.execute(_ADD_MENTION, self._mentions)
        if self._summaries:
            _write_summaries(session.connection, self._summaries)
        if self._dues:
            _write_dues(session.connection, self._dues)

    def roll_back(self) -> None:
        """Drop the cached lengths of the tables of a failed transaction, which may be wrong."""
        for table in self._touched:
            self._lengths.pop(table, None)

    def _accept_new(self, connection: Connection, job: Append, known: Known | None) -> None:
        if known is not None:
            self._refuse(connection, job, f"table {job.table!r} exists already")
            return
        assert job.summary is not None, "a new table needs a summary"
        created = job.rows[0][2] if job.rows else 0
        new = job.summary
        self._created.append({"id": job.table, "game": new.game, "status": new.status, "created": created, "due": new.due})
        if job.owner:
            self._created[-1] |= {"keeper": job.owner, "fence": FIRST_FENCE}
        self._lengths[job.table] = known = Known(0)
        self._accept(job, known)

    def _accept(self, job: Append, known: Known) -> None:
        self._touched.add(job.table)
        self._rows += job.rows
        self._mentions += [{"player": player, "table_id": job.table} for player in sorted(job.mentions)]
        known.length += len(job.rows)
        if job.summary is None or job.summary == known.summary:
            return
        if known.summary is not None and replace(known.summary, due=job.summary.due) == job.summary:
            self._dues[job.table] = job.summary.due  # much cheaper than writing all seats again
        else:
            self._summaries[job.table] = job.summary
        known.summary = job.summary

    def _refuse(self, connection: Connection, job: Append, why: str) -> None:
        """Fail the append with a Conflict, unless an earlier commit took effect and stored exactly these events."""
        if not (self._maybe_committed and job.rows and _stored(connection, job.rows)):
            job.error = Conflict(why, table=job.table)

    def _load_lengths(self, connection: Connection, names: Sequence[str]) -> None:
        for chunk in _chunks(list(dict.fromkeys(names)), 500):
            for table, length in connection.execute(_LENGTHS, {"names": chunk}):
                self._lengths[table] = Known(length or unpack_log(connection, table))


_LENGTHS = select(tables.c.id, select(func.max(events.c.n)).where(events.c.table_id == tables.c.id).scalar_subquery()).where(
    tables.c.id.in_(bindparam("names", expanding=True))
)


_ADD_MENTION = text("INSERT INTO mentions (player, table_id) VALUES (:player, :table_id) ON CONFLICT DO NOTHING")


def _fences(connection: Connection, names: list[str]) -> dict[str, int]:
    """The current fencing tokens of tables. Not cached, because another node may have taken a table over.

    The query locks the rows until the transaction ends, so that no node takes a table over before the write. PostgreSQL would
    take the same lock later, for the foreign keys of the events.
    """
    found: dict[str, int] = {}
    for chunk in _chunks(names, 500):
        for table, fence in connection.execute(_FENCES, {"names": chunk}):
            found[table] = fence
    return found


_FENCES = (
    select(tables.c.id, tables.c.fence)
    .where(tables.c.id.in_(bindparam("names", expanding=True)))
    .with_for_update(read=True, key_share=True)
)


def _chunks(items: list[Any], size: int) -> Iterator[list[Any]]:
    return (items[start : start + size] for start in range(0, len(items), size))


def _insert_events(session: WriteSession, rows: Sequence[Row]) -> None:
    """Insert many rows with few statements. `executemany` would release and acquire the GIL for every row."""
    start, size = 0, _MAX_INSERT_ROWS
    while start < len(rows):
        while size > len(rows) - start:
            size //= 2
        session.execute(_insert(session.placeholder, size), [value for row in rows[start : start + size] for value in row])
        start += size


@cache
def _insert(placeholder: str, size: int) -> str:
    return f"INSERT INTO events ({', '.join(_COLUMNS)}) {_values(placeholder, size)}"


@cache
def _insert_up_to(placeholder: str, size: int) -> str:
    """An INSERT for up to `size` rows. Unused rows are NULL and filtered out, so that few different statements are prepared."""
    return (
        f"INSERT INTO events ({', '.join(_COLUMNS)}) "  # noqa: S608 -- placeholders only, never a value
        f"SELECT * FROM ({_values(placeholder, size)}) WHERE column1 IS NOT NULL"
    )


def _values(placeholder: str, size: int) -> str:
    return "VALUES " + ",".join([f"({','.join([placeholder] * len(_COLUMNS))})"] * size)


def _write_dues(connection: Connection, dues: dict[str, int | None]) -> None:
    connection.execute(
        update(tables).where(tables.c.id == bindparam("key")).values(due=bindparam("new_due")),
        [{"key": table, "new_due": due} for table, due in dues.items()],
    )


def _write_summaries(connection: Connection, summaries: dict[str, TableSummary]) -> None:
    connection.execute(
        update(tables)
        .where(tables.c.id == bindparam("key"))
        .values(game=bindparam("new_game"), status=bindparam("new_status"), due=bindparam("new_due")),
        [
            {"key": table, "new_game": summary.game, "new_status": summary.status, "new_due": summary.due}
            for table, summary in summaries.items()
        ],
    )
    connection.execute(
        delete(table_players).where(table_players.c.table_id == bindparam("key")), [{"key": table} for table in summaries]
    )
    seats = [
        {"table_id": table, "seat": seat, "player": occupant.player, "name": occupant.name}
        for table, summary in summaries.items()
        for seat, occupant in enumerate(summary.seats)
    ]
    if seats:
        connection.execute(insert(table_players), seats)
    player_results.write_results(
        connection,
        {table: (summary.game, summary.results) for table, summary in summaries.items() if summary.status != "waiting"},
    )


def _stored(connection: Connection, rows: Sequence[Row]) -> bool:
    table, first = rows[0][:2]
    found = connection.execute(
        select(events).where(events.c.table_id == table, events.c.n >= first, events.c.n < first + len(rows)).order_by(events.c.n)
    )
    return [tuple(row) for row in found] == list(rows)
