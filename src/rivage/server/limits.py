"""How much one asker may ask: token buckets, with time as an argument."""

from collections import OrderedDict
from collections.abc import Callable

import msgspec


class NetworkLimits(msgspec.Struct, frozen=True):
    """What one connection and one address may do before anything is understood of it; kept by `server/guard`.

    Generous for a household or a class behind one address, far below what would hold the house up.
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


class Limits(msgspec.Struct, frozen=True):
    """Every bound of the edge in one place."""

    message_bytes: int = 4096
    """Size of one WebSocket message."""
    body_bytes: int = 16 * 1024
    """Size of one HTTP body."""
    body_depth: int = 32
    """How deep lists and objects may be nested in it."""
    burst: int = 60
    """Messages a connection may send at once."""
    rate: float = 40.0
    """Messages a second it may go on with."""
    hands_burst: int = 30
    """Movements of its hand a connection may tell at once; what is more is passed over without a word."""
    hands_rate: float = 30.0
    """Movements a second it may go on with; they are told ten times a second at most."""
    patience: int = 100
    """Refused messages (too many, too large, unreadable) after which a connection is closed; one a second is forgiven."""
    silence: float = 30.0
    """Seconds without a message after which a connection is dropped."""
    backlog: int = 256
    """Messages that may wait for a slow receiver."""
    backlog_bytes: int = 2**20
    """Bytes that may wait for a slow receiver, behind the message that is next."""
    tables_burst: int = 300
    """Tables one address may lay at once."""
    tables_rate: float = 1.0
    """Tables a second it may go on with."""
    heavy_burst: int = 60
    """Replays and records, which fold a whole match, one address may ask for at once."""
    heavy_rate: float = 5.0
    """Replays and records a second it may go on with."""
    invitations_burst: int = 120
    """Invitations, pictures that every page of a table shows, one address may ask for at once."""
    invitations_rate: float = 10.0
    """Invitations a second it may go on with."""
    words_burst: int = 240
    """Tables in words one address may ask for at once."""
    words_rate: float = 20.0
    """Tables in words a second it may go on with: a whole family in a game in real time asks for five."""
    network: NetworkLimits = NetworkLimits()
    """What is counted before a message is one."""


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


class Buckets:
    """A bucket for each key; the longest unused are forgotten beyond `most`."""

    def __init__(self, size: float, rate: float, most: int = 10_000) -> None:
        self._size = size
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.on_take: Callable[[str], None] | None = None
        """Called with each key of which one was asked for: other nodes hear of it."""

    def take(self, key: str, now: float) -> bool:
        """Take one token of `key`'s, if there is one."""
        if self.on_take is not None:
            self.on_take(key)
        return self._bucket(key, now).take(now)

    def spend(self, key: str, count: int, now: float) -> None:
        """Tokens of `key`'s were taken at another node."""
        bucket = self._bucket(key, now)
        for _ in range(min(count, int(self._size))):
            bucket.take(now)

    def _bucket(self, key: str, now: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._size, self._rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket
