"""Background tasks that no caller awaits, and periodic work."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Never

from .throttled_logger import ThrottledLogger


class Tasks:
    """The background tasks of one owner.

    It holds references to running tasks. The event loop only has weak references, so they could be garbage-collected.
    """

    __slots__ = ("_running",)

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether any task is running."""
        return bool(self._running)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task. If it raises, the event loop's exception handler gets the exception."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def cancel(self) -> None:
        """Cancel every running task."""
        for task in self._running:
            task.cancel()


async def run_periodically(
    work: Callable[[], Awaitable[object]],
    interval_s: float,
    *,
    name: str,
    logger: ThrottledLogger,
    delay_s: float = 0.0,
    retry_s: float | None = None,
) -> Never:
    """Run `work` periodically until cancelled. An exception is logged, and the next run follows after a backoff.

    Args:
        work: called without arguments; the interval starts when it has returned.
        interval_s: seconds between the end of a run and the next run.
        name: the subject of the log line, as in "renewing the lease failed".
        logger: logs failures.
        delay_s: seconds before the first run.
        retry_s: seconds before the next run after a failure, doubled with each further failure up to the interval;
            None to use the interval.
    """
    wait = delay_s
    backoff_s = first_backoff_s = interval_s if retry_s is None else retry_s
    while True:
        await asyncio.sleep(wait)
        try:
            await work()
        except Exception as error:  # noqa: BLE001  periodic work must survive every failure
            logger.warning(name, "%s failed; retrying in %g s: %s", name, backoff_s, str(error) or repr(error))
            wait, backoff_s = backoff_s, min(2 * backoff_s, interval_s)
        else:
            wait, backoff_s = interval_s, first_backoff_s
