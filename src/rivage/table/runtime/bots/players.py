"""The bots of one table: asks them when it is their turn, and plays what they answer.

A bot that errs is replaced by the weakest level for that answer; if that errs too, it is asked again after a while. What
happens meanwhile (a takeback, a pause, a seat reclaimed) makes an answer void, and the bot is asked anew.

In rounds all bots are asked at once. What others do meanwhile does not concern them; and what a bot does in a round comes in
one go.

In real time each bot takes as long as a person would, and acts. What others do meanwhile does not make an answer void: it is done
if it can still be done; else the bot is asked again. A bot that has nothing to do is asked again when something has happened, or
soon. Where no time runs and a person may act too (who begins, turning the glass, the first push), bots leave it to the people;
and while bodies move, they wait.
"""

import asyncio
from collections.abc import Callable

from rivage.core import GameError, RivageError, Seat
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

    def update(self) -> None:
        """Ask bots that must act, and withdraw questions that are void. Cheap: called after every event."""
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
                if await asking.run_guarded(self._turns(sorted(seats))):
                    failures = 0
                else:
                    failures += 1
                    await asking.run_guarded(asking.back_off(failures))
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
        return all(await asyncio.gather(*[self.asking.run_guarded(self._turn(seat)) for seat in seats]))

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


POLL_INTERVAL_S = 0.5
"""Seconds after which a bot with nothing to do is asked again, though nothing has happened."""
MIN_WAIT_S = 0.01
"""Seconds it waits at least, however quick its tempo is."""
MAX_FAILURES = 3
"""Failures in a row after which a bot plays the first legal action, unless a time limit passes over its turn."""


class RealTimeBotPlayers:
    """Sees to it that each bot of one table plays at its own pace."""

    def __init__(self, table: BotTable, pool: BotPool, tempo: float) -> None:
        """`tempo` multiplies the seconds a bot takes; 1 is a person's pace."""
        self.asking = BotAsking(table, pool)
        self._table = table
        self._tempo = tempo
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._news = asyncio.Event()
        """Set, and replaced by another, when something has happened."""
        self._quiet_until = 0.0
        self._failures: dict[int, int] = {}

    def update(self) -> None:
        """Let every bot play that may act. Cheap: called after every event."""
        self._news.set()
        self._news = asyncio.Event()
        may_act = self._table.match.bots_to_act()
        self.asking.withdraw(lambda seat: seat not in may_act)
        for seat in range(len(self._table.match.seats)):
            if seat not in self._tasks and self._plays(seat):
                self._tasks[seat] = asyncio.get_running_loop().create_task(self._play_seat(seat))

    def busy(self) -> bool:
        """Whether a bot will act without anybody asking."""
        return bool(self._table.match.bots_to_act())

    def watch(self, seconds: float) -> None:
        """Bodies move for so long: where nothing is in a hurry, bots watch first."""
        self._quiet_until = asyncio.get_running_loop().time() + seconds * self._tempo

    def stop(self) -> None:
        """Stop thinking."""
        for task in self._tasks.values():
            task.cancel()

    def _plays(self, seat: int) -> bool:
        match = self._table.match
        return match.status == "playing" and bool(match.bot_at(seat))

    async def _play_seat(self, seat: int) -> None:
        """Play for a seat as long as a bot has it and the match goes on, whatever happens. Nothing but `stop` ends it before."""
        asking = self.asking
        failures = 0
        try:
            while self._plays(seat):
                news = self._news
                if seat not in self._table.match.bots_to_act():
                    await news.wait()
                elif await asking.run_guarded(self._act_once(seat, news)):
                    failures = 0
                else:
                    failures += 1
                    await asking.run_guarded(asking.back_off(failures))
        finally:
            del self._tasks[seat]

    async def _act_once(self, seat: int, news: asyncio.Event) -> bool:
        """Let one bot answer once; False when it is to be asked again later."""
        began = asyncio.get_running_loop().time()
        match = self._table.match
        seed = number(match.created.seed, f"bot {len(match.history)} {seat}", 1 << 63)
        for level in dict.fromkeys((match.bot_at(seat), match.game.info.bot_levels[0])):
            try:
                actions, seen = await self.asking.answer(seat, level, seed, hurried=match.time_runs)
                if not actions:
                    await self._wait(news)
                    return True
                action = _first_permitted(seen, actions)
                await self._take_time(seen, action, seed, began)
                await self._act(seen, seat, action)
                self._failures.pop(seat, None)
                return True
            except BotFailed as failure:
                self.asking.failed(level, seat, failure)
            except (Conflict, Withdrawn):
                return True  # the table has reloaded itself, or the bot need not act any more: look again
            except RivageError as error:
                self.asking.unwritten(error)
                return False
        return await self._help(seat)

    async def _take_time(self, match: Match, action: str, seed: int, began: float) -> None:
        """Wait until a person would have done it; thinking was part of that."""
        now = asyncio.get_running_loop().time()
        done_at = began + _pace(match.created.game, action, seed) * self._tempo
        if not match.time_runs:
            done_at = max(done_at, self._quiet_until)
        await asyncio.sleep(max(0.0, done_at - now))

    async def _act(self, seen: Match, seat: int, action: str) -> None:
        def decide_now(match: Match, now: int) -> Decision | None:
            return act_for_bot(match, seat, action, now) if seat in match.bots_to_act() else None

        try:
            await self._table.play(decide_now)
        except GameError as error:
            if self._table.match.state is seen.state:
                raise BotFailed(str(error)) from error
            # Somebody was faster: look again.

    async def _wait(self, news: asyncio.Event) -> None:
        """Until something has happened, or it is time to look again."""
        try:
            async with asyncio.timeout(max(POLL_INTERVAL_S * self._tempo, MIN_WAIT_S)):
                await news.wait()
        except TimeoutError:
            pass

    async def _help(self, seat: int) -> bool:
        """Play the first legal action for a bot that has failed `MAX_FAILURES` times in a row, unless a time limit ends its turn.

        Returns whether it did.
        """
        failures = self._failures[seat] = self._failures.get(seat, 0) + 1
        match = self._table.match
        limited = match.timers is not None and any(each.timer.seat >= 0 for each in match.timers.running)
        if failures < MAX_FAILURES or limited or seat not in match.bots_to_act():
            return False
        action = next(iter(match.game.legal_actions(match.state, Seat(seat))), None)
        if action is None:
            return False
        await self._act(match, seat, match.game.format_action(action))
        return True


def _first_permitted(match: Match, actions: list[str]) -> str:
    """The first of a bot's alternatives; with people at the table, the first one that needs nobody's consent.

    Raises:
        BotFailed: for an alternative that cannot be read.
    """
    if len(actions) > 1 and match.people():
        game = match.game
        for action in actions:
            try:
                if not game.needs_consent(match.state, game.parse_action(action)):
                    return action
            except GameError as error:
                raise BotFailed(str(error)) from error
    return actions[0]


def _pace(game: str, action: str, seed: int) -> float:
    # Where nobody plays in real time, the server need not load the bots: they think in processes of their own.
    from rivage.registry import pace

    return pace(game, action, seed)
