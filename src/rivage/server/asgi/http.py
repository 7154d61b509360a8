"""ASGI helpers for requests that Litestar does not handle."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from typing import Any

from rivage.server.guard import address_key

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
HeaderList = Iterable[tuple[bytes, bytes]]


def header(scope: Scope, name: bytes) -> str:
    """The first header of a request with this name, or an empty string."""
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return ""


def is_secure(scheme: str, public_url: str = "") -> bool:
    """Whether browsers reach this server by https."""
    return scheme in {"https", "wss"} or public_url.startswith("https:")


def base_of(scope: Scope, public_url: str = "") -> str:
    """The base URL of the server as the client knows it, without a slash at its end; empty when unknown."""
    host = header(scope, b"host")
    return public_url or (f"{scope['scheme']}://{host}" if host else "")


def address_of(scope: Mapping[str, object]) -> str:
    """The address that a request is counted for by rate limits; an IPv6 address is reduced to its /64 network. May be empty."""
    client = scope.get("client")
    return address_key(str(client[0])) if isinstance(client, tuple | list) else ""


async def read_body(receive: Receive, max_bytes: int) -> bytes | None:
    """Read a whole body. Returns None when it is too large, and the received part when the client disconnects."""
    body = b""
    while (message := await receive())["type"] == "http.request":
        body += message.get("body", b"")
        if len(body) > max_bytes:
            return None
        if not message.get("more_body", False):
            break
    return body


def replay_body(body: bytes, receive: Receive) -> Receive:
    """A `receive` that returns a body that was read already, then the further messages."""
    bodies = [body]

    async def receive_again() -> Message:
        if bodies:
            return {"type": "http.request", "body": bodies.pop(), "more_body": False}
        return await receive()

    return receive_again


async def reply(send: Send, status: int, body: bytes, headers: HeaderList, *, head: bool = False) -> None:
    """Send a whole HTTP response; without its body if `head`."""
    length = [] if status == 304 else [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *length]})
    await send({"type": "http.response.body", "body": b"" if head else body})


def without_body(send: Send) -> Send:
    """A `send` that leaves out the body of a response."""

    async def send_head(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return send_head
