"""HTTP requests by their limits alone: everything is measured before the server that answers it sees it."""

import re
from typing import Protocol

import httptools

from .address_quota import NetworkLimits
from .addresses import Headers
from .errors import EdgeError, LongHeaders, LongPath, Malformed, TooLarge

# A string that does not end takes the rest with it, so nothing is read twice.
_TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)


class RequestEvents(Protocol):
    """Receives what a `RequestMeter` finds. Each method may raise an `EdgeError` to refuse the request."""

    def head_complete(self, path: bytes, headers: Headers) -> None:
        """All headers of a request are known."""
        ...

    def body_received(self) -> None:
        """A part of the body has come."""
        ...

    def request_complete(self) -> None:
        """The request is whole."""
        ...


class RequestMeter:
    """Reads the requests of one connection, as httptools does for uvicorn, and measures them."""

    def __init__(self, limits: NetworkLimits, body_bytes: int, max_chunk: int, events: RequestEvents) -> None:
        """`max_chunk`: as many bytes as are fed at a time."""
        self._limits = limits
        self._body_bytes = body_bytes
        self._events = events
        self._parser = httptools.HttpRequestParser(self)
        # As uvicorn has it: what follows a last request is not an error.
        self._parser.set_dangerous_leniencies(lenient_data_after_close=True)
        self._max_head = limits.headers_bytes + limits.path_bytes + max_chunk
        self._url = b""
        self._headers: list[tuple[bytes, bytes]] = []
        self._headers_size = 0
        self._head_size = 0
        self._body_size = 0
        self.in_body = False
        """The head of the present request is complete, its body is not."""

    @property
    def has_begun(self) -> bool:
        """A part of a request has come, and not all of it."""
        return self._head_size > 0 or self.in_body

    def feed(self, data: bytes) -> int:
        """Measure bytes; returns how many of them belong to HTTP: all, up to a request for another protocol.

        Raises:
            EdgeError: when they are not HTTP, or go beyond a limit.
        """
        self._head_size += len(data)
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            return int(upgrade.args[0])
        except httptools.HttpParserError as error:
            # What a callback below raises comes as the context of an error of the parser.
            raise (error.__context__ if isinstance(error.__context__, EdgeError) else Malformed()) from None
        # A head without an end reaches none of the callbacks below.
        if self._head_size > self._max_head:
            raise LongHeaders(self._limits.headers_bytes)
        return len(data)

    def close(self) -> None:
        """Release the parser and the connection, which hold this object."""
        del self._parser, self._events

    # Callbacks of the parser.

    def on_message_begin(self) -> None:
        """A request begins."""
        self._url = b""
        self._headers = []
        self._headers_size = self._body_size = 0

    def on_url(self, url: bytes) -> None:
        """A part of the path and query."""
        self._url += url
        if len(self._url) > self._limits.path_bytes + self._limits.query_bytes + 1:
            raise LongPath(self._limits.path_bytes)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A whole header."""
        limits = self._limits
        size = len(name) + len(value)
        self._headers_size += size
        if size > limits.header_bytes:
            raise LongHeaders(limits.header_bytes)
        if len(self._headers) >= limits.headers:
            raise LongHeaders(limits.headers)
        if self._headers_size > limits.headers_bytes:
            raise LongHeaders(limits.headers_bytes)
        self._headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        """The head is complete."""
        path, _, query = self._url.partition(b"?")
        if len(path) > self._limits.path_bytes or len(query) > self._limits.query_bytes:
            raise LongPath(self._limits.path_bytes)
        if not is_readable(self._url):
            raise Malformed
        self._events.head_complete(path, self._headers)
        self._head_size = 0
        self.in_body = True
        length = next((value for name, value in self._headers if name == b"content-length"), b"0")
        if len(length) > 12 or (length.isdigit() and int(length) > self._body_bytes):
            raise TooLarge(self._body_bytes)

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._events.body_received()
        self._head_size = 0
        self._body_size += len(body)
        if self._body_size > self._body_bytes:
            raise TooLarge(self._body_bytes)

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._head_size = 0
        self.in_body = False
        self._events.request_complete()


def is_readable(url: bytes) -> bool:
    """Whether the target of a request has a path that uvicorn can read."""
    try:
        return httptools.parse_url(url).path.decode("ascii") != ""
    except (httptools.HttpParserError, UnicodeDecodeError, AttributeError):
        return False


def is_too_deep(body: bytes, max_depth: int) -> bool:
    """Whether JSON has lists and objects nested deeper than `max_depth`. Does not check that it is JSON."""
    if body.count(b"[") + body.count(b"{") <= max_depth:
        return False
    depth = 0
    for found in _TOKEN.finditer(body):
        token = found[0]
        if token in b"[{":
            depth += 1
            if depth > max_depth:
                return True
        elif token in b"]}":
            depth -= 1
    return False
