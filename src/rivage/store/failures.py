"""The StoreError for what a database said."""

import sqlite3

from sqlalchemy.exc import DBAPIError

from rivage.core import RivageError

from .errors import Broken, Locked, Slow, StoreError, Unreachable, Unwritable

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


_MET = {"40001", "40P01", "23505"}
"""What PostgreSQL says when two wrote at the same time: no one order of both, each waits for the other, one key twice."""


def met_another(error: Exception) -> bool:
    """Whether a write was refused because another node wrote at the same moment: it may fit when it is tried again."""
    return getattr(error.orig if isinstance(error, DBAPIError) else error, "sqlstate", "") in _MET


def named(error: BaseException, where: str) -> RivageError:
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
        names = {kind.__name__ for kind in type(cause).__mro__}  # by name: a house on SQLite need not load psycopg
        return Unreachable if lost or names & {"OperationalError", "InterfaceError"} else StoreError
    return _SQLSTATE.get(state) or _SQLSTATE.get(state[:2]) or StoreError
