"""The services that the tables of one process share: log, bots, physics, clock and notifications."""

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
    """Created once per process and passed to each of its tables."""

    log: Log
    """Stores the events of tables. No other process may write to the tables of this process."""
    bots: BotPool
    """Computes the actions of bots."""
    find: FindGame = find_game
    """Finds games by name."""
    clock: Callable[[], int] = wall_clock
    """Returns the current time in milliseconds since 1970."""
    pace: float = 0.0
    """Seconds between two actions of a bot in one turn, so that people can follow."""
    tempo: float = 1.0
    """In games in real time, the factor by which a bot is slower than a person."""
    simulator: Simulator | None = None
    """Simulates the physics of games that need it."""
    idle_limits: IdleLimits = DEFAULT_IDLE_LIMITS
    """Time limits for idle tables and absent players."""
    on_turn: Callable[[str], None] | None = None
    """Called with the id of a table when it becomes the turn of a player who is away. Must not raise."""
