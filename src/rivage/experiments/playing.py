"""Playing the matches of an experiment, as many at once as there are slots for."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

from rivage.table.runtime import BotWorker, WorkerLost, stop_all

from .errors import MatchFailed
from .match import Job, Result, play

MATCH_TIMEOUT_S = 3600.0
"""Seconds after which a match is taken for stuck."""
POLL_INTERVAL_S = 0.5
"""Seconds between two looks at how many slots there are."""
MAX_TRIES = 3
"""Processes a match may cost before it is taken for one that cannot be played."""


class MatchSlots(Protocol):
    """Where matches are played."""

    @property
    def count(self) -> int:
        """How many can be played at once just now."""
        ...

    async def play(self, job: Job) -> Result:
        """What came of a match.

        Raises:
            MatchFailed: when it cannot be played.
        """
        ...


async def play_all(jobs: Iterable[Job], slots: MatchSlots, played: Callable[[Result], None]) -> None:
    """Play all matches; `played` hears of each when it is over, in the order in which they end.

    Raises:
        MatchFailed: when one cannot be played; those that are being played are given up.
    """
    left = iter(jobs)
    job = next(left, None)
    playing: set[asyncio.Task[Result]] = set()
    try:
        while job is not None or playing:
            while job is not None and len(playing) < slots.count:
                playing.add(asyncio.create_task(slots.play(job)))
                job = next(left, None)
            if not playing:
                await asyncio.sleep(POLL_INTERVAL_S)
                continue
            done, playing = await asyncio.wait(playing, timeout=POLL_INTERVAL_S, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                played(task.result())
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


class LocalSlots:
    """Processes of this machine."""

    def __init__(self, count: int, work: Callable[[Job], Result] = play) -> None:
        """`count`: how many; `work` is found by its name in the process."""
        self.count = count
        self._work = work
        self._workers = [BotWorker(MATCH_TIMEOUT_S) for _ in range(count)]
        self._free = asyncio.Queue[BotWorker]()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def play(self, job: Job) -> Result:
        """What came of a match, played when a process is free; if it is lost, in another one.

        Raises:
            MatchFailed: when several were lost over it, or it cannot be played.
        """
        worker = await self._free.get()
        try:
            return await self._play(worker, job)
        finally:
            self._free.put_nowait(worker)

    async def _play(self, worker: BotWorker, job: Job) -> Result:
        lost: Exception | None = None
        for _ in range(MAX_TRIES):
            try:
                result: Result = (await worker.run(self._work, job))[0]
                return result
            except WorkerLost as loss:
                lost = loss
            except Exception as error:
                raise MatchFailed(job.number, job.seed, f"{type(error).__name__}: {error}") from error
        raise MatchFailed(job.number, job.seed, f"its process was lost ({lost})")

    def close(self) -> None:
        """Let all processes go, also those that play."""
        stop_all(self._workers)
