"""Attacks on a running server on a small scale; `benchmarks/run siege` has them in full."""

import asyncio
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.server.running import TIMEOUT_S, Person, RunningServer, running_server

EMPTY_TEXT = b"\x01\x80\0\0\0\0"
"""The first frame of a fragmented text."""
EMPTY_CONTINUATION = b"\x00\x80\0\0\0\0"
PONG = b"\x8a\x80\0\0\0\0"
PING = b"\x89\xfd\0\0\0\0" + b"p" * 125
NOT_UTF8 = b"\x81\x82\0\0\0\0\xff\xfe"


@pytest.fixture
def attacked(tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(tmp_path) as server:
        yield server


def plain(server: RunningServer, *, source: str = "127.0.0.1") -> socket.socket:
    """Open a TCP connection."""
    connection = socket.create_connection(("127.0.0.1", server.port), TIMEOUT_S, source_address=(source, 0))
    connection.settimeout(TIMEOUT_S)
    return connection


def socket_of(server: RunningServer, table: str, *, source: str = "127.0.0.1") -> socket.socket:
    """Open a TCP connection and complete the handshake of a table's WebSocket."""
    connection = plain(server, source=source)
    connection.sendall(
        f"GET /api/v1/tables/{table}/socket?protocol=2 HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
    )
    assert connection.recv(12) == b"HTTP/1.1 101"
    return connection


def answered(server: RunningServer, request: bytes) -> tuple[int, dict[str, str], bytes]:
    """Send raw bytes. Returns status, headers and body of the response."""
    with plain(server) as connection:
        connection.sendall(request)
        return read_answer(connection)


def read_answer(connection: socket.socket) -> tuple[int, dict[str, str], bytes]:
    """Read one response, up to its content length or the end of the connection."""
    data = b""
    while b"\r\n\r\n" not in data and (more := connection.recv(65536)):
        data += more
    head, _, body = data.partition(b"\r\n\r\n")
    first, *rest = head.decode().split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (row.partition(":") for row in rest)}
    while len(body) < int(headers.get("content-length", 0)) and (more := connection.recv(65536)):
        body += more
    return int(first.split()[1]), headers, body


def is_closed(connection: socket.socket) -> bool:
    """Read until the server closes the connection. Returns False when it does not."""
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.parametrize(
    ("first", "frame"),
    [(EMPTY_TEXT, EMPTY_CONTINUATION), (b"", PONG), (b"", PING)],
    ids=["empty continuations", "pongs", "pings"],
)
async def test_a_flood_of_frames_is_closed_and_its_address_barred(attacked: RunningServer, first: bytes, frame: bytes) -> None:
    ada = Person(attacked.url)
    table = ada.create_table("me", "me")
    async with ada.at(table) as client:
        flood = socket_of(attacked, table, source="127.0.0.3")

        def attack() -> bool:
            try:
                flood.sendall(first)
                for _ in range(200):
                    flood.sendall(frame * 500)
            except OSError:
                return True
            flood.settimeout(3)
            return is_closed(flood)

        dropped = asyncio.create_task(asyncio.to_thread(attack))
        assert (await client.act())["t"] == "patch"
        assert await dropped
        with plain(attacked, source="127.0.0.3") as again:
            assert read_answer(again)[0] == 429
        assert (await client.act())["t"] == "patch"
    flood.close()
    ada.close()
    logged = [row for row in attacked.log().splitlines() if "127.0.0.3" in row]
    assert 1 <= len(logged) <= 3, logged


async def test_an_invalid_utf8_text_ends_the_connection_without_a_traceback(attacked: RunningServer) -> None:
    ada = Person(attacked.url)
    table = ada.create_table("me", "me")
    for _ in range(5):
        with socket_of(attacked, table) as connection:
            connection.sendall(NOT_UTF8)
            data = b""
            while more := connection.recv(65536):
                data += more
            assert struct.pack("!H", 1007) in data[-130:]
    ada.close()
    attacked.stop()
    assert "Traceback" not in attacked.log()
    assert len(attacked.log().splitlines()) <= 2


def test_a_frame_of_two_gigabytes_is_refused_by_its_header(server: RunningServer) -> None:
    ada = Person(server.url)
    with socket_of(server, ada.create_table("me", "me")) as connection:
        # The frame would be a whole message if its length byte meant 127 bytes instead of an extended length.
        connection.sendall(b"\x81\xff\0\0\0\0" + b'{"t":"ping"}'.ljust(127))
        data = b""
        while more := connection.recv(65536):
            data += more
        assert b'"pong"' not in data
        assert struct.pack("!H", 1009) in data[-130:]
    ada.close()


