"""Restores a backup: all of it or nothing, and never while a server uses the database."""

import shutil
import tempfile
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool

from rivage.store.connect import (
    check_utf8,
    claim_postgresql,
    display_url,
    file_exists,
    find_persistent,
    sqlite_address,
    sqlite_file,
)
from rivage.store.engines import WriteSession, writing_engine
from rivage.store.errors import AlreadyPresent, Broken, StoreError, Unwritable, to_store_error
from rivage.store.file_permissions import chown_like, make_file, sync
from rivage.store.schema import HEAD, check_revision, metadata, upgrade, upgrade_to
from rivage.store.writer_lock import FileClaim

from .checking import Contents, Progress, check_file, count_rows, silent
from .rows import copy_rows
from .writing import check_disk_space, remove, temporary_name

_NOT_A_BACKUP = "{where} is not a complete and valid backup. Use another one; nothing was changed."
_GAPS = "{where} is a backup in which logs have gaps. Use another one, or this one with --unsound; nothing was changed."


class Restored(msgspec.Struct, frozen=True):
    """The result of a restore."""

    contents: Contents
    where: str
    """The restored database: its file or address without a password."""
    previous: Path | None
    """The new name of the file that was replaced; None when there was none."""


def restore(
    file: Path,
    url: str,
    *,
    data_folder: Path | None = None,
    force: bool = False,
    unsound: bool = False,
    progress: Progress = silent,
) -> Restored:
    """Restore the backup `file` into the database at `url`, or in the data folder. The database must be empty.

    `force` replaces a database that is not empty; a replaced file is renamed. `unsound` accepts a backup whose logs have gaps.
    If anything is refused, the database stays unchanged.

    Raises:
        BadUrl: when `url` is not the URL of a supported database.
        Missing: when there is no such file.
        Broken: when the file is not a complete and valid backup.
        Newer: when a newer version wrote the file or the database.
        AlreadyPresent: when the database is not empty.
        Locked: when a server uses the database.
        Unwritable: when the database cannot be written, or the disk is full.
        Unreachable: when the database server does not answer.
    """
    address = find_persistent(url, data_folder)
    file = check_utf8(file.absolute())
    beside = file.with_name(file.name + "-wal")
    if file_exists(beside) and beside.stat().st_size:
        in_use = f"its newest events are in {beside.name}: it is not a backup, but a database that was in use"
        raise Broken(str(file), in_use, sentence=_NOT_A_BACKUP)
    try:
        contents = check_file(file, folding=False, progress=progress)
    except Broken as broken:
        raise Broken(broken.where, broken.reason, sentence=_NOT_A_BACKUP) from broken
    if contents.unsound and not unsound:
        more = f", and {len(contents.unsound) - 1} more" if len(contents.unsound) > 1 else ""
        raise Broken(str(file), f"{contents.unsound[0]}{more}", sentence=_GAPS)
    target = sqlite_file(address)
    if target is not None:
        return Restored(contents, str(target), _restore_to_file(file, target, force=force, progress=progress))
    _restore_to_postgresql(file, contents, address, force=force, progress=progress)
    return Restored(contents, display_url(address), None)


def _restore_to_file(file: Path, target: Path, *, force: bool, progress: Progress) -> Path | None:
    if target.exists() and target.samefile(file):
        raise Unwritable(str(target), "it is the backup itself")
    new = not target.exists()
    claim = FileClaim(target)
    part = temporary_name(target)
    try:
        full = bool(target.stat().st_size) and _is_not_empty(target)
        if full and not force:
            raise AlreadyPresent(str(target))
        check_disk_space(target.parent, file.stat().st_size)
        make_file(part)
        _copy_and_migrate(file, part, str(target), progress)
        chown_like(target.parent, part)
        sync(part)
        previous = _keep_old_file(target) if full else None
        # SQLite would apply the side files of the old database to the new one.
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
            # The claim created an empty file.
            with suppress(OSError):
                target.unlink()
    return previous


def _is_not_empty(target: Path) -> bool:
    """Whether a database has any rows but the settings that the first start creates. A file that cannot be read is not empty."""
    engine = create_engine(sqlite_address(target, "rw"), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            return check_revision(connection, str(target)) is None or _is_used(connection)
    except Exception:  # noqa: BLE001 -- an unreadable file is not empty
        return True


def _is_used(connection: Connection) -> bool:
    return any(count for name, count in count_rows(connection).items() if name != "settings")


def _keep_old_file(target: Path) -> Path:
    """Hard-link the old file to another name, so that it survives its replacement."""
    previous = target.with_name(f"{target.name}.before-{datetime.now(UTC):%Y%m%dT%H%M%S}")
    for end in ("", "-wal"):
        old = target.with_name(target.name + end)
        if old.exists():
            previous.with_name(previous.name + end).hardlink_to(old)
    return previous


def _copy_and_migrate(file: Path, copy: Path, where: str, progress: Progress) -> None:
    """Copy a backup, and migrate the copy to the current schema."""
    progress("copying bytes", 0, file.stat().st_size)
    shutil.copyfile(file, copy)
    engine = create_engine(sqlite_address(copy, "rw"), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            # The copy of a database that was in use is in WAL mode, and SQLite would look for its WAL file.
            connection.exec_driver_sql("PRAGMA journal_mode = DELETE")
            upgrade_to(connection, HEAD)
            connection.commit()
    except Exception as error:
        raise to_store_error(error, where) from error


def _restore_to_postgresql(file: Path, contents: Contents, url: URL, *, force: bool, progress: Progress) -> None:
    """Restore in one transaction, so that other connections never see a part of it and an error undoes it."""
    where = display_url(url)
    claim = claim_postgresql(url)
    writer = writing_engine(url)
    try:
        with tempfile.TemporaryDirectory(prefix="rivage-restore-") as folder:
            copy = Path(folder) / "backup.db"
            check_disk_space(copy.parent, file.stat().st_size)
            make_file(copy)
            _copy_and_migrate(file, copy, where, progress)
            session = WriteSession(writer)
            try:
                session.begin()
                upgrade(session.connection, where)
                session.connection.execute(text("SET LOCAL statement_timeout = 0"))
                _truncate_all(session.connection, where, force=force)
                with create_engine(sqlite_address(copy, "ro"), poolclass=NullPool).connect() as source:
                    copied = copy_rows(source, session.connection, contents.rows, progress)
                if any(copied[name] != count for name, count in contents.rows.items()):
                    raise StoreError(where, "not every row was copied")
                session.commit()
            finally:
                session.discard()
    except Exception as error:
        raise to_store_error(error, where) from error
    finally:
        writer.dispose()
        claim.release()


def _truncate_all(connection: Connection, where: str, *, force: bool) -> None:
    if _is_used(connection) and not force:
        raise AlreadyPresent(where)
    connection.execute(text(f"TRUNCATE {', '.join(metadata.tables)}"))
