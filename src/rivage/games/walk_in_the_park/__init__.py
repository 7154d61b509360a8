"""A Walk in the Park: everybody draws paths through the garden on the same roll."""

from .game import GAME, WalkInThePark
from .notation import Facts, facts

__all__ = ["GAME", "Facts", "WalkInThePark", "facts"]
