"""What runs: the actor that alone writes a table's log, the people around it, bots, physics, and matches without a server."""

from .actor import LONGEST_SLEEP, TableActor, wall_clock
from .bot_pool import BotPool, PoolStats, ProcessBots, Question
from .headless import Headless
from .people import Subscriber
from .physics import Simulated, Simulator

__all__ = [
    "LONGEST_SLEEP",
    "BotPool",
    "Headless",
    "PoolStats",
    "ProcessBots",
    "Question",
    "Simulated",
    "Simulator",
    "Subscriber",
    "TableActor",
    "wall_clock",
]
