"""ASGI helpers for what is served without the framework."""

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
    """A request header, or the empty text."""
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return ""


def is_secure(scheme: str, public_url: str = "") -> bool:
    """People reach this server by https."""
    return scheme in {"https", "wss"} or public_url.startswith("https:")


def base_of(scope: Scope, public_url: str = "") -> str:
    """The base URL of the server as the client knows it, without a slash at its end; empty when unknown."""
    host = header(scope, b"host")
    return public_url or (f"{scope['scheme']}://{host}" if host else "")


def address_of(scope: Mapping[str, object]) -> str:
    """The client address that a request counts for: behind a trusted proxy that of its client, of IPv6 the /64; or empty."""
    client = scope.get("client")
    return address_key(str(client[0])) if isinstance(client, tuple | list) else ""


async def read_body(receive: Receive, most: int) -> bytes | None:
    """A whole body; None when it is larger than `most`. When the client disconnects, the part that was received."""
    body = b""
    while (message := await receive())["type"] == "http.request":
        body += message.get("body", b"")
        if len(body) > most:
            return None
        if not message.get("more_body", False):
            break
    return body


def replayed(body: bytes, receive: Receive) -> Receive:
    """A `receive` that gives the whole body first."""
    waiting = [body]

    async def again() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return again


async def reply(send: Send, status: int, body: bytes, headers: HeaderList, *, head: bool = False) -> None:
    """Send a whole HTTP answer; `head`: without its body."""
    length = [] if status == 304 else [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *length]})
    await send({"type": "http.response.body", "body": b"" if head else body})


def head_of(send: Send) -> Send:
    """A `send` that leaves out the body of the answer."""

    async def head(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return head
