"""The house packs old matches away by itself, by the rule of its host."""

import asyncio
from pathlib import Path

import pytest
from tests.store.facts import acted, summary

from rivage.server.housekeeping import archive_for_ever, archive_old
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


async def test_a_look_that_fails_is_not_the_last(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, done = 0, asyncio.Event()

    async def archive(before: int, limit: int) -> int:
        nonlocal looks
        looks += 1
        if looks == 1:
            raise Unwritable("here", "no room")
        done.set()
        return 0

    monkeypatch.setattr(store, "archive", archive)
    task = asyncio.create_task(archive_for_ever(store, 30, every=0.0))
    await done.wait()
    task.cancel()
    assert "could not be packed away" in caplog.text
