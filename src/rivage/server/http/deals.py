"""Endpoints for deals that several players play with the same chance: the daily of a game, and duplicates among friends."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from rivage.core import Value
from rivage.deals import Daily, DailyHistory, Duplicate
from rivage.server.asgi.http import address_of
from rivage.server.asgi.problems import error_responses
from rivage.server.messages import TableMade, Text
from rivage.server.services import Services
from rivage.table import nickname

from .api import ApiRequest, BucketsDep, ServicesDep, check_rate, invitation, optional_player_of, player_of


class StartPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/daily/{game} and /api/v1/duplicates/{id}/play: start or resume. The response has the id of the table."""

    name: Text = ""
    """Nickname; empty for the last one used."""
    day: Text = ""
    """The date shown by the page of the daily; empty for today."""


class NewDuplicate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/duplicates."""

    game: Text
    options: Annotated[dict[str, Value], msgspec.Meta(max_length=20)] = {}
    """Options of the game."""
    name: Text = ""
    """Nickname of the creator; empty for the last one used."""


class DuplicateMade(msgspec.Struct, frozen=True):
    """The response: the id of the duplicate, whose page is `/d/{id}`."""

    id: str


async def _started(services: Services, player: str, table: str) -> TableMade:
    await services.save_nickname(player, table)
    return TableMade(id=table)


@post(
    "/api/v1/daily/{game:str}",
    responses=error_responses(
        "identity.missing",
        "game.unknown",
        "deal.none",
        "daily.unknown",
        "daily.closed",
        "daily.played",
        "seat.name",
        "table.too_many",
    ),
)
async def start_daily(
    request: ApiRequest, services: ServicesDep, creations: BucketsDep, game: FromPath[str], data: JSONBody[StartPlay]
) -> TableMade:
    """Start or resume today's deal of a game. Each player plays it once, alone."""
    player = player_of(request, services)
    check_rate(creations, request)
    name = data.name or await services.nickname(player)
    return await _started(
        services, player, await services.dealer.start_daily(game, data.day, player, name, address_of(request.scope))
    )


@get("/api/v1/daily/{game:str}/{day:str}", responses=error_responses("game.unknown", "deal.none", "daily.unknown"))
async def daily(request: ApiRequest, services: ServicesDep, light: BucketsDep, game: FromPath[str], day: FromPath[str]) -> Daily:
    """Return the results of the deal of a date (UTC) or `today`: distribution, my rank, and the best once I have finished."""
    check_rate(light, request)
    return await services.dealer.daily(game, day, optional_player_of(request, services))


@post(
    "/api/v1/daily/{game:str}/{day:str}/archive",
    responses=error_responses(
        "identity.missing",
        "game.unknown",
        "deal.none",
        "daily.unknown",
        "daily.running",
        "daily.old",
        "seat.name",
        "table.too_many",
    ),
)
async def start_archive(
    request: ApiRequest,
    services: ServicesDep,
    creations: BucketsDep,
    game: FromPath[str],
    day: FromPath[str],
    data: JSONBody[StartPlay],
) -> TableMade:
    """Start or resume the deal of an earlier date unranked. A finished one is replaced by a new one."""
    player = player_of(request, services)
    check_rate(creations, request)
    name = data.name or await services.nickname(player)
    return await _started(
        services, player, await services.dealer.start_archive(game, day, player, name, address_of(request.scope))
    )


@get("/api/v1/me/daily/{game:str}", responses=error_responses("game.unknown", "deal.none"))
async def history(request: ApiRequest, services: ServicesDep, heavy: BucketsDep, game: FromPath[str]) -> DailyHistory:
    """Return my plays of the deals of all dates, ranked or from the archive, and my streaks."""
    check_rate(heavy, request)
    return await services.dealer.history(game, optional_player_of(request, services))


@post(
    "/api/v1/duplicates",
    responses=error_responses("identity.missing", "game.unknown", "deal.none", "option.value", "option.unknown", "seat.name"),
)
async def make_duplicate(
    request: ApiRequest, services: ServicesDep, creations: BucketsDep, data: JSONBody[NewDuplicate]
) -> DuplicateMade:
    """Create a duplicate. Its page is `/d/{id}`; everybody who knows that URL may play it once."""
    player = player_of(request, services)
    check_rate(creations, request)
    name = nickname(data.name) if data.name else ""
    made = await services.dealer.make_duplicate(data.game, data.options, player)
    if name:
        await services.store.save_player(player, name)
    return DuplicateMade(id=made)


@get("/api/v1/duplicates/{duplicate:str}", responses=error_responses("duplicate.unknown"))
async def compare(request: ApiRequest, services: ServicesDep, heavy: BucketsDep, duplicate: FromPath[str]) -> Duplicate:
    """Return the creator and the number of players of a duplicate, and all results once I have finished it."""
    check_rate(heavy, request)
    found = await services.dealer.duplicate(duplicate, optional_player_of(request, services))
    _, inviter = await services.invitation(duplicate)
    return msgspec.structs.replace(found, inviter=inviter)


@post(
    "/api/v1/duplicates/{duplicate:str}/play",
    responses=error_responses(
        "identity.missing", "duplicate.unknown", "duplicate.played", "duplicate.closed", "seat.name", "table.too_many"
    ),
)
async def play_duplicate(
    request: ApiRequest, services: ServicesDep, creations: BucketsDep, duplicate: FromPath[str], data: JSONBody[StartPlay]
) -> TableMade:
    """Start or resume a duplicate. Each player plays it once, alone."""
    player = player_of(request, services)
    check_rate(creations, request)
    name = data.name or await services.nickname(player)
    return await _started(
        services, player, await services.dealer.play_duplicate(duplicate, player, name, address_of(request.scope))
    )


@get("/api/v1/duplicates/{duplicate:str}/qr.svg", media_type="image/svg+xml", responses=error_responses("duplicate.unknown"))
async def duplicate_qr(
    request: ApiRequest, services: ServicesDep, invitations: BucketsDep, duplicate: FromPath[str]
) -> Response[bytes]:
    """Return the QR code of a duplicate's URL."""
    check_rate(invitations, request)
    await services.dealer.get_duplicate(duplicate)
    return invitation(request, services, f"/d/{duplicate}")


DEAL_HANDLERS = [start_daily, daily, start_archive, history, make_duplicate, compare, play_duplicate, duplicate_qr]
