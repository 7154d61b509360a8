"""ASGI middleware of the guard: sets the client address behind trusted proxies, and adds extensions to WebSocket scopes."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from .connection import GuardedConnection
from .guard import Guard

WRITE_TEXTS = "rivage.write_texts"
"""The ASGI extension of a WebSocket scope with `GuardedConnection.write_texts`."""
LIFT_LIMITS = "rivage.lift_limits"
"""The ASGI extension of a WebSocket scope with `GuardedConnection.lift_limits`."""

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]


class GuardedApp:
    """Wraps an ASGI application. The guarded connection is in the `state` of the scope.

    The application gets the client address that a trusted proxy names. The guard is notified when a response is complete.
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
                # The scope and the connection would form a reference cycle.
                del scope["extensions"][WRITE_TEXTS], scope["extensions"][LIFT_LIMITS]
            return
        try:
            await self._app(scope, receive, send)
        finally:
            connection.answer_complete()
