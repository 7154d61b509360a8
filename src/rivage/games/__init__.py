"""The games of the house, by name."""

from typing import Any, Final

from rivage.core import Game, UnknownGame

from . import aya, deep_river, walk_in_the_park

ALL: Final[dict[str, Game[Any, Any, Any]]] = {
    "aya": aya.GAME,
    "deep-river": deep_river.GAME,
    "walk-in-the-park": walk_in_the_park.GAME,
}


def find(name: str) -> Game[Any, Any, Any]:
    """The game called `name`.

    Raises:
        UnknownGame: when no game is called so.
    """
    try:
        return ALL[name]
    except KeyError:
        known = ", ".join(ALL)
        raise UnknownGame(f"no game is called {name!r}; there are: {known}", name=name, known=known) from None


__all__ = ["ALL", "find"]
