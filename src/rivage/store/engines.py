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

READERS = 4
"""Reads that may run at once."""


def writing_engine(url: URL) -> Engine:
    """An engine for the one thread that writes; its commits survive a crash of the machine."""
    engine = create_engine(url, pool_size=1, max_overflow=1, isolation_level="AUTOCOMMIT", connect_args=_arguments(url))
    event.listen(engine, "connect", _sqlite_writes if engine.dialect.name == "sqlite" else _postgresql_writes)
    return engine


def reading_engine(url: URL) -> Engine:
    """An engine whose connections cannot write; each statement stands alone."""
    engine = create_engine(
        url, pool_size=READERS, max_overflow=0, pool_pre_ping=True, isolation_level="AUTOCOMMIT", connect_args=_arguments(url)
    )
    event.listen(engine, "connect", _sqlite_reads if engine.dialect.name == "sqlite" else _postgresql_reads)
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

    def begin(self) -> None:
        """Begin a transaction; in SQLite the lock is taken now, not at the first write."""
        self._cursor.execute("BEGIN IMMEDIATE" if self._sqlite else "BEGIN")

    def execute(self, statement: str, values: Sequence[object]) -> None:
        """Run a statement by the driver alone."""
        self._cursor.execute(statement, values)

    def commit(self) -> None:
        """End the transaction; durable when it returns."""
        self._cursor.execute("COMMIT")

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


def _arguments(url: URL) -> dict[str, Any]:
    if url.get_backend_name() == "sqlite":
        return {"timeout": 10}
    return {} if "connect_timeout" in url.query else {"connect_timeout": 10}


def _sqlite_writes(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # WAL with NORMAL would lose the last commits when the power fails
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA wal_autocheckpoint = 4000")  # 16 MB: fewer, larger copies into the database while many tables play


def _sqlite_reads(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA query_only = ON")


def _postgresql_writes(connection: Any, _record: object) -> None:
    # A server set up to answer before the disk has it would break our promise.
    connection.execute("SET synchronous_commit = on")
    connection.commit()


def _postgresql_reads(connection: Any, _record: object) -> None:
    connection.execute("SET default_transaction_read_only = on")
    connection.commit()
