"""The connection of one browser to one table: a bounded send queue, and when to drop a slow or silent receiver."""

import asyncio
from collections.abc import Callable

from rivage.core import RivageError, encode
from rivage.server.asgi.http import Send
from rivage.server.limits import Limits
from rivage.table.protocol import Refusal

CLOSE_SLOW = 4408
"""The receiver is too slow, or was silent for long. It may reconnect at once and gets a snapshot."""
MAX_BATCH_BYTES = 64 * 1024
"""Bytes of messages that are sent together."""
LAGGING_AFTER = 4
"""Queued messages from which on a receiver gets only what it must get."""
CLOSE_GRACE_S = 5.0
"""Seconds a receiver has to take the close frame."""


class Connection:
    """One browser at one table: a `Subscriber` with a bounded queue and one writing task."""

    __slots__ = (
        "_bytes",
        "_close_timer",
        "_closing",
        "_flushing",
        "_idle",
        "_limits",
        "_loop",
        "_send",
        "_silence_timer",
        "_waiting",
        "address",
        "heard",
        "player",
        "reader",
        "write_now",
    )

    def __init__(self, send: Send, limits: Limits) -> None:
        self.player = ""
        """Player id, or empty for someone without a cookie, who may watch."""
        self.address = ""
        """Where it comes from."""
        self.write_now: Callable[[list[bytes]], bool] | None = None
        """Sends messages without a task and returns True, if that is possible at once (`guard.WRITE_TEXTS`)."""
        self._flushing = False
        """A flush is scheduled for the end of this event-loop iteration."""
        self._send = send
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []  # short, or the connection is dropped; a deque would cost more memory each
        self._bytes = 0
        self._idle: asyncio.Future[None] | None = None
        self._closing: tuple[int, str] | None = None
        self._close_timer: asyncio.TimerHandle | None = None
        self._silence_timer: asyncio.TimerHandle | None = None
        self.heard = self._loop.time()
        """When the browser last said something."""
        self.reader = asyncio.current_task()

    def send(self, data: bytes) -> None:
        """Queue a message; a receiver that lags too far behind is dropped."""
        if self._closing is not None:
            return
        self._waiting.append(data)
        self._bytes += len(data)
        # The oldest does not count: a receiver is not slow because a long snapshot is being sent.
        behind = self._bytes - len(self._waiting[0])
        if len(self._waiting) > self._limits.backlog or behind > self._limits.backlog_bytes:
            self._waiting.clear()
            self.close(CLOSE_SLOW, "too slow")
        elif self.write_now is None or self._idle is None:
            self._wake()
        elif not self._flushing:
            self._flushing = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Send the queue without the writing task, if possible. A writing task that is busy goes on itself."""
        self._flushing = False
        if self._idle is None or not self._waiting:
            return
        if len(self._waiting) > 1 and self._bytes > MAX_BATCH_BYTES:
            self._wake()
        elif self.write_now is not None and self.write_now(self._waiting):
            self._waiting.clear()
            self._bytes = 0
        else:
            self._wake()

    @property
    def lags(self) -> bool:
        """Whether the queue is so long that optional messages should wait."""
        return len(self._waiting) >= LAGGING_AFTER

    def refuse(self, error: RivageError, ref: int = 0) -> None:
        """Send a refusal."""
        self.send(encode(Refusal(code=error.code, message=error.message, details=error.details, ref=ref)))

    def close(self, code: int, reason: str) -> None:
        """Close after the queue has been sent, after `CLOSE_GRACE_S` in any case."""
        if self._closing is None:
            self._closing = (code, reason)
            self._wake()
            self._close_timer = self._loop.call_later(CLOSE_GRACE_S, self.abandon)

    def _wake(self) -> None:
        """Wake the writing task, unless it has ended meanwhile."""
        if self._idle is not None:
            if not self._idle.done():
                self._idle.set_result(None)
            self._idle = None

    def abandon(self) -> None:
        """Stop waiting for a receiver that does not even take the close frame."""
        if self.reader is not None and not self.reader.done():
            self.reader.cancel()

    @property
    def closed_by_us(self) -> bool:
        """This side has decided to close."""
        return self._closing is not None

    async def write(self) -> None:
        """Send queued messages in order until closed."""
        send, waiting = self._send, self._waiting
        try:
            while True:
                while waiting:
                    data = waiting.pop(0)
                    self._bytes -= len(data)
                    await send({"type": "websocket.send", "text": data.decode()})
                if self._closing is not None:
                    break
                self._idle = self._loop.create_future()
                await self._idle
            await send({"type": "websocket.close", "code": self._closing[0], "reason": self._closing[1]})
        except OSError:
            # The browser is gone; the reader hears of it too.
            self._closing = self._closing or (1006, "")

    def watch_silence(self) -> None:
        """Drop the connection when the browser has been silent for long."""
        left = self.heard + self._limits.silence - self._loop.time()
        if self._closing is not None:
            return
        if left <= 0:
            self.close(CLOSE_SLOW, "silent")
        else:
            self._silence_timer = self._loop.call_later(left, self.watch_silence)

    def release(self) -> None:
        """Free the queue and cancel the timers of a closed connection."""
        self._closing = self._closing or (1006, "")
        for timer in (self._close_timer, self._silence_timer):
            if timer is not None:
                timer.cancel()
        self._close_timer = self._silence_timer = self.reader = self.write_now = None
        self._waiting.clear()
