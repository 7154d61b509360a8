"""The jobs on the database: archiving matches, deleting expired preferences, adding missing results."""

import asyncio
from pathlib import Path

import pytest
from tests.hosting.deployment import local_tables
from tests.store.facts import acted, summary
from tests.table.helpers import ANN, BEN, Bots, Play
from tests.table.toys import find

from rivage.server import housekeeping
from rivage.server.housekeeping import MissingResults, archive_old, delete_expired, start_housekeeping
from rivage.server.settings import Settings
from rivage.store import Belonging, Store, open_store
from rivage.store.errors import Unwritable
from rivage.table import TableSummary
from rivage.table.decide import summary as summary_of
from rivage.table.match import DAY
from rivage.table.protocol import commands as cmd

LOG = [acted(k) for k in range(3)]


@pytest.mark.parametrize(("days", "age", "archived"), [(30, 31, 1), (30, 29, 0), (0, 400, 0)])
async def test_matches_are_archived_after_the_configured_days(days: int, age: int, archived: int, tmp_path: Path) -> None:
    async with open_store("", data_folder=tmp_path) as store:
        await store.create("t", LOG, summary("over"))
        assert await archive_old(store, days, lambda: LOG[-1].at + age * DAY) == archived
        assert await store.read("t") == LOG


async def test_preferences_of_inactive_guests_expire(store: Store) -> None:
    kinds = {"stays-by-passkey": "passkey", "stays-by-phrase": "recovery", "stays-for-a-match": "notify", "goes": "push"}
    for player, kind in kinds.items():
        await store.save_belonging(Belonging(player, "kept", "album", "{}"))
        await store.save_belonging(Belonging(player, kind, "k", "{}"))
    await store.save_belonging(Belonging("goes-too", "webhook", "webhook", "{}"))
    now = (await store.belongings("goes-too"))[0].changed
    assert await delete_expired(store, 90, lambda: now + 89 * DAY) == 0
    assert await delete_expired(store, 0, lambda: now + 400 * DAY) == 0
    assert await delete_expired(store, 90, lambda: now + 91 * DAY) == 3
    assert await store.belongings("goes") == await store.belongings("goes-too") == []
    assert {record.player for record in await store.find_belongings("kept", "album")} == set(kinds) - {"goes"}


async def test_a_single_write_keeps_all_preferences_of_a_guest(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "EXPIRY_BATCH", 1)
    for player in ("sits", "writes", "goes", "goes-too"):
        await store.save_belonging(Belonging(player, "kept", "album", "{}"))
    last = (await store.belongings("goes-too"))[0].changed
    await asyncio.sleep(0.002)
    await store.save_player("sits", "Ann")
    await store.save_belonging(Belonging("writes", "kept", "settings", "{}"))
    assert await delete_expired(store, 90, lambda: last + 1 + 90 * DAY) == 2
    assert {record.player for record in await store.find_belongings("kept", "album")} == {"sits", "writes"}


@pytest.mark.parametrize("is_leader", [True, False])
async def test_only_the_leader_runs_the_jobs_and_goes_on_after_a_failure(
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
    tasks = start_housekeeping(store, local_tables(store, Bots()), Settings(), is_leader=lambda: is_leader)
    if is_leader:
        await done.wait()
        assert "archiving old matches failed" in caplog.text
    else:
        await asyncio.sleep(0.05)
        assert runs == 0
    for task in tasks:
        task.cancel()


async def test_the_results_of_matches_of_an_earlier_version_are_added_once(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    play = Play()
    play.do(ANN, cmd.Resign(seat=0))
    old = TableSummary("nim", "over", play.match.seats)
    await store.create("a", play.events, old)
    await store.create("b", LOG, old)
    missing = MissingResults(store, find)
    assert await missing.add() == 2
    assert [(found.result, found.count) for found in await store.count_results(BEN)] == [("won", 1)]
    assert "the results of table b… cannot be added" in caplog.text
    assert summary_of(play.match).results[0].result == "lost"
    assert await missing.add() == 0
