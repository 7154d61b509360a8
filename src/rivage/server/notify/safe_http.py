"""Requests to addresses that guests name: never to the host's own network, unless the host allows it.

A name is resolved once, every address it leads to is checked, and the connection goes to one that was checked: a name that
resolves to something else a moment later leads nowhere. Redirects are not followed.

A target that does not answer delays no other. Each host has a limit of its own, and a circuit breaker: after `MAX_FAILURES` in a
row nothing is sent to it for a while. Hosts that have answered have limits and resolver threads apart from those that have not.
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
"""Seconds that a request may wait for its turn."""
MAX_REQUESTS: Final = 256
"""Requests at the same time to hosts that have answered, and as many to those that have not."""
MAX_REQUESTS_PER_HOST: Final = 4
"""Requests at the same time to one host."""
MAX_QUEUED: Final = 2_000
"""Requests that wait or are under way. Those beyond fail at once."""
MAX_QUEUED_PER_HOST: Final = 200
"""Requests to one host among them."""
MAX_FAILURES: Final = 3
"""Requests in a row without an answer, after which a host gets no request for a while."""
FIRST_BACKOFF_S: Final = 10.0
"""Seconds of the first pause of a host. It doubles with each further failure."""
MAX_BACKOFF_S: Final = 600.0
"""Seconds of the longest pause."""
MAX_HOSTS: Final = 10_000
"""Hosts remembered at a time. The one not used for longest is forgotten first."""
MAX_URL_LENGTH: Final = 1000
"""Characters of a URL."""
MAX_LINE_BYTES: Final = 8 * 1024
"""Bytes of one line of a response."""
MAX_INTERIM_LINES: Final = 100
"""Headers of an interim response."""
RESOLVER_THREADS: Final = 16
"""Names resolved at the same time, of hosts that have answered, and as many of those that have not."""
_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})(?: .*)?\r?\n", re.DOTALL)


class BadTarget(ValueError):
    """A URL that requests must not be sent to."""


class PrivateTarget(BadTarget):
    """The URL leads into the network of the server's host."""


def check(url: str, *, private: bool) -> SplitResult:
    """Parse and validate a URL without resolving its host name.

    Raises:
        BadTarget: when it is not an https URL (or, where `private` targets are allowed, an http URL).
        PrivateTarget: when it names an address of the host's network.
    """
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname or ""
        host.encode("idna")  # no name is looked up that has a part without a letter, or with too many
    except ValueError:
        raise BadTarget("no address") from None
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
        raise BadTarget("no address of https")
    if not private and _is_private(host):
        raise PrivateTarget(host)
    return parts


