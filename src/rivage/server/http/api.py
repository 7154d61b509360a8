"""Endpoints for the guest's identity and for tables: create, list, summary, replay, record. Also health checks and metrics."""

import asyncio
import io
import logging
import secrets
from collections.abc import Iterable
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import segno
from litestar import MediaType, Request, Response, get, post
from litestar.background_tasks import BackgroundTask
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rivage.core import CHANCE, GameError, MessageError
from rivage.hosting import BusError
from rivage.players import ladder_of
from rivage.registry import all_games, find
from rivage.server import messages
from rivage.server.account.credentials import PREFERENCE
from rivage.server.account.errors import KeptAddress
from rivage.server.asgi.http import address_of, base_of, is_secure
from rivage.server.asgi.origin import is_loopback, is_loopback_host
from rivage.server.asgi.problems import error_responses
from rivage.server.errors import BadHost, ExpiredIdentity, ForgedIdentity, MissingIdentity, NotReady, NotThere
from rivage.server.guard import TooMany
from rivage.server.identity import cookie_of, set_cookie
from rivage.server.limits import Buckets
from rivage.server.logs import shorten_id
from rivage.server.messages import Me, NewTable, SeatSummary, TableLine, TableMade
from rivage.server.services import Services
from rivage.server.ws.socket import CLOSE_FORGED
from rivage.store import StoreError
from rivage.table import Occupant, TableSetup, TableSummary
from rivage.table.errors import TableError
from rivage.table.protocol import Dice, Replay, TableOptions
from rivage.table.record import dice_of, dump, replay_of
from rivage.table.runtime import wall_clock

from .metrics_page import FORMAT, may_read

log = logging.getLogger("rivage.http")

ApiRequest = Request[Any, Any, Any]
ServicesDep = NamedDependency[Services]
BucketsDep = NamedDependency[Buckets]
MAX_RUNNING_LISTED = 30
"""Running tables of a player on the home page. Those where it is their turn go first."""
MAX_OVER_LISTED = 10
"""Finished tables of a player on the home page."""
MAX_FURTHER_READ = 100
"""Tables that are read in addition for sorting: the default maximum of open tables of a guest."""


def player_of(request: ApiRequest, services: Services) -> str:
    """The player of a request.

    Raises:
        MissingIdentity: without a cookie.
        ForgedIdentity: with a cookie this server did not sign.
    """
    return services.identity.read(cookie_of(request.scope["headers"]))


def optional_player_of(request: ApiRequest, services: Services) -> str:
    """The player of a request, or an empty string without a cookie.

    Raises:
        ForgedIdentity: with a cookie this server did not sign.
    """
    try:
        return player_of(request, services)
    except MissingIdentity:
        return ""


def cookie_for(request: ApiRequest, services: Services, player: str) -> str:
    """The Set-Cookie header that signs the browser in as a player."""
    return set_cookie(services.identity.issue(player), secure=is_secure(request.url.scheme, services.settings.public_url))


async def revoke_cookies(services: Services, player: str) -> None:
    """Revoke all cookies of a player. Returns when the revocation is durable.

    Raises:
        StoreError: when the store cannot write.
    """
    before = services.identity.revocation_time(player)
    await services.store.revoke(player, before)
    services.identity.revoke(player, before)
    services.on_revoked(player, before)


async def start_erasure(services: Services, player: str) -> str:
    """Revoke all access of a player and close their connections. Returns the alias that takes the player's place.

    Raises:
        StoreError: when the store cannot write; nothing has changed then.
    """
    before = services.identity.erasure_time()
    alias = await services.store.start_erasure(player, secrets.token_urlsafe(16), before)
    services.identity.revoke(player, before)
    services.on_revoked(player, before)
    services.connections.close_all(player, CLOSE_FORGED, ExpiredIdentity.code)
    return alias


def disconnect(services: Services, player: str) -> BackgroundTask:
    """A task for after the response: close the WebSockets that were opened with a player's old cookies."""

    async def close() -> None:
        services.connections.close_all(player, CLOSE_FORGED, ExpiredIdentity.code)

    return BackgroundTask(close)


def base_for(request: ApiRequest, services: Services) -> str:
    """The base URL of the server as the client knows it.

    Raises:
        BadHost: when the request has no Host header and no public URL is configured.
    """
    base = base_of(request.scope, services.settings.public_url)  # type: ignore[arg-type]  # Litestar's scope is a TypedDict
    if not base:
        raise BadHost
    return base


def table_setup(data: NewTable, player: str, nickname: str) -> TableSetup:
    """The setup of the table that `player` requests. `nickname` is used for seats without a name.

    Raises:
        MessageError: when the occupant of a seat is not `me`, `open` or `bot:<level>`.
    """
    occupants = []
    for number, seat in enumerate(data.seats):
        kind, _, level = seat.who.partition(":")
        if seat.who == "me":
            occupants.append(Occupant(player=player, name=seat.name or nickname))
        elif seat.who == "open":
            occupants.append(Occupant())
        elif kind == "bot" and level:
            occupants.append(Occupant(level=level))
        else:
            what, where = f"a seat is for me, open or bot:<level>, not {seat.who!r}", f"seats[{number}].who"
            raise MessageError(f"{what} (at {where})", what=what, where=where)
    return TableSetup(game=data.game, seats=tuple(occupants), options=data.options or TableOptions(), host=player)


