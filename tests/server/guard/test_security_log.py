import logging

import pytest

from rivage.server.guard import SecurityLog
from rivage.server.guard.security_log import MAX_LINES


def test_a_security_log_line_has_kind_address_and_fields(caplog: pytest.LogCaptureFixture) -> None:
    security = SecurityLog()
    with caplog.at_level(logging.WARNING, "rivage.security"):
        security.report("flood", "192.0.2.1", seconds=5)
        security.report("flood", "192.0.2.1", seconds=6)
    (line,) = caplog.records
    assert (vars(line)["kind"], vars(line)["address"], vars(line)["seconds"]) == ("flood", "192.0.2.1", 5)


def test_a_flood_from_many_addresses_does_not_fill_the_disk(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    security = SecurityLog(lambda: now[0])
    with caplog.at_level(logging.WARNING, "rivage.security"):
        for number in range(10_000):
            security.report("flood", str(number))
        assert len(caplog.records) == MAX_LINES
        now[0] = 61.0
        security.report("flood", "another")
    assert vars(caplog.records[MAX_LINES])["left_out"] == 10_000 - MAX_LINES
