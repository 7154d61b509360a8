"""The application of a node until its services are open: it answers 503 with the reason, then forwards every request.

A server of one process that cannot open its database exits with an error. A node retries: its bus or database may be started
later, or be away for a while, and `/readyz` says what is missing.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

from rivage.core import RivageError, encode
from rivage.hosting import BusError
from rivage.hosting.errors import BadBus, BusAway, Going
from rivage.store import BadUrl, StoreError

from .asgi.http import App, Receive, Scope, Send, reply
from .asgi.problems import problem
from .errors import NotReady
from .services import Services
from .ws.socket import deny

log = logging.getLogger("rivage.nodes")

RETRY_INTERVAL_S = 1.0
"""Seconds between two attempts to open the services."""


class StartupGate:
    """The ASGI application of a node, before and after its services are open."""

    def __init__(self) -> None:
        self._inside: App | None = None
        self._why: RivageError = BusAway("the server is being opened")

    def set_app(self, inside: App | None) -> None:
        """Forward requests to this application; None: refuse them."""
        self._inside = inside

    def set_reason(self, why: RivageError) -> None:
        """Set the reason given while the services are not open."""
        self._why = why

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if self._inside is not None:
            await self._inside(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await deny(scope, send, NotReady(self._why))
        elif scope["type"] == "http" and scope["path"] == "/healthz":
            await reply(send, 200, b"ok\n", [(b"content-type", b"text/plain")])
        elif scope["type"] == "http":
            headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), (b"retry-after", b"1")]
            await reply(send, 503, encode(problem(NotReady(self._why))), headers)


@asynccontextmanager
async def open_when_ready(
    gate: StartupGate,
    open_it: Callable[[], AbstractAsyncContextManager[Services]],
    edge: Callable[[Services], App],
    going: asyncio.Event,
) -> AsyncIterator[asyncio.Task[None]]:
    """Open the services in the background, retrying until it works, and close them at the end. `going` is set to stop.

    Raises:
        BadUrl, BadBus: in the task, when no retry can help.
    """
    logged = ""

    async def stay_open() -> None:
        async with open_it() as services:
            log.info("the server is open")
            gate.set_app(edge(services))
            try:
                await going.wait()
            finally:
                # The tables move to other nodes first; new connections are refused meanwhile.
                await services.tables.close()
                gate.set_reason(Going())
                gate.set_app(None)

    async def run() -> None:
        nonlocal logged
        while not going.is_set():
            try:
                await stay_open()
            except (BadUrl, BadBus):
                raise
            except (BusError, StoreError) as error:
                if str(error) != logged:
                    log.error("the server cannot be opened; trying again: %s", error)
                logged = str(error)
                gate.set_reason(error)
                with suppress(TimeoutError):
                    await asyncio.wait_for(going.wait(), RETRY_INTERVAL_S)

    task = asyncio.create_task(run())
    try:
        yield task
    finally:
        going.set()
        await asyncio.wait([task])
