"""A node writes to the tables it keeps, as long as its lease lasts, and to no other."""

from collections.abc import Sequence
from typing import Any, cast

import pytest
from tests.table.helpers import ANN, START, MemoryLog

from rivage.hosting.cluster.fenced_log import KeptLog
from rivage.hosting.cluster.leases import Sessions
from rivage.hosting.errors import Elsewhere, Moved
from rivage.table.errors import Conflict, Fenced, UnknownTable
from rivage.table.log import Keeping, Summary
from rivage.table.protocol import AnyEvent
from rivage.table.protocol import events as ev

SUMMARY = Summary("nim", "playing", (ANN,), ("Ann",), due=START)


def said(phrase: str = "nice") -> ev.Said:
    return ev.Said(at=START, seat=0, phrase=phrase)


class SharedMemoryLog(MemoryLog):
    """A log in memory that several nodes share."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[str, Keeping] = {}
        self.quicker = False
        """Another node takes over in the very moment."""

    async def create_kept(self, table: str, events: Sequence[AnyEvent], summary: Summary, keeper: str) -> int:
        await self.create(table, events, summary)
        self.kept[table] = Keeping(keeper, 1)
        return 1

    async def append_kept(
        self, table: str, expected: int, events: Sequence[AnyEvent], summary: Summary | None, fence: int
    ) -> None:
        if self.kept[table].fence != fence:
            raise Fenced(table)
        await self.append(table, expected, events, summary)

    async def keeping(self, table: str) -> Keeping:
        if table not in self.kept:
            raise UnknownTable(table)
        return self.kept[table]

    async def take_over(self, table: str, keeper: str, seen: int) -> int:
        if self.quicker or self.kept[table].fence != seen:
            raise Fenced(table)
        self.kept[table] = Keeping(keeper, seen + 1)
        return seen + 1

    async def orphans(self, keeper: str) -> list[str]:
        return [table for table, kept in self.kept.items() if kept.keeper == keeper]

    async def due_and_kept(self, until: int) -> list[tuple[str, int, str]]:
        return [(table, due, self.kept[table].keeper) for table, due in await self.due(until)]


class Leases:
    """Who lives, as a test says; takes the place of `Sessions`."""

    def __init__(self, node: str, living: set[str]) -> None:
        self.node = node
        self._living = living
        self.alive = True

    async def lives(self, node: str) -> bool:
        return node in self._living

    def living(self) -> list[str]:
        return sorted(self._living)


class Office:
    """A log, and the nodes that share it."""

    def __init__(self) -> None:
        self.log = SharedMemoryLog()
        self.living = {"one", "two"}
        self.fenced: list[tuple[str, str]] = []
        self.leases: dict[str, Leases] = {}

    def node(self, name: str) -> KeptLog:
        leases = self.leases[name] = Leases(name, self.living)
        return KeptLog(cast(Any, self.log), cast(Sessions, leases), lambda table: self.fenced.append((name, table)))


async def test_who_lays_a_table_writes_to_it() -> None:
    office = Office()
    one = office.node("one")
    await one.create("t", [said()], SUMMARY)
    assert one.keeps("t")
    await one.append("t", 1, [said("again")])
    assert await one.read("t") == [said(), said("again")]
    with pytest.raises(Conflict):
        await one.append("t", 1, [said("late")])
    assert one.keeps("t")
    assert (office.fenced, one.fenced) == ([], 0)


async def test_a_table_of_a_living_node_is_left_to_it() -> None:
    office = Office()
    one, two = office.node("one"), office.node("two")
    await one.create("t", [said()], SUMMARY)
    with pytest.raises(Elsewhere) as caught:
        await two.claim("t")
    assert caught.value.node == "one"
    assert not two.keeps("t")
    with pytest.raises(UnknownTable):
        await two.claim("nowhere")


async def test_a_table_of_a_dead_node_is_taken_over_and_the_dead_writes_nothing_any_more() -> None:
    office = Office()
    one, two = office.node("one"), office.node("two")
    await one.create("t", [said()], SUMMARY)
    office.living.remove("one")
    await two.claim("t")
    assert two.keeps("t")
    assert two.taken_over == 1
    # The dead one does not know it yet.
    with pytest.raises(Moved):
        await one.append("t", 1, [said("late")])
    assert office.log.tables["t"] == [said()]
    assert (one.fenced, office.fenced) == (1, [("one", "t")])
    assert not one.keeps("t")
    await two.append("t", 1, [said("in time")])
    assert office.log.tables["t"] == [said(), said("in time")]
    assert office.fenced == [("one", "t")]


async def test_a_table_that_is_only_taken_is_ours_in_the_log_and_not_remembered() -> None:
    office = Office()
    one, two = office.node("one"), office.node("two")
    await office.log.create_kept("t", [said()], SUMMARY, "dead")
    await one.take("t")
    assert office.log.kept["t"].keeper == "one"
    assert (one.keeps("t"), one._fences) == (False, {})
    with pytest.raises(Elsewhere):
        await two.take("t")
    await one.claim("t")
    await one.append("t", 1, [said("again")])


async def test_a_table_that_nobody_ever_kept_is_no_takeover() -> None:
    office = Office()
    one = office.node("one")
    await office.log.create_kept("t", [said()], SUMMARY, "")
    await one.claim("t")
    assert (one.keeps("t"), one.taken_over) == (True, 0)


async def test_of_two_who_take_over_one_does() -> None:
    office = Office()
    two = office.node("two")
    await office.log.create_kept("t", [said()], SUMMARY, "dead")
    office.log.quicker = True
    with pytest.raises(Moved, match="quicker"):
        await two.claim("t")
    assert not two.keeps("t")


async def test_without_a_lease_nothing_is_claimed_laid_or_written() -> None:
    office = Office()
    one = office.node("one")
    await one.create("t", [said()], SUMMARY)
    office.leases["one"].alive = False
    assert not one.keeps("t")
    with pytest.raises(Moved):
        await one.append("t", 1, [said("late")])
    with pytest.raises(Moved):
        await one.create("u", [said()], SUMMARY)
    with pytest.raises(Moved):
        await one.claim("t")
    assert office.log.tables == {"t": [said()]}
    assert office.fenced == [("one", "t")]


async def test_who_goes_keeps_nothing_more() -> None:
    office = Office()
    one = office.node("one")
    await one.create("t", [said()], SUMMARY)
    one.close()
    assert not one.keeps("t")
    with pytest.raises(Moved, match="goes"):
        await one.claim("t")
    with pytest.raises(Moved, match="goes"):
        await one.create("u", [said()], SUMMARY)
    with pytest.raises(Moved):
        await one.append("t", 1, [said("late")])
    assert office.log.tables == {"t": [said()]}


async def test_who_lost_the_lease_while_claiming_keeps_nothing() -> None:
    office = Office()
    one = office.node("one")
    await office.log.create_kept("t", [said()], SUMMARY, "dead")
    leases = office.leases["one"]

    async def lose(_: str) -> bool:
        leases.node = ""
        return False

    leases.lives = lose  # type: ignore[assignment, method-assign]
    with pytest.raises(Moved):
        await one.claim("t")
    assert not one.keeps("t")


async def test_what_was_let_go_stays_ours_and_is_claimed_again_without_a_takeover() -> None:
    office = Office()
    one = office.node("one")
    await one.create("t", [said()], SUMMARY)
    one.release("t")
    assert not one.keeps("t")
    with pytest.raises(Moved):
        await one.append("t", 1, [said("unclaimed")])
    await one.claim("t")
    await one.append("t", 1, [said("claimed")])
    assert one.taken_over == 0
    one.forget_all()
    assert not one.keeps("t")


async def test_what_living_nodes_keep_is_theirs_to_wake() -> None:
    office = Office()
    one = office.node("one")
    for table, keeper in (("mine", "one"), ("theirs", "two"), ("orphan", "dead"), ("new", "")):
        await office.log.create_kept(table, [said()], SUMMARY, keeper)
    assert await one.due(START) == [("mine", START), ("orphan", START), ("new", START)]
    await one.reschedule("mine", None)
    assert [table for table, _ in await one.due(START)] == ["orphan", "new"]
    assert await one.untouched(("playing",), START + 1, 9) == ["mine", "theirs", "orphan", "new"]
