"""What runs: the actor that alone writes a table's log, its subscribers, bots and physics."""

from .actor import MAX_SLEEP_S, TableActor
from .bots.players import round_seed, turn_seed
from .bots.pool import BotLine, BotPool, PoolStats, ProcessBots, processes_beside_a_server
from .bots.question import Question, Study, Thinker, Thought, WorkerLost
from .bots.worker import BotWorker, end_all
from .physics import Simulator
from .services import TableServices
from .steady_clock import SteadyClock, wall_clock
from .subscribers import Subscriber

__all__ = [
    "MAX_SLEEP_S",
    "BotLine",
    "BotPool",
    "BotWorker",
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
    "end_all",
    "processes_beside_a_server",
    "round_seed",
    "turn_seed",
    "wall_clock",
]
