"""The tables of a cluster: relayed players, handovers and failover."""

import asyncio

import pytest
from tests.support.cluster import NatsServer
from tests.table.helpers import ANN, BEN, CARA, bot, opening, person
from tests.table.river import river

from rivage.core import RivageError
from rivage.hosting import Caps
from rivage.hosting.cluster.messages import Heartbeat, NodeGone, write
from rivage.hosting.cluster.relay import throttled
from rivage.hosting.errors import Moved
from rivage.hosting.table_session import SERVICE_RESTART
from rivage.table import Occupant
from rivage.table.errors import TooManyTables, UnknownTable
from rivage.table.protocol import PointerMoved
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from ..deployment import no_disk
from ..tabs import Tab, until
from .node_group import ClusterNode, NodeGroup


def take_stones(seat: int = 0, version: int = 1) -> cmd.Act:
    return cmd.Act(seat=seat, action="take", version=version)


async def create_table(node: ClusterNode, *occupants: Occupant) -> str:
    """Create a table of Nim with nine stones."""
    return await node.tables.create(opening(*occupants, script=("heap 9",)))


async def kinds(group: NodeGroup, table: str) -> list[str]:
    """The types of the events in the log of a table."""
    return [type(event).__name__ for event in await group.store.read(table)]


# Tables at any node.


async def test_players_at_different_nodes_share_one_table(group: NodeGroup) -> None:
    one, two = await group.add(), await group.add()
    table = await create_table(one)
    ann, ben = Tab(ANN), Tab(BEN)
    await one.connect(table, ann)
    session = await two.connect(table, ben)
    assert [message["t"] for message in ben.received] == ["snapshot"]
    assert (one.hosts(table), two.hosts(table), len(two.tables)) == (True, False, 0)
    with pytest.raises(RivageError) as caught:
        await session.do(take_stones(seat=1), 1)
    assert caught.value.code == "turn.not_yours"
    remote = await two.connect(table, Tab(ANN))
    await remote.do(take_stones(), 2)
    await until(lambda: ann.of("patch") != [] and ben.of("patch") != [])
    assert (await kinds(group, table))[-1] == "Acted"
    assert ben.closed == []


async def test_hands_resync_and_leaving_work_from_another_node(group: NodeGroup) -> None:
    one, two = await group.add(), await group.add()
    table = await one.tables.create(river())
    ann, ben = Tab(ANN), Tab(BEN)
    await one.connect(table, ann)
    session = await two.connect(table, ben)
    await session.move(PointerMoved(30, 40))
    await until(lambda: ann.of("hands") != [])
    await session.resync()
    await until(lambda: len(ben.of("snapshot")) == 2)
    assert await one.tables.is_here(table, BEN)
    session.leave()
    await until(lambda: not one.tables._local.find(table).is_here(BEN))  # type: ignore[union-attr]
    assert not await two.tables.is_here(table, BEN)


async def test_an_idle_table_of_a_live_node_is_loaded_there(group: NodeGroup) -> None:
    one, two = await group.add(), await group.add()
    table = await create_table(one)
    one.tables._local.evict(table)
    assert not one.hosts(table)
    ann = Tab(ANN)
    await (await two.connect(table, ann)).do(take_stones(), 1)
    assert one.hosts(table)
    assert two.tables.fenced_log.taken_over == 0


async def test_an_unknown_table_is_unknown_everywhere(group: NodeGroup) -> None:
    one = await group.add()
    for request in (one.connect("nowhere", Tab(ANN)), one.tables.match("nowhere"), one.tables.summary("nowhere")):
        with pytest.raises(UnknownTable):
            await request


async def test_summaries_and_presence_are_the_same_at_every_node(group: NodeGroup) -> None:
    one, two = await group.add(), await group.add()
    table = await create_table(one)
    await one.connect(table, Tab(ANN))
    await until(lambda: one.id in two.leases.alive_nodes())
    assert await one.tables.summary(table) == await two.tables.summary(table)
    assert [await node.tables.is_here(table, ANN) for node in (one, two)] == [True, True]
    assert [await node.tables.is_here(table, BEN) for node in (one, two)] == [False, False]
    assert (await two.tables.match(table)).state == (await one.tables.match(table)).state
    one.tables._local.evict(table)
    assert (await one.tables.summary(table)) == (await two.tables.summary(table))
    assert not await two.tables.is_here(table, ANN)


