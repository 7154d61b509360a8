"""A real-time game over WebSockets: players and bots, physics, and a server that is killed during a match."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.running import TIMEOUT_S, Person, RunningServer, TableClient, running_server
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rivage.core import Option
from rivage.games.aya.meta import INFO
from rivage.registry import find
from rivage.table.record import check, load

GLASS_S = 4
"""Seconds of the hourglass in short matches."""
FAST_BOTS = "import rivage.server.app as app; app.BOT_TEMPO = 0.01"
"""Prelude with bots that are a hundred times as fast as human players."""
SHORT_GLASS = (*(option for option in INFO.options if option.name != "glass"), Option("glass", (GLASS_S,)))
SHORT_MATCH = f"""{FAST_BOTS}; import msgspec; from rivage.core import Option; from rivage.games.aya.meta import INFO
    others = tuple(option for option in INFO.options if option.name != "glass")
    msgspec.structs.force_setattr(INFO, "options", (*others, Option("glass", ({GLASS_S},))))"""
"""Prelude with fast bots and short hourglasses."""


@pytest.fixture
def fast_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server with fast bots."""
    with running_server(tmp_path, prelude=FAST_BOTS) as server:
        yield server


@pytest.fixture
def short_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server with fast bots, where a match takes seconds."""
    usual = INFO.options
    msgspec.structs.force_setattr(INFO, "options", SHORT_GLASS)
    with running_server(tmp_path, prelude=SHORT_MATCH) as server:
        yield server
    msgspec.structs.force_setattr(INFO, "options", usual)


async def act(client: TableClient, action: str, seat: int = 0) -> dict[str, Any]:
    """Send an action without naming the version of the table."""
    return await client.do("act", seat=seat, action=action, version=0)


def entries(message: dict[str, Any]) -> dict[int, Any]:
    """The log entries in a message, by number."""
    return {entry["n"]: entry["event"] for entry in message["log"]}


async def test_hand_movements_are_broadcast_and_do_not_use_up_the_limit_of_commands(fast_server: RunningServer) -> None:
    ada, ben, cora = Person(fast_server.url), Person(fast_server.url), Person(fast_server.url)
    table = ada.create_table("me", "open", game="aya")
    async with ada.at(table) as one, ben.at(table) as other, cora.at(table) as watcher:
        assert (await other.do("sit", seat=1, name="Ben"))["t"] == "patch"
        for number in range(100):
            await one.send(t="pointer", x=number, y=-number, turn=900, lift=30)
        # Hand movements above the limit are dropped silently, and the next command is executed.
        assert (await act(one, "first 0"))["t"] == "patch"
        for line in (other, watcher):
            hands = await line.wait_for("hands")
            assert hands["pointers"][0][0] == 0
        await watcher.send(t="pointer", x=0, y=0)
        assert (await watcher.wait_for("refusal"))["code"] == "seat.wrong"
        await one.socket.send('{"t":"pointer","x":NaN,"y":1e999}')
        assert (await one.wait_for("refusal"))["code"] == "message.unreadable"
        await other.send(t="stroke", id=1, offset=0, points=[0, 0, 50, 50])
        await other.send(t="ping")
        await other.wait_for("pong")
    async with cora.at(table) as late:
        assert (await late.wait_for("hands"))["strokes"] == [[1, 1, 0, 0, 0, 50, 50]]
    for person in (ada, ben, cora):
        person.close()


async def test_a_forged_hand_speed_does_not_throw_a_domino_across_the_table(fast_server: RunningServer) -> None:
    ada = Person(fast_server.url)
    table = ada.create_table("me", game="aya", options={"game": {"hands": "real"}})
    async with ada.at(table) as client:
        for action in ("start 0,0,0", "flip", "draw", "place 200,200,0 ~ 99999,-99999,99999"):
            assert (await act(client, action))["t"] == "patch"
        while client.last["view"]["waits"]:
            await client.receive()
        (domino,) = client.last["view"]["dominoes"]
        # It has fallen as from a hand at the speed limit, and lies near the place where it was released.
        assert domino["lies"] == "fallen"
        assert abs(domino["rest"]["x"] / 1000 - 200) < 60
        assert abs(domino["rest"]["y"] / 1000 - 200) < 60
    ada.close()


async def test_a_player_and_two_bots_play_aya_together(fast_server: RunningServer) -> None:
    ada = Person(fast_server.url)
    table = ada.create_table("me", "bot:architect", "bot:apprentice", game="aya")
    async with ada.at(table) as client:
        assert client.last["table"]["timers"] == {"at": client.last["table"]["timers"]["at"], "running": [], "runs": True}
        for action in ("first 0", "start 0,0,0", "flip"):
            assert (await act(client, action))["t"] == "patch"
        timers = client.last["table"]["timers"]
        assert [(timer["kind"], timer["seat"]) for timer in timers["running"]] == [("glass", -1)]
        assert 599_000 < timers["running"][0]["left"] <= 600_000
        refused = await act(client, "place 0,0,0")
        assert (refused["t"], refused["code"], refused["details"]["why"]) == ("refusal", "action.illegal", "hand-empty")
        assert (await act(client, "draw"))["t"] == "patch"
        assert (await act(client, "place 0,300,0"))["t"] == "patch"
        assert client.last["view"]["dominoes"][0]["y"] == 300
        refused = await act(client, "place 0,350,0")
        assert (refused["t"], refused["code"]) == ("refusal", "action.illegal")
        # The bots act until it is Ada's turn again.
        while client.last["view"]["turn"] != 0 or client.last["view"]["waits"]:
            await client.receive()
        placed = [domino for domino in client.last["view"]["dominoes"] if domino["y"] != 300]
        assert len(placed) >= 1 or any(player["reserve"] for player in client.last["view"]["players"])
        refused = await client.do("undo", seat=0, version=client.last["table"]["actions"])
        assert (refused["t"], refused["code"]) == ("refusal", "turn.nothing")
        refused = await client.do("offer", seat=0, what="takeback")
        assert refused["code"] == "offer.pointless"
        line_of_mine = ada.http.get("/api/v1/tables/mine").json()[0]
        assert (line_of_mine["game"], line_of_mine["status"]) == ("aya", "playing")
    ada.close()
    assert "Traceback" not in fast_server.log()


class Watcher:
    """A spectator who reconnects after every disconnect and records every log entry."""

    def __init__(self, server: RunningServer, table: str) -> None:
        self.server = server
        self.person = Person(server.url)
        self.table = table
        self.log: dict[int, Any] = {}
        self.last: dict[str, Any] = {}
        self.changed = asyncio.Condition()

    async def watch(self) -> None:
        """Watch until the match is over."""
        while True:
            try:
                async with self.person.at(self.table) as client:
                    await self._record(client.last)
                    while not client.over:
                        message = await client.receive()
                        if message["t"] == "patch":
                            await self._record(message)
                    return
            except (ConnectionClosed, OSError, InvalidHandshake, EOFError):
                await asyncio.sleep(0.1)

    async def _record(self, message: dict[str, Any]) -> None:
        for n, event in entries(message).items():
            assert self.log.setdefault(n, event) == event
        self.last = message
        async with self.changed:
            self.changed.notify_all()

    async def wait_until(self, condition: Any) -> None:
        """Wait until the last message meets a condition."""
        async with self.changed, asyncio.timeout(2 * TIMEOUT_S):
            await self.changed.wait_for(lambda: bool(self.last) and condition(self.last))


async def test_a_server_killed_during_a_match_of_two_bots_loses_no_event(short_server: RunningServer) -> None:
    ada = Person(short_server.url)
    table = ada.create_table("bot:architect", "bot:builder", game="aya")
    watcher = Watcher(short_server, table)
    watching = asyncio.create_task(watcher.watch())
    await watcher.wait_until(lambda last: last["view"]["phase"] == "placing" and last["n"] > 30)
    short_server.kill()
    await asyncio.to_thread(short_server.start)
    # The second time just after the first push, while the physics is probably running.
    await watcher.wait_until(lambda last: last["view"]["pushes"] > 0)
    short_server.kill()
    await asyncio.to_thread(short_server.start)
    await asyncio.wait_for(watching, 2 * TIMEOUT_S)
    view = watcher.last["view"]
    assert (view["phase"], watcher.last["table"]["status"]) == ("over", "over")
    assert view["count"]["score"] == watcher.last["table"]["outcome"]["returns"][0]
    assert sorted(watcher.log) == list(range(1, max(watcher.log) + 1))
    assert any(event["t"] == "restarted" for event in watcher.log.values())
    assert any(event.get("motion") for event in watcher.log.values())
    text = ada.http.get(f"/api/v1/tables/{table}/record").text
    match = check(load(text), find)
    assert (match.status, match.n) == ("over", max(watcher.log))
    scenes = ada.http.get(f"/api/v1/tables/{table}/replay").json()["frames"]
    assert [scenes[0]["view"]["phase"], scenes[-1]["view"]["phase"]] == ["first", "over"]
    for guest in (ada, watcher.person):
        guest.close()


def test_a_real_time_game_has_no_daily(fast_server: RunningServer) -> None:
    ada = Person(fast_server.url)
    answer = ada.http.get("/api/v1/daily/aya/today")
    assert (answer.status_code, answer.json()["code"]) == (404, "deal.none")
    ada.close()
