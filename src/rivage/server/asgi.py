"""The few ASGI words that the edge speaks without the framework."""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

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
    """People reach this house by https."""
    return scheme in {"https", "wss"} or public_url.startswith("https:")


async def reply(send: Send, status: int, body: bytes, headers: HeaderList, *, head: bool = False) -> None:
    """Send a whole HTTP answer; `head`: without its body."""
    length = [] if status == 304 else [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *length]})
    await send({"type": "http.response.body", "body": b"" if head else body})
