"""The errors of a store, the translation of what a database raises into them, and their log.

StoreError          store.failed        the database refused for a reason we have no better name for
├── BadUrl          store.url           an address that names no database we know
├── Newer           store.newer         written by a newer Rivage
├── Broken          store.broken        no database, a damaged one, or one of another program
├── Missing         store.missing       there is no such file
├── Unwritable      store.unwritable    a folder, file or disk that takes no more
├── Locked          store.locked        another server uses the database
├── InUse           store.in_use        of an older shape, and other nodes use it
├── Unreachable     store.unreachable   the database server does not answer
├── Slow            store.slow          no answer within the time it is given
├── AlreadyPresent  store.present       something is there already, and is not to be replaced
├── ReadOnly        store.read_only     opened for reading
└── StoreClosed     store.closed        asked after `close()`

`PlayerErased` (identity.expired) and `QuotaExceeded` (kept.quota) are none of them: the database is well, and refuses.

`str(error)` is for the operator: it says what to do, and names the file or address, without a password, and what the
system said. `message` and `details` go to players and name none of it. A file that is refused is never changed.
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
    """Any failure of a store."""

    code = "store.failed"

    def __init__(self, where: str, reason: str = "", *, sentence: str = "") -> None:
        super().__init__("the database of this house did not do as asked; its log says why")
        text = (sentence or self.sentence).format(where=where)
        self.where = where
        """The file or address, without a password. Not for players."""
        self.reason = reason
        """What the system said, or nothing. Not for players."""
        self._text = f"{text} ({reason})" if reason else text

    def __str__(self) -> str:
        """The sentence for the operator."""
        return self._text

    sentence = "The database {where} refused; nothing was lost. Look at the reason, then start Rivage again."
    """The English sentence of this kind of error; `{where}` stands for the file or address."""


class PlayerErased(RivageError):
    """A write that would mention a player who asked to be erased. Nothing is written."""

    code = "identity.expired"

    def __init__(self) -> None:
        super().__init__("this guest was erased: reload the page")


class QuotaExceeded(RivageError):
    """A belonging that is one too many of its kind for its player, or too large beside the others. Nothing is written."""

    code = "kept.quota"

    def __init__(self, *, too_many: bool) -> None:
        super().__init__("there is no room for another thing of this player")
        self.too_many = too_many
        """There are too many. Otherwise they are too large together."""


class BadUrl(StoreError):
    """An address that names no database we know."""

    code = "store.url"
    sentence = "{where} is no database address. Use sqlite:///path/to/file.db, postgresql://user@host/name or memory: instead."


class Newer(StoreError):
    """The database was written by a newer program."""

    code = "store.newer"
    sentence = (
        "The database {where} was written by a newer Rivage. Install that version or a later one, "
        "or name another database; nothing was changed."
    )


class Broken(StoreError):
    """Not a database, a damaged one, or one of another program."""

    code = "store.broken"
    sentence = (
        "{where} is not a sound Rivage database. Move it away to begin afresh, or put a backup in its place; nothing was changed."
    )


class Missing(StoreError):
    """There is no such file."""

    code = "store.missing"
    sentence = "There is no file {where}. See whether the name and the folder are right; nothing was changed."


class Unwritable(StoreError):
    """The folder, file or disk takes no more."""

    code = "store.unwritable"
    sentence = "Rivage cannot write to {where}. Give it the right to write there and room on the disk, or choose another place."


class Locked(StoreError):
    """Another server uses the database."""

    code = "store.locked"
    sentence = "Another Rivage is using {where}. Stop it first, or give this one a database of its own."


class InUse(StoreError):
    """The database is of an older shape, and other nodes use it: it cannot be changed under them."""

    code = "store.in_use"
    sentence = (
        "The database {where} is of an older shape, and other nodes use it. Stop all of them, then start one of this version; "
        "nothing was changed."
    )


class Unreachable(StoreError):
    """The database server does not answer, or does not let us in."""

    code = "store.unreachable"
    sentence = (
        "The database {where} cannot be reached. See that it runs and that address, name and password are right, then try again."
    )


class Slow(StoreError):
    """The database did not answer within the time it is given."""

    code = "store.slow"
    sentence = "The database {where} does not answer in time. See whether it is frozen, locked by another program, or too busy."


class AlreadyPresent(StoreError):
    """Something is there already."""

    code = "store.present"
    sentence = "{where} is not empty. Name another place, or say --force to replace what is there; nothing was changed."


class ReadOnly(StoreError):
    """The store was opened for reading."""

    code = "store.read_only"
    sentence = "The database {where} was opened for reading only. Open it without `read_only` to write."


class StoreClosed(StoreError):
    """The store was asked after `close()`."""

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
"""By primary result code; extended codes begin with these names."""

_SQLSTATE: dict[str, type[StoreError]] = {
    "08": Unreachable,  # connection exceptions
    "28": Unreachable,  # wrong password
    "3D": Unreachable,  # no such database
    "57": Unreachable,  # shutting down, starting up, cancelled
    "57014": Slow,  # … because it took too long
    "55P03": Slow,  # a lock was not to be had in time
    "25P03": Slow,  # we were, between two statements
    "53": Unreachable,  # too many connections, out of memory …
    "53100": Unwritable,  # … but a full disk is another matter
    "25006": Unwritable,  # a standby takes no writes
    "42501": Unwritable,  # no right to do that
    "XX001": Broken,
    "XX002": Broken,
}
"""By SQLSTATE or its class; the longer name wins."""


_WRITE_CONFLICTS = {"40001", "40P01", "23505"}
"""What PostgreSQL says when two wrote at the same time: no one order of both, each waits for the other, one key twice."""


def is_write_conflict(error: Exception) -> bool:
    """Whether a write was refused because another node wrote at the same moment: it may fit when it is tried again."""
    return getattr(error.orig if isinstance(error, DBAPIError) else error, "sqlstate", "") in _WRITE_CONFLICTS


def to_store_error(error: BaseException, where: str) -> RivageError:
    """What to raise, or hand to a waiter, for `error`. Rivage's own errors stay what they are."""
    if isinstance(error, RivageError):
        return error
    cause = error.orig if isinstance(error, DBAPIError) else error
    reason = str(cause).strip().splitlines()[0] if str(cause).strip() else type(error).__name__
    return _kind(cause, lost=isinstance(error, DBAPIError) and error.connection_invalidated)(where, reason)


def _kind(cause: BaseException | None, *, lost: bool) -> type[StoreError]:
    if isinstance(cause, sqlite3.Error):
        name = getattr(cause, "sqlite_errorname", "")
        return next((kind for prefix, kind in _SQLITE.items() if name.startswith(prefix)), StoreError)
    if isinstance(cause, OSError):
        return Unwritable
    state = getattr(cause, "sqlstate", None)
    if state is None:
        # psycopg has no code for what it could not even ask.
        names = {kind.__name__ for kind in type(cause).__mro__}  # by name: a server on SQLite need not load psycopg
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
        """How many failures there were since the start, by code."""
        with self._lock:
            return dict(self._counts)

    def record(self, error: BaseException) -> None:
        """Count and log an error if it is a failure of the store."""
        if isinstance(error, StoreError) and not isinstance(error, StoreClosed | ReadOnly):
            with self._lock:
                self._counts[error.code] += 1
            self._log.error(error.code, "the store failed: %s", error, code=error.code)

    def close(self) -> None:
        """Log what was left out, and stop."""
        self._log.close()
