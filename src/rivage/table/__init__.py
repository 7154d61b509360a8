"""One match: its state, the decisions about it, the views of it, and the actor that hosts it.

The sub-packages follow the path of one move: `protocol`, `match`, `decide`, `views`, `runtime`. Randomness is in `chance`, saved
matches are in `record`. Other packages import from here or from a sub-package (`rivage.table.protocol` and so on), never from a
module inside one.
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
