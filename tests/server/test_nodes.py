"""Several nodes with one bus and one database: shared revocations, limits, erasures and notifications."""

import asyncio
import itertools
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from tests.hosting.tabs import Tab, until
from tests.server.notify.receiver import receiver
from tests.support.cluster import NatsServer, PostgresServer
from tests.table.helpers import ANN, BEN

from rivage.core import encode
from rivage.hosting import TableSession
from rivage.hosting.codec import pack
from rivage.hosting.errors import BusUnavailable, OtherCluster
from rivage.hosting.link import Link
from rivage.hosting.workers.protocol import WorkerHeartbeat
from rivage.server import Edge, Services, Settings, open_services
from rivage.server.account.erasure import erase
from rivage.server.errors import ExpiredIdentity
from rivage.server.http.api import revoke_cookies, start_erasure
from rivage.server.nodes import agree_on_cluster_id
from rivage.server.notify.records import NOTIFY, WEBHOOK, Webhook
from rivage.server.ws.socket import CLOSE_FORGED
from rivage.store import Belonging
from rivage.store.errors import PlayerErased
from rivage.table import Occupant, TableSetup
from rivage.table.protocol.commands import Act
from rivage.table.protocol.options import TableOptions


class Database:
    """A database that only stores the cluster id."""

    def __init__(self, cluster_id: str) -> None:
        self.cluster_id = cluster_id

    async def join_cluster(self, cluster_id: str) -> str:
        self.cluster_id = self.cluster_id or cluster_id
        return self.cluster_id


@pytest.mark.parametrize(
    ("bus", "database", "alone", "others", "outcome"),
    [
        ("", "", True, False, "new"),
        ("", "", False, False, "new"),
        ("a", "a", True, False, "a"),
        ("a", "a", False, True, "a"),
        ("a", "a", True, True, "a"),
        ("a", "b", True, False, "The database belongs to the nodes of another bus or --cluster"),
        ("a", "b", False, True, "The database belongs to the nodes of another bus or --cluster"),
        ("", "a", True, False, "a"),  # a new bus, and a database that no other process uses
        ("", "a", False, False, "in use by the nodes of another bus, or of another --cluster on this one"),
        ("a", "", True, False, "a"),  # a new database, and a bus that no other node uses
        ("a", "", True, True, "Nodes with another database use this bus"),
        ("a", "", False, True, "Nodes with another database use this bus"),
    ],
)
async def test_a_bus_and_a_database_of_different_clusters_are_refused(
    bus: str, database: str, alone: bool, others: bool, outcome: str
) -> None:
    log = Database(database)
    if " " in outcome:
        with pytest.raises(OtherCluster, match=f"{outcome}.*nothing was written"):
            await agree_on_cluster_id(bus, log.join_cluster, alone=alone, others=others)
        assert log.cluster_id == database
    else:
        found = await agree_on_cluster_id(bus, log.join_cluster, alone=alone, others=others)
        assert log.cluster_id == found
        assert found == outcome or (outcome == "new" and len(found) == 16)


_numbers = itertools.count(1)

Open = Callable[..., Awaitable[Services]]


@pytest.fixture
async def new_node(
    nats: NatsServer, postgresql: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Open]:
    """Starts nodes that share a bus and a database unless others are given."""
    monkeypatch.setattr("rivage.hosting.cluster.tables.DRAIN_NOTICE_S", 0.0)
    ours = postgresql.new_database(f"nodes_{next(_numbers)}")
    async with AsyncExitStack() as stack:

        async def make(*, bus: str = "", database: str = "", cluster: str = "rivage") -> Services:
            settings = Settings(bus=bus or nats.url, cluster=cluster, bot_workers=1)
            return await stack.enter_async_context(open_services(database or ours, tmp_path, settings))

        yield make


class FakeConnection:
    """A connection of a browser that records close codes."""

    def __init__(self) -> None:
        self.closed: list[int] = []

    def close(self, code: int, reason: str) -> None:
        self.closed.append(code)


