import asyncio
import threading
import time

import pytest
from tests.physics.scenes import scene_of

from rivage.physics import NoSuchDomino, Push, SimulationFailed, Worker, simulate
from rivage.physics.samples import row


async def test_a_worker_returns_the_same_motion_as_a_direct_call() -> None:
    scene = scene_of(row(5, 20))
    with Worker() as worker:
        assert await worker.simulate(scene, Push(0)) == simulate(scene, Push(0))


async def test_the_event_loop_runs_during_a_simulation() -> None:
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0.001)

    with Worker() as worker:
        counting = asyncio.create_task(count())
        await worker.simulate(scene_of(row(20, 20)), Push(0))
        counting.cancel()
    assert turns > 3


async def test_an_invalid_push_is_refused_as_in_a_direct_call() -> None:
    with Worker() as worker:
        with pytest.raises(NoSuchDomino):
            await worker.simulate(scene_of(row(2, 20)), Push(7))
        assert len((await worker.simulate(scene_of(row(2, 20)), Push(0))).falls) == 2


class Crash(BaseException):
    """An exception like those that Python raises for a panic in the engine."""


async def test_a_crash_raises_an_error_and_the_next_call_works(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object, **__: object) -> None:
        raise Crash("entity out of bounds")

    with Worker() as worker:
        with monkeypatch.context() as patch:
            patch.setattr("rivage.physics.worker.simulate", crash)
            with pytest.raises(SimulationFailed, match="entity out of bounds"):
                await worker.simulate(scene_of(row(2, 20)), Push(0))
        assert len((await worker.simulate(scene_of(row(2, 20)), Push(0))).falls) == 2


async def test_jobs_run_one_after_the_other_in_the_order_of_their_calls() -> None:
    done: list[int] = []
    with Worker() as worker:
        await asyncio.gather(*[worker.run(lambda number=number: done.append(number)) for number in range(5)])  # type: ignore[misc]
    assert done == [0, 1, 2, 3, 4]


async def test_a_dead_thread_is_replaced() -> None:
    with Worker(poll_interval_s=0.01) as worker:
        assert await worker.run(lambda: 1) == 1
        assert worker._thread is not None
        worker._thread.jobs.put(None)
        await asyncio.to_thread(worker._thread.join)
        assert await worker.run(lambda: 2) == 2


async def test_a_thread_that_dies_with_a_job_raises_an_error_and_is_replaced() -> None:
    with Worker(poll_interval_s=0.01) as worker:
        await worker.run(int)
        assert worker._thread is not None
        worker._thread.jobs.put(None)
        with pytest.raises(SimulationFailed, match="died"):
            await worker.run(lambda: 1)
        assert await worker.run(lambda: 2) == 2


async def test_a_hanging_simulation_is_abandoned_and_its_callers_get_an_error() -> None:
    hung = threading.Event()
    with Worker(timeout_s=0.05, poll_interval_s=0.01) as worker:
        stuck = asyncio.create_task(worker.run(hung.wait))
        await asyncio.sleep(0.02)
        behind = asyncio.create_task(worker.run(lambda: 1))
        with pytest.raises(SimulationFailed, match="timed out"):
            await stuck
        with pytest.raises(SimulationFailed):
            await behind
        assert await worker.run(lambda: 2) == 2
    hung.set()


async def test_a_queued_job_does_not_count_as_stuck() -> None:
    with Worker(timeout_s=0.2, poll_interval_s=0.01) as worker:
        assert await asyncio.gather(*[worker.run(lambda: time.sleep(0.05)) for _ in range(8)]) == [None] * 8


async def test_a_cancelled_job_does_not_run() -> None:
    gate, done = threading.Event(), []
    with Worker(poll_interval_s=0.01) as worker:
        first = asyncio.create_task(worker.run(gate.wait))
        second = asyncio.create_task(worker.run(lambda: done.append(2)))
        await asyncio.sleep(0.02)
        second.cancel()
        await asyncio.sleep(0.02)
        gate.set()
        await first
        await worker.run(lambda: done.append(3))
    assert done == [3]


async def test_a_closed_worker_refuses_jobs() -> None:
    worker = Worker()
    worker.close()
    with pytest.raises(SimulationFailed, match="is closed"):
        await worker.run(lambda: 1)
