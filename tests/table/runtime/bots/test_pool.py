"""The pool of bots: one fair queue for all guests, and less thinking time when it is long."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rivage.table.runtime.bots import pool as bot_pool
from rivage.table.runtime.bots import worker as bot_worker
from rivage.table.runtime.bots.pool import MAX_WAIT_S, MIN_EFFORT, Effort, ProcessBots
from rivage.table.runtime.bots.question import AnalysisTask, Question, TimedResult, WorkerLost

from .thinking import prepare, think


class Worker:
    """A worker that answers when the test makes it."""

    tries = 2

    def __init__(self) -> None:
        self.asked: list[tuple[Any, float]] = []
        self.pending: asyncio.Future[TimedResult] = asyncio.Future()
        self.closed = False

    async def answer(self, asked: Question | AnalysisTask, effort: float) -> TimedResult:
        view, effort = asked.make_args() if isinstance(asked, AnalysisTask) else (asked.make_view(), effort)
        self.asked.append((view, effort))
        await asyncio.wait([self.pending])
        answer, self.pending = self.pending, asyncio.Future()
        return answer.result()

    def close(self) -> None:
        self.closed = True


class PoolSetup:
    """A pool with workers that the test controls."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, workers: int = 1) -> None:
        monkeypatch.setattr(bot_pool, "BotWorker", Worker)
        self.pool = ProcessBots(workers)
        self.workers: Any = self.pool._workers

    def ask(self, guest: str, view: str = "", table: str = "t", **more: Any) -> "asyncio.Task[list[str]]":
        question = Question("nim", "weak", lambda: view, 1, guest, table, **more)
        return asyncio.create_task(self.pool.choose(question))

    async def complete(self, error: Exception | None = None, worker: int = 0, seconds: float = 1.0) -> None:
        """Complete the question of a worker."""
        if error is not None:
            self.workers[worker].pending.set_exception(error)
        else:
            self.workers[worker].pending.set_result((["take"], seconds))
        await turns()

    @property
    def views(self) -> list[str]:
        return [view for view, _ in self.workers[0].asked]


async def turns() -> None:
    """Run all tasks that are ready."""
    for _ in range(20):
        await asyncio.sleep(0)


class CountingListener:
    """A listener that counts its notifications."""

    def __init__(self) -> None:
        self.notified = 0

    def on_full_effort(self) -> None:
        self.notified += 1


async def test_questions_wait_in_one_queue_and_guests_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = PoolSetup(monkeypatch)
    asks = [setup.ask("ann", f"ann {n}", table=str(n)) for n in range(4)] + [setup.ask("ben", "ben")]
    await turns()
    for _ in asks:
        await setup.complete()
    assert setup.views == ["ann 0", "ann 1", "ben", "ann 2", "ann 3"]
    assert [await ask for ask in asks] == [["take"]] * 5


async def test_the_view_is_created_when_the_question_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = PoolSetup(monkeypatch)
    now = ["early"]
    first = setup.ask("ann")
    second = asyncio.create_task(setup.pool.choose(Question("nim", "weak", lambda: now[0], 1, "ben", "t")))
    await turns()
    now[0] = "late"
    await setup.complete()
    await setup.complete()
    await asyncio.gather(first, second)
    assert setup.views == ["", "late"]


async def test_analysis_tasks_wait_in_the_same_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = PoolSetup(monkeypatch)
    first = setup.ask("ann", "ann")
    study = asyncio.create_task(setup.pool.analyse(AnalysisTask(max, lambda: ("ben", 7), "ben", "t")))
    again = setup.ask("ann", "ann again")
    await turns()
    for seconds in (1.0, 1000.0, 1.0):
        await setup.complete(seconds=seconds)
    assert [await first, await study, await again] == [["take"]] * 3
    assert setup.workers[0].asked[1] == ("ben", 7)
    # The duration of a task is not included in the average for bots.
    assert setup.workers[0].asked[2] == ("ann again", 1.0)


