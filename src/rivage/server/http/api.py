"""The HTTP endpoints: who I am, laying a table, and reading one."""

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
from rivage.registry import find
from rivage.server import messages
from rivage.server.account.credentials import KEPT
from rivage.server.account.errors import KeptAddress
from rivage.server.asgi.http import address_of, base_of, is_secure
from rivage.server.asgi.origin import leads_to_itself
from rivage.server.asgi.problems import refused
from rivage.server.errors import BadHost, ExpiredIdentity, ForgedIdentity, MissingIdentity, NotReady, NotThere
from rivage.server.guard import TooMany
from rivage.server.identity import cookie_of, set_cookie
from rivage.server.limits import Buckets
from rivage.server.logs import short
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
"""Running tables of a player on the home page; those where it is their turn first."""
MAX_OVER_LISTED = 10
"""Tables that are over."""
MAX_FURTHER_READ = 100
"""Further tables that are read: as many as a guest has open at most, by default."""


def player_of(request: ApiRequest, services: Services) -> str:
    """The player of a request.

    Raises:
        MissingIdentity: without a cookie.
        ForgedIdentity: with a cookie this server did not sign.
    """
    return services.identity.read(cookie_of(request.scope["headers"]))


def watcher_of(request: ApiRequest, services: Services) -> str:
    """The player of a request, or the empty text without a cookie.

    Raises:
        ForgedIdentity: with a cookie this server did not sign.
    """
    try:
        return player_of(request, services)
    except MissingIdentity:
        return ""


def cookie_for(request: ApiRequest, services: Services, player: str) -> str:
    """The Set-Cookie header that signs the browser in as a player."""
    return set_cookie(services.identity.value(player), secure=is_secure(request.url.scheme, services.settings.public_url))


async def revoke_cookies(services: Services, player: str) -> None:
    """Make every cookie worthless that a player was given so far; returns when that is durable.

    Raises:
        StoreError: when the store cannot write.
    """
    before = services.identity.revocation_time(player)
    await services.store.revoke(player, before)
    services.identity.revoke(player, before)
    services.on_revoked(player, before)


async def start_erasure(services: Services, player: str) -> str:
    """Refuse a player everywhere from now on, and close their connections. Returns the alias that takes the player's place.

    Raises:
        StoreError: when the store cannot write; then nothing has changed.
    """
    before = services.identity.erasure_time()
    alias = await services.store.start_erasure(player, secrets.token_urlsafe(16), before)
    services.identity.revoke(player, before)
    services.on_revoked(player, before)
    services.connections.close_all(player, CLOSE_FORGED, ExpiredIdentity.code)
    return alias


def disconnect(services: Services, player: str) -> BackgroundTask:
    """To be done after the answer: close the sockets that were opened with a player's old cookies."""

    async def close() -> None:
        services.connections.close_all(player, CLOSE_FORGED, ExpiredIdentity.code)

    return BackgroundTask(close)


def base_for(request: ApiRequest, services: Services) -> str:
    """The base URL of the server as the client knows it.

    Raises:
        BadHost: when neither the request nor a setting has it.
    """
    base = base_of(request.scope, services.settings.public_url)  # type: ignore[arg-type]  # as in app
    if not base:
        raise BadHost
    return base


def plan(wish: NewTable, player: str, known_as: str) -> TableSetup:
    """The setup of a table that `player`, last known by a name, wants to create.

    Raises:
        MessageError: when a seat is planned for nobody we know how to seat.
    """
    occupants = []
    for number, seat in enumerate(wish.seats):
        kind, _, level = seat.who.partition(":")
        if seat.who == "me":
            occupants.append(Occupant(player=player, name=seat.name or known_as))
        elif seat.who == "open":
            occupants.append(Occupant())
        elif kind == "bot" and level:
            occupants.append(Occupant(level=level))
        else:
            what, where = f"a seat is for me, open or bot:<level>, not {seat.who!r}", f"seats[{number}].who"
            raise MessageError(f"{what} (at {where})", what=what, where=where)
    return TableSetup(game=wish.game, seats=tuple(occupants), options=wish.options or TableOptions(), host=player)


