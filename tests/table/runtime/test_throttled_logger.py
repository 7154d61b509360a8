"""What would fill the log is said once a minute."""

import logging

import pytest

from rivage.table.runtime.throttled_logger import EVERY, ThrottledLogger


@pytest.fixture
def now() -> list[float]:
    return [0.0]


@pytest.fixture
def seldom(now: list[float]) -> ThrottledLogger:
    return ThrottledLogger(logging.getLogger("rivage.test"), clock=lambda: now[0])


def test_each_kind_is_said_once_a_minute_and_counted_meanwhile(
    seldom: ThrottledLogger, now: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    for n in range(5):
        seldom.warning("a", "it broke: %d", n)
    seldom.warning("b", "another")
    assert caplog.messages == ["it broke: 0", "another"]
    now[0] += EVERY
    seldom.warning("a", "it broke: %d", 9)
    assert caplog.messages[2:] == ["it broke: 9", "it happened 4 times more since the last such line"]


def test_what_is_forgotten_is_said_again(seldom: ThrottledLogger, caplog: pytest.LogCaptureFixture) -> None:
    seldom.warning("a", "it broke")
    seldom.forget()
    seldom.warning("a", "it broke")
    assert caplog.messages == ["it broke"] * 2