async def test_a_player_can_be_anonymised_at_any_node(group: NodeGroup, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = await group.add(), await group.add()
    table = await create_table(one)
    ben = Tab(BEN)
    await one.connect(table, ben)
    await two.tables.anonymise_player(table, ANN, "alias")
    players = [event.player for event in await group.store.read(table) if isinstance(event, ev.Seated)]
    assert ANN not in players
    assert "alias" in players
    await until(lambda: len(ben.of("snapshot")) == 2)
    with pytest.raises(UnknownTable):
        await two.tables.anonymise_player("nowhere", ANN, "alias")
    # Idle tables are not loaded for it.
    idle = await create_table(two)
    two.tables._local.evict(idle)
    await two.tables.anonymise_player(idle, ANN, "alias")
    assert (await two.tables.summary(idle)).host == "alias"
    assert idle not in two.tables.fenced_log._fences
    monkeypatch.setattr(one.tables._local, "anonymise_player", no_disk)
    with pytest.raises(RivageError) as caught:
        await two.tables.anonymise_player(table, BEN, "another")
    assert caught.value.code == "store.full"


async def test_the_limit_of_open_tables_holds_across_nodes(group: NodeGroup) -> None:
    one, two = await group.add(caps=Caps(guest=2)), await group.add(caps=Caps(guest=2))
    await create_table(one)
    last = await create_table(two)
    await until(lambda: len(one.open_tables) == len(two.open_tables) == 2)
    for node in (one, two):
        with pytest.raises(TooManyTables):
            await create_table(node)
    session = await one.connect(last, Tab(ANN))
    await session.do(cmd.Resign(seat=0), 1)
    await until(lambda: len(one.open_tables) == len(two.open_tables) == 1)
    await create_table(one)


# Nodes that start and stop.


async def test_a_stopping_node_hands_its_tables_over_at_once(group: NodeGroup) -> None:
    one, two = await group.add(lease=60), await group.add()
    table = await create_table(one)
    local, remote = Tab(ANN), Tab(BEN)
    await one.connect(table, local)
    session = await two.connect(table, remote)
    await (await one.connect(table, Tab(ANN))).do(take_stones(), 1)
    one.tables.check_ready()
    dead_node = one.id
    await one.tables.close()
    assert local.closed == [SERVICE_RESTART]
    await until(lambda: remote.closed != [])
    session.leave()
    with pytest.raises(Moved) as caught:
        one.tables.check_ready()
    assert caught.value.message == "this node stops and hands its tables to the others"
    with pytest.raises(Moved):
        await one.connect(table, Tab(CARA))
    with pytest.raises(Moved):
        await create_table(one)
    again = Tab(ANN)
    await (await two.connect(table, again)).do(take_stones(version=2), 1)
    assert (again.received[0]["table"]["actions"], two.hosts(table), two.tables.fenced_log.taken_over) == (2, True, 1)
    assert one.tables.handed_over == 1
    assert dead_node not in two.leases.alive_nodes()
    await one.tables.close()


async def test_a_client_that_connects_while_a_node_stops_waits_for_its_tables(
    group: NodeGroup, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await group.add(lease=60), await group.add()
    table = await create_table(one)
    let_go, go_on = asyncio.Event(), asyncio.Event()
    leave = one.leases.leave

    async def dawdle() -> None:
        let_go.set()
        await go_on.wait()
        await leave()

    monkeypatch.setattr(one.leases, "leave", dawdle)
    going = asyncio.create_task(one.tables.close())
    await let_go.wait()
    ann = Tab(ANN)
    coming = asyncio.create_task(two.connect(table, ann))
    done, _ = await asyncio.wait([coming], timeout=0.3)
    assert not done
    go_on.set()
    await going
    await (await coming).do(take_stones(), 1)
    assert two.hosts(table)
    assert ann.closed == []


async def test_bots_finish_their_turns_before_their_node_stops(group: NodeGroup) -> None:
    one = await group.add()
    one.bots.thinking = asyncio.Event()
    table = await create_table(one, bot(), person(BEN))
    await until(lambda: one.bots.asked != [])
    going = asyncio.create_task(one.tables.close())
    await until(lambda: one.tables._draining)
    one.bots.thinking.set()
    await going
    assert "Acted" in (await kinds(group, table))[2:]


async def test_clients_of_a_dead_node_find_their_tables_at_the_others(group: NodeGroup) -> None:
    one, two, three = await group.add(), await group.add(), await group.add()
    table = await create_table(one)
    await (await one.connect(table, Tab(ANN))).do(take_stones(), 1)
    ann, ben = Tab(ANN), Tab(BEN)
    await two.connect(table, ann)
    await three.connect(table, ben)
    await one.die()
    await until(lambda: ann.closed == ben.closed == [SERVICE_RESTART])
    again, other = Tab(ANN), Tab(BEN)
    sessions = await asyncio.gather(two.connect(table, again), three.connect(table, other))
    assert again.received[0]["table"]["actions"] == other.received[0]["table"]["actions"] == 2
    assert [two.hosts(table), three.hosts(table)].count(True) == 1
    await sessions[0].do(take_stones(version=2), 1)
    await until(lambda: len(other.of("patch")) == 1)


async def test_due_tables_of_a_dead_node_continue_at_the_others(group: NodeGroup) -> None:
    one, two, three = await group.add(), await group.add(), await group.add()
    one.bots.thinking = asyncio.Event()  # never set
    tables = [await create_table(one, bot(), person(BEN)) for _ in range(6)]
    sleeping = await create_table(one)
    await until(lambda: len(one.bots.asked) == 6)
    await one.die()
    await until(lambda: all(two.hosts(table) or three.hosts(table) for table in tables))
    for table in tables:
        await until(lambda table=table: any(node.hosts(table) for node in (two, three)))  # type: ignore[misc]
    await until(lambda: two.took_over != [] and three.took_over != [])
    # The live nodes share the due tables, and idle tables are not loaded.
    assert [two.hosts(table) for table in tables] == [not three.hosts(table) for table in tables]
    assert not two.hosts(sleeping)
    assert not three.hosts(sleeping)
    moved = [table for node in (two, three) for table in tables if node.hosts(table)]
    for table in moved:
        host = two if two.hosts(table) else three
        actor = host.tables._local.find(table)
        assert actor is not None
        await until(lambda actor=actor: len(actor.match.history) > 2)  # type: ignore[misc]
    is_leader = two if two.tables.is_leader else three
    assert [two.gone_calls, three.gone_calls].count([]) == 1
    assert is_leader.gone_calls == [is_leader.id]


async def test_a_frozen_node_writes_nothing_sends_nothing_and_evicts(group: NodeGroup) -> None:
    one, two = await group.add(), await group.add()
    table = await create_table(one)
    zombie = Tab(ANN)
    session = await one.connect(table, zombie)
    one.freeze()
    await until(lambda: one.id in two.leases._dead)
    ann = Tab(ANN)
    await (await two.connect(table, ann)).do(take_stones(), 1)
    before = await group.store.read(table)
    assert one.hosts(table)  # to its own knowledge
    sent = len(zombie.raw)
    with pytest.raises(Moved):
        await session.do(take_stones(), 9)
    await until(lambda: zombie.closed == [SERVICE_RESTART])
    assert len(zombie.raw) == sent
    assert await group.store.read(table) == before
    assert (one.tables.fenced_log.fenced, one.hosts(table), len(one.tables)) == (1, False, 0)
    assert ann.closed == []


async def test_a_node_declared_dead_evicts_everything_and_joins_again(group: NodeGroup) -> None:
    one, two = await group.add(), await group.add()
    table = await create_table(one)
    ann = Tab(ANN)
    await one.connect(table, ann)
    buried = one.id
    await one.leases._bucket.delete(f"node.{buried}")
    await two.link.publish(two.link.subject("all"), write(NodeGone(two.id, buried)))
    await until(lambda: ann.closed == [SERVICE_RESTART])
    assert not one.ready
    await until(lambda: one.ready)
    assert one.id not in ("", buried)
    again = Tab(ANN)
    await (await one.connect(table, again)).do(take_stones(), 1)
    assert one.tables.handed_over == 1


@pytest.mark.parametrize("failing", ["beat", "requests"])
async def test_a_node_retries_when_the_bus_fails_while_it_rejoins(
    group: NodeGroup, failing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await group.add()
    first = one.id
    owner, name = (one.leases, "_send_heartbeat") if failing == "beat" else (one.tables._requests, "subscribe")
    whole = getattr(owner, name)

    async def fail(*_given: str) -> None:
        monkeypatch.setattr(owner, name, whole)
        raise one.link.unavailable_error("a moment")

    monkeypatch.setattr(owner, name, fail)
    one.leases.lose()
    await until(lambda: getattr(owner, name) == whole)
    await until(lambda: one.ready)
    assert one.tables._requests._node == one.id
    # The unusable lease was deleted.
    assert set(await one.leases._read_cards()) <= {first, one.id}


async def test_a_bus_outage_disconnects_clients_and_play_continues_after_it(nats: NatsServer, group: NodeGroup) -> None:
    one, two = await group.add(bus=nats.url), await group.add(bus=nats.url)
    table = await create_table(one)
    before = await group.store.read(table)
    local, remote = Tab(ANN), Tab(BEN)
    session = await one.connect(table, local)
    await two.connect(table, remote)
    nats.kill()
    await until(lambda: remote.closed == [SERVICE_RESTART])
    await until(lambda: local.closed == [SERVICE_RESTART])  # the lease has expired
    with pytest.raises(Moved):
        await session.do(take_stones(), 1)
    with pytest.raises(RivageError) as caught:
        await create_table(one)
    assert caught.value.code == "bus.away"
    assert await group.store.read(table) == before
    await asyncio.to_thread(nats.start)
    await until(lambda: one.ready and two.ready)
    again = Tab(ANN)
    await (await two.connect(table, again)).do(take_stones(), 1)
    assert again.received[-1]["t"] == "done"


async def test_relayed_players_play_on_after_a_short_bus_outage(group: NodeGroup) -> None:
    one, two = await group.add(lease=60.0), await group.add()
    table = await create_table(one)
    remote = Tab(ANN)
    session = await two.connect(table, remote)
    id_before = one.id
    assert one.link._nats._transport is not None
    one.link._nats._transport.close()  # type: ignore[no-untyped-call]  # the method has no annotations
    await session.do(take_stones(), 1)
    await until(lambda: one.link.connected)
    assert one.id == id_before
    assert remote.of("patch") != []
    assert remote.closed == []


# Foreign messages.


async def test_foreign_problemsare_counted_reported_and_ignored(group: NodeGroup, caplog: pytest.LogCaptureFixture) -> None:
    throttled.reset()
    one = await group.add()
    stranger = one.link
    table = await create_table(one)
    before = await group.store.read(table)
    for k in range(12):
        await stranger.publish(one.link.subject("all"), b"hello %d" % k)
        await stranger.publish(one.link.subject("node", one.id), b"\x00" * k)
    await until(lambda: one.tables.ignored == 24)
    problems = [record.message for record in caplog.records if "not from Rivage" in record.message]
    assert len(problems) == 1
    assert one.tables.current_problems() == problems
    assert all(record.exc_info is None for record in caplog.records)
    assert await group.store.read(table) == before
    await one.connect(table, Tab(ANN))


async def test_exactly_one_node_is_the_leader(group: NodeGroup) -> None:
    nodes = [await group.add() for _ in range(3)]
    await until(lambda: all(len(node.leases.alive_nodes()) == 3 for node in nodes))
    assert [node.tables.is_leader for node in nodes].count(True) == 1
    first = next(node for node in nodes if node.tables.is_leader)
    await first.tables.close()
    rest = [node for node in nodes if node is not first]
    await until(lambda: [node.tables.is_leader for node in rest].count(True) == 1)
    assert not first.tables.is_leader


async def test_a_node_ignores_its_own_heartbeat(group: NodeGroup) -> None:
    one = await group.add()
    await one.link.publish(one.link.subject("all"), write(Heartbeat(one.id, 0)))
    await one.link.publish(one.link.subject("all"), write(Heartbeat("other", one.leases.now() + 60_000)))
    await until(lambda: "other" in one.leases.alive_nodes())
    assert one.id in one.leases.alive_nodes()
