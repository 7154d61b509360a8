"""Where nothing is sent to."""

import asyncio
import socket
import subprocess
import sys
import threading
from contextlib import ExitStack
from typing import Any

import pytest
from tests.server.running import environment

from rivage.server.notify.safe_http import AT_ONE_HOST, BadTarget, PrivateTarget, SafeHttpClient, check, is_outside

from .receiver import receiver


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "224.0.0.1", "100.64.0.1",
        "::1", "fe80::1%eth0", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::1", "ff02::1",
    ],
)  # fmt: skip
def test_addresses_of_the_hosts_own_network_are_not_outside(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_of_the_wide_world_are(address: str) -> None:
    assert is_outside(address)


@pytest.mark.parametrize(
    "url",
    ["", "x", "ftp://example.org/", "http://example.org/", "https://", "https://a:b@example.org/", "https://example.org:0/",
     "https://example.org/\nx", "https://exa mple.org", "https://example.org:99999/", "https://e.org/" + "x" * 1000, "https://é.org/",
     "https://example..org/", "https://.example.org/", f"https://{'x' * 64}.org/"],
)  # fmt: skip
def test_what_is_no_address_of_https_is_refused(url: str) -> None:
    with pytest.raises(BadTarget):
        check(url, private=False)


@pytest.mark.parametrize("url", ["https://127.0.0.1/", "https://[::1]:8443/x", "https://192.168.0.9/"])
def test_private_addresses_are_refused_unless_the_host_allows_them(url: str) -> None:
    with pytest.raises(PrivateTarget):
        check(url, private=False)
    assert check(url, private=True).hostname


async def test_a_name_that_leads_into_the_hosts_network_is_refused_when_it_is_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*_args: Any, **_more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in ("1.1.1.1", "10.0.0.7")]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(PrivateTarget):
        await SafeHttpClient().post("https://example.org/", b"{}", {})


async def test_what_is_sent_arrives_and_its_answer_is_told() -> None:
    with receiver(204, 503, 302) as program:
        outside = SafeHttpClient(private=True)
        assert await outside.post(f"{program.url}/a?b=1", b"hello", {"X-One": "1"}) == 204
        path, headers, body = program.next()
        assert (path, headers["X-One"], body) == ("/a?b=1", "1", b"hello")
        assert await outside.post(program.url, b"", {}) == 503
        # Nobody is followed elsewhere.
        assert await outside.post(program.url, b"", {}) == 302
        assert program.got.qsize() == 2
        outside.close()


async def test_nobody_there_is_no_answer() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        assert await SafeHttpClient(private=True).post(f"http://127.0.0.1:{unused.getsockname()[1]}/", b"", {}) == 0


async def test_who_answers_a_letter_at_a_time_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivage.server.notify.safe_http.PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        assert await SafeHttpClient(private=True).post(f"http://127.0.0.1:{silent.getsockname()[1]}/", b"", {}) == 0


