"""A bus within this process, on which anything can be lost: for time that is moved by hand."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, cast

from rivage.hosting.cluster.messages import ToAll, ToNode
from rivage.hosting.codec import Reader
from rivage.hosting.errors import BusAway
from rivage.hosting.link import Link

_letters: Reader[Any] = Reader(ToNode | ToAll)


@dataclass
class Heard:
    """One message."""

    subject: str
    data: bytes
    reply: str


class Ear:
    """Somebody who listens: one message after the other, as the real one does."""

    def __init__(self, hear: Callable[[Any], Awaitable[None]]) -> None:
        self.waiting: asyncio.Queue[Heard] = asyncio.Queue()
        self._hear = hear
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while True:
            await self._hear(await self.waiting.get())

    async def unsubscribe(self) -> None:
        self.task.cancel()


class Exchange:
    """The bus."""

    def __init__(self) -> None:
        self.ears: dict[str, list[Ear]] = {}
        self.said: list[tuple[str, bytes]] = []
        """All that was said, by subject."""
        self.loses: Callable[[Any], bool] = lambda _letter: False
        """Which letters get lost."""
        self._inboxes = 0

    def line(self) -> "Wire":
        """Another connection."""
        return Wire(self)

    def carry(self, subject: str, data: bytes, reply: str = "") -> None:
        """Bring a message to who listens."""
        self.said.append((subject, data))
        if reply or not subject.startswith("rivage.") or not self.loses(_letters.read(data)):
            for ear in self.ears.get(subject, ()):
                ear.waiting.put_nowait(Heard(subject, data, reply))

    def letters(self, kind: type | None = None, to: str = "") -> list[Any]:
        """All letters so far: of a kind, to one node."""
        read = [_letters.read(data) for subject, data in self.said if subject.startswith("rivage.") and subject.endswith(to)]
        return [each for each in read if kind is None or isinstance(each, kind)]

    def new_inbox(self) -> str:
        self._inboxes += 1
        return f"inbox.{self._inboxes}"

    def close(self) -> None:
        for ear in (ear for ears in self.ears.values() for ear in ears):
            ear.task.cancel()


class Wire:
    """One connection; takes the place of a `Link`."""

    cluster = "test"

    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange
        self.connected = True

    @property
    def link(self) -> Link:
        """What it takes the place of."""
        return cast(Link, self)

    def subject(self, *parts: str) -> str:
        return ".".join(("rivage", self.cluster, *parts))

    def away(self, reason: str = "") -> BusAway:
        return BusAway(f"away {reason}")

    async def publish(self, subject: str, data: bytes, reply: str = "") -> None:
        if not self.connected:
            raise self.away()
        self._exchange.carry(subject, data, reply)

    async def subscribe(self, subject: str, hear: Callable[[Any], Awaitable[None]]) -> Ear:
        ear = Ear(hear)
        self._exchange.ears.setdefault(subject, []).append(ear)
        return ear

    async def request(self, subject: str, data: bytes, wait: float) -> bytes:
        inbox = self._exchange.new_inbox()
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        async def hear(message: Heard) -> None:
            answer.set_result(message.data)

        ear = await self.subscribe(inbox, hear)
        try:
            await self.publish(subject, data, inbox)
            async with asyncio.timeout(wait):
                return await answer
        except TimeoutError:
            raise self.away("no answer") from None
        finally:
            await ear.unsubscribe()
