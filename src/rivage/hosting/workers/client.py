"""Client of the work queue: publishes jobs, awaits the answers, and discovers workers by their heartbeats."""

import asyncio
import itertools
import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec

from rivage.background import ThrottledLogger
from rivage.core import MessageError
from rivage.hosting.codec import Reader
from rivage.hosting.errors import BusError, BusUnavailable
from rivage.hosting.link import Link, Msg
from rivage.table.runtime import WorkerLost

from .protocol import HEARTBEAT_S, HEARTBEATS, MAX_MESSAGE_BYTES, Answer, Unsendable, WorkerHeartbeat, protocol_version
from .queue import MAX_SLOTS, WorkQueue

throttled = ThrottledLogger(logging.getLogger(__name__))

HEARTBEAT_TIMEOUT_S = 3.5
"""Seconds without a heartbeat after which a worker counts as gone."""
RETRY_S = 0.25
"""Seconds between two attempts to publish a job."""
PROBLEM_S = 60.0
"""Seconds for which `/readyz` shows a problem after it was last seen."""
ASK_TIMEOUT_S = 90.0
"""Seconds after which a job is given up, in the queue or at a worker."""


class WorkFailed(Exception):
    """The job itself failed. A retry on another worker would fail as well."""


class NoWorkers(BusError):
    """No worker of this version is connected to the bus."""

    code = "bus.workers"
    public_message = "nobody is there to play these matches"


class WorkStats(msgspec.Struct):
    """Counters since the start (jobs, lost workers, redeliveries, unreadable messages), and the current workers and slots."""

    asked: int = 0
    lost: int = 0
    asked_again: int = 0
    strange: int = 0
    workers: int = 0
    slots: int = 0


