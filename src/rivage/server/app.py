"""The composition root: opens the services of a server and connects them to the ASGI application.

browser ── WebSocket ─→ SocketEdge ──────────────┐
        ── GET a page or file ─→ Pages           ├─→ tables ─→ table ─→ store
        ── anything else ─→ Litestar (api.py) ───┘
"""

import asyncio
import hashlib
import logging
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from rivage import __version__
from rivage.core import RivageError, encode
from rivage.deals import BotPlays, Dealer, Groups, Results
from rivage.hosting import Custody, LocalTables, OpenTables, Tables, new_id
from rivage.hosting.simulator import TableSimulator
from rivage.physics import Worker
from rivage.registry import find
from rivage.store import Store, open_shared, open_store
from rivage.table import Match
from rivage.table.log import Log
from rivage.table.runtime import TableServices

from .account import Credentials
from .asgi.headers import security_headers
from .asgi.http import (
    App,
    Message,
    Receive,
    Scope,
    Send,
    address_of,
    base_of,
    header,
    is_secure,
    read_body,
    replay_body,
    reply,
    without_body,
)
from .asgi.origin import SAFE_METHODS, check_host, check_origin
from .asgi.problems import ErrorResponses, problem
from .catalogues import language_of
from .compute.analysis_jobs import AnalysisJobs
from .compute.bot_backends import open_bot_backends
from .compute.workshops import Workshops
from .errors import ForgedIdentity, MissingIdentity, NotThere, TooDeep, Unexpected, status_of
from .guard import EdgeError, SecurityLog, TooLarge, is_too_deep
from .housekeeping import start_housekeeping
from .http.account import ACCOUNT_HANDLERS
from .http.advice import ADVICE_HANDLERS
from .http.api import HANDLERS
from .http.deals import DEAL_HANDLERS
from .http.games import GAME_HANDLERS, Extensions, log_broken_packages
from .http.groups import GROUP_HANDLERS
from .http.lessons import LESSON_HANDLERS
from .http.notifications import NOTIFICATION_HANDLERS
from .http.profile import PROFILE_HANDLERS
from .http.text_play import TEXT_PLAY_HANDLERS
from .identity import Identity, cookie_of, has_plain_name, language_cookie, oldest_revocation, set_cookie
from .limits import Buckets
from .metrics import Metrics
from .notify import Notifier
from .notify.safe_http import SafeHttpClient
from .notify.vapid import Vapid
from .pages.pages import Pages, is_page, preloads
from .pages.previews import Pictures, page_with, preview_of
from .services import Services
from .settings import Settings
from .ws.socket import SocketEdge, deny, is_relayed

if TYPE_CHECKING:
    from .nodes import Node

log = logging.getLogger("rivage.http")

_INVITATION = re.compile(r"/api/v1/(tables|duplicates|groups)/[^/]+/qr\.svg")

PROBES = ("/healthz", "/readyz")
"""Paths of health checks."""
API_PREFIXES = ("/api/", "/assets/", "/extensions/", "/schema", "/metrics", *PROBES)
"""Prefixes of paths whose errors are JSON, never a page."""

BOT_PACE_S = 0.6
"""Seconds between two actions of a bot, so that players can follow."""
BOT_TEMPO = 1.0
"""Speed of bots in real-time games relative to human players."""


@asynccontextmanager
async def open_services(
    database: str,
    data_folder: Path,
    settings: Settings,
    metrics: Metrics | None = None,
    security: SecurityLog | None = None,
) -> AsyncIterator[Services]:
    """Open the services of a server, start its background tasks, and close everything when the block ends.

    Raises:
        StoreError: when the database cannot be used.
        BusError: when a bus is configured and cannot be used.
    """
    log_broken_packages()
    metrics, security = metrics or Metrics(), security or SecurityLog()
    async with (
        _open_store(database, data_folder, settings, metrics) as (store, node),
        _build_services(store, node, settings, metrics, security) as services,
    ):
        yield services


