"""The server process: start-up of nodes, crashes, graceful shutdown, and ports."""

import asyncio
import contextlib
import itertools
import logging
import random
import socket
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from tests.hosting.tabs import until
from tests.server.running import TIMEOUT_S, Person, RunningServer, TableClient, running_server
from tests.support.cluster import NatsServer, PostgresServer
from tests.support.processes import free_port
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rivage.hosting.errors import BadBusUrl, BusUnavailable, OtherCluster, WrongClock
from rivage.server.errors import NoPort
from rivage.server.run import StartupGate, default_address, listen, open_when_ready
from rivage.server.services import Services
from rivage.store import StoreError

_numbers = itertools.count(1)


# The start-up gate.


class Tables:
    """Tables that record when they are closed."""

    def __init__(self, events: list[str]) -> None:
        self._events = events

    async def close(self) -> None:
        self._events.append("tables closed")


class FailingServices:
    """Services that fail to open with these errors, one after the other, before they open."""

    def __init__(self, *errors: Exception) -> None:
        self.errors = list(errors)
        self.events: list[str] = []

    def make_services(self) -> AbstractAsyncContextManager[Services]:
        return self._open()

    @asynccontextmanager
    async def _open(self) -> AsyncIterator[Services]:
        if self.errors:
            raise self.errors.pop(0)
        services: Any = type("Services", (), {"tables": Tables(self.events)})()
        self.events.append("open")
        yield services
        self.events.append("closed")

    def make_app(self, _: Services) -> Any:
        async def inside(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"inside"})

        return inside


async def get(gate: StartupGate, path: str) -> httpx.Response:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(cast(Any, gate)), base_url="http://server") as client:
        return await client.get(path)


async def test_until_the_services_are_open_requests_get_503_with_the_reason() -> None:
    gate = StartupGate()
    gate.set_reason(WrongClock("The clock of this machine is 60.0 s ahead of that of the bus nats://10.0.0.7:4222."))
    assert (await get(gate, "/healthz")).text == "ok\n"
    for path in ("/readyz", "/", "/api/v1/me"):
        answer = await get(gate, path)
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
        assert answer.json()["details"]["reason"] == "bus.clock"
        assert "the clock of this node is wrong" in answer.json()["message"]
        assert "10.0.0.7" not in answer.text


async def test_a_websocket_is_refused_until_the_services_are_open() -> None:
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "websocket", "path": "/x", "extensions": {"websocket.http.response": {}}}
    await StartupGate()(scope, receive, send)
    assert sent[0]["status"] == 503
    assert b"server.not_ready" in sent[1]["body"]


async def test_the_services_open_after_retries_and_each_error_is_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    services = FailingServices(
        BusUnavailable("no bus"), BusUnavailable("no bus"), OtherCluster("not yours"), StoreError("db", "no disk")
    )
    gate, stopping = StartupGate(), asyncio.Event()
    with caplog.at_level(logging.INFO, "rivage.nodes"):
        async with open_when_ready(gate, services.make_services, services.make_app, stopping, retry_interval_s=0.0):
            await until(lambda: services.events == ["open"])
            assert (await get(gate, "/readyz")).text == "inside"
    assert services.events == ["open", "tables closed", "closed"]
    messages = [record.getMessage() for record in caplog.records]
    assert sum("no bus" in text for text in messages) == 1
    assert sum("not yours" in text for text in messages) == 1
    assert messages[-1] == "services open"
    stopped = await get(gate, "/readyz")
    assert (stopped.status_code, stopped.json()["details"]["reason"]) == (503, "bus.moved")
    assert "this node stops" in stopped.json()["message"]


async def test_a_permanent_error_ends_the_retries() -> None:
    services = FailingServices(BadBusUrl("no address"))
    async with open_when_ready(StartupGate(), services.make_services, services.make_app, asyncio.Event()) as task:
        with pytest.raises(BadBusUrl):
            await task


