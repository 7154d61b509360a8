"""Matches of an experiment on all workers of the bus."""

import asyncio
import logging

import pytest

from rivage.background import ThrottledLogger
from rivage.experiments import Job, MatchFailed, Result, play_all
from rivage.hosting.workers import slots as bus_places
from rivage.hosting.workers.client import Asker
from rivage.hosting.workers.discovery import WorkersSeen
from rivage.hosting.workers.errors import NoWorkers
from rivage.hosting.workers.slots import BusPlaces
from rivage.hosting.workers.worker import BusWorker

from .conftest import Opens
from .fakes import NEVER
from .nodes import until

pytestmark = pytest.mark.usefixtures("fakes")


@pytest.fixture
async def places(links: Opens, monkeypatch: pytest.MonkeyPatch) -> BusPlaces:
    monkeypatch.setattr(bus_places, "COME_AGAIN", 0.02)
    link = await links()
    asker, seen = Asker(link), WorkersSeen(link)
    await asker.begin()
    await seen.begin()
    return BusPlaces(asker, seen)


def job(number: int) -> Job:
    return Job(number, "nim", ("a", "b"), 2 * number)


async def test_every_match_is_played_once_by_somebody(places: BusPlaces, links: Opens) -> None:
    workers = [BusWorker(await links(), 2) for _ in range(2)]
    for worker in workers:
        await worker.begin()
    await places.ready()
    played: list[Result] = []
    await play_all(map(job, range(50)), places, played.append)
    assert sorted(result.match for result in played) == list(range(50))
    assert places._asker.stats.lost == 0, "the bus sends a match to who has a place for it"
    for worker in workers:
        await worker.finish()


async def test_a_match_whose_worker_goes_is_played_by_another(places: BusPlaces, links: Opens) -> None:
    first = BusWorker(await links(), 1)
    await first.begin()
    await places.ready()
    NEVER.add("nim")
    playing = asyncio.create_task(places.play(job(3)))
    await until(lambda: first._work)
    await first.finish()
    NEVER.clear()
    assert not playing.done()
    second = BusWorker(await links(), 1)
    await second.begin()
    assert (await playing).match == 3
    await second.finish()


async def test_when_the_last_worker_goes_that_is_told_and_the_matches_wait(
    places: BusPlaces, links: Opens, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bus_places, "seldom", ThrottledLogger(logging.getLogger("places")))
    worker = BusWorker(await links(), 1)
    await worker.begin()
    await places.ready()
    assert caplog.messages == []
    await worker.finish()
    await until(lambda: caplog.messages)
    assert caplog.messages == ["no worker of this version is on the bus any more: matches wait until there is one"]
    assert places.count == 0


async def test_a_match_that_cannot_be_played_is_told_and_not_tried_again(places: BusPlaces, links: Opens) -> None:
    worker = BusWorker(await links(), 1)
    await worker.begin()
    with pytest.raises(MatchFailed, match=r"match 7 \(seed 5\) could not be played: odd"):
        await places.play(Job(7, "nim", ("a", "b"), 5))
    await worker.finish()


async def test_without_any_worker_that_is_told(places: BusPlaces, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus_places, "FIRST_LOOK", 0.1)
    with pytest.raises(NoWorkers) as told:
        await places.ready()
    assert "Start one with `rivage work`" in str(told.value)
