"""Ownership of tables in a cluster: fencing tokens, and failover when a node dies.

A node writes only to the logs of tables that it hosts, and only while its lease is valid. When the lease of a node expires, the
others declare it dead and share its running tables among themselves (failover).
"""

import asyncio
import logging
import time
import zlib
from collections.abc import Callable, Sequence

from rivage.background import ThrottledLogger
from rivage.hosting.errors import BusError, HostedElsewhere, Moved
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
"""Seconds after the death of a node until the survivors check once more for due tables."""


class FencedLog:
    """A `Log` that checks the fencing token of each append, and the `Custody` of the tables in it."""

    def __init__(self, log: Store, leases: Leases, on_fenced: Callable[[str], None]) -> None:
        """`on_fenced` is called with each table that another node hosts although we thought that we do."""
        self._log = log
        self._leases = leases
        self._on_fenced = on_fenced
        self._fences: dict[str, int] = {}
        """The fencing tokens of the tables that this node has in memory."""
        self._closed = False
        self.fenced = 0
        """Number of appends refused since the start because another node hosts the table."""
        self.taken_over = 0
        """Number of tables taken over from other nodes since the start."""

    def hosts(self, table: str) -> bool:
        """Whether this node hosts a table, to its own knowledge."""
        return table in self._fences and self._leases.alive

    def drop_all(self) -> None:
        """Drop all fencing tokens, because the lease of this node is lost."""
        self._fences.clear()

    def close(self) -> None:
        """Stop hosting tables, because this node stops."""
        self._closed = True
        self.drop_all()

    def _check_lease(self) -> None:
        if self._closed:
            raise Moved("this node stops")
        if not self._leases.alive:
            raise Moved("this node has no lease")

    # The `Custody` interface.

    async def claim(self, table: str) -> None:
        """Host a table unless a live node does.

        Raises:
            Moved, UnknownTable, StoreError, BusError: as `take_ownership`.
        """
        self._fences[table] = await self.take_ownership(table)

    async def take_ownership(self, table: str) -> int:
        """Take ownership of a table unless a live node owns it. Returns the fencing token.

        Raises:
            HostedElsewhere: when another live node owns it.
            Moved: when this node has no lease or stops, or another node took ownership first.
            UnknownTable, StoreError, BusError: when the owner cannot be determined.
        """
        node = self._leases.node
        self._check_lease()
        owner = await self._log.owner(table)
        fence = owner.fence
        if owner.node != node:
            if await self._leases.is_alive(owner.node):
                raise HostedElsewhere(owner.node)
            try:
                fence = await self._log.take_over(table, node, owner.fence)
            except Fenced:
                raise Moved("another node took ownership first") from None
            if owner.node:
                self.taken_over += 1
        if self._leases.node != node:
            raise Moved("this node has lost its lease")
        return fence

    def release(self, table: str) -> None:
        """See `Custody.release`. This node stays the owner in the database."""
        self._fences.pop(table, None)

    # The `Log` interface.

    async def create(self, table: str, events: Sequence[AnyEvent], summary: TableSummary) -> None:
        """See `Log.create`.

        Raises:
            Moved: when this node has no lease, or stops.
        """
        node = self._leases.node
        self._check_lease()
        await self._log.create(table, events, summary, owner=node)
        self._fences[table] = FIRST_FENCE

    async def append(self, table: str, expected: int, events: Sequence[AnyEvent], summary: TableSummary | None = None) -> None:
        """See `Log.append`.

        Raises:
            Moved: when this node no longer hosts the table; nothing is written.
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
        """See `Log.find_due`. Leaves out the tables of other live nodes."""
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
        on_node_gone: Callable[[], None],
        on_takeover: Callable[[float], None],
    ) -> None:
        """See `SharedTables` for `on_node_gone` and `on_takeover`."""
        self._log = log
        self._leases = leases
        self._local = local
        self._on_orphans = on_node_gone
        self._on_takeover = on_takeover

    async def take_over(self, node: str) -> None:
        """Load our share of the tables of a dead node, if they are due without a player."""
        since = time.monotonic()
        try:
            if self._leases.alive:
                await self._take_share(node)
                self._on_takeover(time.monotonic() - since)
                if self._leases.is_leader:
                    self._on_orphans()
            # Other nodes may have missed the death, or see a different list of live nodes.
            await asyncio.sleep(RECHECK_AFTER_S)
            if self._leases.alive:
                await self._local.wake_due()
        except Exception as error:  # noqa: BLE001  the next poll for due tables retries
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
                except Exception as error:  # noqa: BLE001  one broken match must not stop the others
                    logger.warning("table %s of node %s could not be loaded: %s", table, node, error)

    async def watch_leases(self) -> None:
        """Declare nodes dead whose lease has expired. Runs until cancelled."""
        while True:
            await asyncio.sleep(CHECK_INTERVAL_S)
            for node in self._leases.overdue():
                if self._leases.alive:
                    try:
                        await self._leases.is_alive(node)
                    except BusError as error:
                        logger.debug("a lease could not be checked: %s", error)
                    except Exception as error:  # noqa: BLE001  the other leases must still be checked
                        throttled.warning("watch", "the lease of node %s could not be checked: %r", node, error)
