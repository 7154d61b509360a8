"""The HTTP endpoints of deals, the daily of a game and duplicates among friends, and what browsers send to them."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from rivage.core import Value
from rivage.deals import Daily, Duplicate
from rivage.server.services import Services
from rivage.server.ws.messages import TableMade, Text
from rivage.table import nickname

from .api import Asked, Limited, Shared, hold, invitation, player_of, watcher_of
from .asgi import address_of
from .problems import refused


class StartPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/daily/{game} and /api/v1/duplicates/{id}/play: begin, or go on. Answered by the id of the table."""

    name: Text = ""
    """Nickname; empty for the last one used."""
    day: Text = ""
    """Daily: the date the page shows; empty for today."""


class NewDuplicate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/duplicates."""

    game: Text
    options: Annotated[dict[str, Value], msgspec.Meta(max_length=20)] = {}
    """Options of the game."""
    name: Text = ""
    """Nickname of who invites; empty for the last one used."""


class DuplicateMade(msgspec.Struct, frozen=True):
    """The answer: the duplicate's id; its page is `/d/{id}`."""

    id: str


async def _begun(house: Services, player: str, table: str) -> TableMade:
    await house.remember(player, table)
    return TableMade(id=table)


@post(
    "/api/v1/daily/{game:str}",
    responses=refused(
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
    request: Asked, house: Shared, creations: Limited, game: FromPath[str], data: JSONBody[StartPlay]
) -> TableMade:
    """Begin today's deal of a game, or go on with it; everybody plays it once, alone."""
    player = player_of(request, house)
    hold(creations, request)
    name = data.name or await house.nickname(player)
    return await _begun(house, player, await house.dealer.start_daily(game, data.day, player, name, address_of(request.scope)))


@get("/api/v1/daily/{game:str}/{day:str}", responses=refused("game.unknown", "deal.none", "daily.unknown"))
async def daily(request: Asked, house: Shared, game: FromPath[str], day: FromPath[str]) -> Daily:
    """How the deal of a date (UTC), or of `today`, stands: distribution, my rank, and the best sheets once I have finished."""
    return await house.dealer.daily(game, day, watcher_of(request, house))


@post(
    "/api/v1/duplicates",
    responses=refused("identity.missing", "game.unknown", "deal.none", "option.value", "option.unknown", "seat.name"),
)
async def make_duplicate(request: Asked, house: Shared, creations: Limited, data: JSONBody[NewDuplicate]) -> DuplicateMade:
    """Make a duplicate; its page is `/d/{id}`, and whoever has that address may play it once."""
    player = player_of(request, house)
    hold(creations, request)
    name = nickname(data.name) if data.name else ""
    made = await house.dealer.make_duplicate(data.game, data.options, player)
    if name:
        await house.store.save_player(player, name)
    return DuplicateMade(id=made)


@get("/api/v1/duplicates/{duplicate:str}", responses=refused("duplicate.unknown"))
async def compare(request: Asked, house: Shared, heavy: Limited, duplicate: FromPath[str]) -> Duplicate:
    """Who invites to it, how many have played it, and what everybody made of it for who has finished it too."""
    hold(heavy, request)
    found = await house.dealer.duplicate(duplicate, watcher_of(request, house))
    _, inviter = await house.invitation(duplicate)
    return msgspec.structs.replace(found, inviter=inviter)


@post(
    "/api/v1/duplicates/{duplicate:str}/play",
    responses=refused(
        "identity.missing", "duplicate.unknown", "duplicate.played", "duplicate.closed", "seat.name", "table.too_many"
    ),
)
async def play_duplicate(
    request: Asked, house: Shared, creations: Limited, duplicate: FromPath[str], data: JSONBody[StartPlay]
) -> TableMade:
    """Play it, or go on; everybody plays it once, alone, when they like."""
    player = player_of(request, house)
    hold(creations, request)
    name = data.name or await house.nickname(player)
    return await _begun(house, player, await house.dealer.play_duplicate(duplicate, player, name, address_of(request.scope)))


@get("/api/v1/duplicates/{duplicate:str}/qr.svg", media_type="image/svg+xml", responses=refused("duplicate.unknown"))
async def duplicate_qr(request: Asked, house: Shared, invitations: Limited, duplicate: FromPath[str]) -> Response[bytes]:
    """The invitation to a duplicate as a QR code."""
    hold(invitations, request)
    await house.dealer.known(duplicate)
    return invitation(request, house, f"/d/{duplicate}")


DEAL_HANDLERS = [start_daily, daily, make_duplicate, compare, play_duplicate, duplicate_qr]
