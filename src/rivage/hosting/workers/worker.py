"""A worker: pulls jobs from the work queue, does them in its own processes, and answers, until it is stopped.

It pulls a job for each free process. Whole matches are played in separate processes with a lower priority than the processes of
bots. A graceful shutdown finishes the running questions and returns running matches to the queue.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from nats.errors import Error as NatsError
from nats.js import JetStreamContext

from rivage import __version__
from rivage.background import ThrottledLogger
from rivage.core import MessageError
from rivage.experiments import Job, LocalSlots, MatchFailed, play_at_low_priority
from rivage.hosting.codec import Reader, pack
from rivage.hosting.errors import BusError
from rivage.hosting.link import Link, Msg
from rivage.hosting.simulator import TableSimulator
from rivage.registry import advise, findings, team_plan
from rivage.table.runtime import AnalysisTask, ProcessBots, Question, WorkerLost

from .protocol import (
    BOTS,
    HEARTBEAT_S,
    HEARTBEATS,
    MATCHES,
    MAX_MESSAGE_BYTES,
    PHYSICS,
    Answer,
    AskBot,
    AskFindings,
    AskPhysics,
    AskStudy,
    Unsendable,
    WorkerHeartbeat,
    deserialize,
    protocol_version,
)
from .queue import ACK_WAIT_S, MAX_DELIVERIES, REPLY_TO, WorkQueue

throttled = ThrottledLogger(logging.getLogger(__name__))

PULL_TIMEOUT_S = 2.0
"""Seconds that a pull request stays open. A lost request blocks its slot for that time."""
PULL_STATUS_WAIT_S = 0.02
"""Seconds to wait for the end-of-request status of NATS, which the next pull request would take for its own."""
RETRY_S = 0.25
"""Seconds between two attempts to reach the queue."""

Work = Callable[[Any], Awaitable[Any]]


class WorkServer:
    """A worker, connected to the bus by one link."""

    def __init__(self, link: Link, processes: int) -> None:
        """`processes` is the number of processes for bots, and of those for matches. They are started when needed."""
        self.name = secrets.token_hex(6)
        self._link = link
        self._processes = processes
        self._queue = WorkQueue(link)
        self._bots = ProcessBots(processes)
        self._simulator = TableSimulator()
        self._matches = LocalSlots(processes, play_at_low_priority)
        self._slots: dict[asyncio.Task[None], str] = {}
        """The task of each slot, with the kind of its jobs."""
        self._busy: set[asyncio.Task[None]] = set()
        self._stopping = False
        self.answered = 0
        """Number of jobs answered since the start."""
        self.unreadable = 0
        """Number of messages in the queue that could not be decoded."""

    async def start(self) -> None:
        """Start to pull jobs and to send heartbeats.

        Raises:
            NoJetStream, BusUnavailable: when the bus cannot be used.
        """
        await self._queue.open()
        kinds: tuple[tuple[str, int, Reader[Any], Work], ...] = (
            (BOTS, self._processes, _BOT_JOBS, self._think),
            (PHYSICS, 1, _PHYSICS_JOBS, self._simulate),
            (MATCHES, self._processes, _MATCH_JOBS, self._matches.play),
        )
        for kind, slots, reader, work in kinds:
            self._slots |= {asyncio.create_task(self._serve(kind, reader, work)): kind for _ in range(slots)}
        self._heartbeat = asyncio.create_task(self._send_heartbeats())

    async def stop(self) -> None:
        """Graceful stop: pull no more jobs, finish the running questions, and return running matches to the queue."""
        self._stopping = True
        self._heartbeat.cancel()
        for slot, kind in self._slots.items():
            if slot not in self._busy or kind == MATCHES:
                slot.cancel()
        await self._send_heartbeat()
        await asyncio.gather(*self._slots, return_exceptions=True)

    def close(self) -> None:
        """Stop all processes at once, including busy ones."""
        self._stopping = True
        for slot in self._slots:
            slot.cancel()
        self._matches.close()
        self._bots.close()
        self._simulator.close()

    async def _send_heartbeats(self) -> None:
        while True:
            await self._send_heartbeat()
            await asyncio.sleep(HEARTBEAT_S)

    async def _send_heartbeat(self) -> None:
        slots = 0 if self._stopping else self._processes
        heartbeat = WorkerHeartbeat(self.name, protocol_version(), __version__, slots, len(self._busy))
        with suppress(BusError):
            await self._link.publish(self._link.subject("work", HEARTBEATS), pack(heartbeat))

    # Slots.

    async def _serve(self, kind: str, reader: Reader[Any], work: Work) -> None:
        """Do the jobs of one slot, one after the other."""
        jobs: JetStreamContext.PullSubscription | None = None
        slot = asyncio.current_task()
        assert slot is not None
        try:
            # If the task is cancelled while the link closes, `fetch` raises the link's error, not `CancelledError`.
            while not self._stopping and not slot.cancelling():
                try:
                    if not self._link.connected:
                        raise self._link.unavailable_error()
                    jobs = jobs or await self._queue.subscribe(kind)
                    msg = (await jobs.fetch(1, PULL_TIMEOUT_S))[0]
                except TimeoutError:
                    await asyncio.sleep(PULL_STATUS_WAIT_S)
                except (NatsError, BusError, OSError) as error:  # the queue is unavailable or was restarted
                    if self._link.connected:
                        throttled.warning("queue", "the work queue cannot be used; trying again: %s", error)
                    await _unsubscribe(jobs)
                    jobs = None
                    await asyncio.sleep(RETRY_S)
                else:
                    self._busy.add(slot)
                    await self._do(msg, reader, work)
                    self._busy.discard(slot)
        finally:
            await _unsubscribe(jobs)

    async def _do(self, msg: Msg, reader: Reader[Any], work: Work) -> None:
        """Do a job, sending progress messages meanwhile, and answer it."""
        reply_to = (msg.headers or {}).get(REPLY_TO, "")
        try:
            job = reader.read(msg.data)
        except MessageError:
            job = None
        deliveries, refused = msg.metadata.num_delivered, ""
        if job is None or not reply_to:
            self.unreadable += 1
            text = "a message in the work queue is not a job (%d bytes): does another program use these subjects?"
            throttled.warning("unreadable", text, len(msg.data))
            refused = "the job could not be read"
        elif deliveries > MAX_DELIVERIES:
            refused = f"given up after {MAX_DELIVERIES} lost workers"
            throttled.error("given up", "a job (%s) was %s", type(job).__name__, refused)
        if refused:
            await self._reply(msg, reply_to, Answer(error=refused, lost=True, deliveries=deliveries))
            return
        doing = asyncio.ensure_future(_result(work(job)))
        try:
            while not (await asyncio.wait([doing], timeout=ACK_WAIT_S / 3))[0]:
                with suppress(NatsError, OSError):  # without the bus, the job is redelivered to another worker
                    await msg.in_progress()
        except asyncio.CancelledError:  # this worker stops: return the job to the queue
            doing.cancel()
            with suppress(NatsError, OSError):
                await msg.nak()
            raise
        await self._reply(msg, reply_to, _answer(doing, deliveries))
        self.answered += 1

    async def _reply(self, msg: Msg, reply_to: str, answer: Answer) -> None:
        try:
            if reply_to:
                await self._link.publish(reply_to, pack(answer))
            await msg.ack()
        except (NatsError, BusError, OSError) as error:
            throttled.warning("unsent", "an answer could not be sent; another worker gets the job: %s", error)

    # Work.

    async def _think(self, job: AskBot | AskStudy | AskFindings) -> Any:
        origin = (job.guest, job.table, job.hurried)
        if isinstance(job, AskBot):
            view = deserialize(job.game, "view", job.view)
            return await self._bots.choose(Question(job.game, job.level, lambda: view, job.seed, *origin, job.effort))
        if isinstance(job, AskStudy):
            given = (job.game, deserialize(job.game, "view", job.view), job.seat)
            return await self._bots.analyse(AnalysisTask(_STUDIES[job.function], lambda: given, *origin))
        done = (job.game, job.version, job.seats, job.options, job.actions)
        return await self._bots.analyse(AnalysisTask(findings, lambda: done, *origin))

    async def _simulate(self, job: AskPhysics) -> Any:
        return await self._simulator.answer(job.game, deserialize(job.game, "set_up", job.state))


async def _unsubscribe(jobs: JetStreamContext.PullSubscription | None) -> None:
    if jobs is not None:
        with suppress(NatsError, OSError):
            await jobs.unsubscribe()


async def _result(work: Awaitable[Any]) -> bytes:
    body = pack(await work)
    if len(body) > MAX_MESSAGE_BYTES:
        raise Unsendable(f"{len(body)} bytes exceed the limit of the bus")
    return body


def _answer(done: "asyncio.Future[bytes]", deliveries: int) -> Answer:
    """The answer for a finished job."""
    if done.cancelled():
        return Answer(error="the job was cancelled", lost=True, deliveries=deliveries)
    if (error := done.exception()) is None:
        return Answer(done.result(), deliveries=deliveries)
    lost = isinstance(error, WorkerLost | msgspec.DecodeError)
    text = str(error) if isinstance(error, WorkerLost) else f"{type(error).__name__}: {error}"
    if isinstance(error, MatchFailed):
        text = str(error.details["why"])
    return Answer(error=text[:2000] or "the job failed", lost=lost, deliveries=deliveries)


_STUDIES: dict[str, Callable[..., Any]] = {"advise": advise, "team_plan": team_plan}
_BOT_JOBS: Reader[AskBot | AskStudy | AskFindings] = Reader(AskBot | AskStudy | AskFindings)
_PHYSICS_JOBS: Reader[AskPhysics] = Reader(AskPhysics)
_MATCH_JOBS: Reader[Job] = Reader(Job)
