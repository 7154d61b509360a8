"""What runs: the actor that alone writes a table's log, the people around it, bots, physics, and matches without a server."""

from .actor import LONGEST_SLEEP, TableActor
from .bot_pool import BotPool, PoolStats, ProcessBots, Question, Study
from .headless import Headless
from .looking_back import dice_of, replay_of
from .people import Subscriber
from .physics import Simulated, Simulator
from .steady_clock import SteadyClock, wall_clock

__all__ = [
    "LONGEST_SLEEP",
    "BotPool",
    "Headless",
    "PoolStats",
    "ProcessBots",
    "Question",
    "Simulated",
    "Simulator",
    "SteadyClock",
    "Study",
    "Subscriber",
    "TableActor",
    "dice_of",
    "replay_of",
    "wall_clock",
]
