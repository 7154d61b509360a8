"""Measures HTTP requests before uvicorn gets them: sizes of path, headers and body, and the depth of JSON."""

import re
from typing import Protocol

import httptools

from .address_quota import NetworkLimits
from .addresses import Headers
from .errors import EdgeError, LongHeaders, LongPath, Malformed, TooLarge

# An unterminated string matches up to the end of the input, so that matching takes linear time.
_TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)


class RequestEvents(Protocol):
    """Callbacks of a `RequestMeter`. Each method may raise an `EdgeError` to refuse the request."""

    def head_complete(self, path: bytes, headers: Headers) -> None:
        """Called when all headers of a request were received."""
        ...

    def body_received(self) -> None:
        """Called when a part of a body was received."""
        ...

    def request_complete(self) -> None:
        """Called when a request is complete."""
        ...


class RequestMeter:
    """Parses the requests of one connection with httptools, as uvicorn does, and measures them."""

    def __init__(self, limits: NetworkLimits, body_bytes: int, max_chunk: int, events: RequestEvents) -> None:
        """`max_chunk`: maximum number of bytes passed to `feed` at a time."""
        self._limits = limits
        self._body_bytes = body_bytes
        self._events = events
        self._parser = httptools.HttpRequestParser(self)
        # As in uvicorn, data after the last request is not an error.
        self._parser.set_dangerous_leniencies(lenient_data_after_close=True)
        self._max_head = limits.headers_bytes + limits.path_bytes + max_chunk
        self._url = b""
        self._headers: list[tuple[bytes, bytes]] = []
        self._headers_size = 0
        self._head_size = 0
        self._body_size = 0
        self.in_body = False
        """Whether the head of the present request is complete and its body is not."""

    @property
    def has_started(self) -> bool:
        """Whether a request was received in part."""
        return self._head_size > 0 or self.in_body

    def feed(self, data: bytes) -> int:
        """Measure bytes. Returns the number of bytes that belong to HTTP: all of them, or those up to a protocol upgrade.

        Raises:
            EdgeError: when they are not HTTP, or exceed a limit.
        """
        self._head_size += len(data)
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            return int(upgrade.args[0])
        except httptools.HttpParserError as error:
            # An exception of a callback below is the context of an error of the parser.
            raise (error.__context__ if isinstance(error.__context__, EdgeError) else Malformed()) from None
        # The callbacks below are not called for a head that never ends.
        if self._head_size > self._max_head:
            raise LongHeaders(self._limits.headers_bytes)
        return len(data)

    def close(self) -> None:
        """Release the parser and the connection, which refer to this object."""
        del self._parser, self._events

    # Callbacks of the httptools parser.

    def on_message_begin(self) -> None:
        """Reset the measures for a new request."""
        self._url = b""
        self._headers = []
        self._headers_size = self._body_size = 0

    def on_url(self, url: bytes) -> None:
        """Check a part of the path and query."""
        self._url += url
        if len(self._url) > self._limits.path_bytes + self._limits.query_bytes + 1:
            raise LongPath(self._limits.path_bytes)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Check a header."""
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
        """Check the complete head."""
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
        """Check a part of the body."""
        self._events.body_received()
        self._head_size = 0
        self._body_size += len(body)
        if self._body_size > self._body_bytes:
            raise TooLarge(self._body_bytes)

    def on_message_complete(self) -> None:
        """End the request."""
        self._head_size = 0
        self.in_body = False
        self._events.request_complete()


def is_readable(url: bytes) -> bool:
    """Whether uvicorn can parse the path of a request target."""
    try:
        return httptools.parse_url(url).path.decode("ascii") != ""
    except (httptools.HttpParserError, UnicodeDecodeError, AttributeError):
        return False


def is_too_deep(body: bytes, max_depth: int) -> bool:
    """Whether lists and objects in JSON are nested deeper than `max_depth`. The input need not be valid JSON."""
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
