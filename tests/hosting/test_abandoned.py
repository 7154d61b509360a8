"""Closing abandoned tables."""

import pytest
from tests.table.helpers import ANN, Listener, opening, person

from rivage.table import Occupant
from rivage.table.decide import IdleLimits
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import Days

from .deployment import DAY, Deployment


async def test_tables_inactive_for_longer_than_the_limits_are_closed(deployment: Deployment) -> None:
    tables = deployment.open(idle_limits=IdleLimits(waiting_days=7, playing_days=90))
    waiting = await tables.create(opening(person(ANN), Occupant()))
    playing = await tables.create(opening())
    timed = await tables.create(opening(clock=Days(60)))
    deployment.time.now += 7 * DAY
    assert await tables.close_abandoned() == 0
    deployment.time.now += 1
    assert await tables.close_abandoned() == 1
    assert deployment.log.tables[waiting][-1] == ev.Closed(at=deployment.time.now)
    outcome = (await tables.table(waiting)).match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("abandoned", ())
    deployment.time.now += 45 * DAY
    assert await tables.close_abandoned() == 0
    assert [deployment.log.summaries[table].status for table in (playing, timed)] == ["playing", "playing"]
    deployment.time.now += 45 * DAY
    await tables.close_abandoned()
    assert deployment.log.summaries[playing].status == "over"
    assert isinstance(deployment.log.tables[timed][-1], ev.Flagged)


async def test_a_table_with_a_connected_player_is_not_closed(deployment: Deployment) -> None:
    tables = deployment.open(idle_limits=IdleLimits(waiting_days=1))
    table = await tables.create(opening(person(ANN), Occupant()))
    (await tables.table(table)).attach(Listener(ANN))
    deployment.time.now += 30 * DAY
    assert await tables.close_abandoned() == 0


async def test_a_server_without_idle_limits_closes_nothing(deployment: Deployment) -> None:
    tables = deployment.open(idle_limits=IdleLimits(waiting_days=0, playing_days=0))
    await tables.create(opening(person(ANN), Occupant()))
    await tables.create(opening())
    deployment.time.now += 10_000 * DAY
    assert await tables.close_abandoned() == 0


async def test_tables_that_cannot_be_closed_do_not_stop_the_search(
    deployment: Deployment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rivage.hosting.wake_scheduler.MAX_CLOSED_AT_ONCE", 3)
    first = deployment.open()
    broken = [await first.create(opening(person(ANN), Occupant())) for _ in range(3)]
    intact = await first.create(opening(person(ANN), Occupant()))
    await first.close()
    for table in broken:
        deployment.log.tables[table].insert(1, deployment.log.tables[table][0])
    tables = deployment.open(idle_limits=IdleLimits(waiting_days=1))
    deployment.time.now += 5 * 86_400_000
    assert [await tables.close_abandoned() for _ in range(2)] == [0, 1]
    assert deployment.log.summaries[intact].status == "over"
