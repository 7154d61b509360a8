"""One server a database, or nodes that share it: whoever would write claims it first.

The system takes the claim back however its holder ends.

A file is claimed twice: by `<file>.lock` beside it, and by a lock on the file itself, which holds under every name the file has.
A PostgreSQL database is claimed by an advisory lock on a connection that does nothing else.
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
from .file_permissions import give_to_owner_of, log, make_file, make_folder


class FileLock:
    """Holds `<file>.lock` until released. The lock file stays: removing it could free the way for two holders at once."""

    def __init__(self, file: Path) -> None:
        """Take the lock, making the folder where there is none.

        Raises:
            Unwritable: when the folder or the lock file cannot be made.
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
        """Let go. A second call does nothing."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


_BYTE = 1 << 40
"""The byte of the file that is locked: far from those that SQLite locks, and no matter whether the file is that long."""
_KEY = 7285148
"""The advisory lock of a server; each database has its own."""
_LOCK_NOT_AVAILABLE = "55P03"
_LOCK_TIMEOUT = "3s"
"""How long a claim waits for one who has just been killed: PostgreSQL needs a moment to notice."""


class Claim(Protocol):
    """The right to write to a database."""

    alone: bool
    """Nobody else had one when it was taken."""

    def check(self) -> None:
        """Return if we still have it, or could take it again.

        Raises:
            Locked: when another server took it meanwhile.
        """
        ...

    def release(self) -> None:
        """Let go, once nothing of us uses the database any more. A second call does nothing."""
        ...


class FileClaim:
    """The right to write to a SQLite file, whatever name or link leads to it.

    The handle on the file must outlive all of SQLite's: closing it takes SQLite's own locks in this process along.
    """

    alone = True

    def __init__(self, file: Path) -> None:
        """Claim a file by its resolved name, making it and its folder where there are none.

        Raises:
            Unwritable: when it cannot be made or opened.
            Locked: when another server has it.
        """
        make_folder(file.parent)
        self._beside = FileLock(file)
        self.handle: int | None = None
        """The file, open as long as it is claimed."""
        try:
            give_to_owner_of(file.parent, file.with_name(file.name + ".lock"))
            make_file(file)
            self.handle = os.open(file, os.O_RDWR | os.O_CLOEXEC)
            if os.fstat(self.handle).st_nlink > 1:
                # SQLite keeps the newest events beside the name by which it was opened.
                log.warning("the database has several names (hard links): always start by the same one", extra={"file": file})
            fcntl.fcntl(self.handle, fcntl.F_OFD_SETLK, struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, _BYTE, 1, 0))
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
        """Nobody can take a file's lock from us."""

    def release(self) -> None:
        """See `Claim.release`."""
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None
        self._beside.release()


class MemoryClaim:
    """Keeps a SQLite database in memory alive: it ends with its last connection."""

    alone = True

    def __init__(self, address: URL) -> None:
        self._connection = writing_engine(address).connect()

    def check(self) -> None:
        """Nobody else can reach the memory of this process."""

    def release(self) -> None:
        """See `Claim.release`."""
        self._connection.invalidate()
        self._connection.close()


class DatabaseClaim:
    """The right to write to a PostgreSQL database: of one server, or of several nodes that share it."""

    def __init__(self, url: URL, where: str, *, shared: bool = False) -> None:
        """Claim a database; `shared` leaves room for others who share it, once `share` was called.

        Raises:
            Locked: when another server has it, or nodes share it and we do not.
            DBAPIError: when it cannot be reached.
        """
        self.alone = True
        self._engine = claiming_engine(url)
        self._where = where
        self._shared = shared
        self._was_ours = False
        """It was ours before: a connection that broke is no reason to think that we are alone."""
        self._connection: Connection | None = None
        self._socket = select.poll()
        self._acquire()

    def check(self) -> None:
        """See `Claim.check`; raises DBAPIError too. Costs a system call, as long as the connection is quiet."""
        if self._connection is not None and self._socket.poll(0) and not self._answers(self._connection):
            self._drop()
        if self._connection is None:
            self._acquire()

    def share(self) -> None:
        """Let others in who share it: what must be done alone is done."""
        if self._connection is not None and self.alone:
            self._connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": _KEY})

    def release(self) -> None:
        """See `Claim.release`."""
        if self._connection is not None:
            # At once: closing alone leaves it to PostgreSQL when to notice.
            with suppress(DBAPIError):
                self._connection.execute(text("SELECT pg_advisory_unlock_all()"))
            self._drop()

    def _acquire(self) -> None:
        connection = self._engine.connect()
        try:
            connection.execute(text("SELECT set_config('lock_timeout', :timeout, false)"), {"timeout": _LOCK_TIMEOUT})
            if self._shared:
                self._acquire_shared(connection)
            else:
                connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": _KEY})
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
        alone = not self._was_ours and bool(connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": _KEY}))
        connection.execute(text("SELECT pg_advisory_lock_shared(:key)"), {"key": _KEY})
        self.alone, self._was_ours = alone, True

    def _answers(self, connection: Connection) -> bool:
        """The connection lives, and with it the lock: it had something to say, which may have been its last word."""
        try:
            connection.execute(text("SELECT 1"))
        except DBAPIError:
            return False
        return True

    def _drop(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                self._connection.invalidate()
            self._connection.close()
            self._connection = None
