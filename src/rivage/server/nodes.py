"""A node of a cluster: connects the bus, leases, leader and broadcasts between nodes with the services of the server."""

import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from time import monotonic, time

from rivage.background import Tasks
from rivage.hosting import Caps, LocalTables, OpenTables
from rivage.hosting.cluster import FencedLog, Gossip, Leases, SharedOpenTables, SharedTables, UsedOnce
from rivage.hosting.errors import OtherCluster
from rivage.hosting.link import Link
from rivage.registry import all_games
from rivage.store import Store, StoreError

from .errors import ExpiredIdentity
from .identity import oldest_revocation
from .limits import Buckets
from .metrics import Metrics
from .services import Services
from .ws.socket import CLOSE_FORGED

log = logging.getLogger("rivage.nodes")

MakeLocal = Callable[[FencedLog, OpenTables], LocalTables]
"""Creates the tables of this process from the fenced log and the counter of open tables."""


async def agree_on_cluster_id(bus_id: str, join_cluster: Callable[[str], Awaitable[str]], *, alone: bool, others: bool) -> str:
    """Return the cluster id, which bus and database share, so that no node serves the tables of another cluster by mistake.

    The first node that uses them together creates it.

    Args:
        bus_id: the id stored in the bus, or an empty string.
        join_cluster: stores an id in the database unless it has one, and returns the stored id.
        alone: no other process has the database open.
        others: other nodes are alive on the bus.

    Raises:
        OtherCluster: when bus and database belong to different clusters.
    """
    database_id = await join_cluster("")
    if database_id and bus_id and database_id != bus_id:
        raise OtherCluster(
            "The database belongs to the nodes of another bus or --cluster. Use theirs, or another database; nothing was written."
        )
    if database_id and not bus_id and not alone:
        raise OtherCluster(
            "The database is in use by the nodes of another bus, or of another --cluster on this one. Use theirs; "
            "nothing was written."
        )
    if bus_id and not database_id and others:
        raise OtherCluster(
            "Nodes with another database use this bus and --cluster. Use their database, or choose another --cluster; "
            "nothing was written."
        )
    return database_id or await join_cluster(bus_id or secrets.token_hex(8))


@asynccontextmanager
async def open_link(bus: str, cluster: str) -> AsyncIterator[Link]:
    """Connect to the bus until the block ends.

    Raises:
        BusError: when it cannot be reached.
    """
    link = await Link.open(bus, cluster=cluster, name="rivage node")
    try:
        yield link
    finally:
        await link.close()


class Node:
    """This process as a node of a cluster."""

    def __init__(self, link: Link, store: Store, metrics: Metrics, caps: Caps, address: str) -> None:
        """`address`: the URL at which other nodes reach this one; empty when it does not listen."""
        self.link = link
        self._address = address
        self._store = store
        self._metrics = metrics
        games = {name: entry.package.game.info.rules_version for name, entry in all_games().items()}
        self._leases = Leases(link, games, address=address)
        self._gossip = Gossip(link, lambda: self._leases.node)
        self._tables: SharedTables | None = None
        self._tasks = Tasks()
        self._open_tables = SharedOpenTables(caps, self._gossip, lambda: self._leases.node)

    async def join(
        self, make: MakeLocal, on_node_gone: Callable[[], None], before_leaving: Callable[[], Awaitable[None]]
    ) -> SharedTables:
        """Join the cluster and return its tables. `SharedTables` describes the callbacks.

        Raises:
            BusError: when the bus refuses, belongs to another database, or other nodes run another version.
            StoreError: when the database cannot be read.
        """
        store, leases = self._store, self._leases

        async def agree(bus_id: str) -> str:
            others = await leases.has_other_nodes()
            return await agree_on_cluster_id(bus_id, store.join_cluster, alone=store.alone, others=others)

        await leases.open(agree)
        tables = SharedTables(
            store,
            self.link,
            leases,
            self._gossip,
            lambda fenced_log: make(fenced_log, self._open_tables),
            secret=await store.secret(),
            address=self._address,
            on_node_gone=on_node_gone,
            before_leaving=before_leaving,
            on_takeover=self._metrics.takeovers().observe,
        )
        await tables.join()
        self._watch(tables)
        self._tables = tables
        return tables

    def is_leader(self) -> bool:
        """Whether this node is the leader, which runs the jobs that one node runs for all."""
        return self._tables is not None and self._tables.is_leader

    def connect(self, services: Services) -> Services:
        """Return the services with revoked cookies, used challenges and rate limits shared between all nodes."""

        def revoked(player: str, before: int) -> None:
            services.identity.revoke(player, before)
            services.connections.close_all(player, CLOSE_FORGED, ExpiredIdentity.code)

        async def reload_revocations() -> None:
            try:
                for player, before in (await services.store.revocations(since=oldest_revocation(time()))).items():
                    if services.identity.revoked.get(player, 0) < before:
                        revoked(player, before)
            except StoreError as error:
                log.warning("cannot read the cookies revoked while the bus was unavailable: %s", error)

        def on_bus_change(connected: bool) -> None:
            if connected:
                self._tasks.spawn(reload_revocations())

        def share_limit(name: str, buckets: Buckets) -> None:
            buckets.on_take = self._gossip.share(name, lambda key, count: buckets.spend(key, count, monotonic()))

        self._gossip.on_revoked = revoked
        services.credentials.challenges.use_once = UsedOnce(self.link).use
        self.link.on_change(on_bus_change)
        return replace(services, cluster=self._tables, on_revoked=self._gossip.revoked, share_limit=share_limit)

    def _watch(self, tables: SharedTables) -> None:
        watch, count = self._metrics.watch, self._metrics.watch_count
        fenced_log = tables.fenced_log
        watch("rivage_bus_connected", "1 while the bus answers, else 0.", lambda: float(self.link.connected))
        watch("rivage_nodes_seen", "Nodes that are alive, including this one.", lambda: float(len(self._leases.alive_nodes())))
        watch("rivage_tables_kept", "Tables that this node hosts in memory.", lambda: float(len(tables)))
        count("rivage_tables_taken_over", "Tables taken over from other nodes.", lambda: fenced_log.taken_over)
        count("rivage_tables_handed_over", "Tables handed over to other nodes.", lambda: tables.handed_over)
        count("rivage_appends_fenced", "Appends refused because another node hosts the table.", lambda: fenced_log.fenced)
        count("rivage_bus_ignored", "Unreadable messages on the bus, which other programs have sent.", lambda: tables.ignored)
        watch("rivage_relays", "Connections relayed to tables at other nodes.", lambda: float(len(tables.relay)))
