"""Runs a server in a process of its own, with clients that use HTTP and WebSockets as browsers do."""

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import pytest
from tests.support.processes import free_port
from tests.table.patching import patched
from websockets.asyncio.client import ClientConnection, connect

from rivage.hosting import LocalTables
from rivage.server import Services
from rivage.server.identity import COOKIE
from rivage.table import TableActor
from rivage.table.protocol import PROTOCOL_VERSION

PAGE = '<html lang="en"><head><meta name="description" content="old" /><title>Rivage</title></head><body></body></html>'
"""A minimal page with the elements that link previews replace."""
SRC = Path(__file__).parents[2] / "src"
PROTOCOL = f"?protocol={PROTOCOL_VERSION}"
TIMEOUT_S = 30.0
"""Seconds after which a waiting test fails."""


async def actor_of(services: Services, table: str) -> TableActor:
    """The actor of a table of a single process."""
    assert isinstance(services.tables, LocalTables)
    return await services.tables.table(table)


def command(*arguments: str, prelude: str = "") -> list[str]:
    """The command line that runs `rivage` in a process of its own. `prelude` is Python code that runs before."""
    # Guarded, because the processes of bots import the main module again.
    program = f"if __name__ == '__main__':\n    {prelude or 'pass'}\n    from rivage.cli import main; main(prog_name='rivage')"
    return [sys.executable, "-c", program, *arguments]


def start_rivage(*arguments: str) -> "subprocess.Popen[str]":
    """Start `rivage` with pipes for input and output."""
    pipe = subprocess.PIPE
    return subprocess.Popen(command(*arguments), env=environment(), stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def environment(*sites: Path) -> dict[str, str]:
    """The environment of a process, without settings of the user and with bytecode caching for a quick start.

    `sites` are folders of further installed packages.
    """
    removed = ("RIVAGE_", "DISPLAY", "WAYLAND_DISPLAY", "PYTHONDONTWRITEBYTECODE")
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(removed)}
    return inherited | {"PYTHONPATH": os.pathsep.join(map(str, (SRC, *sites)))}


