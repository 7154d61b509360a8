"""The log as one of several nodes writes it: only to the tables it keeps, and only as long as its lease lasts."""

from collections.abc import Callable, Sequence

from rivage.hosting.errors import Elsewhere, Moved
from rivage.store import Store
from rivage.table.errors import Fenced
from rivage.table.log import FIRST_FENCE, TableSummary
from rivage.table.protocol import AnyEvent

from .leases import Sessions


class KeptLog:
    """A `Log`, and the `Custody` of the tables in it."""

    def __init__(self, log: Store, sessions: Sessions, on_fenced: Callable[[str], None]) -> None:
        """`on_fenced` hears of each table that another node was found to keep, though we thought that we do."""
        self._log = log
        self._sessions = sessions
        self._on_fenced = on_fenced
        self._fences: dict[str, int] = {}
        """The fence of each table that we keep in memory."""
        self._closed = False
        self.fenced = 0
        """Appends that were refused since the start, as another node keeps the table."""
        self.taken_over = 0
        """Tables that we took over from others since the start."""

    def keeps(self, table: str) -> bool:
        """Whether a table is ours, as far as we know."""
        return table in self._fences and self._sessions.alive

    def forget_all(self) -> None:
        """We have lost our lease: nothing is ours any more."""
        self._fences.clear()

    def close(self) -> None:
        """This node goes: keep nothing more, whoever asks."""
        self._closed = True
        self.forget_all()

    def _check_lease(self) -> None:
        if self._closed:
            raise Moved("this node goes")
        if not self._sessions.alive:
            raise Moved("this node has no lease")

    # Custody.

    async def claim(self, table: str) -> None:
        """Keep a table, if no living node does.

        Raises:
            Moved, UnknownTable, StoreError, BusError: as `take`.
        """
        self._fences[table] = await self.take(table)

    async def take(self, table: str) -> int:
        """Have a table be ours, if no living node keeps it; returns its fence, which only who keeps it in memory remembers.

        Raises:
            Elsewhere: when another node keeps it.
            Moved: when we have no lease or go, or another node was quicker.
            UnknownTable, StoreError, BusError: when it cannot be found out.
        """
        node = self._sessions.node
        self._check_lease()
        owner = await self._log.owner(table)
        fence = owner.fence
        if owner.node != node:
            if await self._sessions.lives(owner.node):
                raise Elsewhere(owner.node)
            try:
                fence = await self._log.take_over(table, node, owner.fence)
            except Fenced:
                raise Moved("another node was quicker") from None
            if owner.node:
                self.taken_over += 1
        if self._sessions.node != node:
            raise Moved("this node has lost its lease")
        return fence

    def release(self, table: str) -> None:
        """See `Custody.release`: it stays ours, but need not be remembered."""
        self._fences.pop(table, None)

    # The log.

    async def create(self, table: str, events: Sequence[AnyEvent], summary: TableSummary) -> None:
        """See `Log.create`.

        Raises:
            Moved: when we have no lease, or go.
        """
        node = self._sessions.node
        self._check_lease()
        await self._log.create(table, events, summary, owner=node)
        self._fences[table] = FIRST_FENCE

    async def append(self, table: str, expected: int, events: Sequence[AnyEvent], summary: TableSummary | None = None) -> None:
        """See `Log.append`.

        Raises:
            Moved: when we do not keep the table any more; nothing is written.
        """
        fence = self._fences.get(table)
        if fence is None or not self._sessions.alive:
            self._on_fenced(table)
            raise Moved("this node does not keep the table any more")
        try:
            await self._log.append(table, expected, events, summary, fence=fence)
        except Fenced:
            self.fenced += 1
            self._fences.pop(table, None)
            self._on_fenced(table)
            raise Moved("another node keeps the table") from None

    async def read(self, table: str) -> list[AnyEvent]:
        """See `Log.read`."""
        return await self._log.read(table)

    async def find_due(self, until: int) -> list[tuple[str, int]]:
        """See `Log.find_due`: those of other living nodes are left out."""
        others = [node for node in self._sessions.living() if node != self._sessions.node]
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
