"""Bots, physics and matches on workers, and the behaviour without workers."""

import asyncio
import logging
from typing import Any

import pytest
from msgspec.structs import replace

from rivage.core import Options, Simulated
from rivage.experiments import Job, MatchFailed, Result, play_all
from rivage.games.aya import GAME as AYA
from rivage.hosting.simulator import TableSimulator
from rivage.hosting.workers import NoWorkers, RemoteBots, RemoteSimulator, RemoteSlots, backends
from rivage.hosting.workers.client import WorkFailed
from rivage.hosting.workers.protocol import Unsendable
from rivage.physics import SimulationFailed
from rivage.registry import Advice, Finding, TeamPlan, advise, findings, team_plan
from rivage.table.runtime import AnalysisTask, BotWorker, WorkerLost

from .conftest import Opens
from .fakes import NEVER, FakeSimulator, unless_never
from .nodes import node, open_client, position, question, start_worker, until

pytestmark = pytest.mark.usefixtures("fakes")


async def test_every_kind_of_question_is_answered_over_the_bus(links: Opens) -> None:
    worker = await start_worker(links, 2)
    bots, _ = await node(links, slots=2)
    view = position()
    assert await bots.choose(question()) == ["deep-river", view.position, "5"]
    seen_there = await bots.analyse(AnalysisTask(advise, lambda: ("deep-river", view, 1), "g", "t"))
    assert seen_there == Advice("deep-river 1", "why", {}, view.position)
    assert await bots.analyse(AnalysisTask(advise, lambda: ("deep-river", view, 0), "g", "t")) is None
    plan = await bots.analyse(AnalysisTask(team_plan, lambda: ("deep-river", view, 1), "g", "t"))
    assert plan == TeamPlan((((1, 0), (1, 2)),))
    arguments = ("aya", 2, 2, {"glass": 300}, [(0, "push 1"), (-1, "fell 1")])
    assert await bots.analyse(AnalysisTask(findings, lambda: arguments, "g", "t")) == (
        Finding("push 1", {}, "aya"),
        Finding("fell 1", {}, "aya"),
    )
    with pytest.raises(Unsendable):
        await bots.analyse(AnalysisTask(sorted, lambda: ([1],), "g", "t"))
    received = worker._bots.questions[0]  # type: ignore[attr-defined]  # it is a fake
    assert (received.guest, received.table, received.effort) == ("guest", "t", 1.0)
    await worker.stop()


async def test_an_error_of_a_bot_is_raised_where_it_was_asked(links: Opens) -> None:
    worker = await start_worker(links)
    bots, _ = await node(links, slots=1)
    with pytest.raises(WorkFailed, match="LookupError"):
        await bots.choose(question("err"))
    with pytest.raises(WorkFailed, match="bytes"):
        await bots.choose(question("babble"))
    with pytest.raises(WorkerLost, match="it died"):
        await bots.choose(question("die"))
    assert bots.stats().lost == 1
    assert await bots.choose(question())
    await worker.stop()


async def test_without_workers_bots_wait_and_a_warning_is_logged(links: Opens, caplog: pytest.LogCaptureFixture) -> None:
    bots, _ = await node(links)
    with caplog.at_level(logging.WARNING):
        pending = asyncio.create_task(bots.choose(question()))
        await until(lambda: bots.stats().waiting == 1)
    assert "no worker of this version is connected to the bus" in caplog.text
    worker = await start_worker(links)
    assert (await pending)[0] == "deep-river"
    await worker.stop()
    bots.close()


async def test_workers_are_used_when_the_local_processes_are_busy(links: Opens) -> None:
    taken: list[object] = []

    class Own(BotWorker):
        async def answer(self, pending: object, effort: float) -> tuple[list[str], float]:
            taken.append(pending)
            await unless_never("own")
            return ["own"], 0.1

    worker = await start_worker(links)
    bots = RemoteBots(await open_client(links), [Own()])
    await until(lambda: bots.stats().workers == 2)
    assert [await bots.choose(question()) for _ in range(3)] == [["own"]] * 3
    NEVER.add("own")
    first = asyncio.create_task(bots.choose(question()))
    await until(lambda: len(taken) == 4)
    assert (await bots.choose(question()))[0] == "deep-river"
    NEVER.clear()
    assert await first == ["own"]
    await worker.stop()
    bots.close()