async def line_of(services: Services, table: str, known: TableSummary, player: str) -> TableLine:
    """A table in the list of `player`. Nothing in it moves with a word that is still hidden, neither a time nor an order."""
    try:
        summary = await services.tables.summary(table)
    except (TableError, GameError):
        # A table that cannot be loaded waits for nobody; its game may be gone with its package.
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
    )


def seats_of(occupants: Iterable[Occupant], player: str) -> tuple[SeatSummary, ...]:
    """The seats as `player` may see them."""
    return tuple(SeatSummary(seat.kind, seat.name, seat.level, you=bool(player) and seat.player == player) for seat in occupants)


def check_rate(bucket: Buckets, request: ApiRequest) -> None:
    """Let a request pass while its address has not asked too often.

    Raises:
        TooMany: when it has.
    """
    if not bucket.take(address_of(request.scope), monotonic()):
        raise TooMany


def check_storage(bucket: Buckets, request: ApiRequest, growth_bytes: int) -> None:
    """Let a request store that many more bytes while its address has not stored too much lately.

    Raises:
        KeptAddress: when it has.
    """
    kib = -(-growth_bytes // 1024)
    if kib > 0 and not bucket.take(address_of(request.scope), monotonic(), kib):
        raise KeptAddress


@get("/api/v1/me", responses=refused())
async def me(request: ApiRequest, services: ServicesDep) -> Response[Me]:
    """Who the cookie says I am; a fresh guest when there is none, or one that was not given here."""
    elsewhere = services.settings.network_url if leads_to_itself(request.headers.get("host", "")) else ""
    try:
        player = player_of(request, services)
        kept = {thing.key: thing.version for thing in await services.store.belongings(player, KEPT)}
        return Response(Me(await services.nickname(player), elsewhere, kept))
    except (MissingIdentity, ForgedIdentity):
        _, value = services.identity.fresh()
        cookie = set_cookie(value, secure=is_secure(request.url.scheme, services.settings.public_url))
        return Response(Me("", elsewhere), headers={"set-cookie": cookie})


@post("/api/v1/me/revoke", status_code=204, responses=refused("identity.missing"))
async def revoke(request: ApiRequest, services: ServicesDep, heavy: BucketsDep) -> Response[None]:
    """Take back every cookie I was ever given, wherever it is by now; this browser gets a fresh one for the same guest.

    Sockets that were opened with them are closed.
    """
    check_rate(heavy, request)
    player = player_of(request, services)
    await revoke_cookies(services, player)
    services.security.report("revoked", address_of(request.scope))
    # After the answer: this browser's own pages come back, and must have the fresh cookie by then.
    return Response(None, headers={"set-cookie": cookie_for(request, services, player)}, background=disconnect(services, player))


@post(
    "/api/v1/tables",
    responses=refused(
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
async def lay(request: ApiRequest, services: ServicesDep, creations: BucketsDep, data: JSONBody[NewTable]) -> TableMade:
    """Lay a table; its page is `/t/{id}`, and whoever has that address may come."""
    player = player_of(request, services)
    check_rate(creations, request)
    table = await services.tables.create(plan(data, player, await services.nickname(player)), address=address_of(request.scope))
    await services.remember(player, table)
    log.info("table laid", extra={"table": short(table), "game": data.game})
    return TableMade(id=table)


@get("/api/v1/tables/mine", responses=refused())
async def mine(request: ApiRequest, services: ServicesDep) -> list[TableLine]:
    """My tables, the one that changed last first: those that run, and the newest of those that are over."""
    player = watcher_of(request, services)
    if not player:
        return []
    known = await services.store.tables_of(player, MAX_RUNNING_LISTED + MAX_FURTHER_READ)
    # The store orders by hidden events too: so more are read than listed, and sorted by what may be known.
    running = [await line_of(services, *each, player) for each in known.items() if each[1].status != "over"]
    running.sort(key=lambda line: (not line.my_turn, -line.changed, line.id))
    over = [
        await line_of(services, *each, player)
        for each in [one for one in known.items() if one[1].status == "over"][:MAX_OVER_LISTED]
    ]
    return sorted([*running[:MAX_RUNNING_LISTED], *over], key=lambda line: (-line.changed, line.id))


@get("/api/v1/tables/{table:str}", responses=refused("table.unknown"))
async def summary(request: ApiRequest, services: ServicesDep, table: FromPath[str]) -> messages.TableSummary:
    """A summary of a table; its socket has everything."""
    match = await services.match(table)
    seats = seats_of(match.seats, watcher_of(request, services))
    return messages.TableSummary(table, match.created.game, match.status, match.outcome, seats)


@get("/api/v1/tables/{table:str}/replay", responses=refused("table.unknown"))
async def replay(request: ApiRequest, services: ServicesDep, heavy: BucketsDep, table: FromPath[str]) -> Replay:
    """Every position of a match so far, as the asker may see it."""
    check_rate(heavy, request)
    return await replay_of(table, await services.match(table), watcher_of(request, services))


@get("/api/v1/tables/{table:str}/record", media_type=MediaType.TEXT, responses=refused("table.unknown", "record.unsound"))
async def record(request: ApiRequest, services: ServicesDep, heavy: BucketsDep, table: FromPath[str]) -> Response[str]:
    """The saved match, as `rivage export` writes it; `rivage replay` reads it."""
    check_rate(heavy, request)
    await services.match(table)
    events = await services.store.read(table)
    text = await asyncio.to_thread(dump, events, find, now=wall_clock())
    return Response(text, headers={"content-disposition": f'attachment; filename="rivage-{table[:6]}.jsonl"'})


@get("/api/v1/tables/{table:str}/dice", responses=refused("table.unknown"))
async def dice(request: ApiRequest, services: ServicesDep, heavy: BucketsDep, table: FromPath[str]) -> Dice:
    """What chance did, and the seed once it may be known, so that anybody can check every draw."""
    check_rate(heavy, request)
    return await dice_of(table, await services.match(table), wall_clock())


@get("/api/v1/tables/{table:str}/qr.svg", media_type="image/svg+xml", responses=refused("table.unknown"))
async def qr(request: ApiRequest, services: ServicesDep, invitations: BucketsDep, table: FromPath[str]) -> Response[bytes]:
    """The invitation to a table as a QR code."""
    check_rate(invitations, request)
    await services.match(table)
    return invitation(request, services, f"/t/{table}")


def invitation(request: ApiRequest, services: Services, path: str) -> Response[bytes]:
    """The address of a page of this server as a QR code.

    Raises:
        BadHost: when the asker does not say what that address is, nor does a setting.
    """
    base = base_for(request, services)
    if leads_to_itself(urlsplit(base).netloc):
        base = services.settings.network_url or base
    picture = io.BytesIO()
    segno.make(f"{base}{path}", micro=False).save(picture, kind="svg", scale=4, border=2, dark="#000", light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """The process lives."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT, responses=refused("server.not_ready"))
async def readyz(services: ServicesDep) -> str:
    """The store reads and writes, and tables are kept here, so games can be played; below that, warnings for the host."""
    try:
        services.tables.check_ready()
        await services.store.ping()
    except (StoreError, BusError) as error:
        raise NotReady(error) from error
    problems = (*services.tables.current_problems(), *services.work_problems())
    return "".join(f"{line}\n" for line in ("ready", *problems))


@get("/metrics", media_type=MediaType.TEXT, responses=refused("server.not_found"))
async def metrics(request: ApiRequest, services: ServicesDep) -> Response[bytes]:
    """What an operator wants to know, for Prometheus; to anybody else there is nothing here."""
    settings = services.settings
    apart, proxied = bool(settings.metrics), bool(settings.public_url)
    if not may_read(request.scope, token=settings.metrics_token, apart=apart, proxied=proxied):  # type: ignore[arg-type]  # as in app
        raise NotThere
    return Response(services.metrics.text(), media_type=FORMAT)


HANDLERS = [me, revoke, lay, mine, summary, replay, record, dice, qr, healthz, readyz, metrics]
