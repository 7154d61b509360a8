"""Work that is begun and not waited for."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Tasks:
    """The tasks of one owner, each held until it is done: the event loop alone would let them be collected half-way."""

    __slots__ = ("_running",)

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether anything is under way."""
        return bool(self._running)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin some work; what it raises is its own affair."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def cancel(self) -> None:
        """Break off all that is under way."""
        for task in self._running:
            task.cancel()
