"""The work queue of a cluster: one JetStream stream in memory, and for each kind of work and protocol version a pull consumer.

A job stays in the stream until a worker has acknowledged it, or its time is over. A worker that is silent for `ACK_WAIT_S` loses
its job to another.
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
"""Seconds of silence after which a worker has lost its job."""
MAX_DELIVERIES = 4
"""Workers a job may cost before it is given up."""
MAX_QUEUED = 10_000
"""Jobs in the queue; more are refused."""
MAX_QUEUED_BYTES = 64 * 1024 * 1024
MAX_SLOTS = 4096
"""Jobs of a kind in work at once, in the whole cluster."""
MAX_AGE_S = 3600.0
"""Seconds after which the server deletes any job, also foreign messages."""
CONSUMER_EXPIRES_S = 300.0
"""Seconds without workers after which the server forgets a consumer."""
PUBLISH_TIMEOUT_S = 1.0
"""Seconds in which the server must have confirmed a job."""
REPLICAS = 3
"""NATS servers that keep the queue, where there are as many."""
UNAVAILABLE = 503
"""Status of JetStream while it starts, or elects a leader."""
STREAM_FULL = 10077
"""Error code of JetStream: the message would exceed a limit of the stream."""
REPLY_TO: Final = "Rivage-Reply-To"
"""Header: the subject that the answer goes to."""


class WorkQueue:
    """The queue, for those who publish and those who pull."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._js: JetStreamContext = link.stream()
        self._stream = f"rivage-{link.cluster}-work"

    async def open(self) -> None:
        """Create the stream unless it exists.

        Raises:
            NoJetStream: when NATS runs without JetStream.
            BusAway: when NATS does not answer.
            BusError: when it refuses: too little memory, for example.
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
        with self._named_errors():
            with suppress(NotFoundError):
                await self._js.stream_info(self._stream)
                return
            try:
                await self._js.add_stream(config)
            except ApiError:  # a single server keeps everything once
                await self._js.add_stream(config, num_replicas=1)

    async def publish(self, kind: str, data: bytes, reply_to: str, ttl_s: float) -> None:
        """Add a job; the server deletes it after `ttl_s` seconds. Repeated for the same `reply_to` it is added once.

        Raises:
            BusError: when the queue is full, or as `open`.
        """
        if not self._link.connected:
            raise self._link.away()
        headers = {REPLY_TO: reply_to, Header.MSG_ID: reply_to}
        ttl_s = max(ttl_s, 1.0)  # whole seconds
        for _ in range(2):
            with self._named_errors():
                try:
                    await self._js.publish(self._subject(kind), data, PUBLISH_TIMEOUT_S, headers=headers, msg_ttl=ttl_s)
                    return
                except NoStreamResponseError:  # NATS was started anew, without its memory
                    await self.open()
        raise self._link.away("the work queue cannot be created")

    async def subscribe(self, kind: str) -> JetStreamContext.PullSubscription:
        """A subscription to pull jobs of a kind and of our protocol version.

        Raises:
            BusError: as `open`.
        """
        await self.open()
        config = ConsumerConfig(
            ack_wait=ACK_WAIT_S,
            max_deliver=2 * MAX_DELIVERIES,  # in the second half a worker only answers that the job is given up
            max_ack_pending=MAX_SLOTS,
            max_waiting=MAX_SLOTS,
            inactive_threshold=CONSUMER_EXPIRES_S,
        )
        with self._named_errors():
            return await self._js.pull_subscribe(self._subject(kind), f"{kind}-{protocol_version()}", self._stream, config)

    def _subject(self, kind: str) -> str:
        return self._link.subject("jobs", kind, protocol_version())

    @contextmanager
    def _named_errors(self) -> Iterator[None]:
        """Raise errors of NATS as ours."""
        try:
            yield
        except (NatsError, OSError, TimeoutError) as error:
            if isinstance(error, ServiceUnavailableError) and error.err_code is None:
                raise NoJetStream(self._link.where) from None
            if isinstance(error, ApiError) and error.err_code == STREAM_FULL:
                raise BusError(f"The work queue is full ({error.description}).") from None
            if isinstance(error, ApiError) and error.code != UNAVAILABLE:
                raise BusError(f"The bus {self._link.where} refuses the work queue: {error.description}.") from None
            raise self._link.away(str(error) or type(error).__name__) from None
