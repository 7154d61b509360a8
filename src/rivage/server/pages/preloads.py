"""What a page of the client asks for first, named in the page itself.

The client fetches the parts of a page once it knows which page it is: on a slow line that is one wait more. The server knows it
as soon as it is asked, and lets the browser fetch them beside the script that will ask for them. Where each part is, is told by
the build (`files.json`, written by `web/manifest.ts`). Whatever is missing there is fetched later, as if nothing had been said.
"""

from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Final

import msgspec

from rivage.registry import all_games

from .pages import PAGE

ENTRY: Final = "index.html"
WORDS: Final = "../src/rivage/locales/{language}/{name}.ftl?words"
"""A catalogue, as the build knows it."""

PARTS: Final[dict[str, tuple[str, ...]]] = {
    "home": ("src/home/HomePage.svelte", "src/games/*/card.ts"),
    "table": ("src/table/TablePage.svelte",),
    "game": ("src/shell/pages/GamePage.svelte", "src/games/{game}/guide.ts"),
    "rules": ("src/shell/rules/RulesPage.svelte", "src/games/{game}/help.ts"),
    "album": ("src/shell/pages/AlbumPage.svelte", "src/games/{game}/album.ts"),
}
"""The sources each page is made of, beside what all pages have."""

CATALOGUES: Final[dict[str, tuple[str, ...]]] = {
    "home": ("common",),
    "table": ("common", "table", "notify"),
    "game": ("common", "guide-{game}", "{game}"),
    "rules": ("common", "rules", "rules-{game}", "{game}"),
    "album": ("common", "album-{game}", "{game}"),
}
"""The words each page needs; the build puts what all need with the first."""


class Manifest(msgspec.Struct, frozen=True):
    """Where the build has put things."""

    sources: dict[str, str] = {}
    """The file each source is in that is fetched when it is wanted."""
    needs: dict[str, list[str]] = {}
    """What each script fetches along with itself."""


@lru_cache(maxsize=512)
def preloads(manifest: bytes, path: str, language: str) -> tuple[str, ...]:
    """The addresses of the files that the page at `path` asks for, in the order it does."""
    kind, game = _page(path)
    try:
        told = msgspec.json.decode(manifest, type=Manifest)
    except msgspec.DecodeError:
        return ()
    wanted = [part.format(game=game) for part in PARTS.get(kind, ())]
    wanted += [WORDS.format(language=language, name=name.format(game=game)) for name in CATALOGUES.get(kind, ("common",))]
    found = [file for part in wanted for name, file in told.sources.items() if name == part or fnmatchcase(name, part)]
    there = _with_needs(told, [told.sources.get(ENTRY, "")])
    return tuple(f"/{file}" for file in _with_needs(told, found) if file not in there)


def _page(path: str) -> tuple[str, str]:
    """Which page it is, and of which game; an empty name where nothing is known of it."""
    page = PAGE.fullmatch(path)
    if page is None:
        return "", ""
    if page["kind"]:
        return ("table" if page["kind"] == "t" else ""), ""
    if page["games"]:
        game, _, more = (page["game"] or "").strip("/").partition("/")
        return (more or "game", game) if game in all_games() else ("", "")
    return ("", "") if page["plain"] or page["daily"] is not None else ("home", "")


def _with_needs(told: Manifest, files: list[str]) -> dict[str, None]:
    """These files and all they fetch along with themselves, each once, in that order."""
    found: dict[str, None] = {}
    waiting = list(files)
    while waiting:
        file = waiting.pop(0)
        if file not in found:
            found[file] = None
            waiting += told.needs.get(file, ())
    return found
