"""What is thought about for people: one thing at a time for each guest, and nothing twice."""

import asyncio
from typing import Any

import pytest
from tests.table.helpers import FakePool

from rivage.server.compute.analysis_jobs import MAX_RESULTS, AnalysisJobs
from rivage.server.errors import PassedOver
from rivage.table.runtime import AnalysisTask


class Thinker(FakePool):
    """Thinks until it is told what came of it."""

    def __init__(self) -> None:
        self.asked: dict[str, asyncio.Future[Any]] = {}
        self.given_up: list[str] = []

    async def choose(self, question: Any) -> list[str]:
        raise AssertionError("who studies is asked for no move")

    async def analyse(self, task: AnalysisTask) -> Any:
        (name,) = task.make_args()
        self.asked[name] = asyncio.get_running_loop().create_future()
        try:
            return await self.asked[name]
        except asyncio.CancelledError:
            self.given_up.append(name)
            raise


async def settle() -> None:
    """Let everything go on that can."""
    for _ in range(10):
        await asyncio.sleep(0)


class Room:
    def __init__(self) -> None:
        self.thinker = Thinker()
        self.analysis_jobs = AnalysisJobs(self.thinker)

    async def ask(self, guest: str, what: str) -> "asyncio.Task[Any]":
<<<<<<< HEAD
        study = AnalysisTask(len, lambda: (what,), guest, "t")
        task = asyncio.get_running_loop().create_task(self.analysis_jobs.ask(guest, what, study))
=======
        study = Study(len, lambda: (what,), guest, "t")
        task = asyncio.get_running_loop().create_task(self.analysis_jobs.get(guest, what, study))
>>>>>>> 32bbf2fe ([server] Write docstrings, names and messages in plain language)
        await settle()
        return task

    async def say(self, what: str, answer: Any) -> None:
        self.thinker.asked.pop(what).set_result(answer)
        await settle()


async def test_guests_with_the_same_question_share_one_job_and_its_result() -> None:
    room = Room()
    asks = [await room.ask(guest, "push 1") for guest in ("ann", "ben")]
    assert list(room.thinker.asked) == ["push 1"]
    await room.say("push 1", "too far")
    assert [task.result() for task in asks] == ["too far", "too far"]
    assert (await (await room.ask("cara", "push 1"))) == "too far"
    assert room.thinker.asked == {}


async def test_a_newer_question_of_a_guest_cancels_the_older_one() -> None:
    room = Room()
    older, newer = await room.ask("ann", "k 1"), await room.ask("ann", "k 2")
    with pytest.raises(PassedOver):
        await older
    assert room.thinker.given_up == ["k 1"]
    await room.say("k 2", "here")
    assert newer.result() == "here"


async def test_two_tabs_of_a_guest_with_the_same_question_both_get_the_result() -> None:
    room = Room()
    tabs = [await room.ask("ann", "k 1") for _ in range(2)]
    await room.say("k 1", "here")
    assert [await tab for tab in tabs] == ["here", "here"]
    tabs = [await room.ask("ann", "k 2") for _ in range(2)]
    await room.ask("ann", "k 3")
    for tab in tabs:
        with pytest.raises(PassedOver):
            await tab
    assert room.thinker.given_up == ["k 2"]


async def test_a_job_goes_on_while_another_guest_waits_for_it() -> None:
    room = Room()
    await room.ask("ann", "k 1")
    ben = await room.ask("ben", "k 1")
    await room.ask("ann", "k 2")
    assert room.thinker.given_up == []
    await room.say("k 1", "there")
    assert ben.result() == "there"


async def test_a_failed_job_raises_its_error_and_can_be_repeated() -> None:
    room = Room()
    ann = await room.ask("ann", "k 1")
    room.thinker.asked.pop("k 1").set_exception(RuntimeError("stumbled"))
    await settle()
    with pytest.raises(RuntimeError, match="stumbled"):
        ann.result()
    again = await room.ask("ann", "k 1")
    await room.say("k 1", None)
    assert again.result() is None


async def test_a_job_is_cancelled_when_its_only_guest_disconnects() -> None:
    room = Room()
    ann = await room.ask("ann", "k 1")
    ann.cancel()
    await settle()
    assert room.thinker.given_up == ["k 1"]


async def test_the_number_of_cached_results_is_limited() -> None:
    room = Room()
    for number in range(MAX_RESULTS + 1):
        await room.ask("ann", str(number))
        await room.say(str(number), number)
    await room.ask("ben", "1")
    assert room.thinker.asked == {}
    await room.ask("ben", "0")
    assert list(room.thinker.asked) == ["0"]


async def test_a_cancelled_job_does_not_remove_a_newer_job_with_its_key() -> None:
    room = Room()
    await room.ask("ann", "push 1")
    study = AnalysisTask(len, lambda: ("push 1",), "", "t")
    # In the very moment in which the first is given up, somebody else asks for the same.
<<<<<<< HEAD
    asks = [asyncio.create_task(room.analysis_jobs.ask("ann", "push 2", AnalysisTask(len, lambda: ("push 2",), "", "t")))]
=======
    asks = [asyncio.create_task(room.analysis_jobs.get("ann", "push 2", Study(len, lambda: ("push 2",), "", "t")))]
>>>>>>> 32bbf2fe ([server] Write docstrings, names and messages in plain language)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asks.append(asyncio.create_task(room.analysis_jobs.get("ben", "push 1", study)))
    await settle()
    (begun,) = [room.thinker.asked["push 1"]]
    asks.append(asyncio.create_task(room.analysis_jobs.get("cara", "push 1", study)))
    await settle()
    assert room.thinker.asked["push 1"] is begun
    await room.say("push 1", "too far")
    assert [await ask for ask in asks[1:]] == ["too far", "too far"]
    asks[0].cancel()