async def test_a_node_can_be_stopped_during_the_retries() -> None:
    services = FailingServices(*[BusUnavailable("no bus") for _ in range(1000)])
    stopping = asyncio.Event()
    async with open_when_ready(StartupGate(), services.make_services, services.make_app, stopping) as task:
        await until(lambda: len(services.errors) < 1000)
        stopping.set()
        await asyncio.wait_for(task, 0.9)
    assert services.events == []


async def test_retries_leave_no_tasks_behind() -> None:
    services = FailingServices(*[BusUnavailable("no bus") for _ in range(50)])
    before = len(asyncio.all_tasks())
    async with open_when_ready(StartupGate(), services.make_services, services.make_app, asyncio.Event(), retry_interval_s=0.0):
        await until(lambda: services.events == ["open"])
        assert len(asyncio.all_tasks()) <= before + 3


# Real processes.


@pytest.fixture
async def nodes(postgresql: PostgresServer, tmp_path: Path) -> AsyncIterator[tuple[NatsServer, list[RunningServer]]]:
    """Three running nodes with one database, the last with a wrong clock, before their bus is started."""
    database = postgresql.new_database(f"startup_{next(_numbers)}")
    bus = NatsServer(tmp_path / "nats", free_port())
    preludes = ("", "", "import time; real = time.time; time.time = lambda: real() + 60")
    made: list[RunningServer] = []
    for number, prelude in enumerate(preludes):
        folder = tmp_path / f"node-{number}"
        folder.mkdir()
        made.append(RunningServer(folder, "--database", database, "--bus", bus.url, prelude=prelude))
    await asyncio.gather(*(asyncio.to_thread(node.start) for node in made))
    yield bus, made
    await asyncio.gather(*(asyncio.to_thread(node.stop) for node in made))
    bus.kill()


async def until_ready(node: RunningServer, status: int = 200, reason: str = "") -> None:
    """Wait until a node is ready, or not ready for the given reason."""
    async with httpx.AsyncClient(base_url=node.url) as client, asyncio.timeout(TIMEOUT_S):
        while True:
            answer = await client.get("/readyz")
            if answer.status_code == status and (not reason or answer.json()["details"]["reason"] == reason):
                return
            await asyncio.sleep(0.05)


@pytest.mark.slow
async def test_an_unreachable_or_incompatible_node_is_not_ready_and_logs_the_reason(
    nats: NatsServer, postgresql: PostgresServer, tmp_path: Path
) -> None:
    database = postgresql.new_database(f"startup_{next(_numbers)}")
    failures = {
        "bus.address": ("Nothing answers at http://127.0.0.1:9, the address by which other nodes should reach this one", ""),
        "bus.version": (
            "they differ in the protocol between nodes: version 3, not 99",
            "import rivage.hosting.cluster.leases as leases; leases.PROTOCOL_VERSION = 99",
        ),
    }
    arguments = ("--database", database, "--bus", nats.url)
    with running_server(tmp_path, *arguments) as good:
        await until_ready(good)
        for number, (code, (sentence, prelude)) in enumerate(failures.items()):
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


async def closed_with(client: TableClient) -> int:
    """Wait until a connection is closed and return the close code."""
    try:
        while True:
            await client.receive()
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code


