"""Ownership of tables: fencing tokens and failover."""

import asyncio
import zlib
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.table.helpers import ANN, START

from rivage.hosting.cluster import ownership
from rivage.hosting.cluster.leases import Leases
from rivage.hosting.cluster.ownership import Failover, FencedLog
from rivage.hosting.errors import HostedElsewhere, Moved
from rivage.store import Store, open_store
from rivage.table import Occupant
from rivage.table.errors import BadRecord, Conflict, UnknownTable
from rivage.table.log import FIRST_FENCE, Owner, TableSummary
from rivage.table.protocol import events as ev

SUMMARY = TableSummary("nim", "playing", (Occupant(player=ANN, name="Ann"),), due=START)


def remark(phrase: str = "nice") -> ev.Said:
    return ev.Said(at=START, seat=0, phrase=phrase)


class FakeLeases:
    """Replaces `Leases`, with live nodes chosen by the test."""

    def __init__(self, node: str, alive: set[str]) -> None:
        self.node = node
        self._alive = alive
        self.alive = True

    async def is_alive(self, node: str) -> bool:
        return node in self._alive

    def alive_nodes(self) -> list[str]:
        return sorted(self._alive)


@pytest.fixture
async def shared() -> AsyncIterator["SharedLog"]:
    async with open_store("memory:") as store:
        yield SharedLog(store)


class SharedLog:
    """A store, and the fenced logs of several nodes."""

    def __init__(self, log: Store) -> None:
        self.log = log
        self.alive = {"one", "two"}
        self.fenced: list[tuple[str, str]] = []
        self.leases: dict[str, FakeLeases] = {}

    def node(self, name: str) -> FencedLog:
        leases = self.leases[name] = FakeLeases(name, self.alive)
        return FencedLog(self.log, cast(Leases, leases), lambda table: self.fenced.append((name, table)))


async def test_the_node_that_creates_a_table_can_write_to_it(shared: SharedLog) -> None:
    one = shared.node("one")
    await one.create("t", [remark()], SUMMARY)
    assert one.hosts("t")
    await one.append("t", 1, [remark("again")])
    assert await one.read("t") == [remark(), remark("again")]
    with pytest.raises(Conflict):
        await one.append("t", 1, [remark("late")])
    assert one.hosts("t")
    assert (shared.fenced, one.fenced) == ([], 0)


async def test_a_table_of_a_live_node_is_not_taken_over(shared: SharedLog) -> None:
    one, two = shared.node("one"), shared.node("two")
    await one.create("t", [remark()], SUMMARY)
    with pytest.raises(HostedElsewhere) as caught:
        await two.claim("t")
    assert caught.value.node == "one"
    assert not two.hosts("t")
    with pytest.raises(UnknownTable):
        await two.claim("nowhere")


async def test_a_dead_node_cannot_write_after_the_takeover_of_its_table(shared: SharedLog) -> None:
    one, two = shared.node("one"), shared.node("two")
    await one.create("t", [remark()], SUMMARY)
    shared.alive.remove("one")
    await two.claim("t")
    assert two.hosts("t")
    assert two.taken_over == 1
    # The dead node has not noticed it yet.
    with pytest.raises(Moved):
        await one.append("t", 1, [remark("late")])
    assert await shared.log.read("t") == [remark()]
    assert (one.fenced, shared.fenced) == (1, [("one", "t")])
    assert not one.hosts("t")
    await two.append("t", 1, [remark("in time")])
    assert await shared.log.read("t") == [remark(), remark("in time")]
    assert shared.fenced == [("one", "t")]


async def test_taking_ownership_does_not_load_the_table(shared: SharedLog) -> None:
    one, two = shared.node("one"), shared.node("two")
    await shared.log.create("t", [remark()], SUMMARY, owner="dead")
    await one.take_ownership("t")
    assert await shared.log.owner("t") == Owner("one", 2)
    assert (one.hosts("t"), one._fences) == (False, {})
    with pytest.raises(HostedElsewhere):
        await two.take_ownership("t")
    await one.claim("t")
    await one.append("t", 1, [remark("again")])


async def test_a_table_without_an_owner_does_not_count_as_a_takeover(shared: SharedLog) -> None:
    one = shared.node("one")
    await shared.log.create("t", [remark()], SUMMARY, owner="")
    await one.claim("t")
    assert (one.hosts("t"), one.taken_over) == (True, 0)


async def test_if_two_nodes_take_a_table_over_exactly_one_succeeds(shared: SharedLog) -> None:
    two = shared.node("two")
    await shared.log.create("t", [remark()], SUMMARY, owner="dead")
    leases = shared.leases["two"]

    async def another_node_is_faster(_: str) -> bool:
        await shared.log.take_over("t", "three", FIRST_FENCE)
        return False

    leases.is_alive = another_node_is_faster  # type: ignore[assignment, method-assign]
    with pytest.raises(Moved, match="took ownership first"):
        await two.claim("t")
    assert not two.hosts("t")


