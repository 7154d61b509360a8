"""Key-value buckets of JetStream, and what is used once at all nodes together."""

from nats.errors import Error as NatsError
from nats.js import JetStreamContext
from nats.js.errors import APIError as ApiError
from nats.js.errors import BucketNotFoundError, KeyWrongLastSequenceError, NoStreamResponseError, ServiceUnavailableError
from nats.js.kv import KeyValue

from rivage.hosting.errors import BusError, NoJetStream
from rivage.hosting.link import Link

REPLICAS = 3
"""Copies of a bucket, where the bus has as many servers."""
USED_TTL_S = 3600.0
"""Seconds for which a used key is remembered: longer than anything is valid that may be used once."""


async def open_bucket(stream: JetStreamContext, name: str, *, ttl_s: float | None = None) -> KeyValue:
    """Open a bucket, or create it: values expire after `ttl_s` seconds if that is given.

    Raises:
        NatsError: when the bus refuses.
    """
    try:
        return await stream.key_value(name)
    except BucketNotFoundError:
        try:
            return await stream.create_key_value(bucket=name, history=1, ttl=ttl_s, replicas=REPLICAS)
        except ApiError:  # a bus of one server keeps one copy
            return await stream.create_key_value(bucket=name, history=1, ttl=ttl_s)


def bus_error(link: Link, error: Exception) -> BusError:
    """The error to raise for an exception of the NATS client."""
    # Nobody answers for JetStream; a bus whose servers have not agreed on a leader yet gives that a number.
    if isinstance(error, ServiceUnavailableError) and error.err_code is None:
        return NoJetStream(link.where)
    return link.away(str(error) or type(error).__name__)


class UsedOnce:
    """Keys that may be used once in the whole cluster: of several nodes that use one at the same time exactly one succeeds."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._bucket: KeyValue | None = None

    async def use(self, key: str) -> bool:
        """Use a key; False when any node has used it before.

        Raises:
            BusError: when the bus cannot say so; the key may count as used.
        """
        try:
            try:
                return await self._create(key)
            except NoStreamResponseError:  # a bus that was started without its files has forgotten the bucket
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