async def table_line(services: Services, table: str, known: TableSummary, player: str) -> TableLine:
    """The entry of a table in the list of `player`. No field, not even a time, depends on an event that is still hidden."""
    try:
        summary = await services.tables.summary(table)
    except (TableError, GameError):
        # The table cannot be loaded, for example because the package of its game was removed.
        return TableLine(table, known.game, known.status, known.names, my_turn=False, changed=known.changed)
    playing = known.status == "playing"
    return TableLine(
        table,
        known.game,
        known.status,
        known.names,
        my_turn=playing and summary.awaits(player),
        changed=summary.changed,
        seats=seats_of(summary.seats, player),
        to_act=tuple(sorted(seat for seat in summary.to_act if seat != CHANCE)) if playing else (),
        points=summary.points,
        outcome=summary.outcome,
        deal=summary.deal,
        options=summary.options,
    )


def seats_of(occupants: Iterable[Occupant], player: str) -> tuple[SeatSummary, ...]:
    """The seats as `player` may see them."""
    return tuple(SeatSummary(seat.kind, seat.name, seat.level, you=bool(player) and seat.player == player) for seat in occupants)


def check_rate(bucket: Buckets, request: ApiRequest) -> None:
    """Apply a rate limit to the address of a request.

    Raises:
        TooMany: when the limit is exceeded.
    """
    if not bucket.take(address_of(request.scope), monotonic()):
        raise TooMany


