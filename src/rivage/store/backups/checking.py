"""Whether a file is a whole and sound backup: every page, every reference, every log without a gap, and every match folds."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from sqlalchemy import Connection, create_engine, func, inspect, select
from sqlalchemy.pool import NullPool

from rivage.core import RivageError
from rivage.store.archive import has_archive, read_log
from rivage.store.connect import is_there, sqlite_address
from rivage.store.errors import Broken, Missing, to_store_error
from rivage.store.readiness import MAGIC
from rivage.store.schema import archive, check_revision, events, metadata, tables
from rivage.table.match import fold

_STEP = 100
"""Matches between two words about how far we are."""


Progress = Callable[[str, int, int], None]
"""Called with what is being done, how much of it is done, and how much there is (0 when nobody knows)."""


def silent(_what: str, _done: int, _of: int) -> None:
    """Tells nobody how far it is."""


class Contents(msgspec.Struct, frozen=True):
    """What is in a backup."""

    revision: str
    """The shape of the database."""
    rows: dict[str, int]
    """How many rows each of its tables has."""
    unsound: tuple[str, ...]
    """One line for each log that has a gap or does not fold; the others are not harmed by it."""


def check_file(file: Path, *, folding: bool, progress: Progress = silent) -> Contents:
    """Read a whole file and say what is in it. Changes nothing, not even beside it.

    Raises:
        Missing: when it is not there.
        Broken: when it is no database, is cut or damaged, or belongs to another program; says what and where.
        Newer: when a newer program wrote it.
    """
    where = str(file)
    try:
        _check_length(file)
        # Nobody writes to it; so SQLite need not make files beside it, which may lie where nobody may write.
        engine = create_engine(sqlite_address(file, "ro", immutable=True), poolclass=NullPool)
        with engine.connect() as connection:
            revision = _check_pages(connection, where, progress)
            rows = count_rows(connection)
            unsound = [*_gaps(connection), *_twice(connection)]
            if folding:
                unsound += _unfolded(connection, rows["tables"], progress)
    except Exception as error:
        raise to_store_error(error, where) from error
    return Contents(revision, rows, tuple(unsound))


def count_rows(connection: Connection) -> dict[str, int]:
    """How many rows each of our tables has, as far as they are there: an older shape has fewer."""
    there = set(inspect(connection).get_table_names())
    return {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in metadata.sorted_tables
        if table.name in there
    }


def _check_length(file: Path) -> None:
    """Compare the length of a file with what its head says: a cut one is told as such."""
    where = str(file)
    if not is_there(file):
        raise Missing(where)
    if not file.is_file():
        raise Broken(where, "it is no file")
    with file.open("rb") as opened:
        head = opened.read(100)
    if head[: len(MAGIC)] != MAGIC:
        raise Broken(where, "it is no SQLite file")
    length, page = file.stat().st_size, int.from_bytes(head[16:18])
    whole = int.from_bytes(head[28:32]) * (65536 if page == 1 else page)
    if length < max(whole, 100):
        raise Broken(where, f"it is cut: {length} bytes of {whole or 'more'}")


def _check_pages(connection: Connection, where: str, progress: Progress) -> str:
    progress("checking pages", 0, 0)
    found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
    if found != "ok":
        raise Broken(where, " ".join(str(found).removeprefix("*** in database main ***").split()))
    revision = check_revision(connection, where)
    if revision is None:
        raise Broken(where, "there is nothing of Rivage in it")
    progress("checking references", 0, 0)
    lost = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if lost is not None:
        raise Broken(where, f"a row of {lost[0]} belongs to no row of {lost[2]}")
    return revision


def _gaps(connection: Connection) -> Iterator[str]:
    """A line for each log whose numbers do not count up from 1."""
    last, many = func.max(events.c.n), func.count()
    query = select(events.c.table_id, last, many).group_by(events.c.table_id).having((last != many) | (func.min(events.c.n) != 1))
    for table, length, there in connection.execute(query):
        yield f"table {_short(table)}: {there} events, and the last is number {length}"


def _twice(connection: Connection) -> Iterator[str]:
    """A line for each log that lies in rows and is packed too."""
    if has_archive(connection):
        query = select(archive.c.table_id).where(archive.c.table_id.in_(select(events.c.table_id)))
        for table in connection.scalars(query):
            yield f"table {_short(table)}: both archived and not"


def _unfolded(connection: Connection, total: int, progress: Progress) -> Iterator[str]:
    """A line for each log that is no match."""
    from rivage.registry import find

    archived = has_archive(connection)
    for done, table in enumerate(connection.scalars(select(tables.c.id).order_by(tables.c.id)).all()):
        if done % _STEP == 0:
            progress("folding matches", done, total)
        try:
            fold(read_log(connection, table, archived=archived) or [], find)
        except RivageError as error:
            yield f"table {_short(table)}: {error}"
    progress("folding matches", total, total)


def _short(table: str) -> str:
    """Enough of a table's id to find it, too little to open it: what we tell may end in a log."""
    return table[:6] + "…"
