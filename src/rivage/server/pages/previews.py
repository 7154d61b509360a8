"""What a link to a page of the server shows of it before anybody opens it, in a messenger or a list of results.

A preview is made for who has the link, and goes wherever the link goes: it names the game, and who invites to a table that still
waits or to a duplicate, and nothing else of either.

Its picture, one for each game and one for the server, is rendered when it is first wanted, like the icons. A drawing is
`drawings/<game>.svg` here, or `preview.svg` in the folder of a package; it has no letters in it, so that it needs no typeface and
no language.
"""

import asyncio
import html
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from rivage.core import RivageError
from rivage.registry import all_games, drawing
from rivage.server.catalogues import has_catalogue, say, title_of
from rivage.server.services import Services

from .pages import PAGE, Asset, made_asset

TIMEOUT_S: Final = 1.0
"""Seconds that a page waits for what its table is called; then it does without."""
HOUSE: Final = "house"
"""The picture of what belongs to no game."""
SIZE: Final = (1200, 630)

_ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")
_DAY: Final = re.compile(r"today|\d{4}-\d\d-\d\d")
_TITLE: Final = re.compile(r"<title>.*?</title>")
_TEXT: Final = re.compile(r'<meta name="description"[^>]*>\s*')


class Preview(msgspec.Struct, frozen=True):
    """What a link shows."""

    title: str
    text: str
    picture: str = HOUSE
    """The game it is a picture of."""
    found: bool = True
    """There is such a page."""


async def preview_of(path: str, language: str, services: Services) -> Preview:
    """What a link to `path` shows."""
    page = PAGE.fullmatch(path)
    if page is None or (page["kind"] and not _ID.fullmatch(page["id"])):
        return _lost(language)
    if page["kind"] == "t":
        return await _of_table(page["id"], language, services)
    if page["kind"] == "d":
        return await _of_duplicate(page["id"], language, services)
    if page["games"]:
        game, _, more = (page["game"] or "").removeprefix("/").removesuffix("/").partition("/")
        if more == "workshop":
            return _of_workshop(game, language, services)
        if more == "rules":
            return _of_rules(game, language)
        if more == "lesson":
            return _of_lesson(game, language)
        if more == "album":
            return _of_album(game, language)
        return _of_game(f"{game}/{more}" if more else game, language)
    if page["daily"] is not None:
        return _of_daily(page["daily"], language)
    if page["plain"]:
        return Preview(say(language, f"{page['plain']}-title"), say(language, f"{page['plain']}-lead"))
    return _of_house(language)


def _of_house(language: str, *, found: bool = True) -> Preview:
    return Preview(f"Rivage – {say(language, 'home-title')}", say(language, "home-lead"), found=found)


def _lost(language: str) -> Preview:
    return _of_house(language, found=False)


def _of_game(game: str, language: str) -> Preview:
    if game not in all_games():
        return _lost(language)
    title = say(language, "how-to-play-game", args={"game": title_of(game, language)})
    return Preview(title, say(language, "pitch", "home-lead", game=game), game)


def _of_workshop(game: str, language: str, services: Services) -> Preview:
    if not services.workshops.has(game):
        return _lost(language)
    title = say(language, "workshop-of", args={"game": title_of(game, language)})
    return Preview(title, say(language, "pitch", "home-lead", game=game), game)


def _of_rules(game: str, language: str) -> Preview:
    if game not in all_games() or not has_catalogue(f"rules-{game}"):
        return _lost(language)
    title = say(language, "rules-of-game", args={"game": title_of(game, language)})
    return Preview(title, say(language, "pitch", "home-lead", game=game), game)


def _of_lesson(game: str, language: str) -> Preview:
    if game not in all_games() or not all_games()[game].package.lesson:
        return _lost(language)
    title = say(language, "lesson-of", args={"game": title_of(game, language)})
    return Preview(title, say(language, "pitch", "home-lead", game=game), game)


def _of_album(game: str, language: str) -> Preview:
    if game not in all_games() or not has_catalogue(f"album-{game}"):
        return _lost(language)
    title = say(language, "album-of", game=game, args={"game": title_of(game, language)})
    return Preview(title, say(language, "pitch", game=game), game)


def _of_daily(rest: str, language: str) -> Preview:
    """`/daily`, and behind it a game, a day, or both; without a game that of the first that has one."""
    parts = rest.split("/")[1:]
    if parts and _DAY.fullmatch(parts[-1]):
        del parts[-1]
    dealt = [name for name, entry in all_games().items() if entry.package.game.info.deals]
    game = parts[0] if parts else next(iter(dealt), "")
    if len(parts) > 1 or game not in dealt:
        return _lost(language)
    title = f"{say(language, 'way-daily', game=game)} – {title_of(game, language)}"
    return Preview(title, say(language, "way-daily-hint", game=game), game)