class WorkClient:
    """Sends the jobs of one process over one link."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self._stats = WorkStats()
        self._queue = WorkQueue(link)
        self._inbox = link.new_inbox()
        self._numbers = itertools.count(1)
        self._waiting: dict[str, asyncio.Future[Answer]] = {}
        """Pending jobs, by the last token of the subject of their answer."""
        self._workers: dict[str, tuple[int, float]] = {}
        """The slots of each worker, and the time of its last heartbeat."""
        self._problems: dict[str, tuple[str, float]] = {}
        """The newest problem of each kind, and its time."""
        self._notified_slots = 0
        self._listeners: list[Callable[[int], None]] = []

    async def open(self) -> None:
        """Subscribe to answers and heartbeats.

        Raises:
            NoJetStream, BusUnavailable: when the bus cannot be used.
        """
        self._loop = asyncio.get_running_loop()
        await self._queue.open()
        await self.link.subscribe(f"{self._inbox}.*", self._on_answer)
        await self.link.subscribe(self.link.subject("work", HEARTBEATS), self._on_heartbeat)
        self.link.on_change(self._on_link_change)
        self._timer = self._loop.call_later(HEARTBEAT_S, self._remove_gone)

    def close(self) -> None:
        """Stop watching workers."""
        self._timer.cancel()

    async def ask(self, kind: str, data: bytes, *, timeout_s: float = ASK_TIMEOUT_S) -> bytes:
        """Publish a job, and return the body of its answer.

        Raises:
            WorkerLost: when no worker answered in time, too many workers were lost, or the bus is unavailable or full.
            WorkFailed: when the job itself failed.
            Unsendable: when the job is too large.
        """
        if len(data) > MAX_MESSAGE_BYTES:
            raise Unsendable(f"{len(data)} bytes exceed the limit of the bus")
        token = str(next(self._numbers))
        waiting = self._waiting[token] = self._loop.create_future()
        self._stats.asked += 1
        try:
            async with asyncio.timeout(timeout_s):
                await self._publish(kind, data, f"{self._inbox}.{token}", timeout_s)
                answer: Answer = await waiting
        except TimeoutError:
            raise WorkerLost(f"no worker answered within {timeout_s:.0f} s") from None
        except BusError as error:
            raise WorkerLost(str(error)) from error
        finally:
            waiting.cancel()
            del self._waiting[token]
        self._stats.lost += answer.deliveries - 1
        self._stats.asked_again += answer.deliveries - 1
        if answer.error:
            raise WorkerLost(answer.error) if answer.lost else WorkFailed(answer.error)
        return answer.body

    async def _publish(self, kind: str, data: bytes, reply_to: str, timeout_s: float) -> None:
        while True:
            try:
                return await self._queue.publish(kind, data, reply_to, timeout_s)
            except BusUnavailable:
                if not self.link.connected:
                    raise
            await asyncio.sleep(RETRY_S)  # the servers of the bus are electing a leader of the stream

    def stats(self) -> WorkStats:
        """The current counters."""
        self._stats.workers, self._stats.slots = len(self._workers), self.slots
        return self._stats

    # Workers.

    @property
    def slots(self) -> int:
        """The number of jobs of one kind that the workers do in parallel."""
        return min(MAX_SLOTS, sum(slots for slots, _ in self._workers.values()))

    def current_problems(self) -> list[str]:
        """Problems within the last `PROBLEM_S`: workers of another version, unreadable messages."""
        return [text for text, seen in self._problems.values() if seen > self._loop.time() - PROBLEM_S]

    def on_slots_change(self, listener: Callable[[int], None]) -> None:
        """Call `listener` with the number of slots whenever it changes."""
        self._listeners.append(listener)

    # Messages.

    async def _on_answer(self, msg: Msg) -> None:
        waiting = self._waiting.get(msg.subject.rpartition(".")[2])
        if waiting is None or waiting.done():
            return  # already answered by another worker, or given up
        try:
            waiting.set_result(_ANSWER.read(msg.data))
        except MessageError as error:
            self._unreadable("an answer of a worker", msg)
            waiting.set_result(Answer(error=f"the answer of a worker could not be read: {error}", lost=True))

    async def _on_heartbeat(self, msg: Msg) -> None:
        heartbeat = None
        with suppress(MessageError):
            heartbeat = _HEARTBEAT.read(msg.data)
        if heartbeat is None or heartbeat.slots < 0:
            self._unreadable("a heartbeat of a worker", msg)
        elif heartbeat.edition != protocol_version():
            self._warn("version", f"a worker of rivage {heartbeat.version[:40]} gets no jobs: another version, or other games")
        elif heartbeat.slots:
            self._workers[heartbeat.worker] = (heartbeat.slots, self._loop.time())
        else:
            self._workers.pop(heartbeat.worker, None)
        self._notify_slots()

    def _unreadable(self, name: str, msg: Msg) -> None:
        self._stats.strange += 1
        self._warn(name, f"{name} could not be read ({len(msg.data)} bytes): does another program use these subjects?")

    def _warn(self, key: str, text: str) -> None:
        throttled.warning(key, "%s", text)
        self._problems[key] = (text, self._loop.time())

    def _remove_gone(self) -> None:
        late = self._loop.time() - HEARTBEAT_TIMEOUT_S
        self._workers = {worker: seen for worker, seen in self._workers.items() if seen[1] > late}
        self._notify_slots()
        self._timer = self._loop.call_later(HEARTBEAT_S, self._remove_gone)

    def _on_link_change(self, connected: bool) -> None:
        if connected:
            return
        # The queue is in memory and may be lost, like answers that are sent meanwhile.
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_result(Answer(error="the connection to the bus was lost", lost=True))
        self._workers.clear()
        self._notify_slots()

    def _notify_slots(self) -> None:
        if self.slots != self._notified_slots:
            self._notified_slots = self.slots
            for listener in self._listeners:
                listener(self.slots)


_ANSWER: Reader[Answer] = Reader(Answer)
_HEARTBEAT: Reader[WorkerHeartbeat] = Reader(WorkerHeartbeat)
