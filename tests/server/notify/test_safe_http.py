"""The HTTP client for URLs of guests: allowed targets, limits and circuit breakers."""

import asyncio
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import pytest
from tests.server.running import environment

from rivage.server.notify.safe_http import (
    FIRST_BACKOFF_S,
    MAX_FAILURES,
    BadTarget,
    PrivateTarget,
    SafeHttpClient,
    check,
    is_public,
)

from .receiver import receiver


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "224.0.0.1", "100.64.0.1",
        "::1", "fe80::1%eth0", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::1", "ff02::1",
        "64:ff9b:1::a00:1", "::10.0.0.1", "::ffff:0:10.0.0.1", "fec0::1",
    ],
)  # fmt: skip
def test_private_and_special_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    ["", "x", "ftp://example.org/", "http://example.org/", "https://", "https://a:b@example.org/", "https://example.org:0/",
     "https://example.org/\nx", "https://exa mple.org", "https://example.org:99999/", "https://e.org/" + "x" * 1000, "https://é.org/",
     "https://example..org/", "https://.example.org/", f"https://{'x' * 64}.org/"],
)  # fmt: skip
def test_an_invalid_https_url_is_refused(url: str) -> None:
    with pytest.raises(BadTarget):
        check(url, private=False)


@pytest.mark.parametrize("url", ["https://127.0.0.1/", "https://[::1]:8443/x", "https://192.168.0.9/"])
def test_private_addresses_are_refused_unless_allowed(url: str) -> None:
    with pytest.raises(PrivateTarget):
        check(url, private=False)
    assert check(url, private=True).hostname


async def test_a_name_that_resolves_to_a_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*_args: Any, **_more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in ("1.1.1.1", "10.0.0.7")]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(PrivateTarget):
        await SafeHttpClient().post("https://example.org/", b"{}", {})


async def test_a_request_is_sent_and_its_status_returned_without_redirects() -> None:
    with receiver(204, 503, 302) as program:
        client = SafeHttpClient(private=True)
        assert await client.post(f"{program.url}/a?b=1", b"hello", {"X-One": "1"}) == 204
        path, headers, body = program.next()
        assert (path, headers["X-One"], body) == ("/a?b=1", "1", b"hello")
        assert await client.post(program.url, b"", {}) == 503
        # Redirects are not followed.
        assert await client.post(program.url, b"", {}) == 302
        assert program.got.qsize() == 2
        client.close()


async def test_a_refused_connection_has_status_zero() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        assert await SafeHttpClient(private=True).post(f"http://127.0.0.1:{unused.getsockname()[1]}/", b"", {}) == 0


async def test_a_slow_response_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivage.server.notify.safe_http.REQUEST_S", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        assert await SafeHttpClient(private=True).post(f"http://127.0.0.1:{silent.getsockname()[1]}/", b"", {}) == 0


@contextmanager
def silent(host: str = "127.0.0.2") -> Iterator[str]:
    """The URL of a host that accepts connections and sends nothing."""
    with socket.create_server((host, 0), backlog=100) as listening:
        yield f"http://{host}:{listening.getsockname()[1]}/"


async def test_silent_hosts_do_not_delay_other_hosts() -> None:
    with receiver() as program, ExitStack() as hosts:
        client = SafeHttpClient(private=True)
        urls = [hosts.enter_context(silent(f"127.0.1.{number}")) for number in range(1, 41)]
        delayed = [asyncio.create_task(client.post(url, b"", {})) for url in urls for _ in range(5)]
        await asyncio.sleep(0.1)
        assert [await client.post(program.url, b"", {}) for _ in range(10)] == [201] * 10
        assert not any(task.done() for task in delayed)
        for task in delayed:
            task.cancel()
        await asyncio.wait(delayed)
        assert (client._requests, {host.requests for host in client._hosts.values()}) == (0, {0})
        client.close()


async def test_the_circuit_of_a_host_opens_after_several_failures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivage.server.notify.safe_http.REQUEST_S", 0.05)
    now = 0.0
    client = SafeHttpClient(private=True, clock=lambda: now)
    with socket.create_server(("127.0.0.2", 0), backlog=100) as listening:
        listening.setblocking(False)
        url = f"http://127.0.0.2:{listening.getsockname()[1]}/"

        async def tried(times: int) -> int:
            """Send requests and return the number of those that reached the host."""
            assert await asyncio.gather(*(client.post(url, b"", {}) for _ in range(times))) == [0] * times
            asked = 0
            with suppress(BlockingIOError):
                while True:
                    listening.accept()[0].close()
                    asked += 1
            return asked

        assert await tried(10) == MAX_FAILURES
        assert await tried(2) == 0
        now += FIRST_BACKOFF_S + 1
        assert await tried(2) == 1  # the backoff is twice as long now
        now += FIRST_BACKOFF_S + 1
        assert await tried(1) == 0
    client.close()


