"""What goes into one transaction: which appends fit, and the few statements that write them all."""

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

from . import player_data
from .archive import bring_back
from .engines import WriteSession
from .errors import PlayerErased
from .schema import events, table_players, tables

Row = tuple[str, int, int, str]
"""As `_COLUMNS`."""
_COLUMNS = ("table_id", "n", "at", "data")

_MAX_INSERT_ROWS = 128
"""Rows in the largest INSERT. The sizes are powers of two, so that few different statements are ever prepared."""
_SIZES = (1, 4, 16, 32, 64, _MAX_INSERT_ROWS)
"""Rows that an INSERT of its own can have."""
_MAX_KNOWN_TABLES = 50_000
"""Tables whose length is kept in mind; past that we forget all and ask again."""


class Job:
    """Something to write, and who waits for it."""

    __slots__ = ("error", "future", "result")

    def __init__(self) -> None:
        self.future: asyncio.Future[Any]
        self.result: Any = None
        self.error: RivageError | None = None


class Append(Job):
    """Events to add after the first `expected` ones; `expected` None begins the table.

    Where several nodes write, `fence` is the fencing token of the table, and `owner` the node that creates one.
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
        """The players whom the events mention."""


class Known:
    """What the writer knows of a table that it has touched."""

    __slots__ = ("length", "summary")

    def __init__(self, length: int, summary: TableSummary | None = None) -> None:
        self.length = length
        self.summary = summary
        """The summary as it was last written; None when not known."""


Lengths = dict[str, Known]
"""Tables touched lately. Only a hint: the key of `events` is what makes a wrong one harmless."""


class Batch:
    """The appends of one transaction."""

    def __init__(self, lengths: Lengths, *, unsure: bool) -> None:
        self._lengths = lengths
        self._unsure = unsure
        """A commit of this very job failed, perhaps after it took place."""
        self._touched: set[str] = set()
        self._rows: list[Row] = []
        self._mentions: list[dict[str, str]] = []
        self._created: list[dict[str, Any]] = []
        self._summaries: dict[str, TableSummary] = {}
        self._dues: dict[str, int | None] = {}
        """Tables of which nothing has changed but when they must be woken."""

    def check(self, connection: Connection, jobs: Sequence[Append]) -> None:
        """Take in each append that fits, in order; give the others their error."""
        if len(self._lengths) > _MAX_KNOWN_TABLES:
            self._lengths.clear()
        self._look_up(connection, [job.table for job in jobs if job.table not in self._lengths])
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
                # Another server may have written meanwhile.
                del self._lengths[job.table]
                self._look_up(connection, [job.table])
                known = self._lengths.get(job.table)
            if job.expected is None:
                self._accept_new(connection, job, known)
            elif known is None:
                job.error = UnknownTable(job.table)
            elif known.length != job.expected:
                self._refuse(connection, job, f"table {job.table!r} holds {known.length} events, not {job.expected}")
            else:
                self._accept(job, known)

    def take_known(self, jobs: Sequence[Append]) -> bool:
        """Take in all of these appends, if each follows upon what is known and nothing but the log changes; else none of them."""
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

    def write_alone(self, session: WriteSession) -> None:
        """Write what `take_known` took in, by one statement that is durable when it returns.

        Every statement lets go of Python's lock, for which the event loop and this thread fight: the fewer, the better.
        """
        rows = self._rows
        size = next(size for size in _SIZES if size >= len(rows))
        values: list[object] = [value for row in rows for value in row]
        values += [None] * (len(_COLUMNS) * (size - len(rows)))
        session.commit(_insert_up_to(session.mark, size), values)

    def write(self, session: WriteSession) -> None:
        """Write all that was taken in."""
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
        """The transaction failed: forget the lengths of its tables, which may be wrong."""
        for table in self._touched:
            self._lengths.pop(table, None)

    def _accept_new(self, connection: Connection, job: Append, known: Known | None) -> None:
        if known is not None:
            self._refuse(connection, job, f"table {job.table!r} exists already")
            return
        assert job.summary is not None, "a table begins with a summary"
        created = job.rows[0][2] if job.rows else 0
        about = job.summary
        self._created.append({"id": job.table, "game": about.game, "status": about.status, "created": created, "due": about.due})
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
            self._dues[job.table] = job.summary.due  # far cheaper than to write down again who sits where
        else:
            self._summaries[job.table] = job.summary
        known.summary = job.summary

    def _refuse(self, connection: Connection, job: Append, why: str) -> None:
        """A conflict; unless the commit that failed had taken place, and what is stored is this very append."""
        if not (self._unsure and job.rows and _stored(connection, job.rows)):
            job.error = Conflict(why, table=job.table)

    def _look_up(self, connection: Connection, names: Sequence[str]) -> None:
        for some in _pieces(list(dict.fromkeys(names)), 500):
            for table, length in connection.execute(_LENGTHS, {"names": some}):
                self._lengths[table] = Known(length or bring_back(connection, table))


_LENGTHS = select(tables.c.id, select(func.max(events.c.n)).where(events.c.table_id == tables.c.id).scalar_subquery()).where(
    tables.c.id.in_(bindparam("names", expanding=True))
)


_ADD_MENTION = text("INSERT INTO mentions (player, table_id) VALUES (:player, :table_id) ON CONFLICT DO NOTHING")


def _fences(connection: Connection, names: list[str]) -> dict[str, int]:
    """The fences of tables. Read anew in every transaction: another node may have taken one over since the last.

    Their rows are held until the transaction ends, so that no node takes one over between this look and the write. PostgreSQL
    holds them so for every event that refers to them; it only does it sooner.
    """
    found: dict[str, int] = {}
    for some in _pieces(names, 500):
        for table, fence in connection.execute(_FENCES, {"names": some}):
            found[table] = fence
    return found


_FENCES = (
    select(tables.c.id, tables.c.fence)
    .where(tables.c.id.in_(bindparam("names", expanding=True)))
    .with_for_update(read=True, key_share=True)
)


def _pieces(items: list[Any], size: int) -> Iterator[list[Any]]:
    return (items[start : start + size] for start in range(0, len(items), size))


def _insert_events(session: WriteSession, rows: Sequence[Row]) -> None:
    """Many rows by few statements. `executemany` would let go of Python's lock, and fight for it again, at every row."""
    start, size = 0, _MAX_INSERT_ROWS
    while start < len(rows):
        while size > len(rows) - start:
            size //= 2
        session.execute(_insert(session.mark, size), [value for row in rows[start : start + size] for value in row])
        start += size


@cache
def _insert(mark: str, size: int) -> str:
    return f"INSERT INTO events ({', '.join(_COLUMNS)}) {_values(mark, size)}"


@cache
def _insert_up_to(mark: str, size: int) -> str:
    """Rows that are empty fill the statement up: so few different ones are ever prepared."""
    return (
        f"INSERT INTO events ({', '.join(_COLUMNS)}) "  # noqa: S608 -- marks only, never a value
        f"SELECT * FROM ({_values(mark, size)}) WHERE column1 IS NOT NULL"
    )


def _values(mark: str, size: int) -> str:
    return "VALUES " + ",".join([f"({','.join([mark] * len(_COLUMNS))})"] * size)


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


def _stored(connection: Connection, rows: Sequence[Row]) -> bool:
    table, first = rows[0][:2]
    found = connection.execute(
        select(events).where(events.c.table_id == table, events.c.n >= first, events.c.n < first + len(rows)).order_by(events.c.n)
    )
    return [tuple(row) for row in found] == list(rows)
