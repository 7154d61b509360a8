"""Asking a bot of any game: one door, whoever brought the game."""

from functools import cache
from pkgutil import resolve_name
from typing import Any

from rivage.core import UnknownGame

from .scan import all_games, entry_of


def choose(game_id: str, level: str, view: Any, seed: int, effort: float = 1.0) -> list[str]:
    """What a bot of `level` does now: one action or more, in order, as text; in a game in real time one, or none to wait.

    Args:
        game_id: the game.
        level: one of its `bot_levels`.
        view: what the bot's seat sees, as `Game.view` gave it; the seat must be one that acts.
        seed: makes equal choices fall differently from game to game.
        effort: the part of its full time that it may think, above 0; less of it makes a weaker answer, never an illegal one.

    Raises:
        UnknownGame: when there is no such game, or it has no bots.
        KeyError: when the game has no such level.
    """
    place = entry_of(game_id).package.choose
    if not place:
        played = ", ".join(name for name, entry in all_games().items() if entry.package.choose)
        raise UnknownGame(f"no bots play {game_id!r}", name=game_id, known=played)
    return list(_function(place)(level, view, seed, effort))


def pace(game_id: str, action: str, seed: int) -> float:
    """Seconds a person would take for an action, where the game is played in real time; 0 elsewhere.

    Raises:
        UnknownGame: when there is no such game.
    """
    place = entry_of(game_id).package.pace
    return float(_function(place)(action, seed)) if place else 0.0


def load_bots() -> None:
    """Load the bots of every game, so that no question waits for it. Those that do not load say so when they are asked."""
    for entry in all_games().values():
        try:
            if entry.package.choose:
                _function(entry.package.choose)
        except Exception:  # noqa: BLE001, S112  (foreign code; `choose` raises it again, to who can do something about it)
            continue


@cache
def _function(place: str) -> Any:
    return resolve_name(place)
