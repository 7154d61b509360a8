"""A worker's part in a queue group: one for each place it has free, so that questions go to who can begin at once.

Each part ends by itself with the first question that comes to it; the bus sees to that, so that none comes in vain.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from rivage.hosting.errors import BusError
from rivage.hosting.link import Link, Msg

QUEUE = "workers"
Hear = Callable[[Msg], Awaitable[None]]


class Group:
    """One kind of work, with so many places."""

    def __init__(self, link: Link, subject: str, places: int, hear: Hear) -> None:
        """`places`: how much is done at once; 0 for any number."""
        self._link = link
        self._subject = subject
        self._places = places
        self._hear = hear
        self._taken = 0
        self._closed = False
        self._parts: list[_Part] = []
        self._changing = asyncio.Lock()

    async def begin(self) -> None:
        """Take part.

        Raises:
            BusAway: when the bus is away.
        """
        async with self._changing:
            await self._follow()

    async def took(self) -> None:
        """A place is taken."""
        self._taken += 1
        await self.look()

    async def gave(self) -> None:
        """A place is free again."""
        self._taken -= 1
        await self.look()

    async def leave(self) -> None:
        """Take no more, ever; what has been sent already is still heard."""
        self._closed = True
        await self.look()

    async def look(self) -> None:
        """Take part as often as places are free; while the bus is away nothing changes, and it is looked at again later."""
        async with self._changing:
            if self._link.connected:
                with suppress(BusError, NatsError, OSError, TimeoutError):  # away in this very moment
                    await self._follow()

    async def _follow(self) -> None:
        while self._open() < self._wanted():
            part = _Part(self._hear, once=bool(self._places))
            self._parts.append(part)
            part.subscription = await self._link.subscribe(self._subject, part.hear, QUEUE, most=int(part.once))
        # One too many (a place was taken otherwise) stays: what comes by it waits, and nothing is lost on its way.
        while self._closed and self._parts:
            await self._parts.pop().leave()

    def _open(self) -> int:
        """How many parts still wait for something."""
        self._parts = [part for part in self._parts if not part.over]
        return len(self._parts)

    def _wanted(self) -> int:
        if self._closed:
            return 0
        return max(0, self._places - self._taken) if self._places else 1


class _Part:
    """One subscription."""

    def __init__(self, hear: Hear, *, once: bool) -> None:
        self._hear = hear
        self.once = once
        """Whether it ends with the first message."""
        self.subscription: Subscription | None = None
        self.over = False

    async def hear(self, msg: Msg) -> None:
        self.over = self.once
        await self._hear(msg)

    async def leave(self) -> None:
        if self.subscription is not None and not self.over:
            await self.subscription.drain()  # type: ignore[no-untyped-call]  # its neighbours have types
