"""An HTTP client for URLs that guests enter, with protection against server-side request forgery (SSRF).

Requests to the server's own network are refused unless the operator allows them. A host name is resolved once, all its addresses
are checked, and the connection uses a checked address, so that DNS rebinding has no effect. Redirects are not followed.

A target that does not respond does not delay others. Each host has a request limit and a circuit breaker: after `MAX_FAILURES`
in a row, nothing is sent to it for a while. Hosts that have responded have separate limits and resolver threads.
"""

import asyncio
import contextlib
import ipaddress
import re
import socket
import ssl
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from time import monotonic
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

REQUEST_S: Final = 10.0
"""Seconds for one request."""
QUEUED_S: Final = 60.0
"""Seconds that a request may be queued."""
MAX_REQUESTS: Final = 256
"""Concurrent requests to hosts that have responded, and the same number to other hosts."""
MAX_REQUESTS_PER_HOST: Final = 4
"""Concurrent requests to one host."""
MAX_QUEUED: Final = 2_000
"""Queued and running requests. Further requests fail at once."""
MAX_QUEUED_PER_HOST: Final = 200
"""Queued and running requests to one host."""
MAX_FAILURES: Final = 3
"""Consecutive failures of a host after which its circuit opens."""
FIRST_BACKOFF_S: Final = 10.0
"""Seconds for which a circuit is open at first. The time doubles with each further failure."""
MAX_BACKOFF_S: Final = 600.0
"""Maximum seconds for which a circuit is open."""
MAX_HOSTS: Final = 10_000
"""Hosts in memory. The least recently used one is evicted first."""
MAX_URL_LENGTH: Final = 1000
"""Characters of a URL."""
MAX_LINE_BYTES: Final = 8 * 1024
"""Bytes of one line of a response."""
MAX_INTERIM_LINES: Final = 100
"""Header lines of an interim response."""
RESOLVER_THREADS: Final = 16
"""Threads that resolve names of hosts that have responded, and the same number for other hosts."""
_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})(?: .*)?\r?\n", re.DOTALL)


class BadTarget(ValueError):
    """A URL that requests must not be sent to."""


class PrivateTarget(BadTarget):
    """A URL that leads to the server's own network."""


def check(url: str, *, private: bool) -> SplitResult:
    """Parse and validate a URL without resolving its host name.

    Raises:
        BadTarget: when it is not an https URL (or, where `private` targets are allowed, an http URL).
        PrivateTarget: when its host is an address of a private network.
    """
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname or ""
        host.encode("idna")  # fails for names that cannot be resolved, because a label is empty or too long
    except ValueError:
        raise BadTarget("not a valid URL") from None
    schemes = {"https", "http"} if private else {"https"}
    printable = url.isascii() and url.isprintable() and " " not in url
    if (
        parts.scheme not in schemes
        or not host
        or parts.username is not None
        or port == 0
        or len(url) > MAX_URL_LENGTH
        or not printable
    ):
        raise BadTarget("not a valid https URL")
    if not private and _is_private(host):
        raise PrivateTarget(host)
    return parts


