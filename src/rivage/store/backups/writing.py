"""Writes a backup of a database while it is in use: a consistent snapshot that is checked before it gets its final name."""

import os
import secrets
import shutil
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from rivage.store.connect import check_utf8, display_url, file_exists, find_persistent, inspect_file, sqlite_address, sqlite_file
from rivage.store.engines import BUSY_TIMEOUT_S, copying_engine
from rivage.store.errors import AlreadyPresent, Broken, Missing, Unwritable, to_store_error
from rivage.store.file_permissions import make_file, sync
from rivage.store.schema import check_revision, upgrade_to

from .checking import Contents, Progress, check_file, count_rows, silent
from .rows import copy_rows

_PROGRESS_STEPS = 100_000
"""SQLite instructions between two progress reports."""


def back_up(
    url: str,
    file: Path,
    *,
    data_folder: Path | None = None,
    force: bool = False,
    folding: bool = True,
    progress: Progress = silent,
) -> Contents:
    """Back up the database at `url`, or in the data folder, to `file`. A server may be writing at the same time.

    The file is a SQLite database that only its owner may read. It gets its final name when it is complete, checked and synced to
    disk. `force` lets it replace another file; `folding=False` skips the longest check, which folds all matches.

    Raises:
        BadUrl: when `url` is not the URL of a supported database.
        AlreadyPresent: when the file exists.
        Unwritable: when the file cannot be written, or the disk is too full.
        StoreError: when the database cannot be read, or the copy differs from it.
    """
    address = find_persistent(url, data_folder)
    source = sqlite_file(address)
    file = check_utf8(file.absolute())
    _refuse_target(file, source, force=force)
    with _temporary_file(file) as part:
        expected = _copy_file(source, part, progress) if source is not None else _copy_postgresql(address, part, progress)
        found = check_file(part, folding=folding, progress=progress)
        for name, count in expected.items():
            # Rows that were there at the start must be in the copy; later ones may be.
            if found.rows.get(name, 0) < count:
                raise Broken(str(file), f"{found.rows.get(name, 0)} rows of {count} in {name}")
        sync(part)
        part.replace(file)
        sync(file)
    return found


def check_disk_space(folder: Path, needed: int) -> None:
    """Raise if a disk has too little free space.

    Raises:
        Unwritable: when less than `needed` bytes are free.
    """
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise Unwritable(str(folder), f"{_format_size(needed)} are needed, {_format_size(free)} are free")


def _format_size(count: int) -> str:
    """Format a number of bytes."""
    return f"{count / 1e6:.0f} MB" if count >= 10_000_000 else f"{count / 1e3:.0f} kB"


def temporary_name(file: Path) -> Path:
    """A unique temporary name in the folder of `file`. A crash may leave the file behind."""
    return file.with_name(f".{file.name}.{secrets.token_hex(4)}.part")


def remove(file: Path) -> None:
    """Remove a SQLite file and its side files, if they exist."""
    for end in ("", "-journal", "-wal", "-shm"):
        with suppress(OSError):
            file.with_name(file.name + end).unlink(missing_ok=True)


def _refuse_target(file: Path, source: Path | None, *, force: bool) -> None:
    if file_exists(file) and file.is_dir():
        raise Unwritable(str(file), "it is a folder: name a file in it")
    if source is not None and (file.resolve() == source or (file.exists() and source.exists() and file.samefile(source))):
        raise Unwritable(str(file), "it is the database itself")
    if os.path.lexists(file) and not force:
        raise AlreadyPresent(str(file))


@contextmanager
def _temporary_file(file: Path) -> Iterator[Path]:
    """Create an empty temporary file beside `file`, and remove it at the end unless it was renamed."""
    part = temporary_name(file)
    try:
        make_file(part)
        yield part
    except Unwritable as error:
        # Report the final name instead of the temporary one.
        raise (Unwritable(str(file), error.reason) if error.where == str(part) else error) from None
    except OSError as error:
        raise Unwritable(str(file), error.strerror or str(error)) from None
    finally:
        remove(part)


def _copy_file(source: Path, part: Path, progress: Progress) -> dict[str, int]:
    """Copy a SQLite database with `VACUUM INTO`, which does not block writers. Returns the minimum number of rows."""
    where = str(source)
    if not file_exists(source):
        raise Missing(where)
    inspect_file(source)
    expected = _inspect(source)
    try:
        address = f"file:{quote(where)}?mode=rw"  # not `ro`, with which SQLite could not use the WAL files
        with closing(sqlite3.connect(address, uri=True, isolation_level=None, timeout=BUSY_TIMEOUT_S)) as connection:
            pages, empty, page = (
                connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size")
            )
            size = (pages - empty) * page
            check_disk_space(part.parent, size)
            connection.set_progress_handler(lambda: progress("copying bytes", part.stat().st_size, size), _PROGRESS_STEPS)
            progress("copying bytes", 0, size)
            connection.execute("VACUUM INTO ?", (str(part),))
    except sqlite3.Error as error:
        # SQLite does not say whether the read or the write failed. These errors are almost always from the write.
        raise to_store_error(
            error, str(part.parent) if getattr(error, "sqlite_errorname", "").startswith(_WRITING) else where
        ) from error
    return expected


_WRITING = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_CANTOPEN", "SQLITE_READONLY")
"""Names of SQLite errors that are attributed to the copy rather than to the database."""


def _inspect(source: Path) -> dict[str, int]:
    engine = create_engine(sqlite_address(source, "rw"), poolclass=NullPool, connect_args={"timeout": BUSY_TIMEOUT_S})
    try:
        with engine.connect() as connection:
            return count_rows(connection)
    except Exception as error:
        raise to_store_error(error, str(source)) from error


def _copy_postgresql(url: URL, part: Path, progress: Progress) -> dict[str, int]:
    """Copy all rows of one PostgreSQL snapshot, which does not block writers. Returns the number of rows of each table."""
    where = display_url(url)
    copy = create_engine(sqlite_address(part, "rw"), poolclass=NullPool)
    try:
        with copying_engine(url).connect() as source, copy.connect() as target:
            revision = check_revision(source, where)
            if revision is None:
                raise Broken(where, "it contains no data of Rivage")
            expected = count_rows(source)
            check_disk_space(part.parent, _size(source, expected))
            # Faster: the file is synced to disk before it gets its final name.
            target.exec_driver_sql("PRAGMA journal_mode = OFF")
            target.exec_driver_sql("PRAGMA synchronous = OFF")
            upgrade_to(target, revision)
            if copy_rows(source, target, expected, progress) != expected:
                raise Broken(str(part), "not every row was copied")
            target.commit()
    except Exception as error:
        copy_failed = isinstance(error, DBAPIError) and isinstance(error.orig, sqlite3.Error)
        raise to_store_error(error, str(part.parent) if copy_failed else where) from error
    return expected


def _size(source: Connection, names: Iterable[str]) -> int:
    """The approximate size of some tables in bytes."""
    size = text("SELECT pg_table_size(CAST(:name AS regclass))")
    return sum(int(source.execute(size, {"name": name}).scalar() or 0) for name in names)
