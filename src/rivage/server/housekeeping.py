"""Jobs on the database, which the leader node runs.

They archive matches, delete expired preferences, resume erasures, and add the results that an earlier version did not store.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from rivage.background import ThrottledLogger, run_periodically
from rivage.core import RivageError
from rivage.hosting import Tables
from rivage.registry import find
from rivage.store import Expiring, Store, StoreError
from rivage.table import fold, wall_clock
from rivage.table.match import DAY, FindGame, player_results

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
RESULTS_INTERVAL_S: Final = 600.0
"""Seconds between two attempts to add the missing results."""
RESULTS_BATCH: Final = 100
"""Matches without results that are listed by one query."""
RESULTS_PAUSE_S: Final = 0.05
"""Seconds between two matches whose results are added, so that a large database does not slow down running matches."""
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


class MissingResults:
    """Adds the results of matches that an earlier version played. Every match is read once."""

    def __init__(self, store: Store, find_game: FindGame = find) -> None:
        self._store = store
        self._find = find_game
        self._last = ""
        """The last table that was read."""
        self._complete = False

    async def add(self) -> int:
        """Add all missing results and return the number of matches that were read. Later calls do nothing.

        Raises:
            StoreError: when the store cannot be read or written. The next call continues.
        """
        count = 0
        while not self._complete and (names := await self._store.find_without_results(self._last, RESULTS_BATCH)):
            for table in names:
                await self._add(table)
                self._last = table
                await asyncio.sleep(RESULTS_PAUSE_S)
            count += len(names)
        self._complete = True
        if count:
            logger.info("added the results of %d matches", count)
        return count

    async def _add(self, table: str) -> None:
        try:
            events = await self._store.read(table)
            match = await asyncio.to_thread(fold, events, self._find)
        except StoreError:
            raise
        except RivageError as error:  # a damaged log, or the package of its game was removed
            logger.warning("the results of table %s… cannot be added: %s", table[:6], error)
            return
        await self._store.add_missing_results(table, match.created.game, player_results(match))


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
        start(MissingResults(store).add, RESULTS_INTERVAL_S, "adding missing results"),
    ]
