"""Which nodes live: each holds a lease that it renews, and who does not is buried by another.

A lease is one key in the bus's store, with its deadline in the value, renewed and taken away by compare-and-swap on its revision.
So a node that was buried can never renew, and knows it; and a node that cannot reach the bus counts itself dead before anybody
else does. Nothing rests on the store's own expiry, which is late and tells nobody. Renewals are told to all as well (`Beat`), so
that nobody needs to ask for them.

Time is the bus's: each node measures how far its own clock is from it, and one that is far off must not write times into logs.
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
from nats.js.errors import APIError as ApiError
from nats.js.errors import (
    BadRequestError,
    BucketNotFoundError,
    KeyNotFoundError,
    KeyWrongLastSequenceError,
    ServiceUnavailableError,
)
from nats.js.kv import KeyValue

from rivage import __version__
from rivage.hosting.errors import BusError, NoJetStream, OtherCluster, OtherVersion, WrongClock
from rivage.hosting.link import Link

from .messages import SPEAKS, Beat, Gone, write

logger = logging.getLogger(__name__)

LEASE = 1.5
"""Seconds a node counts as alive after it said so."""
RENEW_EVERY = 0.3
"""Seconds between two renewals."""
MARGIN = 0.1
"""Seconds after a deadline until others believe it."""
SKEW = 2.0
"""Seconds by which the clock of a node may be off."""
MEASURE_EVERY = 30.0
"""Seconds between two looks at the clock."""
REPLICAS = 3
"""Servers of the bus that keep the leases, where it has as many."""
_NODE = "node."
"""How the keys of leases begin."""
_IDENTITY = "cluster"
"""The key under which the bus keeps whose it is."""


class Card(msgspec.Struct, frozen=True):
    """What a node says of itself in its lease."""

    until: int
    """Milliseconds by the clock of the bus."""
    name: str
    """The machine and process, for people."""
    speaks: int = SPEAKS
    version: str = __version__
    games: dict[str, int] = {}
    """The version of each game's rules."""


_card = msgspec.json.Decoder(Card)


def _read_card(value: bytes | None) -> Card | None:
    """What a lease holds; None: nothing that a node wrote."""
    try:
        return _card.decode(value or b"")
    except msgspec.DecodeError:
        return None


