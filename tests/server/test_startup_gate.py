"""Before the house is open somebody stands at the door and says why; a node that goes sends everybody to the others."""

import asyncio
import itertools
import logging
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from tests.hosting.tabs import until
from tests.server.running import PATIENCE, Line, Person, RunningServer, running_server
from tests.support.cluster import NatsServer, PostgresServer
from tests.support.processes import free_port
from websockets.exceptions import ConnectionClosed

from rivage.hosting.errors import BadBus, BusAway, OtherCluster, WrongClock
from rivage.server.services import Services
from rivage.server.startup_gate import StartupGate, open_when_ready
from rivage.store import StoreError

_numbers = itertools.count(1)


# The door alone.


class Tables:
    """Tables that remember when they were closed."""

    def __init__(self, said: list[str]) -> None:
        self._said = said

    async def close(self) -> None:
        self._said.append("tables closed")


class Rooms:
    """Houses that cannot be opened until all that stands in the way is gone."""

    def __init__(self, *troubles: Exception) -> None:
        self.troubles = list(troubles)
        self.said: list[str] = []

    def open_it(self) -> AbstractAsyncContextManager[Services]:
        return self._open()

    @asynccontextmanager
    async def _open(self) -> AsyncIterator[Services]:
        if self.troubles:
            raise self.troubles.pop(0)
        house: Any = type("Services", (), {"tables": Tables(self.said)})()
        self.said.append("open")
        yield house
        self.said.append("closed")

    def edge(self, _: Services) -> Any:
        async def inside(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"inside"})

        return inside


async def ask(door: StartupGate, path: str) -> httpx.Response:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(cast(Any, door)), base_url="http://house") as client:
        return await client.get(path)


async def test_as_long_as_the_house_is_closed_the_process_lives_and_says_why_it_is_not_ready() -> None:
    door = StartupGate()
    door.set_reason(WrongClock("The clock of this machine is 60.0 s ahead of that of the bus nats://10.0.0.7:4222."))
    assert (await ask(door, "/healthz")).text == "ok\n"
    for path in ("/readyz", "/", "/api/v1/me"):
        answer = await ask(door, path)
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
        assert answer.json()["details"]["reason"] == "bus.clock"
        assert "the clock of this node is wrong" in answer.json()["message"]
        assert "10.0.0.7" not in answer.text


async def test_a_socket_before_the_door_is_refused_as_not_ready() -> None:
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "websocket", "path": "/x", "extensions": {"websocket.http.response": {}}}
    await StartupGate()(scope, receive, send)
    assert sent[0]["status"] == 503
    assert b"server.not_ready" in sent[1]["body"]


async def test_it_is_opened_as_soon_as_nothing_stands_in_the_way_and_each_reason_is_told_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("rivage.server.startup_gate.RETRY_INTERVAL_S", 0.0)
    rooms = Rooms(BusAway("no bus"), BusAway("no bus"), OtherCluster("not yours"), StoreError("db", "no disk"))
    door, going = StartupGate(), asyncio.Event()
    with caplog.at_level(logging.INFO, "rivage.nodes"):
        async with open_when_ready(door, rooms.open_it, rooms.edge, going):
            await until(lambda: rooms.said == ["open"])
            assert (await ask(door, "/readyz")).text == "inside"
    assert rooms.said == ["open", "tables closed", "closed"]
    told = [record.getMessage() for record in caplog.records]
    assert sum("no bus" in text for text in told) == 1
    assert sum("not yours" in text for text in told) == 1
    assert told[-1] == "the server is open"
    gone = await ask(door, "/readyz")
    assert (gone.status_code, gone.json()["details"]["reason"]) == (503, "bus.moved")
    assert "this node stops" in gone.json()["message"]


async def test_what_can_never_be_opened_ends_the_waiting() -> None:
    rooms = Rooms(BadBus("no address"))
    async with open_when_ready(StartupGate(), rooms.open_it, rooms.edge, asyncio.Event()) as task:
        with pytest.raises(BadBus):
            await task


async def test_who_has_to_go_before_it_was_ever_open_goes_at_once() -> None:
    rooms = Rooms(*[BusAway("no bus") for _ in range(1000)])
    going = asyncio.Event()
    async with open_when_ready(StartupGate(), rooms.open_it, rooms.edge, going) as task:
        await until(lambda: len(rooms.troubles) < 1000)
        going.set()
        await asyncio.wait_for(task, 0.9)
    assert rooms.said == []


async def test_waiting_for_long_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivage.server.startup_gate.RETRY_INTERVAL_S", 0.0)
    rooms = Rooms(*[BusAway("no bus") for _ in range(50)])
    before = len(asyncio.all_tasks())
    async with open_when_ready(StartupGate(), rooms.open_it, rooms.edge, asyncio.Event()):
        await until(lambda: rooms.said == ["open"])
        assert len(asyncio.all_tasks()) <= before + 3


