"""Node leases (cluster membership): a node is alive while it renews its lease; otherwise another node declares it dead.

A lease is one key in a JetStream bucket with its deadline in the value. It is renewed and deleted by compare-and-swap on its
revision. So a node that was declared dead cannot renew, and notices it. A node that cannot reach the bus considers itself dead
before the others do. Nothing relies on the expiry of keys in the bucket, which is late and silent. Renewals are also broadcast
(`Heartbeat`), so that nodes need not poll. The first node alive is the leader, which runs the jobs that only one node should run.

All times are those of the bus: each node measures the offset of its own clock, because times are written into logs.
"""

import asyncio
import logging
import os
import secrets
import socket
import time
from collections.abc import Awaitable, Callable

import msgspec
from nats.errors import Error as NatsError
from nats.js import JetStreamContext
from nats.js.errors import BadRequestError, KeyNotFoundError, KeyWrongLastSequenceError
from nats.js.kv import KeyValue

from rivage import __version__
from rivage.hosting.errors import BusError, OtherCluster, OtherVersion, WrongClock
from rivage.hosting.link import Link

from .buckets import bus_error, open_bucket
from .messages import PROTOCOL_VERSION, Heartbeat, NodeGone, write

logger = logging.getLogger(__name__)

LEASE_S = 1.5
"""Seconds for which a lease is valid after its last renewal."""
RENEW_INTERVAL_S = 0.3
"""Seconds between two renewals."""
EXPIRY_MARGIN_S = 0.1
"""Seconds after the deadline of a lease until other nodes treat it as expired."""
MAX_CLOCK_SKEW_S = 2.0
"""Seconds by which the clock of a node may differ from that of the bus."""
CLOCK_CHECK_INTERVAL_S = 30.0
"""Seconds between two measurements of the clock."""
_NODE_PREFIX = "node."
"""The prefix of the keys of leases."""
_CLUSTER_ID_KEY = "cluster"
"""The key of the cluster's id."""


class NodeCard(msgspec.Struct, frozen=True):
    """The value of a lease: its deadline, and what other nodes need to know about the node."""

    until: int
    """The deadline, in milliseconds by the clock of the bus."""
    name: str
    """The host name and process id, for logs."""
    protocol: int = msgspec.field(default=PROTOCOL_VERSION, name="speaks")
    version: str = __version__
    games: dict[str, int] = {}
    """The version of each game's rules."""
    address: str = ""
    """The address where other nodes reach this one, as `http://host:port`."""


_decoder = msgspec.json.Decoder(NodeCard)


def _read_card(value: bytes | None) -> NodeCard | None:
    """Decode the value of a lease; None when it is not valid."""
    try:
        return _decoder.decode(value or b"")
    except msgspec.DecodeError:
        return None


