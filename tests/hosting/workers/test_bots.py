"""Bots on other machines: the node's line, places that come and go, and every kind of question."""

import asyncio
import logging

import pytest

from rivage.hosting.workers import bots as bus_bots
from rivage.hosting.workers.bots import BusBots
from rivage.hosting.workers.client import Asker, WorkFailed
from rivage.hosting.workers.discovery import WorkersSeen
from rivage.hosting.workers.errors import Unsendable
from rivage.hosting.workers.worker import BusWorker
from rivage.registry import Advice, Finding, TeamPlan, advise, findings, team_plan
from rivage.table.runtime import BotWorker, Study, WorkerLost

from .conftest import Opens
from .fakes import NEVER, unless_never
from .nodes import node, position, question, until

pytestmark = pytest.mark.usefixtures("fakes")


async def test_every_kind_of_question_is_answered_over_the_bus(links: Opens) -> None:
    worker = BusWorker(await links(), 2)
    await worker.begin()
    bots, _, seen = await node(links)
    await until(lambda: seen.slots == 2)
    view = position()
    assert await bots.choose(question()) == ["deep-river", view.position, "5"]
    seen_there = await bots.study(Study(advise, lambda: ("deep-river", view, 1), "g", "t"))
    assert seen_there == Advice("deep-river 1", "why", {}, view.position)
    assert await bots.study(Study(advise, lambda: ("deep-river", view, 0), "g", "t")) is None
    plan = await bots.study(Study(team_plan, lambda: ("deep-river", view, 1), "g", "t"))
    assert plan == TeamPlan((((1, 0), (1, 2)),))
    told = ("aya", 2, 2, {"glass": 300}, [(0, "push 1"), (-1, "fell 1")])
    assert await bots.study(Study(findings, lambda: told, "g", "t")) == (
        Finding("push 1", {}, "aya"),
        Finding("fell 1", {}, "aya"),
    )
    with pytest.raises(Unsendable):
        await bots.study(Study(sorted, lambda: ([1],), "g", "t"))
    asked = worker._bots.asked[0]  # type: ignore[attr-defined]  # it is a fake
    assert (asked.guest, asked.table, asked.effort) == ("guest", "t", 1.0)
    await worker.finish()


async def test_what_goes_wrong_in_a_bot_is_its_askers_to_hear(links: Opens) -> None:
    worker = BusWorker(await links(), 1)
    await worker.begin()
    bots, _, seen = await node(links)
    await until(lambda: seen.slots == 1)
    with pytest.raises(WorkFailed, match="LookupError"):
        await bots.choose(question("err"))
    with pytest.raises(WorkFailed, match="bytes"):
        await bots.choose(question("babble"))
    with pytest.raises(WorkerLost, match="it died"):
        await bots.choose(question("die"))
    assert bots.stats().lost == 1
    assert await bots.choose(question())
    await worker.finish()


async def test_without_workers_bots_wait_and_the_host_is_told(links: Opens, caplog: pytest.LogCaptureFixture) -> None:
    bus_bots.seldom.reset()
    bots, _, _ = await node(links)
    with caplog.at_level(logging.WARNING):
        asked = asyncio.create_task(bots.choose(question()))
        await until(lambda: bots.stats().waiting == 1)
    assert "no worker of this version is on the bus" in caplog.text
    worker = BusWorker(await links(), 1)
    await worker.begin()
    assert (await asked)[0] == "deep-river"
    await worker.finish()
    bots.close()


async def test_a_node_with_processes_of_its_own_sends_away_only_what_they_have_no_time_for(links: Opens) -> None:
    taken: list[object] = []

    class Own(BotWorker):
        async def take(self, asked: object, effort: float) -> tuple[list[str], float]:
            taken.append(asked)
            await unless_never("own")
            return ["own"], 0.1

    worker = BusWorker(await links(), 1)
    await worker.begin()
    link = await links()
    asker, seen = Asker(link), WorkersSeen(link)
    await asker.begin()
    await seen.begin()
    bots = BusBots(asker, seen, [Own()])
    await until(lambda: bots.stats().workers == 2)
    assert [await bots.choose(question()) for _ in range(3)] == [["own"]] * 3
    NEVER.add("own")
    first = asyncio.create_task(bots.choose(question()))
    await until(lambda: len(taken) == 4)
    assert (await bots.choose(question()))[0] == "deep-river"
    NEVER.clear()
    assert await first == ["own"]
    await worker.finish()
    bots.close()
