"""The game Aya: players build a river of dominoes against the hourglass, topple it, and count the photos that it wins.

`GAME` implements the game contract; `count` scores a table on which every domino has fallen.
"""

from .counting.photos import Count, count
from .game import GAME, Aya

__all__ = ["GAME", "Aya", "Count", "count"]
