"""Bots think away from the event loop, in processes of their own, and get the same views as people.

Whoever asks waits in one line before all processes (`bot_queue.py`), and the more wait, the shorter bots think (`bot_effort.py`).
What waits is small: the view is made when a process is free, so nobody thinks about what has passed. What a bot answers is a
list of actions as text: a whole turn, or its beginning. It is decided upon like anybody's command, so a bot that errs cannot
hurt a table.
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

from .question import BotQueue, Question, Study, Thinker, Thought, WorkerLost
from .worker import BotWorker, end_all

MAX_WAIT_S = 5.0
"""Seconds in which everybody who waits is to be served, if thinking less can do it."""
MIN_EFFORT = 0.05
"""No bot is given less than this part of its time: enough for a sensible answer, too little for a deep one."""
SHORTENED_BELOW = 0.75
"""Below this part of full effort, people are notified."""
INITIAL_ANSWER_S = 1.0
"""Seconds an answer is taken to need before one was measured."""
_WEIGHT = 0.1
"""Of the newest measurement."""


class Effort:
    """The part of its full time that a bot is given, from how many wait and how long answers took of late."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        """How many think at once; while there is nobody, as if there were one."""
        self.seconds = INITIAL_ANSWER_S
        """What an answer takes of late, had it been given its full time."""
        self.last = 1.0
        """What was given last."""

    def fitting(self, turns: int) -> float:
        """What fits when so many are to be served within the longest wait: from 1 down to `MIN_EFFORT`."""
        return min(1.0, max(MIN_EFFORT, MAX_WAIT_S * max(1, self.workers) / max(1e-9, turns * self.seconds)))

    def measured(self, seconds: float, effort: float) -> None:
        """An answer took so long with so much effort."""
        # A bot that thinks no shorter for less effort makes this estimate grow as the effort falls. That does no harm: while
        # there is time for all, the effort rises, and the estimate falls again.
        self.seconds += _WEIGHT * (seconds / effort - self.seconds)


logger = logging.getLogger(__name__)
seldom = ThrottledLogger(logger)


class PoolStats(msgspec.Struct, frozen=True):
    """How the bots are doing."""

    waiting: int
    """Questions that wait."""
    oldest: float
    """Seconds the one waits that came first."""
    thinking: int
    """Processes in thought."""
    workers: int
    """Processes there may be."""
    served: int
    """Questions answered since the start."""
    lost: int
    """Processes that died or hung over a question since the start."""
    effort: float
    """The part of its full time that was given to the bot asked last."""


class EffortListener(Protocol):
    """A table that was notified that bots think shorter."""

    def on_full_effort(self) -> None:
        """Bots have all their time again."""
        ...


class BotPool(Protocol):
    """Where bots think."""

    async def choose(self, question: Question) -> list[str]:
        """What the bot does, seeing what it sees when its turn comes: one or more actions in order.

        Who is cancelled while waiting leaves the line at once.

        Raises:
            Exception: whatever goes wrong in a bot; the caller goes on without its answer.
        """
        ...

    async def study(self, study: Study) -> Any:
        """What comes of a study; it waits in the same line.

        Raises:
            Exception: whatever goes wrong in there.
        """
        ...

    def shortened(self, guest: str, listener: "EffortListener") -> bool:
        """Whether bots think noticeably shorter for this guest now. If so, the listener hears when nobody waits any more."""
        ...

    async def recovered(self) -> None:
        """Returns when a bot has answered again after processes were lost."""
        ...

    def close(self) -> None:
        """Let the bots go."""
        ...


@dataclass(eq=False, slots=True)
class _Waiting:
    """A question in the line."""

    question: Question | Study
    since: float
    answer: "asyncio.Future[Any]"
    guest: str = field(init=False)
    table: str = field(init=False)
    hurried: bool = field(init=False)

    def __post_init__(self) -> None:
        asked = self.question
        self.guest, self.table, self.hurried = asked.guest, asked.table, asked.hurried


class BotLine:
    """One line before all workers: processes of this machine, and helpers elsewhere that may come and go."""

    def __init__(self, workers: Sequence[BotWorker]) -> None:
        """`workers`: processes of this machine; there need be none."""
        self._workers = list(workers)
        # The one that answered last is asked first: so no more are started than are needed.
        self._free: list[Thinker] = list(reversed(self._workers))
        self._helpers: list[Thinker] = []
        self._free_helpers: list[Thinker] = []
        self._queue: BotQueue[_Waiting] = BotQueue()
        self._came: dict[_Waiting, None] = {}
        """All who wait, in the order in which they came."""
        self._effort = Effort(len(self._workers))
        self._thinking: set[asyncio.Task[None]] = set()
        self._listeners: weakref.WeakSet[EffortListener] = weakref.WeakSet()
        """Who is to be told when nobody waits any more. Weak: a table that is closed meanwhile is not kept for that."""
        self._failing = False
        self._recovered = asyncio.Event()
        """Set, and replaced by another, when a bot answers again."""
        self._served = 0
        self._lost = 0
        self._closed = False

    def help_by(self, helpers: Sequence[Thinker]) -> None:
        """From now on these think too, when no process of this machine is free; who was a helper is asked no more."""
        for helper in helpers:
            if helper not in self._helpers:
                self._free_helpers.append(helper)
        self._helpers = list(helpers)
        self._free_helpers = [helper for helper in self._free_helpers if helper in self._helpers]
        self._effort.workers = len(self._workers) + len(self._helpers)
        self._serve()

    async def choose(self, question: Question) -> list[str]:
        """Wait in line, then let a process think; if it is lost, ask a fresh one once.

        Raises:
            WorkerLost: when that one is lost too, or the bots were let go.
            Exception: whatever the bot itself raises.
        """
        actions: list[str] = await self._ask(question)
        return actions

    async def study(self, study: Study) -> Any:
        """The same for something else.

        Raises:
            WorkerLost, Exception: as `choose`.
        """
        return await self._ask(study)

    async def _ask(self, question: Question | Study) -> Any:
        if self._closed:
            raise WorkerLost("the bots were let go")
        loop = asyncio.get_running_loop()
        waiting = _Waiting(question, time.monotonic(), loop.create_future())
        self._queue.add(waiting)
        self._came[waiting] = None
        self._serve()
        try:
            return await waiting.answer
        finally:
            # Who no longer waits leaves the line; a thought that has begun comes to its end, or a process would be lost.
            if self._queue.remove(waiting):
                del self._came[waiting]
                self._notify_if_idle()

    def shortened(self, guest: str, listener: EffortListener) -> bool:
        """Whether what this guest waits for will be thought about noticeably shorter."""
        short = self._effort.fitting(self._queue.turns_of(guest)) < SHORTENED_BELOW
        if short:
            self._listeners.add(listener)
        return short

    async def recovered(self) -> None:
        """Returns at the first answer after a loss."""
        await self._recovered.wait()

    def stats(self) -> PoolStats:
        """How the bots are doing."""
        first = next(iter(self._came), None)
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
        """Let the processes go, also those in thought. Who waits is told, and nobody is served any more."""
        self._closed = True
        for waiting in self._came:
            _fail(waiting, WorkerLost("the bots were let go"))
        end_all(self._workers)

    # Serving.

    def _serve(self) -> None:
        """Set thinking whom there is a process for."""
        while (free := self._free or self._free_helpers) and self._queue and not self._closed:
            waiting, turns = self._queue.pop()
            del self._came[waiting]
            effort = self._effort.last = min(waiting.question.effort, self._effort.fitting(turns))
            task = asyncio.get_running_loop().create_task(self._think(free.pop(), waiting, effort))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)
        self._notify_if_idle()

    async def _think(self, worker: Thinker, waiting: _Waiting, effort: float) -> None:
        """Let a process answer a question, and then the next one in line."""
        try:
            found, seconds = await self._answer(worker, waiting, effort)
        except Exception as error:  # noqa: BLE001  whatever it was, it is the asker's to hear
            _fail(waiting, error)
        else:
            self._served += 1
            if isinstance(waiting.question, Question):
                self._effort.measured(seconds, effort)
            self._mark_recovered()
            if not waiting.answer.done():
                waiting.answer.set_result(found)
        finally:
            if not waiting.answer.done():
                waiting.answer.cancel()
            if worker in self._workers:
                self._free.append(worker)
            elif worker in self._helpers and worker not in self._free_helpers:
                self._free_helpers.append(worker)
            self._serve()

    async def _answer(self, worker: Thinker, waiting: _Waiting, effort: float) -> Thought:
        asked = waiting.question
        for attempt in range(1, worker.tries + 1):
            try:
                return await worker.answer(asked, effort)
            except WorkerLost as loss:
                if self._closed:
                    raise  # that was us
                self._lost += 1
                about = (asked.game, asked.level) if isinstance(asked, Question) else ("a study", asked.function.__name__)
                seldom.warning("worker lost", "a bot worker was lost over %s, %s (%s)", *about, loss)
                if attempt == worker.tries or waiting.answer.done():
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
            told, self._listeners = list(self._listeners), weakref.WeakSet()
            for listener in told:
                listener.on_full_effort()


class ProcessBots(BotLine):
    """Processes that are started as they are needed. One that dies or hangs is replaced; the others think on."""

    def __init__(self, workers: int = 0) -> None:
        """`workers`: processes at most; 0 leaves one core of this machine to the server."""
        super().__init__([BotWorker() for _ in range(workers or processes_beside_a_server())])


def processes_beside_a_server() -> int:
    """How many processes leave one core of this machine to the server."""
    return max(1, _cores() - 1)


def _cores() -> int:
    """Cores this process may use."""
    return len(os.sched_getaffinity(0))


def _fail(waiting: _Waiting, error: Exception) -> None:
    if not waiting.answer.done():
        waiting.answer.set_exception(error)
