"""Matches of an experiment, played by all workers of the bus."""

import asyncio
import logging
from contextlib import suppress

from rivage.background import ThrottledLogger
from rivage.core import MessageError
from rivage.experiments import MATCH_PATIENCE, Job, MatchFailed, Result
from rivage.hosting.codec import Reader, pack
from rivage.table.runtime import WorkerLost

from .client import Asker, NobodyThere, WorkFailed
from .discovery import WorkersSeen
from .errors import NoWorkers
from .messages import MATCHES, AskMatch

seldom = ThrottledLogger(logging.getLogger(__name__))

FIRST_LOOK = 3.0
"""Seconds in which the first worker must have been heard of."""
COME_AGAIN = 0.3
"""Seconds after which a match is offered again that nobody had a place for."""
MOST_LOST = 3
"""How often a match may lose its worker before it is taken for one that cannot be played."""


class BusPlaces:
    """As many at once as the workers have places for."""

    def __init__(self, asker: Asker, seen: WorkersSeen) -> None:
        self._asker = asker
        self._seen = seen
        seen.on_change(self._count)

    def _count(self, slots: int) -> None:
        # Of a bus that is away the link tells.
        if not slots and self._asker.link.connected:
            seldom.warning("nobody", "no worker of this version is on the bus any more: matches wait until there is one")

    @property
    def count(self) -> int:
        """How many can be played at once."""
        return self._seen.slots

    async def ready(self) -> None:
        """Returns when there is a worker.

        Raises:
            NoWorkers: when there is none for a while.
        """
        found = asyncio.Event()
        self._seen.on_change(lambda slots: found.set() if slots else None)
        try:
            async with asyncio.timeout(FIRST_LOOK):
                while not self._seen.slots:
                    await found.wait()
        except TimeoutError:
            where = self._asker.link
            raise NoWorkers(
                f"No worker of this version is at {where.where} in the cluster {where.cluster!r}. Start one with `rivage work`."
            ) from None

    async def play(self, job: Job) -> Result:
        """What came of a match; if its worker dies, another plays it from the beginning.

        Raises:
            MatchFailed: when it cannot be played, or too many workers were lost over it.
        """
        data, losses = pack(AskMatch(job)), 0
        while True:
            try:
                body = await self._asker.ask((MATCHES,), data, patience=MATCH_PATIENCE)
            except NobodyThere:
                await asyncio.sleep(COME_AGAIN)
                continue
            except WorkFailed as error:
                raise MatchFailed(job.number, job.seed, str(error)) from error
            except WorkerLost as loss:
                # While the bus is away nobody can be blamed.
                losses += self._asker.link.connected
                if losses == MOST_LOST:
                    raise MatchFailed(job.number, job.seed, f"its worker was lost ({loss})") from loss
                await asyncio.sleep(COME_AGAIN)
                continue
            with suppress(MessageError):
                result = _RESULT.read(body)
                if result.match == job.number:
                    return result
            raise MatchFailed(job.number, job.seed, "the answer of a worker could not be read")


_RESULT: Reader[Result] = Reader(Result)
