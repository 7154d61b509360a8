"""The pool of bot workers: bots compute outside the event loop, in processes of their own, with the same views as people.

All questions wait in one queue (`question.py`), and the longer the queue, the less thinking time bots get (`Effort`). A queued
question is small: its view is created when a process is free, so that bots never answer an outdated position. An answer is a list
of actions in notation: a whole turn or its start. It is validated like the command of a person, so a faulty bot cannot harm a
table.
"""

import asyncio
import logging
import os
import time
import weakref
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from rivage.background import ThrottledLogger

from .question import AnalysisTask, BotQueue, Question, QuestionWorker, TimedResult, WorkerLost
from .worker import BotWorker, stop_all

MAX_WAIT_S = 5.0
"""Seconds within which all queued questions are to be served, if less thinking time can achieve it."""
MIN_EFFORT = 0.05
"""The smallest part of its full thinking time that a bot gets: enough for a sensible answer, but not for a deep search."""
BUSY_BELOW_EFFORT = 0.75
"""The part of full effort below which people are notified."""
INITIAL_ANSWER_S = 1.0
"""Seconds assumed for one answer before any was measured."""
_SMOOTHING_FACTOR = 0.1
"""The weight of the newest measurement in the moving average."""


class Effort:
    """The part of its full thinking time that a bot gets, from the length of the queue and the duration of recent answers."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        """The number of workers; 0 counts as 1."""
        self.seconds = INITIAL_ANSWER_S
        """The moving average of the seconds that an answer takes at full effort."""
        self.last = 1.0
        """The effort of the last question."""

    def for_queue(self, turns: int) -> float:
        """The effort with which `turns` questions are served within `MAX_WAIT_S`: from 1 down to `MIN_EFFORT`."""
        return min(1.0, max(MIN_EFFORT, MAX_WAIT_S * max(1, self.workers) / max(1e-9, turns * self.seconds)))

    def record(self, seconds: float, effort: float) -> None:
        """Record the seconds that an answer took, and its effort."""
        # For a bot that ignores its effort, this estimate grows as the effort falls. That does no harm: once the queue is
        # short, the effort rises, and the estimate falls again.
        self.seconds += _SMOOTHING_FACTOR * (seconds / effort - self.seconds)


logger = logging.getLogger(__name__)
throttled = ThrottledLogger(logger)


class PoolStats(msgspec.Struct, frozen=True):
    """Statistics of a pool of bots."""

    waiting: int
    """Number of queued questions."""
    oldest: float
    """Seconds that the oldest queued question has waited."""
    thinking: int
    """Number of workers that are computing."""
    workers: int
    """Number of workers, busy and idle."""
    served: int
    """Number of questions answered since the start."""
    lost: int
    """Number of workers that died or hung since the start."""
    effort: float
    """The part of its full thinking time that the last bot got."""


class EffortListener(Protocol):
    """A table that was notified that bots get less thinking time."""

    def on_full_effort(self) -> None:
        """Called when bots have their full thinking time again."""
        ...


class BotPool(Protocol):
    """Computes the actions of bots."""

    async def choose(self, question: Question) -> list[str]:
        """The answer of the bot: one or more actions in order, based on the view at the time when the question is served.

        If the caller is cancelled, a queued question leaves the queue at once.

        Raises:
            Exception: whatever goes wrong in a bot; the caller continues without an answer.
        """
        ...

    async def analyse(self, task: AnalysisTask) -> Any:
        """The result of an analysis task, which waits in the same queue.

        Raises:
            Exception: whatever the task raises.
        """
        ...

    def effort_is_reduced(self, guest: str, listener: "EffortListener") -> bool:
        """Whether bots get noticeably less thinking time for this guest. `listener` is then notified when the queue is empty."""
        ...

    async def recovered(self) -> None:
        """Return when a bot has answered again after workers were lost."""
        ...

    def close(self) -> None:
        """Stop all bots."""
        ...


@dataclass(eq=False, slots=True)
class _QueuedQuestion:
    """A question in the queue."""

    question: Question | AnalysisTask
    since: float
    answer: "asyncio.Future[Any]"
    guest: str = field(init=False)
    table: str = field(init=False)
    hurried: bool = field(init=False)

    def __post_init__(self) -> None:
        question = self.question
        self.guest, self.table, self.hurried = question.guest, question.table, question.hurried


class QueuedBotPool:
    """A pool with one queue for all workers: processes of this machine, and remote helpers that come and go."""

    def __init__(self, workers: Sequence[BotWorker]) -> None:
        """`workers`: processes of this machine; may be empty."""
        self._workers = list(workers)
        # Last in, first out, so that no more processes are started than needed.
        self._free: list[QuestionWorker] = list(reversed(self._workers))
        self._helpers: list[QuestionWorker] = []
        self._free_helpers: list[QuestionWorker] = []
        self._queue: BotQueue[_QueuedQuestion] = BotQueue()
        self._arrivals: dict[_QueuedQuestion, None] = {}
        """All queued questions, in order of arrival."""
        self._effort = Effort(len(self._workers))
        self._thinking: set[asyncio.Task[None]] = set()
        self._listeners: weakref.WeakSet[EffortListener] = weakref.WeakSet()
        """Tables to notify when the queue is empty. Weak references, so that closed tables are not kept in memory."""
        self._failing = False
        self._recovered = asyncio.Event()
        """Set, and replaced by a new event, when a bot answers again."""
        self._served = 0
        self._lost = 0
        self._closed = False

    def set_helpers(self, helpers: Sequence[QuestionWorker]) -> None:
        """Replace the remote helpers. A helper gets questions when no process of this machine is free."""
        for helper in helpers:
            if helper not in self._helpers:
                self._free_helpers.append(helper)
        self._helpers = list(helpers)
        self._free_helpers = [helper for helper in self._free_helpers if helper in self._helpers]
        self._effort.workers = len(self._workers) + len(self._helpers)
        self._serve()

    async def choose(self, question: Question) -> list[str]:
        """Queue a question and return the actions; if a worker is lost, the question is asked once more.

        Raises:
            WorkerLost: when that worker is lost too, or the pool was closed.
            Exception: whatever the bot itself raises.
        """
        actions: list[str] = await self._ask(question)
        return actions

    async def analyse(self, task: AnalysisTask) -> Any:
        """Queue an analysis task and return its result.

        Raises:
            WorkerLost, Exception: as `choose`.
        """
        return await self._ask(task)

    async def _ask(self, question: Question | AnalysisTask) -> Any:
        if self._closed:
            raise WorkerLost("the pool was closed")
        loop = asyncio.get_running_loop()
        queued = _QueuedQuestion(question, time.monotonic(), loop.create_future())
        self._queue.add(queued)
        self._arrivals[queued] = None
        self._serve()
        try:
            return await queued.answer
        finally:
            # A cancelled question leaves the queue. If it is being computed already, the worker finishes it.
            if self._queue.remove(queued):
                del self._arrivals[queued]
                self._notify_if_idle()

    def effort_is_reduced(self, guest: str, listener: EffortListener) -> bool:
        """Whether bots get noticeably less thinking time for this guest. `listener` is then notified when the queue is empty."""
        short = self._effort.for_queue(self._queue.turns_of(guest)) < BUSY_BELOW_EFFORT
        if short:
            self._listeners.add(listener)
        return short

    async def recovered(self) -> None:
        """Return at the first answer after a worker was lost."""
        await self._recovered.wait()

    def stats(self) -> PoolStats:
        """Current statistics."""
        first = next(iter(self._arrivals), None)
        return PoolStats(
            waiting=len(self._queue),
            oldest=time.monotonic() - first.since if first is not None else 0.0,
            thinking=len(self._thinking),
            workers=len(self._workers) + len(self._helpers),
            served=self._served,
            lost=self._lost,
            effort=self._effort.last if self._thinking else 1.0,
        )

    def close(self) -> None:
        """Stop all processes, even those that are computing. Queued questions fail with WorkerLost, and later ones too."""
        self._closed = True
        for queued in self._arrivals:
            _fail(queued, WorkerLost("the pool was closed"))
        stop_all(self._workers)

    # Serving.

    def _serve(self) -> None:
        """Give queued questions to free workers."""
        while (free := self._free or self._free_helpers) and self._queue and not self._closed:
            queued, turns = self._queue.pop()
            del self._arrivals[queued]
            effort = self._effort.last = min(queued.question.effort, self._effort.for_queue(turns))
            task = asyncio.get_running_loop().create_task(self._think(free.pop(), queued, effort))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)
        self._notify_if_idle()

    async def _think(self, worker: QuestionWorker, queued: _QueuedQuestion, effort: float) -> None:
        """Let a worker answer a question, then serve the next one."""
        try:
            found, seconds = await self._answer(worker, queued, effort)
        except Exception as error:  # noqa: BLE001  any error is raised in the task that asked the question
            _fail(queued, error)
        else:
            self._served += 1
            if isinstance(queued.question, Question):
                self._effort.record(seconds, effort)
            self._mark_recovered()
            if not queued.answer.done():
                queued.answer.set_result(found)
        finally:
            if not queued.answer.done():
                queued.answer.cancel()
            if worker in self._workers:
                self._free.append(worker)
            elif worker in self._helpers and worker not in self._free_helpers:
                self._free_helpers.append(worker)
            self._serve()

    async def _answer(self, worker: QuestionWorker, queued: _QueuedQuestion, effort: float) -> TimedResult:
        question = queued.question
        for attempt in range(1, worker.tries + 1):
            try:
                return await worker.answer(question, effort)
            except WorkerLost as loss:
                if self._closed:
                    raise  # `close` stopped the worker
                self._lost += 1
                subject = f"{question.game}, {question.level}" if isinstance(question, Question) else question.function.__name__
                throttled.warning("worker lost", "a bot worker was lost while computing %s (%s)", subject, loss)
                if attempt == worker.tries or queued.answer.done():
                    self._failing = True
                    raise
        raise AssertionError("unreachable")

    def _mark_recovered(self) -> None:
        """A bot has answered. If bots were failing, wake the tables that wait for their recovery."""
        if self._failing:
            self._failing = False
            self._recovered.set()
            self._recovered = asyncio.Event()

    def _notify_if_idle(self) -> None:
        if self._listeners and not self._queue:
            listeners, self._listeners = list(self._listeners), weakref.WeakSet()
            for listener in listeners:
                listener.on_full_effort()


class ProcessBots(QueuedBotPool):
    """A pool of local processes, started as needed. A process that dies or hangs is replaced; the others are not affected."""

    def __init__(self, workers: int = 0) -> None:
        """`workers`: the maximum number of processes; 0 for all cores but one, which is left to the server."""
        super().__init__([BotWorker() for _ in range(workers or default_worker_count())])


def default_worker_count() -> int:
    """The number of cores of this machine minus one for the server; at least 1."""
    return max(1, _cores() - 1)


def _cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0))


def _fail(queued: _QueuedQuestion, error: Exception) -> None:
    if not queued.answer.done():
        queued.answer.set_exception(error)
