"""What a database said, under our names."""

import sqlite3

import psycopg
import pytest
from sqlalchemy.exc import DBAPIError

from rivage.store.errors import Broken, Locked, StoreError, Unreachable, Unwritable
from rivage.store.failures import named
from rivage.table.errors import UnknownTable


def sqlite(name: str) -> sqlite3.Error:
    error = sqlite3.OperationalError("it said so")
    error.sqlite_errorname = name
    return error


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (sqlite("SQLITE_CORRUPT_INDEX"), Broken),
        (sqlite("SQLITE_NOTADB"), Broken),
        (sqlite("SQLITE_BUSY_SNAPSHOT"), Locked),
        (sqlite("SQLITE_READONLY"), Unwritable),
        (sqlite("SQLITE_IOERR_FSYNC"), Unwritable),
        (sqlite("SQLITE_FULL"), Unwritable),
        (sqlite("SQLITE_ERROR"), StoreError),
        (psycopg.OperationalError("no route to host"), Unreachable),
        (psycopg.errors.ConnectionTimeout("too late"), Unreachable),
        (psycopg.errors.AdminShutdown("good night"), Unreachable),
        (psycopg.errors.InvalidPassword("who are you"), Unreachable),
        (psycopg.errors.DiskFull("no room"), Unwritable),
        (psycopg.errors.InsufficientPrivilege("you may not"), Unwritable),
        (psycopg.errors.NumericValueOutOfRange("too much"), StoreError),
        (PermissionError("you may not"), Unwritable),
        (KeyError("a bug"), StoreError),
    ],
)
def test_each_failure_has_a_name(error: Exception, kind: type[StoreError]) -> None:
    for said in (error, DBAPIError("SELECT 1", None, error)):
        found = named(said, "here")
        assert type(found) is kind
        assert isinstance(found, StoreError)
        assert found.where == "here"
        assert str(error) in str(found)


def test_our_own_errors_stay_what_they_are() -> None:
    error = UnknownTable("t")
    assert named(error, "here") is error


def test_a_silent_failure_is_called_by_its_kind() -> None:
    assert "(RuntimeError)" in str(named(RuntimeError(), "here"))
