"""A worker: answers the questions of any node with processes of its own, until it is told to go.

It takes what it has a process free for; beyond that only what nobody else is free for, which waits in its line as at a node.
Whole matches are played in further processes, which step back behind those in which bots think for people.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

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

from .discovery import SAY_EVERY
from .messages import (
    BOTS,
    HERE,
    LARGEST,
    LINE,
    MATCHES,
    PHYSICS,
    WHO,
    Answered,
    AskAdvice,
    AskBot,
    AskFindings,
    AskMatch,
    AskPhysics,
    AskPlan,
    Failed,
    Here,
    Reply,
    Thinking,
)
from .protocol_version import edition
from .serialization import unpack_state, unpack_view
from .subscriptions import Group

logger = logging.getLogger(__name__)
seldom = ThrottledLogger(logger)

BEAT = 0.3
"""Seconds after which it says again that it still thinks."""
MOST_WAITING = 100
"""Questions that may wait for each process; more are handed back."""


class BusWorker:
    """One worker on one link."""

    def __init__(self, link: Link, processes: int) -> None:
        """`processes`: in which bots think, and in as many others matches are played; all are started when they are needed."""
        self._link = link
        self._processes = processes
        self.name = secrets.token_hex(6)
        self._bots = ProcessBots(processes)
        self._simulator = TableSimulator()
        self._matches = LocalPlaces(processes, play_kindly)
        self._groups = {
            BOTS: Group(link, self._subject(BOTS), processes, self._hears(_ASK_BOTS, self._think, BOTS)),
            LINE: Group(link, self._subject(LINE), 0, self._hears(_ASK_BOTS, self._think, BOTS)),
            PHYSICS: Group(link, self._subject(PHYSICS), 0, self._hears(_ASK_PHYSICS, self._simulate, PHYSICS)),
            MATCHES: Group(link, self._subject(MATCHES), processes, self._hears(_ASK_MATCH, self._play, MATCHES)),
        }
        self._work: dict[asyncio.Task[None], str] = {}
        """What is being done, and of which kind it is."""
        self._going = asyncio.Event()
        self.answered = 0
        """Questions answered since the start."""
        self.strange = 0
        """Messages that were none of ours."""

    def _subject(self, kind: str) -> str:
        return self._link.subject("work", kind, edition())

    async def begin(self) -> None:
        """Take part, and say so.

        Raises:
            BusAway: when the bus is away.
        """
        await self._link.subscribe(self._link.subject("work", WHO), self._asked_who)
        for group in self._groups.values():
            await group.begin()
        self._saying = asyncio.create_task(self._say_for_ever())

    async def finish(self) -> None:
        """Take no more, bring thoughts to their end, hand matches back, and let the processes go."""
        self._going.set()
        self._saying.cancel()
        for group in self._groups.values():
            await group.leave()
        await self._say_here()
        while self._work:
            await asyncio.wait(self._work)

    def close(self) -> None:
        """Let the processes go, also in thought."""
        self._matches.close()
        self._bots.close()
        self._simulator.close()

    # Hearing.

    def _hears(self, reader: Reader[Any], work: Callable[[Any], Awaitable[Any]], kind: str) -> Callable[[Msg], Awaitable[None]]:
        async def hear(msg: Msg) -> None:
            asked = None
            if len(msg.data) <= LARGEST and msg.reply:
                with suppress(MessageError):
                    asked = reader.read(msg.data)
            if asked is None:
                self.strange += 1
                seldom.warning("strange", "a question came over the bus that is none of ours (%d bytes)", len(msg.data))
                await self._groups[kind].look()  # it has ended a part
                return
            task = asyncio.create_task(self._answer(msg.reply, work(asked), self._groups[kind]))
            self._work[task] = kind
            task.add_done_callback(self._work.pop)

        return hear

    async def _asked_who(self, _msg: Msg) -> None:
        await self._say_here()

    async def _say_for_ever(self) -> None:
        while True:
            await self._say_here()
            await asyncio.sleep(SAY_EVERY)
            for group in self._groups.values():
                await group.look()

    async def _say_here(self) -> None:
        slots = 0 if self._going.is_set() else self._processes
        here = Here(self.name, edition(), __version__, slots, len(self._work))
        with suppress(BusError):
            await self._link.publish(self._link.subject("work", HERE), pack(here))

    # Answering.

    async def _answer(self, reply: str, work: Awaitable[Any], group: Group) -> None:
        """Say that it is taken, say so again while it lasts, and say what came of it."""
        doing = asyncio.ensure_future(work)
        try:
            await self._say(reply, Thinking())
            await group.took()
            while not (await asyncio.wait([doing], timeout=BEAT))[0]:
                await self._say(reply, Thinking())
            await self._say(reply, _reply(doing))
            self.answered += 1
        finally:
            await group.gave()

    async def _say(self, reply: str, said: Reply) -> None:
        # Who does not hear it asks somebody else.
        with suppress(BusError):
            await self._link.publish(reply, pack(said))

    async def _think(self, asked: AskBot | AskAdvice | AskPlan | AskFindings) -> Any:
        if self._bots.stats().waiting >= MOST_WAITING * self._processes:
            raise WorkerLost("too many wait here")
        match asked:
            case AskBot(game, level, data, seed, effort, guest, table, hurried):
                view = unpack_view(game, data)
                return await self._bots.choose(Question(game, level, lambda: view, seed, guest, table, hurried, effort))
            case AskAdvice(game, data, seat, guest, table, hurried):
                seen = (game, unpack_view(game, data), seat)
                return await self._bots.study(Study(advise, lambda: seen, guest, table, hurried))
            case AskPlan(game, data, seat, guest, table, hurried):
                shown = (game, unpack_view(game, data), seat)
                return await self._bots.study(Study(team_plan, lambda: shown, guest, table, hurried))
            case AskFindings(game, version, seats, options, actions, guest, table, hurried):
                told = (game, version, seats, options, actions)
                return await self._bots.study(Study(findings, lambda: told, guest, table, hurried))

    async def _simulate(self, asked: AskPhysics) -> Any:
        return await self._simulator.answer(asked.game, unpack_state(asked.game, asked.state))

    async def _play(self, asked: AskMatch) -> Any:
        """A match; when the worker goes meanwhile it is handed back, since it may take long."""
        playing = asyncio.ensure_future(self._matches.play(asked.job))
        going = asyncio.ensure_future(self._going.wait())
        try:
            await asyncio.wait((playing, going), return_when=asyncio.FIRST_COMPLETED)
            if not playing.done():
                raise WorkerLost("the worker goes")
            return playing.result()
        finally:
            playing.cancel()
            going.cancel()


def _reply(done: "asyncio.Future[Any]") -> Reply:
    """What is said of work that has come to its end."""
    if done.cancelled():
        return Failed("it was given up", lost=True)
    error = done.exception()
    if error is None:
        body = pack(done.result())
        return Answered(body) if len(body) <= LARGEST else Failed(f"an answer of {len(body)} bytes", lost=False)
    if isinstance(error, MatchFailed):
        return Failed(str(error.details["why"]), lost=False)
    kind = "" if isinstance(error, WorkerLost) else f"{type(error).__name__}: "
    lost = isinstance(error, WorkerLost | msgspec.DecodeError)
    return Failed(f"{kind}{error}"[:2000], lost=lost)


_ASK_BOTS: Reader[AskBot | AskAdvice | AskPlan | AskFindings] = Reader(AskBot | AskAdvice | AskPlan | AskFindings)
_ASK_PHYSICS: Reader[AskPhysics] = Reader(AskPhysics)
_ASK_MATCH: Reader[AskMatch] = Reader(AskMatch)