async def test_the_circuit_of_a_host_closes_after_a_response(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    client = SafeHttpClient(private=True, clock=lambda: now)
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        gone = f"http://127.0.0.1:{unused.getsockname()[1]}/"
    for _ in range(MAX_FAILURES):
        assert await client.post(gone, b"", {}) == 0
    with receiver() as program:
        assert await client.post(program.url, b"", {}) == 0  # the same host
        now += FIRST_BACKOFF_S + 1
        assert await client.post(program.url, b"", {}) == 201
        assert await client.post(gone, b"", {}) == 0
        assert await asyncio.gather(*(client.post(program.url, b"", {}) for _ in range(8))) == [201] * 8
    client.close()


@pytest.mark.parametrize(("limit", "accepted"), [("MAX_QUEUED", 3), ("MAX_QUEUED_PER_HOST", 3)])
async def test_requests_beyond_the_queue_fail_at_once(monkeypatch: pytest.MonkeyPatch, limit: str, accepted: int) -> None:
    monkeypatch.setattr(f"rivage.server.notify.safe_http.{limit}", accepted)
    client = SafeHttpClient(private=True)
    with silent() as url:
        tasks = [asyncio.create_task(client.post(url, b"", {})) for _ in range(5)]
        await asyncio.sleep(0.1)
        assert [task.done() for task in tasks] == [False] * 3 + [True] * 2
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
    client.close()


async def test_a_request_that_is_queued_too_long_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivage.server.notify.safe_http.MAX_REQUESTS", 1)
    monkeypatch.setattr("rivage.server.notify.safe_http.QUEUED_S", 0.1)
    client = SafeHttpClient(private=True)
    with silent() as url, receiver() as program:
        first = asyncio.create_task(client.post(url, b"", {}))
        await asyncio.sleep(0.05)
        assert await client.post(f"{program.url}/never", b"", {}) == 0
        first.cancel()
        await asyncio.wait([first])
        assert await client.post(f"{program.url}/next", b"", {}) == 201
        assert program.next()[0] == "/next"
    client.close()


@pytest.mark.parametrize(
    ("response", "status"),
    [
        (b"HTTP/1.1 204\r\n\r\n", 204),
        (b"HTTP/1.0 200 OK\r\n\r\n", 200),
        (b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Created\r\n\r\n", 201),
        (b"HTTP/2 200 OK\r\n\r\n", 0),
        (b"HTTP/1.1 2000 OK\r\n\r\n", 0),
        (b"", 0),
        (b"x" * 100_000, 0),
        (b"HTTP/1.1 103 Early Hints\r\n" + b"a: b\r\n" * 500, 0),
    ],
)
async def test_an_invalid_response_has_status_zero(response: bytes, status: int) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(response)
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    client = SafeHttpClient(private=True)
    async with server:
        assert await client.post(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", b"", {}) == status
    client.close()


async def test_a_hanging_name_lookup_uses_one_thread_and_does_not_delay_known_hosts(monkeypatch: pytest.MonkeyPatch) -> None:
    found, hangs, asked = socket.getaddrinfo, threading.Event(), []

    def look_up(host: str, *more: Any, **named: Any) -> list[Any]:
        if host.endswith("example"):
            asked.append(host)
            hangs.wait(20)
            raise OSError("no such name")
        return found(host, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    client = SafeHttpClient(private=True)
    with receiver() as program:
        assert await client.post(program.url, b"", {}) == 201
        names = [f"http://{number}.example/" for number in range(40)]
        delayed = [asyncio.create_task(client.post(name, b"", {})) for name in names for _ in range(3)]
        await asyncio.sleep(0.1)
        assert len(asked) == len(set(asked))
        assert await client.post(program.url, b"", {}) == 201
        for task in delayed:
            task.cancel()
        await asyncio.wait(delayed)
        hangs.set()
        client.close()


async def test_an_unresolvable_name_has_status_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any, **__: Any) -> list[Any]:
        raise OSError("no such name")

    monkeypatch.setattr(socket, "getaddrinfo", fails)
    client = SafeHttpClient(private=True)
    assert await client.post("http://nowhere.example/", b"", {}) == 0
    client.close()


STOPPED = """
import asyncio, atexit, sys, time
from rivage.server.notify import safe_http
from rivage.server.notify.safe_http import SafeHttpClient

safe_http.REQUEST_S = 120

async def main():
    client = SafeHttpClient(private=True)
    posting = asyncio.create_task(client.post(sys.argv[1], b"", {}))
    await asyncio.sleep(0.3)
    posting.cancel()
    client.close()
    return time.monotonic()

began = asyncio.run(main())
atexit.register(lambda: print(time.monotonic() - began))
"""


@pytest.mark.parametrize("takes", ["lines", "nothing"])
def test_a_process_ends_at_once_while_a_host_does_not_respond(takes: str) -> None:
    with socket.create_server(("127.0.0.1", 0), backlog=0) as silent, ExitStack() as others:
        address = silent.getsockname()
        for _ in range(4 if takes == "nothing" else 0):
            # Fill the backlog, so that further connections are not accepted.
            other = others.enter_context(socket.socket())
            other.setblocking(False)
            other.connect_ex(address)
        call = [sys.executable, "-c", STOPPED, f"http://127.0.0.1:{address[1]}/"]
        # Without the cancellation a request would wait for two minutes.
        subprocess.run(call, check=True, timeout=60, env=environment())
