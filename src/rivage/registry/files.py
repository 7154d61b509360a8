"""What a package brings beside its code: words, a client, a drawing. The house's own games have theirs in the house's folders."""

import re
from pathlib import Path
from typing import Final

from .scan import entry_of

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")


def words(game_id: str, language: str) -> str | None:
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
