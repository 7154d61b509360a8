"""Requests to addresses that guests name: never to the host's own network, unless the host allows it.

A name is looked up once, every address it leads to is judged, and the connection goes to one that was judged: a name that
changes its mind in between leads nowhere. Nobody is followed elsewhere.
"""

import asyncio
import contextlib
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any
from urllib.parse import SplitResult, urlsplit

TIMEOUT = 10.0
"""Seconds for each step of a request."""
PATIENCE = 20.0
"""Seconds for all of it."""
QUEUED = 60.0
"""Seconds that a request may wait for its turn: those before it may hang in looking a name up, which nothing cuts short."""
THREADS = 16
"""Requests at the same time."""
AT_ONE_HOST = 4
"""Requests at the same time to one host: one that does not answer leaves threads for the others."""
LONGEST = 1000
"""Letters of an address."""


class BadTarget(ValueError):
    """An address that nothing is sent to."""


class PrivateTarget(BadTarget):
    """It leads into the network of the host."""


def check(url: str, *, private: bool) -> SplitResult:
    """An address, if something may be sent there as far as one can say without looking its name up.

    Raises:
        BadTarget: when it is no address of https (or, where `private` targets are allowed, of http).
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
    if parts.scheme not in schemes or not host or parts.username is not None or port == 0 or len(url) > LONGEST or not printable:
        raise BadTarget("no address of https")
    if not private and _is_private(host):
        raise PrivateTarget(host)
    return parts


def _is_private(host: str) -> bool:
    """Whether a host is written as an address of the host's own network; a name is none before it is looked up."""
    try:
        return not is_outside(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def is_outside(address: str) -> bool:
    """Whether an IP address is one of the wide world.

    Raises:
        ValueError: when it is no IP address.
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_outside(str(found.ipv4_mapped))
        if found.sixtofour is not None or found.teredo is not None or found in _TRANSLATED:
            return False  # an address within another: who knows where it comes out
    return found.is_global and not found.is_multicast


_TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")


class _Lines:
    """What one request has opened, to be cut by who does not wait any longer: its thread ends with its line."""

    def __init__(self) -> None:
        self._open: list[socket.socket] = []
        self._is_cut = False

    def add(self, line: socket.socket) -> socket.socket:
        """A line was opened; on one that comes too late nothing can be said."""
        self._open.append(line)
        if self._is_cut:
            self.cut()
        return line

    def connect(self, line: socket.socket, address: Any) -> None:
        """Open a line; it can be cut while the other side lets us wait for it.

        Raises:
            OSError: when it was cut, or is refused.
        """
        self.add(line)
        line.connect(address)
        if self._is_cut:
            raise ConnectionAbortedError("nobody waits for it any more")

    def cut(self) -> None:
        """Let nothing more be said or heard."""
        self._is_cut = True
        for line in self._open:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)


class _Host:
    """One host that something is sent to."""

    def __init__(self) -> None:
        self.free = asyncio.Semaphore(AT_ONE_HOST)
        self.requests = 0
        """Those that wait or are on their way."""


class SafeHttpClient:
    """Sends requests from a few threads."""

    def __init__(self, threads: int = THREADS, *, private: bool = False) -> None:
        """`private`: addresses of the host's network are allowed."""
        self._private = private
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="rivage-notify")
        self._hosts: dict[str, _Host] = {}

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a body, and return the status of the answer; 0 when there is none.

        Raises:
            BadTarget: when nothing is sent there.
        """
        name = (check(url, private=self._private).hostname or "").rstrip(".")
        host = self._hosts.setdefault(name, _Host())
        host.requests += 1
        lines, begun = _Lines(), asyncio.Event()
        work: Future[int] | None = None
        try:
            # Not by `wait_for`: where that is cancelled in the moment of an answer, it forgets that it was (Python 3.11).
            async with asyncio.timeout(QUEUED):
                await host.free.acquire()
                work = self._begin(name, begun, lambda: self._post(url, body, headers, lines))
                await begun.wait()
            async with asyncio.timeout(PATIENCE):
                return await asyncio.wrap_future(work)
        except BadTarget:
            raise
        except (OSError, http.client.HTTPException):  # also that it took too long
            return 0
        finally:
            if work is None:
                self._leave(name)
            else:
                # What is told as failed must not be sent later: it will be tried again.
                work.cancel()
                lines.cut()

    def _begin(self, name: str, begun: asyncio.Event, post: Callable[[], int]) -> Future[int]:
        """Let a thread post. Its host has room for another when the thread has ended, not when nobody waits for it any more."""
        loop = asyncio.get_running_loop()

        def work() -> int:
            loop.call_soon_threadsafe(begun.set)
            return post()

        def ended(_: Future[int]) -> None:
            with contextlib.suppress(RuntimeError):  # the loop may be closed by now
                loop.call_soon_threadsafe(self._end, name)

        future = self._threads.submit(work)
        future.add_done_callback(ended)
        return future

    def _end(self, name: str) -> None:
        self._hosts[name].free.release()
        self._leave(name)

    def _leave(self, name: str) -> None:
        self._hosts[name].requests -= 1
        if not self._hosts[name].requests:
            del self._hosts[name]

    def close(self) -> None:
        """Send nothing any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _post(self, url: str, body: bytes, headers: Mapping[str, str], lines: "_Lines") -> int:
        parts = check(url, private=self._private)
        host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in found]
        if not addresses or (not self._private and not all(is_outside(one) for one in addresses)):
            raise PrivateTarget(host)
        family, _, _, _, address = found[0]
        line = socket.socket(family, socket.SOCK_STREAM)
        connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
        try:
            line.settimeout(TIMEOUT)
            lines.connect(line, address)
            if parts.scheme == "https":
                line = lines.add(ssl.create_default_context().wrap_socket(line, server_hostname=host))
            connection.sock = line
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path, body, dict(headers))
            return connection.getresponse().status
        finally:
            connection.close()
            line.close()
