"""Plays the matches of an experiment in parallel, one in each slot."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

from rivage.table.runtime import BotWorker, WorkerLost, stop_all

from .errors import MatchFailed
from .match import Job, Result, play

MATCH_TIMEOUT_S = 3600.0
"""Seconds after which a match is considered stuck."""
POLL_INTERVAL_S = 0.5
"""Seconds between two polls of the number of slots."""
MAX_ATTEMPTS = 3
"""Attempts to play a match whose process was lost, before the match fails."""


class MatchSlots(Protocol):
    """Plays matches in a number of parallel slots, in local processes or on workers."""

    @property
    def count(self) -> int:
        """The current number of slots. It may change."""
        ...

    async def play(self, job: Job) -> Result:
        """Play a match and return its result.

        Raises:
            MatchFailed: when it cannot be played.
        """
        ...


async def play_all(jobs: Iterable[Job], slots: MatchSlots, played: Callable[[Result], None]) -> None:
    """Play all matches, and call `played` with the result of each when it ends.

    Raises:
        MatchFailed: when a match cannot be played. The running matches are cancelled.
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
    """Plays matches in processes of this machine."""

    def __init__(self, count: int, work: Callable[[Job], Result] = play) -> None:
        """Start `count` processes. `work` must be importable there by its name."""
        self.count = count
        self._work = work
        self._workers = [BotWorker(MATCH_TIMEOUT_S) for _ in range(count)]
        self._idle = asyncio.Queue[BotWorker]()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def play(self, job: Job) -> Result:
        """Play a match when a process is free. If the process is lost, the match is retried.

        Raises:
            MatchFailed: when it cannot be played, or `MAX_ATTEMPTS` processes were lost.
        """
        worker = await self._idle.get()
        try:
            return await self._play(worker, job)
        finally:
            self._idle.put_nowait(worker)

    async def _play(self, worker: BotWorker, job: Job) -> Result:
        lost: Exception | None = None
        for _ in range(MAX_ATTEMPTS):
            try:
                result: Result = (await worker.run(self._work, job))[0]
                return result
            except WorkerLost as loss:
                lost = loss
            except Exception as error:
                raise MatchFailed(job.number, job.seed, f"{type(error).__name__}: {error}") from error
        raise MatchFailed(job.number, job.seed, f"its process was lost ({lost})")

    def close(self) -> None:
        """Terminate all processes of this machine's slots, including busy ones."""
        stop_all(self._workers)
