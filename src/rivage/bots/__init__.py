"""Players that need no chair. They get views, like people, and answer with actions.

Each folder is the bots of one game, found by the game's name: `choose(level, view, seed, effort)` and, where the game is played
in real time, `pace(action, seed)`. `rivage.registry` is the door to all of them, and to those of installed packages.
"""

from .stopwatch import by_looks, stopwatch

__all__ = ["by_looks", "stopwatch"]
