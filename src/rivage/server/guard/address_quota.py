"""The limits of connections and addresses, and what each address has used of them. Time comes in as an argument."""

from collections import OrderedDict
from itertools import islice
from typing import Protocol

import msgspec

UNLIMITED = 10**15
FORGET_AFTER_S = 300.0
"""Seconds after which an address without connections is forgotten; every bucket is full again by then."""
STRIKE_HALF_LIFE_S = 60.0
"""Seconds in which half of an address's floods are forgiven."""
PROXY_FACTOR = 10
"""A trusted proxy may open as many connections as this many addresses."""


class NetworkLimits(msgspec.Struct, frozen=True):
    """What one connection and one address may send before any of it is parsed.

    Generous for a household or a class behind one address, far below what would slow the server down.
    """

    path_bytes: int = 2048
    """Length of the path that is asked for."""
    query_bytes: int = 2048
    """Length of what follows the path."""
    header_bytes: int = 8192
    """Name and value of one header."""
    headers_bytes: int = 16 * 1024
    """All headers of a request."""
    headers: int = 100
    """How many headers a request may have."""
    pipelined: int = 8
    """Requests that may wait on one connection behind the one being answered."""
    head_seconds: float = 10.0
    """Time for a whole head of a request, from the opening of the connection or its first byte."""
    body_seconds: float = 10.0
    """Time for a whole body, and for a WebSocket to be opened."""
    idle_seconds: int = 5
    """How long a connection may rest between two requests."""
    stall_seconds: float = 30.0
    """How long what was sent may wait for a reader."""
    connections: int = 20_000
    """Connections in all; fewer where the system gives fewer file descriptors."""
    connections_per_address: int = 2500
    """Connections of one address, and never more than half of all."""
    waiting_per_address: int = 256
    """Of these, how many may owe their request for more than a second; the oldest make room for the newest."""
    opens_burst: int = 300
    """Connections one address may open at once; later ones wait for their turn."""
    opens_rate: float = 100.0
    """Connections a second it may go on with."""
    requests_burst: int = 2000
    """Requests one address may send at once."""
    requests_rate: float = 500.0
    """Requests a second it may go on with."""
    frames_burst: int = 600
    """WebSocket frames of any kind one connection may send at once."""
    frames_rate: float = 200.0
    """Frames a second it may go on with."""
    address_frames_burst: int = 6000
    """Frames all connections of one address may send at once."""
    address_frames_rate: float = 2000.0
    """Frames a second they may go on with."""
    bytes_burst: int = 2**20
    """Bytes one connection may send at once."""
    bytes_rate: float = 128 * 1024
    """Bytes a second it may go on with."""
    address_bytes_burst: int = 8 * 2**20
    """Bytes all connections of one address may send at once."""
    address_bytes_rate: float = 2**20
    """Bytes a second they may go on with."""
    owed_bytes: int = 256 * 1024
    """What may wait for a reader who asks for pongs and does not take them."""
    penalty_seconds: float = 5.0
    """How long an address is kept out after a flood; twice as long after each further one."""
    penalty_most_seconds: float = 60.0
    """The longest it is kept out."""
    descriptor_reserve: int = 64
    """File descriptors that connections never take: the store, the log and the bots need them."""


class Bucket:
    """Holds up to `size` tokens and gains `rate` a second."""

    __slots__ = ("_at", "_left", "rate", "size")

    def __init__(self, size: float, rate: float, now: float) -> None:
        self.size = size
        self.rate = rate
        self._left = float(size)
        self._at = now

    def has(self, now: float, amount: float = 1) -> bool:
        """Whether there are `amount` tokens; none is taken."""
        return min(self._left + (now - self._at) * self.rate, self.size) >= amount

    def take(self, now: float, amount: float = 1) -> bool:
        """Take `amount` tokens, if there are as many."""
        left = self._left + (now - self._at) * self.rate
        self._at = now
        if left > self.size:
            left = self.size
        if left < amount:
            self._left = left
            return False
        self._left = left - amount
        return True

    def put_back(self, amount: float) -> None:
        """Return tokens that were taken."""
        self._left = min(self._left + amount, self.size)


