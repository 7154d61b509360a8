"""JetStream key-value buckets, and keys that the whole cluster accepts only once."""

from nats.errors import Error as NatsError
from nats.js import JetStreamContext
from nats.js.errors import APIError as ApiError
from nats.js.errors import BucketNotFoundError, KeyWrongLastSequenceError, NoStreamResponseError, ServiceUnavailableError
from nats.js.kv import KeyValue

from rivage.hosting.errors import BusError, NoJetStream
from rivage.hosting.link import Link

REPLICAS = 3
"""Copies of a bucket, if the bus has that many servers."""
USED_TTL_S = 3600.0
"""Seconds for which a used key is remembered. Longer than the validity of any token that may be used once."""


async def open_bucket(stream: JetStreamContext, name: str, *, ttl_s: float | None = None) -> KeyValue:
    """Open a bucket, or create it with values that expire after `ttl_s` seconds (never by default).

    Raises:
        NatsError: when the bus refuses.
    """
    try:
        return await stream.key_value(name)
    except BucketNotFoundError:
        try:
            return await stream.create_key_value(bucket=name, history=1, ttl=ttl_s, replicas=REPLICAS)
        except ApiError:  # a single server cannot replicate
            return await stream.create_key_value(bucket=name, history=1, ttl=ttl_s)


def bus_error(link: Link, error: Exception) -> BusError:
    """Convert an exception of the NATS client."""
    # Without JetStream there is no error code; servers that are still electing a leader send one.
    if isinstance(error, ServiceUnavailableError) and error.err_code is None:
        return NoJetStream(link.where)
    return link.unavailable_error(str(error) or type(error).__name__)


class UsedOnce:
    """Single-use keys for the whole cluster: if several nodes use a key at the same time, exactly one succeeds."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._bucket: KeyValue | None = None

    async def use(self, key: str) -> bool:
        """Use a key. Returns False when a node has used it before.

        Raises:
            BusError: when the bus does not answer; the key may be used up.
        """
        try:
            try:
                return await self._create(key)
            except NoStreamResponseError:  # the bus was restarted without its files, so the bucket is gone
                self._bucket = None
                return await self._create(key)
        except (NatsError, OSError, TimeoutError) as error:
            raise bus_error(self._link, error) from None

    async def _create(self, key: str) -> bool:
        if self._bucket is None:
            self._bucket = await open_bucket(self._link.stream(), f"rivage-{self._link.cluster}-used", ttl_s=USED_TTL_S)
        try:
            await self._bucket.create(key, b"")
        except KeyWrongLastSequenceError:
            return False
        return True
