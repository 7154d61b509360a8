"""Letters on their way out: in order for each node, and what many tabs are told put into one.

A keeper tells each tab as if it were its own; those at the same node that are told the same share the very bytes, and so one
letter carries them once.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from rivage.hosting.errors import BusError
from rivage.hosting.link import Link

from .messages import Tell, write

logger = logging.getLogger(__name__)

AT_ONCE = 256 * 1024
"""Bytes of messages in one letter; the bus takes a megabyte."""
MOST_WAITING = 64 * 2**20
"""Bytes that may wait for the bus; beyond, whoever was to be told is sent to come back."""
CLOSE = 2.0
"""Seconds for what waits at the end."""
REMIND = 1.0
"""Seconds without another letter after which one follows that tells nobody anything: by it the loss of the last is noticed."""
REMIND_AGAIN = 5.0
"""Seconds after which another follows, as long as anybody sits there: it may have been lost as well."""

LAGS_FOR = 0.5
"""Seconds for which a tab of another node takes little in after that node has said so."""


class Post:
    """Sends letters, one after the other."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._bytes = 0
        self._awake = asyncio.Event()
        self._done = asyncio.Event()
        """Nothing waits."""
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self.dropped = 0
        """Letters that were thrown away, as the bus was away or too slow."""

    def send(self, subject: str, data: bytes) -> bool:
        """Let a letter go out after those before it; False when too many wait or we have closed, and it is thrown away."""
        if self._closed:
            return False
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._send_for_ever())
        if self._bytes > MOST_WAITING:
            self.dropped += 1
            return False
        self._waiting.append((subject, data))
        self._bytes += len(data)
        self._done.clear()
        self._awake.set()
        return True

    async def close(self) -> None:
        """Send what waits, then no more."""
        self._closed = True
        if self._waiting and self._link.connected:
            with suppress(TimeoutError):
                async with asyncio.timeout(CLOSE):
                    await self._done.wait()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _send_for_ever(self) -> None:
        while True:
            while self._waiting:
                subject, data = self._waiting[0]
                try:
                    await self._link.publish(subject, data)
                except BusError as error:
                    self.dropped += 1
                    logger.debug("a letter was lost: %s", error)
                self._waiting.popleft()
                self._bytes -= len(data)
            self._awake.clear()
            self._done.set()
            await self._awake.wait()


class Telling:
    """What the tabs of one other node are told from here."""

    def __init__(self, writer: str, send: Callable[[bytes], bool], tabs: Callable[[], tuple[int, ...]] = tuple) -> None:
        """`writer` is this node; `send` lets a letter go to the other; `tabs` are those that sit at tables here."""
        self._writer = writer
        self._send = send
        self._tabs = tabs
        self.number = 0
        """Letters that were made so far."""
        self._messages: list[tuple[list[int], bytes]] = []
        self._at: dict[int, int] = {}
        """The last message for each tab: none goes before it."""
        self._bytes = 0
        self._lagging: frozenset[int] = frozenset()
        self._lagging_until = 0.0
        """Until when those tabs are taken to lag, unless it is said again."""
        self._soon = False
        self._reminder: asyncio.TimerHandle | None = None

    def close(self) -> None:
        """Tell nothing any more, whoever still tries to: the other node is gone, or the letters to it are counted anew."""
        self._send = lambda _data: False
        if self._reminder is not None:
            self._reminder.cancel()

    def tell(self, tab: int, data: bytes) -> None:
        """Let a tab be told something; in this moment's letter, with all others that are told the same."""
        place = self._find(data)
        if place is None or place <= self._at.get(tab, -1):
            place = len(self._messages)
            self._messages.append(([tab], data))
            self._bytes += len(data)
        else:
            self._messages[place][0].append(tab)
        self._at[tab] = place
        if self._bytes >= AT_ONCE:
            self._flush()
        elif not self._soon:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._flush)

    def lag(self, tabs: tuple[int, ...]) -> None:
        """The other node says that these of its tabs take little in, and no others."""
        self._lagging = frozenset(tabs)
        self._lagging_until = asyncio.get_running_loop().time() + LAGS_FOR

    def lags(self, tab: int) -> bool:
        """Whether a tab has not taken in what it was sent before."""
        return tab in self._lagging and asyncio.get_running_loop().time() < self._lagging_until

    def _find(self, data: bytes) -> int | None:
        """Where the very same bytes are on their way already; the last few are looked at."""
        last = len(self._messages)
        for place in range(last - 1, max(last - 9, -1), -1):
            if self._messages[place][1] is data:
                return place
        return None

    def _flush(self) -> None:
        self._soon = False
        if not self._messages:
            return
        messages = tuple((tuple(tabs), data) for tabs, data in self._messages)
        self._messages, self._at, self._bytes = [], {}, 0
        self._write(messages)
        self._remind_in(REMIND)

    def _write(self, messages: tuple[tuple[tuple[int, ...], bytes], ...], tabs: tuple[int, ...] | None = None) -> None:
        self.number += 1
        # A letter that is not sent leaves a gap, which the other node notices at the next one.
        self._send(write(Tell(self._writer, self.number, messages, tabs)))

    def _remind_in(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        # One that comes too early just waits again; so most letters leave it alone.
        if self._reminder is not None and self._reminder.when() <= loop.time() + seconds:
            return
        if self._reminder is not None:
            self._reminder.cancel()
        self._reminder = loop.call_later(seconds, self._remind, self.number)

    def _remind(self, number: int) -> None:
        """Let a letter follow that says who sits here, if that one is still the last."""
        self._reminder = None
        if number != self.number:
            self._remind_in(REMIND)
            return
        tabs = self._tabs()
        self._write((), tabs)
        if tabs:
            self._remind_in(REMIND_AGAIN)


class RemoteTab:
    """A tab that ends at another node, as the table here sees it."""

    __slots__ = ("_close", "_telling", "number", "player")

    def __init__(self, number: int, player: str, telling: Telling, close: Callable[[int], None]) -> None:
        self.number = number
        self.player = player
        self._telling = telling
        self._close = close

    @property
    def lags(self) -> bool:
        """See `Subscriber.lags`: the node where its line ends knows."""
        return self._telling.lags(self.number)

    def send(self, data: bytes) -> None:
        """See `Subscriber.send`."""
        self._telling.tell(self.number, data)

    def close(self, code: int, reason: str) -> None:
        """The table goes: let the browser come back."""
        del code, reason
        self._close(self.number)
