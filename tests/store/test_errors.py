"""Operators get the place and the reason of an error, players only its code."""

import sqlite3

import psycopg
import pytest
from sqlalchemy.exc import DBAPIError

from rivage.core import RivageError
from rivage.store import ReadOnly, StoreClosed, errors
from rivage.store.errors import Broken, FailureLog, Locked, StoreError, Unreachable, Unwritable, to_store_error
from rivage.table.errors import Conflict, UnknownTable


def kinds() -> list[type[errors.StoreError]]:
    return [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.StoreError)]


@pytest.mark.parametrize("kind", kinds())
def test_messages_for_players_contain_no_path_or_address(kind: type[errors.StoreError]) -> None:
    error: RivageError = kind("/var/lib/rivage/rivage.db", "near SELECT: syntax error at 10.0.0.7")
    for secret in ("/var/lib", "rivage.db", "SELECT", "10.0.0.7"):
        assert secret not in error.message
        assert secret not in str(dict(error.details))
        assert secret in str(error)


def test_each_error_has_its_own_code() -> None:
    codes = [kind.code for kind in kinds()]
    assert len(set(codes)) == len(codes)
    assert all(code.startswith("store.") for code in codes)


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
def test_each_database_failure_is_converted_to_a_specific_error(error: Exception, kind: type[StoreError]) -> None:
    for raised in (error, DBAPIError("SELECT 1", None, error)):
        found = to_store_error(raised, "here")
        assert type(found) is kind
        assert isinstance(found, StoreError)
        assert found.where == "here"
        assert str(error) in str(found)


def test_our_own_errors_are_not_converted() -> None:
    error = UnknownTable("t")
    assert to_store_error(error, "here") is error


def test_a_failure_without_a_message_is_named_by_its_type() -> None:
    assert "(RuntimeError)" in str(to_store_error(RuntimeError(), "here"))


def test_failures_are_logged_once_a_minute_by_kind_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    failures = FailureLog()
    for _ in range(1000):
        failures.record(Unwritable("/var/lib/rivage/rivage.db", "no space left"))
    failures.record(Unreachable("somewhere"))
    assert [vars(line)["code"] for line in caplog.records] == ["store.unwritable", "store.unreachable"]
    assert "/var/lib/rivage/rivage.db" in caplog.records[0].getMessage()
    assert failures.counts == {"store.unwritable": 1000, "store.unreachable": 1}
    failures.close()
    assert vars(caplog.records[2])["left_out"] == 998


def test_errors_that_are_not_failures_of_the_store_are_ignored(caplog: pytest.LogCaptureFixture) -> None:
    failures = FailureLog()
    for error in (Conflict("two at once", table="t"), StoreClosed("somewhere"), ReadOnly("somewhere")):
        failures.record(error)
    assert (caplog.records, failures.counts) == ([], {})
