"""Tables to which nobody comes any more."""

import pytest
from tests.table.helpers import ANN, Listener, opening, person

from rivage.table import Occupant
from rivage.table.decide import IdleLimits
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import Days

from .building import DAY, Building


async def test_tables_inactive_for_longer_than_the_limits_are_closed(house: Building) -> None:
    bus = house.open(idle_limits=IdleLimits(waiting_days=7, playing_days=90))
    waiting = await bus.create(opening(person(ANN), Occupant()))
    playing = await bus.create(opening())
    timed = await bus.create(opening(clock=Days(60)))
    house.time.now += 7 * DAY
    assert await bus.close_abandoned() == 0
    house.time.now += 1
    assert await bus.close_abandoned() == 1
    assert house.log.tables[waiting][-1] == ev.Closed(at=house.time.now)
    outcome = (await bus.table(waiting)).match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("abandoned", ())
    house.time.now += 45 * DAY
    assert await bus.close_abandoned() == 0
    assert [house.log.summaries[table].status for table in (playing, timed)] == ["playing", "playing"]
    house.time.now += 45 * DAY
    await bus.close_abandoned()
    assert house.log.summaries[playing].status == "over"
    assert isinstance(house.log.tables[timed][-1], ev.Flagged)


async def test_a_table_with_a_connected_player_is_not_closed(house: Building) -> None:
    bus = house.open(idle_limits=IdleLimits(waiting_days=1))
    table = await bus.create(opening(person(ANN), Occupant()))
    (await bus.table(table)).attach(Listener(ANN))
    house.time.now += 30 * DAY
    assert await bus.close_abandoned() == 0


async def test_a_server_without_idle_limits_closes_nothing(house: Building) -> None:
    bus = house.open(idle_limits=IdleLimits(waiting_days=0, playing_days=0))
    await bus.create(opening(person(ANN), Occupant()))
    await bus.create(opening())
    house.time.now += 10_000 * DAY
    assert await bus.close_abandoned() == 0


async def test_tables_that_cannot_be_closed_do_not_stop_the_search(house: Building, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivage.hosting.wake_scheduler.MAX_CLOSED_AT_ONCE", 3)
    first = house.open()
    broken = [await first.create(opening(person(ANN), Occupant())) for _ in range(3)]
    sound = await first.create(opening(person(ANN), Occupant()))
    await first.close()
    for table in broken:
        house.log.tables[table].insert(1, house.log.tables[table][0])
    bus = house.open(idle_limits=IdleLimits(waiting_days=1))
    house.time.now += 5 * 86_400_000
    assert [await bus.close_abandoned() for _ in range(2)] == [0, 1]
    assert house.log.summaries[sound].status == "over"
