"""A worker's part in a queue group: it takes part while it has a place free, so that questions go to who can begin at once."""

import asyncio
from collections.abc import Awaitable, Callable

from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from rivage.bus.errors import BusError
from rivage.bus.link import Link, Msg

QUEUE = "workers"


class Group:
    """One kind of work, with so many places."""

    def __init__(self, link: Link, subject: str, places: int, hear: Callable[[Msg], Awaitable[None]]) -> None:
        """`places`: how much is done at once; 0 for any number."""
        self._link = link
        self._subject = subject
        self._places = places
        self._hear = hear
        self._taken = 0
        self._closed = False
        self._part: Subscription | None = None
        self._changing = asyncio.Lock()

    async def begin(self) -> None:
        """Take part.

        Raises:
            BusAway: when the bus is away.
        """
        await self._change(careful=False)

    async def took(self) -> None:
        """A place is taken."""
        self._taken += 1
        await self._change()

    async def gave(self) -> None:
        """A place is free again."""
        self._taken -= 1
        await self._change()

    async def look(self) -> None:
        """Take part again, if that failed while the bus was away."""
        await self._change()

    async def leave(self) -> None:
        """Take no more, ever; what has been sent already is still heard."""
        self._closed = True
        await self._change()

    async def _change(self, *, careful: bool = True) -> None:
        async with self._changing:
            wanted = not self._closed and (not self._places or self._taken < self._places)
            try:
                if wanted and self._part is None and (self._link.connected or not careful):
                    self._part = await self._link.subscribe(self._subject, self._hear, QUEUE)
                elif not wanted and self._part is not None:
                    part, self._part = self._part, None
                    # Drained: what is on its way to us would otherwise be lost, and missed only after a silence.
                    await part.drain()  # type: ignore[no-untyped-call]  # its neighbours have types
            except (BusError, NatsError, OSError, TimeoutError):
                if not careful:
                    raise
