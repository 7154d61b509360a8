"""Deep River: a two-player duel of eels and salmon around a hungry bear. `GAME` is its implementation of `rivage.core.Game`."""

from .game import GAME, DeepRiver
from .rules import perft, successors

__all__ = ["GAME", "DeepRiver", "perft", "successors"]
