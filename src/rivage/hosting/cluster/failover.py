"""When a node is gone: it is buried, and what it kept and goes on by itself is shared among the living."""

import asyncio
import logging
import time
import zlib
from collections.abc import Callable

from rivage.background import ThrottledLogger
from rivage.hosting.errors import BusError, Moved
from rivage.hosting.local import LocalTables
from rivage.store import Store

from .leases import Sessions

logger = logging.getLogger(__name__)
seldom = ThrottledLogger(logger)

WATCH_EVERY = 0.1
"""Seconds between two looks for nodes that do not renew their lease."""
SETTLE = 5.0
"""Seconds after a node has gone until it is looked once more whether all that it kept goes on."""


class Succession:
    """Sees to what nodes leave behind."""

    def __init__(
        self,
        log: Store,
        sessions: Sessions,
        local: LocalTables,
        on_orphans: Callable[[], None],
        took_over: Callable[[float], None],
    ) -> None:
        """`on_orphans` and `took_over` as `SharedTables` has them."""
        self._log = log
        self._sessions = sessions
        self._local = local
        self._on_orphans = on_orphans
        self._took_over = took_over

    async def adopt(self, node: str) -> None:
        """Keep our share of what a node that is gone kept, as far as it goes on by itself."""
        since = time.monotonic()
        try:
            if self._sessions.alive:
                await self._take_share(node)
                self._took_over(time.monotonic() - since)
                if self._sessions.steward:
                    self._on_orphans()
            # The others may not have heard, or think otherwise about who is left.
            await asyncio.sleep(SETTLE)
            if self._sessions.alive:
                await self._local.restore()
        except Exception as error:  # noqa: BLE001  the next look for what is due comes in any case
            logger.warning("what node %s kept could not be looked at: %s", node, error)

    async def _take_share(self, node: str) -> None:
        living = self._sessions.living()
        mine = living.index(self._sessions.node)
        for table in await self._log.find_scheduled(node):
            if zlib.crc32(table.encode()) % len(living) == mine:
                try:
                    await self._local.table(table)
                except Moved:
                    continue
                except Exception as error:  # noqa: BLE001  one broken match must not keep the others from going on
                    logger.warning("table %s of node %s could not be woken: %s", table, node, error)

    async def watch_for_ever(self) -> None:
        """Bury those who do not renew their lease."""
        while True:
            await asyncio.sleep(WATCH_EVERY)
            for node in self._sessions.overdue():
                if self._sessions.alive:
                    try:
                        await self._sessions.lives(node)
                    except BusError as error:
                        logger.debug("a node could not be looked after: %s", error)
                    except Exception as error:  # noqa: BLE001  the others that die must still be buried
                        seldom.warning("watch", "node %s could not be looked after: %r", node, error)