class Sessions:
    """The leases of a cluster, as one of its nodes sees them, its own among them."""

    def __init__(self, link: Link, games: dict[str, int], *, wall: Callable[[], float] = time.time, lease: float = LEASE) -> None:
        """`games`: the version of each game's rules; `wall`: what this machine takes the time to be, in seconds since 1970."""
        self.node = ""
        """Our own id; empty while we have no lease. A new one each time we join: who was buried does not come back."""
        self._link = link
        self._games = games
        self._wall = wall
        self._lease = lease
        self._bucket = f"rivage-{link.cluster}-nodes"
        self._store: KeyValue
        self._stream: JetStreamContext
        self._whose = ""
        """Whose bus it is."""
        self._revision = 0
        self._sure_until = 0.0
        """By our own steady clock: until then nobody else may count us as dead."""
        self._ahead = 0.0
        """Seconds by which the bus's clock is ahead of our steady one."""
        self._beats: dict[str, Beat] = {}
        self._dead: set[str] = set()
        """Nodes that are known to be no more: they never come back."""
        self._on_lost: list[Callable[[], None]] = []
        self._on_gone: list[Callable[[str], None]] = []
        self._task: asyncio.Task[None] | None = None
        self._clock_key = f"clock.{secrets.token_hex(4)}"
        """A key of our own, written to see what time it is there."""

    # Our own lease.

    @property
    def alive(self) -> bool:
        """Whether we hold a lease, and nobody may have taken it."""
        return bool(self.node) and time.monotonic() < self._sure_until

    def now(self) -> int:
        """The time by the clock of the bus, in milliseconds since 1970."""
        return round((time.monotonic() + self._ahead) * 1000)

    def on_lost(self, listener: Callable[[], None]) -> None:
        """Call `listener` when we have lost our lease: whatever we kept, others may keep now."""
        self._on_lost.append(listener)

    def on_gone(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with the id of each node that is no more."""
        self._on_gone.append(listener)

    async def open(self, identity: Callable[[str], Awaitable[str]]) -> None:
        """Find the leases on the bus, or begin with none; `identity` is told whose bus this is and says whose it must be.

        Raises:
            BusError: when the bus refuses, or belongs to others.
            WrongClock: when our clock and the bus's disagree.
        """
        self._stream = self._link.stream()
        try:
            await self._open_store()
            await self._measure()
            found = await self._identity()
            self._whose = await identity(found)
            if self._whose != found:
                await self._store.create(_IDENTITY, self._whose.encode())
        except (NatsError, OSError, TimeoutError) as error:
            raise self._named(error) from None

    def _named(self, error: Exception) -> BusError:
        """What is wrong with the bus."""
        # Nobody answers for what is kept; a bus whose servers have not agreed on a leader yet gives that a number.
        if isinstance(error, ServiceUnavailableError) and error.err_code is None:
            return NoJetStream(self._link.where)
        return self._link.away(str(error) or type(error).__name__)

    async def _open_store(self) -> None:
        try:
            self._store = await self._stream.key_value(self._bucket)
        except BucketNotFoundError:
            try:
                self._store = await self._stream.create_key_value(bucket=self._bucket, history=1, replicas=REPLICAS)
            except ApiError:  # a bus of one server keeps everything once
                self._store = await self._stream.create_key_value(bucket=self._bucket, history=1)

    async def _find_again(self) -> None:
        """Find the leases once more: a bus that was started without its store has forgotten them, and whose it is."""
        await self._open_store()
        found = await self._identity()
        if not found:
            await self._store.create(_IDENTITY, self._whose.encode())
        elif found != self._whose:
            raise OtherCluster("The bus is another cluster's now. Start the one that was there; until then nothing is written.")

    async def join(self) -> None:
        """Take a lease of our own, under a new id, and keep it from now on.

        Raises:
            OtherVersion: when other nodes speak another version.
            WrongClock: when our clock and the bus's disagree.
            BusError: when the bus refuses.
        """
        try:
            await self._find_again()
            await self._measure()
            for other, card in (await self._leases()).items():
                self._compare(other, card)
                # Known from now on: it may die before we hear of it, or be dead already.
                self._beats.setdefault(other, Beat(other, card.until))
            node = secrets.token_hex(8)
            began = time.monotonic()
            self._revision = await self._store.create(_NODE + node, self._card())
        except (NatsError, OSError, TimeoutError) as error:
            raise self._named(error) from None
        self._sure_until = began + self._lease
        self.node = node
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._renew_for_ever())
        try:
            await self._beat()
        except BusError:
            await self.leave()
            raise

    async def leave(self) -> None:
        """Give our lease back: whatever we kept is free at once."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        node, self.node = self.node, ""
        if not node:
            return
        try:
            # Nobody else writes there, and a renewal that is under way may be counted or not.
            await self._store.delete(_NODE + node)
            await self._link.publish(self._link.subject("all"), write(Gone(node, node)))
        except (BusError, NatsError, OSError, TimeoutError) as error:
            logger.warning("our lease could not be given back; others wait until it is over: %s", error)

    def drop(self) -> None:
        """Our lease is lost: take it for lost now, and tell."""
        if self.node:
            logger.warning("this node has lost its lease; others may keep its tables")
            self.node = ""
            for listener in self._on_lost:
                listener()

    async def _renew_for_ever(self) -> None:
        measured = time.monotonic()
        while True:
            await asyncio.sleep(RENEW_EVERY)
            try:
                if self.node:
                    await self._renew()
                if time.monotonic() - measured > MEASURE_EVERY:
                    measured = time.monotonic()
                    await self._measure()
            except (BusError, NatsError, OSError, TimeoutError) as error:
                logger.debug("a lease could not be renewed: %s", error)
            except Exception as error:  # noqa: BLE001  the next try comes in any case, and without one the lease is lost
                logger.warning("a lease could not be renewed: %r", error)
            if self.node and time.monotonic() >= self._sure_until:
                self.drop()

    async def _renew(self) -> None:
        began = time.monotonic()
        key = _NODE + self.node
        # Short: a try that hangs must leave time for another.
        async with asyncio.timeout(self._lease / 3):
            try:
                self._revision = await self._store.update(key, self._card(), last=self._revision)
            except KeyWrongLastSequenceError:
                # A renewal whose answer never came, or we were buried: nobody else writes there.
                try:
                    self._revision = (await self._store.get(key)).revision or 0
                except KeyNotFoundError:
                    self.drop()
                    return
                self._revision = await self._store.update(key, self._card(), last=self._revision)
        self._sure_until = began + self._lease
        await self._beat()

    async def _beat(self) -> None:
        until = round((self._sure_until + self._ahead) * 1000)
        await self._link.publish(self._link.subject("all"), write(Beat(self.node, until)))

    def _card(self) -> bytes:
        until = self.now() + round(self._lease * 1000)
        return msgspec.json.encode(Card(until, f"{socket.gethostname()}:{os.getpid()}", games=self._games))

    # The others'.

    def heard(self, beat: Beat) -> None:
        """A node said that it lives."""
        if beat.writer not in self._dead:
            self._beats[beat.writer] = beat

    def buried(self, node: str) -> None:
        """A node is known to be no more."""
        if node in self._dead:
            return
        self._beats.pop(node, None)
        self._dead.add(node)
        for listener in self._on_gone:
            listener(node)

    def living(self) -> list[str]:
        """The nodes that live as far as we have heard, ourselves among them, in an order that all agree upon."""
        now = self.now()
        found = {node for node, beat in self._beats.items() if beat.until > now}
        return sorted(found | ({self.node} if self.node else set()))

    @property
    def steward(self) -> bool:
        """Whether we are the one node that does what one node should: the first of all that live."""
        living = self.living()
        return bool(living) and living[0] == self.node

    def overdue(self) -> list[str]:
        """Nodes that have not renewed their lease in time."""
        late = self.now() - round(MARGIN * 1000)
        return [node for node, beat in self._beats.items() if beat.until < late and node != self.node]

    async def lives(self, node: str) -> bool:
        """Whether a node holds a lease. One that is over is taken away now: when this says no, it is no for good.

        Raises:
            BusError: when the bus cannot be asked.
        """
        if not node or node in self._dead:
            return False
        if node == self.node:
            return True
        beat = self._beats.get(node)
        if beat is not None and beat.until > self.now():
            return True
        try:
            return await self._still_lives(node)
        except (NatsError, OSError, TimeoutError) as error:
            raise self._named(error) from None

    async def _still_lives(self, node: str) -> bool:
        try:
            entry = await self._store.get(_NODE + node)
        except KeyNotFoundError:
            self.buried(node)
            return False
        card = _read_card(entry.value)
        if card is not None and card.until + round(MARGIN * 1000) > self.now():
            return True
        try:
            await self._store.delete(_NODE + node, last=entry.revision)
        except BadRequestError:
            return await self._still_lives(node)  # it has renewed, or another was quicker to bury it
        name = card.name if card is not None else "?"
        logger.warning("node %s (%s) has not renewed its lease: it is taken for dead", node, name)
        self.buried(node)
        await self._link.publish(self._link.subject("all"), write(Gone(self.node, node)))
        return False

    async def _leases(self) -> dict[str, Card]:
        """What every node says of itself that holds a lease, or whose lease nobody has taken away."""
        # By the subjects of the stream: the client's own list of keys misses some where any is written meanwhile.
        stream, keys = f"KV_{self._bucket}", f"$KV.{self._bucket}.{_NODE}"
        info = await self._stream.stream_info(stream, subjects_filter=f"{keys}>")
        found = {}
        for subject in info.state.subjects or {}:
            node = subject.removeprefix(keys)
            try:
                card = _read_card((await self._store.get(_NODE + node)).value)
            except KeyNotFoundError:
                # What is left of a lease that was given back: ids are never used again, so it tells nothing.
                await self._stream.purge_stream(stream, subject=subject)
                continue
            if card is not None:
                found[node] = card
        return found

    async def live_elsewhere(self) -> bool:
        """Whether any other node holds a lease on this bus.

        Raises:
            NatsError: when the bus cannot be asked.
        """
        return any(card.until > self.now() for node, card in (await self._leases()).items() if node != self.node)

    def _compare(self, node: str, card: Card) -> None:
        if card.until < self.now():
            return
        differ = {game for game in card.games.keys() & self._games.keys() if card.games[game] != self._games[game]}
        if card.speaks != SPEAKS or differ:
            what = f"the rules of {', '.join(sorted(differ))}" if differ else f"letters of version {card.speaks}, not {SPEAKS}"
            raise OtherVersion(
                f"Node {node} ({card.name}) is Rivage {card.version}, this is {__version__}: they differ in {what}. "
                "Stop the others first, or start the same version here; nothing was written."
            )

    async def _identity(self) -> str:
        try:
            return ((await self._store.get(_IDENTITY)).value or b"").decode()
        except KeyNotFoundError:
            return ""

    async def _measure(self) -> None:
        """Find out what time it is on the bus.

        Raises:
            WrongClock: when our clock is far off.
        """
        began = time.monotonic()
        made = await self._store.put(self._clock_key, b"")
        message = await self._stream.get_msg(f"KV_{self._bucket}", seq=made)
        took = time.monotonic() - began
        if message.time is None or took > SKEW / 2:
            return
        self._ahead = message.time.timestamp() - (began + took / 4)
        off = self._wall() - self.now() / 1000
        if abs(off) > SKEW:
            if self.node:
                self.drop()
            raise WrongClock(
                f"The clock of this machine is {abs(off):.1f} s {'ahead of' if off > 0 else 'behind'} that of the bus "
                f"{self._link.where}. Set both by NTP; until then this node keeps no table, and nothing is written."
            )
