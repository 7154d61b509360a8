"""The acceptor: accepted, delayed and refused connections."""

import asyncio
import logging

import pytest

from .edge import guarded

LAST = b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"


async def test_connections_are_limited_for_each_address_separately() -> None:
    async with guarded(connections_per_address=3) as edge:
        held = [await edge.socket("127.0.0.3") for _ in range(3)]
        assert (await edge.ask(LAST, "127.0.0.3")).startswith(b"HTTP/1.1 429")
        assert (await edge.ask(LAST, "127.0.0.4")).startswith(b"HTTP/1.1 200")
        held.pop()[1].close()
        await edge.wait_for_connections(2)
        assert (await edge.ask(LAST, "127.0.0.3")).startswith(b"HTTP/1.1 200")
        for _, writer in held:
            writer.close()


async def test_connections_of_a_busy_address_are_delayed_and_others_are_not() -> None:
    async with guarded(opens_burst=1, opens_rate=20.0) as edge:
        first, *later = [asyncio.create_task(edge.ask(LAST, "127.0.0.3")) for _ in range(4)]
        done = await edge.ask(LAST, "127.0.0.4")
        assert done.startswith(b"HTTP/1.1 200")
        assert not all(task.done() for task in later)
        for answer in await asyncio.gather(first, *later):
            assert answer.startswith(b"HTTP/1.1 200")


async def test_the_oldest_incomplete_request_is_evicted_for_the_newest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivage.server.guard.guard.GRACE_S", 0.0)
    async with guarded(waiting_per_address=5) as edge:
        halves = []
        for _ in range(8):
            reader, writer = await edge.open("127.0.0.3")
            writer.write(b"GET /")
            halves.append((reader, writer))
        await edge.wait_for_connections(5)
        assert (await edge.ask(LAST, "127.0.0.3")).startswith(b"HTTP/1.1 200")
        for _, writer in halves:
            writer.close()


async def test_a_full_server_pauses_and_resumes_accepting_and_logs_both(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "rivage.security"):
        async with guarded(max_connections=4) as edge:
            held = [await edge.socket("127.0.0.3") for _ in range(4)]
            late = asyncio.create_task(edge.ask(LAST, "127.0.0.4"))
            while "server full: accepting paused" not in caplog.text:  # noqa: ASYNC110 - there is no event for a log line
                await asyncio.sleep(0.005)
            assert not late.done()
            for _, writer in held:
                writer.close()
            assert (await late).startswith(b"HTTP/1.1 200")
    assert [record.getMessage() for record in caplog.records] == ["server full: accepting paused", "accepting resumed"]


async def test_a_full_server_evicts_incomplete_requests_first() -> None:
    async with guarded(max_connections=4, head_seconds=100.0) as edge:
        halves = [await edge.open("127.0.0.3") for _ in range(4)]
        await edge.wait_for_connections(4)
        # The grace period of the requests is over.
        edge.guard.clock = lambda: asyncio.get_running_loop().time() + 50
        assert (await edge.ask(LAST, "127.0.0.4")).startswith(b"HTTP/1.1 200")
        for _, writer in halves:
            writer.close()


async def test_closed_connections_are_no_longer_counted() -> None:
    async with guarded() as edge:
        for _ in range(20):
            await edge.ask(LAST)
        await edge.wait_for_connections(0)
        assert edge.guard.quota("127.0.0.1").connections == 0
        assert not edge.guard.quota("127.0.0.1").waiting
