"""A backup of a database that is being played on: of one moment, without holding up anybody, checked before it gets its name."""

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

from rivage.store.connect import check_utf8, file_of, find_lasting, inspect_file, is_there, shown, sqlite_address
from rivage.store.engines import BUSY_TIMEOUT_S, copying_engine
from rivage.store.errors import AlreadyPresent, Broken, Missing, Unwritable, to_store_error
from rivage.store.file_permissions import make_file, sync
from rivage.store.schema import check_revision, upgrade_to

from .checking import Contents, Progress, check_file, count_rows, silent
from .rows import copy_rows

_OFTEN = 100_000
"""Steps of SQLite between two words about how far we are."""


def back_up(
    url: str,
    file: Path,
    *,
    data_folder: Path | None = None,
    force: bool = False,
    folding: bool = True,
    progress: Progress = silent,
) -> Contents:
    """Write what the database of `url`, or of the data folder, holds at this moment to `file`; a server may be writing meanwhile.

    The file is a SQLite database that only its owner may read. It gets its name when it is whole, checked and on the disk;
    `force` lets it replace another file, `folding` False leaves out the longest check.

    Raises:
        BadUrl: when the address names no database that can be copied.
        AlreadyPresent: when there is such a file already.
        Unwritable: when the file cannot be written, or there is no room for it.
        StoreError: when the database cannot be read, or what was written is not what was read.
    """
    address = find_lasting(url, data_folder)
    source = file_of(address)
    file = check_utf8(file.absolute())
    _refuse_target(file, source, force=force)
    with _unfinished(file) as part:
        expected = _copy_file(source, part, progress) if source is not None else _copy_postgresql(address, part, progress)
        found = check_file(part, folding=folding, progress=progress)
        for name, count in expected.items():
            # What is played meanwhile may be in it; what was there before must be.
            if found.rows.get(name, 0) < count:
                raise Broken(str(file), f"{found.rows.get(name, 0)} rows of {count} in {name}")
        sync(part)
        part.replace(file)
        sync(file)
    return found


def refuse_if_too_small(folder: Path, needed: int) -> None:
    """Refuse a disk that has less room than is needed.

    Raises:
        Unwritable: then.
    """
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise Unwritable(str(folder), f"{_in_words(needed)} are needed, {_in_words(free)} are free")


def _in_words(count: int) -> str:
    """A number of bytes, for people."""
    return f"{count / 1e6:.0f} MB" if count >= 10_000_000 else f"{count / 1e3:.0f} kB"


def unfinished_name(file: Path) -> Path:
    """A name beside `file` that nobody has, and that a crash may leave behind."""
    return file.with_name(f".{file.name}.{secrets.token_hex(4)}.part")


def remove(file: Path) -> None:
    """Remove a SQLite file and what SQLite keeps beside it, as far as it is there."""
    for end in ("", "-journal", "-wal", "-shm"):
        with suppress(OSError):
            file.with_name(file.name + end).unlink(missing_ok=True)


def _refuse_target(file: Path, source: Path | None, *, force: bool) -> None:
    if is_there(file) and file.is_dir():
        raise Unwritable(str(file), "it is a folder: name a file in it")
    if source is not None and (file.resolve() == source or (file.exists() and source.exists() and file.samefile(source))):
        raise Unwritable(str(file), "it is the database itself")
    if os.path.lexists(file) and not force:
        raise AlreadyPresent(str(file))


@contextmanager
def _unfinished(file: Path) -> Iterator[Path]:
    """An empty file beside `file`, gone in the end unless it was given its name."""
    part = unfinished_name(file)
    try:
        make_file(part)
        yield part
    except Unwritable as error:
        # The name that nobody has is nothing to tell people.
        raise (Unwritable(str(file), error.reason) if error.where == str(part) else error) from None
    except OSError as error:
        raise Unwritable(str(file), error.strerror or str(error)) from None
    finally:
        remove(part)


def _copy_file(source: Path, part: Path, progress: Progress) -> dict[str, int]:
    """Let SQLite write a fresh copy of one moment, which keeps no writer waiting; returns what must be in it."""
    where = str(source)
    if not is_there(source):
        raise Missing(where)
    inspect_file(source)
    expected = _inspect(source)
    try:
        address = f"file:{quote(where)}?mode=rw"  # not `ro`: SQLite could not use what lies beside the file
        with closing(sqlite3.connect(address, uri=True, isolation_level=None, timeout=BUSY_TIMEOUT_S)) as connection:
            pages, empty, page = (
                connection.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "freelist_count", "page_size")
            )
            size = (pages - empty) * page
            refuse_if_too_small(part.parent, size)
            connection.set_progress_handler(lambda: progress("copying bytes", part.stat().st_size, size), _OFTEN)
            progress("copying bytes", 0, size)
            connection.execute("VACUUM INTO ?", (str(part),))
    except sqlite3.Error as error:
        # Reading rarely fails, writing to a disk without room does; SQLite does not say which of the two it was.
        raise to_store_error(
            error, str(part.parent) if getattr(error, "sqlite_errorname", "").startswith(_WRITING) else where
        ) from error
    return expected


_WRITING = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_CANTOPEN", "SQLITE_READONLY")
"""What goes wrong with the copy rather than with the database."""


def _inspect(source: Path) -> dict[str, int]:
    engine = create_engine(sqlite_address(source, "rw"), poolclass=NullPool, connect_args={"timeout": BUSY_TIMEOUT_S})
    try:
        with engine.connect() as connection:
            return count_rows(connection)
    except Exception as error:
        raise to_store_error(error, str(source)) from error


def _copy_postgresql(url: URL, part: Path, progress: Progress) -> dict[str, int]:
    """Copy every row that one transaction sees; it holds up nobody. Returns what must be in the copy."""
    where = shown(url)
    copy = create_engine(sqlite_address(part, "rw"), poolclass=NullPool)
    try:
        with copying_engine(url).connect() as source, copy.connect() as target:
            revision = check_revision(source, where)
            if revision is None:
                raise Broken(where, "there is nothing of Rivage in it")
            expected = count_rows(source)
            refuse_if_too_small(part.parent, _size(source, expected))
            # It is on the disk before it gets its name; until then nothing has to be.
            target.exec_driver_sql("PRAGMA journal_mode = OFF")
            target.exec_driver_sql("PRAGMA synchronous = OFF")
            upgrade_to(target, revision)
            if copy_rows(source, target, expected, progress) != expected:
                raise Broken(str(part), "not every row was copied")
            target.commit()
    except Exception as error:
        ours = isinstance(error, DBAPIError) and isinstance(error.orig, sqlite3.Error)
        raise to_store_error(error, str(part.parent) if ours else where) from error
    return expected


def _size(source: Connection, names: Iterable[str]) -> int:
    """About how many bytes the rows of some tables take."""
    size = text("SELECT pg_table_size(CAST(:name AS regclass))")
    return sum(int(source.execute(size, {"name": name}).scalar() or 0) for name in names)