async def test_a_node_without_a_lease_cannot_claim_create_or_write(shared: SharedLog) -> None:
    one = shared.node("one")
    await one.create("t", [remark()], SUMMARY)
    shared.leases["one"].alive = False
    assert not one.hosts("t")
    with pytest.raises(Moved):
        await one.append("t", 1, [remark("late")])
    with pytest.raises(Moved):
        await one.create("u", [remark()], SUMMARY)
    with pytest.raises(Moved):
        await one.claim("t")
    assert await shared.log.read("t") == [remark()]
    with pytest.raises(UnknownTable):
        await shared.log.read("u")
    assert shared.fenced == [("one", "t")]


async def test_a_stopping_node_hosts_nothing(shared: SharedLog) -> None:
    one = shared.node("one")
    await one.create("t", [remark()], SUMMARY)
    one.close()
    assert not one.hosts("t")
    with pytest.raises(Moved, match="stops"):
        await one.claim("t")
    with pytest.raises(Moved, match="stops"):
        await one.create("u", [remark()], SUMMARY)
    with pytest.raises(Moved):
        await one.append("t", 1, [remark("late")])
    assert await shared.log.read("t") == [remark()]
    with pytest.raises(UnknownTable):
        await shared.log.read("u")


async def test_a_node_that_loses_its_lease_while_claiming_hosts_nothing(shared: SharedLog) -> None:
    one = shared.node("one")
    await shared.log.create("t", [remark()], SUMMARY, owner="dead")
    leases = shared.leases["one"]

    async def lose(_: str) -> bool:
        leases.node = ""
        return False

    leases.is_alive = lose  # type: ignore[assignment, method-assign]
    with pytest.raises(Moved):
        await one.claim("t")
    assert not one.hosts("t")


async def test_a_released_table_stays_owned_and_needs_no_takeover(shared: SharedLog) -> None:
    one = shared.node("one")
    await one.create("t", [remark()], SUMMARY)
    one.release("t")
    assert not one.hosts("t")
    with pytest.raises(Moved):
        await one.append("t", 1, [remark("unclaimed")])
    await one.claim("t")
    await one.append("t", 1, [remark("claimed")])
    assert one.taken_over == 0
    one.drop_all()
    assert not one.hosts("t")


async def test_due_tables_of_live_nodes_are_left_to_them(shared: SharedLog) -> None:
    one = shared.node("one")
    for table, host in (("mine", "one"), ("theirs", "two"), ("orphan", "dead"), ("new", "")):
        await shared.log.create(table, [remark()], SUMMARY, owner=host)
    assert await one.find_due(START) == [("mine", START), ("new", START), ("orphan", START)]
    await one.set_due("mine", None)
    assert [table for table, _ in await one.find_due(START)] == ["new", "orphan"]
    assert await one.find_inactive(("playing",), START + 1, 9) == ["mine", "new", "orphan", "theirs"]


TABLES = [f"table {number}" for number in range(40)]


class Local:
    """Replaces `LocalTables`: records loaded tables, and raises the given errors."""

    def __init__(self, **failing: Exception) -> None:
        self.failing = failing
        self.kept: list[str] = []
        self.wake_calls = 0

    async def table(self, table: str) -> None:
        if table in self.failing:
            raise self.failing[table]
        self.kept.append(table)

    async def wake_due(self) -> int:
        self.wake_calls += 1
        return 0


async def orphans(_node: str) -> list[str]:
    return TABLES


def make_failover(node: str, local: Local, calls: list[Any]) -> Failover:
    nodes = ["a", "b", "c"]
    leases = SimpleNamespace(node=node, alive=True, alive_nodes=lambda: nodes, is_leader=node == nodes[0])
    log = SimpleNamespace(find_scheduled=orphans)
    return Failover(cast(Any, log), cast(Any, leases), cast(Any, local), lambda: calls.append("orphans"), calls.append)


async def test_the_live_nodes_share_all_tables_of_a_dead_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ownership, "RECHECK_AFTER_S", 0.0)
    locals_ = {node: Local() for node in "abc"}
    calls: dict[str, list[Any]] = {node: [] for node in "abc"}
    await asyncio.gather(*(make_failover(node, local, calls[node]).take_over("dead") for node, local in locals_.items()))
    kept = [table for local in locals_.values() for table in local.kept]
    assert sorted(kept) == sorted(TABLES)
    assert all(local.kept and local.wake_calls == 1 for local in locals_.values())
    assert ["orphans" in node_calls for node_calls in calls.values()] == [True, False, False]


async def test_broken_or_taken_tables_do_not_stop_the_failover_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ownership, "RECHECK_AFTER_S", 0.0)
    own_tables = [table for table in TABLES if zlib.crc32(table.encode()) % 3 == 1]
    local = Local(**{own_tables[0]: BadRecord("odd"), own_tables[1]: Moved("quicker")})
    await make_failover("b", local, []).take_over("dead")
    assert local.kept == own_tables[2:]


async def test_a_failed_check_of_one_lease_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ownership, "CHECK_INTERVAL_S", 0.0)
    checked = asyncio.Event()

    async def is_alive(node: str) -> bool:
        if node == "odd":
            raise ValueError(node)
        checked.set()
        return False

    leases = SimpleNamespace(alive=True, overdue=lambda: ["odd", "dead"], is_alive=is_alive)
    watching = Failover(cast(Any, None), cast(Any, leases), cast(Any, None), lambda: None, lambda _: None)
    task = asyncio.create_task(watching.watch_leases())
    await asyncio.wait_for(checked.wait(), 20)
    assert not task.done()
    task.cancel()
