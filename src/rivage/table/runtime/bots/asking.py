"""How one table asks its bots: nothing that happens to a question harms who asked it, and what is void is taken back."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from rivage.background import ThrottledLogger
from rivage.core import Seat
from rivage.table.decide import Decision
from rivage.table.match import Match
from rivage.table.protocol import Busy, Refusal

from .pool import BotPool
from .question import Question

logger = logging.getLogger(__name__)
seldom = ThrottledLogger(logger)

RETRY_DELAY_S = 3.0
"""Seconds until a bot that could not answer at all is asked again; twice as many after each further failure."""
MAX_RETRY_DELAY_S = 30.0
"""Seconds between two questions to a failing bot at most."""


class BotFailed(Exception):
    """A bot gave no answer, or one that the rules refuse."""


class Withdrawn(Exception):
    """The question was taken back: what was asked does not matter any more."""


class BotTable(Protocol):
    """What is needed of a table."""

    id: str
    match: Match

    def now(self) -> int:
        """The time of the table, in milliseconds."""
        ...

    async def play(self, decide_now: Callable[[Match, int], Decision | None]) -> bool:
        """Carry out what is decided upon the match of that moment."""
        ...

    def report(self, message: Refusal | Busy) -> None:
        """Tell everybody at the table something that is not stored."""
        ...


class BotAsking:
    """The questions of one table."""

    def __init__(self, table: BotTable, pool: BotPool) -> None:
        self._table = table
        self._pool = pool
        self._asked: dict[int, asyncio.Task[list[str]]] = {}
        """The question of each seat that has one."""
        self.busy = False
        """People were told that bots think shorter."""

    @property
    def asks(self) -> bool:
        """Whether a question waits for its answer."""
        return bool(self._asked)

    async def answer(self, seat: int, level: str, seed: int, *, hurried: bool = False) -> tuple[list[str], Match]:
        """What the bot of a seat answers, and the match as it had seen it.

        Raises:
            Withdrawn: when it was taken back meanwhile.
            BotFailed: whatever went wrong in there. A bot is a guest: what it does wrong is reported and stays its own affair.
        """
        match = seen = self._table.match

        def see() -> object:
            nonlocal seen
            seen = self._table.match
            return seen.view_for_bot(Seat(seat), self._table.now())

        guest = match.created.host or self._table.id
        question = Question(match.created.game, level, see, seed, guest, self._table.id, hurried)
        asked = self._asked[seat] = asyncio.get_running_loop().create_task(self._pool.choose(question))
        asyncio.get_running_loop().call_soon(self._report_busy, guest)
        try:
            # Waited for from outside: that a question is cancelled, by whomever, is no reason for the table to be.
            await asyncio.wait([asked])
        finally:
            asked.cancel()
            withdrawn = self._asked.pop(seat, None) is None
        if withdrawn:
            raise Withdrawn
        if asked.cancelled():
            raise BotFailed("the question was lost")
        if (error := asked.exception()) is not None:
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        return asked.result(), seen

    def withdraw(self, void: Callable[[int], bool]) -> None:
        """Take back the questions of the seats for which they are void."""
        for seat in [seat for seat in self._asked if void(seat)]:
            self._asked.pop(seat).cancel()

    async def run_guarded(self, work: Awaitable[bool]) -> bool:
        """The result of `work`; False when it fails in any way. Only a cancellation of this very task is passed on."""
        try:
            return await work
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            self._log_failure(error)
        except Exception as error:  # noqa: BLE001  whatever it was, the bots of this table play on
            self._log_failure(error)
        return False

    async def back_off(self, failures: int) -> bool:
        """Wait before the next question, the longer the more failures there were in a row.

        After the first failure only until the pool has recovered: the fault may not have been theirs.
        """
        seconds = min(RETRY_DELAY_S * 2 ** min(failures - 1, 10), MAX_RETRY_DELAY_S)
        if failures > 1:
            await asyncio.sleep(seconds)
            return True
        try:
            async with asyncio.timeout(seconds):
                await self._pool.recovered()
        except TimeoutError:
            pass
        return True

    def failed(self, level: str, seat: int, failure: BotFailed) -> None:
        """Report a bot that failed."""
        kind = type(failure.__cause__ or failure).__name__
        seldom.warning(f"failed {kind}", "table %s: bot %s on seat %d failed: %s", self._table.id, level, seat, failure)

    def unwritten(self, error: Exception) -> None:
        """Report a move that could not be written."""
        kind = f"unwritten {type(error).__name__}"
        seldom.warning(kind, "table %s: the move of a bot could not be written: %s", self._table.id, error)

    def _log_failure(self, error: BaseException) -> None:
        name = type(error).__name__
        seldom.warning(name, "table %s: its bots stumbled over %s: %s; they try again", self._table.id, name, error)

    def on_full_effort(self) -> None:
        """Nobody waits for bots any more: notify the table."""
        self._busy_now(False)

    def _report_busy(self, guest: str) -> None:
        """Notify the table that bots think shorter, or no longer."""
        self._busy_now(self._pool.shortened(guest, self))

    def _busy_now(self, busy: bool) -> None:
        if busy != self.busy:
            self.busy = busy
            self._table.report(Busy(busy))
