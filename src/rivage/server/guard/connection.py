"""One guarded connection, from its first byte to its last.

socket ─→ GuardedConnection ─→ the protocol that serves it: uvicorn's for HTTP, after an upgrade uvicorn's for WebSockets

To the socket it is an asyncio protocol, to the protocol behind it an asyncio transport. Bytes, requests and frames are counted
before they are passed on; what goes beyond a limit never is.
"""

import asyncio
from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Any, cast

from .address_quota import AddressQuota, Bucket
from .addresses import Headers
from .errors import EdgeError, TooMany, TooSlow
from .frames import CLOSE_FRAME, FrameCounter, text_frames
from .guard import Guard
from .http import RequestMeter

HTTP_CHUNK = 8192
"""Bytes of HTTP that are passed on at a time: after each the guard may refuse the next."""
FRAMES_CHUNK = 512
"""Bytes of frames that are passed on at a time: 85 of the smallest."""
CLOSE_GRACE_S = 1.0
"""Seconds a client has to read why it was refused; what it sends meanwhile is discarded."""
PROBES = frozenset({b"/healthz", b"/readyz", b"/metrics"})
"""What programs of the host request past the proxy."""
NO_UTF8 = (1007).to_bytes(2)
"""The close code for a text that is not UTF-8."""


class Phase(Enum):
    """What a connection carries."""

    HTTP = auto()
    HANDSHAKE = auto()
    """The application has not accepted the WebSocket yet."""
    OPEN = auto()
    CLOSING = auto()
    """A close frame was sent."""
    ENDED = auto()
    """Refused or lost: nothing is passed on."""


