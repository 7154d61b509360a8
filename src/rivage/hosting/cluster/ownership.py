"""Which node of a cluster owns a table.

The log of a node writes only to tables that it hosts, and only while its lease is valid. When a lease expires, its node is
declared dead, and the running tables of that node are shared among the others (failover).
"""

import asyncio
import logging
import time
import zlib
from collections.abc import Callable, Sequence

from rivage.background import ThrottledLogger
from rivage.hosting.errors import BusError, Elsewhere, Moved
from rivage.hosting.local import LocalTables
from rivage.store import Store
from rivage.table.errors import Fenced
from rivage.table.log import FIRST_FENCE, TableSummary
from rivage.table.protocol import AnyEvent

from .leases import Leases

logger = logging.getLogger(__name__)
throttled = ThrottledLogger(logger)

CHECK_INTERVAL_S = 0.1
"""Seconds between two checks for expired leases."""
RECHECK_AFTER_S = 5.0
"""Seconds after a node has gone until its tables are checked once more."""


class FencedLog:
    """A `Log`, and the `Custody` of the tables in it."""

    def __init__(self, log: Store, leases: Leases, on_fenced: Callable[[str], None]) -> None:
        """`on_fenced` is called with each table that another node turns out to host."""
        self._log = log
        self._leases = leases
        self._on_fenced = on_fenced
        self._fences: dict[str, int] = {}
        """The fencing token of each table that we host in memory."""
        self._closed = False
        self.fenced = 0
        """Appends refused since the start because another node hosts the table."""
        self.taken_over = 0
        """Tables taken over from other nodes since the start."""

    def hosts(self, table: str) -> bool:
        """Whether we host a table, as far as we know."""
        return table in self._fences and self._leases.alive

    def forget_all(self) -> None:
        """Our lease is lost: we host nothing any more."""
        self._fences.clear()

    def close(self) -> None:
        """This node stops: host nothing more."""
        self._closed = True
        self.forget_all()

    def _check_lease(self) -> None:
        if self._closed:
            raise Moved("this node stops")
        if not self._leases.alive:
            raise Moved("this node has no lease")

    # Custody.

    async def claim(self, table: str) -> None:
        """Host a table unless a live node does.

        Raises:
            Moved, UnknownTable, StoreError, BusError: as `take_ownership`.
        """
        self._fences[table] = await self.take_ownership(table)

    async def take_ownership(self, table: str) -> int:
        """Take ownership of a table unless a live node owns it. Returns the fencing token.

        Raises:
            Elsewhere: when another node hosts it.
            Moved: when we have no lease or stop, or another node was quicker.
            UnknownTable, StoreError, BusError: when it cannot be found out.
        """
        node = self._leases.node
        self._check_lease()
        owner = await self._log.owner(table)
        fence = owner.fence
        if owner.node != node:
            if await self._leases.is_alive(owner.node):
                raise Elsewhere(owner.node)
            try:
                fence = await self._log.take_over(table, node, owner.fence)
            except Fenced:
                raise Moved("another node was quicker") from None
            if owner.node:
                self.taken_over += 1
        if self._leases.node != node:
            raise Moved("this node has lost its lease")
        return fence

    def release(self, table: str) -> None:
        """See `Custody.release`: we stay the owner, without it in memory."""
        self._fences.pop(table, None)

    # The log.

    async def create(self, table: str, events: Sequence[AnyEvent], summary: TableSummary) -> None:
        """See `Log.create`.

        Raises:
            Moved: when we have no lease, or stop.
        """
        node = self._leases.node
        self._check_lease()
        await self._log.create(table, events, summary, owner=node)
        self._fences[table] = FIRST_FENCE

    async def append(self, table: str, expected: int, events: Sequence[AnyEvent], summary: TableSummary | None = None) -> None:
        """See `Log.append`.

        Raises:
            Moved: when we do not host the table any more; nothing is written.
        """
        fence = self._fences.get(table)
        if fence is None or not self._leases.alive:
            self._on_fenced(table)
            raise Moved("this node does not host the table any more")
        try:
            await self._log.append(table, expected, events, summary, fence=fence)
        except Fenced:
            self.fenced += 1
            self._fences.pop(table, None)
            self._on_fenced(table)
            raise Moved("another node hosts the table") from None

    async def read(self, table: str) -> list[AnyEvent]:
        """See `Log.read`."""
        return await self._log.read(table)

    async def find_due(self, until: int) -> list[tuple[str, int]]:
        """See `Log.find_due`: those of other live nodes are left out."""
        others = [node for node in self._leases.alive_nodes() if node != self._leases.node]
        return await self._log.find_due(until, not_owned_by=others)

    async def set_due(self, table: str, due: int | None) -> None:
        """See `Log.set_due`."""
        await self._log.set_due(table, due)

    async def find_inactive(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        """See `Log.find_inactive`."""
        return await self._log.find_inactive(statuses, before, limit)

    async def anonymise_player(self, table: str, player: str, alias: str) -> None:
        """See `Log.anonymise_player`."""
        await self._log.anonymise_player(table, player, alias)


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
