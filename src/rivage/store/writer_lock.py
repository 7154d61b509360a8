"""Locks that give one server, or the nodes of one cluster, the right to write to a database.

The operating system or the database server releases the lock when its holder dies.

A SQLite file has two locks: `<file>.lock` beside it, and a lock on the file itself, which also works under its other names.
A PostgreSQL database has an advisory lock on a connection that is used for nothing else.
"""

import fcntl
import os
import select
import struct
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from .engines import claiming_engine, writing_engine
from .errors import Locked, Unwritable
from .file_permissions import chown_like, log, make_file, make_folder


class FileLock:
    """A lock on `<file>.lock`. The lock file is never removed, because its removal could let two processes hold the lock."""

    def __init__(self, file: Path) -> None:
        """Acquire the lock. Creates the folder if it does not exist.

        Raises:
            Unwritable: when the folder or the lock file cannot be created.
            Locked: when another process holds it.
        """
        path = file.with_name(file.name + ".lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._handle: int | None = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise Unwritable(str(file.parent), error.strerror or str(error)) from None
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.release()
            raise Locked(str(file)) from None

    def release(self) -> None:
        """Release the lock. A second call does nothing."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


_LOCK_OFFSET = 1 << 40
"""Offset of the locked byte: far from those that SQLite locks. The file may be shorter."""
_ADVISORY_KEY = 7285148
"""Key of the advisory lock. Keys are separate for each database."""
_LOCK_NOT_AVAILABLE = "55P03"
_LOCK_TIMEOUT = "3s"
"""PostgreSQL time-out for the advisory lock. Long enough for the server to notice that a previous holder was killed."""


class Claim(Protocol):
    """The right to write to a database."""

    alone: bool
    """Whether no other process had a claim when this one was acquired."""

    def check(self) -> None:
        """Return if the claim is still held, or could be acquired again.

        Raises:
            Locked: when another server acquired it meanwhile.
        """
        ...

    def release(self) -> None:
        """Release the claim, after all other connections are closed. A second call does nothing."""
        ...


class FileClaim:
    """The right to write to a SQLite file, also if it is opened by another name or link.

    The file descriptor must stay open longer than SQLite's connections: closing it releases SQLite's own locks in this process.
    """

    alone = True

    def __init__(self, file: Path) -> None:
        """Claim a file by its resolved name. Creates the file and its folder if they do not exist.

        Raises:
            Unwritable: when the file cannot be created or opened.
            Locked: when another server has claimed it.
        """
        make_folder(file.parent)
        self._beside = FileLock(file)
        self.handle: int | None = None
        """The file descriptor, open while the file is claimed."""
        try:
            chown_like(file.parent, file.with_name(file.name + ".lock"))
            make_file(file)
            self.handle = os.open(file, os.O_RDWR | os.O_CLOEXEC)
            if os.fstat(self.handle).st_nlink > 1:
                # SQLite's WAL file is named after the name by which the database was opened.
                log.warning("the database has several hard links: always open it by the same name", extra={"file": file})
            fcntl.fcntl(self.handle, fcntl.F_OFD_SETLK, struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, _LOCK_OFFSET, 1, 0))
        except BlockingIOError:
            self.release()
            raise Locked(str(file)) from None
        except OSError as error:
            self.release()
            raise Unwritable(str(file), error.strerror or str(error)) from None
        except BaseException:
            self.release()
            raise

    def check(self) -> None:
        """See `Claim.check`. A file lock cannot be lost."""

    def release(self) -> None:
        """See `Claim.release`."""
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None
        self._beside.release()


class MemoryClaim:
    """Keeps a SQLite database in memory alive with an open connection."""

    alone = True

    def __init__(self, address: URL) -> None:
        self._connection = writing_engine(address).connect()

    def check(self) -> None:
        """See `Claim.check`. No other process can open a database in memory."""

    def release(self) -> None:
        """See `Claim.release`."""
        self._connection.invalidate()
        self._connection.close()


class DatabaseClaim:
    """The right to write to a PostgreSQL database, exclusive to one server or shared by the nodes of a cluster."""

    def __init__(self, url: URL, where: str, *, shared: bool = False) -> None:
        """Claim a database. With `shared`, other nodes can share it after `share` was called.

        Raises:
            Locked: when another server has claimed it exclusively, or nodes share it and `shared` is False.
            DBAPIError: when the database cannot be reached.
        """
        self.alone = True
        self._engine = claiming_engine(url)
        self._where = where
        self._shared = shared
        self._was_ours = False
        """Whether this claim was held before. After a reconnect it is never treated as exclusive."""
        self._connection: Connection | None = None
        self._socket = select.poll()
        self._acquire()

    def check(self) -> None:
        """See `Claim.check`. May raise DBAPIError as well. Costs one system call unless the connection has data to read."""
        if self._connection is not None and self._socket.poll(0) and not self._is_connection_alive(self._connection):
            self._disconnect()
        if self._connection is None:
            self._acquire()

    def share(self) -> None:
        """Let other nodes share the database, after the work that needs exclusive access, such as migrations."""
        if self._connection is not None and self.alone:
            self._connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": _ADVISORY_KEY})

    def release(self) -> None:
        """See `Claim.release`."""
        if self._connection is not None:
            # Unlock explicitly, because PostgreSQL may notice a closed connection late.
            with suppress(DBAPIError):
                self._connection.execute(text("SELECT pg_advisory_unlock_all()"))
            self._disconnect()

    def _acquire(self) -> None:
        connection = self._engine.connect()
        try:
            connection.execute(text("SELECT set_config('lock_timeout', :timeout, false)"), {"timeout": _LOCK_TIMEOUT})
            if self._shared:
                self._acquire_shared(connection)
            else:
                connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": _ADVISORY_KEY})
            driver: Any = connection.connection.driver_connection
            handle = driver.fileno()
        except DBAPIError as error:
            connection.close()
            if getattr(error.orig, "sqlstate", "") == _LOCK_NOT_AVAILABLE:
                raise Locked(self._where) from None
            raise
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        self._socket = select.poll()
        self._socket.register(handle, select.POLLIN)

    def _acquire_shared(self, connection: Connection) -> None:
        alone = not self._was_ours and bool(connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": _ADVISORY_KEY}))
        connection.execute(text("SELECT pg_advisory_lock_shared(:key)"), {"key": _ADVISORY_KEY})
        self.alone, self._was_ours = alone, True

    def _is_connection_alive(self, connection: Connection) -> bool:
        """Whether the connection, and with it the lock, is alive. Its socket is readable, which may mean that it was closed."""
        try:
            connection.execute(text("SELECT 1"))
        except DBAPIError:
            return False
        return True

    def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                self._connection.invalidate()
            self._connection.close()
            self._connection = None