# Physics.


def pushed(pushes: int) -> Any:
    return replace(AYA.initial(2, Options()), pushes=pushes)


@pytest.fixture
def local_physics(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make local simulations distinguishable from those of a worker."""

    async def answer(self: object, game: str, state: Any) -> Simulated:
        return Simulated("local", b"", 0.0)

    monkeypatch.setattr(TableSimulator, "answer", answer)


@pytest.mark.usefixtures("local_physics")
async def test_a_worker_simulates_and_without_one_this_machine_does(links: Opens) -> None:
    worker = await start_worker(links)
    _, client = await node(links, slots=1)
    simulator = RemoteSimulator(client)
    assert simulator.knows("aya")
    assert await simulator.answer("aya", pushed(1)) == Simulated("fell 1", b"motion", 2.5)
    fake = worker._simulator
    assert isinstance(fake, FakeSimulator)
    assert fake.states == [pushed(1)]
    with pytest.raises(SimulationFailed, match="it broke"):
        await simulator.answer("aya", pushed(2))
    await worker.stop()
    await until(lambda: client.slots == 0)
    assert (await simulator.answer("aya", pushed(1))).action == "local"
    assert client.stats().asked == 2, "no job is sent without workers"
    simulator.close()


@pytest.mark.usefixtures("local_physics")
async def test_a_push_does_not_wait_for_a_worker_that_hangs(links: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backends, "PHYSICS_TIMEOUT_S", 0.2)
    worker = await start_worker(links)
    _, client = await node(links, slots=1)
    NEVER.add("physics 3")
    assert (await RemoteSimulator(client).answer("aya", pushed(3))).action == "local"
    NEVER.clear()
    await worker.stop()


# Matches.


@pytest.fixture
async def slots(links: Opens, monkeypatch: pytest.MonkeyPatch) -> RemoteSlots:
    monkeypatch.setattr(backends, "MATCH_RETRY_S", 0.02)
    return RemoteSlots(await open_client(links))


def job(number: int) -> Job:
    return Job(number, "nim", ("a", "b"), 2 * number)


async def test_every_match_is_played_once(slots: RemoteSlots, links: Opens) -> None:
    workers = [await start_worker(links, 2) for _ in range(2)]
    await slots.ready()
    played: list[Result] = []
    await play_all(map(job, range(50)), slots, played.append)
    assert sorted(result.match for result in played) == list(range(50))
    assert sum(worker.answered for worker in workers) == 50
    for worker in workers:
        await worker.stop()


async def test_a_match_whose_worker_stops_is_played_by_another(slots: RemoteSlots, links: Opens) -> None:
    first = await start_worker(links)
    await slots.ready()
    NEVER.add("nim")
    playing = asyncio.create_task(slots.play(job(3)))
    await until(lambda: first._busy)
    await first.stop()
    NEVER.clear()
    assert not playing.done()
    second = await start_worker(links)
    assert (await playing).match == 3
    await second.stop()


async def test_a_warning_is_logged_when_the_last_worker_stops(
    slots: RemoteSlots, links: Opens, caplog: pytest.LogCaptureFixture
) -> None:
    worker = await start_worker(links)
    await slots.ready()
    assert caplog.messages == []
    await worker.stop()
    await until(lambda: caplog.messages)
    assert caplog.messages == ["no worker of this version is connected to the bus any more: matches wait for one"]
    assert slots.count == 0


async def test_a_match_that_cannot_be_played_is_not_tried_again(slots: RemoteSlots, links: Opens) -> None:
    worker = await start_worker(links)
    with pytest.raises(MatchFailed, match=r"match 7 \(seed 5\) could not be played: odd"):
        await slots.play(Job(7, "nim", ("a", "b"), 5))
    await worker.stop()


async def test_without_workers_an_experiment_fails_with_advice(slots: RemoteSlots, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backends, "FIRST_WORKER_TIMEOUT_S", 0.1)
    with pytest.raises(NoWorkers) as caught:
        await slots.ready()
    assert "Start one with `rivage work`" in str(caught.value)
