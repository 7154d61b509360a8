"""The simulator, which runs in one thread for all tables and workshops."""

import json
from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from tests.games.aya.play import begun, does, placed, toppling

from rivage.core import GameError
from rivage.games.aya.state import AyaState
from rivage.hosting.simulator import TableSimulator
from rivage.physics import SimulationFailed
from rivage.physics.worker import Worker
from rivage.registry import simulate

T = TypeVar("T")


def pushed() -> AyaState:
    """A row of three dominoes, the first just pushed."""
    return does(toppling(placed(begun(1), "-10,0,0", "10,0,0", "30,0,0")), 0, "push 1")


@pytest.fixture
def simulator() -> Iterator[TableSimulator]:
    found = TableSimulator()
    yield found
    found.close()


async def test_a_table_is_simulated_in_a_thread(simulator: TableSimulator) -> None:
    assert await simulator.answer("aya", pushed()) == simulate("aya", pushed())


async def test_only_games_with_physics_are_simulated(simulator: TableSimulator) -> None:
    assert [simulator.knows(game) for game in ("aya", "deep-river")] == [True, False]
    with pytest.raises(SimulationFailed, match="'deep-river' has no physics"):
        await simulator.answer("deep-river", None)


async def test_the_simulator_works_again_after_a_crash(simulator: TableSimulator, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("rivage.physics.aya.simulate", lambda *_: 1 / 0)
        with pytest.raises(SimulationFailed, match="ZeroDivisionError"):
            await simulator.answer("aya", pushed())
    assert (await simulator.answer("aya", pushed())).action.startswith("rest 1:")


# The workshop.

BENCH = {"dominoes": [{"kind": "forest", "x": x, "y": 0, "heading": 0} for x in (0, 20, 40)], "pushes": [1]}


async def test_a_workshop_table_is_parsed_and_simulated(simulator: TableSimulator) -> None:
    assert [simulator.has_workshop(game) for game in ("aya", "deep-river")] == [True, False]
    toppled = await simulator.topple("aya", simulator.workbench("aya", json.dumps(BENCH).encode()))
    assert (toppled.fell, toppled.stands) == ((1, 2, 3), 0)


def test_an_invalid_workshop_table_is_refused(simulator: TableSimulator) -> None:
    with pytest.raises(GameError):
        simulator.workbench("aya", b"{")


# One thread for everything.


class Counting(Worker):
    """A worker that runs jobs at once and counts them."""

    runs = 0

    async def run(self, work: Callable[[], T]) -> T:
        self.runs += 1
        return work()


async def test_all_tables_and_the_workshop_share_one_thread() -> None:
    worker = Counting()
    simulator = TableSimulator(worker)
    await simulator.answer("aya", pushed())
    await simulator.topple("aya", simulator.workbench("aya", json.dumps(BENCH).encode()))
    assert worker.runs == 2


async def test_a_closed_simulator_starts_no_simulation() -> None:
    simulator = TableSimulator()
    simulator.close()
    with pytest.raises(SimulationFailed):
        await simulator.answer("aya", pushed())
