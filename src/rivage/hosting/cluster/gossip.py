"""Broadcasts to all nodes: created and ended tables, use of rate limits, revoked cookies.

Delivery is not guaranteed. Rate limits are approximate, so a lost broadcast does not matter; revoked cookies are stored in the
database as well and read at startup.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable

from rivage.background import Tasks
from rivage.hosting.errors import BusError
from rivage.hosting.link import Link
from rivage.hosting.open_tables import Caps, OpenTables

from .messages import Broadcast, CookiesRevoked, LimitsUsed, TableCreated, TableEnded, write

logger = logging.getLogger(__name__)

BATCH_S = 0.5
"""Seconds for which the use of limits is collected before it is broadcast."""


class Gossip:
    """Sends broadcasts to the other nodes, and handles theirs."""

    def __init__(self, link: Link, node: Callable[[], str]) -> None:
        """`node` returns the id of this node."""
        self._link = link
        self._node = node
        self._tasks = Tasks()
        self._used: dict[str, Counter[str]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._limits: dict[str, Callable[[str, int], None]] = {}
        self.open_tables: SharedOpenTables
        self.on_revoked: Callable[[str, int], None] = lambda _player, _before: None
        """Called when another node revokes cookies."""

    def broadcast(self, message: Broadcast) -> None:
        """Send a message to all other nodes. It is lost while the bus is unavailable."""
        self._tasks.spawn(self._publish(write(message)))

    async def _publish(self, data: bytes) -> None:
        try:
            await self._link.publish(self._link.subject("all"), data)
        except BusError as error:
            logger.debug("a broadcast was lost: %s", error)

    def revoked(self, player: str, before: int) -> None:
        """Broadcast that the cookies of a player were revoked here."""
        self.broadcast(CookiesRevoked(self._node(), player, before))

    def share(self, name: str, spend: Callable[[str, int], None]) -> Callable[[str], None]:
        """Share a rate limit among the nodes. Call the returned function at each use here; `spend` gets the uses elsewhere."""
        self._limits[name] = spend

        def used(client: str) -> None:
            self._used.setdefault(name, Counter())[client] += 1
            if self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(BATCH_S, self._flush)

        return used

    def receive(self, message: Broadcast) -> None:
        """Handle a broadcast of another node."""
        match message:
            case TableCreated(table=table, guest=guest, address=address, at=at):
                self.open_tables.count(table, guest, address, at)
            case TableEnded(table=table):
                self.open_tables.remove(table)
            case CookiesRevoked(player=player, before=before):
                self.on_revoked(player, before)
            case LimitsUsed(takes=used):
                for name, counts in used.items():
                    if (spend := self._limits.get(name)) is not None:
                        for client, count in counts.items():
                            spend(client, count)

    def close(self) -> None:
        """Stop: collected uses of limits are not sent."""
        if self._timer is not None:
            self._timer.cancel()

    def _flush(self) -> None:
        self._timer = None
        used, self._used = self._used, {}
        self.broadcast(LimitsUsed(self._node(), {name: dict(counts) for name, counts in used.items()}))


class SharedOpenTables(OpenTables):
    """The open tables of all nodes, counted by guest and by address."""

    def __init__(self, caps: Caps, gossip: Gossip, node: Callable[[], str]) -> None:
        super().__init__(caps)
        self._gossip = gossip
        self._node = node
        gossip.open_tables = self

    def add(self, table: str, guest: str, address: str, now: int) -> bool:
        """See `OpenTables.add`. Broadcasts the table to the other nodes."""
        counted = super().add(table, guest, address, now)
        if counted:
            self._gossip.broadcast(TableCreated(self._node(), table, guest, address, now))
        return counted

    def drop(self, table: str) -> None:
        """See `OpenTables.drop`. Broadcasts the end of the table to the other nodes."""
        if table in self._keys:
            self._gossip.broadcast(TableEnded(self._node(), table))
        super().drop(table)

    def remove(self, table: str) -> None:
        """Stop counting a table that ended at another node."""
        super().drop(table)
