"""Nodes in one process that share a real bus and a real database."""

import asyncio
from typing import Any

from tests.hosting.building import local_tables
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
"""Seconds: who dies here is soon found dead."""


def find(game: str) -> Any:
    """Toys and real games."""
    try:
        return find_toy(game)
    except UnknownGame:
        return find_game(game)


class TownNode:
    """One node, from its link to its tables, with a server to which other nodes relay."""

    def __init__(self, link: Link, store: Store, secret: bytes, lease: float, how: dict[str, Any]) -> None:
        self.link = link
        self.store = store
        self._bound = listen("127.0.0.1", 0)
        self.address = how.pop("address", f"http://127.0.0.1:{self._bound.getsockname()[1]}")
        self.leases = Leases(link, {"nim": 3}, lease=lease, address=self.address)
        self.gossip = Gossip(link, lambda: self.leases.node)
        self.open_tables = SharedOpenTables(how.pop("caps", Caps()), self.gossip, lambda: self.leases.node)
        self.bots = Bots()
        self.orphans: list[str] = []
        """Each time it was called to see to what another node had begun."""
        self.took_over: list[float] = []
        self.dead = False
        self.tables = SharedTables(
            store,
            link,
            self.leases,
            self.gossip,
            lambda log: local_tables(log, self.bots, custody=log, open_tables=self.open_tables, find=find, **how),
            secret=secret,
            address=self.address,
            on_node_gone=lambda: self.orphans.append(self.id),
            on_takeover=self.took_over.append,
        )
        unused: Any = dict.fromkeys(("dealer", "workshops", "notifier", "credentials", "analysis_jobs"))
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
        """Its id of now."""
        return self.leases.node

    @property
    def ready(self) -> bool:
        """Whether it serves tables."""
        try:
            self.tables.check_ready()
        except BusError:
            return False
        return True

    def hosts(self, table: str) -> bool:
        """Whether it hosts a table in memory."""
        return self.tables.fenced_log.hosts(table) and self.tables._local.find(table) is not None

    async def begin(self) -> None:
        """Join the others."""

        async def identity(found: str) -> str:
            others = await self.leases.has_other_nodes()
            return await agree_on_cluster_id(found, self.store.join_cluster, alone=self.store.alone, others=others)

        await self.leases.open(identity)
        await self.tables.join()
        self.tables.start()

    async def visit(self, table: str, tab: Tab) -> "Visit":
        """Connect a tab to a table."""
        return Visit(await self.tables.visit(table, tab), tab)

    async def stop_listening(self) -> None:
        """Close every connection without a goodbye, and accept no more."""
        self._acceptor.close()
        await self._acceptor.wait_closed()
        self._bound.close()
        state = self.server.server_state
        for connection in list(state.connections):
            connection.transport.abort()
        await asyncio.gather(*state.tasks, return_exceptions=True)

    async def die(self) -> None:
        """As by SIGKILL: it says nothing more, and renews nothing."""
        if self.leases._task is not None:
            self.leases._task.cancel()
            self.leases._task = None
        self.tables._tasks.cancel()
        self.dead = True
        await self.stop_listening()
        await self.link.close()

    def freeze(self) -> None:
        """Its lease is renewed no more, and it does not know: as a process that stood still, in the moment it goes on."""
        assert self.leases._task is not None
        self.leases._task.cancel()
        self.leases._task = None
        self.leases._valid_until = float("inf")
        # It hears nothing of the others either.
        self.leases.lose = lambda: None  # type: ignore[method-assign]


class Visit:
    """A tab at a table, wherever that is hosted: sends what a browser sends."""

    def __init__(self, session: TableSession | RelayedSession, tab: Tab) -> None:
        self.session = session
        self._tab = tab

    @property
    def is_relayed(self) -> bool:
        return isinstance(self.session, RelayedSession)

    async def do(self, command: AnyCommand, ref: int) -> None:
        """Carry a command out; raises what it is refused with, and `Moved` when the connection is closed instead."""
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


class Town:
    """A database and a bus, and the nodes that share them."""

    def __init__(self, bus: str, database: str, cluster: str) -> None:
        self.bus = bus
        self.database = database
        self.cluster = cluster
        self.nodes: list[TownNode] = []
        self._bucket: Store | None = None

    @property
    def store(self) -> Store:
        """One for all nodes: what each may write does not depend on the connection."""
        if self._bucket is None:
            self._bucket = open_shared(self.database)
        return self._bucket

    async def node(self, *, bus: str = "", lease: float = LEASE_S, **how: Any) -> TownNode:
        """Another node; the others have heard of it."""
        link = await Link.open(bus or self.bus, cluster=self.cluster)
        node = TownNode(link, self.store, await self.store.secret(), lease, how)
        self.nodes.append(node)
        await node.begin()
        return node

    async def close(self) -> None:
        """Let all go."""
        for node in self.nodes:
            await (node.tables._local if node.dead else node.tables).close()
            if not node.dead:
                await node.stop_listening()
            await node.link.close()
        if self._bucket is not None:
            await self._bucket.close()