class Leases:
    """The leases of a cluster, seen by one of its nodes: its own lease, and those of the others."""

    def __init__(
        self,
        link: Link,
        games: dict[str, int],
        *,
        address: str = "",
        wall: Callable[[], float] = time.time,
        lease: float = LEASE_S,
    ) -> None:
        """Create the lease manager of one node.

        Args:
            link: the bus.
            games: the version of each game's rules.
            address: the address where other nodes reach this one.
            wall: the clock of this machine, in seconds since 1970.
            lease: seconds for which a lease is valid after its renewal.
        """
        self.node = ""
        """The id of this node; empty while it has no lease. Each `join` makes a new one, because a dead node does not return."""
        self._link = link
        self._games = games
        self._address = address
        self._wall = wall
        self._lease = lease
        self._bucket_name = f"rivage-{link.cluster}-nodes"
        self._bucket: KeyValue
        self._stream: JetStreamContext
        self._cluster_id = ""
        self._revision = 0
        self._valid_until = 0.0
        """The deadline of our lease by the monotonic clock. Until then no other node may declare us dead."""
        self._offset = 0.0
        """Seconds by which the clock of the bus is ahead of our monotonic clock."""
        self._heartbeats: dict[str, Heartbeat] = {}
        self._addresses: dict[str, str] = {}
        """Cache of the addresses that other nodes advertise."""
        self._dead: set[str] = set()
        """Nodes that were declared dead or have left. Their ids are never used again."""
        self._on_lost: list[Callable[[], None]] = []
        self._on_gone: list[Callable[[str], None]] = []
        self._task: asyncio.Task[None] | None = None
        self._clock_key = f"clock.{secrets.token_hex(4)}"
        """The key that this node writes to read the time of the bus."""

    # The lease of this node.

    @property
    def alive(self) -> bool:
        """Whether this node holds a valid lease."""
        return bool(self.node) and time.monotonic() < self._valid_until

    def now(self) -> int:
        """The time by the clock of the bus, in milliseconds since 1970."""
        return round((time.monotonic() + self._offset) * 1000)

    def on_lost(self, listener: Callable[[], None]) -> None:
        """Call `listener` when this node has lost its lease: other nodes may host its tables from then on."""
        self._on_lost.append(listener)

    def on_gone(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with the id of each node that is gone."""
        self._on_gone.append(listener)

    async def open(self, agree: Callable[[str], Awaitable[str]]) -> None:
        """Open the bucket of the leases. `agree` gets the cluster id that the bus has (or ""), and returns the id to use.

        Raises:
            BusError: when the bus refuses, or belongs to another cluster.
            WrongClock: when the clocks of this machine and of the bus differ too much.
        """
        self._stream = self._link.stream()
        try:
            self._bucket = await open_bucket(self._stream, self._bucket_name)
            await self._measure_clock()
            found = await self._read_cluster_id()
            self._cluster_id = await agree(found)
            if self._cluster_id != found:
                await self._bucket.create(_CLUSTER_ID_KEY, self._cluster_id.encode())
        except (NatsError, OSError, TimeoutError) as error:
            raise bus_error(self._link, error) from None

    async def _reopen(self) -> None:
        """Open the bucket again, and restore the cluster id: both are gone if the bus was restarted without its files."""
        self._bucket = await open_bucket(self._stream, self._bucket_name)
        found = await self._read_cluster_id()
        if not found:
            await self._bucket.create(_CLUSTER_ID_KEY, self._cluster_id.encode())
        elif found != self._cluster_id:
            raise OtherCluster("The bus belongs to another cluster now. Start the original bus; until then nothing is written.")

    async def join(self) -> None:
        """Create a lease for this node under a new id, and keep renewing it.

        Raises:
            OtherVersion: when other nodes run another version.
            WrongClock: when the clocks of this machine and of the bus differ too much.
            BusError: when the bus refuses.
        """
        try:
            await self._reopen()
            await self._measure_clock()
            for other, card in (await self._read_cards()).items():
                self._check_version(other, card)
                # So that its death is noticed even if it never sends a heartbeat to this node.
                self._heartbeats.setdefault(other, Heartbeat(other, card.until))
            node = secrets.token_hex(8)
            started = time.monotonic()
            self._revision = await self._bucket.create(_NODE_PREFIX + node, self._card())
        except (NatsError, OSError, TimeoutError) as error:
            raise bus_error(self._link, error) from None
        self._valid_until = started + self._lease
        self.node = node
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._keep_renewing())
        try:
            await self._send_heartbeat()
        except BusError:
            await self.leave()
            raise

    async def leave(self) -> None:
        """Delete the lease of this node, so that other nodes can host its tables at once."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        node, self.node = self.node, ""
        if not node:
            return
        try:
            # No other node writes this key, so the delete needs no revision; a concurrent renewal does not matter.
            await self._bucket.delete(_NODE_PREFIX + node)
            await self._link.publish(self._link.subject("all"), write(NodeGone(node, node)))
        except (BusError, NatsError, OSError, TimeoutError) as error:
            logger.warning("the lease of this node could not be deleted; others wait until it expires: %s", error)

    def lose(self) -> None:
        """Handle the loss of our lease: call the `on_lost` listeners."""
        if self.node:
            logger.warning("this node has lost its lease; others may host its tables")
            self.node = ""
            for listener in self._on_lost:
                listener()

    async def _keep_renewing(self) -> None:
        measured = time.monotonic()
        while True:
            await asyncio.sleep(RENEW_INTERVAL_S)
            try:
                if self.node:
                    await self._renew()
                if time.monotonic() - measured > CLOCK_CHECK_INTERVAL_S:
                    measured = time.monotonic()
                    await self._measure_clock()
            except (BusError, NatsError, OSError, TimeoutError) as error:
                logger.debug("a lease could not be renewed: %s", error)
            except Exception as error:  # noqa: BLE001  keep renewing, or the lease is lost
                logger.warning("a lease could not be renewed: %r", error)
            if self.node and time.monotonic() >= self._valid_until:
                self.lose()

    async def _renew(self) -> None:
        started = time.monotonic()
        key = _NODE_PREFIX + self.node
        # A renewal that hangs must leave time for another attempt.
        async with asyncio.timeout(self._lease / 3):
            try:
                self._revision = await self._bucket.update(key, self._card(), last=self._revision)
            except KeyWrongLastSequenceError:
                # Either the answer to our last renewal was lost, or this node was declared dead.
                try:
                    self._revision = (await self._bucket.get(key)).revision or 0
                except KeyNotFoundError:
                    self.lose()
                    return
                self._revision = await self._bucket.update(key, self._card(), last=self._revision)
        self._valid_until = started + self._lease
        await self._send_heartbeat()

    async def _send_heartbeat(self) -> None:
        until = round((self._valid_until + self._offset) * 1000)
        await self._link.publish(self._link.subject("all"), write(Heartbeat(self.node, until)))

    def _card(self) -> bytes:
        until = self.now() + round(self._lease * 1000)
        card = NodeCard(until, f"{socket.gethostname()}:{os.getpid()}", games=self._games, address=self._address)
        return msgspec.json.encode(card)

    # Other nodes.

    def receive_heartbeat(self, heartbeat: Heartbeat) -> None:
        """Record that a node has renewed its lease."""
        if heartbeat.sender not in self._dead:
            self._heartbeats[heartbeat.sender] = heartbeat

    def mark_gone(self, node: str) -> None:
        """Record that a node is gone, and call the `on_gone` listeners."""
        if node in self._dead:
            return
        self._heartbeats.pop(node, None)
        self._addresses.pop(node, None)
        self._dead.add(node)
        for listener in self._on_gone:
            listener(node)

    def alive_nodes(self) -> list[str]:
        """The nodes that are alive by their last heartbeats, including this one, in an order that all nodes share."""
        now = self.now()
        found = {node for node, heartbeat in self._heartbeats.items() if heartbeat.until > now}
        return sorted(found | ({self.node} if self.node else set()))

    @property
    def is_leader(self) -> bool:
        """Whether this node is the leader, which does the jobs that only one node should do: the first node alive."""
        alive = self.alive_nodes()
        return bool(alive) and alive[0] == self.node

    def overdue(self) -> list[str]:
        """The other nodes whose lease has expired by their last heartbeat."""
        late = self.now() - round(EXPIRY_MARGIN_S * 1000)
        return [node for node, heartbeat in self._heartbeats.items() if heartbeat.until < late and node != self.node]

    async def address(self, node: str) -> str:
        """The address that a node advertises; empty when it has no lease or advertises none.

        Raises:
            BusError: when the bus does not answer.
        """
        if node not in self._addresses:
            try:
                card = _read_card((await self._bucket.get(_NODE_PREFIX + node)).value)
            except KeyNotFoundError:
                return ""
            except (NatsError, OSError, TimeoutError) as error:
                raise bus_error(self._link, error) from None
            self._addresses[node] = card.address if card is not None else ""
        return self._addresses[node]

    async def is_alive(self, node: str) -> bool:
        """Whether a node holds a lease. Deletes an expired lease, so False is final.

        Raises:
            BusError: when the bus does not answer.
        """
        if not node or node in self._dead:
            return False
        if node == self.node:
            return True
        heartbeat = self._heartbeats.get(node)
        if heartbeat is not None and heartbeat.until > self.now():
            return True
        try:
            return await self._check_lease(node)
        except (NatsError, OSError, TimeoutError) as error:
            raise bus_error(self._link, error) from None

    async def _check_lease(self, node: str) -> bool:
        try:
            entry = await self._bucket.get(_NODE_PREFIX + node)
        except KeyNotFoundError:
            self.mark_gone(node)
            return False
        card = _read_card(entry.value)
        if card is not None and card.until + round(EXPIRY_MARGIN_S * 1000) > self.now():
            return True
        try:
            await self._bucket.delete(_NODE_PREFIX + node, last=entry.revision)
        except BadRequestError:
            return await self._check_lease(node)  # it was renewed, or another node deleted it first
        name = card.name if card is not None else "?"
        logger.warning("node %s (%s) has not renewed its lease: it is declared dead", node, name)
        self.mark_gone(node)
        await self._link.publish(self._link.subject("all"), write(NodeGone(self.node, node)))
        return False

    async def _read_cards(self) -> dict[str, NodeCard]:
        """The cards of all nodes with a lease, which may be expired."""
        # By the subjects of the stream: nats-py's list of keys misses some during writes.
        stream, prefix = f"KV_{self._bucket_name}", f"$KV.{self._bucket_name}.{_NODE_PREFIX}"
        info = await self._stream.stream_info(stream, subjects_filter=f"{prefix}>")
        found = {}
        for subject in info.state.subjects or {}:
            node = subject.removeprefix(prefix)
            try:
                card = _read_card((await self._bucket.get(_NODE_PREFIX + node)).value)
            except KeyNotFoundError:
                # The tombstone of a deleted lease is not needed, because ids are never reused.
                await self._stream.purge_stream(stream, subject=subject)
                continue
            if card is not None:
                found[node] = card
        return found

    async def has_other_nodes(self) -> bool:
        """Whether any other node holds a lease on this bus.

        Raises:
            NatsError: when the bus does not answer.
        """
        return any(card.until > self.now() for node, card in (await self._read_cards()).items() if node != self.node)

    def _check_version(self, node: str, card: NodeCard) -> None:
        if card.until < self.now():
            return
        differ = {game for game in card.games.keys() & self._games.keys() if card.games[game] != self._games[game]}
        if card.protocol != PROTOCOL_VERSION or differ:
            rules = f"the rules of {', '.join(sorted(differ))}"
            difference = rules if differ else f"the protocol between nodes: version {card.protocol}, not {PROTOCOL_VERSION}"
            raise OtherVersion(
                f"Node {node} ({card.name}) runs Rivage {card.version}, this one {__version__}: they differ in {difference}. "
                "Stop the others first, or start the same version here; nothing was written."
            )

    async def _read_cluster_id(self) -> str:
        try:
            return ((await self._bucket.get(_CLUSTER_ID_KEY)).value or b"").decode()
        except KeyNotFoundError:
            return ""

    async def _measure_clock(self) -> None:
        """Measure the offset between the clocks of the bus and of this machine.

        Raises:
            WrongClock: when the offset is too large.
        """
        started = time.monotonic()
        sequence = await self._bucket.put(self._clock_key, b"")
        message = await self._stream.get_msg(f"KV_{self._bucket_name}", seq=sequence)
        duration = time.monotonic() - started
        if message.time is None or duration > MAX_CLOCK_SKEW_S / 2:
            return
        self._offset = message.time.timestamp() - (started + duration / 4)
        off = self._wall() - self.now() / 1000
        if abs(off) > MAX_CLOCK_SKEW_S:
            if self.node:
                self.lose()
            raise WrongClock(
                f"The clock of this machine is {abs(off):.1f} s {'ahead of' if off > 0 else 'behind'} that of the bus "
                f"{self._link.where}. Set both by NTP; until then this node hosts no table, and nothing is written."
            )
