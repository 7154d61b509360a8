"""The contract of `Log`, tested with the store and with the log in memory of the other tests."""

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from rivage.core import Seat
from rivage.store import open_store
from rivage.table import Occupant
from rivage.table.errors import Conflict, UnknownTable
from rivage.table.log import Log, TableSummary
from rivage.table.protocol import events as ev

from .helpers import START, MemoryLog, Play

NIM = TableSummary("nim", "playing", (Occupant(player="ann-id", name="Ann"), Occupant(level="weak")))
HELLO = ev.Said(at=START, seat=0, phrase="hello")


@pytest.fixture(params=["double", "store"])
async def log(request: pytest.FixtureRequest) -> AsyncIterator[Log]:
    if request.param == "double":
        yield MemoryLog()
        return
    async with open_store("memory:") as store:
        yield store


async def test_appended_events_are_read_in_order(log: Log) -> None:
    created = Play().events
    await log.create("t", created, NIM)
    await log.append("t", len(created), [HELLO, HELLO])
    await log.append("t", len(created) + 2, [ev.Resigned(at=START, seat=0)], NIM)
    assert await log.read("t") == [*created, HELLO, HELLO, ev.Resigned(at=START, seat=0)]


async def test_a_table_is_created_only_once(log: Log) -> None:
    await log.create("t", Play().events, NIM)
    with pytest.raises(Conflict):
        await log.create("t", [HELLO], NIM)
    assert await log.read("t") == Play().events


@pytest.mark.parametrize("expected", [0, 3, 5])
async def test_an_append_with_the_wrong_length_writes_nothing(log: Log, expected: int) -> None:
    await log.create("t", Play().events, NIM)
    with pytest.raises(Conflict):
        await log.append("t", expected, [HELLO])
    assert await log.read("t") == Play().events


async def test_a_table_that_was_never_created_is_unknown(log: Log) -> None:
    with pytest.raises(UnknownTable):
        await log.append("t", 0, [HELLO])
    with pytest.raises(UnknownTable):
        await log.read("t")


async def test_tables_do_not_mix(log: Log) -> None:
    await log.create("one", Play().events, NIM)
    await log.create("two", Play().events, NIM)
    await log.append("two", 4, [HELLO])
    assert [len(await log.read(table)) for table in ("one", "two")] == [4, 5]


async def test_a_list_that_was_read_is_independent_of_the_log(log: Log) -> None:
    await log.create("t", Play().events, NIM)
    (await log.read("t")).append(HELLO)
    assert len(await log.read("t")) == 4


def test_a_summary_has_the_host_and_the_seats_to_act() -> None:
    listed = replace(NIM, host="ann-id", to_act=frozenset({Seat(0)}))
    assert (listed.names, listed.inviter, NIM.inviter) == (("Ann", ""), "Ann", "")
    assert [listed.awaits(player) for player in ("ann-id", "ben-id", "")] == [True, False, False]
