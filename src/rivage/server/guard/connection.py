"""A guarded connection, which counts bytes, requests and frames before it forwards them.

socket ─→ GuardedConnection ─→ the uvicorn protocol for HTTP or, after an upgrade, for WebSockets

It is an asyncio protocol for the socket, and an asyncio transport for the uvicorn protocol. Data beyond a limit is not forwarded.
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
"""Bytes of HTTP that are forwarded at a time. The guard may refuse the request after each chunk."""
FRAMES_CHUNK = 512
"""Bytes of WebSocket frames that are forwarded at a time: at most 85 frames."""
CLOSE_GRACE_S = 1.0
"""Seconds that a refused client has to read the response. Data that it sends meanwhile is discarded."""
PROBES = frozenset({b"/healthz", b"/readyz", b"/metrics"})
"""Paths that monitoring programs of the operator request directly, not through the proxy."""
INVALID_UTF8 = (1007).to_bytes(2)
"""The WebSocket close code for a text that is not UTF-8."""


class Phase(Enum):
    """The phase of a connection."""

    HTTP = auto()
    HANDSHAKE = auto()
    """The application has not accepted the WebSocket yet."""
    OPEN = auto()
    CLOSING = auto()
    """A close frame was sent."""
    ENDED = auto()
    """Refused or lost. Nothing is forwarded any more."""


class GuardedConnection(asyncio.Protocol, asyncio.Transport):
    """Counts the data of a client and forwards it to the protocol that serves it."""

    _transport: asyncio.Transport
    _protocol: asyncio.Protocol | None

    def __init__(
        self, guard: Guard, quota: AddressQuota, make_protocol: Callable[["GuardedConnection"], asyncio.Protocol]
    ) -> None:
        """`make_protocol` creates the protocol that serves this connection."""
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
        self._pending = bytearray()
        """Data that was counted and not forwarded yet."""
        self._forwarding = False
        self._reading_paused = False
        """Whether the protocol has paused reading."""
        self._socket_paused = False
        """Whether reading from the socket is paused. That happens only when data arrives while the protocol has paused."""
        self._writing_paused = False
        self._deadline_quota: AddressQuota | None = None
        """The quota at which the deadline of the present request is registered."""
        self._by_proxy = False
        """Whether the peer is a trusted proxy. Its requests are charged to its clients, not to the connection."""
        self._uncharged = 0
        """Bytes from a proxy whose client is not known yet."""
        self._request_bytes = 0
        """Bytes of HTTP that were charged to the quota."""
        self._unanswered = 0
        """Number of requests whose responses are not complete."""
        self._has_answered = False
        """Whether a part of a response was sent since the last head of a request."""
        self._timer: asyncio.TimerHandle | None = None

    # Opening and closing.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Create the protocol, and start the deadline of the first request. See `asyncio.Protocol`."""
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
        """Release all references, because the protocol refers to this connection. See `asyncio.Protocol`."""
        self._detach_protocol(exc)
        self._end_deadline()
        self._guard.end_stall(self)
        self._guard.closed(self._quota)
        self._cancel_timer()

    def _detach_protocol(self, exc: Exception | None) -> None:
        protocol, self._protocol = self._protocol, None
        self._phase = Phase.ENDED
        self._pending.clear()
        self._close_meter()
        if protocol is not None:
            protocol.connection_lost(exc)

    def _close_meter(self) -> None:
        if self._meter is not None:
            self._meter.close()
            self._meter = None

    def eof_received(self) -> bool | None:
        """Forward the end of the data. See `asyncio.Protocol`."""
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
        """Close the connection, because a request is not complete in time or the client does not read."""
        if self._deadline_quota is None:
            if self._phase is not Phase.HTTP:
                self._guard.record("unread", self._quota)
        elif self._meter is not None and self._meter.has_started:
            self._refuse(TooSlow())
            return
        self.evict()

    def evict(self) -> None:
        """Close the connection at once."""
        self._end_deadline()
        self._guard.end_stall(self)
        self._transport.abort()

    def _end_handshake(self) -> None:
        self._timer = None
        if self._phase is Phase.HANDSHAKE:
            self._transport.abort()

    # From the socket to the protocol.

    def data_received(self, data: bytes) -> None:
        """Count bytes and forward them unless the protocol has paused. See `asyncio.Protocol`."""
        if self._phase is Phase.ENDED or self._transport.is_closing():
            return
        now, size = self._guard.clock(), len(data)
        # Bytes from a proxy are charged later, when the client of the request is known.
        is_free = self._by_proxy and self._phase is Phase.HTTP
        if not is_free and not (self._bytes.take(now, size) and self._quota.bytes.take(now, size)):
            self._flooded()
            return
        if self._phase is Phase.HTTP:
            self._request_bytes += size
        if self._pending or size > self._chunk or not self._wants_data:
            self._pending += data
            self._forward_pending()
        else:
            self._forward(data)

    @property
    def _wants_data(self) -> bool:
        # Frames before the answer to the handshake are held back, because an error in them could not be reported.
        return not self._reading_paused and self._phase is not Phase.HANDSHAKE

    def _forward_pending(self) -> None:
        """Forward pending data in chunks until the protocol pauses. Then pause the socket too."""
        if self._forwarding:
            return
        self._forwarding = True
        try:
            while self._pending and self._wants_data:
                chunk = bytes(self._pending[: self._chunk])
                del self._pending[: self._chunk]
                self._forward(chunk)
        finally:
            self._forwarding = False
        if bool(self._pending) != self._socket_paused and not self._transport.is_closing():
            self._socket_paused = not self._socket_paused
            (self._transport.pause_reading if self._socket_paused else self._transport.resume_reading)()

    def _forward(self, chunk: bytes) -> None:
        if self._protocol is None or self._transport.is_closing():
            self._pending.clear()
        elif self._meter is not None:
            self._forward_http(self._meter, self._protocol, chunk)
        elif self._frames is not None:
            self._forward_frames(self._frames, self._protocol, chunk)

    def _forward_http(self, meter: RequestMeter, protocol: asyncio.Protocol, chunk: bytes) -> None:
        if self._deadline_quota is None:
            self._start_deadline(self._guard.limits.head_seconds)
        if self._by_proxy:
            # The size limit of a head bounds these bytes: they are charged at the end of the head.
            self._uncharged += len(chunk)
        try:
            used = meter.feed(chunk)
        except EdgeError as error:
            self._refuse(error)
            return
        self._pending[:0] = chunk[used:]
        protocol.data_received(chunk[:used])
        if self._protocol is not protocol:
            # The protocol has called `set_protocol` for an upgrade.
            protocol.connection_lost(ConnectionError("upgraded"))
        elif self._pending:
            self._forward_pending()

    def _forward_frames(self, frames: FrameCounter, protocol: asyncio.Protocol, chunk: bytes) -> None:
        """Count frames and forward them."""
        now = self._guard.clock()
        pings = frames.pings
        count = frames.feed(chunk)
        unread = self._transport.get_write_buffer_size()
        ignores_pongs = frames.pings > pings and unread > self._guard.limits.max_unread_bytes
        if ignores_pongs or not (self._frame_bucket.take(now, count) and self._quota.frames.take(now, count)):
            self._flooded()
        else:
            protocol.data_received(chunk)

    def _flooded(self) -> None:
        """Abort the connection after a flood, without a close frame or response."""
        self._pending.clear()
        if self._phase is Phase.CLOSING:
            # The close frame was sent, and the protocol waits for the answer for some seconds.
            self._transport.pause_reading()
            self._phase = Phase.ENDED
            return
        self._guard.strike(self._quota, "flood")
        self._transport.abort()

    # Callbacks of the request meter. See `RequestEvents`.

    def head_complete(self, path: bytes, headers: Headers) -> None:
        """Charge a request to its client.

        Raises:
            TooMany: when the client has sent too many requests or bytes.
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
            TooMany: when the client has sent too many bytes.
        """
        self._charge()

    def request_complete(self) -> None:
        """Charge the rest of a request, and end its deadline.

        Raises:
            TooMany: when the client has sent too many bytes.
        """
        self._charge()
        self._end_deadline()

    def _find_client(self, path: bytes, headers: Headers) -> None:
        """Switch to the quota of the client that the proxy names. A proxy connection carries requests of many clients."""
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
        """Stop limiting a peer that the application has authenticated as another node, which limits its own clients.

        The connection still counts towards the total number of connections.
        """
        guard = self._guard
        guard.refund(self._quota, self._request_bytes)
        guard.reassign(self._quota, guard.nodes)
        self._quota = guard.nodes
        self._bytes = self._frame_bucket = guard.nodes.bytes

    def answer_complete(self) -> None:
        """Count a response that the application has completed."""
        self._unanswered -= 1

    def _refuse(self, error: EdgeError) -> None:
        """Send an error response if the client can match it to its request, and close after a grace period."""
        self._guard.record(error.code, self._quota)
        self._end_deadline()
        # A request whose body is refused is one of the unanswered ones.
        in_body = self._meter is not None and self._meter.in_body
        is_plain = self._unanswered == 0 or (self._unanswered == 1 and in_body and not self._has_answered)
        self._detach_protocol(ConnectionError(error.code))
        if self._transport.is_closing():
            return
        if not is_plain:
            self._transport.abort()
            return
        self._transport.write(self._guard.render(error))
        # Closing at once with unread bytes would reset the connection, and the client could lose the response.
        if self._transport.can_write_eof():
            self._transport.write_eof()
        self._timer = asyncio.get_running_loop().call_later(CLOSE_GRACE_S, self._transport.abort)

    # From the protocol to the socket.

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Write data to the socket, and track the handshake and the close frame of a WebSocket. See `asyncio.Transport`."""
        if self._phase is Phase.ENDED:
            return
        self._has_answered = True
        self._transport.write(data)
        if self._phase is Phase.OPEN and data[:1] == CLOSE_FRAME:
            self._phase = Phase.CLOSING
            if data[2:4] == INVALID_UTF8:
                self._guard.record("no_text", self._quota)
        elif self._phase is Phase.HANDSHAKE and data[:12] == b"HTTP/1.1 101":
            self._phase = Phase.OPEN
            self._cancel_timer()
            asyncio.get_running_loop().call_soon(self._forward_pending)

    def write_texts(self, texts: Sequence[bytes]) -> bool:
        """Send encoded texts through an open WebSocket in one write. Returns False, and sends nothing, if it cannot now."""
        is_open = self._phase is Phase.OPEN and self._frames is not None and not self._frames.has_closed
        if not is_open or self._writing_paused or self._transport.is_closing():
            return False
        self._transport.write(text_frames(texts))
        return True

    def pause_writing(self) -> None:
        """Start the stall timer, because the client does not read. See `asyncio.Protocol`."""
        self._writing_paused = True
        self._guard.start_stall(self)
        if self._protocol is not None:
            self._protocol.pause_writing()

    def resume_writing(self) -> None:
        """End the stall timer. See `asyncio.Protocol`."""
        self._writing_paused = False
        self._guard.end_stall(self)
        if self._protocol is not None:
            self._protocol.resume_writing()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Switch from the HTTP protocol to the WebSocket protocol. See `asyncio.Transport`."""
        assert isinstance(protocol, asyncio.Protocol)
        self._protocol = protocol
        self._phase = Phase.HANDSHAKE
        self._chunk = FRAMES_CHUNK
        self._frames = FrameCounter()
        self._close_meter()
        self._end_deadline()
        self._timer = asyncio.get_running_loop().call_later(self._guard.limits.body_seconds, self._end_handshake)

    def close(self) -> None:
        """Close when the client has read everything, or at the end of the stall timer. See `asyncio.Transport`."""
        if self._transport.get_write_buffer_size():
            self._guard.start_stall(self)
        self._transport.close()

    def abort(self) -> None:
        """Close at once. See `asyncio.Transport`."""
        self._transport.abort()

    def is_closing(self) -> bool:
        """Whether the connection is closed or closing. See `asyncio.Transport`."""
        return self._phase is Phase.ENDED or self._transport.is_closing()

    def pause_reading(self) -> None:
        """Stop forwarding data. See `asyncio.Transport`."""
        self._reading_paused = True

    def resume_reading(self) -> None:
        """Resume forwarding data. See `asyncio.Transport`."""
        self._reading_paused = False
        if self._pending or self._socket_paused:
            self._forward_pending()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Information about the socket. See `asyncio.Transport`."""
        return self._transport.get_extra_info(name, default)

    def get_write_buffer_size(self) -> int:
        """Number of bytes that the client has not read. See `asyncio.Transport`."""
        return self._transport.get_write_buffer_size()
