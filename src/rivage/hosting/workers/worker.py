"""A worker: pulls jobs of any node, does them in processes of its own, and answers, until it is asked to stop.

It pulls a job for each process that is free. Whole matches are played in further processes, which run at a lower priority than
those in which bots compute for people.
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
from rivage.experiments import LocalPlaces, MatchFailed, play_kindly
from rivage.hosting.codec import Reader, pack
from rivage.hosting.errors import BusError
from rivage.hosting.link import Link, Msg
from rivage.hosting.simulator import TableSimulator
from rivage.registry import advise, findings, team_plan
from rivage.table.runtime import ProcessBots, Question, Study, WorkerLost

from .client import HEARTBEAT_S, HEARTBEATS
from .protocol import (
    BOTS,
    MATCHES,
    MAX_MESSAGE_BYTES,
    PHYSICS,
    Answer,
    Answered,
    AskBot,
    AskFindings,
    AskMatch,
    AskPhysics,
    AskStudy,
    Failed,
    Here,
    deserialize,
    protocol_version,
)
from .queue import ACK_WAIT_S, MAX_DELIVERIES, REPLY_TO, WorkQueue

throttled = ThrottledLogger(logging.getLogger(__name__))

PULL_S = 2.0
"""Seconds a pull request stays open. A request that got lost costs the slot as long."""
AFTER_PULL_S = 0.02
"""Seconds in which the server's note that a pull request has ended arrives; the next request would read it as its own."""
RETRY_S = 0.25
"""Seconds between two attempts to reach the queue."""

Work = Callable[[Any], Awaitable[Any]]


class Stopping(WorkerLost):
    """The worker stops before the job is done."""