@pytest.mark.parametrize(
    ("request_line", "extra", "status", "code"),
    [
        ("GET /" + "a" * 60_000, "", 414, "request.path"),
        ("GET /?" + "a" * 60_000, "", 414, "request.path"),
        ("GET /", "X-Long: " + "a" * 10_000 + "\r\n", 431, "request.headers"),
        ("GET /", "".join(f"X-{n}: a\r\n" for n in range(150)), 431, "request.headers"),
        ("GET /", "".join(f"X-{n}: {'a' * 4000}\r\n" for n in range(6)), 431, "request.headers"),
        ("POST /api/v1/tables", "Content-Length: 1000000\r\n", 413, "message.too_large"),
        ("GET /" + "a" * 300, "", 404, "server.not_found"),
        ("GET /assets/" + "a" * 300 + ".js", "", 404, "server.not_found"),
        ("NONSENSE \x01", "", 400, "request.malformed"),
    ],
)
def test_requests_that_are_too_long_are_refused_with_security_headers(
    server: RunningServer, request_line: str, extra: str, status: int, code: str
) -> None:
    lines_before = len(server.log())
    request = f"{request_line} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{extra}\r\n".encode()
    found, headers, body = answered(server, request)
    assert (found, msgspec.json.decode(body)["code"]) == (status, code)
    assert "content-security-policy" in headers
    assert headers["x-content-type-options"] == "nosniff"
    assert len(server.log()) - lines_before < 500


@pytest.mark.parametrize("host", ["a:99999999", "a:0", "a b", "", "a/b", "a@b", "[::1"])
def test_a_request_with_an_invalid_host_is_refused(server: RunningServer, host: str) -> None:
    status, headers, body = answered(server, f"GET /api/v1/games HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    assert (status, msgspec.json.decode(body)["code"]) == (400, "request.host")
    assert "content-security-policy" in headers


def test_a_request_with_a_missing_or_repeated_host_is_refused(server: RunningServer) -> None:
    for lines in ("", "Host: a\r\nHost: b\r\n"):
        status, _, body = answered(server, f"GET /api/v1/games HTTP/1.1\r\n{lines}\r\n".encode())
        assert (status, msgspec.json.decode(body)["code"]) == (400, "request.host")


@pytest.mark.parametrize(
    ("request_line", "status"),
    [
        ("GET /healthz HTTP/1.0", 200),
        ("GET /readyz HTTP/1.0", 200),
        ("GET /api/v1/games HTTP/1.0", 200),
        ("GET /healthz HTTP/1.1", 200),
        ("GET /readyz HTTP/1.1", 200),
        ("GET /api/v1/games HTTP/1.1", 400),
    ],
)
def test_probes_and_http_1_0_requests_need_no_host(server: RunningServer, request_line: str, status: int) -> None:
    assert answered(server, f"{request_line}\r\n\r\n".encode())[0] == status


def test_the_qr_code_of_an_invitation_needs_a_host(server: RunningServer) -> None:
    ada = Person(server.url)
    status, _, body = answered(server, f"GET /api/v1/tables/{ada.create_table('me', 'open')}/qr.svg HTTP/1.0\r\n\r\n".encode())
    assert (status, msgspec.json.decode(body)["code"]) == (400, "request.host")
    ada.close()


def test_a_websocket_with_an_invalid_host_is_refused(server: RunningServer) -> None:
    status, headers, body = answered(
        server,
        f"GET /api/v1/tables/{'a' * 22}/socket HTTP/1.1\r\nHost: a:99999999\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode(),
    )
    assert (status, msgspec.json.decode(body)["code"]) == (400, "request.host")
    assert "content-security-policy" in headers


@pytest.mark.parametrize("body", [b"[" * 10_000, b'{"a":' * 3_000, b'{"game": ' + b"[" * 5000 + b"]" * 5000 + b"}"])
def test_deeply_nested_json_is_a_bad_request(server: RunningServer, body: bytes) -> None:
    ada = Person(server.url)
    answer = ada.http.post("/api/v1/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "request.depth")
    ada.close()


def test_incomplete_requests_are_evicted_for_complete_ones(attacked: RunningServer) -> None:
    halves = []
    for _ in range(400):
        half = plain(attacked, source="127.0.0.3")
        half.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n")
        halves.append(half)
    assert httpx.get(f"{attacked.url}/healthz", timeout=TIMEOUT_S).status_code == 200
    deadline = time.monotonic() + TIMEOUT_S
    gone: set[socket.socket] = set()
    for half in halves:
        half.setblocking(False)
    while len(gone) < 144 and time.monotonic() < deadline:
        for half in set(halves) - gone:
            try:
                half.recv(65536)
            except BlockingIOError:
                continue
            except OSError:
                pass
            gone.add(half)
        time.sleep(0.05)
    assert len(gone) >= 144
    for half in halves:
        half.close()


def test_with_few_descriptors_one_address_cannot_block_the_server(tmp_path: Path) -> None:
    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))"
    with running_server(tmp_path, prelude=few) as server:
        held = []
        for _ in range(300):
            connection = plain(server, source="127.0.0.3")
            connection.sendall(f"GET /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n".encode())
            held.append(connection)
        ada = Person(server.url)
        assert ada.create_table("me", "me")
        ada.close()
        for connection in held:
            connection.close()
        assert (tmp_path / "rivage.db").stat().st_size > 0
