"""How much one asker may ask: token buckets, with time as an argument."""

from collections import OrderedDict
from collections.abc import Callable

import msgspec

from .guard import Bucket, NetworkLimits


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
    """Hand movements a connection may send at once; more are dropped silently."""
    hands_rate: float = 30.0
    """Hand movements a second; they are broadcast ten times a second at most."""
    patience: int = 100
    """Refused messages (too many, too large, unreadable) after which a connection is closed; one a second is forgiven."""
    silence: float = 30.0
    """Seconds without a message after which a connection is dropped."""
    backlog: int = 256
    """Messages that may wait for a slow receiver."""
    backlog_bytes: int = 2**20
    """Bytes that may wait for a slow receiver, behind the message that is next."""
    tables_burst: int = 300
    """Tables one address may create at once."""
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
    storage_burst: int = 4096
    """KiB of preferences and subscriptions that one address may store at once, for all its guests together."""
    storage_rate: float = 1024 / 86_400
    """KiB a second it may go on with: 1 MiB a day."""
    kept_names: int = 24
    """Preferences of one guest."""
    kept_bytes: int = 12 * 1024
    """Bytes of one preference."""
    kept_total_bytes: int = 128 * 1024
    """Bytes of all preferences of one guest."""
    kept_days: int = 90
    """Days after which preferences and subscriptions of a guest expire for whom nothing was written since; 0: they never do."""
    network: NetworkLimits = NetworkLimits()
    """Limits below HTTP and WebSocket messages."""


class Buckets:
    """A bucket for each key; the longest unused are forgotten beyond `most`."""

    def __init__(self, size: float, rate: float, most: int = 10_000) -> None:
        self._size = size
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.on_take: Callable[[str], None] | None = None
        """Called with each key of which one was asked for: other nodes hear of it."""

    def take(self, key: str, now: float, amount: int = 1) -> bool:
        """Take `amount` tokens of `key`'s, if there are as many."""
        if self.on_take is not None:
            for _ in range(amount):
                self.on_take(key)
        return self._bucket(key, now).take(now, amount)

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