@pytest.mark.slow
async def test_nodes_wait_for_their_bus_and_hand_tables_over_at_a_stop(nodes: tuple[NatsServer, list[RunningServer]]) -> None:
    bus, (one, two, late) = nodes
    # Without the bus, the process is alive and not ready.
    async with httpx.AsyncClient(base_url=one.url) as client:
        assert (await client.get("/healthz")).text == "ok\n"
    await until_ready(one, 503, "bus.away")
    await until(lambda: f"The bus {bus.url} does not answer" in one.log())
    await asyncio.to_thread(bus.start)
    await until_ready(one)
    await until_ready(two)
    # A node with a wrong clock does not become ready.
    await until_ready(late, 503, "bus.clock")
    assert "The clock of this machine is 60.0 s ahead of that of the bus" in late.log()
    # A table with connections at two nodes, of which the first is stopped.
    with closing(Person(one.url)) as ann, closing(Person(two.url)) as also:
        table = ann.create_table("me", "bot:first-steps")
        also.http.cookies = ann.http.cookies
        async with ann.at(table) as here, also.at(table) as there:
            stopping = asyncio.create_task(asyncio.to_thread(one.stop))
            assert await asyncio.gather(closed_with(here), closed_with(there)) == [1012, 1012]
        async with also.at(table) as again:
            assert again.last["n"] >= there.last["n"]
            while not again.to_act:
                await again.receive()
            assert (await again.act())["t"] == "patch"
        assert await stopping == 0
    # The table was handed over at once, without waiting for the lease to expire.
    assert "has not renewed its lease" not in two.log()


TABLES = 20
KILLS = (200, 400)
"""Numbers of acknowledged actions after which the server is killed, each counted from the previous time."""


class Pair:
    """Two players at one table, who record every acknowledgement and reconnect after every disconnect."""

    def __init__(self, url: str, seed: int, score: "asyncio.Queue[str]") -> None:
        self.score = score
        self.people = Person(url), Person(url)
        self.pick = random.Random(seed)
        self.table = self.people[0].create_table("me", "open")
        self.acknowledged: dict[int, str] = {}
        """Acknowledged actions by the number of their event."""
        self.unsure: list[str] = []
        """Actions that were sent without an acknowledgement."""
        self.log: list[dict[str, Any]] = []

    async def play(self) -> None:
        """Play to the end, with reconnects."""
        while True:
            try:
                async with self.people[0].at(self.table) as one, self.people[1].at(self.table) as other:
                    if not other.seats and (await other.do("sit", seat=1, name="Ben"))["t"] == "patch":
                        await one.wait_for("patch", n=other.last["n"])
                    while not one.over:
                        mover, watcher = (one, other) if one.to_act else (other, one)
                        await self._act(mover)
                        await watcher.wait_for("patch", n=mover.last["n"])
                    self.log = [entry["event"] for entry in await self._whole_log()]
                    return
            except (ConnectionClosed, OSError, InvalidHandshake, EOFError):
                await asyncio.sleep(0.1)

    async def _act(self, mover: Any) -> None:
        action = self.pick.choice(mover.last["view"]["choices"])["action"]
        self.unsure.append(action)
        answer = await mover.act(action)
        assert answer["t"] == "patch", answer
        self.unsure.pop()
        (entry,) = [entry for entry in answer["log"] if entry["event"]["t"] == "acted" and entry["event"]["seat"] >= 0]
        assert entry["n"] not in self.acknowledged
        self.acknowledged[entry["n"]] = action
        self.score.put_nowait(action)

    async def _whole_log(self) -> list[dict[str, Any]]:
        async with self.people[0].at(self.table) as client:
            log: list[dict[str, Any]] = client.last["log"]
            return log

    def check(self) -> None:
        """Assert that the log has all acknowledged actions at their numbers, and otherwise only unacknowledged ones."""
        stored = {n: event["action"] for n, event in enumerate(self.log, 1) if event["t"] == "acted" and event["seat"] >= 0}
        assert {n: action for n, action in stored.items() if n in self.acknowledged} == self.acknowledged
        others = [action for n, action in stored.items() if n not in self.acknowledged]
        for action in others:
            self.unsure.remove(action)


async def test_a_killed_server_neither_loses_nor_repeats_actions(own_server: RunningServer) -> None:
    score: asyncio.Queue[str] = asyncio.Queue()
    pairs = [Pair(own_server.url, seed, score) for seed in range(TABLES)]
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    for actions in KILLS:
        for _ in range(actions):
            await asyncio.wait_for(score.get(), TIMEOUT_S)
        own_server.kill()
        await asyncio.to_thread(own_server.start)
    await asyncio.gather(*playing)
    for pair in pairs:
        pair.check()
        assert len(pair.acknowledged) > 1
        for person in pair.people:
            person.close()


