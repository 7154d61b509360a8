"""What a match is: a value that follows from its events, with its seats, its clock and how time runs through it."""

from .clock import DAY, SECOND, Clock, check_kind
from .folding import after_action, create_match, evolve, fold
from .history import History
from .match import AnyGame, FindGame, Match, Pending, Status, Unmet, points_now, replay
from .names import nickname
from .seats import Occupant, bot_level, middle_level
from .timers import Timers
from .timing import TIMINGS, InTurns

__all__ = [
    "DAY",
    "SECOND",
    "TIMINGS",
    "AnyGame",
    "Clock",
    "FindGame",
    "History",
    "InTurns",
    "Match",
    "Occupant",
    "Pending",
    "Status",
    "Timers",
    "Unmet",
    "after_action",
    "bot_level",
    "check_kind",
    "create_match",
    "evolve",
    "fold",
    "middle_level",
    "nickname",
    "points_now",
    "replay",
]
