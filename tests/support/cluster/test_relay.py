"""The relay: health checks, failover to other targets, and unchanged bytes."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack
from typing import Any

import pytest
from tests.support.cluster.relay import Relay, is_ready
from tests.support.processes import free_port

Speak = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, None]]
Listen = Callable[[Speak], Coroutine[Any, Any, int]]


@pytest.fixture
async def listen() -> AsyncIterator[Listen]:
    """A function that starts a server on a free port and returns the port."""
    conversations: list[asyncio.Task[None]] = []
    async with AsyncExitStack() as stack:

        async def start(speak: Speak) -> int:
            def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                conversations.append(asyncio.create_task(speak(reader, writer)))

            server = await asyncio.start_server(accept, "127.0.0.1", 0)
            stack.push_async_exit(server)
            return int(server.sockets[0].getsockname()[1])

        yield start
        await asyncio.gather(*conversations)


def named(name: bytes) -> Speak:
    """A server that sends its name and then echoes what it receives."""

    async def speak(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(name)
        while data := await reader.read(100):
            writer.write(data)
        await close(writer)

    return speak


async def close(writer: asyncio.StreamWriter) -> None:
    writer.close()
    await writer.wait_closed()


async def server_at(port: int) -> bytes:
    """The name of the server that answers at a port."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    name = await reader.read(1)
    await close(writer)
    return name


async def test_connections_are_distributed_round_robin(listen: Listen) -> None:
    relay = Relay([await listen(named(b"a")), await listen(named(b"b")), await listen(named(b"c"))])
    port = await listen(relay.carry)
    assert sorted([await server_at(port) for _ in range(6)]) == [b"a", b"a", b"b", b"b", b"c", b"c"]


async def test_a_target_that_does_not_accept_connections_is_skipped(listen: Listen) -> None:
    relay = Relay([free_port(), await listen(named(b"b"))])
    port = await listen(relay.carry)
    assert [await server_at(port) for _ in range(4)] == [b"b"] * 4


async def test_bytes_are_relayed_both_ways_until_both_ends_have_closed(listen: Listen) -> None:
    relay = Relay([await listen(named(b"a"))])
    reader, writer = await asyncio.open_connection("127.0.0.1", await listen(relay.carry))
    assert await reader.readexactly(1) == b"a"
    for word in (b"\x81\x05hello", b"\x00\xff"):
        writer.write(word)
        assert await reader.readexactly(len(word)) == word
    writer.write_eof()
    assert await reader.read() == b""
    await close(writer)


async def test_a_target_that_is_not_ready_gets_no_connections(listen: Listen) -> None:
    first, second = await listen(named(b"a")), await listen(named(b"b"))
    relay = Relay([first, second], only_ready=True)
    relay.ready = {second}
    port = await listen(relay.carry)
    assert [await server_at(port) for _ in range(3)] == [b"b"] * 3


async def test_without_a_ready_node_the_proxy_responds_with_503(listen: Listen) -> None:
    relay = Relay([await listen(named(b"a"))], only_ready=True)
    reader, writer = await asyncio.open_connection("127.0.0.1", await listen(relay.carry))
    answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 503 ")
    assert answer.endswith(b"No node is ready\n")
    await close(writer)


async def test_a_node_is_ready_if_its_health_check_returns_200(listen: Listen) -> None:
    def answering(status: bytes) -> Speak:
        async def speak(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            assert (await reader.readline()).startswith(b"GET /readyz ")
            writer.write(b"HTTP/1.1 " + status + b"\r\n\r\n")
            await close(writer)

        return speak

    assert await is_ready(await listen(answering(b"200 OK")))
    assert not await is_ready(await listen(answering(b"503 Service Unavailable")))
    assert not await is_ready(free_port())
