"""The WebSocket connection of one browser: back-pressure (backpressure) by a bounded send queue, limits for slow clients."""

import asyncio
from collections.abc import Callable

from rivage.core import RivageError, encode
from rivage.server.asgi.http import Send
from rivage.server.limits import Limits
from rivage.table.protocol import Refusal

CLOSE_SLOW = 4408
"""WebSocket close code: the client was too slow or silent. It may reconnect immediately, and gets a snapshot then."""
MAX_BATCH_BYTES = 64 * 1024
"""Bytes of messages that are sent in one write."""
LAGGING_AFTER = 4
"""Queued messages from which on optional messages are not sent to the client."""
CLOSE_GRACE_S = 5.0
"""Seconds that a client has to acknowledge the close frame."""


class Connection:
    """The connection of one browser to one table: a `Subscriber` with a bounded queue and a writer task."""

    __slots__ = (
        "_bytes",
        "_close_timer",
        "_closing",
        "_flushing",
        "_idle",
        "_limits",
        "_loop",
        "_queue",
        "_send",
        "_silence_timer",
        "address",
        "last_received",
        "player",
        "reader",
        "write_now",
    )

    def __init__(self, send: Send, limits: Limits) -> None:
        self.player = ""
        """Player id; empty for a spectator without a cookie."""
        self.address = ""
        """The client address for rate limits."""
        self.write_now: Callable[[list[bytes]], bool] | None = None
        """Sends messages without the writer task (`guard.WRITE_TEXTS`). Returns False when that is not possible now."""
        self._flushing = False
        """Whether a flush is scheduled for the end of this event-loop iteration."""
        self._send = send
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._queue: list[bytes] = []  # a list because queues are short and a deque needs more memory
        self._bytes = 0
        self._idle: asyncio.Future[None] | None = None
        self._closing: tuple[int, str] | None = None
        self._close_timer: asyncio.TimerHandle | None = None
        self._silence_timer: asyncio.TimerHandle | None = None
        self.last_received = self._loop.time()
        """Time of the last message from the browser."""
        self.reader = asyncio.current_task()

    def send(self, data: bytes) -> None:
        """Queue a message. A client whose queue exceeds the limits is disconnected."""
        if self._closing is not None:
            return
        self._queue.append(data)
        self._bytes += len(data)
        # The first message does not count, because it may be a large snapshot that is being sent.
        behind = self._bytes - len(self._queue[0])
        if len(self._queue) > self._limits.backlog or behind > self._limits.backlog_bytes:
            self._queue.clear()
            self.close(CLOSE_SLOW, "too slow")
        elif self.write_now is None or self._idle is None:
            self._wake()
        elif not self._flushing:
            self._flushing = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Send the queue without the writer task if that is possible. A busy writer task sends it itself."""
        self._flushing = False
        if self._idle is None or not self._queue:
            return
        if len(self._queue) > 1 and self._bytes > MAX_BATCH_BYTES:
            self._wake()
        elif self.write_now is not None and self.write_now(self._queue):
            self._queue.clear()
            self._bytes = 0
        else:
            self._wake()

    @property
    def lags(self) -> bool:
        """Whether the queue is so long that optional messages should be held back."""
        return len(self._queue) >= LAGGING_AFTER

    def refuse(self, error: RivageError, ref: int = 0) -> None:
        """Send a refusal."""
        self.send(encode(Refusal(code=error.code, message=error.message, details=error.details, ref=ref)))

    def close(self, code: int, reason: str) -> None:
        """Close after the queue has been sent, or after `CLOSE_GRACE_S` at the latest."""
        if self._closing is None:
            self._closing = (code, reason)
            self._wake()
            self._close_timer = self._loop.call_later(CLOSE_GRACE_S, self.abandon)

    def _wake(self) -> None:
        """Wake the writer task if it is idle."""
        if self._idle is not None:
            if not self._idle.done():
                self._idle.set_result(None)
            self._idle = None

    def abandon(self) -> None:
        """Cancel the reader of a client that does not acknowledge the close frame."""
        if self.reader is not None and not self.reader.done():
            self.reader.cancel()

    @property
    def is_closing(self) -> bool:
        """Whether the server has started to close the connection."""
        return self._closing is not None

    async def write(self) -> None:
        """Send queued messages in order until the connection is closed. This is the writer task."""
        send, queue = self._send, self._queue
        try:
            while True:
                while queue:
                    data = queue.pop(0)
                    self._bytes -= len(data)
                    await send({"type": "websocket.send", "text": data.decode()})
                if self._closing is not None:
                    break
                self._idle = self._loop.create_future()
                await self._idle
            await send({"type": "websocket.close", "code": self._closing[0], "reason": self._closing[1]})
        except OSError:
            # The browser has disconnected. The reader gets a disconnect event too.
            self._closing = self._closing or (1006, "")

    def watch_silence(self) -> None:
        """Start the timer that closes the connection when the browser sends nothing, not even a heartbeat."""
        remaining_s = self.last_received + self._limits.silence_s - self._loop.time()
        if self._closing is not None:
            return
        if remaining_s <= 0:
            self.close(CLOSE_SLOW, "silent")
        else:
            self._silence_timer = self._loop.call_later(remaining_s, self.watch_silence)

    def release(self) -> None:
        """Free the queue and cancel the timers of a closed connection."""
        self._closing = self._closing or (1006, "")
        for timer in (self._close_timer, self._silence_timer):
            if timer is not None:
                timer.cancel()
        self._close_timer = self._silence_timer = self.reader = self.write_now = None
        self._queue.clear()
