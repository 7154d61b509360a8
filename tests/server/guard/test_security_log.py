import logging

import pytest

from rivage.server.guard import SecurityLog
from rivage.server.guard.security_log import MOST_LINES


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    wanted = ("kind", "address", "again", "before", "count")
    return [{key: value for key, value in vars(record).items() if key in wanted} for record in caplog.records]


def test_one_line_a_minute_for_each_kind_and_address(caplog: pytest.LogCaptureFixture, clock: Clock) -> None:
    told = SecurityLog(clock)
    with caplog.at_level(logging.WARNING, "rivage.security"):
        for _ in range(100):
            told.tell("flood", "192.0.2.1")
        told.tell("flood", "192.0.2.2")
        told.tell("identity.forged", "192.0.2.1")
        assert len(caplog.records) == 3
        clock.now = 61.0
        told.flush()
    assert lines(caplog)[3:] == [{"kind": "flood", "address": "192.0.2.1", "again": 99}]


def test_a_flood_from_many_addresses_does_not_fill_the_disk(caplog: pytest.LogCaptureFixture, clock: Clock) -> None:
    told = SecurityLog(clock)
    with caplog.at_level(logging.WARNING, "rivage.security"):
        for number in range(10_000):
            told.tell("flood", str(number))
        assert len(caplog.records) == MOST_LINES
        clock.now = 61.0
        told.tell("flood", "another")
    assert lines(caplog)[MOST_LINES] == {"count": 10_000 - MOST_LINES}
