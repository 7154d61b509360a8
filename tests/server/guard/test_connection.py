"""Guarded connections: timeouts, rate limits, and clients behind proxies."""

import asyncio

import pytest
from tests.server.running import TIMEOUT_S

from .edge import guarded, read_all

WHOLE = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
LAST = b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"


@pytest.mark.parametrize(
    "half",
    [b"GET / HTT", b"GET / HTTP/1.1\r\nHost: a\r\n", b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n12345"],
)
async def test_an_incomplete_request_times_out(half: bytes) -> None:
    async with guarded(head_seconds=0.1, body_seconds=0.1) as edge:
        answer = await edge.ask(half)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b"request.slow" in answer
        await edge.wait_for_connections(0)


async def test_a_silent_connection_is_closed_without_a_response() -> None:
    async with guarded(head_seconds=0.1) as edge:
        assert await edge.ask(b"") == b""


async def test_a_second_request_has_a_deadline_too() -> None:
    async with guarded(head_seconds=0.1) as edge:
        answer = await edge.ask(WHOLE + b"GET / HTTP")
        assert answer.startswith(b"HTTP/1.1 200")
        await edge.wait_for_connections(0)


async def test_a_complete_request_has_no_deadline() -> None:
    async with guarded() as edge:
        reader, writer = await edge.open()
        writer.write(WHOLE)
        assert b"200" in await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(len(b"127.0.0.1 http"))
        edge.guard.clock = lambda: asyncio.get_running_loop().time() + 1000
        edge.guard.sweep()
        writer.write(LAST)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        writer.close()


async def test_a_connection_that_does_not_read_is_closed() -> None:
    async with guarded(stall_seconds=0.1) as edge:
        reader, writer = await edge.open()
        writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport for reading too
        writer.write(b"GET /large30000000 HTTP/1.1\r\nHost: a\r\n\r\n")
        await edge.wait_for_connections(1)
        await edge.wait_for_connections(0)
        writer.close()
        del reader


async def test_requests_are_rate_limited_by_address() -> None:
    async with guarded(requests_burst=5, requests_rate=0.0) as edge:
        answers = [await edge.ask(LAST, "127.0.0.3") for _ in range(6)]
        assert [b"200" in answer[:12] for answer in answers] == [True] * 5 + [False]
        assert b"message.too_many" in answers[5]
        assert (await edge.ask(LAST, "127.0.0.4")).startswith(b"HTTP/1.1 200")


async def test_a_chunked_body_above_the_limit_is_refused() -> None:
    async with guarded() as edge:
        answer = await edge.ask(
            b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
            b"2000\r\n" + b"x" * 8192 + b"\r\n" + b"3000\r\n" + b"x" * 12288
        )
        assert answer.startswith(b"HTTP/1.1 413")
        assert b"message.too_large" in answer


async def test_an_endless_head_is_refused() -> None:
    async with guarded() as edge:
        answer = await edge.ask(b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 100_000)
        assert answer.startswith(b"HTTP/1.1 431")


async def test_too_many_pipelined_requests_are_cut_off() -> None:
    async with guarded() as edge:
        answer = await edge.ask(WHOLE * 300)
        assert answer.count(b"HTTP/1.1 200") < 30
        await edge.wait_for_connections(0)


async def test_a_flood_of_bytes_is_closed_and_its_address_barred() -> None:
    async with guarded(bytes_burst=2**15, bytes_rate=0.0) as edge:
        assert (
            await edge.ask(
                b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1;" + b"x" * 2**17, "127.0.0.3"
            )
            == b""
        )
        assert (await edge.ask(WHOLE, "127.0.0.3")).startswith(b"HTTP/1.1 429")


async def test_behind_a_trusted_proxy_each_client_has_its_own_limits() -> None:
    def request(client: str) -> bytes:
        return LAST.replace(b"Host: a", f"Host: a\r\nX-Forwarded-For: {client}\r\nX-Forwarded-Proto: https".encode())

    async with guarded(requests_burst=2, requests_rate=0.0) as edge:
        for client in ("192.0.2.1", "192.0.2.2", "9.9.9.9, 192.0.2.2"):
            answer = await edge.ask(request(client))
            assert answer.endswith(f"{client.split()[-1]} https".encode())
        assert b"message.too_many" in await edge.ask(request("192.0.2.2"))
        assert (await edge.ask(request("192.0.2.3"))).startswith(b"HTTP/1.1 200")
        # The header of an untrusted peer is ignored.
        assert (await edge.ask(request("192.0.2.4"), "127.0.0.3")).endswith(b"127.0.0.3 http")


async def test_a_proxy_that_does_not_name_clients_is_not_limited() -> None:
    async with guarded(behind_proxy=True, requests_burst=2, requests_rate=0.0, opens_burst=2, opens_rate=0.0) as edge:
        for _ in range(6):
            assert (await edge.ask(LAST)).startswith(b"HTTP/1.1 200")


async def test_a_client_that_keeps_sending_gets_the_refusal() -> None:
    async with guarded() as edge:
        reader, writer = await edge.open()
        writer.write(b"GET /" + b"a" * 60_000)
        assert b"request.path" in await read_all(reader)
        writer.close()


async def test_requests_may_arrive_in_chunks_of_any_size() -> None:
    request = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n12345" + LAST
    async with guarded() as edge:
        for size in (1, 2, 3, 7, 50):
            reader, writer = await edge.open()
            for start in range(0, len(request), size):
                writer.write(request[start : start + size])
                await writer.drain()
                await asyncio.sleep(0)
            assert (await read_all(reader)).count(b"HTTP/1.1 200") == 2
            writer.close()
        await edge.wait_for_connections(0)
        assert not edge.guard.quota("127.0.0.1").waiting


async def test_many_simultaneous_connections_are_all_answered() -> None:
    async with guarded(waiting_per_address=10) as edge:
        lines = [await edge.open("127.0.0.3") for _ in range(30)]
        await edge.wait_for_connections(30)
        for _, writer in lines:
            writer.write(LAST)
        answers = [await read_all(reader) for reader, _ in lines]
        assert all(answer.startswith(b"HTTP/1.1 200") for answer in answers)
        for _, writer in lines:
            writer.close()


def forwarded(client: str, padding: int = 0) -> bytes:
    """A request that a proxy forwards for a client."""
    return WHOLE.replace(b"Host: a", f"Host: a\r\nX-Forwarded-For: {client}\r\nX-Padding: {'a' * padding}".encode())


async def status(reader: asyncio.StreamReader) -> int:
    """Read the next response and return its status."""
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), TIMEOUT_S)
    length = next(int(row.partition(b":")[2]) for row in head.split(b"\r\n") if row.lower().startswith(b"content-length"))
    await reader.readexactly(length)
    return int(head.split()[1])


