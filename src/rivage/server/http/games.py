"""Endpoints for games: the list, the catalogues and client files of games from packages, and the workshop."""

import logging
import re
from typing import Final

import msgspec
from litestar import MediaType, get, post
from litestar.params import FromPath

from rivage.core import GameInfo
from rivage.physics import Toppled
from rivage.registry import Entry, all_games, broken_games, catalogue_text, client_folder, lesson_of, sentence_view
from rivage.server.asgi.http import address_of
from rivage.server.asgi.problems import error_responses
from rivage.server.errors import NotThere
from rivage.server.pages.pages import Asset, Pages

from .api import ApiRequest, BucketsDep, ServicesDep, check_rate, player_of

log = logging.getLogger("rivage.games")

_FILE: Final = re.compile(r"/extensions/(?P<game>[a-z0-9-]+)/(?P<name>.+)")


class GameListed(GameInfo, frozen=True, kw_only=True):
    """A game in GET /api/v1/games, with the URL of its client and the package it comes from."""

    deals: bool
    """Whether the game has a daily deal and duplicates."""
    client: str
    """URL of the client module that its package contains; empty for built-in games and packages without a client."""
    lesson_minutes: int = 0
    """Duration of the lesson in minutes; 0 without a lesson."""
    origin: str
    """The package that contains it; empty for built-in games. Its catalogue is at `/api/v1/games/{id}/words/{language}`."""


def listed(entry: Entry) -> GameListed:
    """The entry of a game in the list."""
    info = entry.package.game.info
    client = f"/extensions/{info.id}/index.js" if client_folder(info.id) else ""
    return GameListed(
        **msgspec.structs.asdict(info),
        deals=info.deals,
        client=client,
        lesson_minutes=_lesson_minutes(info.id),
        origin=entry.origin,
    )


def _lesson_minutes(game: str) -> int:
    try:
        lesson = lesson_of(game)
    except Exception:
        # A broken lesson of a package must not hide the games.
        log.exception("the lesson of %s could not be loaded", game)
        return 0
    return lesson.minutes if lesson else 0


def log_broken_packages() -> None:
    """Log each package that could not be loaded, with the reason."""
    for error in broken_games():
        log.error("%s", error)


@get("/api/v1/games")
async def games() -> list[GameListed]:
    """List the built-in games and those of installed packages."""
    return [listed(entry) for entry in all_games().values()]


@get(
    "/api/v1/games/{game:str}/words/{language:str}",
    media_type=MediaType.TEXT,
    responses=error_responses("game.unknown", "server.not_found"),
)
async def game_words(game: FromPath[str], language: FromPath[str]) -> str:
    """Return the Fluent catalogue of a game from a package. The client contains those of built-in games."""
    catalogue = catalogue_text(game, language)
    if catalogue is None:
        raise NotThere
    return catalogue


@post(
    "/api/v1/games/{game:str}/topple",
    status_code=200,
    responses=error_responses(
        "identity.missing",
        "server.not_found",
        "layout.unreadable",
        "layout.value",
        "layout.too_many",
        "layout.refused",
        "workshop.busy",
        "workshop.full",
        "physics.domino",
        "physics.broken",
    ),
)
async def topple(request: ApiRequest, services: ServicesDep, heavy: BucketsDep, game: FromPath[str]) -> Toppled:
    """Simulate a push at the workshop table described in the body. Nothing is stored."""
    player = player_of(request, services)
    check_rate(heavy, request)
    toppled = await services.workshops.topple(game, player, address_of(request.scope), await request.body())
    return msgspec.structs.replace(toppled, findings=tuple(sentence_view(game, finding) for finding in toppled.findings))


class Extensions:
    """Serves the client files of games from packages, each under `/extensions/{game}/`."""

    def __init__(self) -> None:
        folders = {name: client_folder(name) for name in all_games()}
        self._clients = {name: Pages(folder) for name, folder in folders.items() if folder is not None}

    def find(self, path: str) -> Asset | None:
        """The asset at a URL path, or None when it is not a file of a client."""
        found = _FILE.fullmatch(path)
        client = self._clients.get(found["game"]) if found else None
        return client.file(found["name"]) if found and client else None


GAME_HANDLERS: Final = [games, game_words, topple]
