"""What must be the same on both sides of the bus: the program, the rules of every game, and what is said between them."""

import hashlib
from functools import cache

from rivage import __version__
from rivage.registry import all_games

PROTOCOL = 2
"""Raised whenever what is said on the bus changes its meaning."""


@cache
def edition() -> str:
    """A word that is the same for two installations that may work for each other. Subjects of work have it in their names."""
    games = (
        f"{name} {entry.package.game.info.rules_version} {entry.origin} {entry.version}" for name, entry in all_games().items()
    )
    return hashlib.sha256("\n".join((str(PROTOCOL), __version__, *sorted(games))).encode()).hexdigest()[:12]
