"""Computes advice and findings in the bot processes: one job at a time for each guest, and each result once.

A newer question of a guest cancels their older one, which raises `PassedOver`. Other guests who wait for the same result still
get it. A job is cancelled when nobody waits for it any more.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from typing import Any, Final

from rivage.server.errors import PassedOver
from rivage.table.runtime import AnalysisTask, BotPool

MAX_RESULTS: Final = 512
"""Results in the cache."""


class _Job:
    """A running job and the number of guests who wait for it."""

    def __init__(self, task: "asyncio.Task[Any]") -> None:
        self.task = task
        self.waiting = 0


class AnalysisJobs:
    """The analysis jobs of one server."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._jobs: dict[Hashable, _Job] = {}
        self._pending: dict[str, tuple[Hashable, asyncio.Future[None]]] = {}
        """The key that each guest waits for, and a future that is done when they ask for something else."""
        self._results: OrderedDict[Hashable, Any] = OrderedDict()

    async def get(self, guest: str, key: Hashable, task: AnalysisTask) -> Any:
        """Return a cached result, or wait for its job, which is started unless it is running. `key` identifies the result.

        Raises:
            PassedOver: when the guest has asked for something else meanwhile.
            Exception: any exception of the job.
        """
        if key in self._results:
            self._results.move_to_end(key)
            return self._results[key]
        cancelled = self._cancel_earlier(guest, key)
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = _Job(asyncio.get_running_loop().create_task(self._run(key, task)))
        job.waiting += 1
        try:
            await asyncio.wait((job.task, cancelled), return_when=asyncio.FIRST_COMPLETED)
            if not job.task.done():
                raise PassedOver
            return job.task.result()
        finally:
            job.waiting -= 1
            if not job.waiting and not job.task.done():
                del self._jobs[key]
                job.task.cancel()
            if self._pending.get(guest) == (key, cancelled):
                del self._pending[guest]

    def _cancel_earlier(self, guest: str, key: Hashable) -> "asyncio.Future[None]":
        """Cancel the guest's pending question unless it has the same key. Returns the future that cancels `key`."""
        pending_key, earlier = self._pending.get(guest, (None, None))
        if earlier is not None:
            if pending_key == key:
                return earlier  # two tabs of one guest, or two guests without a cookie at one address
            if not earlier.done():
                earlier.set_result(None)
        cancelled: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending[guest] = key, cancelled
        return cancelled

    async def _run(self, key: Hashable, task: AnalysisTask) -> Any:
        try:
            result = self._results[key] = await self._pool.analyse(task)
        finally:
            # A cancelled job was removed already, and another one with this key may run.
            if (job := self._jobs.get(key)) is not None and job.task is asyncio.current_task():
                del self._jobs[key]
        if len(self._results) > MAX_RESULTS:
            self._results.popitem(last=False)
        return result
