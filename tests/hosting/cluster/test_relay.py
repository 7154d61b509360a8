"""The relay between nodes, with real WebSockets."""

import asyncio

import pytest
from tests.table.helpers import ANN, BEN, opening
from tests.table.river import river
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rivage.core import RivageError
from rivage.hosting.cluster.relay import VALIDITY_S, RelaySigner, throttled
from rivage.hosting.errors import BadRelay, Moved, Unreachable
from rivage.hosting.table_session import RELAY_HEADER, RELAY_PATH, SERVICE_RESTART
from rivage.table.protocol import PointerMoved
from rivage.table.protocol import commands as cmd

from ..tabs import Tab, until
from .node_group import ClusterNode, NodeGroup


def take_stones(seat: int = 0, version: int = 1) -> cmd.Act:
    return cmd.Act(seat=seat, action="take", version=version)


async def create_table(node: ClusterNode) -> str:
    return await node.tables.create(opening(script=("heap 9",)))


# Relayed messages.


async def test_frames_are_relayed_both_ways_in_order(group: NodeGroup) -> None:
    host, edge = await group.add(), await group.add()
    table = await create_table(host)
    ann, ben = Tab(ANN), Tab(BEN)
    await host.connect(table, ann)
    session = await edge.connect(table, ben)
    assert session.is_relayed
    assert [message["t"] for message in ben.received] == ["snapshot"]
    with pytest.raises(RivageError) as caught:
        await session.do(take_stones(seat=1), 1)
    assert caught.value.code == "turn.not_yours"
    remote = await edge.connect(table, Tab(ANN))
    await remote.do(take_stones(), 1)
    await remote.do(take_stones(version=2), 2)
    await until(lambda: len(ben.of("patch")) == 2)
    assert [message["table"]["actions"] for message in ben.received if "table" in message] == [1, 2, 3]
    assert [message["table"]["actions"] for message in ann.received if "table" in message] == [1, 2, 3]
    await session.session.send("no message at all")  # type: ignore[union-attr]
    await until(lambda: ben.received[-1]["t"] == "refusal")
    await session.session.send(b"")  # type: ignore[union-attr]
    await until(lambda: [message["t"] for message in ben.received[-2:]] == ["refusal", "refusal"])
    assert ben.closed == []
    session.leave()
    await until(lambda: not host.tables._local.find(table).is_here(BEN))  # type: ignore[union-attr]


async def test_relayed_spectators_are_not_limited_by_address(group: NodeGroup) -> None:
    host, edge = await group.add(lease=60), await group.add(lease=60)
    table = await create_table(host)
    tabs = [Tab("") for _ in range(400)]  # more than one address may open at once
    await asyncio.gather(*(edge.connect(table, tab) for tab in tabs))
    assert host.guard.nodes.connections == len(tabs) == len(edge.tables.relay)
    assert host.guard.connections == len(tabs)
    await (await host.connect(table, Tab(ANN))).do(take_stones(), 1)
    await until(lambda: all(tab.of("patch") != [] for tab in tabs))


async def test_cosmetic_messages_are_dropped_for_a_slow_relayed_client(group: NodeGroup) -> None:
    host, edge = await group.add(), await group.add()
    table = await host.tables.create(river())
    ann, ben = Tab(ANN), Tab(BEN)
    seen = await host.connect(table, ann)
    await edge.connect(table, ben)
    ben.lags = True
    for at in range(40):
        await seen.move(PointerMoved(at, 40))
        await asyncio.sleep(0.005)
    await asyncio.sleep(0.2)
    assert len(ben.of("hands")) <= 1
    ben.lags = False
    await until(lambda: ben.of("hands") != [])
    assert ben.closed == []


# The end of a relay connection.


async def test_the_close_code_of_the_host_reaches_the_client(group: NodeGroup) -> None:
    host, edge = await group.add(), await group.add()
    table = await create_table(host)
    ben, ann = Tab(BEN), Tab(ANN)
    await edge.connect(table, ben)
    await edge.connect(table, ann)
    host.services.connections.close_all(BEN, 4401, "identity.expired")
    await until(lambda: ben.closed == [4401])
    host.tables._evict(table)
    await until(lambda: ann.closed == [SERVICE_RESTART])


async def test_a_broken_relay_connection_makes_the_client_reconnect(group: NodeGroup) -> None:
    host, edge = await group.add(lease=60), await group.add()
    table = await create_table(host)
    ben = Tab(BEN)
    await edge.connect(table, ben)
    await host.stop_listening()
    await until(lambda: ben.closed == [SERVICE_RESTART])


async def test_clients_leave_a_frozen_host_when_its_lease_expires(group: NodeGroup) -> None:
    host, edge = await group.add(), await group.add()
    table = await create_table(host)
    ben = Tab(BEN)
    await edge.connect(table, ben)
    host.freeze()
    await until(lambda: ben.closed == [SERVICE_RESTART])
    again = Tab(BEN)
    assert not (await edge.connect(table, again)).is_relayed
    assert edge.hosts(table)


