"""The server as a process: killed in the middle of many games, stopped politely, and in want of a port."""

import asyncio
import contextlib
import random
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.running import PATIENCE, Person, RunningServer
from tests.support.processes import free_port
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rivage.server.errors import NoPort
from rivage.server.run import default_address, listen

TABLES = 20
KILLS = (200, 400)
"""The server is killed after so many acknowledged actions, and again after so many more."""


class Pair:
    """Two people at one table, who remember every acknowledgement and come back when the line breaks."""

    def __init__(self, url: str, seed: int, score: "asyncio.Queue[str]") -> None:
        self.score = score
        self.people = Person(url), Person(url)
        self.pick = random.Random(seed)
        self.table = self.people[0].lay("me", "open")
        self.acknowledged: dict[int, str] = {}
        """Each acknowledged action by the number of its event."""
        self.unsure: list[str] = []
        """Actions sent whose answer never came."""
        self.log: list[dict[str, Any]] = []

    async def play(self) -> None:
        """Play to the end, through every break."""
        while True:
            try:
                async with self.people[0].at(self.table) as one, self.people[1].at(self.table) as other:
                    if not other.seats and (await other.do("sit", seat=1, name="Ben"))["t"] == "patch":
                        await one.until("patch", n=other.last["n"])
                    while not one.over:
                        mover, watcher = (one, other) if one.to_act else (other, one)
                        await self._act(mover)
                        await watcher.until("patch", n=mover.last["n"])
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
        async with self.people[0].at(self.table) as line:
            log: list[dict[str, Any]] = line.last["log"]
            return log

    def check(self) -> None:
        """Every acknowledged action is in the log where it was said to be, and nothing else but what was unsure."""
        stored = {n: event["action"] for n, event in enumerate(self.log, 1) if event["t"] == "acted" and event["seat"] >= 0}
        assert {n: action for n, action in stored.items() if n in self.acknowledged} == self.acknowledged
        unasked = [action for n, action in stored.items() if n not in self.acknowledged]
        for action in unasked:
            self.unsure.remove(action)


async def test_a_server_killed_in_the_middle_of_many_games_loses_and_doubles_nothing(own_house: RunningServer) -> None:
    score: asyncio.Queue[str] = asyncio.Queue()
    pairs = [Pair(own_house.url, seed, score) for seed in range(TABLES)]
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    for actions in KILLS:
        for _ in range(actions):
            await asyncio.wait_for(score.get(), PATIENCE)
        own_house.kill()
        await asyncio.to_thread(own_house.start)
    await asyncio.gather(*playing)
    for pair in pairs:
        pair.check()
        assert len(pair.acknowledged) > 1
        for each in pair.people:
            each.close()


async def test_a_polite_stop_tells_everyone_and_loses_nothing(own_house: RunningServer) -> None:
    ada = Person(own_house.url)
    table = ada.lay("me", "me")
    async with ada.at(table) as line:
        answer = await line.act()
        status = await asyncio.to_thread(own_house.stop)
        assert status == 0
        with pytest.raises(ConnectionClosed) as caught:
            await line.hear()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1012
    own_house.start()
    async with ada.at(table) as line:
        assert (line.last["n"], line.last["view"]) == (answer["n"], answer["view"])
    ada.close()
    assert "Traceback" not in own_house.log()


def test_a_port_in_use_is_told() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(NoPort) as caught:
            listen("127.0.0.1", port)
        assert caught.value.code == "server.port"
        assert caught.value.details["port"] == port


def test_an_address_of_another_machine_cannot_be_listened_at() -> None:
    with pytest.raises(NoPort):
        listen("192.0.2.1", free_port())


@pytest.mark.parametrize("host", ["", "odd\udcff", "a" * 70, "a\0b", "nowhere.invalid"])
def test_a_name_that_no_host_has_cannot_be_listened_at(host: str) -> None:
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
def test_a_node_advertises_where_it_listens_or_the_address_by_which_it_reaches_the_bus(host: str, bus: str, address: str) -> None:
    with contextlib.closing(listen(host, 0)) as bound:
        assert default_address(bound, bus) == (f"{address}:{bound.getsockname()[1]}" if address else "")


def test_any_port_takes_the_next_free_one() -> None:
    with listen("127.0.0.1", free_port()) as first, listen("127.0.0.1", first.getsockname()[1], any_port=True) as second:
        assert second.getsockname()[1] > first.getsockname()[1]


def test_what_was_stopped_can_start_again_at_once(own_house: RunningServer, tmp_path: Path) -> None:
    assert own_house.stop() == 0
    own_house.start()
    assert (tmp_path / "rivage.db").exists()


def test_the_metrics_have_an_address_of_their_own_where_the_host_wants_it(tmp_path: Path) -> None:
    port = free_port()
    server = RunningServer(tmp_path, "--metrics", f"127.0.0.1:{port}").start()
    try:
        assert "rivage_tables 0.0" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert httpx.get(f"{server.url}/metrics").status_code == 404
    finally:
        assert server.stop() == 0


def test_a_house_with_tables_that_run_listens_and_lets_them_go_on(tmp_path: Path) -> None:
    server = RunningServer(tmp_path).start()
    ada = Person(server.url)
    tables = [ada.lay("me", "me", options={"clock": {"t": "real", "base": 600}}) for _ in range(3)]
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
