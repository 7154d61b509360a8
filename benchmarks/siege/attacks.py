"""Attacks from one address on the server. They only target 127.0.0.1 from 127.0.0.0/8, with limited rates and numbers."""

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import Awaitable, Callable

BYTES_PER_S = 20_000_000 / 8
"""Bytes per second of an attack: 20 Mbit/s."""
INTERVAL_S = 0.01
"""Seconds. Minimum interval between two writes of a flood."""
RECONNECTS_PER_S = 100
"""Attempts per second to reconnect after a connection was dropped."""

EMPTY_TEXT = b"\x01\x80\0\0\0\0"
EMPTY_CONTINUATION = b"\x00\x80\0\0\0\0"
PONG = b"\x8a\x80\0\0\0\0"
PING = b"\x89\xfd\0\0\0\0" + b"p" * 125
BAD_TEXT = b"\x81\x82\0\0\0\0\xff\xfe"

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Attacker:
    """Connections from one address, with counters of their outcomes."""

    def __init__(self, port: int, source: str, seconds: float) -> None:
        self._until = asyncio.get_running_loop().time() + seconds
        self.port = port
        self.source = source
        self.counts: Counter[str] = Counter()
        self.cookie = ""
        self.table = ""
        self._lines: set[asyncio.StreamWriter] = set()

    @property
    def is_running(self) -> bool:
        """Whether the attack still runs. For loops with `asyncio.wait_for`, which may swallow a cancellation."""
        return asyncio.get_running_loop().time() < self._until

    def report(self) -> str:
        """The counters as a line of text."""
        return ", ".join(f"{what} {count:,}" for what, count in self.counts.items()) or "nothing happened"

    async def open(self) -> Line:
        """Open a connection.

        Raises:
            OSError: when it is not accepted.
        """
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))
        self._lines.add(writer)
        self.counts["connections"] += 1
        return reader, writer

    def drop(self, line: Line | None) -> None:
        """Abort a connection."""
        if line is not None:
            self._lines.discard(line[1])
            line[1].transport.abort()

    def close(self) -> None:
        """Abort all connections."""
        for writer in self._lines:
            writer.transport.abort()

    def head(self, method: str, path: str, extra: str = "") -> bytes:
        """The request line and headers of a request, without the final empty line."""
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{cookie}{extra}".encode()

    async def answer(self, reader: asyncio.StreamReader) -> tuple[int, bytes, bytes]:
        """Read a response. Returns its status, head and body.

        Raises:
            OSError, EOFError: when the connection breaks.
        """
        head = await reader.readuntil(b"\r\n\r\n")
        length = next((int(row[15:]) for row in head.lower().split(b"\r\n") if row.startswith(b"content-length:")), 0)
        status = int(head.split()[1])
        self.counts[f"answers {status}"] += 1
        return status, head, await reader.readexactly(length)

    async def become_guest(self) -> None:
        """Get the cookie of a guest and create a table."""
        line = await self.open()
        line[1].write(self.head("GET", "/api/v1/me") + b"\r\n")
        _, head, _ = await self.answer(line[0])
        for row in head.split(b"\r\n"):
            if row.lower().startswith(b"set-cookie:"):
                self.cookie = row.split(b":", 1)[1].split(b";")[0].strip().decode()
        line[1].write(self.post("/api/v1/tables", plan("me", "me")))
        _, _, body = await self.answer(line[0])
        self.table = json.loads(body)["id"]
        self.drop(line)

    def post(self, path: str, body: bytes) -> bytes:
        """A complete POST request."""
        return self.head("POST", path, f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n") + b"\r\n" + body

    async def socket(self) -> Line:
        """Open a WebSocket of the table.

        Raises:
            OSError, EOFError: when it is refused.
        """
        line = await self.open()
        upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        key = "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
        line[1].write(self.head("GET", f"/api/v1/tables/{self.table}/socket?protocol=2", upgrade + key) + b"\r\n")
        head = await line[0].readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            self.counts[f"handshakes {head.split()[1].decode()}"] += 1
            self.drop(line)
            raise ConnectionRefusedError
        return line

    async def flood(self, opening: Callable[[], Awaitable[Line]], first: bytes, piece: bytes, *, reads: bool = True) -> None:
        """Send `piece` repeatedly at the full rate, and reconnect when the connection is dropped."""
        pause = max(INTERVAL_S, len(piece) / BYTES_PER_S)
        count = max(1, int(BYTES_PER_S * pause / len(piece)))
        line: Line | None = None
        while self.is_running:
            try:
                if line is None:
                    line = await opening()
                    line[1].write(first)
                    if not reads:
                        line[1].transport.pause_reading()  # type: ignore[attr-defined]  # a transport for reading too
                line[1].write(piece * count)
                await line[1].drain()
                self.counts["bytes"] += len(piece) * count
                if reads and line[0].at_eof():
                    raise ConnectionResetError
                if reads:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(line[0].read(2**20), 0.0001)
                await asyncio.sleep(pause)
            except (OSError, EOFError):
                self.counts["dropped"] += 1
                self.drop(line)
                line = None
                await asyncio.sleep(1 / RECONNECTS_PER_S)


def plan(*seats: str) -> bytes:
    """The body of a request to create a table."""
    return json.dumps(
        {"game": "deep-river", "seats": [{"who": who, "name": "Mallory" if who == "me" else ""} for who in seats]}
    ).encode()


async def continuations(attacker: Attacker) -> None:
    """Empty continuation frames: six bytes each, and each one an event of the parser."""
    await attacker.become_guest()
    await attacker.flood(attacker.socket, EMPTY_TEXT, EMPTY_CONTINUATION * 100)


async def pongs(attacker: Attacker) -> None:
    """Unsolicited pongs."""
    await attacker.become_guest()
    await attacker.flood(attacker.socket, b"", PONG * 100)


async def pings(attacker: Attacker) -> None:
    """Pings whose pongs are never read."""
    await attacker.become_guest()
    await attacker.flood(attacker.socket, b"", PING * 10, reads=False)


async def bad_texts(attacker: Attacker) -> None:
    """Text frames that are not valid UTF-8, one per connection."""
    await attacker.become_guest()
    while attacker.is_running:
        with contextlib.suppress(OSError, EOFError):
            line = await attacker.socket()
            line[1].write(BAD_TEXT)
            await asyncio.wait_for(line[0].read(), 1.0)
            attacker.drop(line)
        await asyncio.sleep(1 / RECONNECTS_PER_S)


async def half_requests(attacker: Attacker) -> None:
    """Two thousand incomplete requests, opened again when dropped."""
    open_lines: list[Line] = []
    for _ in range(6000):
        with contextlib.suppress(OSError):
            line = await attacker.open()
            line[1].write(attacker.head("GET", "/"))
            open_lines.append(line)
        if len(open_lines) > 2000:
            attacker.drop(open_lines.pop(0))
        attacker.counts["held open at most"] = max(
            attacker.counts["held open at most"], sum(not line[0].at_eof() for line in open_lines[-300:])
        )


async def long_paths(attacker: Attacker) -> None:
    """Paths of 60,000 characters."""
    await attacker.flood(attacker.open, b"", attacker.head("GET", "/" + "a" * 60_000) + b"\r\n")


async def many_headers(attacker: Attacker) -> None:
    """Two thousand headers per request."""
    await attacker.flood(attacker.open, b"", attacker.head("GET", "/", "".join(f"X-{n}: a\r\n" for n in range(2000))) + b"\r\n")


async def nested_json(attacker: Attacker) -> None:
    """Deeply nested JSON bodies."""
    await attacker.become_guest()
    await attacker.flood(attacker.open, b"", attacker.post("/api/v1/tables", b"[" * 16_000))


async def big_bodies(attacker: Attacker) -> None:
    """Chunked bodies without an end."""
    first = attacker.head("POST", "/api/v1/tables", "Transfer-Encoding: chunked\r\n") + b"\r\n"
    await attacker.flood(attacker.open, first, b"4000\r\n" + b"x" * 0x4000 + b"\r\n")


async def requests(attacker: Attacker) -> None:
    """Valid requests as fast as they are answered, from eight connections."""

    async def repeat() -> None:
        line: Line | None = None
        while True:
            try:
                line = line or await attacker.open()
                line[1].write(attacker.head("GET", "/api/v1/games") + b"\r\n")
                await attacker.answer(line[0])
            except (OSError, EOFError):
                attacker.drop(line)
                line = None
                await asyncio.sleep(1 / RECONNECTS_PER_S)

    await asyncio.gather(*(repeat() for _ in range(8)))


async def churn(attacker: Attacker) -> None:
    """Open and close 2,500 WebSockets of a table, 50 at a time."""
    await attacker.become_guest()

    async def open_some() -> None:
        for _ in range(50):
            with contextlib.suppress(OSError, EOFError):
                attacker.drop(await attacker.socket())

    await asyncio.gather(*(open_some() for _ in range(50)))


async def deaf_readers(attacker: Attacker) -> None:
    """Fifty slow consumers: they request a full snapshot repeatedly and read nothing."""
    await attacker.become_guest()
    resync = b'{"t":"resync"}'
    frame = bytes((0x81, 0x80 | len(resync))) + b"\0\0\0\0" + resync

    async def repeat() -> None:
        line: Line | None = None
        while True:
            try:
                if line is None:
                    line = await attacker.socket()
                    line[1].transport.pause_reading()  # type: ignore[attr-defined]  # a transport for reading too
                line[1].write(frame)
                await line[1].drain()
                attacker.counts["asked"] += 1
                await asyncio.sleep(1 / 35)
            except (OSError, EOFError):
                attacker.counts["dropped"] += 1
                attacker.drop(line)
                line = None
                await asyncio.sleep(0.1)

    await asyncio.gather(*(repeat() for _ in range(50)))


async def watchers(attacker: Attacker) -> None:
    """Two thousand spectators of one table."""
    await attacker.become_guest()
    attacker.cookie = ""

    async def open_some() -> None:
        for _ in range(40):
            with contextlib.suppress(OSError, EOFError):
                reader, _ = await attacker.socket()
                attacker.counts["watching"] += 1
                reading.add(asyncio.create_task(swallow(reader)))

    async def swallow(reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(OSError):
            while await reader.read(65536):
                pass

    reading: set[asyncio.Task[None]] = set()
    try:
        await asyncio.gather(*(open_some() for _ in range(50)))
    finally:
        for task in reading:
            task.cancel()


async def _create_tables(attacker: Attacker, *seats: str) -> None:
    await attacker.become_guest()

    async def repeat() -> None:
        line: Line | None = None
        while True:
            try:
                line = line or await attacker.open()
                line[1].write(attacker.post("/api/v1/tables", plan(*seats)))
                await attacker.answer(line[0])
            except (OSError, EOFError):
                attacker.drop(line)
                line = None
                await asyncio.sleep(1 / RECONNECTS_PER_S)

    await asyncio.gather(*(repeat() for _ in range(4)))


async def tables(attacker: Attacker) -> None:
    """Create tables as fast as the server accepts them."""
    await _create_tables(attacker, "me", "me")


async def bot_tables(attacker: Attacker) -> None:
    """Create tables where the strongest bots play each other, as fast as the server accepts them."""
    await _create_tables(attacker, "bot:old-bear", "bot:old-bear")


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    "empty-continuations": continuations,
    "pongs": pongs,
    "pings-unread": pings,
    "bad-texts": bad_texts,
    "half-requests": half_requests,
    "long-paths": long_paths,
    "many-headers": many_headers,
    "nested-json": nested_json,
    "big-bodies": big_bodies,
    "requests": requests,
    "churn": churn,
    "deaf-readers": deaf_readers,
    "watchers": watchers,
    "tables": tables,
    "bot-tables": bot_tables,
}
