"""The errors of the store, the conversion of database exceptions into them, and their log.

StoreError          store.failed        any other failure of the database
├── BadUrl          store.url           not the URL of a supported database
├── Newer           store.newer         written by a newer version of Rivage
├── Broken          store.broken        not a database, a damaged one, or one of another program
├── Missing         store.missing       the file does not exist
├── Unwritable      store.unwritable    the folder, file or disk cannot be written
├── Locked          store.locked        another server uses the database
├── InUse           store.in_use        the schema is outdated, and other nodes use the database
├── Unreachable     store.unreachable   the database server does not answer
├── Slow            store.slow          the database did not answer in time
├── AlreadyPresent  store.present       the target is not empty
├── ReadOnly        store.read_only     a write to a read-only store
└── StoreClosed     store.closed        used after `close()`

`PlayerErased` (identity.expired) and `QuotaExceeded` (kept.quota) are not StoreErrors: the database works, the write is refused.

`str(error)` is for the operator: it contains the file or URL (without a password), the system's message and advice. `message` and
`details` are for players and contain none of that. A file that is refused is never changed.
"""

import logging
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Callable

from sqlalchemy.exc import DBAPIError

from rivage.background import ThrottledLogger
from rivage.core import RivageError


class StoreError(RivageError):
    """Base class of the failures of a store."""

    code = "store.failed"

    def __init__(self, where: str, reason: str = "", *, sentence: str = "") -> None:
        super().__init__("the database of this server failed; its log has the reason")
        text = (sentence or self.sentence).format(where=where)
        self.where = where
        """The file, or the URL without its password. Not for players."""
        self.reason = reason
        """The message of the system, or the empty text. Not for players."""
        self._text = f"{text} ({reason})" if reason else text

    def __str__(self) -> str:
        """The text for the operator."""
        return self._text

    sentence = "The database {where} failed; nothing was lost. Check the reason, then start Rivage again."
    """The English text of this kind of error; `{where}` stands for the file or URL."""


class PlayerErased(RivageError):
    """A write that mentions a player who asked to be erased. Nothing is written."""

    code = "identity.expired"

    def __init__(self) -> None:
        super().__init__("this guest was erased: reload the page")


class QuotaExceeded(RivageError):
    """A belonging that would exceed the quota of its player, in number or in bytes. Nothing is written."""

    code = "kept.quota"

    def __init__(self, *, too_many: bool) -> None:
        super().__init__("the quota of this player is exceeded")
        self.too_many = too_many
        """Whether the number of belongings is exceeded. Otherwise it is their total size."""


class BadUrl(StoreError):
    """A URL that is not that of a supported database."""

    code = "store.url"
    sentence = "{where} is not a database URL. Use sqlite:///path/to/file.db, postgresql://user@host/name or memory: instead."


class Newer(StoreError):
    """The database was written by a newer version."""

    code = "store.newer"
    sentence = (
        "The database {where} was written by a newer Rivage. Install that version or a later one, "
        "or name another database; nothing was changed."
    )


class Broken(StoreError):
    """The file is not a database, is damaged, or belongs to another program."""

    code = "store.broken"
    sentence = "{where} is not a valid Rivage database. Move it away to start afresh, or restore a backup; nothing was changed."


class Missing(StoreError):
    """The file does not exist."""

    code = "store.missing"
    sentence = "There is no file {where}. Check the name and the folder; nothing was changed."


class Unwritable(StoreError):
    """The folder, file or disk cannot be written."""

    code = "store.unwritable"
    sentence = "Rivage cannot write to {where}. Check the permissions and the free disk space, or choose another place."


class Locked(StoreError):
    """Another server uses the database."""

    code = "store.locked"
    sentence = "Another Rivage is using {where}. Stop it first, or give this one a database of its own."


class InUse(StoreError):
    """The database has an older schema, and cannot be migrated while other nodes use it."""

    code = "store.in_use"
    sentence = (
        "The database {where} has an older schema, and other nodes use it. Stop all of them, then start one of this version; "
        "nothing was changed."
    )


class Unreachable(StoreError):
    """The database server does not answer, or refuses the login."""

    code = "store.unreachable"
    sentence = "The database {where} cannot be reached. Check that it runs, and the address, name and password."


class Slow(StoreError):
    """The database did not answer in time."""

    code = "store.slow"
    sentence = "The database {where} does not answer in time. Check whether it is frozen, locked by another program, or too busy."


