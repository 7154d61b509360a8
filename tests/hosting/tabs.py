"""What happens on a real bus happens in real time, and nobody knows when."""

import asyncio
import time
from collections.abc import Callable

from tests.table.helpers import Listener

PATIENCE = 20.0
"""Seconds after which a test that waits has lost."""


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "what was waited for has not happened"
        await asyncio.sleep(0.005)


class Tab(Listener):
    """A browser tab whose line can be closed."""

    def __init__(self, player: str) -> None:
        super().__init__(player)
        self.address = "192.0.2.1"
        self.closed: list[int] = []
        """The close codes."""

    def close(self, code: int, reason: str) -> None:
        self.closed.append(code)
