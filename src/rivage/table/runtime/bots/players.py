"""The bots of one table: asks them when they must act, and carries out their actions.

If a bot fails, the weakest level answers this question instead; if that fails too, the bot is asked again after a delay. An event
in the meantime (a takeback, a pause, a reclaimed seat) invalidates the answer, and the bot is asked again.

In rounds all bots are asked at once. Actions of other seats do not invalidate an answer, and all actions of a bot in a round are
carried out together.

In real time each bot takes as long as a person would before it acts. Actions of other seats do not invalidate an answer: it is
carried out if it is still legal, otherwise the bot is asked again. A bot with nothing to do is asked again after the next event
or after a short time. While no timer runs and a person may act too (choosing who begins, turning the glass, the first push), bots
leave it to the people. While bodies move, bots wait.
"""

import asyncio
from collections.abc import Callable

from rivage.core import GameError, RivageError, Seat
from rivage.table.chance import number
from rivage.table.decide import Decision, act_for_bot, round_for_bot
from rivage.table.errors import Conflict
from rivage.table.match import Match

from .asking import BotFailed, BotQuestions, BotTable, Withdrawn
from .pool import BotPool


class BotPlayers:
    """The bots of a game in turns: one bot is asked at a time."""

    def __init__(self, table: BotTable, pool: BotPool, pace: float) -> None:
        """`pace`: seconds between two actions of one turn, so that people can follow."""
        self.questions = BotQuestions(table, pool)
        self._table = table
        self._pace = pace
        self._task: asyncio.Task[None] | None = None

    def update(self) -> None:
        """Ask bots that must act, and withdraw outdated questions. Cheap: called after every event."""
        due = self._table.match.bots_to_act()
        if self.questions.has_pending:
            self.questions.withdraw(lambda seat: seat not in due)
        if due and self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._play())

    def busy(self) -> bool:
        """Whether a bot must act."""
        return bool(self._table.match.bots_to_act())

    def stop(self) -> None:
        """Stop asking bots."""
        if self._task is not None:
            self._task.cancel()

    async def _play(self) -> None:
        """Play for bots as long as they must act. Errors do not end this task; only `stop` does."""
        questions = self.questions
        failures = 0
        try:
            while seats := self._table.match.bots_to_act():
                if await questions.run_guarded(self._turns(sorted(seats))):
                    failures = 0
                else:
                    failures += 1
                    await questions.run_guarded(questions.back_off(failures))
        finally:
            self._task = None

    async def _turns(self, seats: list[int]) -> bool:
        """Ask the bots of these seats. Returns False if one is to be asked again later."""
        return await self._turn(seats[0])

    async def _turn(self, seat: int) -> bool:
        """Ask one bot once. Returns False if it is to be asked again later."""
        match = self._table.match
        for level in dict.fromkeys((match.bot_at(seat), match.game.info.bot_levels[0])):
            try:
                actions, seen = await self.questions.answer(seat, level, self._seed(match, seat))
                if not actions:
                    raise BotFailed("the answer has no actions")
                await self._carry_out(seat, actions, seen)
                return True
            except BotFailed as failure:
                self.questions.log_bot_failure(level, seat, failure)
            except (Conflict, Withdrawn):
                return True  # the table was reloaded, or the bot need not act any more: check again
            except RivageError as error:
                self.questions.log_write_failure(error)
                return False
        return False

    def _seed(self, match: Match, _seat: int) -> int:
        return turn_seed(match)

    async def _carry_out(self, seat: int, actions: list[str], seen: Match) -> None:
        """Apply the bot's actions. Stop if the match is no longer the one the bot saw."""
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
            # The answer is valid only for the state that the bot saw; any action, undo or takeback replaces that state.
            if match.state is not state or seat not in match.bots_to_act():
                return None
            return act_for_bot(match, seat, action, now)

        return decide_now


class RoundBotPlayers(BotPlayers):
    """The bots of a game in rounds: all bots are asked at the same time."""

    async def _turns(self, seats: list[int]) -> bool:
        return all(await asyncio.gather(*[self.questions.run_guarded(self._turn(seat)) for seat in seats]))

    def _seed(self, match: Match, seat: int) -> int:
        return round_seed(match, seat)

    async def _carry_out(self, seat: int, actions: list[str], seen: Match) -> None:
        def decide_now(match: Match, now: int) -> Decision | None:
            # The answer is valid only for this round, and for the actions that the seat had made in it.
            if (
                match.draws != seen.draws
                or seat not in match.bots_to_act()
                or _own_actions(match, seat) != _own_actions(seen, seat)
            ):
                return None
            return round_for_bot(match, seat, actions, now)

        await self._write(decide_now)


def turn_seed(match: Match) -> int:
    """The seed with which a bot chooses among equally good actions in a turn."""
    return number(match.created.seed, f"bot {len(match.history)}", 1 << 63)


def round_seed(match: Match, seat: int) -> int:
    """The seed for a round. Seats get different seeds, so that equal bots play differently, whatever the order of actions."""
    return number(match.created.seed, f"bot {match.draws} {seat}", 1 << 63)


def _own_actions(match: Match, seat: int) -> list[str]:
    """The actions of a seat in the current round."""
    return [action for other, action in match.history.since(match.round_start()) if other == seat]


