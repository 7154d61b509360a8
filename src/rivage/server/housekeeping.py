"""Periodic jobs on the database: archive matches, delete expired preferences, resume erasures. The leader node runs them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from rivage.background import ThrottledLogger, run_periodically
from rivage.hosting import Tables
from rivage.store import Expiring, Store
from rivage.table import wall_clock
from rivage.table.match import DAY

from .account.credentials import PASSKEY, PREFERENCE, RECOVERY
from .account.erasure import RESUME_INTERVAL_S, resume_erasures
from .notify.records import DUE, NOTIFY, PUSH, WEBHOOK
from .settings import Settings

ARCHIVE_INTERVAL_S: Final = 3_600.0
"""Seconds between two runs of the archive job."""
ARCHIVE_BATCH: Final = 200
"""Matches archived by one call of the store."""
EXPIRY_INTERVAL_S: Final = 3_600.0
"""Seconds between two runs of the expiry job."""
EXPIRY_BATCH: Final = 200
"""Guests whose preferences are deleted in one transaction."""
EXPIRING: Final = Expiring(kinds=(PREFERENCE, PUSH, WEBHOOK), unless=(PASSKEY, RECOVERY, NOTIFY, DUE))

logger = logging.getLogger(__name__)
throttled = ThrottledLogger(logger)


async def archive_old(store: Store, days: int, clock: Callable[[], int] = wall_clock) -> int:
    """Archive all matches that ended at least `days` days ago, and return their number. 0 days disables the job.

    Raises:
        StoreError: when the store cannot write.
    """
    count = 0
    while days:
        archived = await store.archive(clock() - days * DAY, ARCHIVE_BATCH)
        count += archived
        if archived < ARCHIVE_BATCH:
            break
    if count:
        logger.info("archived %d old matches", count)
    return count


async def delete_expired(store: Store, days: int, clock: Callable[[], int] = wall_clock) -> int:
    """Delete the preferences and subscriptions of guests without a write in the last `days` days. 0 days disables the job.

    Guests with a passkey, a recovery phrase or a table to be notified of keep theirs. Returns the number of deleted records.

    Raises:
        StoreError: when the store cannot write.
    """
    count = 0
    while days and (deleted := await store.delete_expired(EXPIRING, clock() - days * DAY, EXPIRY_BATCH)):
        count += deleted
    if count:
        logger.info("deleted %d expired preferences", count)
    return count


def start_housekeeping(
    store: Store, tables: Tables, settings: Settings, *, is_leader: Callable[[], bool] = lambda: True
) -> list[asyncio.Task[None]]:
    """Start the periodic tasks. The caller cancels them before the store is closed."""

    def start(job: Callable[[], Awaitable[object]], interval_s: float, name: str) -> asyncio.Task[None]:
        async def run_if_leader() -> None:
            if is_leader():
                await job()

        return asyncio.create_task(run_periodically(run_if_leader, interval_s, name=name, logger=throttled))

    return [
        start(lambda: archive_old(store, settings.archive_days), ARCHIVE_INTERVAL_S, "archiving old matches"),
        start(lambda: delete_expired(store, settings.limits.preference_days), EXPIRY_INTERVAL_S, "deleting expired preferences"),
        start(lambda: resume_erasures(store, tables), RESUME_INTERVAL_S, "resuming erasures"),
    ]
