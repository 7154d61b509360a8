"""Nodes in one process that share a real bus and a real database."""

from typing import Any

from tests.hosting.building import local_tables
from tests.table.helpers import Bots
from tests.table.toys import find as find_toy

from rivage.core import UnknownGame
from rivage.hosting import Caps
from rivage.hosting.cluster import SharedTables, whose
from rivage.hosting.cluster.gossip import Gossip, SharedOpenTables
from rivage.hosting.cluster.leases import Sessions
from rivage.hosting.cluster.outbox import Post
from rivage.hosting.errors import BusError
from rivage.hosting.link import Link
from rivage.registry import find as find_game
from rivage.store import Store, open_shared

LEASE = 1.0
"""Seconds: who dies here is soon found dead."""


def find(game: str) -> Any:
    """Toys and real games."""
    try:
        return find_toy(game)
    except UnknownGame:
        return find_game(game)


class TownNode:
    """One node, from its link to its tables."""

    def __init__(self, link: Link, store: Store, lease: float, how: dict[str, Any]) -> None:
        self.link = link
        self.store = store
        self.sessions = Sessions(link, {"nim": 3}, lease=lease)
        self.post = Post(link)
        self.gossip = Gossip(link, self.post, lambda: self.sessions.node)
        self.open_tables = SharedOpenTables(how.pop("caps", Caps()), self.gossip, lambda: self.sessions.node)
        self.bots = Bots()
        self.orphans: list[str] = []
        """Each time it was called to see to what another node had begun."""
        self.took_over: list[float] = []
        self.dead = False
        self.tables = SharedTables(
            store,
            link,
            self.sessions,
            self.post,
            self.gossip,
            lambda kept: local_tables(kept, self.bots, custody=kept, open_tables=self.open_tables, find=find, **how),
            on_orphans=lambda: self.orphans.append(self.id),
            took_over=self.took_over.append,
        )

    @property
    def id(self) -> str:
        """Its id of now."""
        return self.sessions.node

    @property
    def ready(self) -> bool:
        """Whether it serves tables."""
        try:
            self.tables.check_ready()
        except BusError:
            return False
        return True

    def keeps(self, table: str) -> bool:
        """Whether it keeps a table in memory."""
        return self.tables.kept_log.keeps(table) and self.tables._local.find(table) is not None

    async def begin(self) -> None:
        """Join the others."""

        async def identity(found: str) -> str:
            others = await self.sessions.live_elsewhere()
            return await whose(found, self.store.join_cluster, alone=self.store.alone, others=others)

        await self.sessions.open(identity)
        await self.tables.join()
        self.tables.begin()

    async def die(self) -> None:
        """As by SIGKILL: it says nothing more, and renews nothing."""
        if self.sessions._task is not None:
            self.sessions._task.cancel()
            self.sessions._task = None
        self.tables._tasks.cancel()
        self.dead = True
        await self.link.close()

    def freeze(self) -> None:
        """Its lease is renewed no more, and it does not know: as a process that stood still, in the moment it goes on."""
        assert self.sessions._task is not None
        self.sessions._task.cancel()
        self.sessions._task = None
        self.sessions._sure_until = float("inf")
        # It hears nothing of the others either.
        self.sessions.drop = lambda: None  # type: ignore[method-assign]


class Town:
    """A database and a bus, and the nodes that share them."""

    def __init__(self, bus: str, database: str, cluster: str) -> None:
        self.bus = bus
        self.database = database
        self.cluster = cluster
        self.nodes: list[TownNode] = []
        self._store: Store | None = None

    @property
    def store(self) -> Store:
        """One for all nodes: what each may write does not depend on the connection."""
        if self._store is None:
            self._store = open_shared(self.database)
        return self._store

    async def node(self, *, bus: str = "", lease: float = LEASE, **how: Any) -> TownNode:
        """Another node; the others have heard of it."""
        link = await Link.open(bus or self.bus, cluster=self.cluster)
        node = TownNode(link, self.store, lease, how)
        self.nodes.append(node)
        await node.begin()
        return node

    async def close(self) -> None:
        """Let all go."""
        for node in self.nodes:
            await (node.tables._local if node.dead else node.tables).close()
            await node.post.close()
            await node.link.close()
        if self._store is not None:
            await self._store.close()
