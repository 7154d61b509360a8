"""Accepts connections in small batches, refuses those of barred addresses, and delays addresses that open many."""

import asyncio
import errno
import logging
import socket
from collections import deque
from collections.abc import Callable

from .address_quota import AddressQuota
from .guard import SWEEP_INTERVAL_S, Guard

log = logging.getLogger("rivage.security")

ACCEPTS_PER_TURN = 16
"""Connections accepted in one iteration of the event loop."""
DELAY_S = 0.02
"""Seconds between two checks of the delayed connections."""
FULL_RETRY_S = 0.1
"""Seconds until the next attempt when the server is full."""
_EXHAUSTED = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}

MakeProtocol = Callable[[AddressQuota], asyncio.Protocol]


class Acceptor:
    """Accepts the connections of one listening socket. It is closed like an `asyncio.Server`."""

    def __init__(self, bound: socket.socket, guard: Guard, make_protocol: MakeProtocol) -> None:
        self._bound = bound
        self._guard = guard
        self._make_protocol = make_protocol
        self._loop = asyncio.get_running_loop()
        self._delayed: dict[AddressQuota, deque[socket.socket]] = {}
        self._opening: set[asyncio.Task[None]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._paused_at: float | None = None
        self._closed = False

    def start(self) -> None:
        """Start accepting."""
        self._bound.setblocking(False)
        self._loop.add_reader(self._bound, self._accept)
        self._schedule("sweep", SWEEP_INTERVAL_S, self._sweep)

    def close(self) -> None:
        """Stop accepting, and close delayed connections."""
        if self._closed:
            return
        self._closed = True
        self._loop.remove_reader(self._bound)
        for timer in self._timers.values():
            timer.cancel()
        for quota, lane in self._delayed.items():
            for connection in lane:
                self._guard.closed(quota)
                connection.close()
        self._delayed.clear()

    async def wait_closed(self) -> None:
        """Wait for connections that are being opened."""
        await asyncio.gather(*self._opening, return_exceptions=True)

    def _accept(self) -> None:
        guard = self._guard
        for _ in range(ACCEPTS_PER_TURN):
            if guard.connections >= guard.max_connections and not guard.evict_oldest():
                self._pause("connections")
                return
            try:
                accepted, peer = self._bound.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                if error.errno in _EXHAUSTED:
                    self._pause(error.strerror or "descriptors")
                # Other errors concern this one connection only (accept(2), "Error handling").
                return
            self._admit(accepted, str(peer[0]) if peer else "")

    def _admit(self, accepted: socket.socket, host: str) -> None:
        guard = self._guard
        quota = guard.quota(host)
        if (error := guard.check(quota)) is not None:
            refuse(accepted, guard.render(error))
            return
        guard.opened(quota)
        lane = self._delayed.get(quota)
        if lane is None and quota.opens.take(guard.clock()):
            self._open(accepted, quota)
            return
        if lane is None:
            lane = self._delayed[quota] = deque()
            guard.record("slowed", quota)
        lane.append(accepted)
        if "delayed" not in self._timers:
            self._schedule("delayed", DELAY_S, self._serve_delayed)

    def _serve_delayed(self) -> None:
        """Open delayed connections as far as the rate limits of their addresses allow."""
        now = self._guard.clock()
        for quota, lane in list(self._delayed.items()):
            while lane and quota.opens.take(now):
                self._open(lane.popleft(), quota)
            if not lane:
                del self._delayed[quota]
        if self._delayed:
            self._schedule("delayed", DELAY_S, self._serve_delayed)
        else:
            del self._timers["delayed"]

    def _open(self, accepted: socket.socket, quota: AddressQuota) -> None:
        task = self._loop.create_task(self._connect(accepted, quota))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def _connect(self, accepted: socket.socket, quota: AddressQuota) -> None:
        try:
            accepted.setblocking(False)
            if hasattr(socket, "TCP_USER_TIMEOUT"):
                # Makes the system drop unread bytes after the timeout, also after the connection was closed here.
                stall = int(self._guard.limits.stall_seconds * 1000)
                accepted.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, stall)
            await self._loop.connect_accepted_socket(lambda: self._make_protocol(quota), accepted)
        except OSError:
            # The client has disconnected already.
            self._guard.closed(quota)
            accepted.close()

    # A full server.

    def _pause(self, reason: str) -> None:
        """Leave new connections in the backlog of the listening socket until there is room."""
        if self._paused_at is None:
            self._paused_at = self._loop.time()
            log.warning("server full: accepting paused", extra={"reason": reason, "connections": self._guard.connections})
        self._loop.remove_reader(self._bound)
        self._schedule("resume", FULL_RETRY_S, self._resume)

    def _resume(self) -> None:
        guard = self._guard
        # Resume only with some room, so that the log does not get a line for every single connection.
        if guard.connections > guard.max_connections - max(1, guard.max_connections // 50) and not guard.evict_oldest():
            self._schedule("resume", FULL_RETRY_S, self._resume)
            return
        if self._paused_at is not None:
            seconds = round(self._loop.time() - self._paused_at, 1)
            log.warning("accepting resumed", extra={"after_seconds": seconds, "connections": guard.connections})
            self._paused_at = None
        self._loop.add_reader(self._bound, self._accept)

    def _sweep(self) -> None:
        self._guard.sweep()
        self._schedule("sweep", SWEEP_INTERVAL_S, self._sweep)

    def _schedule(self, name: str, seconds: float, callback: Callable[[], None]) -> None:
        self._timers[name] = self._loop.call_later(seconds, callback)


def refuse(accepted: socket.socket, text: bytes) -> None:
    """Send a response if that is possible without blocking, and close."""
    try:
        accepted.setblocking(False)
        accepted.send(text)
        accepted.shutdown(socket.SHUT_WR)
    except OSError:
        pass
    accepted.close()
