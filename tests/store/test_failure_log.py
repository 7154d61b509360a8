"""A failure is logged at once, its kind then only once a minute, and each is counted."""

import pytest

from rivage.store import Closed, ReadOnly, Unreachable, Unwritable
from rivage.store.failure_log import FailureLog
from rivage.table.errors import Conflict


def test_failures_are_logged_once_a_minute_by_kind_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    failures = FailureLog()
    for _ in range(1000):
        failures.note(Unwritable("/var/lib/rivage/rivage.db", "no space left"))
    failures.note(Unreachable("somewhere"))
    assert [vars(line)["code"] for line in caplog.records] == ["store.unwritable", "store.unreachable"]
    assert "/var/lib/rivage/rivage.db" in caplog.records[0].getMessage()
    assert failures.counts == {"store.unwritable": 1000, "store.unreachable": 1}
    failures.close()
    assert vars(caplog.records[2])["left_out"] == 998


def test_errors_that_are_not_failures_of_the_store_are_ignored(caplog: pytest.LogCaptureFixture) -> None:
    failures = FailureLog()
    for error in (Conflict("two at once", table="t"), Closed("somewhere"), ReadOnly("somewhere")):
        failures.note(error)
    assert (caplog.records, failures.counts) == ([], {})
