"""Helpers for tests in real time: waiting for a condition, and a browser tab."""

import asyncio
import time
from collections.abc import Callable

from tests.table.helpers import Listener

TIMEOUT_S = 20.0
"""Seconds after which a test that waits fails."""


async def until(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    deadline = time.monotonic() + TIMEOUT_S
    while not condition():
        assert time.monotonic() < deadline, "the condition was not met in time"
        await asyncio.sleep(0.005)


class Tab(Listener):
    """A browser tab whose connection can be closed."""

    def __init__(self, player: str) -> None:
        super().__init__(player)
        self.address = "192.0.2.1"
        self.closed: list[int] = []
        """The close codes that it received."""

    def close(self, code: int, reason: str) -> None:
        self.closed.append(code)
