"""The bots of one table: asks them when it is their turn, and plays what they answer.

A bot that errs is replaced by the weakest level for that answer; if that errs too, it is asked again after a while. What
happens meanwhile (a takeback, a pause, a seat reclaimed) makes an answer void, and the next look asks anew.

In rounds all bots are asked at once. What others do meanwhile does not concern them; and what a bot does in a round comes in
one go. Bots of games in real time are in `real_time_bots.py`.
"""

import asyncio
from collections.abc import Callable

from rivage.core import GameError, RivageError
from rivage.table.chance import number
from rivage.table.decide import Decision, act_for_bot, round_for_bot
from rivage.table.errors import Conflict
from rivage.table.match import Match

from .asking import BotAsking, BotFailed, BotTable, Withdrawn
from .pool import BotPool


class BotPlayers:
    """The bots of a game in turns: one is asked at a time."""

    def __init__(self, table: BotTable, pool: BotPool, pace: float) -> None:
        """`pace`: seconds between two actions of one turn, so that people can follow."""
        self.asking = BotAsking(table, pool)
        self._table = table
        self._pace = pace
        self._task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """See whether a bot must act, and set it thinking, and take back what need not be answered. Cheap: after every event."""
        due = self._table.match.bots_to_act()
        if self.asking.asks:
            self.asking.withdraw(lambda seat: seat not in due)
        if due and self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._play())

    def busy(self) -> bool:
        """Whether a bot must act."""
        return bool(self._table.match.bots_to_act())

    def stop(self) -> None:
        """Stop thinking."""
        if self._task is not None:
            self._task.cancel()

    async def _play(self) -> None:
        """Play for bots as long as it is their turn, whatever happens. Nothing but `stop` ends it before."""
        asking = self.asking
        failures = 0
        try:
            while seats := self._table.match.bots_to_act():
                if await asking.survive(self._turns(sorted(seats))):
                    failures = 0
                else:
                    failures += 1
                    await asking.survive(asking.rest(failures))
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
                actions, seen = await self.asking.answer(seat, level, self._seed(match, seat))
                if not actions:
                    raise BotFailed("it answered nothing")
                await self._carry_out(seat, actions, seen)
                return True
            except BotFailed as failure:
                self.asking.failed(level, seat, failure)
            except (Conflict, Withdrawn):
                return True  # the table has reloaded itself, or the bot need not act any more: look again
            except RivageError as error:
                self.asking.unwritten(error)
                return False
        return False

    def _seed(self, match: Match, _seat: int) -> int:
        return turn_seed(match)

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
        return all(await asyncio.gather(*[self.asking.survive(self._turn(seat)) for seat in seats]))

    def _seed(self, match: Match, seat: int) -> int:
        return round_seed(match, seat)

    async def _carry_out(self, seat: int, actions: list[str], seen: Match) -> None:
        def decide_now(match: Match, now: int) -> Decision | None:
            # The answer is for this round, and for what the seat itself had done in it.
            if match.draws != seen.draws or seat not in match.bots_to_act() or _own(match, seat) != _own(seen, seat):
                return None
            return round_for_bot(match, seat, actions, now)

        await self._write(decide_now)


def turn_seed(match: Match) -> int:
    """By what a bot chooses among equals whose turn it is."""
    return number(match.created.seed, f"bot {len(match.history)}", 1 << 63)


def round_seed(match: Match, seat: int) -> int:
    """The same in a round: each seat has its own, or equal bots would play alike for ever; none depends on who wrote first."""
    return number(match.created.seed, f"bot {match.draws} {seat}", 1 << 63)


def _own(match: Match, seat: int) -> list[str]:
    """What a seat has done in the running round."""
    return [action for other, action in match.history.since(match.round_start()) if other == seat]
