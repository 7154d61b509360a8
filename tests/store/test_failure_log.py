"""A failure is told at once, its kind then only once a minute, and nothing that was left out goes uncounted."""

import pytest

from rivage.store import Closed, ReadOnly, StoreError, Unreachable, Unwritable
from rivage.store.failure_log import EVERY, FailureLog
from rivage.table.errors import Conflict


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


def told(caplog: pytest.LogCaptureFixture) -> list[tuple[object, object]]:
    """Code of each line, and how many of its kind were left out."""
    return [(vars(line)["code"], vars(line)["left_out"]) for line in caplog.records]


def test_a_thousand_failures_of_one_kind_are_one_line_a_minute(watch: Watch, caplog: pytest.LogCaptureFixture) -> None:
    failures = FailureLog(watch)
    for _ in range(1000):
        failures.note(Unwritable("/var/lib/rivage/rivage.db", "no space left"))
    assert told(caplog) == [("store.unwritable", 0)]
    assert "/var/lib/rivage/rivage.db" in caplog.records[0].getMessage()
    watch.now += EVERY
    failures.note(Unwritable("/var/lib/rivage/rivage.db"))
    assert told(caplog) == [("store.unwritable", 0), ("store.unwritable", 999)]
    assert failures.counts == {"store.unwritable": 1001}
    failures.close()
    assert len(told(caplog)) == 2


def test_each_kind_has_a_minute_of_its_own(watch: Watch, caplog: pytest.LogCaptureFixture) -> None:
    failures = FailureLog(watch)
    for kind in (Unwritable, Unreachable, StoreError, Unwritable):
        failures.note(kind("somewhere"))
    assert [code for code, _ in told(caplog)] == ["store.unwritable", "store.unreachable", "store.failed"]
    failures.close()


def test_what_was_left_out_is_told_although_nothing_fails_any_more(watch: Watch, caplog: pytest.LogCaptureFixture) -> None:
    failures = FailureLog(watch)
    for _ in range(5):
        failures.note(Unwritable("somewhere"))
    failures.flush()
    assert len(told(caplog)) == 1
    watch.now += EVERY
    failures.flush()
    assert told(caplog) == [("store.unwritable", 0), ("store.unwritable", 3)]
    watch.now += EVERY
    failures.flush()
    assert len(told(caplog)) == 2
    failures.close()


def test_what_was_left_out_is_told_at_the_end(watch: Watch, caplog: pytest.LogCaptureFixture) -> None:
    failures = FailureLog(watch)
    for _ in range(3):
        failures.note(Unwritable("somewhere"))
    failures.close()
    assert told(caplog) == [("store.unwritable", 0), ("store.unwritable", 1)]


def test_what_is_no_failure_of_the_store_is_passed_over(watch: Watch, caplog: pytest.LogCaptureFixture) -> None:
    failures = FailureLog(watch)
    for error in (Conflict("two at once", table="t"), Closed("somewhere"), ReadOnly("somewhere")):
        failures.note(error)
    assert (told(caplog), failures.counts) == ([], {})
