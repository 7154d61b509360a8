"""The built-in games by id. `rivage.registry` adds the games of installed packages."""

from importlib import import_module
from typing import Any, Final

from rivage.core import Game

FOLDERS: Final = (
    "aya",
    "deep_river",
    "walk_in_the_park",
)
"""The packages of the built-in games. Each exports `GAME`; a new game must be added here."""

ALL: Final[dict[str, Game[Any, Any, Any]]] = {
    folder.replace("_", "-"): import_module(f"{__name__}.{folder}").GAME for folder in FOLDERS
}
"""The built-in games by id: `aya`, `deep-river`, `walk-in-the-park`."""

__all__ = ["ALL", "FOLDERS"]
