"""Physics for the tables of a house, by the name of the game."""

import json
from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from tests.games.aya.play import begun, does, placed, toppling

from rivage.core import CHANCE, GameError
from rivage.games.aya import GAME
from rivage.games.aya.state import AyaState
from rivage.physics import Broken
from rivage.physics.aya import answer, scene_of
from rivage.physics.tables import TableSimulator, ends_so, simulated
from rivage.physics.trajectory import decode
from rivage.physics.worker import Worker

T = TypeVar("T")


def pushed() -> AyaState:
    """A row of three, the first just pushed."""
    return does(toppling(placed(begun(1), "-10,0,0", "10,0,0", "30,0,0")), 0, "push 1")


@pytest.fixture
def simulator() -> Iterator[TableSimulator]:
    found = TableSimulator()
    yield found
    found.close()


def test_an_answer_is_ready_for_the_log() -> None:
    state = pushed()
    said = simulated("aya", state)
    assert said.action == GAME.format_action(answer(state).action)
    assert said.seconds > 0.3
    assert decode(said.trajectory, scene_of(state).bodies).final


def test_a_recorded_motion_ends_where_its_action_says_and_no_other() -> None:
    state = pushed()
    said = simulated("aya", state)
    assert ends_so("aya", state, said.action, said.trajectory)
    assert not ends_so("aya", state, "rest", said.trajectory)
    assert not ends_so("aya", state, "fell 1,2,3", said.trajectory)
    with pytest.raises(ValueError, match=r"."):
        ends_so("aya", state, said.action, said.trajectory[:5])


def test_without_any_motion_nothing_may_have_moved() -> None:
    assert ends_so("aya", pushed(), "rest", b"")
    assert not ends_so("aya", pushed(), "fell 1", b"")


async def test_tables_are_answered_away_from_the_event_loop(simulator: TableSimulator) -> None:
    assert await simulator.answer("aya", pushed()) == simulated("aya", pushed())
    assert GAME.parse_action(simulator.unmoved("aya")) in GAME.legal_actions(pushed(), CHANCE)


async def test_a_game_in_which_nothing_moves_is_no_matter_for_physics(simulator: TableSimulator) -> None:
    assert [simulator.knows(game) for game in ("aya", "chess")] == [True, False]
    for ask in (
        lambda: simulated("chess", None),
        lambda: ends_so("chess", None, "rest", b""),
        lambda: simulator.unmoved("chess"),
    ):
        with pytest.raises(Broken, match="nothing moves in 'chess'") as caught:
            ask()
        assert caught.value.details["game"] == "chess"
    with pytest.raises(Broken, match="nothing moves in 'chess'"):
        await simulator.answer("chess", None)


async def test_a_crash_is_told_and_the_next_table_is_answered(simulator: TableSimulator, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("rivage.physics.aya.simulate", lambda *_: 1 / 0)
        with pytest.raises(Broken, match="ZeroDivisionError"):
            await simulator.answer("aya", pushed())
    assert (await simulator.answer("aya", pushed())).action.startswith("rest 1:")


# The workshop.

BENCH = {"dominoes": [{"kind": "forest", "x": x, "y": 0, "heading": 0} for x in (0, 20, 40)], "pushes": [1]}


async def test_a_table_of_the_workshop_is_read_and_toppled(simulator: TableSimulator) -> None:
    assert [simulator.has_workshop(game) for game in ("aya", "chess")] == [True, False]
    said = await simulator.topple("aya", simulator.workbench("aya", json.dumps(BENCH).encode()))
    assert (said.fell, said.stands) == ((1, 2, 3), 0)


def test_what_cannot_be_a_table_of_the_workshop_is_refused(simulator: TableSimulator) -> None:
    with pytest.raises(GameError):
        simulator.workbench("aya", b"{")


# One thread for all.


class Counting(Worker):
    """A worker that does at once what it is asked, and remembers how often."""

    asked = 0

    async def run(self, work: Callable[[], T]) -> T:
        self.asked += 1
        return work()


async def test_all_tables_and_the_workshop_share_one_thread() -> None:
    worker = Counting()
    simulator = TableSimulator(worker)
    await simulator.answer("aya", pushed())
    await simulator.topple("aya", simulator.workbench("aya", json.dumps(BENCH).encode()))
    assert worker.asked == 2


async def test_once_it_is_closed_no_simulation_is_begun() -> None:
    simulator = TableSimulator()
    simulator.close()
    with pytest.raises(Broken):
        await simulator.answer("aya", pushed())