POLL_INTERVAL_S = 0.5
"""Seconds after which a bot with nothing to do is asked again even if no event has happened."""
MIN_WAIT_S = 0.01
"""Seconds. Minimum wait before a bot with nothing to do is asked again, however small the tempo is."""
MAX_FAILURES = 3
"""Consecutive failures after which the first legal action is played for a bot, unless a time limit skips its turn."""


class RealTimeBotPlayers:
    """The bots of a game in real time: each acts at its own pace."""

    def __init__(self, table: BotTable, pool: BotPool, tempo: float) -> None:
        """`tempo` multiplies the time a bot takes; 1 is the pace of a person."""
        self.questions = BotQuestions(table, pool)
        self._table = table
        self._tempo = tempo
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._news = asyncio.Event()
        """Set, and replaced by a new event, after every event of the match."""
        self._quiet_until = 0.0
        self._failures: dict[int, int] = {}

    def update(self) -> None:
        """Start a task for every seat with a bot, and withdraw outdated questions. Cheap: called after every event."""
        self._news.set()
        self._news = asyncio.Event()
        may_act = self._table.match.bots_to_act()
        self.questions.withdraw(lambda seat: seat not in may_act)
        for seat in range(len(self._table.match.seats)):
            if seat not in self._tasks and self._plays(seat):
                self._tasks[seat] = asyncio.get_running_loop().create_task(self._play_seat(seat))

    def busy(self) -> bool:
        """Whether a bot must act."""
        return bool(self._table.match.bots_to_act())

    def on_motion(self, seconds: float) -> None:
        """Let bots watch a motion of this length in seconds before they act, unless a timer runs."""
        self._quiet_until = asyncio.get_running_loop().time() + seconds * self._tempo

    def stop(self) -> None:
        """Stop asking bots."""
        for task in self._tasks.values():
            task.cancel()

    def _plays(self, seat: int) -> bool:
        match = self._table.match
        return match.status == "playing" and bool(match.bot_at(seat))

    async def _play_seat(self, seat: int) -> None:
        """Play for a seat as long as a bot has it and the match continues. Errors do not end this task; only `stop` does."""
        questions = self.questions
        failures = 0
        try:
            while self._plays(seat):
                news = self._news
                if seat not in self._table.match.bots_to_act():
                    await news.wait()
                elif await questions.run_guarded(self._act_once(seat, news)):
                    failures = 0
                else:
                    failures += 1
                    await questions.run_guarded(questions.back_off(failures))
        finally:
            del self._tasks[seat]

    async def _act_once(self, seat: int, news: asyncio.Event) -> bool:
        """Ask one bot once. Returns False if it is to be asked again later."""
        started_at = asyncio.get_running_loop().time()
        match = self._table.match
        seed = number(match.created.seed, f"bot {len(match.history)} {seat}", 1 << 63)
        for level in dict.fromkeys((match.bot_at(seat), match.game.info.bot_levels[0])):
            try:
                actions, seen = await self.questions.answer(seat, level, seed, hurried=match.time_runs)
                if not actions:
                    await self._wait(news)
                    return True
                action = _first_permitted(seen, actions)
                await self._wait_for_pace(seen, action, seed, started_at)
                await self._act(seen, seat, action)
                self._failures.pop(seat, None)
                return True
            except BotFailed as failure:
                self.questions.log_bot_failure(level, seat, failure)
            except (Conflict, Withdrawn):
                return True  # the table was reloaded, or the bot need not act any more: check again
            except RivageError as error:
                self.questions.log_write_failure(error)
                return False
        return await self._act_for_failing_bot(seat)

    async def _wait_for_pace(self, match: Match, action: str, seed: int, started_at: float) -> None:
        """Wait until a person would have completed the action; the thinking time counts."""
        now = asyncio.get_running_loop().time()
        done_at = started_at + _pace(match.created.game, action, seed) * self._tempo
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
            # Another seat has acted in the meantime: the bot is asked again.

    async def _wait(self, news: asyncio.Event) -> None:
        """Wait for the next event of the match, at most for the poll interval."""
        try:
            async with asyncio.timeout(max(POLL_INTERVAL_S * self._tempo, MIN_WAIT_S)):
                await news.wait()
        except TimeoutError:
            pass

    async def _act_for_failing_bot(self, seat: int) -> bool:
        """Play the first legal action for a bot that has failed `MAX_FAILURES` times in a row, unless a time limit ends its turn.

        Returns whether it did.
        """
        failures = self._failures[seat] = self._failures.get(seat, 0) + 1
        match = self._table.match
        limited = match.timers is not None and any(running.timer.seat >= 0 for running in match.timers.running)
        if failures < MAX_FAILURES or limited or seat not in match.bots_to_act():
            return False
        action = next(iter(match.game.legal_actions(match.state, Seat(seat))), None)
        if action is None:
            return False
        await self._act(match, seat, match.game.format_action(action))
        return True


def _first_permitted(match: Match, actions: list[str]) -> str:
    """The first of a bot's alternative actions; with people at the table, the first one that needs no consent.

    Raises:
        BotFailed: when an alternative cannot be parsed.
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
    # Imported here, because a server without games in real time need not load the bots: they run in worker processes.
    from rivage.registry import pace

    return pace(game, action, seed)
