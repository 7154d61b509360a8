"""The work queue of a cluster: a JetStream stream in memory, with a pull consumer for each kind of job and protocol version.

A job stays in the stream until a worker acknowledges it or it expires. If a worker is silent for `ACK_WAIT_S`, its job is
redelivered to another.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from nats.errors import Error as NatsError
from nats.js import JetStreamContext
from nats.js.api import ConsumerConfig, DiscardPolicy, Header, RetentionPolicy, StorageType, StreamConfig
from nats.js.errors import APIError as ApiError
from nats.js.errors import NoStreamResponseError, NotFoundError, ServiceUnavailableError

from rivage.hosting.errors import BusError, NoJetStream
from rivage.hosting.link import Link

from .protocol import protocol_version

ACK_WAIT_S = 1.0
"""Seconds without a progress message after which a job is redelivered."""
MAX_DELIVERIES = 4
"""Number of deliveries after which a job is given up."""
MAX_QUEUED = 10_000
"""Jobs in the queue. More are refused."""
MAX_QUEUED_BYTES = 64 * 1024 * 1024
MAX_SLOTS = 4096
"""Jobs. Maximum number of jobs of one kind in progress at the same time in the whole cluster."""
MAX_AGE_S = 3600.0
"""Seconds after which NATS deletes any message of the stream."""
CONSUMER_EXPIRES_S = 300.0
"""Seconds without workers after which NATS deletes a consumer."""
PUBLISH_TIMEOUT_S = 1.0
"""Seconds within which NATS must confirm a published job."""
REPLICAS = 3
"""Copies of the stream, if the bus has that many servers."""
UNAVAILABLE = 503
"""Status of JetStream while it starts or elects a leader."""
STREAM_FULL = 10077
"""JetStream error code: the message would exceed a limit of the stream."""
REPLY_TO: Final = "Rivage-Reply-To"
"""Header with the subject for the answer."""


class WorkQueue:
    """The work queue, for publishers and for workers."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._js: JetStreamContext = link.stream()
        self._stream = f"rivage-{link.cluster}-work"

    async def open(self) -> None:
        """Create the stream unless it exists.

        Raises:
            NoJetStream: when NATS runs without JetStream.
            BusUnavailable: when NATS does not answer.
            BusError: when NATS refuses, for example for lack of memory.
        """
        config = StreamConfig(
            name=self._stream,
            subjects=[self._link.subject("jobs", "*", "*")],
            retention=RetentionPolicy.WORK_QUEUE,
            storage=StorageType.MEMORY,
            discard=DiscardPolicy.NEW,
            max_msgs=MAX_QUEUED,
            max_bytes=MAX_QUEUED_BYTES,
            max_age=MAX_AGE_S,
            allow_msg_ttl=True,
            num_replicas=REPLICAS,
        )
        with self._convert_errors():
            with suppress(NotFoundError):
                await self._js.stream_info(self._stream)
                return
            try:
                await self._js.add_stream(config)
            except ApiError:  # a single server cannot replicate
                await self._js.add_stream(config, num_replicas=1)

    async def publish(self, kind: str, data: bytes, reply_to: str, ttl_s: float) -> None:
        """Add a job, which expires after `ttl_s` seconds. Idempotent for the same `reply_to`.

        Raises:
            BusError: when the queue is full, or as `open`.
        """
        if not self._link.connected:
            raise self._link.unavailable_error()
        headers = {REPLY_TO: reply_to, Header.MSG_ID: reply_to}
        ttl_s = max(ttl_s, 1.0)  # NATS does not accept less
        for _ in range(2):
            with self._convert_errors():
                try:
                    await self._js.publish(self._subject(kind), data, PUBLISH_TIMEOUT_S, headers=headers, msg_ttl=ttl_s)
                    return
                except NoStreamResponseError:  # NATS was restarted, and the stream was in memory
                    await self.open()
        raise self._link.unavailable_error("the work queue cannot be created")

    async def subscribe(self, kind: str) -> JetStreamContext.PullSubscription:
        """Subscribe to the jobs of one kind and of our protocol version.

        Raises:
            BusError: as `open`.
        """
        await self.open()
        config = ConsumerConfig(
            ack_wait=ACK_WAIT_S,
            max_deliver=2 * MAX_DELIVERIES,  # after MAX_DELIVERIES a worker only answers that the job is given up
            max_ack_pending=MAX_SLOTS,
            max_waiting=MAX_SLOTS,
            inactive_threshold=CONSUMER_EXPIRES_S,
        )
        with self._convert_errors():
            return await self._js.pull_subscribe(self._subject(kind), f"{kind}-{protocol_version()}", self._stream, config)

    def _subject(self, kind: str) -> str:
        return self._link.subject("jobs", kind, protocol_version())

    @contextmanager
    def _convert_errors(self) -> Iterator[None]:
        """Convert NATS errors to `BusError`s."""
        try:
            yield
        except (NatsError, OSError, TimeoutError) as error:
            if isinstance(error, ServiceUnavailableError) and error.err_code is None:
                raise NoJetStream(self._link.where) from None
            if isinstance(error, ApiError) and error.err_code == STREAM_FULL:
                raise BusError(f"The work queue is full ({error.description}).") from None
            if isinstance(error, ApiError) and error.code != UNAVAILABLE:
                raise BusError(f"The bus {self._link.where} refuses the work queue: {error.description}.") from None
            raise self._link.unavailable_error(str(error) or type(error).__name__) from None
