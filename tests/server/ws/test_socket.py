"""The WebSocket of a table of a running server: play, reconnects, and every kind of invalid message."""

import contextlib
import itertools
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.running import Person, RunningServer, TableClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rivage.server import Settings, open_services
from rivage.server.identity import COOKIE, Identity
from rivage.server.ws.socket import SocketEdge
from rivage.table import Occupant, TableOptions, TableSetup
from rivage.table.protocol import PROTOCOL_VERSION

People = Callable[[], Person]


async def meet(person: People) -> tuple[Person, Person, str]:
    """Create a table with two seated players."""
    ada, ben = person(), person()
    table = ada.create_table("me", "open")
    async with ben.at(table) as client:
        answer = await client.do("sit", seat=1, name="Ben")
        assert answer["t"] == "patch", answer
    return ada, ben, table


async def closed(client: TableClient) -> int:
    """Wait until a connection is closed and return the close code."""
    try:
        while True:
            await client.receive()
    except ConnectionClosed as end:
        assert end.rcvd is not None
        return int(end.rcvd.code)


# Playing.


async def test_a_move_is_acknowledged_and_broadcast(person: People) -> None:
    ada, ben, table = await meet(person)
    async with ada.at(table) as one, ben.at(table) as other:
        mover, watcher = (one, other) if one.to_act else (other, one)
        before = mover.last["table"]["actions"]
        position = mover.last["view"]["position"]
        answer = await mover.act()
        assert (answer["t"], answer["table"]["actions"]) == ("patch", before + 1)
        assert answer["view"]["position"] != position
        patch = await watcher.wait_for("patch", n=answer["n"])
        assert patch["log"] == answer["log"]
        assert patch["view"]["choices"] == []


async def test_two_people_meet_by_link_and_play_a_whole_game(person: People) -> None:
    ada, ben, table = await meet(person)
    assert ben.http.get(f"/t/{table}").status_code == 200
    pick = random.Random(1)
    async with ada.at(table) as one, ben.at(table) as other:
        while not one.over:
            mover, watcher = (one, other) if one.to_act else (other, one)
            answer = await mover.act(pick=pick)
            assert answer["t"] == "patch", answer
            await watcher.wait_for("patch", n=answer["n"])
        assert one.last["table"]["outcome"] == other.last["table"]["outcome"]
        assert one.last["table"]["outcome"]["reason"]
        assert one.last["table"]["seed"]


async def test_a_reconnected_player_has_the_same_seat_and_position(person: People) -> None:
    ada, ben, table = await meet(person)
    async with ada.at(table) as one, ben.at(table) as other:
        mover, other_player, guest = (one, other, ada) if one.to_act else (other, one, ben)
        seat = mover.to_act[0]
        answer = await mover.act()
        await mover.socket.close()
        await other_player.wait_for("presence")
        async with guest.at(table) as again:
            assert again.seats == [seat]
            assert (again.last["n"], again.last["view"]) == (answer["n"], answer["view"])
            assert (await again.act())["t"] == "patch"


async def test_two_tabs_of_one_player_show_the_same(person: People) -> None:
    ada, _, table = await meet(person)
    async with ada.at(table) as left, ada.at(table) as right:
        assert left.last["view"] == right.last["view"]
        if left.to_act:
            answer = await left.act()
            patch = await right.wait_for("patch", n=answer["n"])
            assert (patch["view"], patch["table"]) == (answer["view"], answer["table"])


async def test_both_seats_of_a_hot_seat_game_are_played_in_one_browser(person: People) -> None:
    ada = person()
    table = ada.create_table("me", "me")
    async with ada.at(table) as client:
        assert client.seats == [0, 1]
        await client.play(random.Random(2))
        assert client.over


async def test_a_bot_plays_its_seat(person: People) -> None:
    ada = person()
    table = ada.create_table("me", "bot:first-steps")
    async with ada.at(table) as client:
        await client.play(random.Random(3), actions=3)
        while not any(entry["event"].get("bot") for entry in client.last["log"]):
            if client.to_act:
                await client.act(pick=random.Random(4))
            else:
                await client.receive()


async def test_a_spectator_without_a_cookie_may_watch_and_not_act(person: People) -> None:
    _, ben, table = await meet(person)
    async with ben.at(table, cookie="") as client:
        assert client.seats == []
        assert client.last["view"]["choices"] == []
        answer = await client.do("resign", seat=0)
        assert answer["code"] == "identity.missing"


async def test_resync_sends_a_snapshot_and_ping_a_pong(person: People) -> None:
    ada, _, table = await meet(person)
    async with ada.at(table) as client:
        before = client.last
        await client.send(t="resync")
        after = await client.wait_for("snapshot")
        assert (after["n"], after["view"]) == (before["n"], before["view"])
        await client.send(t="ping")
        assert (await client.wait_for("pong"))["at"] > 0


