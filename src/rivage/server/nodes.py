"""One of several nodes: the bus, the lease, and what nodes tell each other, put together for the house."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

from rivage.bus import Caps, LocalTables, OpenTables
from rivage.bus.gossip import Gossip, SharedOpenTables
from rivage.bus.kept_log import KeptLog
from rivage.bus.link import Link
from rivage.bus.post import Post
from rivage.bus.sessions import Sessions
from rivage.bus.shared import SharedTables, whose
from rivage.registry import all_games
from rivage.store import SharedStore, StoreError

from .errors import ExpiredIdentity
from .house import House
from .limits import Buckets
from .metrics import Metrics
from .socket import FORGED

log = logging.getLogger("rivage.nodes")

MakeLocal = Callable[[KeptLog, OpenTables], LocalTables]
"""Makes what keeps the tables of this process."""


@asynccontextmanager
async def open_link(bus: str, cluster: str) -> AsyncIterator[Link | None]:
    """A link to the bus until the block ends; None where there is none.

    Raises:
        BusError: when it cannot be reached.
    """
    if not bus:
        yield None
        return
    link = await Link.open(bus, cluster=cluster, name="rivage node")
    try:
        yield link
    finally:
        await link.close()


def share_limit(gossip: Gossip, name: str, buckets: Buckets) -> None:
    """Let what is taken at one node count at all of them."""
    buckets.on_take = gossip.share(name, lambda who, count: buckets.spend(who, count, monotonic()))


def listen_to_nodes(house: House, node: "Node") -> None:
    """Do here what other nodes say was done there: cookies taken back, challenges used."""
    tasks: set[asyncio.Task[None]] = set()

    def revoked(player: str, before: int) -> None:
        house.identity.revoke(player, before)
        house.present.send_away(player, FORGED, ExpiredIdentity.code)

    async def read_again() -> None:
        try:
            for player, before in (await house.store.revocations()).items():
                if house.identity.revoked.get(player) != before:
                    revoked(player, before)
        except StoreError as error:
            log.warning("cookies that were taken back meanwhile could not be looked for: %s", error)

    def came_back(back: bool) -> None:
        if back:
            task = asyncio.get_running_loop().create_task(read_again())
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    node.gossip.on_revoked = revoked
    node.gossip.on_used = house.keyring.challenges.use
    house.keyring.challenges.on_used = node.gossip.used
    node.link.on_change(came_back)


class Node:
    """This process as one of several nodes."""

    def __init__(self, link: Link, store: SharedStore, metrics: Metrics, caps: Caps) -> None:
        self.link = link
        self._store = store
        self._metrics = metrics
        self.sessions = Sessions(link, {name: entry.package.game.info.rules_version for name, entry in all_games().items()})
        self._post = Post(link)
        self.gossip = Gossip(link, self._post, lambda: self.sessions.node)
        self._open_tables = SharedOpenTables(caps, self.gossip, lambda: self.sessions.node)

    async def join(self, make: MakeLocal, on_orphans: Callable[[], None]) -> SharedTables:
        """Become a node; returns the tables as they are seen from here.

        Raises:
            BusError: when the bus refuses, belongs to another database, or other nodes are of another version.
            StoreError: when the database cannot be asked whose it is.
        """
        store, sessions = self._store, self.sessions

        async def identity(found: str) -> str:
            return await whose(found, store.cluster, alone=store.alone, others=await sessions.live_elsewhere())

        await sessions.open(identity)
        tables = SharedTables(
            store,
            self.link,
            sessions,
            self._post,
            self.gossip,
            lambda kept: make(kept, self._open_tables),
            on_orphans=on_orphans,
            took_over=self._metrics.takeover_seconds.observe,
        )
        await tables.join()
        self._watch(tables)
        return tables

    def _watch(self, tables: SharedTables) -> None:
        watch, count = self._metrics.watch, self._metrics.watch_count
        kept = tables.kept_log
        watch("rivage_bus_connected", "Whether the bus answers: 1 or 0.", lambda: float(self.link.connected))
        watch("rivage_nodes_seen", "Nodes that live, this one among them.", lambda: float(len(self.sessions.living())))
        watch("rivage_tables_kept", "Tables in memory that this node keeps.", lambda: float(len(tables)))
        count("rivage_tables_taken_over", "Tables taken over from other nodes.", lambda: kept.taken_over)
        count("rivage_tables_handed_over", "Tables let go for other nodes.", lambda: tables.handed_over)
        count("rivage_appends_fenced", "Appends refused because another node keeps the table.", lambda: kept.fenced)
        count("rivage_bus_ignored", "Messages on the bus that were not ours.", lambda: tables.ignored)
        count("rivage_letters_dropped", "Letters to other nodes that were thrown away.", lambda: self._post.dropped)