@pytest.mark.parametrize("behind_proxy", [True, False])
async def test_bytes_of_a_proxy_connection_are_charged_to_its_clients(behind_proxy: bool) -> None:
    async with guarded(behind_proxy=behind_proxy, bytes_burst=4000, bytes_rate=0.0, address_bytes_burst=4000) as edge:
        reader, writer = await edge.open()
        for number in range(20):
            writer.write(forwarded(f"192.0.2.{number}", 1000))
            assert await status(reader) == 200
        writer.close()


@pytest.mark.parametrize("behind_proxy", [True, False])
async def test_a_flood_on_a_proxy_connection_bars_only_its_client(behind_proxy: bool) -> None:
    async with guarded(behind_proxy=behind_proxy, address_bytes_burst=3000, address_bytes_rate=0.0) as edge:
        reader, writer = await edge.open()
        writer.write(forwarded("192.0.2.1"))
        assert await status(reader) == 200
        writer.write(forwarded("192.0.2.2", 4000))
        assert await status(reader) == 429
        writer.close()
        for client, expected in (("192.0.2.1", 200), ("192.0.2.2", 429)):
            reader, writer = await edge.open()
            writer.write(forwarded(client))
            assert await status(reader) == expected
            writer.close()
        assert "flood" in edge.refusals


async def test_behind_a_proxy_a_body_is_charged_to_its_client() -> None:
    body = b"POST / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.2\r\nContent-Length: 9000\r\n\r\n"
    async with guarded(behind_proxy=True, address_bytes_burst=5000, address_bytes_rate=0.0) as edge:
        reader, writer = await edge.open()
        writer.write(body)
        await writer.drain()
        writer.write(b"x" * 9000)
        assert (await read_all(reader)).startswith(b"HTTP/1.1 429")
        writer.close()
        assert edge.guard.client_quota("127.0.0.1", "192.0.2.2").is_barred(edge.guard.clock())


async def test_probes_without_a_client_do_not_cause_a_warning_about_the_proxy(caplog: pytest.LogCaptureFixture) -> None:
    async with guarded(behind_proxy=True) as edge:
        for path in (b"/readyz", b"/healthz?now", b"/metrics"):
            assert b"200 OK" in await edge.ask(LAST.replace(b"GET / ", b"GET " + path + b" "))
        assert caplog.text == ""
        await edge.ask(LAST)
        assert caplog.text.count("does not set X-Forwarded-For") == 1
