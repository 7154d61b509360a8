"""Asking workers over the bus: whoever takes the question answers, and of whom nothing is heard it is asked anew."""

import asyncio
import itertools
import logging
from collections.abc import Sequence

import msgspec

from rivage.background import ThrottledLogger
from rivage.core import MessageError
from rivage.hosting.codec import Reader
from rivage.hosting.errors import BusError
from rivage.hosting.link import Link, Msg
from rivage.table.runtime import WorkerLost

from .errors import Unsendable
from .messages import LARGEST, Answered, Failed, Reply
from .protocol_version import edition

seldom = ThrottledLogger(logging.getLogger(__name__))

SILENCE = 0.8
"""Seconds without a word after which a worker is taken for dead."""
TRIES = 4
"""Workers a question may cost. The bus may choose one again of which it has not noticed yet that it is gone."""
PATIENCE = 90.0
"""Seconds after which a worker that says nothing but that it thinks is taken for stuck."""
NOBODY = b"503"
"""What the bus itself answers for a subject at which nobody listens."""


class NobodyThere(WorkerLost):
    """No worker took the question."""


class WorkFailed(Exception):
    """The work itself went wrong; whoever else is asked would say the same."""


class WorkStats(msgspec.Struct):
    """How asking over the bus goes, since the start."""

    asked: int = 0
    """Questions asked."""
    lost: int = 0
    """Times that a worker fell silent over one."""
    asked_again: int = 0
    """Times that a question was asked anew."""
    strange: int = 0
    """Messages that were none of ours."""


class Asker:
    """All questions of one process over one link; the answers come to a subject of its own."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.stats = WorkStats()
        self._inbox = link.new_inbox()
        self._numbers = itertools.count(1)
        self._waiting: dict[str, asyncio.Queue[Reply | None]] = {}
        """By the last word of the subject to which its answers come; None in it: nobody is there."""

    async def begin(self) -> None:
        """Listen for answers.

        Raises:
            BusAway: when the bus is away.
        """
        await self.link.subscribe(f"{self._inbox}.*", self._hear)

    async def ask(self, places: Sequence[str], data: bytes, *, patience: float = PATIENCE) -> bytes:
        """The body of the answer; asked at the first of these places where anybody listens.

        Raises:
            NobodyThere: when nobody listens at any of them.
            WorkerLost: when several workers fell silent, the one that answers had lost what it thought with, or the bus is away.
            WorkFailed: when the work itself went wrong.
            Unsendable: when it is too large for the bus.
        """
        if len(data) > LARGEST:
            raise Unsendable(f"{len(data)} bytes are more than the bus takes")
        word = str(next(self._numbers))
        heard = self._waiting[word] = asyncio.Queue()
        self.stats.asked += 1
        try:
            async with asyncio.timeout(patience):
                return await self._answer(places, f"{self._inbox}.{word}", data, heard)
        except TimeoutError:
            raise WorkerLost(f"a worker thought for {patience:.0f} s") from None
        except BusError as error:
            raise WorkerLost(str(error)) from error
        finally:
            del self._waiting[word]

    async def _answer(self, places: Sequence[str], reply: str, data: bytes, heard: "asyncio.Queue[Reply | None]") -> bytes:
        # One inbox for all tries: who was taken for dead and answers late is as welcome as who was asked instead.
        left, tries = list(places), 1
        await self._send(left.pop(0), data, reply)
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    said = await heard.get()
            except TimeoutError:
                self.stats.lost += 1
                if tries == TRIES:
                    raise WorkerLost("no worker was heard of again") from None
                tries += 1
                self.stats.asked_again += 1
                left = list(places)
                await self._send(left.pop(0), data, reply)
                continue
            match said:
                case None if left:
                    await self._send(left.pop(0), data, reply)
                case None:
                    raise NobodyThere("no worker is there")
                case Answered(body):
                    return body
                case Failed(text, lost):
                    raise WorkerLost(text) if lost else WorkFailed(text)

    async def _send(self, place: str, data: bytes, reply: str) -> None:
        await self.link.publish(self.link.subject("work", place, edition()), data, reply)

    async def _hear(self, msg: Msg) -> None:
        heard = self._waiting.get(msg.subject.rpartition(".")[2])
        if heard is None:
            return  # answered meanwhile by somebody else
        if not msg.data and (msg.headers or {}).get("Status", "").encode() == NOBODY:
            heard.put_nowait(None)
            return
        try:
            heard.put_nowait(_REPLY.read(msg.data))
        except MessageError:
            self.stats.strange += 1
            seldom.warning("strange", "an answer came over the bus that is none of ours (%d bytes)", len(msg.data))


_REPLY: Reader[Reply] = Reader(Reply)
