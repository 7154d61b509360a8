"""Bots: players run by the program. A bot gets the same view as a person in its seat and answers with actions.

There is one package for each game, found by the game's name. It exports `choose(level, view, seed, effort)` and, for a game in
real time, `pace(action, seed)`. `rivage.registry` calls them, and those of installed packages, by the name of the game.
"""

from .stopwatch import deterministic_time, stopwatch

__all__ = ["deterministic_time", "stopwatch"]