def _is_private(host: str) -> bool:
    """Whether a host is a private IP address or `localhost`. Other names are checked when they are resolved."""
    try:
        return not is_public(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def is_public(address: str) -> bool:
    """Whether an IP address is on the public internet.

    Raises:
        ValueError: when it is not an IP address.
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        # Translated and tunnelled addresses contain an IPv4 address, which may be private.
        if found not in _GLOBAL_UNICAST or found.sixtofour is not None or found.teredo is not None:
            return False
    return found.is_global and not found.is_multicast


_GLOBAL_UNICAST = ipaddress.IPv6Network("2000::/3")
"""The IPv6 addresses of hosts on the internet. `is_global` also accepts translated and site-local ones."""


class _Lane:
    """The request limit and resolver threads shared by the hosts that have responded, or by those that have not."""

    def __init__(self, name: str) -> None:
        self.free = asyncio.Semaphore(MAX_REQUESTS)
        self.resolver = ThreadPoolExecutor(RESOLVER_THREADS, thread_name_prefix=f"rivage-notify-{name}")


class _Host:
    """The queue and circuit breaker of one host."""

    def __init__(self) -> None:
        self.free = asyncio.Semaphore(1)
        """One request at a time until the first response, then `MAX_REQUESTS_PER_HOST`."""
        self.requests = 0
        """Number of queued and running requests."""
        self.has_responded = False
        """Whether the last request that ended got a response."""
        self.blocked_until = 0.0
        """Time until which the circuit is open and nothing is sent."""
        self.resolving: asyncio.Future[list[Any]] | None = None
        self._failures = 0
        self._is_limited = True

    def succeeded(self) -> None:
        """Close the circuit after a response."""
        self.has_responded, self._failures = True, 0
        if self._is_limited:
            self._is_limited = False
            for _ in range(MAX_REQUESTS_PER_HOST - 1):
                self.free.release()

    def failed(self, now: float) -> None:
        """Count a failure. After several in a row, open the circuit."""
        self.has_responded = False
        self._failures += 1
        if self._failures >= MAX_FAILURES:
            exponent = min(self._failures - MAX_FAILURES, 10)
            self.blocked_until = now + min(FIRST_BACKOFF_S * 2**exponent, MAX_BACKOFF_S)


class SafeHttpClient:
    """Sends requests to URLs that guests have entered."""

    def __init__(self, *, private: bool = False, clock: Callable[[], float] = monotonic) -> None:
        """`private`: allow addresses of the server's own network."""
        self._private = private
        self._clock = clock
        self._known, self._new = _Lane("known"), _Lane("new")
        """Lanes for hosts that have responded and for other hosts."""
        self._hosts: OrderedDict[str, _Host] = OrderedDict()
        self._requests = 0

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a POST request and return the status of the response; 0 without a response.

        Raises:
            BadTarget: when requests to the URL are not allowed.
        """
        parts = check(url, private=self._private)
        host = self._host((parts.hostname or "").rstrip("."))
        if host.blocked_until > self._clock() or host.requests >= MAX_QUEUED_PER_HOST or self._requests >= MAX_QUEUED:
            return 0
        host.requests += 1
        self._requests += 1
        try:
            async with contextlib.AsyncExitStack() as turns:
                async with asyncio.timeout(QUEUED_S):
                    await turns.enter_async_context(host.free)
                    lane = self._known if host.has_responded else self._new
                    await turns.enter_async_context(lane.free)
                if host.blocked_until > self._clock():
                    return 0  # requests ahead in the queue have failed
                return await self._try(parts, host, lane, _request(parts, body, headers))
        except TimeoutError:
            return 0
        finally:
            host.requests -= 1
            self._requests -= 1

    async def _try(self, parts: SplitResult, host: _Host, lane: _Lane, request: bytes) -> int:
        try:
            async with asyncio.timeout(REQUEST_S), self._connected(parts, host, lane) as (reader, writer):
                writer.write(request)
                status = await _read_status(reader)
        except BadTarget:
            raise
        except (OSError, ValueError):  # also a timeout; ValueError for an invalid response
            host.failed(self._clock())
            return 0
        host.succeeded()
        return status

    @contextlib.asynccontextmanager
    async def _connected(
        self, parts: SplitResult, host: _Host, lane: _Lane
    ) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """Connect to a checked address of a host until the block ends.

        Raises:
            PrivateTarget: when an address of the host is in the server's own network.
            OSError: when the name cannot be resolved or the connection fails.
        """
        name, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        addresses = [str(entry[4][0]) for entry in await self._resolve(name, host, lane)]
        if not addresses or (not self._private and not all(is_public(address) for address in addresses)):
            raise PrivateTarget(name)
        tls_options: dict[str, Any] = {"ssl": _tls(), "server_hostname": name} if parts.scheme == "https" else {}
        reader, writer = await asyncio.open_connection(addresses[0], port, limit=MAX_LINE_BYTES, **tls_options)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()  # a graceful close could block on a silent peer

    async def _resolve(self, name: str, host: _Host, lane: _Lane) -> list[Any]:
        """Resolve a host name. Concurrent requests for a host share one thread."""
        if host.resolving is None or host.resolving.done():
            future = lane.resolver.submit(socket.getaddrinfo, name, None, type=socket.SOCK_STREAM)
            host.resolving = asyncio.wrap_future(future)
            # Retrieves the exception, which asyncio would log if all requests were cancelled.
            host.resolving.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(host.resolving)

    def _host(self, name: str) -> _Host:
        host = self._hosts.setdefault(name, _Host())
        self._hosts.move_to_end(name)
        if len(self._hosts) > MAX_HOSTS:
            idle = next((key for key, other in self._hosts.items() if not other.requests and other is not host), None)
            if idle is not None:
                del self._hosts[idle]
        return host

    def close(self) -> None:
        """Stop the resolver threads. The caller cancels the requests first."""
        for lane in (self._known, self._new):
            lane.resolver.shutdown(wait=False, cancel_futures=True)


@cache
def _tls() -> ssl.SSLContext:
    """The TLS context, created once because it loads all certificates of the system."""
    return ssl.create_default_context()


def _request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = {
        "Host": parts.netloc,
        "Connection": "close",
        "Accept-Encoding": "identity",
        "Content-Length": str(len(body)),
        **headers,
    }
    return "\r\n".join([f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in lines.items()), "", ""]).encode() + body


async def _read_status(reader: asyncio.StreamReader) -> int:
    """The status of a response. Its headers and body are not read.

    Raises:
        ValueError: when it is not an HTTP/1 response.
    """
    while (found := _STATUS.fullmatch(await reader.readline())) is not None:
        if not found[1].startswith(b"1"):
            return int(found[1])
        for _ in range(MAX_INTERIM_LINES):
            if not (await reader.readline()).strip():
                break
        else:
            break
    raise ValueError("not an HTTP/1 response")
