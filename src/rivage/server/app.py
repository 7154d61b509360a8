"""The wiring: every part of the edge put together, in this one file.

browser ── WebSocket ─→ SocketEdge ──────────────┐
        ── GET a page or file ─→ Pages           ├─→ tables ─→ table ─→ store
        ── anything else ─→ Litestar (api.py) ───┘
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from rivage import __version__
from rivage.bus import LocalTables, new_id
from rivage.core import RivageError, encode
from rivage.deals import Dealer, Results
from rivage.physics.tables import TableSimulator
from rivage.store import open_store
from rivage.table import ProcessBots

from .api import HANDLERS
from .asgi import App, Message, Receive, Scope, Send, header, is_secure, reply
from .by_words import WORD_HANDLERS
from .deals import DEAL_HANDLERS
from .errors import ForeignOrigin, ForgedIdentity, MissingIdentity, status_of
from .games import GAME_HANDLERS, Extensions, tell_broken
from .headers import security_headers
from .house import House, Settings
from .identity import Identity, cookie_of, set_cookie
from .limits import Buckets
from .metrics import MeasuredLog, Metrics
from .origin import SAFE_METHODS, check_origin
from .pages import Asset, Pages
from .problems import Refuse, problem
from .socket import SocketEdge

OURS = ("/api/", "/assets/", "/extensions/", "/schema", "/metrics", "/healthz", "/readyz")
"""How the addresses begin at which programs ask, not people."""

PACE = 0.6
"""Seconds between two actions of a bot: people want to see what it does."""
TEMPO = 1.0
"""In a game in real time bots take as long as people do."""


@asynccontextmanager
async def open_house(database: str, data_folder: Path, settings: Settings) -> AsyncIterator[House]:
    """Open the store, see to the running tables in the background, and close both in the end.

    Raises:
        StoreError: when the database cannot be used; the sentence says what to do.
    """
    tell_broken()
    async with open_store(database, data_folder=data_folder) as store:
        metrics = Metrics()
        results = Results(store)
        bots = ProcessBots(settings.bot_workers)
        tables = LocalTables(
            MeasuredLog(store, metrics),
            bots,
            pace=PACE,
            tempo=TEMPO,
            simulator=TableSimulator(),
            on_over=results.ended,
            caps=settings.caps,
            patience=settings.patience,
        )
        metrics.count_tables(tables.__len__)
        metrics.watch_bots(bots.stats)
        metrics.watch_store(store.stats)
        secret = await store.secret()
        identity = Identity(secret)
        dealer = Dealer(store, tables, results, secret, new_id=new_id, open_days=settings.duplicate_days)
        watching = asyncio.create_task(metrics.watch_loop())
        try:
            tables.begin()
            await results.settle()
            yield House(store=store, tables=tables, identity=identity, metrics=metrics, dealer=dealer, settings=settings)
        finally:
            watching.cancel()
            await tables.close()


def make_api(house: House) -> Litestar:
    """The endpoints, their dependencies and their errors."""
    limits = house.settings.limits
    heavy = Buckets(limits.heavy_burst, limits.heavy_rate)
    tellings = Buckets(limits.words_burst, limits.words_rate)
    refuse = Refuse(house)
    return Litestar(
        route_handlers=[*HANDLERS, *GAME_HANDLERS, *WORD_HANDLERS, *DEAL_HANDLERS],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "creations": Provide(lambda: house.creations, sync_to_thread=False),
            "heavy": Provide(lambda: heavy, sync_to_thread=False),
            "tellings": Provide(lambda: tellings, sync_to_thread=False),
        },
        exception_handlers={
            RivageError: refuse.known,
            HTTPException: refuse.http,
            UnicodeDecodeError: refuse.undecodable,
            Exception: refuse.unexpected,
        },
        request_max_body_size=limits.body_bytes,
        openapi_config=OpenAPIConfig(title="Rivage", version=__version__, render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
    )


class Edge:
    """The whole ASGI application."""

    def __init__(self, house: House, pages: Pages | None = None) -> None:
        self._house = house
        self._pages = pages or Pages()
        self._extensions = Extensions()
        self._socket = SocketEdge(house)
        self._api: App = make_api(house)  # type: ignore[assignment]  # Litestar's scope is a TypedDict; ours is any mapping

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request: security headers on whatever answers it."""
        public_url = self._house.settings.public_url
        extra = security_headers(header(scope, b"host"), secure=is_secure(scope["scheme"], public_url))
        if scope["path"].startswith("/api/"):
            extra.append((b"cache-control", b"no-store"))

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        if scope["method"] not in SAFE_METHODS:
            try:
                check_origin(scope["headers"], public_url)
            except ForeignOrigin as error:
                self._house.metrics.refused(error.code)
                body = encode(problem(error))
                await reply(guarded, status_of(error), body, [(b"content-type", b"application/json")])
                return
        elif scope["method"] != "OPTIONS":
            if (asset := self._pages.find(scope["path"]) or self._extensions.find(scope["path"])) is not None:
                await self._pages(scope, guarded, asset, self._welcome(scope, asset))
                return
            # A person with a mistyped address meets a page that leads home; programs are told in their own language.
            if "text/html" in header(scope, b"accept") and not scope["path"].startswith(OURS):
                asset = self._pages.lost()
                await self._pages(scope, guarded, asset, self._welcome(scope, asset), status=404)
                return
        await self._api(scope, receive, guarded)

    def _welcome(self, scope: Scope, asset: Asset) -> str:
        """A guest cookie for who opens a page without one, or with one that was not given here."""
        if not asset.kind.startswith("text/html"):
            return ""
        try:
            self._house.identity.read(cookie_of(scope["headers"]))
        except (MissingIdentity, ForgedIdentity):
            _, value = self._house.identity.fresh()
            return set_cookie(value, secure=is_secure(scope["scheme"], self._house.settings.public_url))
        return ""
