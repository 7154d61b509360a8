"""What the tables of one process share: the log, bots, physics, the clock, and whom to notify."""

from collections.abc import Callable
from dataclasses import dataclass

from rivage.registry import find as find_game
from rivage.table.decide import DEFAULT_IDLE_LIMITS, IdleLimits
from rivage.table.log import Log
from rivage.table.match import FindGame

from .bots.pool import BotPool
from .physics import Simulator
from .steady_clock import wall_clock


@dataclass(frozen=True)
class TableServices:
    """Made once for a process, and passed to each of its tables."""

    log: Log
    """Where the events of tables are stored. Nobody else may write to the tables of this process."""
    bots: BotPool
    """Computes what bots do."""
    find: FindGame = find_game
    """Finds games by name."""
    clock: Callable[[], int] = wall_clock
    """The time in milliseconds since 1970."""
    pace: float = 0.0
    """Seconds between two actions of a bot, so that people can follow."""
    tempo: float = 1.0
    """In a game in real time, the factor by which a bot takes longer than a person."""
    simulator: Simulator | None = None
    """Runs the physics of games that have it."""
    idle_limits: IdleLimits = DEFAULT_IDLE_LIMITS
    """How long tables wait for people, and stay open when nothing happens."""
    on_turn: Callable[[str], None] | None = None
    """Called with the id of a table when it becomes the turn of a player who is away. Must not raise."""