# Errors.


async def test_a_node_with_an_unreachable_address_cannot_join(group: NodeGroup) -> None:
    with pytest.raises(Unreachable, match=r"Nothing answers at http://127\.0\.0\.1:9.*--advertise.*nothing is written"):
        await group.add(address="http://127.0.0.1:9")
    other = await group.add()
    assert other.leases.alive_nodes() == [other.id]


@pytest.mark.parametrize("how", ["nothing", "no address", "another node", "no node"])
async def test_an_unreachable_host_is_logged_and_nothing_is_written(
    group: NodeGroup, how: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    throttled.reset()
    monkeypatch.setattr("rivage.hosting.cluster.tables.FIND_TIMEOUT_S", 0.3)
    host, edge, third = await group.add(lease=60), await group.add(), await group.add()
    table = await create_table(host)
    before = await group.store.read(table)
    wrong = {
        "nothing": "http://127.0.0.1:9",
        "no address": "",
        "another node": third.address,
        "no node": group.bus.replace("nats", "http"),
    }[how]
    edge.leases._addresses[host.id] = wrong
    with pytest.raises(Moved):
        await edge.connect(table, Tab(BEN))
    (problem,) = [line for line in edge.tables.current_problems() if "no host was found" in line]
    assert {
        "nothing": f"node {host.id} cannot be reached at the address it advertises, http://127.0.0.1:9",
        "no address": f"node {host.id} advertises no address",
        "another node": f"node {host.id} at {third.address} answers 403",
        "no node": f"node {host.id} cannot be reached at the address it advertises",
    }[how] in problem
    assert problem in [record.getMessage() for record in caplog.records]
    assert all(record.exc_info is None for record in caplog.records)
    if how == "another node":
        assert any("is meant for node" in line for line in third.tables.current_problems())
    assert await group.store.read(table) == before
    # The problem is no longer shown after it is solved.
    edge.leases._addresses.clear()
    assert (await edge.connect(table, Tab(BEN))).is_relayed


async def ask(node: ClusterNode, header: str, table: str = "t") -> int:
    """Send a relay request to a node. Returns the HTTP status."""
    url = node.address.replace("http", "ws") + RELAY_PATH.format(table=table)
    try:
        async with connect(url, additional_headers={RELAY_HEADER: header}, proxy=None):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


async def test_a_relay_request_without_a_valid_signature_is_refused(group: NodeGroup, caplog: pytest.LogCaptureFixture) -> None:
    host, edge = await group.add(), await group.add()
    table = await create_table(host)
    before = await group.store.read(table)
    secret = await group.store.secret()
    stranger = RelaySigner(b"another secret", lambda: "x", edge.leases.now)
    late = RelaySigner(secret, lambda: "x", lambda: edge.leases.now() - round(VALIDITY_S * 1000) - 5000)
    good = RelaySigner(secret, lambda: "x", edge.leases.now)
    used = good.sign(host.id, table, BEN, "192.0.2.1")
    assert await ask(host, used, table) == 101
    for header, expected in (
        (used, "its signature was used before"),
        (stranger.sign(host.id, table, BEN, ""), "its signature is wrong"),
        (good.sign(host.id, "another-table", BEN, ""), "its signature is wrong"),
        (late.sign(host.id, table, BEN, ""), "its signature is from 35 s ago"),
        (good.sign("another-node", table, BEN, ""), "it is meant for node another-node"),
        ("", "its signature is wrong"),
        ("é" * 50, "its signature is wrong"),
        ("AAAA" * 60, "its signature is wrong"),
    ):
        throttled.reset()
        caplog.clear()
        assert await ask(host, header, table) == 403
        (problem,) = host.tables.current_problems()
        assert problem.startswith("a relay connection was refused: ")
        assert expected in problem
        assert problem in [record.getMessage() for record in caplog.records]
        assert all(record.exc_info is None for record in caplog.records)
    assert await group.store.read(table) == before
    assert host.guard.nodes.connections == 0


def test_a_signature_is_valid_once_and_for_its_node_table_and_time() -> None:
    now = 1_000_000
    local, remote = RelaySigner(b"s", lambda: "local", lambda: now), RelaySigner(b"s", lambda: "remote", lambda: now)
    header = remote.sign("local", "t", ANN, "192.0.2.1")
    claims = local.verify("t", header)
    assert (claims.player, claims.address, claims.table) == (ANN, "192.0.2.1", "t")
    for table, again in (("t", header), ("u", remote.sign("local", "t", ANN, "")), ("t", remote.sign("remote", "t", ANN, ""))):
        with pytest.raises(BadRelay):
            local.verify(table, again)
    header = remote.sign("local", "t", ANN, "")
    now += round(VALIDITY_S * 1000) + 1
    with pytest.raises(BadRelay, match="expired"):
        local.verify("t", header)
    # Expired nonces are deleted.
    now += 3 * round(VALIDITY_S * 1000)
    local.verify("t", remote.sign("local", "t", ANN, ""))
    assert len(local._used) == 1
