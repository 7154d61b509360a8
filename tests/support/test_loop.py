"""The event loop with simulated time: its waits and its failures."""

import asyncio

import pytest

from . import loop
from .loop import SimulatedTimeLoop, advance_time, run_until_idle, wait_until


def run(work: object) -> None:
    with asyncio.Runner(loop_factory=SimulatedTimeLoop) as runner:
        runner.run(work)  # type: ignore[arg-type]  # any coroutine


def test_a_timer_fires_exactly_at_its_simulated_time() -> None:
    woken: list[str] = []

    async def sleeper(name: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        woken.append(name)

    async def work() -> None:
        tasks = [asyncio.create_task(sleeper("hour", 3600)), asyncio.create_task(sleeper("minute", 60))]
        await advance_time(59.9)
        assert woken == []
        await advance_time(0.1)
        assert woken == ["minute"]
        await advance_time(86_400)
        assert woken == ["minute", "hour"]
        await asyncio.gather(*tasks)

    run(work())


def test_running_until_idle_runs_any_number_of_steps() -> None:
    async def work() -> None:
        done: list[int] = []

        async def steps() -> None:
            for number in range(500):
                await asyncio.sleep(0)
                done.append(number)

        task = asyncio.create_task(steps())
        await run_until_idle()
        assert len(done) == 500
        await task

    run(work())


def test_an_endless_loop_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "MAX_BUSY_ITERATIONS", 50)

    async def work() -> None:
        over: list[bool] = []

        async def spin() -> None:
            while not over:  # noqa: ASYNC110  the endless loop under test
                await asyncio.sleep(0)

        task = asyncio.create_task(spin())
        with pytest.raises(AssertionError, match="endless loop"):
            await run_until_idle()
        over.append(True)
        await task

    run(work())


def test_a_thread_is_waited_for_in_real_time() -> None:
    async def work() -> None:
        task = asyncio.create_task(asyncio.to_thread(sum, range(10**6)))
        await wait_until(task.done)
        assert task.result() == 499999500000

    run(work())


def test_waiting_for_a_condition_that_never_becomes_true_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "STUCK_TIMEOUT_S", 0.01)

    async def work() -> None:
        with pytest.raises(AssertionError, match="still false"):
            await wait_until(lambda: False)

    run(work())


def test_waiting_for_time_that_the_test_does_not_advance_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "STUCK_TIMEOUT_S", 0.01)
    with pytest.raises(AssertionError, match="does not advance"):
        run(asyncio.sleep(1))
