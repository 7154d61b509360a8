"""An event loop with simulated time for tests: timers fire at once when the test advances the time.

`run_until_idle` waits until no callback is ready, where a real loop would sleep. `advance_time` moves the time forward and runs
until idle. `wait_until` waits for the work of threads and processes, which takes real time.
"""

import asyncio
import selectors
from collections.abc import Callable, Mapping
from typing import Any

STUCK_TIMEOUT_S = 20.0
"""Real seconds without activity of any thread or process after which a test fails as stuck."""
MAX_BUSY_ITERATIONS = 100_000
"""Iterations of the loop without becoming idle after which a test fails as an endless loop."""


class SimulatedTimeLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock only changes when `advance` is called."""

    def __init__(self) -> None:
        self._time = 0.0
        self._idle_selector = _IdleSelector()
        super().__init__(self._idle_selector)

    def time(self) -> float:
        """The simulated time, in seconds since the creation of the loop."""
        return self._time

    def advance(self, seconds: float) -> None:
        """Advance the time by some seconds in one step, as if the machine had slept."""
        self._time += seconds

    async def run_until_idle(self) -> None:
        """Wait until the loop is idle: only timers, threads or processes can continue."""
        idle = self.create_future()
        self._idle_selector.notify_when_idle(idle)
        await idle

    async def wait_for_report(self) -> None:
        """Wait for a report of a thread or a process."""
        report = self.create_future()
        self._idle_selector.report_waiters.append(report)
        await report


class _IdleSelector(selectors.DefaultSelector):
    """A selector that detects when the loop is idle and would sleep."""

    def __init__(self) -> None:
        super().__init__()
        self.report_waiters: list[asyncio.Future[None]] = []
        self._idle_waiters: list[asyncio.Future[None]] = []
        self._iterations = 0

    def notify_when_idle(self, idle: "asyncio.Future[None]") -> None:
        self._iterations = 0
        self._idle_waiters.append(idle)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if ready:
            _resolve(self.report_waiters)
        if ready or (timeout is not None and timeout <= 0):
            self._iterations += 1
            if self._idle_waiters and self._iterations > MAX_BUSY_ITERATIONS:
                _resolve(self._idle_waiters, AssertionError("the event loop never becomes idle: endless loop"))
            return ready
        # The loop is idle.
        if self._idle_waiters:
            _resolve(self._idle_waiters)
            return []
        ready = super().select(STUCK_TIMEOUT_S)
        if ready:
            _resolve(self.report_waiters)
        elif self.report_waiters:
            _resolve(
                self.report_waiters, AssertionError("no thread or process reports any more, but the condition is still false")
            )
        else:
            raise AssertionError("all tasks wait for time, which the test does not advance")
        return ready


def _resolve(waiting: "list[asyncio.Future[None]]", error: Exception | None = None) -> None:
    for waiter in waiting:
        if waiter.done():
            continue
        if error is None:
            waiter.set_result(None)
        else:
            waiter.set_exception(error)
    waiting.clear()


def _loop() -> SimulatedTimeLoop:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, SimulatedTimeLoop)
    return loop


async def run_until_idle() -> None:
    """Run all tasks until they wait for timers, threads or processes."""
    await _loop().run_until_idle()


async def advance_time(seconds: float) -> None:
    """Advance the simulated time and run all tasks until they wait again."""
    await run_until_idle()  # new tasks start before the time changes
    _loop().advance(seconds)
    await run_until_idle()


async def wait_until(condition: Callable[[], bool]) -> None:
    """Wait until a condition is true, without advancing the simulated time. Threads and processes may make it true.

    Raises:
        AssertionError: when the condition is still false and no thread or process reports any more.
    """
    await run_until_idle()
    while not condition():
        await _loop().wait_for_report()
        await run_until_idle()


def simulated_time(config: Any, item: Any) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """The hook `pytest_asyncio_loop_factories` for folders whose tests use simulated time."""
    return {"simulated time": SimulatedTimeLoop}
