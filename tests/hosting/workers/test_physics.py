"""Physics on other machines, and here when nobody answers for it."""

from typing import Any

import pytest
from msgspec.structs import replace

from rivage.core import Options, Simulated
from rivage.games.aya import GAME
from rivage.hosting.simulator import TableSimulator
from rivage.hosting.workers import physics
from rivage.hosting.workers.client import Asker
from rivage.hosting.workers.physics import BusSimulator
from rivage.hosting.workers.worker import BusWorker
from rivage.physics import Broken

from .conftest import Opens
from .fakes import FakeSimulator


def state(pushes: int) -> Any:
    return replace(GAME.initial(2, Options()), pushes=pushes)


@pytest.mark.usefixtures("fakes")
async def test_a_worker_answers_and_without_one_it_is_simulated_here(links: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    physics.seldom.reset()

    async def here(self: object, game: str, state: Any) -> Simulated:
        return Simulated("here", b"", 0.0)

    monkeypatch.setattr(TableSimulator, "answer", here)
    worker = BusWorker(await links(), 1)
    await worker.begin()
    asker = Asker(await links())
    await asker.begin()
    simulator = BusSimulator(asker)
    assert simulator.knows("aya")
    assert await simulator.answer("aya", state(1)) == Simulated("fell 1", b"motion", 2.5)
    there = worker._simulator
    assert isinstance(there, FakeSimulator)
    assert there.states == [state(1)]
    with pytest.raises(Broken, match="it broke"):
        await simulator.answer("aya", state(2))
    await worker.finish()
    assert (await simulator.answer("aya", state(1))).action == "here"
    simulator.close()