async def test_revocations_challenges_and_rate_limits_apply_on_all_nodes(new_node: Open) -> None:
    one, two = await new_node(), await new_node()
    edges = [Edge(services) for services in (one, two)]
    # Cookies.
    ann, ben = FakeConnection(), FakeConnection()
    two.connections.add(ANN, ann)
    two.connections.add(BEN, ben)
    await revoke_cookies(one, ANN)
    await until(lambda: ann.closed == [CLOSE_FORGED])
    assert two.identity.revoked[ANN] == one.identity.revoked[ANN]
    assert ben.closed == []
    # Challenges.
    challenge = one.credentials.challenges.create("make", ANN)
    assert await two.credentials.challenges.use(challenge, "make", ANN)
    assert not await one.credentials.challenges.use(challenge, "make", ANN)
    # Rate limits.
    burst = one.settings.limits.tables_burst
    for _ in range(burst):
        one.creations.take("192.0.2.1", 0.0)
    await until(lambda: "192.0.2.1" in two.creations._buckets)
    assert not two.creations._buckets["192.0.2.1"].has(0.0, burst / 2)
    # Metrics.
    for edge in edges:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(cast(Any, edge)), base_url="http://127.0.0.1") as client:
            assert (await client.get("/readyz")).text == "ready\n"
            metrics = (await client.get("/metrics")).text
        assert "rivage_nodes_seen 2.0" in metrics
        assert "rivage_bus_connected 1.0" in metrics


async def test_an_erasure_on_one_node_refuses_all_writes_on_another(new_node: Open) -> None:
    one, two = await new_node(), await new_node()
    player, cookie = two.identity.create_guest()
    setup = TableSetup("deep-river", (Occupant(player=player, name="Ann"), Occupant()), TableOptions(), player)
    tables = [await two.tables.create(setup, address="a") for _ in range(3)]
    # Writes of the other node are in progress when the erasure starts, and end after it.
    late = [asyncio.create_task(two.tables.create(setup, address="a")) for _ in range(40)]
    alias = await start_erasure(one, player)
    with pytest.raises(PlayerErased):
        await two.tables.create(setup, address="a")
    count = await erase(one.store, one.tables, player, alias)
    results = await asyncio.gather(*late, return_exceptions=True)
    assert {type(result) for result in results} <= {str, PlayerErased}
    assert count == len(tables) + len([result for result in results if isinstance(result, str)])
    for node in (one, two):
        assert await node.store.find_mentions(player) == []
        await until(lambda node=node: player in node.identity.revoked)  # type: ignore[misc]  # a lambda's default has no type
        with pytest.raises(ExpiredIdentity):
            node.identity.read(cookie)


async def test_exactly_one_of_several_nodes_accepts_a_passkey_response(new_node: Open) -> None:
    nodes = [await new_node() for _ in range(3)]
    for _ in range(5):
        challenge = nodes[0].credentials.challenges.create("sign-in", ANN)
        accepted = await asyncio.gather(*(node.credentials.challenges.use(challenge, "sign-in", ANN) for node in nodes))
        assert sorted(accepted) == [False, False, True]


async def test_readyz_warns_about_incompatible_workers_and_unreadable_messages(new_node: Open, nats: NatsServer) -> None:
    services = await new_node()
    link = await Link.open(nats.url)
    await link.publish(link.subject("work", "here"), pack(WorkerHeartbeat("w", "other", "0.9", 4, 0)))
    await link.publish(link.subject("work", "here"), b"hello")
    await until(lambda: len(services.work_problems()) == 2)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(cast(Any, Edge(services))), base_url="http://127.0.0.1") as client:
        answer = await client.get("/readyz")
    assert answer.status_code == 200
    assert answer.text == (
        "ready\n"
        "a worker of rivage 0.9 gets no jobs: another version, or other games\n"
        "a heartbeat of a worker could not be read (5 bytes): does another program use these subjects?\n"
    )
    await link.close()


async def test_revocations_are_reloaded_when_the_bus_is_available_again(new_node: Open, nats: NatsServer) -> None:
    one = await new_node()
    ann = FakeConnection()
    one.connections.add(ANN, ann)
    nats.kill()
    await one.store.revoke(ANN, 77)
    await asyncio.to_thread(nats.start)
    await until(lambda: ann.closed == [CLOSE_FORGED])
    assert one.identity.revoked[ANN] == 77


