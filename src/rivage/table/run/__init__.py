"""What runs: the actor that alone writes a table's log, the people around it, bots, physics, and matches without a server."""

from .actor import LONGEST_SLEEP, TableActor
from .bot_pool import BotLine, BotPool, PoolStats, ProcessBots, processes_beside_a_server
from .bot_question import Question, Study, Thinker, Thought, WorkerLost
from .bot_worker import BotWorker, end_all
from .headless import Headless
from .looking_back import dice_of, replay_of
from .people import Subscriber
from .physics import Simulated, Simulator
from .seldom import Seldom
from .steady_clock import SteadyClock, wall_clock
from .tasks import Tasks

__all__ = [
    "LONGEST_SLEEP",
    "BotLine",
    "BotPool",
    "BotWorker",
    "Headless",
    "PoolStats",
    "ProcessBots",
    "Question",
    "Seldom",
    "Simulated",
    "Simulator",
    "SteadyClock",
    "Study",
    "Subscriber",
    "TableActor",
    "Tasks",
    "Thinker",
    "Thought",
    "WorkerLost",
    "dice_of",
    "end_all",
    "processes_beside_a_server",
    "replay_of",
    "wall_clock",
]
