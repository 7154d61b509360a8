"""A real server in a process of its own, and people who talk to it as browsers do."""

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
"""As much of a page as the build leaves."""
SRC = Path(__file__).parents[2] / "src"
PROTOCOL = f"?protocol={PROTOCOL_VERSION}"
PATIENCE = 30.0
"""Seconds after which a test that waits has lost."""


async def actor_of(house: Services, table: str) -> TableActor:
    """The actor of a table, in a house of one process."""
    assert isinstance(house.tables, LocalTables)
    return await house.tables.table(table)


def command(*arguments: str, prelude: str = "") -> list[str]:
    """How to call `rivage` in a process of its own; `prelude` is Python that is run before."""
    # Guarded: the bots' processes read this again.
    program = f"if __name__ == '__main__':\n    {prelude or 'pass'}\n    from rivage.cli import main; main(prog_name='rivage')"
    return [sys.executable, "-c", program, *arguments]


def talking(*arguments: str) -> "subprocess.Popen[str]":
    """A `rivage` that reads and answers line by line."""
    pipe = subprocess.PIPE
    return subprocess.Popen(command(*arguments), env=environment(), stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def environment(*sites: Path) -> dict[str, str]:
    """The environment without settings of the person who runs the tests; servers keep compiled modules, to start quickly.

    `sites` are folders of further installed packages.
    """
    left_out = ("RIVAGE_", "DISPLAY", "WAYLAND_DISPLAY", "PYTHONDONTWRITEBYTECODE")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(left_out)}
    return kept | {"PYTHONPATH": os.pathsep.join(map(str, (SRC, *sites)))}


class RunningServer:
    """`rivage serve` on a port of its own; may be killed and started again on the same data."""

    def __init__(self, folder: Path, *arguments: str, port: int = 0, prelude: str = "", sites: Sequence[Path] = ()) -> None:
        self.folder = folder
        self._sites = sites
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._arguments = arguments
        self._prelude = prelude
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        """Start, and wait until it listens."""
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
        """SIGKILL: no chance to say goodbye."""
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """SIGSTOP: its sockets stay open, and nothing is answered."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """SIGCONT: it goes on where it was."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        """SIGTERM, and the exit status."""
        return self._end(signal.SIGTERM)

    def log(self) -> str:
        """What it told on standard error."""
        return (self.folder / "server.log").read_text()

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        process.send_signal(signal.SIGCONT)  # who is frozen hears nothing
        status = process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()
        return status


@contextlib.contextmanager
def running_server(folder: Path, *arguments: str, prelude: str = "", sites: Sequence[Path] = ()) -> Iterator[RunningServer]:
    """A server that is stopped in the end."""
    server = RunningServer(folder, *arguments, prelude=prelude, sites=sites).start()
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="module")
def house_of_a_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for the tests of a file, which ask for more in a moment than others would leave them."""
    with running_server(tmp_path_factory.mktemp("house")) as server:
        yield server


def code_of(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    return answer.status_code, answer.json()["code"]


class Line:
    """One WebSocket, and what came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last: dict[str, Any] = {}
        """The last snapshot or patch, with the table and the view that it leads to."""
        self._ref = 0

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        if message["t"] == "patch":
            message |= patched({name: self.last[name] for name in ("table", "view")}, message["changes"])
        if "view" in message:
            self.last = message
        return message

    async def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next message of a kind, with these values."""
        while True:
            message = await self.hear()
            if message["t"] == kind and all(message.get(name) == value for name, value in wanted.items()):
                return message

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def do(self, t: str, **command: Any) -> dict[str, Any]:
        """Give a command and wait for its answer: the update that tells what it did, or a refusal."""
        self._ref += 1
        await self.say(t="do", ref=self._ref, command={"t": t, **command})
        while True:
            message = await self.hear()
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
        """The game has ended."""
        return bool(self.last["table"]["status"] == "over")

    async def act(self, action: str | None = None, *, pick: random.Random | None = None) -> dict[str, Any]:
        """Act with what is offered: the named action, a random one, or the first."""
        choices = [choice["action"] for choice in self.last["view"]["choices"]]
        chosen = action or (pick.choice(choices) if pick else choices[0])
        return await self.do("act", seat=self.to_act[0], action=chosen, version=self.last["table"]["actions"])

    async def play(self, pick: random.Random, *, actions: int = 10_000) -> int:
        """Play my seats until the game is over or I have acted often enough; returns how often."""
        done = 0
        while not self.over and done < actions:
            if self.to_act:
                answer = await self.act(pick=pick)
                if answer.get("code") == "message.too_many":
                    # On a quick machine a script outruns the limit made for people: wait a moment, as it says, and try again.
                    await asyncio.sleep(0.1)
                    continue
                assert answer["t"] == "patch", answer
                done += 1
            else:
                await self.hear()
        return done


class Person:
    """A browser with its cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.http.get("/api/v1/me").raise_for_status()

    @property
    def cookie(self) -> str:
        """The Cookie header."""
        return f"{COOKIE}={self.http.cookies[COOKIE]}"

    def lay(self, *seats: str, game: str = "deep-river", **options: Any) -> str:
        """Lay a table; seats are `me`, `open` or `bot:<level>`."""
        plan = [{"who": who, "name": "Ada"} if who == "me" else {"who": who} for who in seats]
        answer = self.http.post("/api/v1/tables", json={"game": game, "seats": plan, **options})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @contextlib.asynccontextmanager
    async def at(
        self, table: str, *, cookie: str | None = None, origin: str | None = None, query: str = PROTOCOL
    ) -> AsyncIterator[Line]:
        """Sit down before a table's page; the first snapshot has come."""
        async with self.socket(table, cookie=cookie, origin=origin, query=query) as line:
            await line.until("snapshot")
            yield line

    @contextlib.asynccontextmanager
    async def socket(
        self, table: str, *, cookie: str | None = None, origin: str | None = None, query: str = PROTOCOL
    ) -> AsyncIterator[Line]:
        """A bare WebSocket of a table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket{query}"
        headers = {"Cookie": self.cookie if cookie is None else cookie, "Origin": origin or self.url}
        async with connect(address, additional_headers=headers, compression=None, proxy=None) as socket:
            yield Line(socket)

    def close(self) -> None:
        """Close the browser."""
        self.http.close()
