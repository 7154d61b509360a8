"""Deep River: a duel of eels and salmon around a hungry bear."""

from .game import GAME, DeepRiver
from .rules import perft, successors

__all__ = ["GAME", "DeepRiver", "perft", "successors"]
