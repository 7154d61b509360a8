"""Access to /metrics. The counters move with every event, also a hidden one, so they are for the host alone."""

import asyncio
import hmac
import ipaddress
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from urllib.parse import urlsplit

import uvicorn

from rivage.core import encode
from rivage.server.asgi.http import Receive, Scope, Send, header, reply
from rivage.server.asgi.problems import problem
from rivage.server.errors import NotThere
from rivage.server.metrics import Metrics

FORMAT = "text/plain; version=0.0.4; charset=utf-8"
PROXIED = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip")
"""Headers that proxies add: the client is not the peer then."""


def may_read(scope: Scope, *, token: str, apart: bool, proxied: bool) -> bool:
    """Whether a request may read the metrics where people play.

    With a `token`, who names it. Else, unless they are shown `apart` at an address of their own, who asks on this very machine
    and by no proxy. Where people are known to come by one (`proxied`) nobody: it may say nothing of itself.
    """
    if token:
        return _has_token(scope, token)
    return not apart and not proxied and _is_local(scope)


def _has_token(scope: Scope, token: str) -> bool:
    return hmac.compare_digest(header(scope, b"authorization").encode(), f"Bearer {token}".encode())


def _is_local(scope: Scope) -> bool:
    client = scope.get("client")
    if not client or any(header(scope, name) for name in PROXIED):
        return False
    try:
        asked = urlsplit(f"//{header(scope, b'host')}").hostname or ""
    except ValueError:
        return False
    # A proxy that says nothing of itself may still pass on the name people asked for.
    return _is_loopback(client[0]) and (asked == "localhost" or _is_loopback(asked))


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def read_address(text: str) -> tuple[str, int]:
    """The host and port that `HOST:PORT` names; IPv6 as `[::1]:9100`.

    Raises:
        ValueError: when it names none.
    """
    host, colon, port = text.rpartition(":")
    if not colon or not host or not port.isascii() or not port.isdigit() or int(port) > 65_535:
        raise ValueError(f"{text!r} is no HOST:PORT")
    return host.strip("[]"), int(port)


class MetricsPage:
    """All that is served at the metrics' own address."""

    def __init__(self, metrics: Metrics, token: str) -> None:
        self._metrics = metrics
        self._token = token

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        """Serve one request."""
        token = self._token
        if scope["type"] != "http":
            return
        status, body, kind = 200, self._metrics.text(), FORMAT.encode()
        if scope["path"] != "/metrics" or scope["method"] not in {"GET", "HEAD"} or (token and not _has_token(scope, token)):
            status, body, kind = 404, encode(problem(NotThere())), b"application/json"
        await reply(send, status, body, [(b"content-type", kind)], head=scope["method"] == "HEAD")


class _Server(uvicorn.Server):
    """One beside the one that serves people, who hears the signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def serve_metrics(bound: socket.socket | None, metrics: Metrics, token: str) -> AsyncIterator[None]:
    """Serve the metrics at an address of their own, if there is one, until the block ends."""
    if bound is None:
        yield
        return
    page = MetricsPage(metrics, token)
    server = _Server(uvicorn.Config(page, lifespan="off", access_log=False, log_config=None, server_header=False))
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving
