"""An event loop whose time is moved by hand: nobody sleeps, and what happens in a minute is seen at once.

Because time stands still, the loop knows when all that can go on has gone on: then a real loop would go to sleep. `settle` waits
for that moment, `pass_time` moves time and settles, and `until` waits for what threads do, which live in real time.
"""

import asyncio
import selectors
from collections.abc import Callable, Mapping
from typing import Any

STUCK_AFTER = 20.0
"""Real seconds without a word from any thread or process after which a test is taken for stuck."""
RESTLESS_AFTER = 100_000
"""Rounds of the loop after which something is taken to go round in circles."""


class HandLoop(asyncio.SelectorEventLoop):
    """Its time is what it was set to."""

    def __init__(self) -> None:
        self._now = 0.0
        self._quiet = _QuietSelector()
        super().__init__(self._quiet)

    def time(self) -> float:
        """Seconds since it was made, as far as it was moved."""
        return self._now

    def move(self, seconds: float) -> None:
        """So many seconds later, in one go: as if the machine had slept."""
        self._now += seconds

    async def settle(self) -> None:
        """Until there is nothing to do but to wait for time or threads."""
        quiet = self.create_future()
        self._quiet.until_quiet(quiet)
        await quiet

    async def outside(self) -> None:
        """Until a thread or process reports."""
        report = self.create_future()
        self._quiet.reports.append(report)
        await report


class _QuietSelector(selectors.DefaultSelector):
    """Notices when the loop is about to sleep."""

    def __init__(self) -> None:
        super().__init__()
        self.reports: list[asyncio.Future[None]] = []
        self._settling: list[asyncio.Future[None]] = []
        self._rounds = 0

    def until_quiet(self, quiet: "asyncio.Future[None]") -> None:
        self._rounds = 0
        self._settling.append(quiet)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if ready:
            _wake(self.reports)
        if ready or (timeout is not None and timeout <= 0):
            self._rounds += 1
            if self._settling and self._rounds > RESTLESS_AFTER:
                _wake(self._settling, AssertionError("it goes round in circles and never comes to rest"))
            return ready
        # The loop would sleep now.
        if self._settling:
            _wake(self._settling)
            return []
        ready = super().select(STUCK_AFTER)
        if ready:
            _wake(self.reports)
        elif self.reports:
            _wake(self.reports, AssertionError("nothing happens any more, and what was waited for has not happened"))
        else:
            raise AssertionError("everybody waits for time, which nobody moves")
        return ready


def _wake(waiting: "list[asyncio.Future[None]]", error: Exception | None = None) -> None:
    for each in waiting:
        if each.done():
            continue
        if error is None:
            each.set_result(None)
        else:
            each.set_exception(error)
    waiting.clear()


def _loop() -> HandLoop:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, HandLoop)
    return loop


async def settle() -> None:
    """Let everything that can go on without time going by, go on."""
    await _loop().settle()


async def pass_time(seconds: float) -> None:
    """Let time go by, and everything happen that was waiting for it."""
    await settle()  # what has just begun, begins before
    _loop().move(seconds)
    await settle()


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something holds that comes about without time going by, also by the work of threads.

    Raises:
        AssertionError: when nothing happens any more and it still does not hold.
    """
    await settle()
    while not condition():
        await _loop().outside()
        await settle()


def by_hand(config: Any, item: Any) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """`pytest_asyncio_loop_factories` for folders whose tests move time by hand."""
    return {"by hand": HandLoop}
