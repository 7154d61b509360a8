"""The loop of the tests themselves: what it waits for, and how it fails."""

import asyncio

import pytest

from . import loop
from .loop import HandLoop, pass_time, settle, until


def run(work: object) -> None:
    with asyncio.Runner(loop_factory=HandLoop) as runner:
        runner.run(work)  # type: ignore[arg-type]  # any coroutine


def test_nothing_wakes_before_its_time_and_everything_at_it() -> None:
    woken: list[str] = []

    async def sleeper(name: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        woken.append(name)

    async def work() -> None:
        tasks = [asyncio.create_task(sleeper("hour", 3600)), asyncio.create_task(sleeper("minute", 60))]
        await pass_time(59.9)
        assert woken == []
        await pass_time(0.1)
        assert woken == ["minute"]
        await pass_time(86_400)
        assert woken == ["minute", "hour"]
        await asyncio.gather(*tasks)

    run(work())


def test_settling_waits_for_all_that_needs_no_time_however_many_steps_it_takes() -> None:
    async def work() -> None:
        done: list[int] = []

        async def steps() -> None:
            for number in range(500):
                await asyncio.sleep(0)
                done.append(number)

        task = asyncio.create_task(steps())
        await settle()
        assert len(done) == 500
        await task

    run(work())


def test_what_never_comes_to_rest_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "RESTLESS_AFTER", 50)

    async def work() -> None:
        over: list[bool] = []

        async def circles() -> None:
            while not over:  # noqa: ASYNC110  that is what is tried
                await asyncio.sleep(0)

        task = asyncio.create_task(circles())
        with pytest.raises(AssertionError, match="circles"):
            await settle()
        over.append(True)
        await task

    run(work())


def test_a_thread_is_waited_for_in_real_time() -> None:
    async def work() -> None:
        task = asyncio.create_task(asyncio.to_thread(sum, range(10**6)))
        await until(task.done)
        assert task.result() == 499999500000

    run(work())


def test_waiting_for_what_never_happens_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "STUCK_AFTER", 0.01)

    async def work() -> None:
        with pytest.raises(AssertionError, match="has not happened"):
            await until(lambda: False)

    run(work())


def test_waiting_for_time_that_nobody_moves_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "STUCK_AFTER", 0.01)
    with pytest.raises(AssertionError, match="nobody moves"):
        run(asyncio.sleep(1))
