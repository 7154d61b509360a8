"""The ASGI middleware of the guard: client addresses behind proxies, and unlimited connections of other nodes."""

import asyncio
from typing import Any

import pytest
from tests.server.running import TIMEOUT_S

from rivage.server.guard import LIFT_LIMITS

from . import edge as support
from .edge import HANDSHAKE, guarded, read_all


async def lifting(scope: Any, receive: Any, send: Any) -> None:
    """An application that treats every WebSocket as one of another node."""
    await receive()
    scope["extensions"][LIFT_LIMITS]["lift"]()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] == "websocket.receive":
        pass


async def test_a_trusted_proxy_sets_client_and_scheme() -> None:
    async with guarded() as edge:
        named = b"X-Forwarded-For: 192.0.2.7\r\nX-Forwarded-Proto: https\r\n"
        answer = await edge.ask(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n" + named + b"\r\n")
        assert answer.endswith(b"192.0.2.7 https")
    async with guarded(proxies="") as edge:
        answer = await edge.ask(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n" + named + b"\r\n")
        assert answer.endswith(b"127.0.0.1 http")


async def test_connections_of_another_node_are_limited_in_total_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(support, "echo", lifting)
    limits: dict[str, Any] = {
        "connections_per_address": 2,
        "opens_burst": 1,
        "opens_rate": 0.001,
        "requests_burst": 1,
        "requests_rate": 0.001,
    }
    async with guarded(proxies="", frames_burst=3, frames_rate=0.001, **limits) as edge:
        opened = []
        for number in range(1, 6):
            opened.append(await edge.socket())
            assert edge.guard.nodes.connections == edge.guard.connections == number
        # A whole text of one byte, with a mask of zeros.
        opened[0][1].write(b"\x81\x81\x00\x00\x00\x00a" * 50)
        await asyncio.sleep(0.05)
        assert not opened[0][0].at_eof()
        edge.guard.max_connections = 5
        _, waiting = await edge.open()
        waiting.write(HANDSHAKE)
        await asyncio.sleep(0.05)
        assert edge.guard.connections == 5
        for _, writer in opened:
            writer.close()
        await asyncio.wait_for(edge.wait_for_connections(1), TIMEOUT_S)
        waiting.close()
        await edge.wait_for_connections(0)
        assert edge.guard.nodes.connections == 0
        assert edge.refusals == []


async def test_other_connections_stay_limited() -> None:
    async with guarded(proxies="", frames_burst=3, frames_rate=0.001) as edge:
        reader, writer = await edge.socket()
        writer.write(b"\x81\x81\x00\x00\x00\x00a" * 50)
        await read_all(reader)
        assert edge.refusals == ["flood"]
        writer.close()
