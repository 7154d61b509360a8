"""Players that need no chair. They get views, like people, and answer with actions."""

from collections.abc import Callable
from typing import Any, Final

from rivage.core import UnknownGame

from . import aya, deep_river, walk_in_the_park

_BY_GAME: Final[dict[str, Callable[[str, Any, int, float], list[str]]]] = {
    "aya": aya.choose,
    "deep-river": deep_river.choose,
    "walk-in-the-park": walk_in_the_park.choose,
}

_PACES: Final[dict[str, Callable[[str, int], float]]] = {"aya": aya.pace}
"""Of the games in real time."""


def choose(game_id: str, level: str, view: Any, seed: int, effort: float = 1.0) -> list[str]:
    """What a bot of `level` does now: one action or more, in order, as text; in a game in real time one, or none to wait.

    Args:
        game_id: the game.
        level: one of its `bot_levels`.
        view: what the bot's seat sees, as `Game.view` gave it; the seat must be one that acts.
        seed: makes equal choices fall differently from game to game.
        effort: the part of its full time that it may think, above 0; less of it makes a weaker answer, never an illegal one.

    Raises:
        UnknownGame: when the game has no bots.
        KeyError: when the game has no such level.
    """
    try:
        player = _BY_GAME[game_id]
    except KeyError:
        raise UnknownGame(f"no bots play {game_id!r}", name=game_id, known=", ".join(_BY_GAME)) from None
    return player(level, view, seed, effort)


def pace(game_id: str, action: str, seed: int) -> float:
    """Seconds a person would take for an action, where the game is played in real time; 0 elsewhere."""
    return _PACES[game_id](action, seed) if game_id in _PACES else 0.0


__all__ = ["choose", "pace"]
