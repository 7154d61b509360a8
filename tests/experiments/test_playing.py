"""Playing matches in parallel slots and in local processes."""

import asyncio
import os
from collections import defaultdict
from pathlib import Path

import pytest

from rivage.experiments import playing
from rivage.experiments.errors import MatchFailed
from rivage.experiments.match import Job, Result
from rivage.experiments.playing import LocalSlots, play_all


def result(job: Job) -> Result:
    return Result(job.number, job.seed, job.bots, "won", (1.0,), (0,), 1)


class ManualSlots:
    """Slots whose matches end when the test sets their results."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.playing: dict[int, asyncio.Future[Result]] = {}
        self.started: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)

    async def play(self, job: Job) -> Result:
        self.playing[job.number] = asyncio.get_running_loop().create_future()
        self.started[job.number].set()
        try:
            return await self.playing[job.number]
        finally:
            del self.playing[job.number]


def jobs(count: int) -> list[Job]:
    return [Job(number, "nim", ("a",), number) for number in range(count)]


async def run_event_loop() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_as_many_matches_run_in_parallel_as_there_are_slots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "POLL_INTERVAL_S", 0.01)
    slots, played = ManualSlots(2), list[Result]()
    all_played = asyncio.create_task(play_all(jobs(4), slots, played.append))
    await run_event_loop()
    assert set(slots.playing) == {0, 1}
    slots.playing[1].set_result(result(jobs(4)[1]))
    await run_event_loop()
    assert set(slots.playing) == {0, 2}
    assert [result.match for result in played] == [1]
    slots.count = 3
    async with asyncio.timeout(20):
        await slots.started[3].wait()
    assert set(slots.playing) == {0, 2, 3}
    for number, future in list(slots.playing.items()):
        future.set_result(result(jobs(4)[number]))
    await all_played
    assert sorted(result.match for result in played) == [0, 1, 2, 3]


async def test_a_match_that_fails_cancels_the_others() -> None:
    slots = ManualSlots(2)
    all_played = asyncio.create_task(play_all(jobs(4), slots, lambda _: None))
    await run_event_loop()
    slots.playing[0].set_exception(MatchFailed(0, 0, "why"))
    with pytest.raises(MatchFailed):
        await all_played
    assert slots.playing == {}


def work(job: Job) -> Result:
    """Runs in a process. The `game` of the job selects the behaviour."""
    match job.game:
        case "err":
            raise LookupError("no idea")
        case "die once" if not Path(job.bots[0]).exists():
            Path(job.bots[0]).touch()
            os._exit(1)
    return result(job)


async def test_a_match_is_retried_after_a_lost_process_and_errors_are_reported(tmp_path: Path) -> None:
    slots = LocalSlots(1, work)
    try:
        once = Job(1, "die once", (str(tmp_path / "died"),), 9)
        assert await slots.play(once) == result(once)
        with pytest.raises(MatchFailed, match=r"match 2 \(seed 9\) could not be played: LookupError: no idea"):
            await slots.play(Job(2, "err", (), 9))
    finally:
        slots.close()
