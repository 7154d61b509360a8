"""Plays a match between bots without a server, with the same decisions and the same log as at a table, in simulated time.

In a real-time game each action takes as long as a person would need; a bot sees the actions of others when it chooses its next
one. In turns and in rounds no time passes, and all actions of an answer are applied at once.
"""

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from rivage.bots import deterministic_time
from rivage.core import GameError, Seat, Simulated, Value
from rivage.registry import choose, find, pace, simulate
from rivage.table.chance import number
from rivage.table.decide import Decision, TableSetup, act_for_bot, create_table, decide_due, decide_physics, round_for_bot
from rivage.table.match import SECOND, FindGame, Match, Occupant, check_bot_level
from rivage.table.protocol import TableOptions
from rivage.table.protocol import events as ev
from rivage.table.runtime import round_seed, turn_seed

Choose = Callable[[str, str, Any, int], list[str]]
"""The signature of `rivage.registry.choose`."""
Pace = Callable[[str, str, int], float]
"""The signature of `rivage.registry.pace`, which returns the seconds that a person takes for an action."""
POLL_INTERVAL_MS = 500
"""Milliseconds after which a bot without an action is asked again."""
MAX_REFUSALS = 200
"""Refused actions in a row after which a match is given up, because the bot is broken."""
Simulate = Callable[[str, Any], Simulated]
"""The signature of `rivage.registry.simulate`: the result of the physics for a game and a state that waits for it."""


class Headless:
    """A match between bots without a server. `steps` plays it; `events` is its log."""

    def __init__(
        self,
        game: str,
        levels: tuple[str, ...],
        options: TableOptions,
        seed: str,
        *,
        find: FindGame,
        choose: Choose,
        pace: Pace,
        simulate: Simulate,
        now: int = 0,
    ) -> None:
        """Create the table.

        Raises:
            UnknownGame, OptionError, UnknownLevel: for an unknown game, option or level.
        """
        setup = TableSetup(game=game, seats=tuple(Occupant(level=level) for level in levels), options=options, host="")
        decision = create_table(setup, find, seed, now)
        for level in levels:
            check_bot_level(decision.after.game.info, level)  # raises UnknownLevel; an empty name would leave the seat open
        self.events: list[ev.AnyEvent] = list(decision.events)
        self.match: Match = decision.after
        self.now = now
        self._choose = choose
        self._pace = pace
        self._simulate = simulate
        self._pending: dict[int, tuple[int, str]] = {}
        """The next action of each seat and the time at which it is done; an empty action means to ask the bot again."""
        self._refusals = 0

    def steps(self) -> Iterator[Match]:
        """Play the match to its end. Yields the match after each step, which is one or several events.

        Raises:
            PhysicsError: when a simulation cannot be carried out.
            GameError: when a bot chooses illegal actions again and again, or no action although it must act.
        """
        while self.match.status == "playing":
            if self.match.awaits_physics:
                self._simulate_physics()
            elif self.match.timing.measures_time:
                self._step_in_real_time()
            else:
                self._play_turn()
            yield self.match

    def _simulate_physics(self) -> None:
        simulated = self._simulate(self.match.created.game, self.match.state)
        self.now += round(simulated.seconds * SECOND)
        self._apply(decide_physics(self.match, simulated.action, simulated.trajectory, self.now))

    def _play_turn(self) -> None:
        """Apply all actions that the bot of the next seat answers with."""
        match = self.match
        seat = min(match.bots_to_act())
        seed = round_seed(match, seat) if match.timing.secret else turn_seed(match)
        view = match.game.view(match.state, Seat(seat))
        chosen = self._choose(match.created.game, match.bot_at(seat), view, seed)
        if not chosen:
            raise GameError(f"the bot {match.bot_at(seat)} of seat {seat} answered nothing")
        self._apply(round_for_bot(match, seat, chosen, self.now))

    def _step_in_real_time(self) -> None:
        """Apply the earliest pending event: the action of a seat or a timer."""
        seats = self.match.bots_to_act()
        for seat in seats:
            if seat not in self._pending:
                self._pending[seat] = self._next_action(seat)
        first = min(seats, key=lambda seat: (self._pending[seat][0], seat)) if seats else None
        at = self._pending[first][0] if first is not None else None
        timers = self.match.timers
        timer_at = timers.next_at() if timers is not None else None
        # Actions that became due during the simulation of physics happen now, after the timers of that time.
        if timer_at is not None and (at is None or timer_at <= max(at, self.now)):
            self.now = max(self.now, timer_at)
            if (decision := decide_due(self.match, self.now)) is not None:
                self._apply(decision)
            return
        if first is None or at is None:
            raise RuntimeError(f"no seat can act and no timer is running: {self.match.to_act}")
        self.now = max(self.now, at)
        _, action = self._pending.pop(first)
        if action:
            self._act(first, action)

    def _next_action(self, seat: int) -> tuple[int, str]:
        """Ask the bot of a seat for its next action. Returns the time at which it is done, and the action."""
        match = self.match
        view = match.view_for_bot(Seat(seat), self.now)
        seed = number(match.created.seed, f"bot {len(match.history)} {seat}", 1 << 63)
        chosen = self._choose(match.created.game, match.bot_at(seat), view, seed)
        if not chosen:
            return self.now + POLL_INTERVAL_MS, ""
        return self.now + round(self._pace(match.created.game, chosen[0], seed) * SECOND), chosen[0]

    def _act(self, seat: int, action: str) -> None:
        try:
            self._apply(act_for_bot(self.match, seat, action, self.now))
            self._refusals = 0
        except GameError:
            # Another seat was faster and the action is no longer legal. The bot is asked again.
            self._refusals += 1
            if self._refusals > MAX_REFUSALS:
                raise

    def _apply(self, decision: Decision) -> None:
        self.events += decision.events
        self.match = decision.after


