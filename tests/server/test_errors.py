"""The HTTP status of each refusal."""

import pytest

from rivage.core import RivageError
from rivage.deals import DealError
from rivage.server.errors import STATUS, ForeignOrigin, NoPort, NotReady, Unexpected, status_of
from rivage.server.guard import TooMany
from rivage.store import Locked, StoreError
from rivage.table.errors import UnknownTable


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (TooMany(), 429),
        (ForeignOrigin("https://elsewhere"), 403),
        (UnknownTable("t"), 404),
        (Unexpected("ab12"), 500),
        (NotReady(StoreError("here")), 503),
        (DealError("none", code="daily.played"), 409),
        (StoreError("here"), 503),
        (Locked("here"), 503),
        (RivageError("no", code="turn.stale"), 400),
    ],
)
def test_each_refusal_has_its_status(error: RivageError, status: int) -> None:
    assert status_of(error) == status


def test_only_errors_are_told_by_a_status() -> None:
    assert all(400 <= status < 600 for status in STATUS.values())


def test_what_a_stranger_sent_is_repeated_in_part_only() -> None:
    error = ForeignOrigin("https://" + "x" * 5000)
    assert len(error.message) < 300
    assert len(str(error.details["origin"])) == 100


def test_a_port_that_is_taken_is_told_with_what_to_do() -> None:
    assert NoPort("127.0.0.1", 80).message == (
        "cannot listen on 127.0.0.1, port 80: another program uses it. Choose another with --port or --host."
    )
    assert "permission denied" in NoPort("127.0.0.1", 80, "permission denied").message
