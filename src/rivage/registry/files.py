"""The files and the lesson of a game from an installed package: Fluent catalogues, web client, preview image.

The built-in games have their files elsewhere, in `locales` and in the web client.
"""

import re
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import Final

from rivage.core import Lesson

from .scan import entry_of

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")
"""A language tag. It becomes part of a path, so it must not contain dots or slashes."""


def catalogue_text(game_id: str, language: str) -> str | None:
    """Return the Fluent catalogue of a package for its game in one language, or None.

    Raises:
        UnknownGame: when no game has this id.
    """
    folder = entry_of(game_id).folder
    if folder is None or not _LANGUAGE.fullmatch(language):
        return None
    file = folder / "locales" / language / f"{game_id}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else None


def client_folder(game_id: str) -> Path | None:
    """Return the folder of a package's web client for its game, which contains an `index.js`; None without a client.

    Raises:
        UnknownGame: when no game has this id.
    """
    folder = entry_of(game_id).folder
    return folder / "client" if folder is not None and (folder / "client" / "index.js").is_file() else None


def drawing(game_id: str) -> Path | None:
    """Return the path of a package's preview image (SVG, 1200 × 630) for links to its game, or None.

    Raises:
        UnknownGame: when no game has this id.
    """
    folder = entry_of(game_id).folder
    return folder / "preview.svg" if folder is not None and (folder / "preview.svg").is_file() else None


@cache
def lesson_of(game_id: str) -> Lesson | None:
    """Load the lesson of a game; None without a lesson. The result is cached.

    Raises:
        UnknownGame: when no game has this id.
        TypeError: when `GamePackage.lesson` does not name a `Lesson`.
    """
    place = entry_of(game_id).package.lesson
    if not place:
        return None
    lesson = resolve_name(place)
    if not isinstance(lesson, Lesson):
        raise TypeError(f"a Lesson is expected at {place}, not {type(lesson).__name__}")
    return lesson
