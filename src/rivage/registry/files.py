"""The files and the lesson a package brings for its game: words, a client, a drawing.

The games of Rivage itself have their files in the folders of Rivage.
"""

import re
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import Final

from rivage.core import Lesson

from .scan import entry_of

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")


def catalogue_text(game_id: str, language: str) -> str | None:
    """The Fluent catalogue a package brings for its game in a language, or None where it has none.

    Raises:
        UnknownGame: when there is no such game.
    """
    folder = entry_of(game_id).folder
    if folder is None or not _LANGUAGE.fullmatch(language):
        return None
    file = folder / "locales" / language / f"{game_id}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else None


def client_folder(game_id: str) -> Path | None:
    """The folder of the client a package brings for its game, with an `index.js` in it; None where it has none.

    Raises:
        UnknownGame: when there is no such game.
    """
    folder = entry_of(game_id).folder
    return folder / "client" if folder is not None and (folder / "client" / "index.js").is_file() else None


def drawing(game_id: str) -> Path | None:
    """The drawing (SVG, 1200 × 630) that a package brings for links to its game; None where it has none.

    Raises:
        UnknownGame: when there is no such game.
    """
    folder = entry_of(game_id).folder
    return folder / "preview.svg" if folder is not None and (folder / "preview.svg").is_file() else None


@cache
def lesson_of(game_id: str) -> Lesson | None:
    """The lesson of a game, loaded when it is first asked for; None where it has none.

    Raises:
        UnknownGame: when there is no such game.
        TypeError: when what a package names is no lesson.
    """
    place = entry_of(game_id).package.lesson
    if not place:
        return None
    lesson = resolve_name(place)
    if not isinstance(lesson, Lesson):
        raise TypeError(f"a Lesson is expected at {place}, not {type(lesson).__name__}")
    return lesson
