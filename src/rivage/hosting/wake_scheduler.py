"""What happens at tables though nobody asks: those that must go on are woken, and those that were abandoned are closed.

A table that sleeps is in nobody's memory. The log knows when it must be woken (`TableSummary.due`), so that a start reads only
the logs of those that go on at once, however many sleep.
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
"""Tables closed by one search at most."""
MAX_CONCURRENT_WAKES = 8
"""Tables that alarms load at the same time."""
POLL_INTERVAL_S = 300.0
"""Poll interval for due tables, in seconds. Later deadlines stay in the database."""
ALARM_HORIZON_S = 2 * POLL_INTERVAL_S
"""Seconds for which alarms are set ahead."""
WAKE_RETRY_DELAY_S = 30.0
"""Seconds until a table that could not be loaded is tried again."""
MAX_STUCK = 10_000
"""Tables that are remembered because nothing can be done for them."""


class Keeper(Protocol):
    """Who keeps the tables."""

    def has(self, table: str) -> bool:
        """Whether a table is in memory, or about to be."""
        ...

    async def table(self, table: str) -> TableActor:
        """The actor of a table, loaded if need be."""
        ...

    async def load_if_due(self, table: str) -> bool:
        """Load a table if it must be woken now; whether it was."""
        ...


class WakeScheduler:
    """Wakes due tables of one process, and closes abandoned ones."""

    def __init__(self, keeper: Keeper, log: Log, clock: Callable[[], int], idle_limits: IdleLimits) -> None:
        self._keeper = keeper
        self._log = log
        self._clock = clock
        self._idle_limits = idle_limits
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        """Tables that must be woken soon."""
        self._waking = asyncio.Semaphore(MAX_CONCURRENT_WAKES)
        self._tasks = Tasks()
        self._stuck: set[str] = set()
        """Tables that can be neither woken nor closed, as their log does not fold."""

    def start(self) -> None:
        """Start to poll in the background."""
        self._tasks.spawn(self._wake_loop())
        self._tasks.spawn(self._close_loop())

    def close(self) -> None:
        """Stop polling, cancel all alarms."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._tasks.cancel()

    def on_loaded(self, table: str) -> None:
        """A table is in memory, where its own clock runs."""
        if (alarm := self._alarms.pop(table, None)) is not None:
            alarm.cancel()

    def on_evicted(self, table: str, due: int) -> None:
        """A table was evicted that must be woken then; if that is not soon, a later poll finds it."""
        if due <= self._clock() + round(1000 * ALARM_HORIZON_S):
            self._set_alarm(table, due)

    async def wake_due(self) -> int:
        """Wake every match that goes on by itself: clocks that ran in seconds, bots that are to act, bodies that move.

        One after the other, with room for everybody else in between; who asks for a table meanwhile need not wait. A match whose
        flag falls soon is woken then, one whose flag falls another day is left to a later poll, and one that waits for people
        sleeps until they come. Returns how many were woken.

        Raises:
            StoreError: when the store cannot be read.
        """
        woken = 0
        now = self._clock()
        for table, due in await self._log.find_due(now + round(1000 * ALARM_HORIZON_S)):
            if self._keeper.has(table) or table in self._alarms or table in self._stuck:
                continue
            if due > now:
                self._set_alarm(table, due)
                continue
            try:
                woken += await self._keeper.load_if_due(table)
            except Exception as error:  # noqa: BLE001  one broken match must not keep the others from going on
                self._not_woken(table, error)
        return woken

    async def close_abandoned(self) -> int:
        """Close the tables to which nobody has come for as long as the idle limits say. Returns how many.

        Raises:
            StoreError: when the store cannot be read.
        """
        closed = 0
        for statuses, days in (
            (("waiting",), self._idle_limits.waiting_days),
            (("playing", "paused"), self._idle_limits.playing_days),
        ):
            before = self._clock() - days * DAY
            # Those that cannot be closed stay among the oldest: the next search must see past them.
            most = MAX_CLOSED_AT_ONCE + len(self._stuck)
            for table in await self._log.find_inactive(statuses, before, most) if days else ():
                if table in self._stuck:
                    continue
                try:
                    closed += await (await self._keeper.table(table)).close_if_abandoned()
                except Moved:
                    continue
                except Exception as error:  # noqa: BLE001  one broken match must not keep the others open
                    logger.error("table %s could not be closed: %s", table, error)
                    self._give_up(table, error)
        return closed

    async def _wake_loop(self) -> None:
        wait = 1.0
        while True:
            try:
                woken = await self.wake_due()
            except Exception as error:  # noqa: BLE001  whatever the store says: clocks and bots must go on once it is well
                logger.error("what must be woken could not be looked for; trying again: %s", error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, WAKE_RETRY_DELAY_S)
            else:
                if woken:
                    logger.info("%d tables go on by themselves", woken)
                wait = 1.0
                await asyncio.sleep(POLL_INTERVAL_S)

    async def _close_loop(self) -> None:
        while True:
            try:
                if closed := await self.close_abandoned():
                    logger.info("%d abandoned tables were closed", closed)
            except Exception as error:  # noqa: BLE001  the next search comes in any case
                logger.warning("could not search for abandoned tables: %s", error)
            await asyncio.sleep(CLOSE_INTERVAL_S)

    def _set_alarm(self, table: str, flag: int) -> None:
        wait = min(max(0.0, (flag - self._clock()) / 1000), MAX_SLEEP_S)
        self._alarms[table] = asyncio.get_running_loop().call_later(wait, self._alarm, table, flag)

    def _alarm(self, table: str, flag: int) -> None:
        if flag > self._clock():
            self._set_alarm(table, flag)
            return
        del self._alarms[table]
        self._tasks.spawn(self._wake(table))

    async def _wake(self, table: str) -> None:
        async with self._waking:
            try:
                await self._keeper.table(table)
            except Exception as error:  # noqa: BLE001  its time goes on whatever the store says
                self._not_woken(table, error)

    def _not_woken(self, table: str, error: Exception) -> None:
        """A table that goes on by itself could not be loaded: what may pass is tried again, and what others keep is theirs."""
        if isinstance(error, Moved):
            return
        again = _is_transient(error)
        logger.error("table %s could not be woken%s: %s", table, "; trying again" if again else "", error)
        self._give_up(table, error)
        if again and table not in self._alarms:
            self._set_alarm(table, self._clock() + round(WAKE_RETRY_DELAY_S * 1000))

    def _give_up(self, table: str, error: Exception) -> None:
        """Remember a table that can be neither woken nor closed."""
        if len(self._stuck) < MAX_STUCK and not _is_transient(error):
            self._stuck.add(table)


def _is_transient(error: Exception) -> bool:
    """Whether the same may go well later: the log is not at fault, and neither is the game. Who was not first may be next."""
    return isinstance(error, Conflict | Fenced) or not isinstance(error, TableError | GameError)
