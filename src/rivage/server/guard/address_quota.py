"""The limits of connections and addresses, and the quotas of addresses. Times are arguments."""

from collections import OrderedDict
from itertools import islice
from typing import Protocol

import msgspec

UNLIMITED = 10**15
EVICT_AFTER_S = 300.0
"""Seconds after which the quota of an address without connections is deleted. All its buckets are full again by then."""
STRIKE_HALF_LIFE_S = 60.0
"""Seconds in which the strikes of an address decay by half."""
PROXY_FACTOR = 10
"""Factor by which the limits of a trusted proxy are larger than those of another address."""


class NetworkLimits(msgspec.Struct, frozen=True):
    """The limits that apply before requests and messages are parsed.

    A burst is the size of a token bucket, a rate its refill a second. The defaults allow for a school class behind one address,
    and are far below the load that would slow the server down.
    """

    path_bytes: int = 2048
    """Bytes. Maximum length of the path of a request."""
    query_bytes: int = 2048
    """Bytes. Maximum length of the query of a request."""
    header_bytes: int = 8192
    """Bytes. Maximum length of the name and value of one header."""
    headers_bytes: int = 16 * 1024
    """Bytes. Maximum length of all headers of a request."""
    headers: int = 100
    """Maximum number of headers of a request."""
    pipelined: int = 8
    """Maximum number of pipelined requests on one connection, behind the one being answered."""
    head_seconds: float = 10.0
    """Seconds until the head of a request is complete, from the start of the connection or the first byte of the request."""
    body_seconds: float = 10.0
    """Seconds until a body is complete, or a WebSocket handshake is answered."""
    idle_seconds: int = 5
    """Seconds between two requests on a connection (keep-alive)."""
    stall_seconds: float = 30.0
    """Seconds after which a connection is closed when the client does not read what was sent."""
    connections: int = 20_000
    """Maximum number of connections; fewer when the process may open fewer file descriptors."""
    connections_per_address: int = 2500
    """Maximum number of connections of one address; at most half of all."""
    waiting_per_address: int = 256
    """Connections of one address with a request that is incomplete for more than a second. Beyond it, the oldest is evicted."""
    opens_burst: int = 300
    """Connections that one address may open in a burst. Further ones are delayed."""
    opens_rate: float = 100.0
    """Connections per second that one address may open."""
    requests_burst: int = 2000
    """Requests that one address may send in a burst."""
    requests_rate: float = 500.0
    """Requests per second that one address may send."""
    frames_burst: int = 600
    """WebSocket frames of any kind that one connection may send in a burst."""
    frames_rate: float = 200.0
    """WebSocket frames per second that one connection may send."""
    address_frames_burst: int = 6000
    """WebSocket frames that all connections of one address may send in a burst."""
    address_frames_rate: float = 2000.0
    """WebSocket frames per second that all connections of one address may send."""
    bytes_burst: int = 2**20
    """Bytes that one connection may send in a burst."""
    bytes_rate: float = 128 * 1024
    """Bytes per second that one connection may send."""
    address_bytes_burst: int = 8 * 2**20
    """Bytes that all connections of one address may send in a burst."""
    address_bytes_rate: float = 2**20
    """Bytes per second that all connections of one address may send."""
    max_unread_bytes: int = 256 * 1024
    """Unread bytes of a client at which a further ping of it counts as a flood, because it does not read the pongs."""
    penalty_seconds: float = 5.0
    """Seconds for which an address is barred after a flood. The time doubles with each further one."""
    max_penalty_seconds: float = 60.0
    """Maximum seconds for which an address is barred."""
    descriptor_reserve: int = 64
    """File descriptors that are reserved for the store, the log and the bots."""


class Bucket:
    """A token bucket: holds up to `size` tokens and refills at `rate` a second."""

    __slots__ = ("_at", "_left", "rate", "size")

    def __init__(self, size: float, rate: float, now: float) -> None:
        self.size = size
        self.rate = rate
        self._left = float(size)
        self._at = now

    def has(self, now: float, amount: float = 1) -> bool:
        """Whether there are `amount` tokens. Does not take them."""
        return min(self._left + (now - self._at) * self.rate, self.size) >= amount

    def take(self, now: float, amount: float = 1) -> bool:
        """Take `amount` tokens. Returns False, and leaves the bucket unchanged, when there are fewer."""
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
        """Called when the deadline has passed."""
        ...

    def evict(self) -> None:
        """Close the connection at once, to make room for another one."""
        ...


class AddressQuota:
    """The connections, rate limits and strikes of one address."""

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
        """Number of open connections, including those that the acceptor delays."""
        self.opens = Bucket(limits.opens_burst, limits.opens_rate, now)
        self.requests = Bucket(limits.requests_burst, limits.requests_rate, now)
        self.frames = Bucket(limits.address_frames_burst, limits.address_frames_rate, now)
        self.bytes = Bucket(limits.address_bytes_burst, limits.address_bytes_rate, now)
        self.waiting: OrderedDict[Deadline, float] = OrderedDict()
        """Connections with an incomplete request and the time since which it is incomplete, the oldest first."""
        self.max_waiting = limits.waiting_per_address
        self.strikes = 0.0
        """Number of floods. Older ones count less."""
        self.barred_until = 0.0
        self.last_used = now
        self._struck_at = now
        self._limits = limits

    def strike(self, now: float) -> None:
        """Bar the address after a flood, for longer each time."""
        self.strikes = self.strikes * 0.5 ** ((now - self._struck_at) / STRIKE_HALF_LIFE_S) + 1
        self._struck_at = now
        # The exponent is bounded because the power would overflow.
        seconds = self._limits.penalty_seconds * 2 ** min(self.strikes - 1, 30)
        self.barred_until = now + min(seconds, self._limits.max_penalty_seconds)

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
                self.evict(now, 0.0, max_checked=16)
        else:
            self._quotas.move_to_end(name)
        quota.last_used = now
        return quota

    def evict(self, now: float, idle_s: float = EVICT_AFTER_S, *, max_checked: int = 1000) -> None:
        """Delete quotas without connections that were last used at least `idle_s` seconds ago."""
        for name, quota in list(islice(self._quotas.items(), max_checked)):
            if now - quota.last_used < idle_s:
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
