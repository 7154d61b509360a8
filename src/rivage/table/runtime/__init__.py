"""The running table: the actor that is the only writer of a table's log, its subscribers, bots and physics."""

from .actor import MAX_SLEEP_S, TableActor
from .bots.players import round_seed, turn_seed
from .bots.pool import BotPool, PoolStats, ProcessBots, QueuedBotPool, default_worker_count
from .bots.question import AnalysisTask, Question, QuestionWorker, TimedResult, WorkerLost
from .bots.worker import BotWorker, stop_all
from .physics import Simulator
from .services import TableServices
from .steady_clock import SteadyClock, wall_clock
from .subscribers import Subscriber

__all__ = [
    "MAX_SLEEP_S",
    "AnalysisTask",
    "BotPool",
    "BotWorker",
    "PoolStats",
    "ProcessBots",
    "Question",
    "QuestionWorker",
    "QueuedBotPool",
    "Simulator",
    "SteadyClock",
    "Subscriber",
    "TableActor",
    "TableServices",
    "TimedResult",
    "WorkerLost",
    "default_worker_count",
    "round_seed",
    "stop_all",
    "turn_seed",
    "wall_clock",
]