class GuardedConnection(asyncio.Protocol, asyncio.Transport):
    """Counts what a client sends and passes it on to the protocol that serves it."""

    _transport: asyncio.Transport
    _protocol: asyncio.Protocol | None

    def __init__(
        self, guard: Guard, quota: AddressQuota, make_protocol: Callable[["GuardedConnection"], asyncio.Protocol]
    ) -> None:
        """`make_protocol` makes the protocol that serves this connection."""
        super().__init__()
        limits, now = guard.limits, guard.clock()
        self._guard = guard
        self._quota = quota
        self._make_protocol = make_protocol
        self._phase = Phase.HTTP
        self._chunk = HTTP_CHUNK
        self._bytes = Bucket(limits.bytes_burst, limits.bytes_rate, now)
        self._meter: RequestMeter | None = RequestMeter(limits, guard.body_bytes, HTTP_CHUNK, self)
        self._frames: FrameCounter | None = None
        self._frame_bucket = Bucket(limits.frames_burst, limits.frames_rate, now)
        self._held = bytearray()
        """Counted, and not passed on yet."""
        self._forwarding = False
        self._reading_paused = False
        """The protocol wants no more for now."""
        self._socket_paused = False
        """Nothing is read from the socket. It is paused only when something comes while the protocol wants nothing."""
        self._writing_paused = False
        self._deadline_quota: AddressQuota | None = None
        """Where the deadline of a request is registered."""
        self._by_proxy = False
        """The peer is a trusted proxy: its requests are charged to its clients, not to the connection."""
        self._uncharged = 0
        """Bytes from a proxy of which the client is not known yet."""
        self._request_bytes = 0
        """Bytes of HTTP that were charged to the quota."""
        self._unanswered = 0
        """Requests whose answers are not complete."""
        self._has_answered = False
        """A part of an answer was sent since the last head."""
        self._timer: asyncio.TimerHandle | None = None

    # Opening and closing.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Expect the first request."""
        self._transport = cast(asyncio.Transport, transport)
        self._by_proxy = self._guard.proxies.trusts(self._peer)
        self._protocol = self._make_protocol(self)
        self._protocol.connection_made(self)
        self._start_deadline(self._guard.limits.head_seconds)

    @property
    def _peer(self) -> str:
        name = self._transport.get_extra_info("peername")
        return str(name[0]) if isinstance(name, tuple | list) else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """Release everything: the protocol behind holds this connection."""
        self._leave_protocol(exc)
        self._end_deadline()
        self._guard.end_stall(self)
        self._guard.closed(self._quota)
        self._cancel_timer()

    def _leave_protocol(self, exc: Exception | None) -> None:
        protocol, self._protocol = self._protocol, None
        self._phase = Phase.ENDED
        self._held.clear()
        self._close_meter()
        if protocol is not None:
            protocol.connection_lost(exc)

    def _close_meter(self) -> None:
        if self._meter is not None:
            self._meter.close()
            self._meter = None

    def eof_received(self) -> bool | None:
        """Pass on the end."""
        return self._protocol.eof_received() if self._protocol is not None else None

    def _start_deadline(self, seconds: float) -> None:
        self._end_deadline()
        self._deadline_quota = self._quota
        self._guard.start_deadline(self, self._quota, seconds)

    def _end_deadline(self) -> None:
        if self._deadline_quota is not None:
            self._guard.end_deadline(self, self._deadline_quota)
            self._deadline_quota = None

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def on_deadline(self) -> None:
        """The request is not complete in time, or the client does not read."""
        if self._deadline_quota is None:
            if self._phase is not Phase.HTTP:
                self._guard.record("unread", self._quota)
        elif self._meter is not None and self._meter.has_begun:
            self._refuse(TooSlow())
            return
        self.evict()

    def evict(self) -> None:
        """Close at once."""
        self._end_deadline()
        self._guard.end_stall(self)
        self._transport.abort()

    def _end_handshake(self) -> None:
        self._timer = None
        if self._phase is Phase.HANDSHAKE:
            self._transport.abort()

    # From the socket to the protocol.

    def data_received(self, data: bytes) -> None:
        """Count bytes, and pass on as many as the protocol wants."""
        if self._phase is Phase.ENDED or self._transport.is_closing():
            return
        now, size = self._guard.clock(), len(data)
        # Bytes of a proxy are charged to its clients, as soon as it is known whose they are.
        is_free = self._by_proxy and self._phase is Phase.HTTP
        if not is_free and not (self._bytes.take(now, size) and self._quota.bytes.take(now, size)):
            self._flooded()
            return
        if self._phase is Phase.HTTP:
            self._request_bytes += size
        if self._held or size > self._chunk or not self._wants_data:
            self._held += data
            self._forward_held()
        else:
            self._forward(data)

    @property
    def _wants_data(self) -> bool:
        # Before the handshake is answered there can be no frames: an error among them could not even be reported.
        return not self._reading_paused and self._phase is not Phase.HANDSHAKE

    def _forward_held(self) -> None:
        """Pass on a chunk at a time, until the protocol wants no more; then read no more either."""
        if self._forwarding:
            return
        self._forwarding = True
        try:
            while self._held and self._wants_data:
                chunk = bytes(self._held[: self._chunk])
                del self._held[: self._chunk]
                self._forward(chunk)
        finally:
            self._forwarding = False
        if bool(self._held) != self._socket_paused and not self._transport.is_closing():
            self._socket_paused = not self._socket_paused
            (self._transport.pause_reading if self._socket_paused else self._transport.resume_reading)()

    def _forward(self, chunk: bytes) -> None:
        if self._protocol is None or self._transport.is_closing():
            self._held.clear()
        elif self._meter is not None:
            self._forward_http(self._meter, self._protocol, chunk)
        elif self._frames is not None:
            self._forward_frames(self._frames, self._protocol, chunk)

    def _forward_http(self, meter: RequestMeter, protocol: asyncio.Protocol, chunk: bytes) -> None:
        if self._deadline_quota is None:
            self._start_deadline(self._guard.limits.head_seconds)
        if self._by_proxy:
            # Bounded like the head: the end of each is charged.
            self._uncharged += len(chunk)
        try:
            used = meter.feed(chunk)
        except EdgeError as error:
            self._refuse(error)
            return
        self._held[:0] = chunk[used:]
        protocol.data_received(chunk[:used])
        if self._protocol is not protocol:
            # It has handed the connection to another one.
            protocol.connection_lost(ConnectionError("upgraded"))
        elif self._held:
            self._forward_held()

    def _forward_frames(self, frames: FrameCounter, protocol: asyncio.Protocol, chunk: bytes) -> None:
        """Count frames before the WebSocket library reads them."""
        now = self._guard.clock()
        pings = frames.pings
        count = frames.feed(chunk)
        owes = frames.pings > pings and self._transport.get_write_buffer_size() > self._guard.limits.owed_bytes
        if owes or not (self._frame_bucket.take(now, count) and self._quota.frames.take(now, count)):
            self._flooded()
        else:
            protocol.data_received(chunk)

    def _flooded(self) -> None:
        """Close without a goodbye, which would only be one more thing to send."""
        self._held.clear()
        if self._phase is Phase.CLOSING:
            # The goodbye was sent: the protocol waits for the answer to it for some seconds.
            self._transport.pause_reading()
            self._phase = Phase.ENDED
            return
        self._guard.strike(self._quota, "flood")
        self._transport.abort()

    # Requests, as the meter finds them.

    def head_complete(self, path: bytes, headers: Headers) -> None:
        """Charge a request to its client.

        Raises:
            TooMany: when the client has sent too many, or too much.
        """
        if self._by_proxy:
            self._find_client(path, headers)
        self._charge()
        limits = self._guard.limits
        if not self._quota.requests.take(self._guard.clock()) or self._unanswered > limits.pipelined:
            raise TooMany
        self._unanswered += 1
        self._has_answered = False
        self._start_deadline(limits.body_seconds)

    def body_received(self) -> None:
        """Charge a part of a body.

        Raises:
            TooMany: when the client has sent too much.
        """
        self._charge()

    def request_complete(self) -> None:
        """The server owes the next thing.

        Raises:
            TooMany: when the client has sent too much.
        """
        self._charge()
        self._end_deadline()

    def _find_client(self, path: bytes, headers: Headers) -> None:
        """Charge to the client that the proxy names: a connection of a proxy carries requests of many people."""
        guard = self._guard
        quota = guard.client_quota(self._peer, guard.proxies.client(headers), is_probe=path in PROBES)
        if quota is not self._quota:
            if guard.check(quota) is not None:
                raise TooMany
            self._end_deadline()
            guard.reassign(self._quota, quota)
            self._quota = quota

    def _charge(self) -> None:
        size, self._uncharged = self._uncharged, 0
        if size and not self._quota.bytes.take(self._guard.clock(), size):
            self._guard.strike(self._quota, "flood")
            raise TooMany

    def lift_limits(self) -> None:
        """Stop charging the peer, which the application has found to be another node: that node has counted what it relays.

        The connection counts among all connections still.
        """
        guard = self._guard
        guard.refund(self._quota, self._request_bytes)
        guard.reassign(self._quota, guard.nodes)
        self._quota = guard.nodes
        self._bytes = self._frame_bucket = guard.nodes.bytes

    def answer_complete(self) -> None:
        """The application has answered a request."""
        self._unanswered -= 1

    def _refuse(self, error: EdgeError) -> None:
        """Answer with an error where the client can tell what it is for, and close as soon as that can have been read."""
        self._guard.record(error.code, self._quota)
        self._end_deadline()
        # A request whose body is refused is among the unanswered ones.
        in_body = self._meter is not None and self._meter.in_body
        is_plain = self._unanswered == 0 or (self._unanswered == 1 and in_body and not self._has_answered)
        self._leave_protocol(ConnectionError(error.code))
        if self._transport.is_closing():
            return
        if not is_plain:
            self._transport.abort()
            return
        self._transport.write(self._guard.render(error))
        # Closing at once, with bytes unread, would take the answer back from a client that still sends.
        if self._transport.can_write_eof():
            self._transport.write_eof()
        self._timer = asyncio.get_running_loop().call_later(CLOSE_GRACE_S, self._transport.abort)

    # From the protocol to the socket.

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Pass on; follow the handshake and the goodbye of a WebSocket."""
        if self._phase is Phase.ENDED:
            return
        self._has_answered = True
        self._transport.write(data)
        if self._phase is Phase.OPEN and data[:1] == CLOSE_FRAME:
            self._phase = Phase.CLOSING
            if data[2:4] == NO_UTF8:
                self._guard.record("no_text", self._quota)
        elif self._phase is Phase.HANDSHAKE and data[:12] == b"HTTP/1.1 101":
            self._phase = Phase.OPEN
            self._cancel_timer()
            asyncio.get_running_loop().call_soon(self._forward_held)

    def write_texts(self, texts: Sequence[bytes]) -> bool:
        """Send encoded texts through an open WebSocket in one write; when that is not possible now, send nothing: False."""
        is_open = self._phase is Phase.OPEN and self._frames is not None and not self._frames.has_closed
        if not is_open or self._writing_paused or self._transport.is_closing():
            return False
        self._transport.write(text_frames(texts))
        return True

    def pause_writing(self) -> None:
        """The client does not read."""
        self._writing_paused = True
        self._guard.start_stall(self)
        if self._protocol is not None:
            self._protocol.pause_writing()

    def resume_writing(self) -> None:
        """The client reads again."""
        self._writing_paused = False
        self._guard.end_stall(self)
        if self._protocol is not None:
            self._protocol.resume_writing()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """The HTTP protocol hands the connection to the one for WebSockets."""
        assert isinstance(protocol, asyncio.Protocol)
        self._protocol = protocol
        self._phase = Phase.HANDSHAKE
        self._chunk = FRAMES_CHUNK
        self._frames = FrameCounter()
        self._close_meter()
        self._end_deadline()
        self._timer = asyncio.get_running_loop().call_later(self._guard.limits.body_seconds, self._end_handshake)

    def close(self) -> None:
        """Close when everything is read, or has not been for long."""
        if self._transport.get_write_buffer_size():
            self._guard.start_stall(self)
        self._transport.close()

    def abort(self) -> None:
        """Close at once."""
        self._transport.abort()

    def is_closing(self) -> bool:
        """Whether the connection is closed, or about to be."""
        return self._phase is Phase.ENDED or self._transport.is_closing()

    def pause_reading(self) -> None:
        """The protocol wants no more for now."""
        self._reading_paused = True

    def resume_reading(self) -> None:
        """The protocol wants more."""
        self._reading_paused = False
        if self._held or self._socket_paused:
            self._forward_held()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """What is known of the socket."""
        return self._transport.get_extra_info(name, default)

    def get_write_buffer_size(self) -> int:
        """Bytes that the client has not read."""
        return self._transport.get_write_buffer_size()