@asynccontextmanager
async def _open_store(
    database: str, data_folder: Path, settings: Settings, metrics: Metrics
) -> AsyncIterator[tuple[Store, "Node | None"]]:
    """Open the store and, when a bus is configured, the node of this process; None for a single process."""
    if not settings.bus:
        async with open_store(database, data_folder=data_folder) as store:
            yield store, None
        return
    # Imported here because the bus client takes a while to load.
    from .nodes import Node, open_link

    async with open_link(settings.bus, settings.cluster) as link, open_shared(database) as shared:
        yield shared, Node(link, shared, metrics, settings.caps, settings.advertise)


@asynccontextmanager
async def _build_services(
    store: Store, node: "Node | None", settings: Settings, metrics: Metrics, security: SecurityLog
) -> AsyncIterator[Services]:
    """Build and start the services around an opened store. `node` is None for a single process."""
    store.time_append = metrics.time_append
    results = Results(store)
    secret = await store.secret()
    vapid = Vapid(secret, settings.public_url or "https://rivage.invalid")
    http_client = SafeHttpClient(private=settings.private_targets)
    notifier = Notifier(store, vapid, http_client, public_url=settings.public_url, alone=node is None)
    backends = await open_bot_backends(settings, node.link if node is not None else None)

    async def on_match_over(table: str, match: Match) -> None:
        await results.on_match_over(table, match)
        await notifier.clear_table(table)

    def make_local(log: Log, open_tables: OpenTables, custody: Custody | None = None) -> LocalTables:
        services = TableServices(
            log,
            backends.bots,
            pace=BOT_PACE_S,
            tempo=BOT_TEMPO,
            simulator=backends.simulator,
            idle_limits=settings.idle_limits,
            on_turn=notifier.on_turn,
        )
        return LocalTables(services, on_over=on_match_over, open_tables=open_tables, custody=custody)

    tables: Tables
    try:
        if node is None:
            tables = make_local(store, OpenTables(settings.caps))
        else:
            tables = await node.join(
                lambda fenced_log, open_tables: make_local(fenced_log, open_tables, custody=fenced_log),
                notifier.poll,
                notifier.drain,
            )
    except BaseException:
        backends.bots.close()
        backends.simulator.close()
        notifier.close()
        raise
    bot_plays = BotPlays(store, backends.bots, find)
    dealer = Dealer(store, tables, results, secret, new_id=new_id, bots=bot_plays, open_days=settings.duplicate_days)
    workshops = Workshops(TableSimulator(Worker(niceness=10)))
    metrics.count_tables(tables.__len__)
    backends.watch(metrics)
    metrics.watch_store(store.stats)
    background = [asyncio.create_task(metrics.watch_loop())]
    try:
        identity = Identity(secret, revoked=await store.revocations(since=oldest_revocation(time())))
        services = Services(
            store=store,
            tables=tables,
            identity=identity,
            metrics=metrics,
            dealer=dealer,
            groups=Groups(store, dealer, new_id=new_id),
            workshops=workshops,
            credentials=Credentials(store, secret),
            notifier=notifier,
            analysis_jobs=AnalysisJobs(backends.bots),
            work_problems=backends.current_problems,
            settings=settings,
            security=security,
        )
        if node is not None:
            services = node.connect(services)
        tables.start()
        notifier.start(tables)
        await results.save_missing()
        is_leader = node.is_leader if node is not None else lambda: True
        background += start_housekeeping(store, tables, settings, is_leader=is_leader)
        yield services
    finally:
        for task in background:
            task.cancel()
        workshops.close()
        await bot_plays.close()
        try:
            if node is None:  # a node drains its notifications itself, before it hands its tables over
                await notifier.drain()
            await tables.close()
        finally:
            notifier.close()