class WorkServer:
    """One worker on one link."""

    def __init__(self, link: Link, processes: int) -> None:
        """`processes`: for bots, and as many others for matches; all are started when they are needed."""
        self.name = secrets.token_hex(6)
        self._link = link
        self._processes = processes
        self._queue = WorkQueue(link)
        self._bots = ProcessBots(processes)
        self._simulator = TableSimulator()
        self._matches = LocalPlaces(processes, play_kindly)
        self._tasks: list[asyncio.Task[None]] = []
        """One for each slot."""
        self._busy: set[asyncio.Task[Any]] = set()
        """Slots that do a job."""
        self._stopping = asyncio.Event()
        self.answered = 0
        """Jobs answered since the start."""
        self.unreadable = 0
        """Messages that were not jobs."""

    async def start(self) -> None:
        """Pull jobs, and send heartbeats.

        Raises:
            NoJetStream, BusAway: when the bus cannot be used.
        """
        await self._queue.open()
        kinds: tuple[tuple[str, int, Reader[Any], Work], ...] = (
            (BOTS, self._processes, _BOT_JOBS, self._think),
            (PHYSICS, 1, _PHYSICS_JOBS, self._simulate),
            (MATCHES, self._processes, _MATCH_JOBS, self._play),
        )
        for kind, slots, reader, work in kinds:
            self._tasks += [asyncio.create_task(self._serve(kind, reader, work)) for _ in range(slots)]
        self._heartbeat = asyncio.create_task(self._send_heartbeats())

    async def stop(self) -> None:
        """Pull no more, finish questions, and hand matches back."""
        self._stopping.set()
        self._heartbeat.cancel()
        for task in self._tasks:
            if task not in self._busy:
                task.cancel()
        await self._send_heartbeat()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def close(self) -> None:
        """End the processes, also those that compute."""
        self._stopping.set()
        for task in self._tasks:
            task.cancel()
        self._matches.close()
        self._bots.close()
        self._simulator.close()

    async def _send_heartbeats(self) -> None:
        while True:
            await self._send_heartbeat()
            await asyncio.sleep(HEARTBEAT_S)

    async def _send_heartbeat(self) -> None:
        slots = 0 if self._stopping.is_set() else self._processes
        here = Here(self.name, protocol_version(), __version__, slots, len(self._busy))
        with suppress(BusError):
            await self._link.publish(self._link.subject("work", HEARTBEATS), pack(here))

    # Slots.

    async def _serve(self, kind: str, reader: Reader[Any], work: Work) -> None:
        """Do one job after the other."""
        jobs: JetStreamContext.PullSubscription | None = None
        task = asyncio.current_task()
        assert task is not None
        # Cancelled while the link closes, `fetch` raises that instead.
        while not self._stopping.is_set() and not task.cancelling():
            if not self._link.connected:
                await asyncio.sleep(RETRY_S)
                continue
            try:
                jobs = jobs or await self._queue.subscribe(kind)
                msg = (await jobs.fetch(1, PULL_S))[0]
            except TimeoutError:
                await asyncio.sleep(AFTER_PULL_S)
                continue
            except (NatsError, BusError, OSError):  # the queue is away, or was started anew
                await _unsubscribe(jobs)
                jobs = None
                await asyncio.sleep(RETRY_S)
                continue
            self._busy.add(task)
            try:
                await self._do(msg, reader, work)
            except (NatsError, BusError, OSError) as error:  # another worker gets the job
                throttled.warning("unsent", "the answer to a job could not be sent: %s", error)
            finally:
                self._busy.discard(task)
        await _unsubscribe(jobs)

    async def _do(self, msg: Msg, reader: Reader[Any], work: Work) -> None:
        """Do a job, and say meanwhile that it is in progress."""
        reply_to = (msg.headers or {}).get(REPLY_TO, "")
        try:
            job = reader.read(msg.data)
        except MessageError:
            job = None
        deliveries, refused = msg.metadata.num_delivered, ""
        if job is None or not reply_to:
            self.unreadable += 1
            text = "a message in the work queue is not a job (%d bytes): does something else use these subjects?"
            throttled.warning("unreadable", text, len(msg.data))
            refused = "the job could not be read"
        elif deliveries > MAX_DELIVERIES:
            refused = f"given up: {MAX_DELIVERIES} workers were lost over it"
            throttled.error("given up", "a job (%s) was %s", type(job).__name__, refused)
        if refused:
            await msg.term()
            if reply_to:
                await self._link.publish(reply_to, pack(Failed(refused, lost=True, deliveries=deliveries)))
            return
        doing = asyncio.ensure_future(work(job))
        try:
            while not (await asyncio.wait([doing], timeout=ACK_WAIT_S / 3))[0]:
                await msg.in_progress()
        except (NatsError, OSError):  # the bus is away; whoever asked knows it
            await asyncio.wait([doing])
        if not doing.cancelled() and isinstance(doing.exception(), Stopping):
            await msg.nak()
            return
        await self._link.publish(reply_to, pack(_answer(doing, deliveries)))
        await msg.ack()
        self.answered += 1

    # Work.

    async def _think(self, asked: AskBot | AskStudy | AskFindings) -> Any:
        whose = (asked.guest, asked.table, asked.hurried)
        if isinstance(asked, AskBot):
            view = deserialize(asked.game, "view", asked.view)
            return await self._bots.choose(Question(asked.game, asked.level, lambda: view, asked.seed, *whose, asked.effort))
        if isinstance(asked, AskStudy):
            shown = (asked.game, deserialize(asked.game, "view", asked.view), asked.seat)
            return await self._bots.study(Study(_STUDIES[asked.function], lambda: shown, *whose))
        done = (asked.game, asked.version, asked.seats, asked.options, asked.actions)
        return await self._bots.study(Study(findings, lambda: done, *whose))

    async def _simulate(self, asked: AskPhysics) -> Any:
        return await self._simulator.answer(asked.game, deserialize(asked.game, "set_up", asked.state))

    async def _play(self, asked: AskMatch) -> Any:
        """Play a match. It may take long, so a worker that stops hands it back."""
        playing = asyncio.ensure_future(self._matches.play(asked.job))
        stopping = asyncio.ensure_future(self._stopping.wait())
        try:
            await asyncio.wait((playing, stopping), return_when=asyncio.FIRST_COMPLETED)
            if not playing.done():
                raise Stopping("the worker stops")
            return playing.result()
        finally:
            playing.cancel()
            stopping.cancel()


async def _unsubscribe(jobs: JetStreamContext.PullSubscription | None) -> None:
    if jobs is not None:
        with suppress(NatsError, OSError):
            await jobs.unsubscribe()


def _answer(done: "asyncio.Future[Any]", deliveries: int) -> Answer:
    """The answer for a job that has ended."""
    if done.cancelled():
        return Failed("it was given up", lost=True, deliveries=deliveries)
    error = done.exception()
    if error is None:
        body = pack(done.result())
        if len(body) <= MAX_MESSAGE_BYTES:
            return Answered(body, deliveries)
        return Failed(f"an answer of {len(body)} bytes", lost=False, deliveries=deliveries)
    if isinstance(error, MatchFailed):
        return Failed(str(error.details["why"]), lost=False, deliveries=deliveries)
    kind = "" if isinstance(error, WorkerLost) else f"{type(error).__name__}: "
    lost = isinstance(error, WorkerLost | msgspec.DecodeError)
    return Failed(f"{kind}{error}"[:2000], lost, deliveries)


_STUDIES: dict[str, Callable[..., Any]] = {"advise": advise, "team_plan": team_plan}
_BOT_JOBS: Reader[AskBot | AskStudy | AskFindings] = Reader(AskBot | AskStudy | AskFindings)
_PHYSICS_JOBS: Reader[AskPhysics] = Reader(AskPhysics)
_MATCH_JOBS: Reader[AskMatch] = Reader(AskMatch)