def check_storage(bucket: Buckets, request: ApiRequest, growth_bytes: int) -> None:
    """Apply the storage limit to the address of a request that stores `growth_bytes` more.

    Raises:
        KeptAddress: when the limit is exceeded.
    """
    kib = -(-growth_bytes // 1024)
    if kib > 0 and not bucket.take(address_of(request.scope), monotonic(), kib):
        raise KeptAddress


@get("/api/v1/me", responses=error_responses())
async def me(request: ApiRequest, services: ServicesDep) -> Response[Me]:
    """Return the guest that the cookie identifies; a new guest when it is missing or invalid."""
    settings = services.settings
    elsewhere = settings.public_url or settings.network_url if is_loopback_host(request.headers.get("host", "")) else ""
    games = all_games()
    only_here = bool(settings.local_names) and request.client is not None and is_loopback(request.client.host)
    try:
        player = player_of(request, services)
        versions = {record.key: record.version for record in await services.store.belongings(player, PREFERENCE)}
        beaten = await services.store.find_crowns(player)
        crowns = {
            name: ladder_of(games[name].package.game.info, beaten)[0]
            for name in sorted({crown.game for crown in beaten} & games.keys())
        }
        return Response(Me(await services.nickname(player), elsewhere, only_here, versions, crowns))
    except (MissingIdentity, ForgedIdentity):
        _, value = services.identity.create_guest()
        cookie = set_cookie(value, secure=is_secure(request.url.scheme, services.settings.public_url))
        return Response(Me("", elsewhere, only_here), headers={"set-cookie": cookie})


@post("/api/v1/me/revoke", status_code=204, responses=error_responses("identity.missing"))
async def revoke(request: ApiRequest, services: ServicesDep, heavy: BucketsDep) -> Response[None]:
    """Revoke all my cookies on all devices, and close the WebSockets opened with them. This browser gets a new cookie."""
    check_rate(heavy, request)
    player = player_of(request, services)
    await revoke_cookies(services, player)
    services.security.report("revoked", address_of(request.scope))
    # Disconnect after the response: the pages of this browser reconnect at once and need the new cookie.
    return Response(None, headers={"set-cookie": cookie_for(request, services, player)}, background=disconnect(services, player))


@post(
    "/api/v1/tables",
    responses=error_responses(
        "identity.missing",
        "game.unknown",
        "option.value",
        "option.unknown",
        "option.seats",
        "seat.name",
        "bot.unknown",
        "table.too_many",
    ),
)
async def create_table(request: ApiRequest, services: ServicesDep, creations: BucketsDep, data: JSONBody[NewTable]) -> TableMade:
    """Create a table. Its page is `/t/{id}`; everybody who knows that URL may join or watch."""
    player = player_of(request, services)
    check_rate(creations, request)
    setup = table_setup(data, player, await services.nickname(player))
    table = await services.tables.create(setup, address=address_of(request.scope))
    await services.save_nickname(player, table)
    log.info("table created", extra={"table": shorten_id(table), "game": data.game})
    return TableMade(id=table)


@get("/api/v1/tables/mine", responses=error_responses())
async def my_tables(request: ApiRequest, services: ServicesDep) -> list[TableLine]:
    """List my running tables and the latest finished ones, the last changed first."""
    player = optional_player_of(request, services)
    if not player:
        return []
    known = await services.store.tables_of(player, MAX_RUNNING_LISTED + MAX_FURTHER_READ)
    # The store's order depends on hidden events too, so more tables are read than listed, and sorted by public events.
    running = [await table_line(services, *item, player) for item in known.items() if item[1].status != "over"]
    running.sort(key=lambda line: (not line.my_turn, -line.changed, line.id))
    finished = [item for item in known.items() if item[1].status == "over"][:MAX_OVER_LISTED]
    over = [await table_line(services, *item, player) for item in finished]
    return sorted([*running[:MAX_RUNNING_LISTED], *over], key=lambda line: (-line.changed, line.id))


@get("/api/v1/tables/{table:str}", responses=error_responses("table.unknown"))
async def summary(request: ApiRequest, services: ServicesDep, table: FromPath[str]) -> messages.TableSummary:
    """Return a summary of a table. Its WebSocket has all details."""
    match = await services.match(table)
    seats = seats_of(match.seats, optional_player_of(request, services))
    return messages.TableSummary(table, match.created.game, match.status, match.outcome, seats)


@get("/api/v1/tables/{table:str}/replay", responses=error_responses("table.unknown"))
async def replay(request: ApiRequest, services: ServicesDep, heavy: BucketsDep, table: FromPath[str]) -> Replay:
    """Return all positions of a match, as visible to me."""
    check_rate(heavy, request)
    return await replay_of(table, await services.match(table), optional_player_of(request, services))


@get("/api/v1/tables/{table:str}/record", media_type=MediaType.TEXT, responses=error_responses("table.unknown", "record.unsound"))
async def record(request: ApiRequest, services: ServicesDep, heavy: BucketsDep, table: FromPath[str]) -> Response[str]:
    """Download a match in the format of `rivage export`, which `rivage replay` reads."""
    check_rate(heavy, request)
    await services.match(table)
    events = await services.store.read(table)
    text = await asyncio.to_thread(dump, events, find, now=wall_clock())
    return Response(text, headers={"content-disposition": f'attachment; filename="rivage-{table[:6]}.jsonl"'})


@get("/api/v1/tables/{table:str}/dice", responses=error_responses("table.unknown"))
async def dice(request: ApiRequest, services: ServicesDep, heavy: BucketsDep, table: FromPath[str]) -> Dice:
    """Return the random draws of a match, and the seed once it is public, so that everybody can verify the draws."""
    check_rate(heavy, request)
    return await dice_of(table, await services.match(table), wall_clock())


@get("/api/v1/tables/{table:str}/qr.svg", media_type="image/svg+xml", responses=error_responses("table.unknown"))
async def qr(request: ApiRequest, services: ServicesDep, invitations: BucketsDep, table: FromPath[str]) -> Response[bytes]:
    """Return the QR code of a table's URL."""
    check_rate(invitations, request)
    await services.match(table)
    return invitation(request, services, f"/t/{table}")


def invitation(request: ApiRequest, services: Services, path: str) -> Response[bytes]:
    """The QR code of a page's URL. A loopback address is replaced by the network URL, which works on other devices.

    Raises:
        BadHost: when the request has no Host header and no public URL is configured.
    """
    base = base_for(request, services)
    if is_loopback_host(urlsplit(base).netloc):
        base = services.settings.network_url or base
    picture = io.BytesIO()
    segno.make(f"{base}{path}", micro=False).save(picture, kind="svg", scale=4, border=2, dark="#000", light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """Liveness check: the process responds."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT, responses=error_responses("server.not_ready"))
async def readyz(services: ServicesDep) -> str:
    """Readiness check: the store works and this node hosts tables. Warnings for the operator follow, one a line."""
    try:
        services.tables.check_ready()
        await services.store.ping()
    except (StoreError, BusError) as error:
        raise NotReady(error) from error
    problems = (*services.tables.current_problems(), *services.work_problems())
    return "".join(f"{line}\n" for line in ("ready", *problems))


@get("/metrics", media_type=MediaType.TEXT, responses=error_responses("server.not_found"))
async def metrics(request: ApiRequest, services: ServicesDep) -> Response[bytes]:
    """Return the Prometheus metrics to the operator; 404 to everybody else."""
    settings = services.settings
    has_own_address, proxied = bool(settings.metrics), bool(settings.public_url)
    if not may_read(
        request.scope,  # type: ignore[arg-type]  # Litestar's scope is a TypedDict
        token=settings.metrics_token,
        has_own_address=has_own_address,
        proxied=proxied,
    ):
        raise NotThere
    return Response(services.metrics.text(), media_type=FORMAT)


HANDLERS = [me, revoke, create_table, my_tables, summary, replay, record, dice, qr, healthz, readyz, metrics]
