"""The HTTP statuses and messages of errors."""

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
def test_each_error_has_its_http_status(error: RivageError, status: int) -> None:
    assert status_of(error) == status


def test_all_statuses_are_those_of_errors() -> None:
    assert all(400 <= status < 600 for status in STATUS.values())


def test_a_foreign_origin_is_truncated_in_the_error() -> None:
    error = ForeignOrigin("https://" + "x" * 5000)
    assert len(error.message) < 300
    assert len(str(error.details["origin"])) == 100


def test_the_error_of_a_used_port_names_the_options() -> None:
    assert NoPort("127.0.0.1", 80).message == (
        "cannot listen on 127.0.0.1, port 80: another program uses it. Choose another with --port or --host."
    )
    assert "permission denied" in NoPort("127.0.0.1", 80, "permission denied").message
