"""Advice and findings computed in the bots' processes: one job at a time for each guest, and each result once.

A newer question of the same guest cancels the older one, which is answered by `PassedOver`. Other guests who wait for the same
result still get it. A job for which nobody waits any more is cancelled.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from typing import Any, Final

from rivage.server.errors import PassedOver
from rivage.table.runtime import AnalysisTask, BotPool

MAX_RESULTS: Final = 512
"""Results in the cache."""


class _Work:
    """A running job and the number of guests who wait for it."""

    def __init__(self, task: "asyncio.Task[Any]") -> None:
        self.task = task
        self.waiting = 0


class AnalysisJobs:
    """The analysis jobs of one server."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._works: dict[Hashable, _Work] = {}
        self._asking: dict[str, tuple[Hashable, asyncio.Future[None]]] = {}
        """The key that each guest waits for, and a future that is done when they ask for something else."""
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()

    async def ask(self, guest: str, key: Hashable, study: AnalysisTask) -> Any:
        """Run a job, wait for it if it is running, or return its cached result. `key` identifies the result.

        Raises:
            PassedOver: when the guest has asked for something else meanwhile.
            Exception: whatever goes wrong in there.
        """
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        passed = self._pass_over(guest, key)
        work = self._works.get(key)
        if work is None:
            work = self._works[key] = _Work(asyncio.get_running_loop().create_task(self._study(key, study)))
        work.waiting += 1
        try:
            await asyncio.wait((work.task, passed), return_when=asyncio.FIRST_COMPLETED)
            if not work.task.done():
                raise PassedOver
            return work.task.result()
        finally:
            work.waiting -= 1
            if not work.waiting and not work.task.done():
                del self._works[key]
                work.task.cancel()
            if self._asking.get(guest) == (key, passed):
                del self._asking[guest]

    def _pass_over(self, guest: str, key: Hashable) -> "asyncio.Future[None]":
        """Cancel what the guest waits for, unless it is the same. Returns a future that is done when `key` is cancelled."""
        asked, earlier = self._asking.get(guest, (None, None))
        if earlier is not None:
            if asked == key:
                return earlier  # two tabs of one guest, or two guests without a cookie at one address
            if not earlier.done():
                earlier.set_result(None)
        passed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asking[guest] = key, passed
        return passed

    async def _study(self, key: Hashable, study: AnalysisTask) -> Any:
        try:
            found = self._kept[key] = await self._pool.analyse(study)
        finally:
            # A cancelled job was removed already, and another may have started since.
            if (work := self._works.get(key)) is not None and work.task is asyncio.current_task():
                del self._works[key]
        if len(self._kept) > MAX_RESULTS:
            self._kept.popitem(last=False)
        return found
