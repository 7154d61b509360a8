"""A backup taken in: all of it or nothing, and never beside a running server."""

import shutil
import tempfile
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool

from rivage.store.connect import check_utf8, claim_postgresql, file_of, find_lasting, is_there, shown, sqlite_address
from rivage.store.engines import WriteSession, writing_engine
from rivage.store.errors import AlreadyPresent, Broken, StoreError, Unwritable, to_store_error
from rivage.store.file_permissions import give_to_owner_of, make_file, sync
from rivage.store.schema import HEAD, check_revision, metadata, upgrade, upgrade_to
from rivage.store.writer_lock import FileClaim

from .checking import Contents, Progress, check_file, count_rows, silent
from .rows import copy_rows
from .writing import refuse_if_too_small, remove, unfinished_name

_NO_BACKUP = "{where} is no whole and sound backup. Take another one; nothing was changed."
_GAPS = "{where} is a backup in which logs have gaps. Take another one, or this one with --unsound; nothing was changed."


class Restored(msgspec.Struct, frozen=True):
    """What came of it."""

    contents: Contents
    where: str
    """The database, for people."""
    aside: Path | None
    """Where the file is kept that lay there before."""


def restore(
    file: Path,
    url: str,
    *,
    data_folder: Path | None = None,
    force: bool = False,
    unsound: bool = False,
    progress: Progress = silent,
) -> Restored:
    """Put the backup in `file` into the database of `url`, or of the data folder, which must be empty.

    `force` replaces what is there: a file is kept beside the new one. `unsound` takes a backup although logs in it have gaps.
    Whatever is refused, the database stays as it was.

    Raises:
        BadUrl: when the address names no database.
        Missing: when there is no such file.
        Broken: when the file is no whole and sound backup; says what and where.
        Newer: when a newer program wrote the file, or the database.
        AlreadyPresent: when the database is not empty.
        Locked: when a server uses it.
        Unwritable: when it cannot be written, or there is no room.
        Unreachable: when the database server does not answer.
    """
    address = find_lasting(url, data_folder)
    file = check_utf8(file.absolute())
    beside = file.with_name(file.name + "-wal")
    if is_there(beside) and beside.stat().st_size:
        in_use = f"its newest events are in {beside.name}: it is no backup, but a database that was in use"
        raise Broken(str(file), in_use, sentence=_NO_BACKUP)
    try:
        contents = check_file(file, folding=False, progress=progress)
    except Broken as broken:
        raise Broken(broken.where, broken.reason, sentence=_NO_BACKUP) from broken
    if contents.unsound and not unsound:
        more = f", and {len(contents.unsound) - 1} more" if len(contents.unsound) > 1 else ""
        raise Broken(str(file), f"{contents.unsound[0]}{more}", sentence=_GAPS)
    target = file_of(address)
    if target is not None:
        return Restored(contents, str(target), _into_file(file, target, force=force, progress=progress))
    _into_postgresql(file, contents, address, force=force, progress=progress)
    return Restored(contents, shown(address), None)


def _into_file(file: Path, target: Path, *, force: bool, progress: Progress) -> Path | None:
    if target.exists() and target.samefile(file):
        raise Unwritable(str(target), "it is the backup itself")
    new = not target.exists()
    claim = FileClaim(target)
    part = unfinished_name(target)
    try:
        full = bool(target.stat().st_size) and _holds_something(target)
        if full and not force:
            raise AlreadyPresent(str(target))
        refuse_if_too_small(target.parent, file.stat().st_size)
        make_file(part)
        _bring_up_to_date(file, part, str(target), progress)
        give_to_owner_of(target.parent, part)
        sync(part)
        aside = _set_aside(target) if full else None
        # What SQLite kept beside the old file must not be taken for part of the new one.
        for end in ("-wal", "-shm", "-journal"):
            target.with_name(target.name + end).unlink(missing_ok=True)
        part.replace(target)
        sync(target)
        new = False
    except OSError as error:
        raise Unwritable(str(target), error.strerror or str(error)) from None
    finally:
        remove(part)
        claim.release()
        if new:
            # There was none before; the claim made an empty one.
            with suppress(OSError):
                target.unlink()
    return aside


def _holds_something(target: Path) -> bool:
    """Anything but the settings that a server makes at its first start; what cannot be read is not nothing either."""
    engine = create_engine(sqlite_address(target, "rw"), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            return check_revision(connection, str(target)) is None or _is_used(connection)
    except Exception:  # noqa: BLE001 -- whatever it is, it is there
        return True


def _is_used(connection: Connection) -> bool:
    return any(count for name, count in count_rows(connection).items() if name != "settings")


def _set_aside(target: Path) -> Path:
    """Give the old file a second name, by which it stays."""
    aside = target.with_name(f"{target.name}.before-{datetime.now(UTC):%Y%m%dT%H%M%S}")
    for end in ("", "-wal"):
        old = target.with_name(target.name + end)
        if old.exists():
            aside.with_name(aside.name + end).hardlink_to(old)
    return aside


def _bring_up_to_date(file: Path, copy: Path, where: str, progress: Progress) -> None:
    """Copy a backup and lead the copy to the present shape."""
    progress("copying bytes", 0, file.stat().st_size)
    shutil.copyfile(file, copy)
    engine = create_engine(sqlite_address(copy, "rw"), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            # The copy of a database that was in use says that there is a file beside it.
            connection.exec_driver_sql("PRAGMA journal_mode = DELETE")
            upgrade_to(connection, HEAD)
            connection.commit()
    except Exception as error:
        raise to_store_error(error, where) from error


def _into_postgresql(file: Path, contents: Contents, url: URL, *, force: bool, progress: Progress) -> None:
    """One transaction: nobody sees half of it, and whatever goes wrong undoes it."""
    where = shown(url)
    claim = claim_postgresql(url)
    writer = writing_engine(url)
    try:
        with tempfile.TemporaryDirectory(prefix="rivage-restore-") as folder:
            copy = Path(folder) / "backup.db"
            refuse_if_too_small(copy.parent, file.stat().st_size)
            make_file(copy)
            _bring_up_to_date(file, copy, where, progress)
            session = WriteSession(writer)
            try:
                session.begin()
                upgrade(session.connection, where)
                session.connection.execute(text("SET LOCAL statement_timeout = 0"))
                _make_empty(session.connection, where, force=force)
                with create_engine(sqlite_address(copy, "ro"), poolclass=NullPool).connect() as source:
                    copied = copy_rows(source, session.connection, contents.rows, progress)
                if any(copied[name] != count for name, count in contents.rows.items()):
                    raise StoreError(where, "not every row was copied")
                session.commit()
            finally:
                session.drop()
    except Exception as error:
        raise to_store_error(error, where) from error
    finally:
        writer.dispose()
        claim.release()


def _make_empty(connection: Connection, where: str, *, force: bool) -> None:
    if _is_used(connection) and not force:
        raise AlreadyPresent(where)
    connection.execute(text(f"TRUNCATE {', '.join(metadata.tables)}"))