async def test_the_nickname_is_stored(person: People) -> None:
    ben = person()
    async with ben.at(person().create_table("me", "open")) as client:
        await client.do("sit", seat=1, name=" Ben ")
        # Messages are processed in order, so the name is stored when the ping is answered.
        await client.send(t="ping")
        await client.wait_for("pong")
    assert ben.http.get("/api/v1/me").json()["name"] == "Ben"


# Invalid messages: each is answered with an error code and the connection stays open.


async def check_open(client: TableClient) -> None:
    """Assert that a connection is open and the match has not changed."""
    n = client.last["n"]
    await client.send(t="resync")
    assert (await client.wait_for("snapshot"))["n"] == n


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", ""),
        ("nonsense", ""),
        ("[]", ""),
        ('{"t":"dance"}', "t"),
        ('{"t":"do","ref":7}', ""),
        ('{"t":"do","ref":7,"command":{"t":"act","seat":"one","action":"done","version":1}}', "command.seat"),
        ('{"t":"do","ref":7,"command":{"t":"act","seat":0,"action":"done","version":1,"more":1}}', "command"),
        ("[" * 3000, ""),
    ],
)
async def test_an_unreadable_message_is_refused_with_the_position(person: People, text: str, where: str) -> None:
    ada = person()
    async with ada.at(ada.create_table("me", "open")) as client:
        await client.socket.send(text)
        answer = await client.wait_for("refusal")
        assert answer["code"] == "message.unreadable"
        assert answer["details"]["where"] == where
        assert answer["ref"] == (7 if "7" in text else 0)
        await check_open(client)


async def test_unreadable_bytes_are_refused(person: People) -> None:
    ada = person()
    async with ada.at(ada.create_table("me", "open")) as client:
        await client.socket.send(b"\xff\xfe")
        assert (await client.wait_for("refusal"))["code"] == "message.unreadable"
        await check_open(client)


async def test_an_oversized_message_is_refused(person: People) -> None:
    ada = person()
    async with ada.at(ada.create_table("me", "open")) as client:
        for text in ("x" * 5000, "é" * 2500):
            await client.socket.send(text)
            answer = await client.wait_for("refusal")
            assert (answer["code"], answer["details"]) == ("message.too_large", {"limit": 4096})
        await check_open(client)


async def test_a_patch_leads_to_the_state_of_a_snapshot(person: People) -> None:
    ada, ben, table = await meet(person)
    async with ada.at(table) as one, ben.at(table) as other:
        mover, watcher = (one, other) if one.to_act else (other, one)
        await mover.act()
        patch = await watcher.wait_for("patch")
        await watcher.send(t="resync")
        snapshot = await watcher.wait_for("snapshot")
        assert patch["n"] == snapshot["n"]
        assert patch["view"] == snapshot["view"]
        assert patch["table"] == snapshot["table"]


@pytest.mark.parametrize("query", ["", "?protocol=1", "?protocol=3", "?patches=0"])
async def test_a_client_of_another_protocol_version_is_disconnected(person: People, query: str) -> None:
    ada = person()
    async with ada.socket(ada.create_table("me", "open"), query=query) as client:
        refusal = await client.wait_for("refusal")
        assert (refusal["code"], refusal["details"]) == ("protocol.outdated", {"version": PROTOCOL_VERSION})
        assert await closed(client) == 4426


async def test_a_client_from_before_protocol_versions_is_accepted(person: People) -> None:
    ada = person()
    async with ada.at(ada.create_table("me", "open"), query="?patches=1") as client:
        await check_open(client)


async def test_messages_above_the_rate_limit_are_refused_and_then_disconnect(person: People) -> None:
    ada = person()
    table = ada.create_table("me", "open")
    async with ada.at(table) as client:
        for _ in range(80):
            await client.send(t="ping")
        answers = [await client.receive() for _ in range(80)]
        assert answers[0]["t"] == "pong"
        assert {answer["code"] for answer in answers if answer["t"] == "refusal"} == {"message.too_many"}
    async with ada.at(table) as client:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(3000):
                await client.send(t="ping")
        assert await closed(client) == 4429
    async with ada.at(table) as client:
        await check_open(client)