async def test_what_waits_for_a_thread_has_not_failed_and_what_has_is_never_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    found, hangs = socket.getaddrinfo, threading.Event()

    def look_up(host: str, *more: Any, **named: Any) -> list[Any]:
        if host == "hangs.example":
            hangs.wait(20)
            host = "127.0.0.1"
        return found(host, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr("rivage.server.notify.safe_http.PATIENCE", 0.2)
    with receiver() as program:
        outside = SafeHttpClient(1, private=True)
        late = asyncio.create_task(outside.post(program.url.replace("127.0.0.1", "hangs.example") + "/late", b"", {}))
        waiting = asyncio.create_task(outside.post(f"{program.url}/waiting", b"", {}))
        assert await late == 0
        assert not waiting.done()
        hangs.set()
        assert await waiting == 201
        assert program.next()[0] == "/waiting"
        assert program.got.empty()
        outside.close()


async def test_what_no_thread_ever_takes_is_given_up_and_never_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivage.server.notify.safe_http.QUEUED", 0.1)
    with receiver() as program:
        outside = SafeHttpClient(1, private=True)
        free = threading.Event()
        outside._threads.submit(free.wait, 20)
        assert await outside.post(f"{program.url}/never", b"", {}) == 0
        free.set()
        assert await outside.post(f"{program.url}/next", b"", {}) == 201
        assert program.next()[0] == "/next"
        outside.close()


@pytest.mark.parametrize("moment", range(8))
async def test_who_is_told_to_stop_stops_also_in_the_moment_of_the_answer(monkeypatch: pytest.MonkeyPatch, moment: int) -> None:
    outside = SafeHttpClient(1, private=True)
    begun, answer, answered = threading.Event(), threading.Event(), threading.Event()

    def post(*_: Any) -> int:
        begun.set()
        answer.wait(20)
        return 200

    monkeypatch.setattr(outside, "_post", post)
    telling = asyncio.create_task(outside.post("http://127.0.0.1/", b"", {}))
    await asyncio.to_thread(begun.wait, 20)
    outside._threads.submit(answered.set)
    answer.set()
    answered.wait(20)  # the answer is there, and the loop has not heard of it
    for _ in range(moment):
        await asyncio.sleep(0)
    stopped = telling.cancel()
    await asyncio.wait([telling])
    assert telling.cancelled() == stopped
    outside.close()


async def test_a_host_that_does_not_answer_leaves_threads_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivage.server.notify.safe_http.PATIENCE", 1.0)
    with socket.create_server(("127.0.0.2", 0), backlog=100) as silent, receiver() as program:
        outside = SafeHttpClient(private=True)
        url = f"http://127.0.0.2:{silent.getsockname()[1]}/"
        waiting = [asyncio.create_task(outside.post(url, b"", {})) for _ in range(12)]
        await asyncio.sleep(0.1)
        async with asyncio.timeout(0.5):
            assert await outside.post(program.url, b"", {}) == 201
        # Those who wait have their turn, also after one of them went away.
        waiting[-2].cancel()
        waiting[0].cancel()
        assert await asyncio.gather(*waiting[1:-2], waiting[-1]) == [0] * 10
        async with asyncio.timeout(5):
            while outside._hosts:  # noqa: ASYNC110  until the threads have noticed
                await asyncio.sleep(0.01)
        outside.close()


async def test_a_host_that_hangs_in_being_looked_up_gets_no_more_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    hangs, asked = threading.Event(), []

    def look_up(host: str, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        hangs.wait(20)
        raise OSError("no such name")

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr("rivage.server.notify.safe_http.PATIENCE", 0.05)
    monkeypatch.setattr("rivage.server.notify.safe_http.QUEUED", 0.5)
    outside = SafeHttpClient(private=True)
    assert await asyncio.gather(*(outside.post("http://hangs.example/", b"", {}) for _ in range(12))) == [0] * 12
    assert len(asked) == AT_ONE_HOST
    hangs.set()
    outside.close()


STOPPED = """
import asyncio, sys
from rivage.server.notify import safe_http
from rivage.server.notify.safe_http import SafeHttpClient

safe_http.PATIENCE = 120

async def main():
    outside = SafeHttpClient(private=True)
    posting = asyncio.create_task(outside.post(sys.argv[1], b"", {}))
    await asyncio.sleep(0.3)
    posting.cancel()
    outside.close()

asyncio.run(main())
"""


@pytest.mark.parametrize("takes", ["lines", "nothing"])
def test_a_process_ends_at_once_though_somebody_does_not_answer(takes: str) -> None:
    with socket.create_server(("127.0.0.1", 0), backlog=0) as silent, ExitStack() as others:
        address = silent.getsockname()
        for _ in range(4 if takes == "nothing" else 0):
            # As many as it lets wait: from then on it does not even take a line.
            other = others.enter_context(socket.socket())
            other.setblocking(False)
            other.connect_ex(address)
        call = [sys.executable, "-c", STOPPED, f"http://127.0.0.1:{address[1]}/"]
        # A request would wait for an answer for two minutes.
        subprocess.run(call, check=True, timeout=60, env=environment())
