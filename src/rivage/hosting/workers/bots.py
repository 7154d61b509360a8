"""Bots that think on other machines: the line is the node's own, and places in which to think come and go with the workers."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from rivage.background import ThrottledLogger
from rivage.core import MessageError
from rivage.hosting.codec import Reader, pack
from rivage.registry import Advice, Finding, TeamPlan, advise, findings, team_plan
from rivage.table.runtime import BotLine, BotWorker, Question, Study, Thought, WorkerLost

from .client import Asker, NobodyThere
from .discovery import WorkersSeen
from .errors import Unsendable
from .messages import BOTS, LINE, AskAdvice, AskBot, AskFindings, AskPlan
from .serialization import pack_view

logger = logging.getLogger(__name__)
seldom = ThrottledLogger(logger)

MOST = 256
"""Places on other machines that one node uses at once."""
COME_AGAIN: Final = (0.2, 0.5, 1.0, 2.0)
"""Seconds after which a question is asked again that nobody took: workers that are started anew are there in a moment."""


class BusThinker:
    """A place to think on another machine; which one is decided for each question."""

    tries = 1  # it asks anew by itself

    def __init__(self, asker: Asker) -> None:
        self._asker = asker

    async def take(self, asked: Question | Study, effort: float) -> Thought:
        """What somebody answers, and the seconds until it was here: who waits there too makes bots think shorter here.

        Raises:
            WorkerLost: when nobody answers.
            WorkFailed: whatever the bot itself raised.
            Unsendable: when what the bot sees cannot be sent.
        """
        loop = asyncio.get_running_loop()
        began = loop.time()
        data, answers = _asked(asked, effort)
        body = await self._patiently(data)
        try:
            return answers.read(body), loop.time() - began
        except MessageError as error:
            raise WorkerLost("the answer of a worker could not be read") from error

    async def _patiently(self, data: bytes) -> bytes:
        for wait in COME_AGAIN:
            with suppress(NobodyThere):
                return await self._asker.ask((BOTS, LINE), data)
            await asyncio.sleep(wait)
        return await self._asker.ask((BOTS, LINE), data)


class BusBots(BotLine):
    """Processes of this machine, if there are any, and beside them as many places as workers of the bus have."""

    def __init__(self, asker: Asker, seen: WorkersSeen, own: Sequence[BotWorker] = ()) -> None:
        super().__init__(own)
        self._thinkers: list[BusThinker] = []
        self._asker = asker
        self._seen = seen
        seen.on_change(self._follow)
        self._follow(seen.slots)

    def close(self) -> None:
        """Let the processes go, and look for workers no more."""
        self._seen.close()
        super().close()

    def _follow(self, slots: int) -> None:
        """So many places are there now."""
        wanted = min(slots, MOST)
        while len(self._thinkers) < wanted:
            self._thinkers.append(BusThinker(self._asker))
        self.help_by(self._thinkers[:wanted])

    async def _ask(self, question: Question | Study) -> Any:
        if not self.stats().workers:
            seldom.warning("nobody", "no worker of this version is on the bus: bots wait until there is one")
        return await super()._ask(question)


def _asked(asked: Question | Study, effort: float) -> tuple[bytes, Reader[Any]]:
    """A question as bytes, and what reads its answer."""
    if isinstance(asked, Question):
        view = pack_view(asked.game, asked.see())
        question = AskBot(asked.game, asked.level, view, asked.seed, effort, asked.guest, asked.table, asked.hurried)
        return pack(question), _ACTIONS
    given: tuple[Any, ...] = asked.see()
    whose = (asked.guest, asked.table, asked.hurried)
    if asked.function is advise:
        game, seen, seat = given
        return pack(AskAdvice(game, pack_view(game, seen), seat, *whose)), _ADVICE
    if asked.function is team_plan:
        game, seen, seat = given
        return pack(AskPlan(game, pack_view(game, seen), seat, *whose)), _PLAN
    if asked.function is findings:
        game, version, seats, options, actions = given
        told = [(int(seat), action) for seat, action in actions]
        return pack(AskFindings(game, version, seats, dict(options), told, *whose)), _FINDINGS
    raise Unsendable(f"{asked.function.__name__} is not known on other machines")


_ACTIONS: Reader[list[str]] = Reader(list[str])
_ADVICE: Reader[Advice | None] = Reader(Advice | None)
_PLAN: Reader[TeamPlan] = Reader(TeamPlan)
_FINDINGS: Reader[tuple[Finding, ...] | None] = Reader(tuple[Finding, ...] | None)