async def test_a_view_that_cannot_be_created_fails_only_its_own_question(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = PoolSetup(monkeypatch)

    def see() -> str:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await setup.pool.choose(Question("nim", "weak", see, 1, "ann", "t"))
    ben = setup.ask("ben")
    await turns()
    await setup.complete()
    assert await ben == ["take"]


async def test_no_more_questions_are_computed_than_there_are_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = PoolSetup(monkeypatch, workers=2)
    asks = [setup.ask(guest) for guest in "abc"]
    await turns()
    stats = setup.pool.stats()
    assert (stats.workers, stats.thinking, stats.waiting) == (2, 2, 1)
    await setup.complete()
    assert setup.pool.stats().waiting == 0
    await setup.complete()
    await setup.complete(worker=1)
    await asyncio.gather(*asks)
    assert (setup.pool.stats().served, setup.pool.stats().thinking) == (3, 0)


async def test_helpers_are_used_when_no_process_is_free_and_may_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = PoolSetup(monkeypatch)
    first, second, third = (setup.ask(f"guest {number}", f"view {number}") for number in range(3))
    await turns()
    helper: Any = Worker()
    setup.pool.set_helpers([helper])
    await turns()
    assert (setup.views, [view for view, _ in helper.asked]) == (["view 0"], ["view 1"])
    assert setup.pool.stats().workers == 2
    setup.pool.set_helpers(
        []
    )  # a helper that is removed while it computes still returns its answer, but gets no further question
    helper.pending.set_result((["take"], 1.0))
    assert await second == ["take"]
    await turns()
    assert len(helper.asked) == 1
    await setup.complete()
    await setup.complete()
    assert [await first, await third] == [["take"], ["take"]]
    setup.pool.set_helpers([helper])
    setup.ask("guest", "at home")
    await turns()
    assert setup.views[-1] == "at home", "local processes are used before helpers"
    setup.pool.close()


async def test_a_question_gets_no_more_effort_than_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = PoolSetup(monkeypatch)
    setup.ask("guest", effort=0.25)
    await turns()
    assert setup.workers[0].asked == [("", 0.25)]
    setup.pool.close()


async def test_effort_falls_with_the_length_of_the_queue_and_rises_again(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = PoolSetup(monkeypatch)
    asks = [setup.ask(f"guest {n}") for n in range(200)]
    await turns()
    for _ in asks:
        # A bot that takes one second at full effort and respects its effort.
        await setup.complete(seconds=setup.workers[0].asked[-1][1])
    efforts = [effort for _, effort in setup.workers[0].asked]
    assert efforts[:2] == [1.0, MIN_EFFORT]
    assert efforts[1:] == sorted(efforts[1:])
    assert efforts[-1] == 1.0


async def test_a_guest_who_fills_the_queue_reduces_only_their_own_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = PoolSetup(monkeypatch)
    for n in range(100):
        setup.ask("ann", table=str(n))
    ben = setup.ask("ben", "ben")
    await turns()
    assert setup.pool.effort_is_reduced("ann", CountingListener())
    assert not setup.pool.effort_is_reduced("ben", CountingListener())
    while "ben" not in setup.views:
        await setup.complete(seconds=setup.workers[0].asked[-1][1])
    assert dict(setup.workers[0].asked)["ben"] == 1.0
    await setup.complete()
    await ben
    setup.pool.close()


async def test_a_listener_of_reduced_effort_is_notified_once_when_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = PoolSetup(monkeypatch)
    asks = [setup.ask(f"guest {n}") for n in range(20)]
    await turns()
    listener, gone = CountingListener(), CountingListener()
    assert all(setup.pool.effort_is_reduced("guest 19", other) for other in (listener, listener, gone))
    del gone
    gc.collect()
    for _ in range(18):
        await setup.complete()
        assert listener.notified == 0
    await setup.complete()
    assert listener.notified == 1
    await setup.complete()
    await asyncio.gather(*asks)
    assert listener.notified == 1


async def test_a_cancelled_question_leaves_the_queue_and_is_not_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = PoolSetup(monkeypatch)
    thinking, waiting, last = (setup.ask(guest, guest) for guest in ("ann", "ben", "cara"))
    await turns()
    waiting.cancel()
    await turns()
    assert setup.pool.stats().waiting == 1
    thinking.cancel()
    await setup.complete()
    await setup.complete()
    assert await last == ["take"]
    assert setup.views == ["ann", "cara"]


async def test_a_question_whose_process_is_lost_is_retried_once_unnoticed_by_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setup = PoolSetup(monkeypatch, workers=2)
    unlucky, other, next_one = (setup.ask(guest, guest) for guest in ("ann", "ben", "cara"))
    await turns()
    await setup.complete(WorkerLost("it died"))
    assert setup.views == ["ann", "ann"]
    await setup.complete(WorkerLost("it died again"))
    with pytest.raises(WorkerLost, match="again"):
        await unlucky
    assert setup.views == ["ann", "ann", "cara"]
    await setup.complete(worker=1)
    await setup.complete()
    assert await asyncio.gather(other, next_one) == [["take"], ["take"]]
    assert setup.pool.stats().lost == 2


async def test_a_cancelled_question_costs_no_second_process(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = PoolSetup(monkeypatch)
    gone = setup.ask("ann", "ann")
    await turns()
    gone.cancel()
    await turns()
    await setup.complete(WorkerLost("it died"))
    assert setup.views == ["ann"]


async def test_the_first_answer_after_a_loss_wakes_waiting_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = PoolSetup(monkeypatch)
    given_up = asyncio.create_task(setup.pool.recovered())
    well = setup.ask("ann")
    await turns()
    await setup.complete()
    await well
    assert not given_up.done()
    lost = setup.ask("ann")
    await turns()
    for _ in range(2):
        await setup.complete(WorkerLost("it died"))
    with pytest.raises(WorkerLost):
        await lost
    assert not given_up.done()
    again = setup.ask("ben")
    await turns()
    await setup.complete()
    await asyncio.gather(again, given_up)


async def test_the_waiting_time_of_the_oldest_question_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = PoolSetup(monkeypatch)
    assert setup.pool.stats().oldest == 0.0
    asks = [setup.ask("ann"), setup.ask("ben")]
    await turns()
    assert setup.pool.stats().oldest > 0.0
    await setup.complete()
    assert setup.pool.stats().oldest == 0.0
    await setup.complete()
    await asyncio.gather(*asks)


async def test_closing_the_pool_fails_all_queued_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = PoolSetup(monkeypatch)
    thinking, waiting = setup.ask("ann"), setup.ask("ben")
    await turns()
    setup.pool.close()
    with pytest.raises(WorkerLost):
        await waiting
    with pytest.raises(WorkerLost):
        await setup.ask("cara")
    await setup.complete(WorkerLost("it was let go"))
    with pytest.raises(WorkerLost):
        await thinking
    assert (setup.workers[0].closed, setup.views) == (True, [""])
    assert setup.pool.stats().lost == 0


@pytest.mark.parametrize(("cores", "workers"), [(1, 1), (2, 1), (8, 7)])
def test_one_core_is_left_to_the_server(cores: int, workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "_cores", lambda: cores)
    assert ProcessBots().stats().workers == workers
    assert ProcessBots(3).stats().workers == 3


# With real processes.


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[ProcessBots]:
    monkeypatch.setattr(bot_worker, "_choose", think)
    monkeypatch.setattr(bot_worker, "_prepare", prepare)
    processes = ProcessBots(2)
    yield processes
    processes.close()


def question(level: str, view: Any, seed: int) -> Question:
    return Question("nim", level, lambda: view, seed, f"guest {seed}", "t")


async def test_questions_beside_and_behind_a_hung_or_dead_worker_are_answered(
    pool: ProcessBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_worker, "ANSWER_TIMEOUT_S", 0.2)
    asked = [
        pool.choose(question("hang", str(tmp_path / "pid"), 1)),
        pool.choose(question("", "", 2)),
        pool.choose(question("die", "", 3)),
        pool.choose(question("die once", str(tmp_path / "died"), 4)),
        pool.choose(question("", "", 5)),
    ]
    stuck, second, dead, fourth, fifth = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(stuck, WorkerLost)
    assert isinstance(dead, WorkerLost)
    assert [answer[0] for answer in (second, fourth, fifth) if isinstance(answer, list)] == ["nim 2", "nim 4", "nim 5"]


async def test_processes_are_started_as_needed(pool: ProcessBots) -> None:
    pids = {(await pool.choose(question("", "", seed)))[1] for seed in range(3)}
    assert len(pids) == 1


def test_effort_is_full_while_there_is_time_for_all() -> None:
    effort = Effort(workers=1)
    assert [effort.for_queue(turns) for turns in (0, 1, int(MAX_WAIT_S))] == [1.0, 1.0, 1.0]


def test_effort_falls_with_more_questions_but_not_below_the_minimum() -> None:
    effort = Effort(workers=1)
    given = [effort.for_queue(turns) for turns in (1, 10, 20, 50, 10_000)]
    assert given == sorted(given, reverse=True)
    assert given[1] == MAX_WAIT_S / 10
    assert given[-1] == MIN_EFFORT


def test_twice_as_many_workers_leave_twice_the_time() -> None:
    assert Effort(workers=2).for_queue(20) == 2 * Effort(workers=1).for_queue(20)


def test_quick_answers_keep_full_effort() -> None:
    effort = Effort(workers=1)
    for _ in range(100):
        effort.record(0.01, 1.0)
    assert effort.for_queue(100) == 1.0


@pytest.mark.parametrize("seconds", [0.2, 1.0, 4.0])
def test_bots_that_respect_their_effort_are_all_served_in_time(seconds: float) -> None:
    effort = Effort(workers=1)
    turns = 20
    for _ in range(200):
        given = effort.for_queue(turns)
        effort.record(seconds * given, given)
    assert turns * seconds * effort.for_queue(turns) <= MAX_WAIT_S * 1.01 or effort.for_queue(turns) == MIN_EFFORT


def test_a_bot_that_ignores_its_effort_does_not_reduce_it_for_others() -> None:
    effort = Effort(workers=1)
    effort.seconds = 10.0
    for _ in range(200):
        effort.record(0.05, effort.for_queue(20))
    assert effort.for_queue(20) == 1.0
