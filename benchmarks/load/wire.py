"""A minimal WebSocket and HTTP client, fast enough that the load generator is never the bottleneck.

Frames are masked with the key 0, which is legal and the same work for the server, but no work for the client.
"""

import asyncio
import base64
import json
import os
from collections.abc import Mapping
from typing import Any, Protocol, cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Owner(Protocol):
    """Receives the messages of a socket."""

    socket: "Socket"

    def on_message(self, text: bytes) -> None:
        """Handle a text message."""
        ...

    def on_connection_lost(self) -> None:
        """Handle the loss of the connection."""
        ...


class Socket(asyncio.Protocol):
    """A WebSocket that passes each text message to its owner, as bytes."""

    def __init__(self, host: str, path: str, owner: Owner, headers: Mapping[str, str]) -> None:
        owner.socket = self
        self._owner = owner
        self._closed = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""
        self._part = b""
        self._open = False
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        self._hello = ("\r\n".join(lines) + "\r\n\r\n").encode()
        self._transport: asyncio.Transport

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._frame(TEXT, text)

    def close(self) -> None:
        """Send a close frame and close the connection."""
        self._closed = True
        if not self._transport.is_closing():
            self._frame(CLOSE, b"\x03\xe8")
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello)

    def connection_lost(self, error: Exception | None) -> None:
        """Fail the handshake, or notify the owner unless the socket was closed on purpose."""
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError("closed before the handshake"))
        elif not self._closed:
            self._owner.on_connection_lost()

    def data_received(self, data: bytes) -> None:
        """Parse the response of the handshake, then frames."""
        if self._rest:
            data = self._rest + data
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                if not self.ready.done():
                    self.ready.set_exception(ConnectionError(data.decode(errors="replace")))
                self._transport.close()
                return
            self._open = True
            self.ready.set_result(None)
            data = data[end + 4 :]
        self._rest = data[self._frames(data) :]

    def _frames(self, data: bytes) -> int:
        """Handle all complete frames in `data`. Returns the number of their bytes."""
        at, size = 0, len(data)
        while size - at >= 2:
            length = data[at + 1] & 0x7F
            head = at + 2
            if length == 126:
                head += 2
                length = int.from_bytes(data[at + 2 : head], "big")
            elif length == 127:
                head += 8
                length = int.from_bytes(data[at + 2 : head], "big")
            if head > size or head + length > size:
                break
            payload, first = data[head : head + length], data[at]
            at = head + length
            self._handle(first & 0x0F, bool(first & 0x80), payload)
        return at

    def _handle(self, kind: int, final: bool, payload: bytes) -> None:
        if kind == PING:
            self._frame(PONG, payload)
        elif kind == CLOSE:
            self._transport.close()
        elif kind != PONG:
            if self._part or not final:
                self._part += payload
                if not final:
                    return
                payload, self._part = self._part, b""
            self._owner.on_message(payload)

    def _frame(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        if length < 126:
            head = bytes((0x80 | kind, 0x80 | length, 0, 0, 0, 0))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + length.to_bytes(2, "big") + b"\0\0\0\0"
        self._transport.write(head + payload)


async def connect(url: str, owner: Owner, headers: Mapping[str, str] | None = None, source: str = "") -> None:
    """Open a WebSocket at `url` (`http://host:port/path`) for `owner`, from the local address `source` if it is given."""
    parts = urlsplit(url)
    path = f"{parts.path}?{parts.query}" if parts.query else parts.path
    loop = asyncio.get_running_loop()
    host, port = parts.hostname or "127.0.0.1", parts.port or 80
    local_addr = (source, 0) if source else None
    _, socket = await loop.create_connection(
        lambda: Socket(parts.netloc, path, owner, headers or {}), host, port, local_addr=local_addr
    )
    await socket.ready


class Http:
    """A JSON client with one keep-alive HTTP connection and a cookie jar."""

    def __init__(self, base: str, headers: Mapping[str, str] | None = None, source: str = "") -> None:
        self.base = base
        self._local_addr = (source, 0) if source else None
        self.headers = dict(headers or {})
        self.cookies: dict[str, str] = {}
        self._parts = urlsplit(base)
        self._lock = asyncio.Lock()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def cookie(self) -> str:
        """The value of the Cookie header."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and return the JSON response. If the server has closed the idle connection, it is retried once.

        Raises:
            RuntimeError: when the status is not 2xx. The message has the response.
            OSError: when the server cannot be reached.
        """
        async with self._lock:
            reused = self._streams is not None
            try:
                status, text = await self._exchange(method, path, body)
            except (OSError, asyncio.IncompleteReadError):
                self.close()
                if not reused:
                    raise
                status, text = await self._exchange(method, path, body)
        if not status.split(" ")[1].startswith("2"):
            raise RuntimeError(f"{method} {path}: {status} {text.decode(errors='replace')}")
        return json.loads(text) if text else None

    async def _exchange(self, method: str, path: str, body: Any) -> tuple[str, bytes]:
        """Send a request. Returns the status line and the body of the response."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._parts.hostname, self._parts.port, local_addr=self._local_addr)
        reader, writer = self._streams
        data = b"" if body is None else json.dumps(body).encode()
        fields = {"Host": self._parts.netloc, "Origin": self.base, "Accept": "application/json", **self.headers}
        if self.cookies:
            fields["Cookie"] = self.cookie
        fields |= {"Content-Type": "application/json", "Content-Length": str(len(data))}
        head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + data)
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length, last = 0, False
        for line in lines:
            name, _, value = line.partition(": ")
            match name.lower():
                case "content-length":
                    length = int(value)
                case "set-cookie":
                    key, _, content = value.partition(";")[0].partition("=")
                    self.cookies[key] = content
                case "connection":
                    last = value.lower() == "close"
        text = await reader.readexactly(length)
        if last:
            self.close()
        return status, text

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None