async def _of_table(table: str, language: str, services: Services) -> Preview:
    try:
        async with asyncio.timeout(TIMEOUT_S):
            summary = await services.tables.summary(table)
    except (RivageError, TimeoutError):
        # No table, or none that can be read now: the page says which.
        return _of_house(language)
    game = summary.game
    title = _invited(game, summary.inviter, language) if summary.status == "waiting" else title_of(game, language)
    return Preview(title, say(language, "pitch", "home-lead", game=game), game)


async def _of_duplicate(duplicate: str, language: str, services: Services) -> Preview:
    try:
        async with asyncio.timeout(TIMEOUT_S):
            game, inviter = await services.invitation(duplicate)
    except (RivageError, TimeoutError):
        return _of_house(language)
    text = f"{say(language, 'way-duplicate', game=game)} – {say(language, 'way-duplicate-hint', game=game)}"
    return Preview(_invited(game, inviter, language), text, game)


def _invited(game: str, inviter: str, language: str) -> str:
    return say(language, "invited-by" if inviter else "invited", args={"game": title_of(game, language), "name": inviter})


@lru_cache(maxsize=512)
def page_with(page: bytes, preview: Preview, language: str, address: str, base: str, files: tuple[str, ...] = ()) -> Asset:
    """The page of the client with what a link to it shows, and the files it will ask for.

    `address` and `base` are its own and that of the server; both are empty when the request has no Host.
    """
    said = {"og:site_name": "Rivage", "og:type": "website", "og:title": preview.title, "og:description": preview.text}
    cards = {"twitter:card": "summary", "twitter:title": preview.title, "twitter:description": preview.text}
    if base:
        picture = f"{base}/pictures/{preview.picture}.png"
        width, height = map(str, SIZE)
        said |= {"og:url": address, "og:image": picture, "og:image:type": "image/png"}
        said |= {"og:image:width": width, "og:image:height": height, "og:image:alt": preview.title}
        cards |= {"twitter:card": "summary_large_image", "twitter:image": picture}
    lines = [
        f"<title>{html.escape(preview.title)}</title>",
        f'<meta name="description" content="{html.escape(preview.text)}" />',
        *(f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in said.items()),
        *(f'<meta name="{name}" content="{html.escape(value)}" />' for name, value in cards.items()),
    ]
    head = "\n    ".join(lines)
    text = _TITLE.sub(lambda _: head, _TEXT.sub("", page.decode()), count=1)
    text = text.replace("</head>", "".join(f"  {_preload(file)}\n  " for file in files) + "</head>", 1)
    text = text.replace('<html lang="en">', f'<html lang="{language}">', 1)
    # Shown until the scripts are loaded; the client removes it.
    early = f'<h1>{html.escape(preview.title)}</h1><p class="lead">{html.escape(preview.text)}</p>'
    text = text.replace("<body></body>", f'<body><main id="main" data-early class="prose">{early}</main></body>', 1)
    return made_asset("text/html", text.encode())


def _preload(file: str) -> str:
    """A preload with a lower priority than the files of the page itself."""
    kind = 'rel="preload" as="style"' if file.endswith(".css") else 'rel="modulepreload"'
    return f'<link {kind} crossorigin fetchpriority="low" href="{html.escape(file)}" />'


DRAWINGS: Final = Path(__file__).parent / "drawings"
_PATH: Final = re.compile(r"/pictures/([a-z0-9-]+)\.png")


def drawing_of(name: str) -> Path:
    """The drawing of a game; that of the server for a game without one."""
    own = DRAWINGS / f"{name}.svg"
    if own.is_file():
        return own
    return drawing(name) or DRAWINGS / f"{HOUSE}.svg"


ICONS: Final = {"icon-192": ("icon", 192), "icon-512": ("icon", 512), "icon-maskable": ("icon-maskable", 512)}
"""The icons by which the server is installed: drawing, and size."""


def paint(svg: str, size: tuple[int, int] = SIZE) -> bytes:
    """A drawing as PNG, by default as large as links show it."""
    import resvg_py

    width, height = size
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height))


class Pictures:
    """Serves `/pictures/{game}.png`."""

    def __init__(self) -> None:
        self._painted: dict[str, asyncio.Future[Asset]] = {}

    async def find(self, path: str) -> Asset | None:
        """The picture at `path`, or None when there is none. Concurrent requests wait for one rendering."""
        found = _PATH.fullmatch(path)
        if found is None or (found[1] not in all_games() and found[1] not in {HOUSE, *ICONS}):
            return None
        name = found[1]
        painting = self._painted.get(name)
        if painting is None or (painting.done() and painting.exception() is not None):
            painting = self._painted[name] = asyncio.ensure_future(asyncio.to_thread(_asset, name))
        return await asyncio.shield(painting)


def _asset(name: str) -> Asset:
    if name in ICONS:
        drawing_name, edge = ICONS[name]
        return made_asset("image/png", paint((DRAWINGS / f"{drawing_name}.svg").read_text("utf-8"), (edge, edge)))
    return made_asset("image/png", paint(drawing_of(name).read_text("utf-8")))
