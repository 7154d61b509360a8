"""What stands at the address while the house is not open yet: it says why, and lets everybody in once it is.

One process that cannot open its database ends with a sentence. A node waits: its bus or database may be started after it, or be
away for a while, and whoever watches over it reads at `/readyz` what is missing.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

from rivage.core import RivageError, encode
from rivage.hosting import BusError
from rivage.hosting.errors import BadBus, BusAway, Going
from rivage.store import BadUrl, StoreError

from .errors import NotReady
from .http.asgi import App, Receive, Scope, Send, reply
from .http.problems import problem
from .services import Services
from .ws.socket import deny

log = logging.getLogger("rivage.nodes")

AGAIN = 1.0
"""Seconds between two tries to open."""


class Door:
    """The application at the address: the house once it is open."""

    def __init__(self) -> None:
        self._inside: App | None = None
        self._why: RivageError = BusAway("the house is being opened")

    def let_in(self, inside: App | None) -> None:
        """From now on this answers; None: nobody does any more."""
        self._inside = inside

    def explain(self, why: RivageError) -> None:
        """Why it is not open."""
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
async def opened_in_time(
    door: Door,
    open_it: Callable[[], AbstractAsyncContextManager[Services]],
    edge: Callable[[Services], App],
    going: asyncio.Event,
) -> AsyncIterator[asyncio.Task[None]]:
    """Open the house in the background, as often as it takes, and close it at the end; `going` is set when it has to close.

    Raises:
        BadUrl, BadBus: in the task, when what was asked for can never be opened.
    """
    told = ""

    async def stay_open() -> None:
        async with open_it() as house:
            log.info("the house is open")
            door.let_in(edge(house))
            try:
                await going.wait()
            finally:
                # Its tables go to other nodes first: who comes meanwhile is told to come back.
                await house.tables.close()
                door.explain(Going())
                door.let_in(None)

    async def run() -> None:
        nonlocal told
        while not going.is_set():
            try:
                await stay_open()
            except (BadUrl, BadBus):
                raise
            except (BusError, StoreError) as error:
                if str(error) != told:
                    log.error("the house cannot be opened; trying again: %s", error)
                told = str(error)
                door.explain(error)
                with suppress(TimeoutError):
                    await asyncio.wait_for(going.wait(), AGAIN)

    task = asyncio.create_task(run())
    try:
        yield task
    finally:
        going.set()
        await asyncio.wait([task])
