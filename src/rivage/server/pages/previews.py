"""Link previews (Open Graph), which messengers and search engines show for the URL of a page.

A preview reveals no more than the game, the name of a group, and the name of the player who invites to a duplicate or to a table
that has not started, because a link may be forwarded to anybody.

Its picture is rendered at the first request, like the icons. There is one for each game and one for the server:
`drawings/<game>.svg` in this folder, or `preview.svg` in the folder of a package. The drawings contain no text, so they need
neither fonts nor languages.
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
from rivage.server.catalogues import has_catalogue, title_of, translate
from rivage.server.services import Services

from .pages import PAGE, Asset, make_asset

TIMEOUT_S: Final = 1.0
"""Seconds that a page waits for the preview of its table or duplicate."""
SERVER: Final = "house"
"""The name of the picture of the server, for pages that do not belong to a game."""
SIZE: Final = (1200, 630)

_ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")
_DAY: Final = re.compile(r"archive|today|\d{4}-\d\d-\d\d")
_TITLE: Final = re.compile(r"<title>.*?</title>")
_TEXT: Final = re.compile(r'<meta name="description"[^>]*>\s*')


class Preview(msgspec.Struct, frozen=True):
    """The preview of a page."""

    title: str
    text: str
    picture: str = SERVER
    """The name of the preview's picture: a game or `SERVER`."""
    found: bool = True
    """Whether the page exists."""


async def preview_of(path: str, language: str, services: Services) -> Preview:
    """The preview of the page at `path`."""
    page = PAGE.fullmatch(path)
    if page is None or (page["kind"] and not _ID.fullmatch(page["id"])):
        return _not_found(language)
    if page["kind"] == "t":
        return await _of_table(page["id"], language, services)
    if page["kind"] == "d":
        return await _of_duplicate(page["id"], language, services)
    if page["kind"] == "g":
        return await _of_group(page["id"], language, services)
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
        return Preview(translate(language, f"{page['plain']}-title"), translate(language, f"{page['plain']}-lead"))
    return _of_home(language)


def _of_home(language: str, *, found: bool = True) -> Preview:
    return Preview(f"Rivage – {translate(language, 'home-title')}", translate(language, "home-lead"), found=found)


def _not_found(language: str) -> Preview:
    return _of_home(language, found=False)


def _of_game(game: str, language: str) -> Preview:
    if game not in all_games():
        return _not_found(language)
    title = translate(language, "how-to-play-game", args={"game": title_of(game, language)})
    return Preview(title, translate(language, "pitch", "home-lead", game=game), game)


def _of_workshop(game: str, language: str, services: Services) -> Preview:
    if not services.workshops.has(game):
        return _not_found(language)
    title = translate(language, "workshop-of", args={"game": title_of(game, language)})
    return Preview(title, translate(language, "pitch", "home-lead", game=game), game)


def _of_rules(game: str, language: str) -> Preview:
    if game not in all_games() or not has_catalogue(f"rules-{game}"):
        return _not_found(language)
    title = translate(language, "rules-of-game", args={"game": title_of(game, language)})
    return Preview(title, translate(language, "pitch", "home-lead", game=game), game)


def _of_lesson(game: str, language: str) -> Preview:
    if game not in all_games() or not all_games()[game].package.lesson:
        return _not_found(language)
    title = translate(language, "lesson-of", args={"game": title_of(game, language)})
    return Preview(title, translate(language, "pitch", "home-lead", game=game), game)


def _of_album(game: str, language: str) -> Preview:
    if game not in all_games() or not has_catalogue(f"album-{game}"):
        return _not_found(language)
    title = translate(language, "album-of", game=game, args={"game": title_of(game, language)})
    return Preview(title, translate(language, "pitch", game=game), game)


def _of_daily(rest: str, language: str) -> Preview:
    """The preview of `/daily/<game>/<day>`, where both parts are optional. The default is the first game with a daily."""
    parts = rest.split("/")[1:]
    if parts and _DAY.fullmatch(parts[-1]):
        del parts[-1]
    dealt = [name for name, entry in all_games().items() if entry.package.game.info.deals]
    game = parts[0] if parts else next(iter(dealt), "")
    if len(parts) > 1 or game not in dealt:
        return _not_found(language)
    title = f"{translate(language, 'way-daily', game=game)} – {title_of(game, language)}"
    return Preview(title, translate(language, "way-daily-hint", game=game), game)


async def _of_table(table: str, language: str, services: Services) -> Preview:
    try:
        async with asyncio.timeout(TIMEOUT_S):
            summary = await services.tables.summary(table)
    except (RivageError, TimeoutError):
        # The page itself shows whether the table does not exist or cannot be loaded now.
        return _of_home(language)
    game = summary.game
    title = _invited(game, summary.inviter, language) if summary.status == "waiting" else title_of(game, language)
    return Preview(title, translate(language, "pitch", "home-lead", game=game), game)


