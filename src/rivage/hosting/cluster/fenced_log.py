"""The log of a node in a cluster: it writes only to tables that it hosts, and only while its lease is valid."""

from collections.abc import Callable, Sequence

from rivage.hosting.errors import Elsewhere, Moved
from rivage.store import Store
from rivage.table.errors import Fenced
from rivage.table.log import FIRST_FENCE, TableSummary
from rivage.table.protocol import AnyEvent

from .leases import Leases


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
