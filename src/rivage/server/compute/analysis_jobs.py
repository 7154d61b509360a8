"""What is thought about for people in the bots' processes: one thing at a time for each guest, and nothing twice.

Who asks for something else before the answer has come is told that the first is passed over. Others who wait for the same are not
harmed by that, and what nobody waits for any more leaves the line.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from typing import Any, Final

from rivage.server.errors import PassedOver
from rivage.table.runtime import BotPool, Study

MOST_KEPT: Final = 512
"""Answers that are remembered."""


class _Work:
    """Something being thought about, and how many wait for it."""

    def __init__(self, task: "asyncio.Task[Any]") -> None:
        self.task = task
        self.waiting = 0


class AnalysisJobs:
    """The studies of one server."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._works: dict[Hashable, _Work] = {}
        self._asking: dict[str, tuple[Hashable, asyncio.Future[None]]] = {}
        """The key that each guest waits for, and a future that is done when they ask for something else."""
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()

    async def ask(self, guest: str, key: Hashable, study: Study) -> Any:
        """What comes of a study; `key` says what it is about: what was found out about it once is not asked again.

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
        """Pass over what the guest waited for, unless it is the same. Returns a future that is done when `key` is passed over."""
        asked, earlier = self._asking.get(guest, (None, None))
        if earlier is not None:
            if asked == key:
                return earlier  # two tabs of one guest, or two guests without a cookie at one address
            if not earlier.done():
                earlier.set_result(None)
        passed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asking[guest] = key, passed
        return passed

    async def _study(self, key: Hashable, study: Study) -> Any:
        try:
            found = self._kept[key] = await self._pool.study(study)
        finally:
            # One that was cancelled has left already, and another may have begun since.
            if (work := self._works.get(key)) is not None and work.task is asyncio.current_task():
                del self._works[key]
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found
