"""A player's own statistics, computed from the results of their matches: records, ladders of bots, dailies and streaks."""

from .profile import Profile, ladder_of, profile_of
from .values import Best, BestKind, Crown, Cursor, FinishedDaily, GameFilter, Place, ResultCount

__all__ = [
    "Best",
    "BestKind",
    "Crown",
    "Cursor",
    "FinishedDaily",
    "GameFilter",
    "Place",
    "Profile",
    "ResultCount",
    "ladder_of",
    "profile_of",
]
