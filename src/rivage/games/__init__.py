"""The games of the house, by name. Those of installed packages are beside them in `rivage.registry`."""

from importlib import import_module
from typing import Any, Final

from rivage.core import Game

FOLDERS: Final = (
    "aya",
    "deep_river",
    "walk_in_the_park",
)
"""Every folder here is a game and exports `GAME`. To be in the house, it is named in this list."""

ALL: Final[dict[str, Game[Any, Any, Any]]] = {
    folder.replace("_", "-"): import_module(f"{__name__}.{folder}").GAME for folder in FOLDERS
}

__all__ = ["ALL", "FOLDERS"]