async def test_wrong_seat_turn_action_and_version_have_different_errors(person: People) -> None:
    ada, ben, table = await meet(person)
    async with ada.at(table) as one, ben.at(table) as other:
        mover, watcher = (one, other) if one.to_act else (other, one)
        mine, theirs = mover.seats[0], watcher.seats[0]
        version = mover.last["table"]["actions"]
        action = mover.last["view"]["choices"][0]["action"]
        cases = [
            (watcher, {"seat": mine, "action": action, "version": version}, "seat.wrong"),
            (mover, {"seat": 7, "action": action, "version": version}, "seat.wrong"),
            (watcher, {"seat": theirs, "action": action, "version": version}, "turn.not_yours"),
            (mover, {"seat": mine, "action": "done", "version": version}, "action.illegal"),
            (mover, {"seat": mine, "action": "fly away", "version": version}, "notation.unreadable"),
            (mover, {"seat": mine, "action": action, "version": version - 1}, "turn.stale"),
        ]
        for client, command, code in cases:
            answer = await client.do("act", **command)
            assert (answer["t"], answer["code"]) == ("refusal", code)
            assert answer["message"]
        await check_open(mover)
        assert (await mover.act())["t"] == "patch"


async def test_an_unknown_table_is_refused_and_closed(person: People) -> None:
    for table in ("a" * 22, "short", "%2e%2e", "a" * 500):
        async with person().socket(table) as client:
            assert (await client.wait_for("refusal"))["code"] == "table.unknown"
            assert await closed(client) == 4404


async def test_a_websocket_at_another_path_is_not_found(server: RunningServer) -> None:
    with pytest.raises(InvalidStatus) as caught:
        await connect(server.url.replace("http", "ws", 1) + "/api/v1/me", proxy=None)
    assert caught.value.response.status_code == 404


async def test_a_websocket_with_a_forged_cookie_is_refused(person: People) -> None:
    ada = person()
    table = ada.create_table("me", "open")
    _, value = Identity(b"another secret").create_guest()
    async with ada.socket(table, cookie=f"{COOKIE}={value}") as client:
        assert (await client.wait_for("refusal"))["code"] == "identity.forged"
        assert await closed(client) == 4401


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_websocket_from_a_foreign_origin_is_refused_before_it_opens(person: People, origin: str) -> None:
    ada = person()
    table = ada.create_table("me", "open")
    with pytest.raises(InvalidStatus) as caught:
        async with ada.socket(table, origin=origin):
            pass
    assert caught.value.response.status_code == 403
    assert b"identity.origin" in (caught.value.response.body or b"")


async def test_table_ids_are_random(person: People) -> None:
    ada = person()
    tables = {ada.create_table("me", "open") for _ in range(5)}
    assert len(tables) == 5
    assert all(len(table) == 22 for table in tables)


async def test_no_message_contains_a_player_id_or_the_seed(person: People) -> None:
    ada, ben, table = await meet(person)
    async with ben.at(table) as client:
        message = str(client.last)
        for guest in (ada, ben):
            assert guest.http.cookies[COOKIE].partition(".")[0] not in message
        assert client.last["table"]["seed"] == ""


async def test_the_server_log_contains_no_table_id_and_no_cookie(person: People, server: RunningServer) -> None:
    ada, _, table = await meet(person)
    assert ada.http.get(f"/api/v1/tables/{table}/replay").status_code == 200
    log = server.log()
    assert "table created" in log
    assert table not in log
    assert ada.http.cookies[COOKIE].partition(".")[0] not in log


# Revoked cookies.


async def test_revoking_cookies_closes_all_connections_and_the_new_cookie_works(person: People) -> None:
    ada, ben, table = await meet(person)
    async with ada.at(table) as one, ada.at(table) as other, ben.at(table) as bystander:
        assert ada.http.post("/api/v1/me/revoke").status_code == 204
        assert [await closed(one), await closed(other)] == [4401, 4401]
        async with ada.at(table) as again:
            assert again.seats == [0]
            assert (await again.do("resign", seat=0))["t"] == "patch"
        await bystander.wait_for("patch")
        assert bystander.over


async def test_commands_on_a_closing_connection_are_ignored(tmp_path: Path) -> None:
    async with open_services("memory:", tmp_path, Settings()) as services:
        player, cookie = services.identity.create_guest()
        table = await services.tables.create(
            TableSetup("deep-river", (Occupant(player=player, name="Ada"),) * 2, TableOptions(), player)
        )
        resign = b'{"t": "do", "ref": 1, "command": {"t": "resign", "seat": 0}}'

        async def receive() -> dict[str, object]:
            match next(steps):
                case 0:
                    return {"type": "websocket.connect"}
                case 1:
                    services.connections.close_all(player, 4401, "identity.expired")
                    return {"type": "websocket.receive", "bytes": resign}
            return {"type": "websocket.disconnect"}

        async def send(_message: object) -> None:
            pass

        steps = itertools.count()
        headers = [(b"cookie", f"{COOKIE}={cookie}".encode())]
        await SocketEdge(services)(
            {"type": "websocket", "path": f"/api/v1/tables/{table}/socket", "query_string": b"protocol=2", "headers": headers},
            receive,
            send,
        )
        assert (await services.match(table)).status == "playing"
        assert len(services.connections) == 0
