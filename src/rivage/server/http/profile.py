"""Endpoints for a guest's profile: statistics, and the list of their matches."""

import re
from typing import Final, get_args

import msgspec
from litestar import get
from litestar.params import FromQuery

from rivage.players import Cursor, GameFilter, Profile, profile_of
from rivage.registry import all_games, find
from rivage.server.asgi.problems import error_responses
from rivage.server.errors import BadCursor, BadFilter
from rivage.server.messages import TableLine
from rivage.table import wall_clock
from rivage.table.match import Against, Verdict

from .api import ApiRequest, BucketsDep, ServicesDep, check_rate, optional_player_of, table_line

MAX_GAMES: Final = 20
"""Matches on one page of the list."""
_CURSOR: Final = re.compile(r"(?P<at>\d{1,15})-(?P<table>[A-Za-z0-9_-]{1,64})", re.ASCII)


class GameLine(msgspec.Struct, frozen=True):
    """A match of mine, in the list of the profile."""

    table: TableLine
    result: Verdict
    """My result."""
    against: Against


class GamesPage(msgspec.Struct, frozen=True):
    """GET /api/v1/me/games: a page of my matches, newest first."""

    games: tuple[GameLine, ...]
    next: str
    """The cursor of the next page; empty on the last one."""


@get("/api/v1/me/profile", responses=error_responses())
async def profile(request: ApiRequest, services: ServicesDep, light: BucketsDep) -> Profile:
    """Return my statistics: records and ladders of bots for each game, dailies and streaks."""
    check_rate(light, request)
    store, player = services.store, optional_player_of(request, services)
    known = await store.player(player) if player else None
    return profile_of(
        known.name if known else "",
        known.created if known else 0,
        infos=[entry.package.game.info for entry in all_games().values()],
        counts=await store.count_results(player) if player else (),
        bests=await store.find_bests(player) if player else (),
        dailies=await store.find_dailies(player) if player else (),
        now=wall_clock(),
    )


@get("/api/v1/me/games", responses=error_responses("game.unknown", "games.filter", "games.cursor"))
async def my_games(
    request: ApiRequest,
    services: ServicesDep,
    light: BucketsDep,
    game: FromQuery[str] = "",
    result: FromQuery[str] = "",
    against: FromQuery[str] = "",
    before: FromQuery[str] = "",
) -> GamesPage:
    """List my started matches, newest first, one page at a time; `before` is the cursor `next` of the previous page."""
    check_rate(light, request)
    wanted, start = _filter_of(game, result, against), _cursor_of(before)
    player = optional_player_of(request, services)
    if not player:
        return GamesPage((), "")
    found = await services.store.find_games(player, wanted, start, MAX_GAMES + 1)
    shown = found[:MAX_GAMES]
    known = await services.store.summaries([place.table for place in shown])
    lines = [
        GameLine(await table_line(services, place.table, known[place.table], player), place.result, place.against)
        for place in shown
        if place.table in known
    ]
    last = shown[-1] if len(found) > MAX_GAMES else None
    return GamesPage(tuple(lines), f"{last.at}-{last.table}" if last else "")


def _filter_of(game: str, result: str, against: str) -> GameFilter:
    if game:
        find(game)
    for name, value, kind in (("result", result, Verdict), ("against", against, Against)):
        known = get_args(kind)
        if value and value not in known:
            raise BadFilter(name, value, ", ".join(known))
    return msgspec.convert({"game": game, "result": result, "against": against}, GameFilter)


def _cursor_of(cursor: str) -> Cursor | None:
    if not cursor:
        return None
    found = _CURSOR.fullmatch(cursor)
    if found is None:
        raise BadCursor(cursor)
    return Cursor(found["table"], int(found["at"]))


PROFILE_HANDLERS: Final = [profile, my_games]