async def test_the_database_or_bus_of_another_cluster_is_refused_without_writes(
    new_node: Open, postgresql: PostgresServer, tmp_path: Path
) -> None:
    await new_node()
    with pytest.raises(OtherCluster, match="in use by the nodes of another bus"):
        await new_node(cluster="another")
    other = NatsServer(tmp_path / "other").start()
    try:
        with pytest.raises(OtherCluster, match="in use by the nodes of another bus"):
            await new_node(bus=other.url)
    finally:
        other.kill()
    fresh = postgresql.new_database(f"nodes_{next(_numbers)}")
    with pytest.raises(OtherCluster, match="Nodes with another database use this bus"):
        await new_node(database=fresh)
    # Nothing was written, so another cluster can use it.
    assert (await new_node(database=fresh, cluster="theirs")).store.where.endswith(fresh.rpartition("/")[2])


async def test_an_unavailable_bus_is_reported_before_the_database_is_opened(
    new_node: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rivage.hosting.link.CONNECT_TIMEOUT_S", 0.2)
    with pytest.raises(BusUnavailable, match=r"The bus nats://127\.0\.0\.1:9 does not answer"):
        await new_node(bus="nats://127.0.0.1:9", database="postgresql://nobody@127.0.0.1:9/nothing")


async def test_a_turn_during_the_shutdown_of_a_node_is_notified_once(
    nats: NatsServer, postgresql: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rivage.hosting.cluster.tables.DRAIN_NOTICE_S", 0.5)
    database = postgresql.new_database(f"nodes_{next(_numbers)}")
    settings = Settings(bus=nats.url, bot_workers=1, private_targets=True)
    seats = (Occupant(player=ANN, name="Ann"), Occupant(player=BEN, name="Ben"))
    with receiver() as program:
        async with open_services(database, tmp_path, settings) as remaining, AsyncExitStack() as leaving:
            stopping = await leaving.enter_async_context(open_services(database, tmp_path, settings))
            table = await stopping.tables.create(TableSetup(game="deep-river", seats=seats, options=TableOptions(), host=ANN))
            match = await stopping.tables.match(table)
            (first,) = match.to_act
            waiting = seats[1 - first].player
            await remaining.store.save_belonging(Belonging(waiting, NOTIFY, table, ""))
            await remaining.store.save_belonging(Belonging(waiting, WEBHOOK, WEBHOOK, encode(Webhook(program.url, "s")).decode()))
            session = await stopping.tables.connect(table, Tab(seats[first].player))
            shutdown = asyncio.create_task(leaving.aclose())
            await asyncio.sleep(0.1)
            while match.to_act == {first}:
                action = match.game.format_action(next(iter(match.game.legal_actions(match.state, first))))
                assert isinstance(session, TableSession)
                await session.do(Act(seat=first, action=action, version=len(match.history)), 1)
                match = await stopping.tables.match(table)
            assert not shutdown.done(), "the node stopped before the move"
            await shutdown
            assert json.loads((await asyncio.to_thread(program.next))[2])["table"] == table
            await asyncio.sleep(0.5)
            assert program.got.empty(), "notified twice"


async def test_a_node_stops_in_time_when_the_bus_does_not_respond(
    nats: NatsServer, postgresql: PostgresServer, tmp_path: Path
) -> None:
    database = postgresql.new_database(f"nodes_{next(_numbers)}")
    leaving = AsyncExitStack()
    stopping = await leaving.enter_async_context(open_services(database, tmp_path, Settings(bus=nats.url, bot_workers=1)))
    seats = (Occupant(player=ANN, name="Ann"), Occupant(player=BEN, name="Ben"))
    table = await stopping.tables.create(TableSetup(game="deep-river", seats=seats, options=TableOptions(), host=ANN))
    await stopping.tables.connect(table, Tab(ANN))
    nats.freeze()
    started = time.monotonic()
    await leaving.aclose()
    assert time.monotonic() - started < 8
