"""The log as one of several nodes writes it: only to the tables it keeps, and only as long as its lease lasts."""

from collections.abc import Callable, Sequence
from typing import Protocol

from rivage.hosting.errors import Elsewhere, Moved
from rivage.hosting.protocols import TableLog
from rivage.table.errors import Fenced
from rivage.table.log import SharedLog, Summary
from rivage.table.protocol import AnyEvent

from .leases import Sessions


class SharedTableLog(SharedLog, TableLog, Protocol):
    """What several nodes need of a log."""


class KeptLog:
    """A `TableLog`, and the `Custody` of the tables in it."""

    def __init__(self, log: SharedTableLog, sessions: Sessions, on_fenced: Callable[[str], None]) -> None:
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
        kept = await self._log.keeping(table)
        fence = kept.fence
        if kept.keeper != node:
            if await self._sessions.lives(kept.keeper):
                raise Elsewhere(kept.keeper)
            try:
                fence = await self._log.take_over(table, node, kept.fence)
            except Fenced:
                raise Moved("another node was quicker") from None
            if kept.keeper:
                self.taken_over += 1
        if self._sessions.node != node:
            raise Moved("this node has lost its lease")
        return fence

    def release(self, table: str) -> None:
        """See `Custody.release`: it stays ours, but need not be remembered."""
        self._fences.pop(table, None)

    # The log.

    async def create(self, table: str, events: Sequence[AnyEvent], summary: Summary) -> None:
        """See `Log.create`.

        Raises:
            Moved: when we have no lease, or go.
        """
        node = self._sessions.node
        self._check_lease()
        self._fences[table] = await self._log.create_kept(table, events, summary, node)

    async def append(self, table: str, expected: int, events: Sequence[AnyEvent], summary: Summary | None = None) -> None:
        """See `Log.append`.

        Raises:
            Moved: when we do not keep the table any more; nothing is written.
        """
        fence = self._fences.get(table)
        if fence is None or not self._sessions.alive:
            self._on_fenced(table)
            raise Moved("this node does not keep the table any more")
        try:
            await self._log.append_kept(table, expected, events, summary, fence)
        except Fenced:
            self.fenced += 1
            self._fences.pop(table, None)
            self._on_fenced(table)
            raise Moved("another node keeps the table") from None

    async def read(self, table: str) -> list[AnyEvent]:
        """See `Log.read`."""
        return await self._log.read(table)

    async def due(self, until: int) -> list[tuple[str, int]]:
        """See `TableLog.due`: those of other living nodes are left out."""
        others = set(self._sessions.living()) - {self._sessions.node}
        return [(table, due) for table, due, keeper in await self._log.due_and_kept(until) if keeper not in others]

    async def reschedule(self, table: str, due: int | None) -> None:
        """See `TableLog.reschedule`."""
        await self._log.reschedule(table, due)

    async def untouched(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        """See `TableLog.untouched`."""
        return await self._log.untouched(statuses, before, limit)

    async def sever(self, table: str, player: str, alias: str) -> None:
        """See `TableLog.sever`."""
        await self._log.sever(table, player, alias)
