"""Aya: a river of dominoes, built against an hourglass and toppled together."""

from .counting.photos import Count, count
from .game import GAME, Aya

__all__ = ["GAME", "Aya", "Count", "count"]
