"""Tasks that nobody awaits, and tasks that are repeated until they are cancelled."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Never

from .throttled_logger import ThrottledLogger


class Tasks:
    """The background tasks of one owner. The event loop keeps weak references only: without this they could be collected."""

    __slots__ = ("_running",)

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether any task is running."""
        return bool(self._running)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task. The event loop's exception handler gets what it raises."""
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
    """Run `work` every `interval_s` seconds until cancelled. An exception is logged as a failure of `name`; the next run comes.

    Args:
        work: called without arguments; the interval begins when it has returned.
        interval_s: seconds between two runs.
        name: what the log calls it, as in "renewing the lease failed".
        logger: gets the failures.
        delay_s: seconds before the first run.
        retry_s: seconds before the next run after a failure, doubled with each further failure up to the interval;
            None for the interval itself.
    """
    wait = delay_s
    backoff_s = first_backoff_s = interval_s if retry_s is None else retry_s
    while True:
        await asyncio.sleep(wait)
        try:
            await work()
        except Exception as error:  # noqa: BLE001  whatever went wrong, the next run must come
            logger.warning(name, "%s failed; the next try is in %g s: %s", name, backoff_s, str(error) or repr(error))
            wait, backoff_s = backoff_s, min(2 * backoff_s, interval_s)
        else:
            wait, backoff_s = interval_s, first_backoff_s
