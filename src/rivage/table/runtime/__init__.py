"""What runs: the actor that alone writes a table's log, the people around it, bots, physics, and matches without a server."""

from .actor import MAX_SLEEP_S, TableActor
from .bots.pool import BotLine, BotPool, PoolStats, ProcessBots, processes_beside_a_server
from .bots.question import Question, Study, Thinker, Thought, WorkerLost
from .bots.worker import BotWorker, end_all
from .headless import Headless
from .physics import Simulator
from .replay import dice_of, replay_of
from .services import TableServices
from .steady_clock import SteadyClock, wall_clock
from .subscribers import Subscriber

__all__ = [
    "MAX_SLEEP_S",
    "BotLine",
    "BotPool",
    "BotWorker",
    "Headless",
    "PoolStats",
    "ProcessBots",
    "Question",
    "Simulator",
    "SteadyClock",
    "Study",
    "Subscriber",
    "TableActor",
    "TableServices",
    "Thinker",
    "Thought",
    "WorkerLost",
    "dice_of",
    "end_all",
    "processes_beside_a_server",
    "replay_of",
    "wall_clock",
]
