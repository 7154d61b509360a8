"""Validates backup files: pages, foreign keys, logs without gaps, and matches that fold."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from sqlalchemy import Connection, create_engine, func, inspect, select
from sqlalchemy.pool import NullPool

from rivage.core import RivageError
from rivage.store.archive import has_archive, read_log
from rivage.store.connect import file_exists, sqlite_address
from rivage.store.errors import Broken, Missing, to_store_error
from rivage.store.readiness import MAGIC
from rivage.store.schema import archive, check_revision, events, metadata, tables
from rivage.table.match import fold

_PROGRESS_INTERVAL = 100
"""Matches between two progress reports."""


Progress = Callable[[str, int, int], None]
"""Called with the name of the current stage, the amount done, and the total amount (0 when unknown)."""


def silent(_stage: str, _done: int, _total: int) -> None:
    """A `Progress` that does nothing."""


class Contents(msgspec.Struct, frozen=True):
    """The contents of a backup."""

    revision: str
    """The schema revision of the database."""
    rows: dict[str, int]
    """The number of rows of each database table."""
    unsound: tuple[str, ...]
    """One line for each damaged log, which has a gap or does not fold. The other logs are usable."""


def check_file(file: Path, *, folding: bool, progress: Progress = silent) -> Contents:
    """Read and validate a whole backup file, and return its contents. Does not write any file.

    Raises:
        Missing: when the file does not exist.
        Broken: when it is not a database, is truncated or damaged, or belongs to another program.
        Newer: when a newer version wrote it.
    """
    where = str(file)
    try:
        _check_length(file)
        # Immutable, so that SQLite does not create files beside it: the folder may be read-only.
        engine = create_engine(sqlite_address(file, "ro", immutable=True), poolclass=NullPool)
        with engine.connect() as connection:
            revision = _check_pages(connection, where, progress)
            rows = count_rows(connection)
            unsound = [*_gaps(connection), *_duplicates(connection)]
            if folding:
                unsound += _folding_errors(connection, rows["tables"], progress)
    except Exception as error:
        raise to_store_error(error, where) from error
    return Contents(revision, rows, tuple(unsound))


def count_rows(connection: Connection) -> dict[str, int]:
    """The number of rows of each of our tables that exists. An older schema has fewer tables."""
    existing = set(inspect(connection).get_table_names())
    return {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in metadata.sorted_tables
        if table.name in existing
    }


def _check_length(file: Path) -> None:
    """Compare the length of a file with its SQLite header, to report a truncated file as such."""
    where = str(file)
    if not file_exists(file):
        raise Missing(where)
    if not file.is_file():
        raise Broken(where, "it is not a file")
    with file.open("rb") as opened:
        head = opened.read(100)
    if head[: len(MAGIC)] != MAGIC:
        raise Broken(where, "it is not a SQLite file")
    length, page = file.stat().st_size, int.from_bytes(head[16:18])
    whole = int.from_bytes(head[28:32]) * (65536 if page == 1 else page)
    if length < max(whole, 100):
        raise Broken(where, f"it is truncated: {length} bytes of {whole or 'more'}")


def _check_pages(connection: Connection, where: str, progress: Progress) -> str:
    progress("checking pages", 0, 0)
    found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
    if found != "ok":
        raise Broken(where, " ".join(str(found).removeprefix("*** in database main ***").split()))
    revision = check_revision(connection, where)
    if revision is None:
        raise Broken(where, "it contains no data of Rivage")
    progress("checking references", 0, 0)
    lost = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if lost is not None:
        raise Broken(where, f"a row of {lost[0]} refers to a missing row of {lost[2]}")
    return revision


def _gaps(connection: Connection) -> Iterator[str]:
    """A line for each log whose event numbers do not count up from 1 without gaps."""
    last, number = func.max(events.c.n), func.count()
    query = select(events.c.table_id, last, number).group_by(events.c.table_id)
    for table, highest, count in connection.execute(query.having((last != number) | (func.min(events.c.n) != 1))):
        yield f"table {_short_id(table)}: {count} events, and the last is number {highest}"


def _duplicates(connection: Connection) -> Iterator[str]:
    """A line for each log that is both in rows and packed."""
    if has_archive(connection):
        query = select(archive.c.table_id).where(archive.c.table_id.in_(select(events.c.table_id)))
        for table in connection.scalars(query):
            yield f"table {_short_id(table)}: both archived and not"


def _folding_errors(connection: Connection, total: int, progress: Progress) -> Iterator[str]:
    """A line for each log that does not fold."""
    from rivage.registry import find

    archived = has_archive(connection)
    for done, table in enumerate(connection.scalars(select(tables.c.id).order_by(tables.c.id)).all()):
        if done % _PROGRESS_INTERVAL == 0:
            progress("folding matches", done, total)
        try:
            fold(read_log(connection, table, archived=archived) or [], find)
        except RivageError as error:
            yield f"table {_short_id(table)}: {error}"
    progress("folding matches", total, total)


def _short_id(table: str) -> str:
    """The start of a table's id: enough to find the table, but not to open it, because the report may end up in a log."""
    return table[:6] + "…"
