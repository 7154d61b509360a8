"""The ASGI application behind the guard: it sees the client that a trusted proxy names, and extensions of its connection."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from .connection import GuardedConnection
from .guard import Guard

WRITE_TEXTS = "rivage.write_texts"
"""An extension of ASGI in the scope of a WebSocket: `write_texts` of its connection."""
LIFT_LIMITS = "rivage.lift_limits"
"""An extension of ASGI in the scope of a WebSocket: `lift_limits` of its connection."""

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]


class GuardedApp:
    """An ASGI application behind the guard, which finds its connection in the `state` of the scope.

    The application sees the client that a trusted proxy names; the guard sees when a request is answered.
    """

    def __init__(self, app: App, guard: Guard) -> None:
        self._app = app
        self._proxies = guard.proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or WebSocket."""
        connection: GuardedConnection = scope["state"].pop("connection")
        is_socket = scope["type"] == "websocket"
        if scope["client"] and self._proxies.trusts(scope["client"][0]):
            if client := self._proxies.client(scope["headers"]):
                scope["client"] = (client, 0)
            if scheme := self._proxies.scheme(scope["headers"]):
                scope["scheme"] = scheme.replace("http", "ws") if is_socket else scheme
        if is_socket:
            scope["extensions"][WRITE_TEXTS] = {"write": connection.write_texts}
            scope["extensions"][LIFT_LIMITS] = {"lift": connection.lift_limits}
            try:
                await self._app(scope, receive, send)
            finally:
                # It would hold the connection, which holds it.
                del scope["extensions"][WRITE_TEXTS], scope["extensions"][LIFT_LIMITS]
            return
        try:
            await self._app(scope, receive, send)
        finally:
            connection.answer_complete()