LOW_PRIORITY_NICENESS = 10
"""Niceness of processes that play experiments, so that work for people on the same machine comes first."""


class Job(msgspec.Struct, frozen=True):
    """A match to be played, with everything on which its result depends."""

    number: int
    """The number of the match in the experiment, from 0."""
    game: str
    bots: tuple[str, ...]
    """The level at each seat."""
    seed: int
    options: dict[str, Value] = {}


class Result(msgspec.Struct, frozen=True):
    """The result of a match, the same for the same job on every machine."""

    match: int
    """The number of the job."""
    seed: int
    bots: tuple[str, ...]
    reason: str
    """The reason for the end, as in the outcome."""
    returns: tuple[float, ...]
    """The return of each seat."""
    winners: tuple[int, ...]
    actions: int
    """The number of actions of seats and of chance."""


def headless(game: str, levels: tuple[str, ...], seed: int, options: Mapping[str, Value]) -> Headless:
    """Create a match between bots with the games and bots of this installation. It is reproducible from the seed.

    Raises:
        UnknownGame, OptionError, UnknownLevel: for an unknown game, option or level.
    """
    secret = hashlib.sha256(f"{game} {seed}".encode()).hexdigest()
    table = TableOptions(dict(options))
    return Headless(game, levels, table, secret, find=find, choose=choose, pace=pace, simulate=simulate)


def play(job: Job) -> Result:
    """Play a match to its end, in simulated time.

    Raises:
        UnknownGame, OptionError, UnknownLevel: as `headless`.
        GameError: when a bot chooses illegal actions again and again.
        PhysicsError: when a simulation cannot be carried out.
    """
    match = headless(job.game, job.bots, job.seed, job.options)
    with deterministic_time():
        for _ in match.steps():
            pass
    outcome = match.match.outcome
    assert outcome is not None, "a match that is over has an outcome"
    return Result(
        match=job.number,
        seed=job.seed,
        bots=job.bots,
        reason=outcome.reason,
        returns=outcome.returns,
        winners=tuple(int(seat) for seat in outcome.winners),
        actions=len(match.match.history),
    )


def play_at_low_priority(job: Job) -> Result:
    """Play a match with the process at a low priority, so that bots in matches with people come first.

    Raises:
        UnknownGame, OptionError, UnknownLevel, GameError, PhysicsError: as `play`.
    """
    with suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, 0, LOW_PRIORITY_NICENESS)
    return play(job)
