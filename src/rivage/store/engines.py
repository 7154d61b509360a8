"""SQLAlchemy engines for SQLite and PostgreSQL: one for writing, one for reading.

Both use autocommit, and `WriteSession` controls transactions explicitly: SQLite's driver would run SELECT and CREATE outside its
own transactions, and for a small batch those of SQLAlchemy cost more than the write itself.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool

READERS = 4
"""Maximum number of concurrent reads."""
BUSY_TIMEOUT_S = 10
"""Seconds to wait for a lock of another program on SQLite, and for a connection to PostgreSQL."""

_KEEPALIVE = {"keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3, "tcp_user_timeout": 30_000}
"""Connection parameters that detect a dead PostgreSQL machine within a minute. The database URL can override them."""
_TIMEOUTS = {"statement_timeout": "30s", "lock_timeout": "10s", "idle_in_transaction_session_timeout": "60s"}
"""PostgreSQL time-outs, which are far above the duration of our statements."""
_SHARED_IDLE_TIMEOUT = "3s"
"""PostgreSQL time-out of an idle transaction in a cluster."""
_SET_TIMEOUTS = f"""SELECT set_config(name, value, false) FROM pg_settings
JOIN (VALUES {", ".join(f"('{name}', '{value}')" for name, value in _TIMEOUTS.items())}) AS ours (wanted, value) ON name = wanted
WHERE source = 'default'"""  # noqa: S608 -- our own constants
"""Sets our time-outs unless the URL, the role, the database or the server configuration has set one."""
_NO_IDLE_TIMEOUT = "SELECT set_config(name, '0', false) FROM pg_settings WHERE name = 'idle_session_timeout'"
"""Disables the idle-session time-out, if the server version has that setting."""


def writing_engine(url: URL) -> Engine:
    """An engine for the writer thread. Its commits survive a crash of the machine."""
    engine = _engine(url, pool_size=1, max_overflow=1, isolation_level="AUTOCOMMIT")
    event.listen(engine, "connect", _sqlite_writes if engine.dialect.name == "sqlite" else _postgresql_writes)
    return engine


def reading_engine(url: URL) -> Engine:
    """An engine with read-only connections. Each statement is a transaction of its own."""
    engine = _engine(url, pool_size=READERS, max_overflow=0, pool_pre_ping=True, isolation_level="AUTOCOMMIT")
    event.listen(engine, "connect", _sqlite_reads if engine.dialect.name == "sqlite" else _postgresql_reads)
    return engine


def limit_idle_transactions(engine: Engine) -> None:
    """Let PostgreSQL roll back the transactions of a frozen node, which would block the takeover of its tables."""
    engine.dispose()
    event.listen(engine, "connect", _postgresql_limits_idle)


def claiming_engine(url: URL) -> Engine:
    """An engine for the connection that holds the advisory lock, idle, while the server runs."""
    engine = _engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    event.listen(engine, "connect", _postgresql_stays_idle)
    return engine


def copying_engine(url: URL) -> Engine:
    """An engine that reads one consistent snapshot of a PostgreSQL database, without blocking writers."""
    engine = _engine(url, poolclass=NullPool, isolation_level="REPEATABLE READ")
    event.listen(engine, "connect", _postgresql_copies)
    return engine


class WriteSession:
    """One connection with explicit transactions. Frequent statements bypass SQLAlchemy and use the driver's cursor."""

    def __init__(self, engine: Engine) -> None:
        self.connection: Connection = engine.connect()
        self._sqlite = engine.dialect.name == "sqlite"
        self._cursor: Any = self.connection.connection.cursor()
        self.placeholder = "?" if self._sqlite else "%s"
        """The driver's parameter placeholder."""
        self.single_statement = self._sqlite
        """Whether a single statement with autocommit needs no explicit transaction."""

    def begin(self, *, snapshot: bool = False) -> None:
        """Begin a transaction. SQLite takes the write lock now, not at the first write.

        `snapshot` selects the isolation level REPEATABLE READ in PostgreSQL, which rejects write conflicts with other nodes.
        """
        begin = "BEGIN ISOLATION LEVEL REPEATABLE READ" if snapshot else "BEGIN"
        self._cursor.execute("BEGIN IMMEDIATE" if self._sqlite else begin)

    def execute(self, statement: str, values: Sequence[object]) -> None:
        """Run a statement with the driver's cursor."""
        self._cursor.execute(statement, values)

    def commit(self, statement: str = "COMMIT", values: Sequence[object] = ()) -> None:
        """Commit the transaction, or run a statement that commits by itself (`single_statement`). Durable when it returns."""
        self._cursor.execute(statement, values)

    def discard(self) -> None:
        """Discard the connection, in any state. Uncommitted changes are rolled back."""
        # The connection may be broken, so each step is tried even if another failed. The cursor is closed first, because SQLite
        # keeps a closed connection and its lock alive while it has an open statement.
        for step in (self._roll_back, self._cursor.close, self.connection.invalidate, self.connection.close):
            with suppress(Exception):
                step()

    def _roll_back(self) -> None:
        if not self._sqlite or self._cursor.connection.in_transaction:
            self._cursor.execute("ROLLBACK")


def _engine(url: URL, **more: Any) -> Engine:
    # Error messages end up in logs, where parameters of statements do not belong.
    return create_engine(url, hide_parameters=True, connect_args=_arguments(url), **more)


def _arguments(url: URL) -> dict[str, Any]:
    if url.get_backend_name() == "sqlite":
        return {"timeout": BUSY_TIMEOUT_S}
    return {name: value for name, value in {"connect_timeout": BUSY_TIMEOUT_S, **_KEEPALIVE}.items() if name not in url.query}


def _sqlite_writes(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # WAL with NORMAL would lose the last commits when the power fails
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA wal_autocheckpoint = 4000")  # 16 MB: fewer, larger checkpoints under load


def _sqlite_reads(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA query_only = ON")


def _postgresql_writes(connection: Any, _record: object) -> None:
    # A server configured for asynchronous commits would break our guarantee of durability.
    _execute_all(connection, "SET synchronous_commit = on", _SET_TIMEOUTS)


def _postgresql_limits_idle(connection: Any, _record: object) -> None:
    _execute_all(connection, f"SET idle_in_transaction_session_timeout = '{_SHARED_IDLE_TIMEOUT}'")


def _postgresql_reads(connection: Any, _record: object) -> None:
    _execute_all(connection, "SET default_transaction_read_only = on", _SET_TIMEOUTS)


def _postgresql_stays_idle(connection: Any, _record: object) -> None:
    _execute_all(connection, _NO_IDLE_TIMEOUT)


def _postgresql_copies(connection: Any, _record: object) -> None:
    _execute_all(connection, "SET default_transaction_read_only = on", "SET statement_timeout = 0", _NO_IDLE_TIMEOUT)


def _execute_all(connection: Any, *statements: str) -> None:
    for statement in statements:
        connection.execute(statement)
    connection.commit()
