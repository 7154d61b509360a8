"""What happens at tables though nobody asks; woken and closed through whole houses in test_waking and test_abandoned."""

from collections.abc import AsyncIterator
from typing import Any, cast

import pytest
from tests.support.loop import pass_time, settle
from tests.table.helpers import START, DiskFull, MemoryLog, Time

from rivage.hosting.errors import HostedElsewhere, Moved
from rivage.hosting.wake_scheduler import ALARM_HORIZON_S, POLL_INTERVAL_S, WAKE_RETRY_DELAY_S, WakeScheduler
from rivage.table.decide import IdleLimits
from rivage.table.errors import BadRecord, Conflict, Fenced
from rivage.table.log import TableSummary


class Tables:
    """Who keeps the tables: remembers what was asked for, and fails as it is told to."""

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


class Watch:
    """A scheduler, and all it looks at."""

    def __init__(self) -> None:
        self.log = MemoryLog()
        self.tables = Tables()
        self.time = Time()
        self.scheduler = WakeScheduler(cast(Any, self.tables), self.log, self.time, IdleLimits())

    def sleeps(self, table: str, due: int | None) -> None:
        self.log.summaries[table] = TableSummary("nim", "playing", (), due)

    async def pass_time(self, seconds: float) -> None:
        self.time.now += round(seconds * 1000)
        await pass_time(seconds)


@pytest.fixture
async def watch() -> AsyncIterator[Watch]:
    made = Watch()
    yield made
    made.scheduler.close()
    await settle()


async def test_due_tables_are_loaded_now_soon_ones_by_alarm_and_others_not(watch: Watch) -> None:
    for table, due in (
        ("now", START),
        ("soon", START + 60_000),
        ("later", START + round(2000 * ALARM_HORIZON_S)),
        ("never", None),
    ):
        watch.sleeps(table, due)
    assert await watch.scheduler.wake_due() == 1
    assert watch.tables.loaded == ["now"]
    await watch.pass_time(59)
    assert watch.tables.loaded == ["now"]
    await watch.pass_time(1)
    assert watch.tables.loaded == ["now", "soon"]


async def test_loading_a_table_cancels_its_alarm_and_eviction_sets_it(watch: Watch) -> None:
    watch.sleeps("t", START + 60_000)
    await watch.scheduler.wake_due()
    watch.scheduler.on_loaded("t")
    await watch.pass_time(60)
    assert watch.tables.loaded == []
    watch.scheduler.on_evicted("t", watch.time.now + 5_000)
    await watch.pass_time(5)
    assert watch.tables.loaded == ["t"]


@pytest.mark.parametrize("error", [Moved("on its way"), HostedElsewhere("another node")])
async def test_tables_of_other_nodes_are_skipped_and_checked_at_the_next_poll(watch: Watch, error: Exception) -> None:
    watch.sleeps("theirs", START)
    watch.sleeps("ours", START)
    watch.tables.errors["theirs"] = error
    assert await watch.scheduler.wake_due() == 1
    assert watch.tables.loaded == ["ours"]
    await watch.pass_time(WAKE_RETRY_DELAY_S)
    assert watch.tables.loaded == ["ours"]
    del watch.tables.errors["theirs"]
    assert await watch.scheduler.wake_due() == 1


async def test_transient_errors_are_retried_and_broken_tables_are_skipped(watch: Watch, caplog: pytest.LogCaptureFixture) -> None:
    errors = {
        "full": DiskFull("no space"),
        "broken": BadRecord("no match", line=1),
        "met": Conflict("another was first"),
        "fenced": Fenced("fenced"),
    }
    for table, error in errors.items():
        watch.sleeps(table, START)
        watch.tables.errors[table] = error
    assert await watch.scheduler.wake_due() == 0
    assert len(caplog.records) == 4
    watch.tables.errors.clear()
    await watch.pass_time(WAKE_RETRY_DELAY_S)
    assert await watch.scheduler.wake_due() == 0
    assert watch.tables.loaded == ["full", "met", "fenced"]


async def test_the_scheduler_polls_until_it_is_closed(watch: Watch) -> None:
    watch.scheduler.start()
    await settle()
    watch.sleeps("t", START)
    await watch.pass_time(POLL_INTERVAL_S)
    assert watch.tables.loaded == ["t"]
    watch.scheduler.close()
    watch.sleeps("u", START)
    await watch.pass_time(POLL_INTERVAL_S)
    assert watch.tables.loaded == ["t"]
