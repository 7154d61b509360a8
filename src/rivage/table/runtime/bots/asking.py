"""The questions of one table to its bots: failures do not harm the table, and outdated questions are withdrawn."""

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
throttled = ThrottledLogger(logger)

RETRY_DELAY_S = 3.0
"""Seconds before a bot that failed is asked again; doubled after each further failure."""
MAX_RETRY_DELAY_S = 30.0
"""Seconds of the longest delay between two questions to a failing bot."""


class BotFailed(Exception):
    """A bot gave no answer, or one that the rules refuse."""


class Withdrawn(Exception):
    """The question was withdrawn because its answer is no longer needed."""


class BotTable(Protocol):
    """The methods of a table that its bots need."""

    id: str
    match: Match

    def now(self) -> int:
        """The current time of the table, in milliseconds since 1970."""
        ...

    async def play(self, decide_now: Callable[[Match, int], Decision | None]) -> bool:
        """Carry out a decision about the current match."""
        ...

    def report(self, message: Refusal | Busy) -> None:
        """Send everybody at the table a message that is not stored."""
        ...


class BotQuestions:
    """The pending questions of one table."""

    def __init__(self, table: BotTable, pool: BotPool) -> None:
        self._table = table
        self._pool = pool
        self._pending: dict[int, asyncio.Task[list[str]]] = {}
        """The pending question of each seat that has one."""
        self.busy = False
        """Whether people were notified that bots get less thinking time."""

    @property
    def has_pending(self) -> bool:
        """Whether a question is pending."""
        return bool(self._pending)

    async def answer(self, seat: int, level: str, seed: int, *, hurried: bool = False) -> tuple[list[str], Match]:
        """Ask the bot of a seat. Returns its actions and the match that it had seen.

        Raises:
            Withdrawn: when the question was withdrawn.
            BotFailed: when the bot or its worker failed in any way.
        """
        match = seen = self._table.match

        def make_view() -> object:
            nonlocal seen
            seen = self._table.match
            return seen.view_for_bot(Seat(seat), self._table.now())

        guest = match.created.host or self._table.id
        question = Question(match.created.game, level, make_view, seed, guest, self._table.id, hurried)
        task = self._pending[seat] = asyncio.get_running_loop().create_task(self._pool.choose(question))
        asyncio.get_running_loop().call_soon(self._report_busy, guest)
        try:
            # `wait` instead of `await`, so that a cancelled question does not cancel this task.
            await asyncio.wait([task])
        finally:
            task.cancel()
            withdrawn = self._pending.pop(seat, None) is None
        if withdrawn:
            raise Withdrawn
        if task.cancelled():
            raise BotFailed("the question was cancelled")
        if (error := task.exception()) is not None:
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        return task.result(), seen

    def withdraw(self, void: Callable[[int], bool]) -> None:
        """Withdraw the questions of all seats for which `void` returns true."""
        for seat in [seat for seat in self._pending if void(seat)]:
            self._pending.pop(seat).cancel()

    async def run_guarded(self, work: Awaitable[bool]) -> bool:
        """The result of `work`; False if it raises. Only a cancellation of the current task is propagated."""
        try:
            return await work
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            self._log_failure(error)
        except Exception as error:  # noqa: BLE001  no error may stop the bots of this table
            self._log_failure(error)
        return False

    async def back_off(self, failures: int) -> bool:
        """Wait before the next question, with exponential backoff.

        After the first failure the wait ends as soon as the pool has recovered, since the failure may have been caused by a lost
        worker.
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

    def log_bot_failure(self, level: str, seat: int, failure: BotFailed) -> None:
        """Log that a bot failed."""
        kind = type(failure.__cause__ or failure).__name__
        throttled.warning(f"failed {kind}", "table %s: bot %s on seat %d failed: %s", self._table.id, level, seat, failure)

    def log_write_failure(self, error: Exception) -> None:
        """Log that the action of a bot could not be written."""
        kind = f"unwritten {type(error).__name__}"
        throttled.warning(kind, "table %s: the action of a bot could not be written: %s", self._table.id, error)

    def _log_failure(self, error: BaseException) -> None:
        name = type(error).__name__
        throttled.warning(name, "table %s: %s while a bot was to act: %s; trying again", self._table.id, name, error)

    def on_full_effort(self) -> None:
        """Notify the table that bots have their full thinking time again."""
        self._set_busy(False)

    def _report_busy(self, guest: str) -> None:
        """Notify the table if bots get less thinking time now, or no longer."""
        self._set_busy(self._pool.effort_is_reduced(guest, self))

    def _set_busy(self, busy: bool) -> None:
        if busy != self.busy:
            self.busy = busy
            self._table.report(Busy(busy))