async def test_a_graceful_stop_closes_connections_with_1012_and_loses_nothing(own_server: RunningServer) -> None:
    ada = Person(own_server.url)
    table = ada.create_table("me", "me")
    async with ada.at(table) as client:
        answer = await client.act()
        status = await asyncio.to_thread(own_server.stop)
        assert status == 0
        with pytest.raises(ConnectionClosed) as caught:
            await client.receive()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1012
    own_server.start()
    async with ada.at(table) as client:
        assert (client.last["n"], client.last["view"]) == (answer["n"], answer["view"])
    ada.close()
    assert "Traceback" not in own_server.log()


def test_a_used_port_is_an_error() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(NoPort) as caught:
            listen("127.0.0.1", port)
        assert caught.value.code == "server.port"
        assert caught.value.details["port"] == port


def test_an_address_of_another_machine_cannot_be_bound() -> None:
    with pytest.raises(NoPort):
        listen("192.0.2.1", free_port())


@pytest.mark.parametrize("host", ["", "odd\udcff", "a" * 70, "a\0b", "nowhere.invalid"])
def test_an_invalid_host_name_cannot_be_bound(host: str) -> None:
    with pytest.raises(NoPort):
        listen(host, 0)


@pytest.mark.parametrize(
    ("host", "bus", "address"),
    [
        ("127.0.0.1", "nats://192.0.2.9:4222", "http://127.0.0.1"),
        ("0.0.0.0", "nats://127.0.0.1", "http://127.0.0.1"),
        ("0.0.0.0", "nats://user:password@localhost:4222, nats://b:4222", "http://127.0.0.1"),
        ("0.0.0.0", "nats://no.such.host.invalid", ""),
    ],
)
def test_a_node_advertises_its_address_or_the_one_it_reaches_the_bus_from(host: str, bus: str, address: str) -> None:
    with contextlib.closing(listen(host, 0)) as bound:
        assert default_address(bound, bus) == (f"{address}:{bound.getsockname()[1]}" if address else "")


def test_any_port_binds_the_next_free_port() -> None:
    with listen("127.0.0.1", free_port()) as first, listen("127.0.0.1", first.getsockname()[1], any_port=True) as second:
        assert second.getsockname()[1] > first.getsockname()[1]


def test_a_stopped_server_can_restart_at_once(own_server: RunningServer, tmp_path: Path) -> None:
    assert own_server.stop() == 0
    own_server.start()
    assert (tmp_path / "rivage.db").exists()


def test_the_metrics_option_serves_metrics_at_a_separate_address(tmp_path: Path) -> None:
    port = free_port()
    server = RunningServer(tmp_path, "--metrics", f"127.0.0.1:{port}").start()
    try:
        assert "rivage_tables 0.0" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert httpx.get(f"{server.url}/metrics").status_code == 404
    finally:
        assert server.stop() == 0


def test_running_tables_continue_after_a_restart(tmp_path: Path) -> None:
    server = RunningServer(tmp_path).start()
    ada = Person(server.url)
    clock = {"clock": {"t": "rounds", "seconds": 600}}
    tables = [ada.create_table("me", "me", game="walk-in-the-park", options=clock) for _ in range(3)]
    server.kill()
    server.start()
    try:
        for table in tables:
            assert ada.http.get(f"/api/v1/tables/{table}").json()["status"] == "playing"
        lines = ada.http.get("/api/v1/tables/mine").json()
        assert [line["my_turn"] for line in lines] == [True] * 3
        records = [ada.http.get(f"/api/v1/tables/{table}/record").text for table in tables]
        assert [record.count('"t":"restarted"') for record in records] == [1, 1, 1]
    finally:
        ada.close()
        assert server.stop() == 0
