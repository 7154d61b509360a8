"""Periodic work on the database: archiving old matches and resuming erasures. Of several nodes, the leader does it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from rivage.background import ThrottledLogger, run_periodically
from rivage.hosting import Tables
from rivage.store import Store
from rivage.table import wall_clock
from rivage.table.match import DAY

from .account.erasure import RESUME_INTERVAL_S, resume_erasures

ARCHIVE_INTERVAL_S: Final = 3_600.0
"""Seconds between two searches for old matches."""
ARCHIVE_BATCH: Final = 200
"""Matches that are archived before other tasks run."""

logger = logging.getLogger(__name__)
throttled = ThrottledLogger(logger)


async def archive_old(store: Store, days: int, clock: Callable[[], int] = wall_clock) -> int:
    """Archive every match that has been over for that many days, and return how many there were. With 0 days, none.

    Raises:
        StoreError: when the store cannot write.
    """
    count = 0
    while days:
        packed = await store.archive(clock() - days * DAY, ARCHIVE_BATCH)
        count += packed
        if packed < ARCHIVE_BATCH:
            break
    if count:
        logger.info("%d old matches were archived", count)
    return count


def start_housekeeping(
    store: Store, tables: Tables, archive_days: int, *, is_leader: Callable[[], bool] = lambda: True
) -> list[asyncio.Task[None]]:
    """Start the periodic tasks. Cancel them before the store is closed."""

    def task(work: Callable[[], Awaitable[object]], interval_s: float, name: str) -> asyncio.Task[None]:
        async def work_of_leader() -> None:
            if is_leader():
                await work()

        return asyncio.create_task(run_periodically(work_of_leader, interval_s, name=name, logger=throttled))

    return [
        task(lambda: archive_old(store, archive_days), ARCHIVE_INTERVAL_S, "archiving old matches"),
        task(lambda: resume_erasures(store, tables), RESUME_INTERVAL_S, "resuming erasures"),
    ]
