"""One line per minute is written for each key, and every suppressed line is counted."""

import logging

import pytest

from rivage.background import ThrottledLogger
from rivage.background.throttled_logger import INTERVAL_S


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def throttled(clock: Clock) -> ThrottledLogger:
    return ThrottledLogger(logging.getLogger("rivage.test"), clock=clock)


def written(caplog: pytest.LogCaptureFixture) -> list[tuple[str, object]]:
    return [(record.getMessage(), vars(record).get("left_out", 0)) for record in caplog.records]


def test_a_key_is_written_once_a_minute_with_the_number_of_suppressed_lines(
    throttled: ThrottledLogger, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    for n in range(5):
        throttled.warning("a", "it broke: %d", n)
    throttled.error("b", "another", code="b.failed")
    assert written(caplog) == [("it broke: 0", 0), ("another", 0)]
    assert (caplog.records[1].levelname, vars(caplog.records[1])["code"]) == ("ERROR", "b.failed")
    clock.now += INTERVAL_S
    throttled.warning("a", "it broke: %d", 9)
    assert written(caplog)[2:] == [("it broke: 9", 4)]


def test_the_last_suppressed_line_is_written_when_its_minute_is_over(
    throttled: ThrottledLogger, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    for n in range(5):
        throttled.warning("a", "it broke: %d", n)
    throttled.flush()
    assert len(caplog.records) == 1
    clock.now += INTERVAL_S
    throttled.flush()
    throttled.flush()
    assert written(caplog) == [("it broke: 0", 0), ("it broke: 4", 3)]


def test_the_last_suppressed_line_is_written_when_the_logger_is_closed(
    throttled: ThrottledLogger, caplog: pytest.LogCaptureFixture
) -> None:
    for n in range(3):
        throttled.warning("a", "it broke: %d", n)
    throttled.close()
    assert written(caplog) == [("it broke: 0", 0), ("it broke: 2", 1)]


def test_all_keys_together_write_at_most_the_allowed_lines_a_minute(clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    throttled = ThrottledLogger(logging.getLogger("rivage.test"), clock=clock, max_lines=3)
    for n in range(10):
        throttled.warning(n, "it broke: %d", n)
    assert len(caplog.records) == 3
    clock.now += INTERVAL_S
    throttled.flush()
    assert written(caplog)[3:] == [("too many different lines in a minute", 7)]


def test_after_a_reset_the_next_line_of_a_key_is_written_at_once(
    throttled: ThrottledLogger, caplog: pytest.LogCaptureFixture
) -> None:
    throttled.warning("a", "it broke")
    throttled.reset()
    throttled.warning("a", "it broke")
    assert written(caplog) == [("it broke", 0)] * 2
