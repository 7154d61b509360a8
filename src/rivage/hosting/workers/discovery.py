"""Which workers are there: each says so every second, and who says nothing for a while is gone."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from rivage.background import ThrottledLogger
from rivage.core import MessageError
from rivage.hosting.codec import Reader
from rivage.hosting.errors import BusError
from rivage.hosting.link import Link, Msg

from .messages import HERE, WHO, Here
from .protocol_version import edition

seldom = ThrottledLogger(logging.getLogger(__name__))

SAY_EVERY = 1.0
"""Seconds after which a worker says again that it is there."""
GONE_AFTER = 3.5
"""Seconds of silence after which it is taken for gone."""
MOST = 4096
"""Places to think that are counted at most."""


class WorkersSeen:
    """The workers of this edition, as far as they were heard of."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._seen: dict[str, tuple[int, float]] = {}
        """Slots of each worker, and when it was heard last."""
        self._told = 0
        self._listeners: list[Callable[[int], None]] = []
        self.strange = 0
        """Messages that were none of ours."""

    async def begin(self) -> None:
        """Listen, and ask who is there.

        Raises:
            BusAway: when the bus is away.
        """
        self._loop = asyncio.get_running_loop()
        await self._link.subscribe(self._link.subject("work", HERE), self._hear)
        self._link.on_change(self._bus_changed)
        await self._link.publish(self._link.subject("work", WHO), b"")
        self._timer = self._loop.call_later(SAY_EVERY, self._look)

    def on_change(self, listener: Callable[[int], None]) -> None:
        """Call `listener` with the number of slots whenever it changes."""
        self._listeners.append(listener)

    @property
    def workers(self) -> int:
        """How many are there."""
        return len(self._seen)

    @property
    def slots(self) -> int:
        """How many questions they think about at once."""
        return min(MOST, sum(slots for slots, _ in self._seen.values()))

    def close(self) -> None:
        """Look no more."""
        self._timer.cancel()

    async def _hear(self, msg: Msg) -> None:
        here = None
        with suppress(MessageError):
            here = _HERE.read(msg.data)
        if here is None or here.slots < 0:
            self.strange += 1
            seldom.warning(
                "strange", "something was said on the bus where workers say that they are there (%d bytes)", len(msg.data)
            )
        elif here.edition != edition():
            seldom.warning(
                "edition", "a worker of rivage %s is not asked: it has another version, or other games", here.version[:40]
            )
        elif here.slots:
            self._seen[here.worker] = (here.slots, self._loop.time())
        else:
            self._seen.pop(here.worker, None)
        self._tell()

    def _look(self) -> None:
        late = self._loop.time() - GONE_AFTER
        self._seen = {worker: seen for worker, seen in self._seen.items() if seen[1] > late}
        self._tell()
        self._timer = self._loop.call_later(SAY_EVERY, self._look)

    def _bus_changed(self, back: bool) -> None:
        if not back:
            # Nobody can be asked, so nobody is there; who waits in line waits on.
            self._seen.clear()
            self._tell()
        else:
            self._asking = self._loop.create_task(self._ask_who())

    async def _ask_who(self) -> None:
        with suppress(BusError):  # away again: they say so by themselves
            await self._link.publish(self._link.subject("work", WHO), b"")

    def _tell(self) -> None:
        if self.slots != self._told:
            self._told = self.slots
            for listener in self._listeners:
                listener(self.slots)


_HERE: Reader[Here] = Reader(Here)
