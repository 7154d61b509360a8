"""Node leases: renewal, expiry, and the detection of dead nodes."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.support.cluster import NatsServer, nats_cluster, start_together

from rivage.hosting.cluster.leases import EXPIRY_MARGIN_S, MAX_CLOCK_SKEW_S, Leases, NodeCard
from rivage.hosting.cluster.messages import Broadcast, Heartbeat, NodeGone
from rivage.hosting.codec import Reader
from rivage.hosting.errors import BusUnavailable, NoJetStream, OtherCluster, OtherVersion, WrongClock
from rivage.hosting.link import Link, Msg

from ..conftest import MakeLink
from ..tabs import until

LEASE_S = 0.5
"""Seconds of the leases of nodes that die in a test."""

MakeLeases = Callable[..., Awaitable[Leases]]
reader: Reader[Broadcast] = Reader(Broadcast)


async def ours(found: str) -> str:
    return found or "us"


@pytest.fixture
async def new_leases(new_link: MakeLink) -> AsyncIterator[MakeLeases]:
    """Creates nodes that are connected to the bus; with `join` they hold a lease."""
    created: list[Leases] = []

    async def make(link: Link | None = None, *, join: bool = True, **how: Any) -> Leases:
        link = link or await new_link()
        leases = Leases(link, how.pop("games", {"nim": 3}), **how)
        created.append(leases)

        async def receive(message: Msg) -> None:
            read = reader.read(message.data)
            if isinstance(read, Heartbeat):
                leases.receive_heartbeat(read)
            elif isinstance(read, NodeGone) and read.node != leases.node:
                leases.mark_gone(read.node)

        await link.subscribe(link.subject("all"), receive)
        await leases.open(ours)
        if join:
            await leases.join()
        return leases

    yield make
    for leases in created:
        await leases.leave()


async def stop_renewing(leases: Leases) -> None:
    """Stop renewing, like a suspended process."""
    assert leases._task is not None
    leases._task.cancel()
    leases._task = None


async def test_the_others_notice_a_node_that_joins(new_leases: MakeLeases) -> None:
    one, two = await new_leases(), await new_leases()
    assert one.alive
    assert two.alive
    assert one.node != two.node
    await until(lambda: one.alive_nodes() == two.alive_nodes() == sorted([one.node, two.node]))
    assert await one.is_alive(two.node)
    assert await one.is_alive(one.node)


async def test_no_node_and_an_unknown_node_are_not_alive(new_leases: MakeLeases) -> None:
    one = await new_leases()
    assert not await one.is_alive("")
    assert not await one.is_alive("never-was")


async def test_a_live_node_keeps_renewing_its_lease(new_leases: MakeLeases, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivage.hosting.cluster.leases.RENEW_INTERVAL_S", 0.02)
    one, two = await new_leases(), await new_leases()
    await until(lambda: one.node in two._heartbeats)
    first = two._heartbeats[one.node].until
    await until(lambda: two._heartbeats[one.node].until > first + 200)
    assert await two.is_alive(one.node)
    assert two.overdue() == []


async def test_the_lease_of_an_unknown_node_is_read_from_the_bus(new_leases: MakeLeases) -> None:
    one, two = await new_leases(), await new_leases()
    two._heartbeats.clear()
    assert await two.is_alive(one.node)


async def test_a_node_that_does_not_renew_considers_itself_dead_first(
    new_leases: MakeLeases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rivage.hosting.cluster.leases.RENEW_INTERVAL_S", 0.05)
    one, two = await new_leases(), await new_leases(lease=LEASE_S)
    dead = two.node
    gone_nodes: list[str] = []
    one.on_gone(gone_nodes.append)
    joined = two._valid_until
    await until(lambda: two._valid_until > joined and dead in one.alive_nodes())
    await stop_renewing(two)
    while await one.is_alive(dead):  # noqa: ASYNC110  the call itself is tested
        await asyncio.sleep(0.01)
    assert not two.alive
    assert (gone_nodes, one.overdue(), one.alive_nodes()) == ([dead], [], [one.node])


async def test_a_node_declared_dead_cannot_renew_and_notices(new_leases: MakeLeases) -> None:
    one, two = await new_leases(), await new_leases(lease=LEASE_S)
    dead = two.node
    lost: list[str] = []
    two.on_lost(lambda: lost.append(two.node))
    await stop_renewing(two)
    await until(lambda: not two.alive)
    await asyncio.sleep(2 * EXPIRY_MARGIN_S)
    assert not await one.is_alive(dead)
    # It continues, like a process that was suspended.
    two._task = asyncio.create_task(two._keep_renewing())
    await until(lambda: lost == [""])
    assert two.node == ""
    assert not two.alive
    await two.join()
    assert two.alive
    assert two.node not in ("", dead)
    assert await one.is_alive(two.node)
    assert not await one.is_alive(dead)


async def test_a_node_whose_lease_was_deleted_too_early_notices_when_it_renews(new_leases: MakeLeases) -> None:
    one, two = await new_leases(), await new_leases(lease=60)
    lost: list[str] = []
    two.on_lost(lambda: lost.append(two.node))
    await one._bucket.delete(f"node.{two.node}")
    await until(lambda: lost == [""])
    assert not two.alive


async def test_a_dead_node_is_never_alive_again(new_leases: MakeLeases) -> None:
    one, two = await new_leases(), await new_leases()
    dead = two.node
    await two.leave()
    await until(lambda: dead not in one.alive_nodes())
    assert not await one.is_alive(dead)
    one.receive_heartbeat(Heartbeat(dead, one.now() + 60_000))  # a late message
    assert not await one.is_alive(dead)
    assert dead not in one.alive_nodes()


async def test_a_node_that_died_before_its_first_heartbeat_is_found_by_its_lease(new_leases: MakeLeases) -> None:
    dying = await new_leases(lease=LEASE_S)
    dead = dying.node
    await stop_renewing(dying)
    one = await new_leases()
    assert one.alive_nodes() == sorted([one.node, dead])
    await until(lambda: one.overdue() == [dead])
    late = await new_leases()
    assert late.overdue() == [dead]
    assert not await late.is_alive(dead)
    await until(lambda: one.overdue() == [])


async def test_an_unreadable_lease_counts_as_expired(new_leases: MakeLeases) -> None:
    one = await new_leases()
    await one._bucket.put("node.strange", b'{"until": "soon"}')
    assert not await one.is_alive("strange")
    assert list(await one._read_cards()) == [one.node]


async def test_two_nodes_can_declare_another_dead_at_the_same_time(new_leases: MakeLeases) -> None:
    one, two, dying = await new_leases(), await new_leases(), await new_leases(lease=LEASE_S)
    dead = dying.node
    gone_nodes: list[tuple[int, str]] = []
    one.on_gone(lambda node: gone_nodes.append((1, node)))
    two.on_gone(lambda node: gone_nodes.append((2, node)))
    await stop_renewing(dying)
    await until(lambda: one.overdue() == two.overdue() == [dead])
    assert False in await asyncio.gather(one.is_alive(dead), two.is_alive(dead))
    await until(lambda: sorted(gone_nodes) == [(1, dead), (2, dead)])
    assert not await one.is_alive(dead)
    assert not await two.is_alive(dead)


async def test_a_node_that_renews_at_the_last_moment_is_not_declared_dead(new_leases: MakeLeases) -> None:
    one, two = await new_leases(), await new_leases(lease=LEASE_S)
    await stop_renewing(two)
    await until(lambda: one.overdue() == [two.node])
    found = await one._bucket.get(f"node.{two.node}")
    get = one._bucket.get

    async def just_before(*_: Any) -> Any:
        one._bucket.get = get  # type: ignore[method-assign]
        await two._renew()
        return found

    one._bucket.get = just_before  # type: ignore[assignment, method-assign]
    assert await one.is_alive(two.node)
    assert two.alive


async def test_a_node_that_leaves_is_gone_at_once(new_leases: MakeLeases) -> None:
    one, two = await new_leases(), await new_leases(lease=60)
    left_node = two.node
    gone_nodes: list[str] = []
    one.on_gone(gone_nodes.append)
    await until(lambda: left_node in one.alive_nodes())
    await two.leave()
    await until(lambda: gone_nodes == [left_node])
    assert not await one.is_alive(left_node)
    assert not two.alive


async def test_a_lost_reply_to_a_renewal_does_not_lose_the_lease(new_leases: MakeLeases) -> None:
    one = await new_leases(lease=5.0)
    lost: list[str] = []
    one.on_lost(lambda: lost.append(one.node))
    # The bus executes a renewal, but its reply is lost.
    await one._bucket.update(f"node.{one.node}", one._card(), last=one._revision)
    before = one._valid_until
    await until(lambda: one._valid_until > before or lost != [])
    assert lost == []
    assert one.alive


async def test_a_bus_outage_longer_than_the_lease_loses_it(nats: NatsServer, new_link: MakeLink, new_leases: MakeLeases) -> None:
    link = await new_link(nats.url)
    one = await new_leases(link, lease=LEASE_S)
    first = one.node
    lost: list[bool] = []
    one.on_lost(lambda: lost.append(one.alive))
    nats.kill()
    await until(lambda: lost == [False])
    with pytest.raises(BusUnavailable):
        await one.is_alive("somebody")
    await asyncio.to_thread(nats.start)
    await until(lambda: link.connected)
    await one.join()
    assert one.alive
    assert not await one.is_alive(first)


@pytest.mark.parametrize(("off", "expected"), [(MAX_CLOCK_SKEW_S + 3, "ahead of"), (-MAX_CLOCK_SKEW_S - 3, "behind")])
async def test_a_node_with_a_wrong_clock_is_refused(new_leases: MakeLeases, off: float, expected: str) -> None:
    with pytest.raises(WrongClock, match=f"The clock of this machine is 5.0 s {expected} that of the bus nats://127"):
        await new_leases(wall=lambda: time.time() + off)


async def test_a_node_whose_clock_jumps_loses_its_lease(new_leases: MakeLeases, monkeypatch: pytest.MonkeyPatch) -> None:
    off = 0.0
    one = await new_leases(wall=lambda: time.time() + off)
    lost: list[str] = []
    one.on_lost(lambda: lost.append(one.node))
    off = 60.0
    monkeypatch.setattr("rivage.hosting.cluster.leases.CLOCK_CHECK_INTERVAL_S", 0.0)
    await until(lambda: lost == [""])
    with pytest.raises(WrongClock):
        await one.join()
    off = 0.0
    await one.join()
    assert one.alive


async def test_leases_use_the_clock_of_the_bus(new_leases: MakeLeases) -> None:
    one, two = await new_leases(), await new_leases(wall=lambda: time.time() + MAX_CLOCK_SKEW_S / 2)
    assert abs(one.now() - two.now()) < 500


async def test_a_node_with_other_rules_of_a_game_is_refused(new_leases: MakeLeases) -> None:
    await new_leases(games={"nim": 3, "sums": 1})
    for games in ({"nim": 4}, {"nim": 2, "sums": 1}):
        with pytest.raises(OtherVersion, match=r"they differ in the rules of nim\. Stop the others first"):
            await new_leases(games=games)
    for games in ({"nim": 3, "sums": 1}, {"nim": 3}, {"chess": 1}):
        assert (await new_leases(games=games)).alive


async def test_a_joining_node_finds_every_lease_while_others_renew(new_leases: MakeLeases) -> None:
    one, leaving = await new_leases(), await new_leases()
    left_node = leaving.node
    await leaving.leave()

    async def renew() -> None:
        while True:
            await one._bucket.put(one._clock_key, b"")

    # Concurrent writes do not hide any lease.
    writing = asyncio.create_task(renew())
    for _ in range(20):
        assert list(await one._read_cards()) == [one.node]
    writing.cancel()
    # Nodes that have left leave no data behind.
    info = await one._stream.stream_info(f"KV_{one._bucket_name}", subjects_filter=">")
    assert not any(left_node in subject for subject in info.state.subjects or {})


async def test_nodes_of_another_protocol_version_are_refused(new_leases: MakeLeases) -> None:
    one, two = await new_leases(), await new_leases(join=False)
    entry = await one._bucket.get(f"node.{one.node}")
    card = replace(msgspec.json.decode(entry.value or b"", type=NodeCard), protocol=99, version="9.9", until=one.now() + 60_000)
    await one._bucket.put("node.stranger", msgspec.json.encode(card))
    with pytest.raises(OtherVersion, match=r"Rivage 9\.9.*version 99, not 3"):
        await two.join()
    assert not two.alive
    await one._bucket.put("node.stranger", msgspec.json.encode(replace(card, until=0)))
    await two.join()  # it died long ago


async def test_a_bus_of_another_cluster_is_refused_and_a_new_one_gets_our_id(new_link: MakeLink) -> None:
    found_ids: list[str] = []

    async def identity(found: str) -> str:
        found_ids.append(found)
        if len(found_ids) == 3:
            raise BusUnavailable("not ours")
        return "first"

    one, two, three = [Leases(await new_link(), {}) for _ in range(3)]
    await one.open(identity)
    await two.open(identity)
    with pytest.raises(BusUnavailable, match="not ours"):
        await three.open(identity)
    assert found_ids == ["", "first", "first"]
    assert not await one.has_other_nodes()
    await two.join()
    assert await one.has_other_nodes()
    assert not await two.has_other_nodes()
    await two.leave()


async def test_nodes_rejoin_a_bus_that_lost_its_data_and_restore_its_id(new_leases: MakeLeases) -> None:
    one = await new_leases()
    first = one.node
    await one._stream.delete_key_value(f"rivage-{one._link.cluster}-nodes")
    await until(lambda: not one.node)
    await one.join()
    assert one.node not in {"", first}
    assert await one._read_cluster_id() == "us"
    await one._bucket.put("cluster", b"others")
    one.lose()
    with pytest.raises(OtherCluster, match="belongs to another cluster now"):
        await one.join()


# A bus with several servers.


@pytest.fixture
def three(tmp_path: Path) -> Iterator[list[NatsServer]]:
    """A bus with three servers."""
    servers = nats_cluster(tmp_path, 3)
    try:
        start_together(servers)
        yield servers
    finally:
        for server in servers:
            server.kill()


async def joined(link: Link, new_leases: MakeLeases) -> Leases:
    """A node with a long lease. Retries while the servers of a new bucket elect a leader."""
    async with asyncio.timeout(30):
        while True:
            try:
                return await new_leases(link, lease=30.0)
            except BusUnavailable:
                await asyncio.sleep(0.1)


async def test_leases_survive_the_death_of_one_of_three_nats_servers(
    three: list[NatsServer], new_link: MakeLink, new_leases: MakeLeases, cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rivage.hosting.cluster.leases.RENEW_INTERVAL_S", 0.05)
    link = await new_link(",".join(server.url for server in three))
    one = await joined(link, new_leases)
    kept = await link.stream().stream_info(f"KV_rivage-{cluster}-nodes")
    assert kept.config.num_replicas == 3
    assert kept.cluster is not None
    # A follower, so that no election is needed.
    victim = next(server for server in three if server.name != kept.cluster.leader)
    victim.kill()
    await until(lambda: link.connected)
    before = one._revision
    await until(lambda: one._revision > before)
    assert one.alive


async def test_a_bus_without_jetstream_is_named_as_one(tmp_path: Path, new_leases: MakeLeases, new_link: MakeLink) -> None:
    bare = NatsServer(tmp_path, jetstream=False).start()
    try:
        link = await new_link(bare.url)
        with pytest.raises(NoJetStream, match="Start it with --jetstream") as refused:
            await new_leases(link)
        assert bare.url in str(refused.value)
        assert bare.url not in refused.value.message
    finally:
        bare.kill()
