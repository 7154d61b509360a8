import asyncio

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