class RunningServer:
    """A process of `rivage serve` on a free port, which can be killed and restarted with the same data."""

    def __init__(self, folder: Path, *arguments: str, port: int = 0, prelude: str = "", sites: Sequence[Path] = ()) -> None:
        self.folder = folder
        self._sites = sites
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._arguments = arguments
        self._prelude = prelude
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        """Start the server and wait until it listens."""
        arguments = ("serve", "--port", str(self.port), "--data", str(self.folder), *self._arguments)
        with (self.folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                command(*arguments, prelude=self._prelude),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment(*self._sites),
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Rivage is at "), f"it did not start: {line!r} {self.log()}"
        return self

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """Suspend the server with SIGSTOP: its sockets stay open without responses."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Resume the suspended server with SIGCONT."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        """Stop the server with SIGTERM and return its exit status."""
        return self._end(signal.SIGTERM)

    def log(self) -> str:
        """The output on standard error."""
        return (self.folder / "server.log").read_text()

    def _end(self, number: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(number)
        process.send_signal(signal.SIGCONT)  # a suspended process does not handle SIGTERM
        status = process.wait(TIMEOUT_S)
        if process.stdout is not None:
            process.stdout.close()
        return status


@contextlib.contextmanager
def running_server(folder: Path, *arguments: str, prelude: str = "", sites: Sequence[Path] = ()) -> Iterator[RunningServer]:
    """A server that is stopped when the block ends."""
    server = RunningServer(folder, *arguments, prelude=prelude, sites=sites).start()
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="module")
def module_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server for the tests of one module, whose requests would exceed the rate limits of the shared server."""
    with running_server(tmp_path_factory.mktemp("server")) as server:
        yield server


def code_of(response: httpx.Response) -> tuple[int, str]:
    """The status and the code of an error response."""
    return response.status_code, response.json()["code"]


class TableClient:
    """A client of one table's WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last: dict[str, Any] = {}
        """The last snapshot or patch, with the resulting table and view."""
        self._ref = 0

    async def receive(self) -> dict[str, Any]:
        """Receive the next message. A patch is applied to the last state."""
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), TIMEOUT_S))
        if message["t"] == "patch":
            message |= patched({name: self.last[name] for name in ("table", "view")}, message["changes"])
        if "view" in message:
            self.last = message
        return message

    async def wait_for(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Receive messages until one of this kind with these fields."""
        while True:
            message = await self.receive()
            if message["t"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def do(self, t: str, **command: Any) -> dict[str, Any]:
        """Send a command and wait for its acknowledgement. Returns the last update, or the refusal."""
        self._ref += 1
        await self.send(t="do", ref=self._ref, command={"t": t, **command})
        while True:
            message = await self.receive()
            if message["t"] in {"done", "refusal"} and message["ref"] == self._ref:
                return self.last if message["t"] == "done" else message

    @property
    def seats(self) -> list[int]:
        """My seats."""
        return [index for index, seat in enumerate(self.last["table"]["seats"]) if seat["you"]]

    @property
    def to_act(self) -> list[int]:
        """My seats that may act now."""
        table = self.last["table"]
        return [seat for seat in self.seats if seat in table["to_act"]] if table["status"] == "playing" else []

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.last["table"]["status"] == "over")

    async def act(self, action: str | None = None, *, pick: random.Random | None = None) -> dict[str, Any]:
        """Send an action: the given one, a random choice with `pick`, or the first choice."""
        choices = [choice["action"] for choice in self.last["view"]["choices"]]
        chosen = action or (pick.choice(choices) if pick else choices[0])
        return await self.do("act", seat=self.to_act[0], action=chosen, version=self.last["table"]["actions"])

    async def play(self, pick: random.Random, *, actions: int = 10_000) -> int:
        """Play my seats until the match is over or for a number of actions. Returns the number of actions."""
        done = 0
        while not self.over and done < actions:
            if self.to_act:
                answer = await self.act(pick=pick)
                if answer.get("code") == "message.too_many":
                    # A script on a fast machine exceeds the rate limit for players: wait a moment and retry.
                    await asyncio.sleep(0.1)
                    continue
                assert answer["t"] == "patch", answer
                done += 1
            else:
                await self.receive()
        return done


class Person:
    """A guest with a browser and its cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=TIMEOUT_S)
        self.http.get("/api/v1/me").raise_for_status()

    @property
    def cookie(self) -> str:
        """The Cookie header."""
        return f"{COOKIE}={self.http.cookies[COOKIE]}"

    def create_table(self, *seats: str, game: str = "deep-river", **options: Any) -> str:
        """Create a table. Seats are `me`, `open` or `bot:<level>`."""
        plan = [{"who": who, "name": "Ada"} if who == "me" else {"who": who} for who in seats]
        answer = self.http.post("/api/v1/tables", json={"game": game, "seats": plan, **options})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @contextlib.asynccontextmanager
    async def at(
        self, table: str, *, cookie: str | None = None, origin: str | None = None, query: str = PROTOCOL
    ) -> AsyncIterator[TableClient]:
        """Connect to a table and wait for the first snapshot."""
        async with self.socket(table, cookie=cookie, origin=origin, query=query) as client:
            await client.wait_for("snapshot")
            yield client

    @contextlib.asynccontextmanager
    async def socket(
        self, table: str, *, cookie: str | None = None, origin: str | None = None, query: str = PROTOCOL
    ) -> AsyncIterator[TableClient]:
        """Connect to the WebSocket of a table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket{query}"
        headers = {"Cookie": self.cookie if cookie is None else cookie, "Origin": origin or self.url}
        async with connect(address, additional_headers=headers, compression=None, proxy=None) as socket:
            yield TableClient(socket)

    def close(self) -> None:
        """Close the browser."""
        self.http.close()
