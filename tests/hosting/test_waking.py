"""Tables that are woken on demand, and by alarm."""

from typing import Any

import pytest
from tests.support.loop import settle
from tests.table.helpers import ANN, START, opening, person, sums
from tests.table.toys import find

from rivage.table.protocol import events as ev
from rivage.table.protocol.options import Days, RealTime

from .building import DAY, Building, no_disk


async def test_a_match_that_waits_for_players_is_not_woken(house: Building) -> None:
    bus = house.open()
    tables = [await bus.create(opening()) for _ in range(3)]
    await bus.close()
    again = house.open()
    assert await again.wake_due() == 0
    assert len(again) == 0
    assert (await again.table(tables[0])).match.status == "playing"


async def test_the_start_does_not_wait_for_due_tables(house: Building) -> None:
    bus = house.open()
    table = await bus.create(opening(clock=RealTime(60)))
    await bus.close()
    again = house.open()
    reads = house.log.reads
    again.start()
    assert (len(again), house.log.reads) == (0, reads)
    await settle()
    assert len(again) == 1
    assert isinstance(house.log.tables[table][-1], ev.Restarted)


async def test_a_flag_that_was_due_during_downtime_falls_after_the_restart(house: Building) -> None:
    bus = house.open()
    table = await bus.create(opening(clock=Days(1)))
    await bus.close()
    house.time.now += 2 * DAY
    assert await house.open().wake_due() == 1
    assert isinstance(house.log.tables[table][-1], ev.Flagged)


async def test_the_flag_of_an_evicted_table_falls_on_time(house: Building) -> None:
    bus = house.open()
    table = await bus.create(opening(clock=Days(1)))
    await bus.close()
    again = house.open()
    again.start()
    while house.time.now < START + DAY - 3_600_000:
        await house.pass_time(3_600)
    assert (house.log.summaries[table].status, len(again)) == ("playing", 0)
    await house.pass_time(3_600)
    assert house.log.summaries[table].status == "over"


async def test_a_request_while_a_table_is_being_woken_gets_the_same_actor(house: Building) -> None:
    bus = house.open()
    table = await bus.create(opening(clock=RealTime(60)))
    await bus.close()
    again = house.open()
    again.start()
    actor = await again.table(table)
    await settle()
    assert await again.table(table) is actor
    assert sum(isinstance(event, ev.Restarted) for event in house.log.tables[table]) == 1


async def test_a_flag_falls_after_the_store_failed_at_its_due_time(house: Building, monkeypatch: pytest.MonkeyPatch) -> None:
    bus = house.open(idle_eviction_s=1.0)
    bus.start()
    table = await bus.create(opening(clock=Days(days=1)))
    await house.pass_time(3)
    assert len(bus) == 0
    with monkeypatch.context() as broken:
        broken.setattr(house.log, "read", no_disk)
        await house.pass_time(86_405)
    assert house.log.summaries[table].status == "playing"
    await house.pass_time(120)
    assert house.log.summaries[table].status == "over"


async def test_due_tables_are_woken_after_the_store_failed_at_the_start(house: Building, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.open().create(opening(clock=Days(days=1)))
    await house.buses[0].close()
    bus = house.open()
    with monkeypatch.context() as broken:
        broken.setattr(house.log, "find_due", no_disk)
        bus.start()
        await settle()
    for _ in range(3):
        await house.pass_time(86_400)
    assert house.log.summaries[table].status == "over"


async def test_an_exception_in_one_game_does_not_stop_other_matches(house: Building) -> None:
    first = house.open()
    odd, sound = await first.create(opening(clock=Days(days=1))), await first.create(sums(person(ANN), clock=Days(days=1)))
    await first.close()

    def stumbling(name: str) -> Any:
        if name == "nim":
            raise ValueError("a foreign game may raise anything")
        return find(name)

    house.open(find=stumbling).start()
    await settle()
    for _ in range(3):
        await house.pass_time(86_400)
    assert house.log.summaries[odd].status == "playing"
    assert any(isinstance(event, ev.Late) for event in house.log.tables[sound])
