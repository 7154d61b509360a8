"""Failover: a node whose lease expires is declared dead, and its running tables are shared among the others."""

import asyncio
import logging
import time
import zlib
from collections.abc import Callable

from rivage.background import ThrottledLogger
from rivage.hosting.errors import BusError, Moved
from rivage.hosting.local import LocalTables
from rivage.store import Store

from .leases import Leases

logger = logging.getLogger(__name__)
throttled = ThrottledLogger(logger)

CHECK_INTERVAL_S = 0.1
"""Seconds between two checks for expired leases."""
RECHECK_AFTER_S = 5.0
"""Seconds after a node has gone until its tables are checked once more."""


class Failover:
    """Takes over the tables of nodes that are gone."""

    def __init__(
        self,
        log: Store,
        leases: Leases,
        local: LocalTables,
        on_orphans: Callable[[], None],
        took_over: Callable[[float], None],
    ) -> None:
        """`on_orphans` and `took_over` as `SharedTables` has them."""
        self._log = log
        self._leases = leases
        self._local = local
        self._on_orphans = on_orphans
        self._took_over = took_over

    async def take_over(self, node: str) -> None:
        """Load our share of the tables of a node that is gone, as far as they go on without a player."""
        since = time.monotonic()
        try:
            if self._leases.alive:
                await self._take_share(node)
                self._took_over(time.monotonic() - since)
                if self._leases.is_leader:
                    self._on_orphans()
            # Other nodes may not have heard of it, or count the live nodes differently.
            await asyncio.sleep(RECHECK_AFTER_S)
            if self._leases.alive:
                await self._local.wake_due()
        except Exception as error:  # noqa: BLE001  the next poll for due tables comes in any case
            logger.warning("the tables of node %s could not be taken over: %s", node, error)

    async def _take_share(self, node: str) -> None:
        nodes = self._leases.alive_nodes()
        own = nodes.index(self._leases.node)
        for table in await self._log.find_scheduled(node):
            if zlib.crc32(table.encode()) % len(nodes) == own:
                try:
                    await self._local.table(table)
                except Moved:
                    continue
                except Exception as error:  # noqa: BLE001  one broken match must not keep the others from being loaded
                    logger.warning("table %s of node %s could not be loaded: %s", table, node, error)

    async def watch_leases(self) -> None:
        """Declare nodes dead that do not renew their lease."""
        while True:
            await asyncio.sleep(CHECK_INTERVAL_S)
            for node in self._leases.overdue():
                if self._leases.alive:
                    try:
                        await self._leases.is_alive(node)
                    except BusError as error:
                        logger.debug("a lease could not be checked: %s", error)
                    except Exception as error:  # noqa: BLE001  the leases of the others must still be checked
                        throttled.warning("watch", "the lease of node %s could not be checked: %r", node, error)
