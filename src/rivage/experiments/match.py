"""One match of an experiment, played where it is asked for: the same decisions and the same log as at a table."""

import hashlib
import os
from collections.abc import Mapping
from contextlib import suppress

import msgspec

from rivage.bots import by_looks
from rivage.core import Value
from rivage.registry import choose, find, pace, simulate
from rivage.table import TableOptions
from rivage.table.runtime import Headless

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
        UnknownGame, OptionError, UnknownLevel: for a game, options or bots the house does not have.
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
    with by_looks():
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
