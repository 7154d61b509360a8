import asyncio
import threading
import time

import pytest
from tests.physics.scenes import scene_of

from rivage.physics import Broken, NoSuchDomino, Push, Worker, simulate
from rivage.physics.samples import row


async def test_a_worker_gives_what_a_plain_call_gives() -> None:
    scene = scene_of(row(5, 20))
    with Worker() as worker:
        assert await worker.simulate(scene, Push(0)) == simulate(scene, Push(0))


async def test_the_event_loop_goes_on_meanwhile() -> None:
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


async def test_what_is_refused_is_refused_alike() -> None:
    with Worker() as worker:
        with pytest.raises(NoSuchDomino):
            await worker.simulate(scene_of(row(2, 20)), Push(7))
        assert len((await worker.simulate(scene_of(row(2, 20)), Push(0))).falls) == 2


class Crash(BaseException):
    """As a panic of the engine arrives."""


async def test_a_crash_is_told_and_the_next_call_works(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object, **__: object) -> None:
        raise Crash("entity out of bounds")

    with Worker() as worker:
        with monkeypatch.context() as broken:
            broken.setattr("rivage.physics.worker.simulate", crash)
            with pytest.raises(Broken, match="entity out of bounds"):
                await worker.simulate(scene_of(row(2, 20)), Push(0))
        assert len((await worker.simulate(scene_of(row(2, 20)), Push(0))).falls) == 2


async def test_work_is_done_one_after_the_other_in_the_order_it_was_asked_for() -> None:
    done: list[int] = []
    with Worker() as worker:
        await asyncio.gather(*[worker.run(lambda number=number: done.append(number)) for number in range(5)])  # type: ignore[misc]
    assert done == [0, 1, 2, 3, 4]


async def test_a_thread_that_has_died_is_replaced() -> None:
    with Worker(poll_interval_s=0.01) as worker:
        assert await worker.run(lambda: 1) == 1
        assert worker._thread is not None
        worker._thread.jobs.put(None)
        await asyncio.to_thread(worker._thread.join)
        assert await worker.run(lambda: 2) == 2


async def test_a_thread_that_dies_at_work_is_told_and_replaced() -> None:
    with Worker(poll_interval_s=0.01) as worker:
        await worker.run(int)
        assert worker._thread is not None
        worker._thread.jobs.put(None)
        with pytest.raises(Broken, match="lost"):
            await worker.run(lambda: 1)
        assert await worker.run(lambda: 2) == 2


async def test_a_simulation_that_does_not_end_is_left_behind_and_who_waited_is_told() -> None:
    hung = threading.Event()
    with Worker(timeout_s=0.05, poll_interval_s=0.01) as worker:
        stuck = asyncio.create_task(worker.run(hung.wait))
        await asyncio.sleep(0.02)
        behind = asyncio.create_task(worker.run(lambda: 1))
        with pytest.raises(Broken, match="did not come to an end"):
            await stuck
        with pytest.raises(Broken):
            await behind
        assert await worker.run(lambda: 2) == 2
    hung.set()


async def test_waiting_in_line_is_not_being_stuck() -> None:
    with Worker(timeout_s=0.2, poll_interval_s=0.01) as worker:
        assert await asyncio.gather(*[worker.run(lambda: time.sleep(0.05)) for _ in range(8)]) == [None] * 8


async def test_who_no_longer_waits_costs_no_work() -> None:
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


async def test_a_closed_worker_begins_nothing() -> None:
    worker = Worker()
    worker.close()
    with pytest.raises(Broken, match="no simulation is begun"):
        await worker.run(lambda: 1)
