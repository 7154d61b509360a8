"""Analysis jobs: one at a time for each guest, and each result computed once."""

import asyncio
from typing import Any

import pytest
from tests.table.helpers import FakePool

from rivage.server.compute.analysis_jobs import MAX_RESULTS, AnalysisJobs
from rivage.server.errors import PassedOver
from rivage.table.runtime import AnalysisTask


class ManualPool(FakePool):
    """A bot pool whose jobs end when the test sets their results."""

    def __init__(self) -> None:
        self.running: dict[str, asyncio.Future[Any]] = {}
        self.cancelled: list[str] = []

    async def choose(self, question: Any) -> list[str]:
        raise AssertionError("only analyses are requested")

    async def analyse(self, task: AnalysisTask) -> Any:
        (name,) = task.make_args()
        self.running[name] = asyncio.get_running_loop().create_future()
        try:
            return await self.running[name]
        except asyncio.CancelledError:
            self.cancelled.append(name)
            raise


async def run_pending_tasks() -> None:
    """Let all tasks run that can."""
    for _ in range(10):
        await asyncio.sleep(0)


class Guests:
    """Guests who request analyses."""

    def __init__(self) -> None:
        self.pool = ManualPool()
        self.analysis_jobs = AnalysisJobs(self.pool)

    async def request(self, guest: str, key: str) -> "asyncio.Task[Any]":
        analysis = AnalysisTask(len, lambda: (key,), guest, "t")
        task = asyncio.get_running_loop().create_task(self.analysis_jobs.get(guest, key, analysis))
        await run_pending_tasks()
        return task

    async def finish(self, key: str, result: Any) -> None:
        self.pool.running.pop(key).set_result(result)
        await run_pending_tasks()


async def test_guests_with_the_same_question_share_one_job_and_its_result() -> None:
    guests = Guests()
    requests = [await guests.request(guest, "push 1") for guest in ("ann", "ben")]
    assert list(guests.pool.running) == ["push 1"]
    await guests.finish("push 1", "too far")
    assert [task.result() for task in requests] == ["too far", "too far"]
    assert (await (await guests.request("cara", "push 1"))) == "too far"
    assert guests.pool.running == {}


async def test_a_newer_question_of_a_guest_cancels_the_older_one() -> None:
    guests = Guests()
    older, newer = await guests.request("ann", "k 1"), await guests.request("ann", "k 2")
    with pytest.raises(PassedOver):
        await older
    assert guests.pool.cancelled == ["k 1"]
    await guests.finish("k 2", "here")
    assert newer.result() == "here"


async def test_two_tabs_of_a_guest_with_the_same_question_both_get_the_result() -> None:
    guests = Guests()
    tabs = [await guests.request("ann", "k 1") for _ in range(2)]
    await guests.finish("k 1", "here")
    assert [await tab for tab in tabs] == ["here", "here"]
    tabs = [await guests.request("ann", "k 2") for _ in range(2)]
    await guests.request("ann", "k 3")
    for tab in tabs:
        with pytest.raises(PassedOver):
            await tab
    assert guests.pool.cancelled == ["k 2"]


async def test_a_job_goes_on_while_another_guest_waits_for_it() -> None:
    guests = Guests()
    await guests.request("ann", "k 1")
    ben = await guests.request("ben", "k 1")
    await guests.request("ann", "k 2")
    assert guests.pool.cancelled == []
    await guests.finish("k 1", "there")
    assert ben.result() == "there"


async def test_a_failed_job_raises_its_error_and_can_be_repeated() -> None:
    guests = Guests()
    ann = await guests.request("ann", "k 1")
    guests.pool.running.pop("k 1").set_exception(RuntimeError("stumbled"))
    await run_pending_tasks()
    with pytest.raises(RuntimeError, match="stumbled"):
        ann.result()
    again = await guests.request("ann", "k 1")
    await guests.finish("k 1", None)
    assert again.result() is None


async def test_a_job_is_cancelled_when_its_only_guest_disconnects() -> None:
    guests = Guests()
    ann = await guests.request("ann", "k 1")
    ann.cancel()
    await run_pending_tasks()
    assert guests.pool.cancelled == ["k 1"]


async def test_the_number_of_cached_results_is_limited() -> None:
    guests = Guests()
    for number in range(MAX_RESULTS + 1):
        await guests.request("ann", str(number))
        await guests.finish(str(number), number)
    await guests.request("ben", "1")
    assert guests.pool.running == {}
    await guests.request("ben", "0")
    assert list(guests.pool.running) == ["0"]


async def test_a_cancelled_job_does_not_remove_a_newer_job_with_its_key() -> None:
    guests = Guests()
    await guests.request("ann", "push 1")
    analysis = AnalysisTask(len, lambda: ("push 1",), "", "t")
    # Another guest requests the same while the first job is being cancelled.
    requests = [asyncio.create_task(guests.analysis_jobs.get("ann", "push 2", AnalysisTask(len, lambda: ("push 2",), "", "t")))]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    requests.append(asyncio.create_task(guests.analysis_jobs.get("ben", "push 1", analysis)))
    await run_pending_tasks()
    (started,) = [guests.pool.running["push 1"]]
    requests.append(asyncio.create_task(guests.analysis_jobs.get("cara", "push 1", analysis)))
    await run_pending_tasks()
    assert guests.pool.running["push 1"] is started
    await guests.finish("push 1", "too far")
    assert [await request for request in requests[1:]] == ["too far", "too far"]
    requests[0].cancel()