# Real processes.


@pytest.fixture
async def nodes(postgresql: PostgresServer, tmp_path: Path) -> AsyncIterator[tuple[NatsServer, list[RunningServer]]]:
    """Three nodes of one database, the last with a wrong clock; they listen, and their bus is not there yet."""
    database = postgresql.new_database(f"door_{next(_numbers)}")
    bus = NatsServer(tmp_path / "nats", free_port())
    preludes = ("", "", "import time; real = time.time; time.time = lambda: real() + 60")
    made: list[RunningServer] = []
    for number, prelude in enumerate(preludes):
        folder = tmp_path / f"node-{number}"
        folder.mkdir()
        made.append(RunningServer(folder, "--database", database, "--bus", bus.url, prelude=prelude))
    await asyncio.gather(*(asyncio.to_thread(each.start) for each in made))
    yield bus, made
    await asyncio.gather(*(asyncio.to_thread(each.stop) for each in made))
    bus.kill()


async def until_ready(node: RunningServer, status: int = 200, reason: str = "") -> None:
    """Wait until a node says of itself that it is ready, or for which reason it is not."""
    async with httpx.AsyncClient(base_url=node.url) as client, asyncio.timeout(PATIENCE):
        while True:
            answer = await client.get("/readyz")
            if answer.status_code == status and (not reason or answer.json()["details"]["reason"] == reason):
                return
            await asyncio.sleep(0.05)


@pytest.mark.slow
async def test_a_node_that_others_cannot_reach_or_of_other_nodes_version_is_not_ready_and_says_why(
    nats: NatsServer, postgresql: PostgresServer, tmp_path: Path
) -> None:
    database = postgresql.new_database(f"door_{next(_numbers)}")
    wrong = {
        "bus.address": ("Nothing answers at http://127.0.0.1:9, the address by which other nodes should reach this one", ""),
        "bus.version": (
            "they differ in the protocol between nodes: version 3, not 99",
            "import rivage.hosting.cluster.leases as leases; leases.PROTOCOL_VERSION = 99",
        ),
    }
    arguments = ("--database", database, "--bus", nats.url)
    with running_server(tmp_path, *arguments) as good:
        await until_ready(good)
        for number, (code, (sentence, prelude)) in enumerate(wrong.items()):
            folder = tmp_path / f"wrong-{number}"
            folder.mkdir()
            more = ("--advertise", "http://127.0.0.1:9") if code == "bus.address" else ()
            bad = RunningServer(folder, *arguments, *more, prelude=prelude)
            await asyncio.to_thread(bad.start)
            await until_ready(bad, 503, code)
            await asyncio.to_thread(bad.stop)
            assert sentence in bad.log()
            assert "Traceback" not in bad.log()
        async with httpx.AsyncClient(base_url=good.url) as client:
            assert (await client.get("/readyz")).text == "ready\n"


async def closed_with(line: Line) -> int:
    """The code with which a line is closed."""
    try:
        while True:
            await line.hear()
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code


@pytest.mark.slow
async def test_nodes_wait_for_their_bus_and_one_that_goes_loses_nothing(nodes: tuple[NatsServer, list[RunningServer]]) -> None:
    bus, (one, two, late) = nodes
    # No bus yet: the process lives, is not ready, and says why.
    async with httpx.AsyncClient(base_url=one.url) as client:
        assert (await client.get("/healthz")).text == "ok\n"
    await until_ready(one, 503, "bus.away")
    await until(lambda: f"The bus {bus.url} does not answer" in one.log())
    await asyncio.to_thread(bus.start)
    await until_ready(one)
    await until_ready(two)
    # A node whose clock is wrong keeps out, and says so.
    await until_ready(late, 503, "bus.clock")
    assert "The clock of this machine is 60.0 s ahead of that of the bus" in late.log()
    # People at both nodes, at one table; then the first node goes.
    with closing(Person(one.url)) as ann, closing(Person(two.url)) as also:
        table = ann.lay("me", "bot:first-steps")
        also.http.cookies = ann.http.cookies
        async with ann.at(table) as here, also.at(table) as there:
            stopping = asyncio.create_task(asyncio.to_thread(one.stop))
            assert await asyncio.gather(closed_with(here), closed_with(there)) == [1012, 1012]
        async with also.at(table) as again:
            assert again.last["n"] >= there.last["n"]
            while not again.to_act:
                await again.hear()
            assert (await again.act())["t"] == "patch"
        assert await stopping == 0
    # At once: nobody waited until a lease was over.
    assert "has not renewed its lease" not in two.log()
