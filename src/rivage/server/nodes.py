"""One of several nodes: the bus, the lease, and what nodes tell each other, put together for the server."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from time import monotonic, time

from rivage.background import Tasks
from rivage.hosting import Caps, LocalTables, OpenTables
from rivage.hosting.cluster import Gossip, KeptLog, Post, Sessions, SharedOpenTables, SharedTables, whose
from rivage.hosting.link import Link
from rivage.registry import all_games
from rivage.store import Store, StoreError

from .errors import ExpiredIdentity
from .identity import still_needed
from .limits import Buckets
from .metrics import Metrics
from .services import Services
from .ws.socket import FORGED

log = logging.getLogger("rivage.nodes")

MakeLocal = Callable[[KeptLog, OpenTables], LocalTables]
"""Makes what keeps the tables of this process: given where it writes, and thereby which are ours, and what counts open ones."""


@asynccontextmanager
async def open_link(bus: str, cluster: str) -> AsyncIterator[Link]:
    """A link to the bus until the block ends.

    Raises:
        BusError: when it cannot be reached.
    """
    link = await Link.open(bus, cluster=cluster, name="rivage node")
    try:
        yield link
    finally:
        await link.close()


class Node:
    """This process as one of several nodes."""

    def __init__(self, link: Link, store: Store, metrics: Metrics, caps: Caps) -> None:
        self.link = link
        self._store = store
        self._metrics = metrics
        self._sessions = Sessions(link, {name: entry.package.game.info.rules_version for name, entry in all_games().items()})
        self._post = Post(link)
        self._gossip = Gossip(link, self._post, lambda: self._sessions.node)
        self._tables: SharedTables | None = None
        self._tasks = Tasks()
        self._open_tables = SharedOpenTables(caps, self._gossip, lambda: self._sessions.node)

    async def join(
        self, make: MakeLocal, on_orphans: Callable[[], None], before_leaving: Callable[[], Awaitable[None]]
    ) -> SharedTables:
        """Become a node; returns the tables as they are seen from here. What is called back is as `SharedTables` has it.

        Raises:
            BusError: when the bus refuses, belongs to another database, or other nodes are of another version.
            StoreError: when the database cannot be asked whose it is.
        """
        store, sessions = self._store, self._sessions

        async def identity(found: str) -> str:
            return await whose(found, store.join_cluster, alone=store.alone, others=await sessions.live_elsewhere())

        await sessions.open(identity)
        tables = SharedTables(
            store,
            self.link,
            sessions,
            self._post,
            self._gossip,
            lambda kept: make(kept, self._open_tables),
            on_orphans=on_orphans,
            before_leaving=before_leaving,
            took_over=self._metrics.takeovers().observe,
        )
        await tables.join()
        self._watch(tables)
        self._tables = tables
        return tables

    def is_steward(self) -> bool:
        """Whether we are the one node that does what one node should."""
        return self._tables is not None and self._tables.steward

    def connect(self, services: Services) -> Services:
        """The server as one of several: what is done at one node (cookies taken back, challenges used, limits) counts at all."""

        def revoked(player: str, before: int) -> None:
            services.identity.revoke(player, before)
            services.connections.close_all(player, FORGED, ExpiredIdentity.code)

        async def read_again() -> None:
            try:
                for player, before in (await services.store.revocations(since=still_needed(time()))).items():
                    if services.identity.revoked.get(player, 0) < before:
                        revoked(player, before)
            except StoreError as error:
                log.warning("cookies that were taken back meanwhile could not be looked for: %s", error)

        def came_back(back: bool) -> None:
            if back:
                self._tasks.spawn(read_again())

        def share_limit(name: str, buckets: Buckets) -> None:
            buckets.on_take = self._gossip.share(name, lambda who, count: buckets.spend(who, count, monotonic()))

        challenges = services.credentials.challenges
        self._gossip.on_revoked, self._gossip.on_used = revoked, challenges.use
        challenges.on_used = self._gossip.used
        self.link.on_change(came_back)
        return replace(services, on_revoked=self._gossip.revoked, share_limit=share_limit)

    def _watch(self, tables: SharedTables) -> None:
        watch, count = self._metrics.watch, self._metrics.watch_count
        kept = tables.kept_log
        watch("rivage_bus_connected", "Whether the bus answers: 1 or 0.", lambda: float(self.link.connected))
        watch("rivage_nodes_seen", "Nodes that live, this one among them.", lambda: float(len(self._sessions.living())))
        watch("rivage_tables_kept", "Tables in memory that this node keeps.", lambda: float(len(tables)))
        count("rivage_tables_taken_over", "Tables taken over from other nodes.", lambda: kept.taken_over)
        count("rivage_tables_handed_over", "Tables let go for other nodes.", lambda: tables.handed_over)
        count("rivage_appends_fenced", "Appends refused because another node keeps the table.", lambda: kept.fenced)
        count("rivage_bus_ignored", "Messages on the bus that were not ours.", lambda: tables.ignored)
        count("rivage_letters_dropped", "Letters to other nodes that were thrown away.", lambda: self._post.dropped)
