"""The state of a match, derived from its events: seats, clocks, timers, and how it is played (turns, rounds, real time)."""

from .clock import DAY, SECOND, Clock, check_clock
from .folding import after_action, create_match, evolve, fold
from .history import History
from .match import AnyGame, FailedOffer, FindGame, Match, PendingOffer, Status, points_now, replay
from .names import nickname
from .results import Against, PlayerResult, Verdict, player_results
from .seats import Occupant, check_bot_level, middle_level
from .timers import Timers
from .timing import TIMINGS, InTurns

__all__ = [
    "DAY",
    "SECOND",
    "TIMINGS",
    "Against",
    "AnyGame",
    "Clock",
    "FailedOffer",
    "FindGame",
    "History",
    "InTurns",
    "Match",
    "Occupant",
    "PendingOffer",
    "PlayerResult",
    "Status",
    "Timers",
    "Verdict",
    "after_action",
    "check_bot_level",
    "check_clock",
    "create_match",
    "evolve",
    "fold",
    "middle_level",
    "nickname",
    "player_results",
    "points_now",
    "replay",
]
