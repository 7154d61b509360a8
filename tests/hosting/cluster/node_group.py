"""Nodes in one process that share a real bus and a real database."""

import asyncio
from typing import Any

from tests.hosting.deployment import local_tables
from tests.table.helpers import Bots
from tests.table.toys import find as find_toy

from rivage.core import RivageError, UnknownGame, encode
from rivage.hosting import Caps, RelayedSession, TableSession
from rivage.hosting.cluster import Gossip, Leases, SharedOpenTables, SharedTables
from rivage.hosting.errors import BusError, Moved
from rivage.hosting.link import Link
from rivage.registry import find as find_game
from rivage.server import Services, messages
from rivage.server.asgi.problems import whole_response
from rivage.server.guard import Acceptor, Guard, NetworkLimits, SecurityLog
from rivage.server.identity import Identity
from rivage.server.limits import Limits
from rivage.server.metrics import Metrics
from rivage.server.nodes import agree_on_cluster_id
from rivage.server.run import Server, listen
from rivage.server.ws.socket import SocketEdge
from rivage.store import Store, open_shared
from rivage.table.protocol import AnyCommand, FromHand

from ..tabs import Tab, until

LEASE_S = 1.0
"""Seconds of a lease. Short, so that dead nodes are found quickly."""


def find(game: str) -> Any:
    """Find a toy game or a real one."""
    try:
        return find_toy(game)
    except UnknownGame:
        return find_game(game)


class ClusterNode:
    """One node with all its parts, and a server for the relay connections of other nodes."""

    def __init__(self, link: Link, store: Store, secret: bytes, lease: float, options: dict[str, Any]) -> None:
        self.link = link
        self.store = store
        self._bound = listen("127.0.0.1", 0)
        self.address = options.pop("address", f"http://127.0.0.1:{self._bound.getsockname()[1]}")
        self.leases = Leases(link, {"nim": 3}, lease=lease, address=self.address)
        self.gossip = Gossip(link, lambda: self.leases.node)
        self.open_tables = SharedOpenTables(options.pop("caps", Caps()), self.gossip, lambda: self.leases.node)
        self.bots = Bots()
        self.gone_calls: list[str] = []
        """The calls of `on_node_gone`."""
        self.took_over: list[float] = []
        self.dead = False
        self.tables = SharedTables(
            store,
            link,
            self.leases,
            self.gossip,
            lambda log: local_tables(log, self.bots, custody=log, open_tables=self.open_tables, find=find, **options),
            secret=secret,
            address=self.address,
            on_node_gone=lambda: self.gone_calls.append(self.id),
            on_takeover=self.took_over.append,
        )
        unused: Any = dict.fromkeys(("dealer", "groups", "workshops", "notifier", "credentials", "analysis_jobs"))
        self.services = Services(
            store=store, tables=self.tables, identity=Identity(secret), metrics=Metrics(), cluster=self.tables, **unused
        )
        self.guard = Guard(NetworkLimits(), Limits().body_bytes, SecurityLog(), lambda _: None, whole_response)
        self.server = Server(SocketEdge(self.services), self.guard, self._bound, lambda: None)
        self.server.config.load()
        self._acceptor = Acceptor(self._bound, self.guard, self.server.connection)
        self._acceptor.start()

    @property
    def id(self) -> str:
        """The current id of the node."""
        return self.leases.node

    @property
    def ready(self) -> bool:
        """Whether the node can serve tables."""
        try:
            self.tables.check_ready()
        except BusError:
            return False
        return True

    def hosts(self, table: str) -> bool:
        """Whether the node has a table in memory and owns it."""
        return self.tables.fenced_log.hosts(table) and self.tables._local.find(table) is not None

    async def start(self) -> None:
        """Join the cluster."""

        async def identity(found: str) -> str:
            others = await self.leases.has_other_nodes()
            return await agree_on_cluster_id(found, self.store.join_cluster, alone=self.store.alone, others=others)

        await self.leases.open(identity)
        await self.tables.join()
        self.tables.start()

    async def connect(self, table: str, tab: Tab) -> "TabSession":
        """Connect a tab to a table."""
        return TabSession(await self.tables.connect(table, tab), tab)

    async def stop_listening(self) -> None:
        """Abort all connections, and accept no more."""
        self._acceptor.close()
        await self._acceptor.wait_closed()
        self._bound.close()
        state = self.server.server_state
        for connection in list(state.connections):
            connection.transport.abort()
        await asyncio.gather(*state.tasks, return_exceptions=True)

    async def die(self) -> None:
        """Stop like after SIGKILL: send nothing more, and do not renew the lease."""
        if self.leases._task is not None:
            self.leases._task.cancel()
            self.leases._task = None
        self.tables._tasks.cancel()
        self.dead = True
        await self.stop_listening()
        await self.link.close()

    def freeze(self) -> None:
        """Let the lease expire without the node noticing, like a process that was suspended and continues."""
        assert self.leases._task is not None
        self.leases._task.cancel()
        self.leases._task = None
        self.leases._valid_until = float("inf")
        # It does not receive broadcasts either.
        self.leases.lose = lambda: None  # type: ignore[method-assign]


class TabSession:
    """A tab at a local or relayed table, which sends the messages of a browser."""

    def __init__(self, session: TableSession | RelayedSession, tab: Tab) -> None:
        self.session = session
        self._tab = tab

    @property
    def is_relayed(self) -> bool:
        return isinstance(self.session, RelayedSession)

    async def do(self, command: AnyCommand, ref: int) -> None:
        """Execute a command. Raises its refusal, or `Moved` when the connection is closed."""
        if isinstance(self.session, TableSession):
            await self.session.do(command, ref)
            return
        await self.session.send(encode(messages.Do(ref, command)).decode())
        await until(lambda: self._answer(ref) is not None or self._tab.closed != [])
        answer = self._answer(ref)
        if answer is None:
            raise Moved("closed")
        if answer["t"] == "refusal":
            raise RivageError(answer["message"], code=answer["code"])

    def _answer(self, ref: int) -> Any:
        found = [message for kind in ("done", "refusal") for message in self._tab.of(kind) if message.get("ref") == ref]
        return found[0] if found else None

    async def move(self, hand: FromHand) -> None:
        if isinstance(self.session, TableSession):
            self.session.move(hand)
        else:
            await self.session.send(encode(hand).decode())

    async def resync(self) -> None:
        if isinstance(self.session, TableSession):
            self.session.resync()
        else:
            await self.session.send(encode(messages.Resync()).decode())

    def leave(self) -> None:
        self.session.leave()


class NodeGroup:
    """The nodes of a cluster in one process, with a shared database and bus."""

    def __init__(self, bus: str, database: str, cluster: str) -> None:
        self.bus = bus
        self.database = database
        self.cluster = cluster
        self.nodes: list[ClusterNode] = []
        self._store: Store | None = None

    @property
    def store(self) -> Store:
        """One store for all nodes, because the right to write does not depend on the connection."""
        if self._store is None:
            self._store = open_shared(self.database)
        return self._store

    async def add(self, *, bus: str = "", lease: float = LEASE_S, **options: Any) -> ClusterNode:
        """Start another node, and return it when it has joined."""
        link = await Link.open(bus or self.bus, cluster=self.cluster)
        node = ClusterNode(link, self.store, await self.store.secret(), lease, options)
        self.nodes.append(node)
        await node.start()
        return node

    async def close(self) -> None:
        """Close all nodes and the store."""
        for node in self.nodes:
            await (node.tables._local if node.dead else node.tables).close()
            if not node.dead:
                await node.stop_listening()
            await node.link.close()
        if self._store is not None:
            await self._store.close()
