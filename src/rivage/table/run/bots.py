"""The bots of one table: asks them when it is their turn, and plays what they answer.

A bot that errs is replaced by the weakest level for that answer; if that errs too, it is asked again after a while. What
happens meanwhile (a takeback, a pause, a seat reclaimed) makes an answer void, and the next look asks anew.

In rounds all bots are asked at once. What others do meanwhile does not concern them; and what a bot does in a round comes in
one go. Bots of games in real time are in `real_time_bots.py`.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from rivage.core import GameError, RivageError, Seat
from rivage.table.chance import number
from rivage.table.decide import Decision, act_for_bot, round_for_bot
from rivage.table.errors import Conflict
from rivage.table.match import Match

from .bot_pool import BotPool

logger = logging.getLogger(__name__)

ASK_AGAIN_AFTER = 3.0
"""Seconds until a bot that could not answer at all is asked again."""


class BotFailed(Exception):
    """A bot gave no answer, or one that the rules refuse."""


class BotTable(Protocol):
    """What is needed of a table."""

    id: str
    match: Match

    async def play(self, decide_now: Callable[[Match, int], Decision | None]) -> bool:
        """Carry out what is decided upon the match of that moment."""
        ...


class BotPlayers:
    """The bots of a game in turns: one is asked at a time."""

    def __init__(self, table: BotTable, pool: BotPool, pace: float) -> None:
        """`pace`: seconds between two actions of one turn, so that people can follow."""
        self._table = table
        self._pool = pool
        self._pace = pace
        self._task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """See whether a bot must act, and set it thinking. Cheap: called after every event."""
        if self._task is None and self._table.match.bots_to_act():
            self._task = asyncio.get_running_loop().create_task(self._play())

    def busy(self) -> bool:
        """Whether a bot must act."""
        return bool(self._table.match.bots_to_act())

    def stop(self) -> None:
        """Stop thinking."""
        if self._task is not None:
            self._task.cancel()

    async def _play(self) -> None:
        """Play for bots as long as it is their turn."""
        try:
            while seats := self._table.match.bots_to_act():
                if not await self._turns(sorted(seats)):
                    await asyncio.sleep(ASK_AGAIN_AFTER)
        finally:
            self._task = None

    async def _turns(self, seats: list[int]) -> bool:
        """Let the bots of these seats answer; False when one is to be asked again later."""
        return await self._turn(seats[0])

    async def _turn(self, seat: int) -> bool:
        """Let one bot answer once; False when it is to be asked again later."""
        match = self._table.match
        for level in dict.fromkeys((match.bot_at(seat), match.game.info.bot_levels[0])):
            try:
                actions = await answer_of(self._pool, match, seat, level, self._seed(match, seat))
                if not actions:
                    raise BotFailed("it answered nothing")
                await self._carry_out(seat, actions, match)
                return True
            except BotFailed as failure:
                logger.warning("table %s: bot %s on seat %d failed: %s", self._table.id, level, seat, failure)
            except Conflict:
                return True  # the table has reloaded itself: look again
            except RivageError as error:
                logger.warning("table %s: the move of a bot could not be written: %s", self._table.id, error)
                return False
        return False

    def _seed(self, match: Match, _seat: int) -> int:
        return number(match.created.seed, f"bot {len(match.history)}", 1 << 63)

    async def _carry_out(self, seat: int, actions: list[str], seen: Match) -> None:
        """Play what a bot answered that had `seen` the match so; what has happened since makes it void."""
        state = seen.state
        for count, action in enumerate(actions):
            if count and self._pace:
                await asyncio.sleep(self._pace)
            if not await self._write(self._move(seat, action, state)):
                return
            state = self._table.match.state

    async def _write(self, decide_now: Callable[[Match, int], Decision | None]) -> bool:
        try:
            return await self._table.play(decide_now)
        except GameError as error:
            raise BotFailed(str(error)) from error

    def _move(self, seat: int, action: str, state: object) -> Callable[[Match, int], Decision | None]:
        def decide_now(match: Match, now: int) -> Decision | None:
            # The answer is for the very state that was seen; any action, undo or takeback makes another.
            if match.state is not state or seat not in match.bots_to_act():
                return None
            return act_for_bot(match, seat, action, now)

        return decide_now


class RoundBotPlayers(BotPlayers):
    """The bots of a game in rounds: all are asked at once."""

    async def _turns(self, seats: list[int]) -> bool:
        return all(await asyncio.gather(*[self._turn(seat) for seat in seats]))

    def _seed(self, match: Match, seat: int) -> int:
        # Each seat its own, or equal bots would play alike for ever; and none that depends on who wrote first.
        return number(match.created.seed, f"bot {match.draws} {seat}", 1 << 63)

    async def _carry_out(self, seat: int, actions: list[str], seen: Match) -> None:
        def decide_now(match: Match, now: int) -> Decision | None:
            # The answer is for this round, and for what the seat itself had done in it.
            if match.draws != seen.draws or seat not in match.bots_to_act() or _own(match, seat) != _own(seen, seat):
                return None
            return round_for_bot(match, seat, actions, now)

        await self._write(decide_now)


async def answer_of(pool: BotPool, match: Match, seat: int, level: str, seed: int) -> list[str]:
    """What a bot answers that sees the match from a seat.

    Raises:
        BotFailed: whatever went wrong in there. A bot is a guest: what it does wrong is reported and stays its own affair.
    """
    try:
        return await pool.choose(match.game.info.id, level, match.game.view(match.state, Seat(seat)), seed)
    except Exception as error:
        raise BotFailed(f"{type(error).__name__}: {error}") from error


def _own(match: Match, seat: int) -> list[str]:
    """What a seat has done in the running round."""
    return [action for other, action in match.history.since(match.round_start()) if other == seat]
