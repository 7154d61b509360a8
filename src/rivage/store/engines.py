"""Connections to either database: one engine that writes, one that reads.

Both leave transactions to us (the drivers call it autocommit): SQLite's driver would leave SELECT and CREATE outside of its
own, and SQLAlchemy's cost more than the writing itself when a batch is small.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool

READERS = 4
"""Reads that may run at once."""
BUSY_TIMEOUT_S = 10
"""Seconds that SQLite waits for another program's lock, and that connecting to PostgreSQL may take."""

_KEEPALIVE = {"keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3, "tcp_user_timeout": 30_000}
"""A PostgreSQL whose machine went away is noticed within a minute; these can be set in its address as well."""
_TIMEOUTS = {"statement_timeout": "30s", "lock_timeout": "10s", "idle_in_transaction_session_timeout": "60s"}
"""Limits that no statement of ours comes near."""
_SHARED_IDLE_TIMEOUT = "3s"
"""How long a transaction of one of several nodes may stand still."""
_SET_TIMEOUTS = f"""SELECT set_config(name, value, false) FROM pg_settings
JOIN (VALUES {", ".join(f"('{name}', '{value}')" for name, value in _TIMEOUTS.items())}) AS ours (wanted, value) ON name = wanted
WHERE source = 'default'"""  # noqa: S608 -- our own constants
"""What the address, the role, the database or the server's own file says about a time-out counts for more than we do."""
_NO_IDLE_TIMEOUT = "SELECT set_config(name, '0', false) FROM pg_settings WHERE name = 'idle_session_timeout'"
"""A setting that older servers do not know."""


def writing_engine(url: URL) -> Engine:
    """An engine for the one thread that writes; its commits survive a crash of the machine."""
    engine = _engine(url, pool_size=1, max_overflow=1, isolation_level="AUTOCOMMIT")
    event.listen(engine, "connect", _sqlite_writes if engine.dialect.name == "sqlite" else _postgresql_writes)
    return engine


def reading_engine(url: URL) -> Engine:
    """An engine whose connections cannot write; each statement stands alone."""
    engine = _engine(url, pool_size=READERS, max_overflow=0, pool_pre_ping=True, isolation_level="AUTOCOMMIT")
    event.listen(engine, "connect", _sqlite_reads if engine.dialect.name == "sqlite" else _postgresql_reads)
    return engine


def limit_idle_transactions(engine: Engine) -> None:
    """Let PostgreSQL undo what a frozen node has begun and not ended: it holds tables that others are to take over."""
    engine.dispose()
    event.listen(engine, "connect", _postgresql_limits_idle)


def claiming_engine(url: URL) -> Engine:
    """An engine for one connection to PostgreSQL that is held, idle, as long as the server runs."""
    engine = _engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    event.listen(engine, "connect", _postgresql_stays_idle)
    return engine


def copying_engine(url: URL) -> Engine:
    """An engine that sees one moment of a PostgreSQL database, however long it looks, and holds up nobody."""
    engine = _engine(url, poolclass=NullPool, isolation_level="REPEATABLE READ")
    event.listen(engine, "connect", _postgresql_copies)
    return engine


class WriteSession:
    """One connection with explicit transactions: SQLAlchemy for what is rare, the driver's cursor for what is hot."""

    def __init__(self, engine: Engine) -> None:
        """Connect; raises what SQLAlchemy raises."""
        self.connection: Connection = engine.connect()
        self._sqlite = engine.dialect.name == "sqlite"
        self._cursor: Any = self.connection.connection.cursor()
        self.mark = "?" if self._sqlite else "%s"
        """How the driver writes a parameter."""
        self.steady_alone = self._sqlite
        """A single statement sees one moment, and is a transaction of its own."""

    def begin(self, *, steady: bool = False) -> None:
        """Begin a transaction; in SQLite the lock is taken now, not at the first write.

        `steady`: PostgreSQL lets it see one moment, and refuses it when another node has changed since what it would change.
        """
        begin = "BEGIN ISOLATION LEVEL REPEATABLE READ" if steady else "BEGIN"
        self._cursor.execute("BEGIN IMMEDIATE" if self._sqlite else begin)

    def execute(self, statement: str, values: Sequence[object]) -> None:
        """Run a statement by the driver alone."""
        self._cursor.execute(statement, values)

    def commit(self, statement: str = "COMMIT", values: Sequence[object] = ()) -> None:
        """End the transaction, or run a statement that is one by itself (`steady_alone`); durable when it returns."""
        self._cursor.execute(statement, values)

    def drop(self) -> None:
        """Give the connection up, whatever state it is in; what was not committed is undone."""
        # The connection may be broken already, which is why we let go: each step is tried whatever became of the others.
        # SQLite keeps a closed connection, and its lock, alive while a statement of it is: so the cursor goes first.
        for step in (self._undo, self._cursor.close, self.connection.invalidate, self.connection.close):
            with suppress(Exception):
                step()

    def _undo(self) -> None:
        if not self._sqlite or self._cursor.connection.in_transaction:
            self._cursor.execute("ROLLBACK")


def _engine(url: URL, **more: Any) -> Engine:
    # What a statement was about is nobody's business who reads of its error in a log.
    return create_engine(url, hide_parameters=True, connect_args=_arguments(url), **more)


def _arguments(url: URL) -> dict[str, Any]:
    if url.get_backend_name() == "sqlite":
        return {"timeout": BUSY_TIMEOUT_S}
    return {name: value for name, value in {"connect_timeout": BUSY_TIMEOUT_S, **_KEEPALIVE}.items() if name not in url.query}


def _sqlite_writes(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # WAL with NORMAL would lose the last commits when the power fails
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA wal_autocheckpoint = 4000")  # 16 MB: fewer, larger copies into the database while many tables play


def _sqlite_reads(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA query_only = ON")


def _postgresql_writes(connection: Any, _record: object) -> None:
    # A server set up to answer before the disk has it would break our promise.
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
