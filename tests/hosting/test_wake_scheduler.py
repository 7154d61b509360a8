"""The wake scheduler with fake tables. test_waking and test_abandoned test it with real ones."""

from collections.abc import AsyncIterator
from typing import Any, cast

import pytest
from tests.support.loop import advance_time, run_until_idle
from tests.table.helpers import START, DiskFull, MemoryLog, Time

from rivage.hosting.errors import HostedElsewhere, Moved
from rivage.hosting.wake_scheduler import ALARM_HORIZON_S, POLL_INTERVAL_S, WAKE_RETRY_DELAY_S, WakeScheduler
from rivage.table.decide import IdleLimits
from rivage.table.errors import BadRecord, Conflict, Fenced
from rivage.table.log import TableSummary


class FakeTables:
    """Fake tables that record loads and raise the given errors."""

    def __init__(self) -> None:
        self.loaded: list[str] = []
        self.errors: dict[str, Exception] = {}

    def has(self, table: str) -> bool:
        return table in self.loaded

    async def table(self, table: str) -> Any:
        if table in self.errors:
            raise self.errors[table]
        self.loaded.append(table)
        return self

    async def load_if_due(self, table: str) -> bool:
        await self.table(table)
        return True

    async def close_if_abandoned(self) -> bool:
        return True


class Schedule:
    """A scheduler with its log, tables and clock."""

    def __init__(self) -> None:
        self.log = MemoryLog()
        self.tables = FakeTables()
        self.time = Time()
        self.scheduler = WakeScheduler(cast(Any, self.tables), self.log, self.time, IdleLimits())

    def add_idle(self, table: str, due: int | None) -> None:
        self.log.summaries[table] = TableSummary("nim", "playing", (), due)

    async def advance_time(self, seconds: float) -> None:
        self.time.now += round(seconds * 1000)
        await advance_time(seconds)


@pytest.fixture
async def schedule() -> AsyncIterator[Schedule]:
    created = Schedule()
    yield created
    created.scheduler.close()
    await run_until_idle()


async def test_due_tables_are_loaded_now_soon_ones_by_alarm_and_others_not(schedule: Schedule) -> None:
    for table, due in (
        ("now", START),
        ("soon", START + 60_000),
        ("later", START + round(2000 * ALARM_HORIZON_S)),
        ("never", None),
    ):
        schedule.add_idle(table, due)
    assert await schedule.scheduler.wake_due() == 1
    assert schedule.tables.loaded == ["now"]
    await schedule.advance_time(59)
    assert schedule.tables.loaded == ["now"]
    await schedule.advance_time(1)
    assert schedule.tables.loaded == ["now", "soon"]


async def test_loading_a_table_cancels_its_alarm_and_eviction_sets_it(schedule: Schedule) -> None:
    schedule.add_idle("t", START + 60_000)
    await schedule.scheduler.wake_due()
    schedule.scheduler.on_loaded("t")
    await schedule.advance_time(60)
    assert schedule.tables.loaded == []
    schedule.scheduler.on_evicted("t", schedule.time.now + 5_000)
    await schedule.advance_time(5)
    assert schedule.tables.loaded == ["t"]


@pytest.mark.parametrize("error", [Moved("on its way"), HostedElsewhere("another node")])
async def test_tables_of_other_nodes_are_skipped_and_checked_at_the_next_poll(schedule: Schedule, error: Exception) -> None:
    schedule.add_idle("theirs", START)
    schedule.add_idle("ours", START)
    schedule.tables.errors["theirs"] = error
    assert await schedule.scheduler.wake_due() == 1
    assert schedule.tables.loaded == ["ours"]
    await schedule.advance_time(WAKE_RETRY_DELAY_S)
    assert schedule.tables.loaded == ["ours"]
    del schedule.tables.errors["theirs"]
    assert await schedule.scheduler.wake_due() == 1


async def test_transient_errors_are_retried_and_broken_tables_are_skipped(
    schedule: Schedule, caplog: pytest.LogCaptureFixture
) -> None:
    errors = {
        "full": DiskFull("no space"),
        "broken": BadRecord("no match", line=1),
        "met": Conflict("another was first"),
        "fenced": Fenced("fenced"),
    }
    for table, error in errors.items():
        schedule.add_idle(table, START)
        schedule.tables.errors[table] = error
    assert await schedule.scheduler.wake_due() == 0
    assert len(caplog.records) == 4
    schedule.tables.errors.clear()
    await schedule.advance_time(WAKE_RETRY_DELAY_S)
    assert await schedule.scheduler.wake_due() == 0
    assert schedule.tables.loaded == ["full", "met", "fenced"]


async def test_the_scheduler_polls_until_it_is_closed(schedule: Schedule) -> None:
    schedule.scheduler.start()
    await run_until_idle()
    schedule.add_idle("t", START)
    await schedule.advance_time(POLL_INTERVAL_S)
    assert schedule.tables.loaded == ["t"]
    schedule.scheduler.close()
    schedule.add_idle("u", START)
    await schedule.advance_time(POLL_INTERVAL_S)
    assert schedule.tables.loaded == ["t"]
