"""Access to /metrics. The metrics reveal hidden events of matches, so only the operator may read them."""

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
"""Headers that proxies add. With one of them, the client is not the peer of the connection."""


def may_read(scope: Scope, *, token: str, has_own_address: bool, proxied: bool) -> bool:
    """Whether a request may read the metrics on the main port.

    With a `token`, requests must send it as a bearer token. Without one, only direct requests from this machine are allowed, and
    none at all when the metrics have an address of their own, or when clients connect through a proxy (`proxied`), which need not
    add headers that reveal it.
    """
    if token:
        return _has_token(scope, token)
    return not has_own_address and not proxied and _is_local(scope)


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
    # A proxy that adds no headers may still forward the requested Host.
    return _is_loopback(client[0]) and (asked == "localhost" or _is_loopback(asked))


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def read_address(text: str) -> tuple[str, int]:
    """Parse `HOST:PORT`; IPv6 addresses are written as `[::1]:9100`.

    Raises:
        ValueError: when it has another form.
    """
    host, colon, port = text.rpartition(":")
    if not colon or not host or not port.isascii() or not port.isdigit() or int(port) > 65_535:
        raise ValueError(f"{text!r} is not HOST:PORT")
    return host.strip("[]"), int(port)


class MetricsPage:
    """The ASGI application at the separate address of the metrics."""

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
    """A uvicorn server that leaves the handling of signals to the main server."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def serve_metrics(bound: socket.socket | None, metrics: Metrics, token: str) -> AsyncIterator[None]:
    """Serve the metrics on a separate socket until the block ends; do nothing when `bound` is None."""
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
