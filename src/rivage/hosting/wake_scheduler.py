"""Background scheduler of tables: loads the tables that are due, and closes the abandoned ones.

Idle tables are not in memory. The store has the time at which each must be loaded again (`TableSummary.due`), so a restart reads
only the logs of tables that are due.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from rivage.background import Tasks
from rivage.core import GameError
from rivage.table.decide import IdleLimits
from rivage.table.errors import Conflict, Fenced, TableError
from rivage.table.log import Log
from rivage.table.match import DAY
from rivage.table.runtime import MAX_SLEEP_S, TableActor

from .errors import Moved

logger = logging.getLogger(__name__)

CLOSE_INTERVAL_S = 3_600.0
"""Seconds between two searches for abandoned tables."""
MAX_CLOSED_AT_ONCE = 200
"""Maximum number of tables that one search closes."""
MAX_CONCURRENT_WAKES = 8
"""Maximum number of tables that alarms load at the same time."""
POLL_INTERVAL_S = 300.0
"""Poll interval for due tables, in seconds. Later deadlines stay in the database."""
ALARM_HORIZON_S = 2 * POLL_INTERVAL_S
"""Seconds ahead for which in-memory alarms are set."""
WAKE_RETRY_DELAY_S = 30.0
"""Seconds until the next attempt to load a table that failed."""
MAX_STUCK = 10_000
"""Maximum number of broken tables that are remembered, to skip them."""


class TableLoader(Protocol):
    """The part of `LocalTables` that the scheduler uses."""

    def has(self, table: str) -> bool:
        """Whether a table is in memory or being loaded."""
        ...

    async def table(self, table: str) -> TableActor:
        """The actor of a table, loaded if it is not in memory."""
        ...

    async def load_if_due(self, table: str) -> bool:
        """Load a table if it is due; returns whether it was."""
        ...


class WakeScheduler:
    """Loads the due tables of one process, and closes abandoned ones."""

    def __init__(self, tables: TableLoader, log: Log, clock: Callable[[], int], idle_limits: IdleLimits) -> None:
        self._tables = tables
        self._log = log
        self._clock = clock
        self._idle_limits = idle_limits
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        """Timers of the tables that are due within `ALARM_HORIZON_S`."""
        self._waking = asyncio.Semaphore(MAX_CONCURRENT_WAKES)
        self._tasks = Tasks()
        self._stuck: set[str] = set()
        """Tables that can be neither loaded nor closed, because their log does not fold."""

    def start(self) -> None:
        """Start the background tasks."""
        self._tasks.spawn(self._wake_loop())
        self._tasks.spawn(self._close_loop())

    def close(self) -> None:
        """Stop the background tasks and cancel all alarms."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._tasks.cancel()

    def on_loaded(self, table: str) -> None:
        """Cancel the alarm of a table that was loaded: its own timers run now."""
        if (alarm := self._alarms.pop(table, None)) is not None:
            alarm.cancel()

    def on_evicted(self, table: str, due: int) -> None:
        """Set an alarm for an evicted table that is due soon. Later polls find the others."""
        if due <= self._clock() + round(1000 * ALARM_HORIZON_S):
            self._set_alarm(table, due)

    async def wake_due(self) -> int:
        """Load every table that is due: a running clock, a bot to act, or physics to simulate.

        Tables are loaded one after the other, so that other requests need not wait. Tables that are due within
        `ALARM_HORIZON_S` get an alarm, and later ones are left to a later poll. Tables that wait for players are never due.
        Returns the number of loaded tables.

        Raises:
            StoreError: when the store cannot be read.
        """
        woken = 0
        now = self._clock()
        for table, due in await self._log.find_due(now + round(1000 * ALARM_HORIZON_S)):
            if self._tables.has(table) or table in self._alarms or table in self._stuck:
                continue
            if due > now:
                self._set_alarm(table, due)
                continue
            try:
                woken += await self._tables.load_if_due(table)
            except Exception as error:  # noqa: BLE001  one broken match must not stop the others
                self._on_load_failed(table, error)
        return woken

    async def close_abandoned(self) -> int:
        """Close the tables that were inactive for longer than the idle limits. Returns the number of closed tables.

        Raises:
            StoreError: when the store cannot be read.
        """
        closed = 0
        for statuses, days in (
            (("waiting",), self._idle_limits.waiting_days),
            (("playing", "paused"), self._idle_limits.playing_days),
        ):
            before = self._clock() - days * DAY
            # Tables that cannot be closed stay among the oldest: the search must reach beyond them.
            limit = MAX_CLOSED_AT_ONCE + len(self._stuck)
            for table in await self._log.find_inactive(statuses, before, limit) if days else ():
                if table in self._stuck:
                    continue
                try:
                    closed += await (await self._tables.table(table)).close_if_abandoned()
                except Moved:
                    continue
                except Exception as error:  # noqa: BLE001  one broken match must not stop the others
                    logger.error("table %s could not be closed: %s", table, error)
                    self._skip_if_broken(table, error)
        return closed

    async def _wake_loop(self) -> None:
        wait = 1.0
        while True:
            try:
                woken = await self.wake_due()
            except Exception as error:  # noqa: BLE001  clocks and bots must go on once the store works again
                logger.error("due tables could not be searched for; trying again: %s", error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, WAKE_RETRY_DELAY_S)
            else:
                if woken:
                    logger.info("%d due tables were loaded", woken)
                wait = 1.0
                await asyncio.sleep(POLL_INTERVAL_S)

    async def _close_loop(self) -> None:
        while True:
            try:
                if closed := await self.close_abandoned():
                    logger.info("%d abandoned tables were closed", closed)
            except Exception as error:  # noqa: BLE001  the next search is tried anyway
                logger.warning("could not search for abandoned tables: %s", error)
            await asyncio.sleep(CLOSE_INTERVAL_S)

    def _set_alarm(self, table: str, due: int) -> None:
        wait = min(max(0.0, (due - self._clock()) / 1000), MAX_SLEEP_S)
        self._alarms[table] = asyncio.get_running_loop().call_later(wait, self._alarm, table, due)

    def _alarm(self, table: str, due: int) -> None:
        if due > self._clock():
            self._set_alarm(table, due)
            return
        del self._alarms[table]
        self._tasks.spawn(self._wake(table))

    async def _wake(self, table: str) -> None:
        async with self._waking:
            try:
                await self._tables.table(table)
            except Exception as error:  # noqa: BLE001  a failed load is logged and retried
                self._on_load_failed(table, error)

    def _on_load_failed(self, table: str, error: Exception) -> None:
        """Log that a due table could not be loaded, and retry it after a transient error. Another node's table is left to it."""
        if isinstance(error, Moved):
            return
        retry = _is_transient(error)
        logger.error("table %s could not be loaded%s: %s", table, "; trying again" if retry else "", error)
        self._skip_if_broken(table, error)
        if retry and table not in self._alarms:
            self._set_alarm(table, self._clock() + round(WAKE_RETRY_DELAY_S * 1000))

    def _skip_if_broken(self, table: str, error: Exception) -> None:
        """Skip a table from now on unless its error is transient."""
        if len(self._stuck) < MAX_STUCK and not _is_transient(error):
            self._stuck.add(table)


def _is_transient(error: Exception) -> bool:
    """Whether a retry may succeed: neither the log nor the game is at fault. A lost race against another writer is transient."""
    return isinstance(error, Conflict | Fenced) or not isinstance(error, TableError | GameError)
