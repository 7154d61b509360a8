"""A guarded server in the test process, with configurable limits and an echo application."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from tests.server.running import TIMEOUT_S

from rivage.server.asgi.problems import whole_response
from rivage.server.guard import WRITE_TEXTS, Acceptor, Guard, NetworkLimits, SecurityLog
from rivage.server.limits import Limits
from rivage.server.run import Server, listen

HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answer a request with its client and scheme; echo the messages of a WebSocket."""
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        body = f"{scope['client'][0]} {scope['scheme']}".encode()
        if scope["path"].startswith("/large"):
            body = b"x" * int(scope["path"].removeprefix("/large"))
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", str(len(body)).encode())]})
        await send({"type": "http.response.body", "body": body})
        return
    await receive()
    if scope["path"] == "/undecided":
        await asyncio.sleep(TIMEOUT_S)
    if scope["path"] == "/refused":
        await send({"type": "websocket.http.response.start", "status": 403, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b"not ", "more_body": True})
        await send({"type": "websocket.http.response.body", "body": b"you"})
        return
    await send({"type": "websocket.accept"})
    if scope["path"] == "/who":
        await send({"type": "websocket.send", "text": f"{scope['client'][0]} {scope['scheme']}"})
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text") or ""
        if text == "all":
            scope["extensions"][WRITE_TEXTS]["write"]([b"one", b"two"])
        else:
            await send({"type": "websocket.send", "text": text})


class Edge:
    """A running guarded server."""

    def __init__(self, guard: Guard, port: int, refusals: list[str]) -> None:
        self.guard = guard
        self.refusals = refusals
        """The kinds of counted refusals."""
        self.port = port

    async def open(self, source: str = "127.0.0.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a TCP connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))

    async def ask(self, request: bytes, source: str = "127.0.0.1") -> bytes:
        """Send raw bytes and read the response until the connection is closed."""
        reader, writer = await self.open(source)
        try:
            writer.write(request)
            return await read_all(reader)
        finally:
            writer.close()

    async def socket(self, source: str = "127.0.0.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a TCP connection and complete a WebSocket handshake."""
        reader, writer = await self.open(source)
        writer.write(HANDSHAKE)
        assert (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), TIMEOUT_S)).startswith(b"HTTP/1.1 101")
        return reader, writer

    async def wait_for_connections(self, number: int) -> None:
        """Wait until exactly this number of connections is open."""
        async with asyncio.timeout(TIMEOUT_S):
            while self.guard.connections != number:  # noqa: ASYNC110 - the guard has no event for it
                await asyncio.sleep(0.005)


async def read_all(reader: asyncio.StreamReader) -> bytes:
    """Read until the connection is closed or reset."""
    data = b""
    with contextlib.suppress(ConnectionError):
        while more := await asyncio.wait_for(reader.read(65536), TIMEOUT_S):
            data += more
    return data


@contextlib.asynccontextmanager
async def guarded(
    *, behind_proxy: bool = False, proxies: str = "127.0.0.1,::1", max_connections: int = 0, **limits: Any
) -> AsyncIterator[Edge]:
    """Run a server with these network limits."""
    bound = listen("127.0.0.1", 0)
    refusals: list[str] = []
    guard = Guard(
        msgspec.structs.replace(NetworkLimits(), **limits),
        Limits().body_bytes,
        SecurityLog(),
        refusals.append,
        whole_response,
        proxies=proxies,
        behind_proxy=behind_proxy,
    )
    if max_connections:
        guard.max_connections = max_connections
        guard.max_per_address = min(guard.max_per_address, max_connections)
    server = Server(echo, guard, bound, lambda: None)
    server.config.load()
    acceptor = Acceptor(bound, guard, server.connection)
    acceptor.start()
    try:
        yield Edge(guard, bound.getsockname()[1], refusals)
    finally:
        acceptor.close()
        await acceptor.wait_closed()
        bound.close()
        state = server.server_state
        for connection in list(state.connections):
            connection.transport.abort()
        for task in list(state.tasks):
            task.cancel()
        await asyncio.gather(*state.tasks, return_exceptions=True)