class AlreadyPresent(StoreError):
    """The target is not empty."""

    code = "store.present"
    sentence = "{where} is not empty. Choose another place, or use --force to replace it; nothing was changed."


class ReadOnly(StoreError):
    """A write to a store that was opened read-only."""

    code = "store.read_only"
    sentence = "The database {where} was opened read-only. Open it without `read_only` to write."


class StoreClosed(StoreError):
    """The store was used after `close()`."""

    code = "store.closed"
    sentence = "The database {where} is closed, because the server is stopping. Try again when it is back."


_SQLITE: dict[str, type[StoreError]] = {
    "SQLITE_CORRUPT": Broken,
    "SQLITE_NOTADB": Broken,
    "SQLITE_FORMAT": Broken,
    "SQLITE_BUSY": Locked,
    "SQLITE_LOCKED": Locked,
    "SQLITE_READONLY": Unwritable,
    "SQLITE_CANTOPEN": Unwritable,
    "SQLITE_PERM": Unwritable,
    "SQLITE_FULL": Unwritable,
    "SQLITE_IOERR": Unwritable,
}
"""The error class for each primary result code of SQLite. Extended codes start with these names."""

_SQLSTATE: dict[str, type[StoreError]] = {
    "08": Unreachable,  # connection exceptions
    "28": Unreachable,  # wrong password
    "3D": Unreachable,  # no such database
    "57": Unreachable,  # shutting down, starting up, cancelled
    "57014": Slow,  # … because it took too long
    "55P03": Slow,  # a lock was not available in time
    "25P03": Slow,  # our transaction was idle for too long
    "53": Unreachable,  # too many connections, out of memory …
    "53100": Unwritable,  # … but a full disk is another matter
    "25006": Unwritable,  # a standby is read-only
    "42501": Unwritable,  # missing privilege
    "XX001": Broken,
    "XX002": Broken,
}
"""The error class for each SQLSTATE, or for its class (the first two characters) when the state itself is not listed."""


_WRITE_CONFLICTS = {"40001", "40P01", "23505"}
"""SQLSTATEs of concurrent writes in PostgreSQL: serialization failure, deadlock, unique violation."""


def is_write_conflict(error: Exception) -> bool:
    """Whether a write failed because another node wrote at the same time, so that a retry may succeed."""
    return getattr(error.orig if isinstance(error, DBAPIError) else error, "sqlstate", "") in _WRITE_CONFLICTS


def to_store_error(error: BaseException, where: str) -> RivageError:
    """Convert an exception. Rivage's own errors are returned unchanged."""
    if isinstance(error, RivageError):
        return error
    cause = error.orig if isinstance(error, DBAPIError) else error
    reason = str(cause).strip().splitlines()[0] if str(cause).strip() else type(error).__name__
    return _error_class(cause, lost=isinstance(error, DBAPIError) and error.connection_invalidated)(where, reason)


def _error_class(cause: BaseException | None, *, lost: bool) -> type[StoreError]:
    if isinstance(cause, sqlite3.Error):
        name = getattr(cause, "sqlite_errorname", "")
        return next((kind for prefix, kind in _SQLITE.items() if name.startswith(prefix)), StoreError)
    if isinstance(cause, OSError):
        return Unwritable
    state = getattr(cause, "sqlstate", None)
    if state is None:
        # psycopg has no code for failures of the connection.
        names = {kind.__name__ for kind in type(cause).__mro__}  # by name, so that psycopg is not imported for SQLite
        return Unreachable if lost or names & {"OperationalError", "InterfaceError"} else StoreError
    return _SQLSTATE.get(state) or _SQLSTATE.get(state[:2]) or StoreError


log = logging.getLogger("rivage.store")


class FailureLog:
    """Counts failures by code and logs them. May be called from any thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._log = ThrottledLogger(log, clock=clock)
        self._lock = threading.Lock()
        self._counts: Counter[str] = Counter()

    @property
    def counts(self) -> dict[str, int]:
        """The number of failures since the start, by code."""
        with self._lock:
            return dict(self._counts)

    def record(self, error: BaseException) -> None:
        """Count and log an error if it is a failure of the store."""
        if isinstance(error, StoreError) and not isinstance(error, StoreClosed | ReadOnly):
            with self._lock:
                self._counts[error.code] += 1
            self._log.error(error.code, "the store failed: %s", error, code=error.code)

    def close(self) -> None:
        """Log the suppressed lines, and stop."""
        self._log.close()