class Deadline(Protocol):
    """A connection that must send or read something in time."""

    def on_deadline(self) -> None:
        """The time is over."""
        ...

    def evict(self) -> None:
        """Close at once: another connection needs the place."""
        ...


class AddressQuota:
    """What one address has used."""

    __slots__ = (
        "_limits",
        "_struck_at",
        "barred_until",
        "bytes",
        "connections",
        "frames",
        "last_used",
        "max_waiting",
        "name",
        "opens",
        "requests",
        "strikes",
        "waiting",
    )

    def __init__(self, name: str, limits: NetworkLimits, now: float) -> None:
        self.name = name
        self.connections = 0
        """Open connections, including those that the acceptor delays."""
        self.opens = Bucket(limits.opens_burst, limits.opens_rate, now)
        self.requests = Bucket(limits.requests_burst, limits.requests_rate, now)
        self.frames = Bucket(limits.address_frames_burst, limits.address_frames_rate, now)
        self.bytes = Bucket(limits.address_bytes_burst, limits.address_bytes_rate, now)
        self.waiting: OrderedDict[Deadline, float] = OrderedDict()
        """Connections with an unfinished request, and since when; the oldest first."""
        self.max_waiting = limits.waiting_per_address
        self.strikes = 0.0
        """Floods; older ones count less."""
        self.barred_until = 0.0
        self.last_used = now
        self._struck_at = now
        self._limits = limits

    def strike(self, now: float) -> None:
        """Bar the address after a flood, longer each time."""
        self.strikes = self.strikes * 0.5 ** ((now - self._struck_at) / STRIKE_HALF_LIFE_S) + 1
        self._struck_at = now
        # Beyond a few dozen strikes the power would overflow.
        seconds = self._limits.penalty_seconds * 2 ** min(self.strikes - 1, 30)
        self.barred_until = now + min(seconds, self._limits.penalty_most_seconds)

    def is_barred(self, now: float) -> bool:
        """Whether connections of the address are refused."""
        return now < self.barred_until


class AddressQuotas:
    """The quotas of all known addresses."""

    def __init__(self, limits: NetworkLimits, max_addresses: int = 50_000) -> None:
        self._limits = limits
        self._max_addresses = max_addresses
        self._quotas: OrderedDict[str, AddressQuota] = OrderedDict()

    def __len__(self) -> int:
        return len(self._quotas)

    def get(self, name: str, now: float, *, is_proxy: bool = False) -> AddressQuota:
        """The quota of an address; a trusted proxy gets a larger one, because its requests are charged to its clients."""
        quota = self._quotas.get(name)
        if quota is None:
            quota = self._quotas[name] = AddressQuota(name, self._limits, now)
            if is_proxy:
                limits = self._limits
                quota.opens = Bucket(limits.opens_burst * PROXY_FACTOR, limits.opens_rate * PROXY_FACTOR, now)
                quota.bytes = Bucket(limits.address_bytes_burst * PROXY_FACTOR, limits.address_bytes_rate * PROXY_FACTOR, now)
                quota.max_waiting = limits.waiting_per_address * PROXY_FACTOR
            if len(self._quotas) > self._max_addresses:
                self.forget(now, 0.0, at_most=16)
        else:
            self._quotas.move_to_end(name)
        quota.last_used = now
        return quota

    def forget(self, now: float, after: float = FORGET_AFTER_S, *, at_most: int = 1000) -> None:
        """Forget addresses without connections that were last used `after` seconds ago or longer."""
        for name, quota in list(islice(self._quotas.items(), at_most)):
            if now - quota.last_used < after:
                break
            if quota.connections or quota.is_barred(now):
                quota.last_used = now
                self._quotas.move_to_end(name)
            else:
                del self._quotas[name]


def unlimited(name: str, now: float) -> AddressQuota:
    """A quota without limits, for a proxy that does not name its clients."""
    limits = NetworkLimits(
        waiting_per_address=UNLIMITED,
        opens_burst=UNLIMITED,
        requests_burst=UNLIMITED,
        address_frames_burst=UNLIMITED,
        address_bytes_burst=UNLIMITED,
    )
    return AddressQuota(name, limits, now)
