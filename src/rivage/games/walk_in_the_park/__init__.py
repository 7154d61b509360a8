"""A Walk in the Park: a roll-and-write game in which all players draw paths for the same roll of a die.

`GAME` is its implementation of `rivage.core.Game`.
"""

from .game import GAME, WalkInThePark
from .notation import Facts, facts

__all__ = ["GAME", "Facts", "WalkInThePark", "facts"]
