"""Accepting: a few connections at a time, refusals before anything is spent on them, a slower lane for who opens many."""

import asyncio
import errno
import logging
import socket
from collections import deque
from collections.abc import Callable

from .address_quota import Account
from .answers import answer
from .guard import EVERY, Guard

log = logging.getLogger("rivage.security")

AT_ONCE = 16
"""Connections accepted before others of the house get their turn."""
LANE = 0.02
"""Seconds between two looks at who waits in the slower lane."""
PAUSE = 0.1
"""Seconds until another try when there is no room."""
_EXHAUSTED = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}

MakeProtocol = Callable[[Account], asyncio.Protocol]


class Acceptor:
    """Takes connections from one listening socket; closes as a server of asyncio does."""

    def __init__(self, bound: socket.socket, guard: Guard, make_protocol: MakeProtocol) -> None:
        self._bound = bound
        self._guard = guard
        self._make_protocol = make_protocol
        self._loop = asyncio.get_running_loop()
        self._lanes: dict[Account, deque[socket.socket]] = {}
        self._opening: set[asyncio.Task[None]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._paused_at: float | None = None
        self._closed = False

    def start(self) -> None:
        """Begin to accept."""
        self._bound.setblocking(False)
        self._loop.add_reader(self._bound, self._accept)
        self._again("sweep", EVERY, self._sweep)

    def close(self) -> None:
        """Accept no more, and let go who still waits for a turn."""
        if self._closed:
            return
        self._closed = True
        self._loop.remove_reader(self._bound)
        for timer in self._timers.values():
            timer.cancel()
        for account, lane in self._lanes.items():
            for waiting in lane:
                self._guard.went(account)
                waiting.close()
        self._lanes.clear()

    async def wait_closed(self) -> None:
        """Nothing is left to wait for but connections that were just being opened."""
        await asyncio.gather(*self._opening, return_exceptions=True)

    def _accept(self) -> None:
        guard = self._guard
        for _ in range(AT_ONCE):
            if guard.connections >= guard.most and not guard.make_room():
                self._pause("connections")
                return
            try:
                came, peer = self._bound.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                if error.errno in _EXHAUSTED:
                    self._pause(error.strerror or "descriptors")
                # Whatever else is wrong is wrong with that one connection (accept(2), "Error handling").
                return
            self._take(came, str(peer[0]) if peer else "")

    def _take(self, came: socket.socket, host: str) -> None:
        guard = self._guard
        account = guard.account(host)
        if (error := guard.admits(account)) is not None:
            refuse(came, answer(error))
            return
        guard.came(account)
        lane = self._lanes.get(account)
        if lane is None and account.opens.take(guard.clock()):
            self._open(came, account)
            return
        if lane is None:
            lane = self._lanes[account] = deque()
            guard.tell("slowed", account)
        lane.append(came)
        if "lane" not in self._timers:
            self._again("lane", LANE, self._serve_lanes)

    def _serve_lanes(self) -> None:
        """Open those whose turn has come."""
        now = self._guard.clock()
        for account, lane in list(self._lanes.items()):
            while lane and account.opens.take(now):
                self._open(lane.popleft(), account)
            if not lane:
                del self._lanes[account]
        if self._lanes:
            self._again("lane", LANE, self._serve_lanes)
        else:
            del self._timers["lane"]

    def _open(self, came: socket.socket, account: Account) -> None:
        task = self._loop.create_task(self._connect(came, account))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def _connect(self, came: socket.socket, account: Account) -> None:
        try:
            came.setblocking(False)
            if hasattr(socket, "TCP_USER_TIMEOUT"):
                # What a reader never takes in is given up by the system too, also after we have closed.
                stall = int(self._guard.network.stall_seconds * 1000)
                came.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, stall)
            await self._loop.connect_accepted_socket(lambda: self._make_protocol(account), came)
        except OSError:
            # Gone before it was here.
            self._guard.went(account)
            came.close()

    # Full, and no longer full.

    def _pause(self, reason: str) -> None:
        """Leave newcomers in the system's queue until there is room."""
        if self._paused_at is None:
            self._paused_at = self._loop.time()
            log.warning("full: accepting pauses", extra={"reason": reason, "connections": self._guard.connections})
        self._loop.remove_reader(self._bound)
        self._again("resume", PAUSE, self._resume)

    def _resume(self) -> None:
        guard = self._guard
        # A little room first, so that the log does not tell of every single place.
        if guard.connections > guard.most - max(1, guard.most // 50) and not guard.make_room():
            self._again("resume", PAUSE, self._resume)
            return
        if self._paused_at is not None:
            seconds = round(self._loop.time() - self._paused_at, 1)
            log.warning("accepting again", extra={"after_seconds": seconds, "connections": guard.connections})
            self._paused_at = None
        self._loop.add_reader(self._bound, self._accept)

    def _sweep(self) -> None:
        self._guard.sweep()
        self._again("sweep", EVERY, self._sweep)

    def _again(self, name: str, seconds: float, what: Callable[[], None]) -> None:
        self._timers[name] = self._loop.call_later(seconds, what)


def refuse(came: socket.socket, text: bytes) -> None:
    """Say why, if that costs nothing, and close."""
    try:
        came.setblocking(False)
        came.send(text)
        came.shutdown(socket.SHUT_WR)
    except OSError:
        pass
    came.close()
