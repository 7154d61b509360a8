"""How much one asker may ask: token buckets, with time as an argument."""

from collections import OrderedDict

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Every bound of the edge in one place."""

    message_bytes: int = 4096
    """Size of one WebSocket message."""
    body_bytes: int = 16 * 1024
    """Size of one HTTP body."""
    burst: int = 60
    """Messages a connection may send at once."""
    rate: float = 40.0
    """Messages a second it may go on with."""
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
    words_burst: int = 240
    """Tables in words one address may ask for at once."""
    words_rate: float = 20.0
    """Tables in words a second it may go on with: a whole family in a game in real time asks for five."""


class Bucket:
    """Holds up to `size` tokens and gains `rate` a second."""

    __slots__ = ("_at", "_left", "rate", "size")

    def __init__(self, size: float, rate: float, now: float) -> None:
        self.size = size
        self.rate = rate
        self._left = float(size)
        self._at = now

    def take(self, now: float) -> bool:
        """Take one token, if there is one."""
        left = self._left + (now - self._at) * self.rate
        self._at = now
        if left > self.size:
            left = self.size
        if left < 1:
            self._left = left
            return False
        self._left = left - 1
        return True


class Buckets:
    """A bucket for each key; the longest unused are forgotten beyond `most`."""

    def __init__(self, size: float, rate: float, most: int = 10_000) -> None:
        self._size = size
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Take one token of `key`'s, if there is one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._size, self._rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now)
