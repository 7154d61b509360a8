"""The house packs old matches away by itself, by the rule of its host."""

import asyncio
from pathlib import Path

import pytest
from tests.hosting.building import local_tables
from tests.store.facts import acted, summary
from tests.table.helpers import Bots

from rivage.server import housekeeping
from rivage.server.housekeeping import archive_old, start_housekeeping
from rivage.store import Store, open_store
from rivage.store.errors import Unwritable
from rivage.table.match import DAY

LOG = [acted(k) for k in range(3)]


@pytest.mark.parametrize(("days", "age", "packed"), [(30, 31, 1), (30, 29, 0), (0, 400, 0)])
async def test_matches_over_for_the_days_of_the_rule_are_packed(days: int, age: int, packed: int, tmp_path: Path) -> None:
    async with open_store("", data_folder=tmp_path) as store:
        await store.create("t", LOG, summary("over"))
        assert await archive_old(store, days, lambda: LOG[-1].at + age * DAY) == packed
        assert await store.read("t") == LOG


@pytest.mark.parametrize("is_leader", [True, False])
async def test_the_leader_alone_works_and_a_failure_is_logged_and_is_not_the_last(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, is_leader: bool
) -> None:
    runs, done = 0, asyncio.Event()

    async def archive(before: int, limit: int) -> int:
        nonlocal runs
        runs += 1
        if runs == 1:
            raise Unwritable("here", "no room")
        done.set()
        return 0

    monkeypatch.setattr(store, "archive", archive)
    monkeypatch.setattr(housekeeping, "ARCHIVE_INTERVAL_S", 0.0)
    tasks = start_housekeeping(store, local_tables(store, Bots()), 30, is_leader=lambda: is_leader)
    if is_leader:
        await done.wait()
        assert "archiving old matches failed" in caplog.text
    else:
        await asyncio.sleep(0.05)
        assert runs == 0
    for task in tasks:
        task.cancel()
