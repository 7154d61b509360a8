"""One match, in rooms that follow one move: `words`, `match`, `decide`, `show` and `run`; and `chance` beside them.

Outsiders come in by this door, or by the door of a room (`rivage.table.protocol` and so on).
"""

from .decide import PHRASES, Decision, TableSetup, create_table, summary
from .log import Log, TableSummary
from .match import FindGame, Match, Occupant, evolve, fold, nickname
from .protocol import AnyCommand, AnyEvent, TableOptions
from .runtime import BotPool, ProcessBots, Simulator, Subscriber, TableActor, wall_clock

__all__ = [
    "PHRASES",
    "AnyCommand",
    "AnyEvent",
    "BotPool",
    "Decision",
    "FindGame",
    "Log",
    "Match",
    "Occupant",
    "ProcessBots",
    "Simulator",
    "Subscriber",
    "TableActor",
    "TableOptions",
    "TableSetup",
    "TableSummary",
    "create_table",
    "evolve",
    "fold",
    "nickname",
    "summary",
    "wall_clock",
]