def _is_private(host: str) -> bool:
    """Whether a host is written as an address of the host's own network. A name is not, before it is resolved."""
    try:
        return not is_outside(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def is_outside(address: str) -> bool:
    """Whether an IP address is on the internet, not in a private or special network.

    Raises:
        ValueError: when it is not an IP address.
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_outside(str(found.ipv4_mapped))
        # Translated and tunnelled addresses have an IPv4 address within, which may be private.
        if found not in _GLOBAL_UNICAST or found.sixtofour is not None or found.teredo is not None:
            return False
    return found.is_global and not found.is_multicast


_GLOBAL_UNICAST = ipaddress.IPv6Network("2000::/3")
"""The only addresses of IPv6 that lead to hosts of the internet. `is_global` also accepts translated and site-local ones."""


class _Lane:
    """The request limit and resolver threads of hosts that have answered, or of those that have not."""

    def __init__(self, name: str) -> None:
        self.free = asyncio.Semaphore(MAX_REQUESTS)
        self.resolver = ThreadPoolExecutor(RESOLVER_THREADS, thread_name_prefix=f"rivage-notify-{name}")


class _Host:
    """The queue and circuit breaker of one host."""

    def __init__(self) -> None:
        self.free = asyncio.Semaphore(1)
        """One request at a time until the first answer, then `MAX_REQUESTS_PER_HOST`."""
        self.requests = 0
        """Those that wait or are under way."""
        self.has_answered = False
        """The last request that ended was answered."""
        self.closed_until = 0.0
        """The circuit is open until then: nothing is sent."""
        self.resolving: asyncio.Future[list[Any]] | None = None
        self._failures = 0
        self._is_limited = True

    def answered(self) -> None:
        """Close the circuit."""
        self.has_answered, self._failures = True, 0
        if self._is_limited:
            self._is_limited = False
            for _ in range(MAX_REQUESTS_PER_HOST - 1):
                self.free.release()

    def failed(self, now: float) -> None:
        """Count a failure; open the circuit after several in a row."""
        self.has_answered = False
        self._failures += 1
        if self._failures >= MAX_FAILURES:
            exponent = min(self._failures - MAX_FAILURES, 10)
            self.closed_until = now + min(FIRST_BACKOFF_S * 2**exponent, MAX_BACKOFF_S)


class SafeHttpClient:
    """Sends requests to targets that guests have named."""

    def __init__(self, *, private: bool = False, clock: Callable[[], float] = monotonic) -> None:
        """`private`: addresses of the host's network are allowed."""
        self._private = private
        self._clock = clock
        self._known, self._new = _Lane("known"), _Lane("new")
        """For hosts that have answered, and for those that have not (yet)."""
        self._hosts: OrderedDict[str, _Host] = OrderedDict()
        self._requests = 0

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a body, and return the status of the response; 0 when there is none.

        Raises:
            BadTarget: when nothing is sent there.
        """
        parts = check(url, private=self._private)
        host = self._host((parts.hostname or "").rstrip("."))
        if host.closed_until > self._clock() or host.requests >= MAX_QUEUED_PER_HOST or self._requests >= MAX_QUEUED:
            return 0
        host.requests += 1
        self._requests += 1
        try:
            async with contextlib.AsyncExitStack() as turns:
                async with asyncio.timeout(QUEUED_S):
                    await turns.enter_async_context(host.free)
                    lane = self._known if host.has_answered else self._new
                    await turns.enter_async_context(lane.free)
                if host.closed_until > self._clock():
                    return 0  # others in front of it were not answered
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
        host.answered()
        return status

    @contextlib.asynccontextmanager
    async def _connected(
        self, parts: SplitResult, host: _Host, lane: _Lane
    ) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection to a checked address, closed at once when the block ends.

        Raises:
            PrivateTarget: when the name leads into the host's own network.
            OSError: when it does not resolve, or nothing answers there.
        """
        name, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        addresses = [str(entry[4][0]) for entry in await self._resolve(name, host, lane)]
        if not addresses or (not self._private and not all(is_outside(one) for one in addresses)):
            raise PrivateTarget(name)
        secured: dict[str, Any] = {"ssl": _tls(), "server_hostname": name} if parts.scheme == "https" else {}
        reader, writer = await asyncio.open_connection(addresses[0], port, limit=MAX_LINE_BYTES, **secured)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()  # a graceful close could wait for a silent peer

    async def _resolve(self, name: str, host: _Host, lane: _Lane) -> list[Any]:
        """The addresses of a host. A name that hangs has one thread, however many requests wait for it."""
        if host.resolving is None or host.resolving.done():
            work = lane.resolver.submit(socket.getaddrinfo, name, None, type=socket.SOCK_STREAM)
            host.resolving = asyncio.wrap_future(work)
            host.resolving.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may wait any more
        return await asyncio.shield(host.resolving)

    def _host(self, name: str) -> _Host:
        host = self._hosts.setdefault(name, _Host())
        self._hosts.move_to_end(name)
        if len(self._hosts) > MAX_HOSTS:
            idle = next((key for key, each in self._hosts.items() if not each.requests and each is not host), None)
            if idle is not None:
                del self._hosts[idle]
        return host

    def close(self) -> None:
        """Stop the resolver threads. Cancel the requests first."""
        for lane in (self._known, self._new):
            lane.resolver.shutdown(wait=False, cancel_futures=True)


@cache
def _tls() -> ssl.SSLContext:
    """The TLS context, created once because it reads all certificates of the system."""
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
    raise ValueError("no response of HTTP/1")
