"""A guarded server inside the test, with limits of its own and an application that only echoes."""

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
    """Answers a request with its client and scheme; says every message of a WebSocket back."""
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
    """What a test may look into."""

    def __init__(self, guard: Guard, port: int, refusals: list[str]) -> None:
        self.guard = guard
        self.refusals = refusals
        """The kinds of what was refused."""
        self.port = port

    async def open(self, source: str = "127.0.0.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))

    async def ask(self, request: bytes, source: str = "127.0.0.1") -> bytes:
        """Send raw bytes and read all that comes until the end."""
        reader, writer = await self.open(source)
        try:
            writer.write(request)
            return await rest(reader)
        finally:
            writer.close()

    async def socket(self, source: str = "127.0.0.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare WebSocket after its handshake."""
        reader, writer = await self.open(source)
        writer.write(HANDSHAKE)
        assert (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), TIMEOUT_S)).startswith(b"HTTP/1.1 101")
        return reader, writer

    async def until(self, connections: int) -> None:
        """Wait until so many connections are open."""
        async with asyncio.timeout(TIMEOUT_S):
            while self.guard.connections != connections:  # noqa: ASYNC110 - nobody tells of a connection that is gone
                await asyncio.sleep(0.005)


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the end, however it ends."""
    data = b""
    with contextlib.suppress(ConnectionError):
        while more := await asyncio.wait_for(reader.read(65536), TIMEOUT_S):
            data += more
    return data


@contextlib.asynccontextmanager
async def guarded(
    *, behind_proxy: bool = False, proxies: str = "127.0.0.1,::1", most: int = 0, **limits: Any
) -> AsyncIterator[Edge]:
    """A server with these network limits."""
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
    if most:
        guard.max_connections = most
        guard.max_per_address = min(guard.max_per_address, most)
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
