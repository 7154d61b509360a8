"""A Walk in the Park: everybody draws paths through the garden on the same roll."""

from .drawing import Facts, facts
from .game import GAME, WalkInThePark

__all__ = ["GAME", "Facts", "WalkInThePark", "facts"]
