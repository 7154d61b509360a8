"""The tables of a cluster, as one of its nodes hosts and reaches them.

The row of a table in the database names its host node, which must hold a lease (`leases.py`). Every append carries the table's
fencing token (`ownership.py`). Players at a table that another node hosts are relayed to that node (`relay.py`). When a node
dies, each of its tables moves to the first node that needs it; the live nodes share the due ones (`Failover`). On a graceful
shutdown a node drains: its bots finish their turns, then its tables move.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from urllib.parse import urlsplit

from rivage.background import Tasks
from rivage.core import MessageError
from rivage.hosting.codec import Reader
from rivage.hosting.errors import BadRelay, BusError, HostedElsewhere, Moved, NodeStopping, Unreachable
from rivage.hosting.link import Link, Msg
from rivage.hosting.local import LocalTables, MatchCache
from rivage.hosting.summaries import summary_at, summary_of
from rivage.hosting.table_session import SERVICE_RESTART, RelayClaims, RelayedSession, TabConnection, TableSession
from rivage.registry import find as find_game
from rivage.store import Store
from rivage.table.decide import TableSetup
from rivage.table.log import TableSummary
from rivage.table.match import Match
from rivage.table.runtime import TableActor

from . import messages
from .gossip import Gossip
from .leases import Leases
from .ownership import Failover, FencedLog
from .relay import Problems, Relay, RelaySigner

logger = logging.getLogger(__name__)

FIND_TIMEOUT_S = 6.0
"""Seconds after which the search for the host of a moving table is given up."""
FIND_INTERVAL_S = 0.1
"""Seconds between two attempts to find the host of a table."""
CONNECT_TIMEOUT_S = 2.0
"""Seconds for a test connection to our own advertised address."""
JOIN_INTERVAL_S = 0.5
"""Seconds between two attempts to join the cluster again."""
DRAIN_NOTICE_S = 0.6
"""Seconds that the proxy has to notice that this node stops, before its tables move."""
DRAIN_BOTS_S = 3.0
"""Seconds that bots have to finish their turns when a node stops."""
_broadcasts: Reader[messages.Broadcast] = Reader(messages.Broadcast)


class SharedTables:
    """The tables of a cluster, as one node serves them."""

    def __init__(
        self,
        log: Store,
        link: Link,
        leases: Leases,
        gossip: Gossip,
        make: Callable[[FencedLog], LocalTables],
        *,
        secret: bytes,
        address: str = "",
        on_node_gone: Callable[[], None] = lambda: None,
        before_leaving: Callable[[], Awaitable[None]] | None = None,
        on_takeover: Callable[[float], None] = lambda _seconds: None,
    ) -> None:
        """Serve the tables of `log` together with other nodes.

        Args:
            log: the events of all tables, and which node hosts each.
            link: the bus.
            leases: the leases of the nodes; opened, but not joined yet.
            gossip: broadcasts of the nodes.
            make: creates the local tables of this node from the log that they must use, which is also their `Custody`.
            secret: shared by all nodes; relay requests are signed with a key derived from it.
            address: the address where other nodes reach this one, as `http://host:port`; checked before this node joins.
            on_node_gone: called at the leader when another node is gone, to send the notifications that it left unsent.
            before_leaving: awaited when this node stops and writes no more, before its tables move; must not raise.
            on_takeover: called with the seconds that a takeover of a dead node's tables took.
        """
        self._log = log
        self._link = link
        self._leases = leases
        self._gossip = gossip
        self._address = address
        self.fenced_log = FencedLog(log, leases, self._on_fenced)
        self._local = make(self.fenced_log)
        self._failover = Failover(log, leases, self._local, on_node_gone, on_takeover)
        self._signer = RelaySigner(secret, lambda: leases.node, leases.now)
        self.problems = Problems()
        self.relay = Relay(self._signer, self.problems)
        self._requests = messages.Requests(link, self._summarise, self._anonymise_here, self._ignore)
        self._tabs: dict[str, dict[int, TabConnection]] = {}
        """The connections to tables hosted here, by table and object id."""
        self._before_leaving = before_leaving
        self._match_cache = MatchCache(find_game)
        self._tasks = Tasks()
        self._lease_error: BusError | None = None
        """The reason why this node has no lease."""
        self._draining = False
        self._started = False
        self.ignored = 0
        """Number of unreadable messages on the bus since the start, from another program or version."""
        self.handed_over = 0
        """Number of tables evicted since the start because this node stopped or had lost its lease."""
        leases.on_lost(self._on_lease_lost)
        leases.on_gone(self._on_node_gone)

    def __len__(self) -> int:
        """The number of tables in memory of this node."""
        return len(self._local)

    # Joining and leaving the cluster.

    async def join(self) -> None:
        """Join the cluster.

        Raises:
            Unreachable: when nothing answers at the advertised address.
            BusError: when the bus refuses, or other nodes run another version.
        """
        await self._check_address()
        if not self._started:
            await self._link.subscribe(self._link.subject("all"), self._receive_broadcast)
        await self._leases.join()
        try:
            await self._requests.subscribe(self._leases.node)
        except BusError:
            # Without a subscription the other nodes would rely on a node that receives nothing.
            await self._leases.leave()
            raise
        logger.info("this is node %s of %s, at %s", self._leases.node, self._link.cluster, self._address or "no address")
        self._lease_error = None

    async def _check_address(self) -> None:
        if not self._address:
            return
        parts = urlsplit(self._address)
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT_S):
                _, writer = await asyncio.open_connection(parts.hostname, parts.port or (443 if parts.scheme == "https" else 80))
            writer.transport.abort()
        except (OSError, TimeoutError) as error:
            raise Unreachable(self._address, str(error) or "no answer in time") from None

    def start(self) -> None:
        """Start the background tasks after `join`: wake due tables, watch leases, and rejoin when our lease is lost."""
        self._started = True
        self._local.start()
        self._tasks.spawn(self._failover.watch_leases())
        self._tasks.spawn(self._keep_joined())

    async def drain(self) -> None:
        """Graceful shutdown: let bots finish their turns, then hand all tables over to the other nodes."""
        self._draining = True
        await asyncio.sleep(DRAIN_NOTICE_S)
        deadline = time.monotonic() + DRAIN_BOTS_S
        while time.monotonic() < deadline and any(actor.thinking for actor in self._actors()):  # noqa: ASYNC110  many bots, few checks
            await asyncio.sleep(0.05)
        for actor in self._actors():
            await actor.wait_for_writes()
        # Clients that connect from now on wait at another node until our lease is deleted.
        self.fenced_log.close()
        if self._before_leaving is not None:
            await self._before_leaving()
        self._evict_all()
        self.relay.disconnect_all()
        await self._leases.leave()
        await self._requests.unsubscribe()

    async def close(self) -> None:
        """Drain this node and stop. A second call does nothing."""
        if self._draining:
            return
        await self.drain()
        self._tasks.cancel()
        self._gossip.close()
        await self._local.close()

    @property
    def is_leader(self) -> bool:
        """See `Leases.is_leader`."""
        return self._leases.is_leader

    def check_ready(self) -> None:
        """Return if this node can serve tables.

        Raises:
            BusError: when this node has no lease, or stops.
        """
        if self._draining:
            raise NodeStopping
        if self._lease_error is not None:
            raise self._lease_error
        if not self._leases.alive:
            raise self._link.unavailable_error("no lease")

    def current_problems(self) -> Sequence[str]:
        """Problems between this node and others, or on the bus, within the last minute."""
        return self.problems.current()

    # Tables at any node.

    async def create(self, setup: TableSetup, table: str = "", address: str = "") -> str:
        """See `LocalTables.create`.

        Raises:
            BusError: when this node has no lease.
        """
        self.check_ready()
        return await self._local.create(setup, table, address)

    async def connect(self, table: str, tab: TabConnection) -> TableSession | RelayedSession:
        """Connect a tab to a table at this node or, through the relay, at its host node.

        Raises:
            Moved: when no host was found in time.
            BusError: when this node has no lease.
            UnknownTable, BadRecord, StoreError: as `LocalTables.table`.
        """
        deadline = time.monotonic() + FIND_TIMEOUT_S
        while True:
            try:
                return await self.connect_here(table, tab)
            except HostedElsewhere as elsewhere:
                moved: Moved = elsewhere
                try:
                    return await self.relay.connect(elsewhere.node, await self._leases.address(elsewhere.node), table, tab)
                except Moved as error:
                    moved = error
            except Moved as error:
                moved = error
            logger.debug("a table is moving: %s", moved)
            if time.monotonic() > deadline:
                self.problems.add("moved", f"no host was found for a table within {FIND_TIMEOUT_S:.0f} s: {moved}")
                raise Moved("no host of the table was found")
            await asyncio.sleep(FIND_INTERVAL_S)

    async def connect_here(self, table: str, tab: TabConnection) -> TableSession:
        """Connect a tab to a table that this node hosts, or can host.

        Raises:
            HostedElsewhere, Moved: when another node hosts it.
            BusError: when this node has no lease.
            UnknownTable, BadRecord, StoreError: as `LocalTables.table`.
        """
        self.check_ready()
        actor = await self._local.table(table)
        if not self.fenced_log.hosts(table):
            self._local.evict(table)
            raise Moved("this node does not host the table any more")
        tabs = self._tabs.setdefault(table, {})
        tabs[id(tab)] = tab

        def leave() -> None:
            tabs.pop(id(tab), None)
            if not tabs and self._tabs.get(table) is tabs:
                del self._tabs[table]

        return TableSession(actor, tab, leave)

    def verify_relay(self, table: str, header: str) -> RelayClaims:
        """Verify the signed claims of a connection that another node relays.

        Raises:
            BadRelay: when it is not genuine.
        """
        try:
            return self._signer.verify(table, header)
        except BadRelay as error:
            self.problems.add("relay", f"a relay connection was refused: {error}")
            raise

    async def match(self, table: str) -> Match:
        """The current match of a table.

        Raises:
            UnknownTable, BadRecord, StoreError: as `LocalTables.table`.
        """
        actor = self._find_here(table)
        if actor is not None:
            return actor.match
        return await self._match_cache.match(table, await self._log.read(table))

    async def summary(self, table: str) -> TableSummary:
        """See `LocalTables.summary`.

        Raises:
            UnknownTable, BadRecord, StoreError: as `LocalTables.table`.
        """
        actor = self._find_here(table)
        if actor is not None:
            return summary_at(actor.match, actor.public_changed_at)
        reply = await self._request_summary(table)
        if reply is not None and reply.summary is not None:
            return reply.summary
        events = await self._log.read(table)
        return summary_of(events, await self._match_cache.match(table, events))

    async def is_here(self, table: str, player: str) -> bool:
        """Whether a player is connected to a table, at any node."""
        if self._local.find(table) is not None:
            return await self._local.is_here(table, player)
        reply = await self._request_summary(table, player)
        return reply is not None and reply.is_here

    async def anonymise_player(self, table: str, player: str, alias: str) -> None:
        """See `LocalTables.anonymise_player`.

        Raises:
            Moved: when the host of the table was not found.
            RivageError: as `LocalTables.anonymise_player`.
        """
        try:
            await self._anonymise_here(table, player, alias)
        except HostedElsewhere as elsewhere:
            await self._requests.anonymise(elsewhere.node, table, player, alias)

    # Tables hosted here.

    async def _anonymise_here(self, table: str, player: str, alias: str) -> None:
        if not self.fenced_log.hosts(table):
            await self.fenced_log.take_ownership(table)
        await self._local.anonymise_player(table, player, alias)

    def _find_here(self, table: str) -> TableActor | None:
        return self._local.find(table) if self.fenced_log.hosts(table) else None

    def _actors(self) -> list[TableActor]:
        return [actor for table in self._local.loaded() if (actor := self._local.find(table)) is not None]

    def _on_fenced(self, table: str) -> None:
        """Evict a table after another node took ownership of it."""
        asyncio.get_running_loop().call_soon(self._evict, table)

    def _evict(self, table: str) -> None:
        self._local.evict(table)
        for tab in self._tabs.pop(table, {}).values():
            tab.close(SERVICE_RESTART, "the table is moving")

    def _evict_all(self) -> None:
        self.handed_over += len(self._local)
        for table in {*self._local.loaded(), *self._tabs}:
            self._evict(table)
        self.fenced_log.drop_all()

    # Other nodes.

    async def _request_summary(self, table: str, player: str = "") -> messages.Summary | None:
        """Request the summary of a table from its host node; None when no other live node hosts it."""
        node = (await self._log.owner(table)).node
        if node == self._leases.node or node not in self._leases.alive_nodes():
            return None
        return await self._requests.summary(node, table, player)

    def _summarise(self, table: str, player: str) -> messages.Summary:
        actor = self._find_here(table)
        if actor is None:
            return messages.Summary(self._leases.node, None)
        is_here = bool(player) and actor.is_here(player)
        return messages.Summary(self._leases.node, summary_at(actor.match, actor.public_changed_at), is_here)

    async def _receive_broadcast(self, message: Msg) -> None:
        try:
            broadcast = _broadcasts.read(message.data)
        except MessageError:
            self._ignore()
            return
        if broadcast.sender == self._leases.node:
            return
        match broadcast:
            case messages.Heartbeat():
                self._leases.receive_heartbeat(broadcast)
            case messages.NodeGone(node=node):
                if node == self._leases.node:
                    self._leases.lose()
                else:
                    self._leases.mark_gone(node)
            case _:
                self._gossip.receive(broadcast)

    def _ignore(self) -> None:
        self.ignored += 1
        subject = self._link.subject("*")
        self.problems.add("foreign", f"a message on the bus is not from Rivage: does another program use {subject}?")

    def _on_node_gone(self, node: str) -> None:
        self.relay.disconnect(node)
        self._tasks.spawn(self._failover.take_over(node))

    async def _keep_joined(self) -> None:
        """Rejoin the cluster whenever the lease is lost. Runs until cancelled."""
        while True:
            await asyncio.sleep(JOIN_INTERVAL_S)
            if self._leases.node or self._draining or not self._link.connected:
                continue
            try:
                await self.join()
            except BusError as error:
                if str(error) != str(self._lease_error):
                    logger.error("this node has no lease: %s", error)
                self._lease_error = error
            else:
                self._tasks.spawn(self._restore())

    async def _restore(self) -> None:
        try:
            await self._local.wake_due()
        except Exception as error:  # noqa: BLE001  the next poll retries
            logger.warning("due tables could not be loaded: %s", error)

    def _on_lease_lost(self) -> None:
        self._lease_error = self._link.unavailable_error("no lease")
        self._evict_all()
        self._tasks.spawn(self._requests.unsubscribe())