async def _of_duplicate(duplicate: str, language: str, services: Services) -> Preview:
    try:
        async with asyncio.timeout(TIMEOUT_S):
            game, inviter = await services.invitation(duplicate)
    except (RivageError, TimeoutError):
        return _of_home(language)
    text = f"{translate(language, 'way-duplicate', game=game)} – {translate(language, 'way-duplicate-hint', game=game)}"
    return Preview(_invited(game, inviter, language), text, game)


async def _of_group(group: str, language: str, services: Services) -> Preview:
    try:
        async with asyncio.timeout(TIMEOUT_S):
            found, _ = await services.groups.get(group)
    except (RivageError, TimeoutError):
        return _of_home(language)
    text = f"{translate(language, 'way-daily', game=found.game)} – {title_of(found.game, language)}"
    return Preview(found.title or translate(language, "group-untitled"), text, found.game)


def _invited(game: str, inviter: str, language: str) -> str:
    return translate(language, "invited-by" if inviter else "invited", args={"game": title_of(game, language), "name": inviter})


@lru_cache(maxsize=512)
def page_with(page: bytes, preview: Preview, language: str, address: str, base: str, files: tuple[str, ...] = ()) -> Asset:
    """Insert the preview, the preload links and the language into the HTML page of the client.

    `address` is the URL of the page and `base` that of the server. Both are empty when the request has no Host header.
    """
    open_graph = {"og:site_name": "Rivage", "og:type": "website", "og:title": preview.title, "og:description": preview.text}
    cards = {"twitter:card": "summary", "twitter:title": preview.title, "twitter:description": preview.text}
    if base:
        picture = f"{base}/pictures/{preview.picture}.png"
        width, height = map(str, SIZE)
        open_graph |= {"og:url": address, "og:image": picture, "og:image:type": "image/png"}
        open_graph |= {"og:image:width": width, "og:image:height": height, "og:image:alt": preview.title}
        cards |= {"twitter:card": "summary_large_image", "twitter:image": picture}
    lines = [
        f"<title>{html.escape(preview.title)}</title>",
        f'<meta name="description" content="{html.escape(preview.text)}" />',
        *(f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in open_graph.items()),
        *(f'<meta name="{name}" content="{html.escape(value)}" />' for name, value in cards.items()),
    ]
    head = "\n    ".join(lines)
    text = _TITLE.sub(lambda _: head, _TEXT.sub("", page.decode()), count=1)
    text = text.replace("</head>", "".join(f"  {_preload(file)}\n  " for file in files) + "</head>", 1)
    text = text.replace('<html lang="en">', f'<html lang="{language}">', 1)
    # Shown until the scripts are loaded. The client removes it.
    early = f'<h1>{html.escape(preview.title)}</h1><p class="lead">{html.escape(preview.text)}</p>'
    text = text.replace("<body></body>", f'<body><main id="main" data-early class="prose">{early}</main></body>', 1)
    return make_asset("text/html", text.encode())


def _preload(file: str) -> str:
    """A preload link with a lower priority than the files of the page itself."""
    kind = 'rel="preload" as="style"' if file.endswith(".css") else 'rel="modulepreload"'
    return f'<link {kind} crossorigin fetchpriority="low" href="{html.escape(file)}" />'


DRAWINGS: Final = Path(__file__).parent / "drawings"
_PATH: Final = re.compile(r"/pictures/([a-z0-9-]+)\.png")


def drawing_of(name: str) -> Path:
    """The drawing of a game, or that of the server for a game without one."""
    own = DRAWINGS / f"{name}.svg"
    if own.is_file():
        return own
    return drawing(name) or DRAWINGS / f"{SERVER}.svg"


ICONS: Final = {"icon-192": ("icon", 192), "icon-512": ("icon", 512), "icon-maskable": ("icon-maskable", 512)}
"""The icons of the web app manifest: drawing and size in pixels."""


def render_png(svg: str, size: tuple[int, int] = SIZE) -> bytes:
    """Render an SVG drawing as PNG, by default in the size of preview pictures."""
    import resvg_py

    width, height = size
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height))


class Pictures:
    """Serves `/pictures/{game}.png`."""

    def __init__(self) -> None:
        self._renderings: dict[str, asyncio.Future[Asset]] = {}

    async def find(self, path: str) -> Asset | None:
        """The picture at `path`, or None when it does not exist. Concurrent requests share one rendering."""
        found = _PATH.fullmatch(path)
        if found is None or (found[1] not in all_games() and found[1] not in {SERVER, *ICONS}):
            return None
        name = found[1]
        rendering = self._renderings.get(name)
        if rendering is None or (rendering.done() and rendering.exception() is not None):
            rendering = self._renderings[name] = asyncio.ensure_future(asyncio.to_thread(_render, name))
        return await asyncio.shield(rendering)


def _render(name: str) -> Asset:
    if name in ICONS:
        drawing_name, edge = ICONS[name]
        return make_asset("image/png", render_png((DRAWINGS / f"{drawing_name}.svg").read_text("utf-8"), (edge, edge)))
    return make_asset("image/png", render_png(drawing_of(name).read_text("utf-8")))
