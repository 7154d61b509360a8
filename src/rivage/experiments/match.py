"""One match of bots without a server: the same decisions and the same log as at a table, in simulated time.

In real time every bot takes as long as a person would; what others do meanwhile it sees when it is asked again. In turns and in
rounds nobody waits, and an answer is carried out whole.
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
"""As `rivage.registry.choose`."""
Pace = Callable[[str, str, int], float]
"""As `rivage.registry.pace`: seconds a person takes for an action."""
POLL_INTERVAL_MS = 500
"""Milliseconds after which a bot that had nothing to do looks again."""
FRUITLESS = 200
"""A bot that is refused so often in a row is broken."""
Simulate = Callable[[str, Any], Simulated]
"""Answers for physics, given the name of the game and a state that waits for it."""


class Headless:
    """One match of bots. `steps` plays it; `events` is its log."""

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
        """Lay the table.

        Raises:
            UnknownGame, OptionError, UnknownLevel: for a game, options or bots the server does not have.
        """
        opening = TableSetup(game=game, seats=tuple(Occupant(level=level) for level in levels), options=options, host="")
        decision = create_table(opening, find, seed, now)
        for level in levels:
            check_bot_level(decision.after.game.info, level)  # one without a name would leave its seat open
        self.events: list[ev.AnyEvent] = list(decision.events)
        self.match: Match = decision.after
        self.now = now
        self._choose = choose
        self._pace = pace
        self._simulate = simulate
        self._wishes: dict[int, tuple[int, str]] = {}
        """What each seat is about to do, and when it will have done it; empty: to look again."""
        self._refused = 0

    def steps(self) -> Iterator[Match]:
        """Play to the end, one fact or a few at a time.

        Raises:
            PhysicsError: when a simulation cannot be carried out.
            GameError: when a bot does nothing but what is refused, or nothing at all where it must act.
        """
        while self.match.status == "playing":
            if self.match.awaits_physics:
                self._move()
            elif self.match.timing.measures_time:
                self._step()
            else:
                self._turn()
            yield self.match

    def _move(self) -> None:
        said = self._simulate(self.match.created.game, self.match.state)
        self.now += round(said.seconds * SECOND)
        self._apply(decide_physics(self.match, said.action, said.trajectory, self.now))

    def _turn(self) -> None:
        """What the next seat answers, all of it."""
        match = self.match
        seat = min(match.bots_to_act())
        seed = round_seed(match, seat) if match.timing.secret else turn_seed(match)
        view = match.game.view(match.state, Seat(seat))
        chosen = self._choose(match.created.game, match.bot_at(seat), view, seed)
        if not chosen:
            raise GameError(f"the bot {match.bot_at(seat)} of seat {seat} answered nothing")
        self._apply(round_for_bot(match, seat, chosen, self.now))

    def _step(self) -> None:
        """Whatever comes first: what a seat is about to do, or what time does."""
        seats = self.match.bots_to_act()
        for seat in seats:
            if seat not in self._wishes:
                self._wishes[seat] = self._wish(seat)
        first = min(seats, key=lambda seat: (self._wishes[seat][0], seat)) if seats else None
        at = self._wishes[first][0] if first is not None else None
        timers = self.match.timers
        timed = timers.next_at() if timers is not None else None
        # What was wished for while bodies moved is done only now: whatever time brings meanwhile comes first.
        if timed is not None and (at is None or timed <= max(at, self.now)):
            self.now = max(self.now, timed)
            if (decision := decide_due(self.match, self.now)) is not None:
                self._apply(decision)
            return
        if first is None or at is None:
            raise RuntimeError(f"nobody can go on: {self.match.to_act}")
        self.now = max(self.now, at)
        _, action = self._wishes.pop(first)
        if action:
            self._act(first, action)

    def _wish(self, seat: int) -> tuple[int, str]:
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
            self._refused = 0
        except GameError:
            # Somebody was faster; the bot looks again.
            self._refused += 1
            if self._refused > FRUITLESS:
                raise

    def _apply(self, decision: Decision) -> None:
        self.events += decision.events
        self.match = decision.after


KINDLY = 10
"""How far a match steps back behind what people wait for on the same machine, as `nice` counts."""


class Job(msgspec.Struct, frozen=True):
    """A match to be played: all it depends on."""

    number: int
    """Of the experiment's matches, from 0."""
    game: str
    bots: tuple[str, ...]
    """The level at each seat."""
    seed: int
    options: dict[str, Value] = {}


class Result(msgspec.Struct, frozen=True):
    """What came of it; the same for the same job wherever it was played."""

    match: int
    """The number of the job."""
    seed: int
    bots: tuple[str, ...]
    reason: str
    """Why it ended, as in the outcome."""
    returns: tuple[float, ...]
    """What each seat got."""
    winners: tuple[int, ...]
    actions: int
    """Actions of seats and chance."""


def headless(game: str, levels: tuple[str, ...], seed: int, options: Mapping[str, Value]) -> Headless:
    """A match of bots, about to begin: the same for the same seed.

    Raises:
        UnknownGame, OptionError, UnknownLevel: for a game, options or bots the server does not have.
    """
    secret = hashlib.sha256(f"{game} {seed}".encode()).hexdigest()
    table = TableOptions(dict(options))
    return Headless(game, levels, table, secret, find=find, choose=choose, pace=pace, simulate=simulate)


def play(job: Job) -> Result:
    """Play a match to its end, in simulated time.

    Raises:
        UnknownGame, OptionError, UnknownLevel: as `headless`.
        GameError: when a bot does nothing but what is refused.
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


def play_kindly(job: Job) -> Result:
    """The same, in a process that steps back behind those in which bots think for people.

    Raises:
        UnknownGame, OptionError, UnknownLevel, GameError, PhysicsError: as `play`.
    """
    with suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, 0, KINDLY)
    return play(job)