class _OpenApiJson(JsonRenderPlugin):
    """Renders the OpenAPI document with `anyOf` for unions: `oneOf` would reject an integer, which is also a number."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """See `JsonRenderPlugin.render`."""
        return super().render(request, _any_of(openapi_schema))


def _any_of(schema: Any) -> Any:
    """Replace every `oneOf` of a JSON schema by `anyOf`."""
    if isinstance(schema, dict):
        return {"anyOf" if key == "oneOf" else key: _any_of(value) for key, value in schema.items()}
    return [_any_of(item) for item in schema] if isinstance(schema, list | tuple) else schema


def make_api(services: Services) -> Litestar:
    """Create the Litestar application: endpoints, dependencies and error handlers."""
    limits = services.settings.limits
    heavy = Buckets(limits.heavy_burst, limits.heavy_rate)
    invitations = Buckets(limits.invitations_burst, limits.invitations_rate)
    light = Buckets(limits.light_burst, limits.light_rate)
    storage = Buckets(limits.storage_burst, limits.storage_rate)
    shared = {"creations": services.creations, "heavy": heavy, "invitations": invitations, "words": light, "storage": storage}
    for name, buckets in shared.items():
        services.share_limit(name, buckets)
    responses = ErrorResponses(services.metrics, services.security, limits.body_bytes)
    return Litestar(
        route_handlers=[
            *HANDLERS,
            *GAME_HANDLERS,
            *TEXT_PLAY_HANDLERS,
            *ADVICE_HANDLERS,
            *DEAL_HANDLERS,
            *GROUP_HANDLERS,
            *LESSON_HANDLERS,
            *ACCOUNT_HANDLERS,
            *PROFILE_HANDLERS,
            *NOTIFICATION_HANDLERS,
        ],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "creations": Provide(lambda: services.creations, sync_to_thread=False),
            "heavy": Provide(lambda: heavy, sync_to_thread=False),
            "invitations": Provide(lambda: invitations, sync_to_thread=False),
            "light": Provide(lambda: light, sync_to_thread=False),
            "storage": Provide(lambda: storage, sync_to_thread=False),
        },
        exception_handlers={
            RivageError: responses.known,
            HTTPException: responses.http,
            UnicodeDecodeError: responses.undecodable,
            Exception: responses.unexpected,
        },
        request_max_body_size=limits.body_bytes,
        openapi_config=OpenAPIConfig(title="Rivage", version=__version__, render_plugins=[_OpenApiJson()]),
        logging_config=None,
    )


class Edge:
    """The ASGI application: WebSockets, pages and files, and the HTTP API."""

    def __init__(self, services: Services, pages: Pages | None = None) -> None:
        self._services = services
        self._pages = pages or Pages()
        self._extensions = Extensions()
        self._pictures = Pictures()
        self._socket = SocketEdge(services)
        self._api: App = make_api(services)  # type: ignore[assignment]  # Litestar's scope is a TypedDict; ours is any mapping

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "websocket":
            try:
                # Another node connects to the advertised address, and authenticates itself with a signed header.
                if not is_relayed(scope):
                    check_host(scope["headers"], self._services.settings.public_url, self._services.settings.local_names)
            except EdgeError as error:
                self._report(error, scope)
                await deny(scope, send, error)
                return
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one HTTP request, with security headers on every response."""
        public_url = self._services.settings.public_url
        extra = security_headers(header(scope, b"host"), secure=is_secure(scope["scheme"], public_url))
        tag = invitation_tag(scope, public_url)
        if not tag and scope["path"].startswith("/api/"):
            extra.append((b"cache-control", b"no-store"))
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message["headers"], *extra]
                if tag:
                    caching = "private, max-age=86400" if message["status"] in {200, 304} else "no-store"
                    message["headers"] += [(b"cache-control", caching.encode()), (b"etag", tag.encode())]
            await send(message)

        async def refuse(error: EdgeError) -> None:
            body = encode(problem(error))
            await reply(send_with_headers, status_of(error), body, [(b"content-type", b"application/json")])

        try:
            receive = await self._check(scope, receive)
            if tag and tag in header(scope, b"if-none-match"):
                await reply(send_with_headers, 304, b"", [])
            else:
                await self._answer(scope, receive, send_with_headers)
        except EdgeError as error:
            self._report(error, scope)
            await refuse(error)
        except Exception:
            if started:
                raise
            reference = secrets.token_hex(4)
            log.exception("request failed", extra={"reference": reference})
            self._services.metrics.count_refusal(Unexpected.code)
            await refuse(Unexpected(reference))

    async def _check(self, scope: Scope, receive: Receive) -> Receive:
        """Validate the host, origin, size and depth of a request. Returns a `receive` that replays its body.

        Raises:
            NotThere: when the path contains a null character.
            BadHost, Misdirected: when it is for another server.
            ForeignOrigin: when a page of another site sent it and its method is not safe.
            TooLarge, TooDeep: when its body is larger or nested deeper than the limits allow.
        """
        settings = self._services.settings
        if "\0" in scope["path"]:
            # No path of this server contains a null character, and PostgreSQL rejects it in a query.
            raise NotThere
        # HTTP/1.0 has no Host header, and simple health probes omit it in HTTP/1.1 too.
        is_needed = scope.get("http_version") != "1.0" and scope["path"] not in PROBES
        check_host(scope["headers"], settings.public_url, settings.local_names, is_needed=is_needed)
        if scope["method"] in SAFE_METHODS:
            return receive
        check_origin(scope["headers"], settings.public_url)
        body = await read_body(receive, settings.limits.body_bytes)
        if body is None:
            raise TooLarge(settings.limits.body_bytes)
        if is_too_deep(body, settings.limits.body_depth):
            raise TooDeep(settings.limits.body_depth)
        return replay_body(body, receive)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a page, a file, or the response of an endpoint."""
        path = scope["path"]
        if scope["method"] in {"GET", "HEAD"}:
            if is_page(path):
                await self._page(scope, send)
                return
            asset = self._pages.find(path) or self._extensions.find(path) or await self._pictures.find(path)
            if asset is not None:
                await self._pages(scope, send, asset)
                return
            # Browsers with a mistyped URL get the 404 page, which links to the home page; programs get JSON.
            if "text/html" in header(scope, b"accept") and not path.startswith(API_PREFIXES):
                await self._page(scope, send)
                return
        if scope["method"] == "HEAD":
            # The endpoints implement GET only. HEAD has the same headers without the body (RFC 9110, 9.3.2).
            scope, send = {**scope, "method": "GET"}, without_body(send)
        await self._api(scope, receive, send)

    async def _page(self, scope: Scope, send: Send) -> None:
        """Send the page of the client with its link preview; 404 when nothing is at its address."""
        language = language_of(header(scope, b"accept-language"), language_cookie(scope["headers"]))
        preview = await preview_of(scope["path"], language, self._services)
        base = base_of(scope, self._services.settings.public_url)
        address = f"{base}{scope['path']}" if base and preview.found else base
        files = preloads(self._pages.manifest(), scope["path"], language)
        asset = page_with(self._pages.page().plain, preview, language, address, base, files)
        await self._pages(scope, send, asset, self._guest_cookie(scope), status=200 if preview.found else 404)

    def _report(self, error: EdgeError, scope: Scope) -> None:
        """Count a refusal and write it to the security log, because the client of this server never causes one."""
        self._services.metrics.count_refusal(error.code)
        self._services.security.report(error.code, address_of(scope))

    def _guest_cookie(self, scope: Scope) -> str:
        """The Set-Cookie header for a browser whose guest cookie is missing, forged or due for renewal; empty for a valid one."""
        identity = self._services.identity
        secure = is_secure(scope["scheme"], self._services.settings.public_url)
        cookie = cookie_of(scope["headers"])
        try:
            value = identity.renew(cookie)
            if cookie and secure and has_plain_name(scope["headers"]):
                value = value or cookie
        except MissingIdentity:
            _, value = identity.create_guest()
        except ForgedIdentity as error:
            self._report(error, scope)
            _, value = identity.create_guest()
        return set_cookie(value, secure=secure) if value else ""


def invitation_tag(scope: Scope, public_url: str) -> str:
    """The ETag of an invitation's QR code, which depends on its URL alone; empty for every other request."""
    if scope["method"] not in {"GET", "HEAD"} or _INVITATION.fullmatch(scope["path"]) is None:
        return ""
    url = f"{public_url or header(scope, b'host')}{scope['path']}"
    return f'"{hashlib.sha256(url.encode()).hexdigest()[:20]}"'
