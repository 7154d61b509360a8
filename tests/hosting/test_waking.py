"""Loading tables on demand and by alarm."""

from typing import Any

import pytest
from tests.support.loop import run_until_idle
from tests.table.helpers import ANN, START, opening, person, sums
from tests.table.toys import find

from rivage.table.protocol import events as ev
from rivage.table.protocol.options import Days, Rounds

from .deployment import DAY, Deployment, no_disk


async def test_a_match_that_waits_for_players_is_not_woken(deployment: Deployment) -> None:
    tables = deployment.open()
    ids = [await tables.create(opening()) for _ in range(3)]
    await tables.close()
    again = deployment.open()
    assert await again.wake_due() == 0
    assert len(again) == 0
    assert (await again.table(ids[0])).match.status == "playing"


async def test_the_start_does_not_wait_for_due_tables(deployment: Deployment) -> None:
    tables = deployment.open()
    table = await tables.create(sums(clock=Rounds(60)))
    await tables.close()
    again = deployment.open()
    reads = deployment.log.reads
    again.start()
    assert (len(again), deployment.log.reads) == (0, reads)
    await run_until_idle()
    assert len(again) == 1
    assert isinstance(deployment.log.tables[table][-1], ev.Restarted)


async def test_a_flag_that_was_due_during_downtime_falls_after_the_restart(deployment: Deployment) -> None:
    tables = deployment.open()
    table = await tables.create(opening(clock=Days(1)))
    await tables.close()
    deployment.time.now += 2 * DAY
    assert await deployment.open().wake_due() == 1
    assert isinstance(deployment.log.tables[table][-1], ev.Flagged)


async def test_the_flag_of_an_evicted_table_falls_on_time(deployment: Deployment) -> None:
    tables = deployment.open()
    table = await tables.create(opening(clock=Days(1)))
    await tables.close()
    again = deployment.open()
    again.start()
    while deployment.time.now < START + DAY - 3_600_000:
        await deployment.advance_time(3_600)
    assert (deployment.log.summaries[table].status, len(again)) == ("playing", 0)
    await deployment.advance_time(3_600)
    assert deployment.log.summaries[table].status == "over"


async def test_a_request_while_a_table_is_being_woken_gets_the_same_actor(deployment: Deployment) -> None:
    tables = deployment.open()
    table = await tables.create(sums(clock=Rounds(60)))
    await tables.close()
    again = deployment.open()
    again.start()
    actor = await again.table(table)
    await run_until_idle()
    assert await again.table(table) is actor
    assert sum(isinstance(event, ev.Restarted) for event in deployment.log.tables[table]) == 1


async def test_a_flag_falls_after_the_store_failed_at_its_due_time(
    deployment: Deployment, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = deployment.open(idle_eviction_s=1.0)
    tables.start()
    table = await tables.create(opening(clock=Days(days=1)))
    await deployment.advance_time(3)
    assert len(tables) == 0
    with monkeypatch.context() as broken:
        broken.setattr(deployment.log, "read", no_disk)
        await deployment.advance_time(86_405)
    assert deployment.log.summaries[table].status == "playing"
    await deployment.advance_time(120)
    assert deployment.log.summaries[table].status == "over"


async def test_due_tables_are_woken_after_the_store_failed_at_the_start(
    deployment: Deployment, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await deployment.open().create(opening(clock=Days(days=1)))
    await deployment.opened[0].close()
    tables = deployment.open()
    with monkeypatch.context() as broken:
        broken.setattr(deployment.log, "find_due", no_disk)
        tables.start()
        await run_until_idle()
    for _ in range(3):
        await deployment.advance_time(86_400)
    assert deployment.log.summaries[table].status == "over"


async def test_an_exception_in_one_game_does_not_stop_other_matches(deployment: Deployment) -> None:
    first = deployment.open()
    broken, intact = await first.create(opening(clock=Days(days=1))), await first.create(sums(person(ANN), clock=Days(days=1)))
    await first.close()

    def failing_find(name: str) -> Any:
        if name == "nim":
            raise ValueError("a game of another package may raise anything")
        return find(name)

    deployment.open(find=failing_find).start()
    await run_until_idle()
    for _ in range(3):
        await deployment.advance_time(86_400)
    assert deployment.log.summaries[broken].status == "playing"
    assert any(isinstance(event, ev.Late) for event in deployment.log.tables[intact])
