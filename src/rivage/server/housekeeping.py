"""Periodic work on the database: archiving matches, deleting expired preferences, resuming erasures. One node does it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from rivage.background import ThrottledLogger, run_periodically
from rivage.hosting import Tables
from rivage.store import Expiring, Store
from rivage.table import wall_clock
from rivage.table.match import DAY

from .account.credentials import KEPT, PASSKEY, RECOVERY
from .account.erasure import RESUME_INTERVAL_S, resume_erasures
from .notify.records import DUE, NOTIFY, PUSH, WEBHOOK
from .settings import Settings

ARCHIVE_INTERVAL_S: Final = 3_600.0
"""Seconds between two searches for old matches."""
ARCHIVE_BATCH: Final = 200
"""Matches that are archived before other tasks run."""
EXPIRY_INTERVAL_S: Final = 3_600.0
"""Seconds between two searches for expired preferences."""
EXPIRY_BATCH: Final = 200
"""Guests whose preferences are deleted in one transaction."""
EXPIRING: Final = Expiring(kinds=(KEPT, PUSH, WEBHOOK), unless=(PASSKEY, RECOVERY, NOTIFY, DUE))

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


async def delete_expired(store: Store, days: int, clock: Callable[[], int] = wall_clock) -> int:
    """Delete the preferences and subscriptions of guests for whom nothing was written for that many days. With 0 days, none.

    A guest who can come back by a passkey or a phrase, or who is to be notified of a match, keeps them.

    Raises:
        StoreError: when the store cannot write.
    """
    count = 0
    while days and (deleted := await store.delete_expired(EXPIRING, clock() - days * DAY, EXPIRY_BATCH)):
        count += deleted
    if count:
        logger.info("%d preferences of guests who did not come back were deleted", count)
    return count


def start_housekeeping(
    store: Store, tables: Tables, settings: Settings, *, is_leader: Callable[[], bool] = lambda: True
) -> list[asyncio.Task[None]]:
    """Start the periodic tasks. Cancel them before the store is closed."""

    def task(work: Callable[[], Awaitable[object]], interval_s: float, name: str) -> asyncio.Task[None]:
        async def work_of_leader() -> None:
            if is_leader():
                await work()

        return asyncio.create_task(run_periodically(work_of_leader, interval_s, name=name, logger=throttled))

    return [
        task(lambda: archive_old(store, settings.archive_days), ARCHIVE_INTERVAL_S, "archiving old matches"),
        task(lambda: delete_expired(store, settings.limits.kept_days), EXPIRY_INTERVAL_S, "deleting expired preferences"),
        task(lambda: resume_erasures(store, tables), RESUME_INTERVAL_S, "resuming erasures"),
    ]
