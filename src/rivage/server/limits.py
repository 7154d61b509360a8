"""Limits of the server above the network, and rate limits by key. Times are arguments."""

from collections import OrderedDict
from collections.abc import Callable

import msgspec

from .guard import Bucket, NetworkLimits


class Limits(msgspec.Struct, frozen=True):
    """The limits of HTTP requests and WebSocket messages. A burst is the size of a token bucket, a rate its refill a second."""

    message_bytes: int = 4096
    """Bytes. Maximum size of a WebSocket message."""
    body_bytes: int = 16 * 1024
    """Bytes. Maximum size of an HTTP body."""
    body_depth: int = 32
    """Maximum nesting depth of lists and objects in a JSON body."""
    burst: int = 60
    """Messages that one connection may send in a burst."""
    rate: float = 40.0
    """Messages per second that one connection may send."""
    hands_burst: int = 30
    """Hand movements that one connection may send in a burst. Further ones are dropped silently."""
    hands_rate: float = 30.0
    """Hand movements per second that one connection may send. They are broadcast at most ten times per second."""
    bad_messages: int = 100
    """Refused messages (too many, too large, unreadable) after which a connection is closed. One a second is not counted."""
    silence_s: float = 30.0
    """Seconds without a message after which a connection is closed."""
    backlog: int = 256
    """Queued messages after which a slow receiver is disconnected."""
    backlog_bytes: int = 2**20
    """Queued bytes, behind the message being sent, after which a slow receiver is disconnected."""
    tables_burst: int = 300
    """Tables that one address may create in a burst."""
    tables_rate: float = 1.0
    """Tables per second that one address may create."""
    heavy_burst: int = 60
    """Expensive requests that one address may send in a burst, such as replays and records, which process a whole match."""
    heavy_rate: float = 5.0
    """Expensive requests per second that one address may send."""
    invitations_burst: int = 120
    """QR codes of invitations that one address may request in a burst. Every page of a table shows one."""
    invitations_rate: float = 10.0
    """QR codes of invitations per second that one address may request."""
    light_burst: int = 240
    """Cheap requests that one address may send in a burst, such as text descriptions of a table."""
    light_rate: float = 20.0
    """Cheap requests per second that one address may send. A family in a real-time game needs about five."""
    storage_burst: int = 4096
    """KiB of preferences and subscriptions that all guests of one address may store in a burst."""
    storage_rate: float = 1024 / 86_400
    """KiB per second that all guests of one address may store: 1 MiB a day."""
    max_preferences: int = 24
    """Maximum number of preferences of one guest."""
    preference_bytes: int = 12 * 1024
    """Bytes. Maximum size of one preference."""
    total_preference_bytes: int = 128 * 1024
    """Bytes. Maximum size of all preferences of one guest."""
    preference_days: int = 90
    """Days without a write after which the preferences and subscriptions of a guest expire; 0 for never."""
    network: NetworkLimits = NetworkLimits()
    """Limits of connections and bytes, which the guard enforces."""


class Buckets:
    """Rate limits by key: a token bucket for each of the `max_keys` keys used last."""

    def __init__(self, size: float, rate: float, max_keys: int = 10_000) -> None:
        self._size = size
        self._rate = rate
        self._max_keys = max_keys
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.on_take: Callable[[str], None] | None = None
        """Called with the key for each requested token, to notify other nodes."""

    def take(self, key: str, now: float, amount: int = 1) -> bool:
        """Take tokens from the bucket of `key`. Returns False, and takes none, when it has fewer than `amount`."""
        if self.on_take is not None:
            for _ in range(amount):
                self.on_take(key)
        return self._bucket(key, now).take(now, amount)

    def spend(self, key: str, count: int, now: float) -> None:
        """Take tokens that another node has granted for `key`."""
        bucket = self._bucket(key, now)
        for _ in range(min(count, int(self._size))):
            bucket.take(now)

    def _bucket(self, key: str, now: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._size, self._rate, now)
            if len(self._buckets) > self._max_keys:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket
