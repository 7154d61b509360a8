"""A node writes to the tables it keeps, as long as its lease lasts, and to no other."""

from collections.abc import AsyncIterator
from typing import cast

import pytest
from tests.table.helpers import ANN, START

from rivage.hosting.cluster.fenced_log import FencedLog
from rivage.hosting.cluster.leases import Leases
from rivage.hosting.errors import Elsewhere, Moved
from rivage.store import Store, open_store
from rivage.table import Occupant
from rivage.table.errors import Conflict, UnknownTable
from rivage.table.log import FIRST_FENCE, Owner, TableSummary
from rivage.table.protocol import events as ev

SUMMARY = TableSummary("nim", "playing", (Occupant(player=ANN, name="Ann"),), due=START)


def said(phrase: str = "nice") -> ev.Said:
    return ev.Said(at=START, seat=0, phrase=phrase)


class FakeLeases:
    """The leases that a test says; takes the place of `Leases`."""

    def __init__(self, node: str, alive: set[str]) -> None:
        self.node = node
        self._alive = alive
        self.alive = True

    async def is_alive(self, node: str) -> bool:
        return node in self._alive

    def alive_nodes(self) -> list[str]:
        return sorted(self._alive)


@pytest.fixture
async def office() -> AsyncIterator["Office"]:
    async with open_store("memory:") as store:
        yield Office(store)


class Office:
    """A log, and the nodes that share it."""

    def __init__(self, log: Store) -> None:
        self.log = log
        self.alive = {"one", "two"}
        self.fenced: list[tuple[str, str]] = []
        self.leases: dict[str, FakeLeases] = {}

    def node(self, name: str) -> FencedLog:
        leases = self.leases[name] = FakeLeases(name, self.alive)
        return FencedLog(self.log, cast(Leases, leases), lambda table: self.fenced.append((name, table)))


async def test_who_lays_a_table_writes_to_it(office: Office) -> None:
    one = office.node("one")
    await one.create("t", [said()], SUMMARY)
    assert one.hosts("t")
    await one.append("t", 1, [said("again")])
    assert await one.read("t") == [said(), said("again")]
    with pytest.raises(Conflict):
        await one.append("t", 1, [said("late")])
    assert one.hosts("t")
    assert (office.fenced, one.fenced) == ([], 0)


async def test_a_table_of_a_alive_node_is_left_to_it(office: Office) -> None:
    one, two = office.node("one"), office.node("two")
    await one.create("t", [said()], SUMMARY)
    with pytest.raises(Elsewhere) as caught:
        await two.claim("t")
    assert caught.value.node == "one"
    assert not two.hosts("t")
    with pytest.raises(UnknownTable):
        await two.claim("nowhere")


async def test_a_table_of_a_dead_node_is_taken_over_and_the_dead_writes_nothing_any_more(office: Office) -> None:
    one, two = office.node("one"), office.node("two")
    await one.create("t", [said()], SUMMARY)
    office.alive.remove("one")
    await two.claim("t")
    assert two.hosts("t")
    assert two.taken_over == 1
    # The dead one does not know it yet.
    with pytest.raises(Moved):
        await one.append("t", 1, [said("late")])
    assert await office.log.read("t") == [said()]
    assert (one.fenced, office.fenced) == (1, [("one", "t")])
    assert not one.hosts("t")
    await two.append("t", 1, [said("in time")])
    assert await office.log.read("t") == [said(), said("in time")]
    assert office.fenced == [("one", "t")]


async def test_a_table_that_is_only_taken_is_ours_in_the_log_and_not_remembered(office: Office) -> None:
    one, two = office.node("one"), office.node("two")
    await office.log.create("t", [said()], SUMMARY, owner="dead")
    await one.take_ownership("t")
    assert await office.log.owner("t") == Owner("one", 2)
    assert (one.hosts("t"), one._fences) == (False, {})
    with pytest.raises(Elsewhere):
        await two.take_ownership("t")
    await one.claim("t")
    await one.append("t", 1, [said("again")])


async def test_a_table_that_nobody_ever_kept_is_no_takeover(office: Office) -> None:
    one = office.node("one")
    await office.log.create("t", [said()], SUMMARY, owner="")
    await one.claim("t")
    assert (one.hosts("t"), one.taken_over) == (True, 0)


async def test_of_two_who_take_over_one_does(office: Office) -> None:
    two = office.node("two")
    await office.log.create("t", [said()], SUMMARY, owner="dead")
    leases = office.leases["two"]

    async def somebody_is_quicker(_: str) -> bool:
        await office.log.take_over("t", "three", FIRST_FENCE)
        return False

    leases.is_alive = somebody_is_quicker  # type: ignore[assignment, method-assign]
    with pytest.raises(Moved, match="quicker"):
        await two.claim("t")
    assert not two.hosts("t")


async def test_without_a_lease_nothing_is_claimed_laid_or_written(office: Office) -> None:
    one = office.node("one")
    await one.create("t", [said()], SUMMARY)
    office.leases["one"].alive = False
    assert not one.hosts("t")
    with pytest.raises(Moved):
        await one.append("t", 1, [said("late")])
    with pytest.raises(Moved):
        await one.create("u", [said()], SUMMARY)
    with pytest.raises(Moved):
        await one.claim("t")
    assert await office.log.read("t") == [said()]
    with pytest.raises(UnknownTable):
        await office.log.read("u")
    assert office.fenced == [("one", "t")]


async def test_who_goes_keeps_nothing_more(office: Office) -> None:
    one = office.node("one")
    await one.create("t", [said()], SUMMARY)
    one.close()
    assert not one.hosts("t")
    with pytest.raises(Moved, match="stops"):
        await one.claim("t")
    with pytest.raises(Moved, match="stops"):
        await one.create("u", [said()], SUMMARY)
    with pytest.raises(Moved):
        await one.append("t", 1, [said("late")])
    assert await office.log.read("t") == [said()]
    with pytest.raises(UnknownTable):
        await office.log.read("u")


async def test_who_lost_the_lease_while_claiming_keeps_nothing(office: Office) -> None:
    one = office.node("one")
    await office.log.create("t", [said()], SUMMARY, owner="dead")
    leases = office.leases["one"]

    async def lose(_: str) -> bool:
        leases.node = ""
        return False

    leases.is_alive = lose  # type: ignore[assignment, method-assign]
    with pytest.raises(Moved):
        await one.claim("t")
    assert not one.hosts("t")


async def test_what_was_let_go_stays_ours_and_is_claimed_again_without_a_takeover(office: Office) -> None:
    one = office.node("one")
    await one.create("t", [said()], SUMMARY)
    one.release("t")
    assert not one.hosts("t")
    with pytest.raises(Moved):
        await one.append("t", 1, [said("unclaimed")])
    await one.claim("t")
    await one.append("t", 1, [said("claimed")])
    assert one.taken_over == 0
    one.forget_all()
    assert not one.hosts("t")


async def test_what_alive_nodes_keep_is_theirs_to_wake(office: Office) -> None:
    one = office.node("one")
    for table, host in (("mine", "one"), ("theirs", "two"), ("orphan", "dead"), ("new", "")):
        await office.log.create(table, [said()], SUMMARY, owner=host)
    assert await one.find_due(START) == [("mine", START), ("new", START), ("orphan", START)]
    await one.set_due("mine", None)
    assert [table for table, _ in await one.find_due(START)] == ["new", "orphan"]
    assert await one.find_inactive(("playing",), START + 1, 9) == ["mine", "new", "orphan", "theirs"]
