"""Who takes what a node that is gone kept: a share each, and one broken match keeps no other from going on."""

import asyncio
import zlib
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rivage.hosting.cluster import failover as succession
from rivage.hosting.cluster.failover import Succession
from rivage.hosting.errors import Moved
from rivage.table.errors import BadRecord

TABLES = [f"table {number}" for number in range(40)]


class Local:
    """Keeps what it is told to, but for what is broken or was quicker elsewhere."""

    def __init__(self, **failing: Exception) -> None:
        self.failing = failing
        self.kept: list[str] = []
        self.looks = 0

    async def table(self, table: str) -> None:
        if table in self.failing:
            raise self.failing[table]
        self.kept.append(table)

    async def restore(self) -> int:
        self.looks += 1
        return 0


async def orphans(_node: str) -> list[str]:
    return TABLES


def succeeding(node: str, local: Local, told: list[Any]) -> Succession:
    living = ["a", "b", "c"]
    sessions = SimpleNamespace(node=node, alive=True, living=lambda: living, steward=node == living[0])
    log = SimpleNamespace(find_scheduled=orphans)
    return Succession(cast(Any, log), cast(Any, sessions), cast(Any, local), lambda: told.append("orphans"), told.append)


async def test_each_living_node_takes_its_share_and_together_they_take_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(succession, "SETTLE", 0.0)
    locals_ = {node: Local() for node in "abc"}
    told: dict[str, list[Any]] = {node: [] for node in "abc"}
    await asyncio.gather(*(succeeding(node, local, told[node]).adopt("dead") for node, local in locals_.items()))
    kept = [table for local in locals_.values() for table in local.kept]
    assert sorted(kept) == sorted(TABLES)
    assert all(local.kept and local.looks == 1 for local in locals_.values())
    assert ["orphans" in each for each in told.values()] == [True, False, False]


async def test_a_broken_match_and_one_that_another_took_hold_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(succession, "SETTLE", 0.0)
    mine = [table for table in TABLES if zlib.crc32(table.encode()) % 3 == 1]
    local = Local(**{mine[0]: BadRecord("odd"), mine[1]: Moved("quicker")})
    await succeeding("b", local, []).adopt("dead")
    assert local.kept == mine[2:]


async def test_one_that_cannot_be_looked_after_keeps_no_other_from_being_buried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(succession, "WATCH_EVERY", 0.0)
    buried = asyncio.Event()

    async def lives(node: str) -> bool:
        if node == "odd":
            raise ValueError(node)
        buried.set()
        return False

    sessions = SimpleNamespace(alive=True, overdue=lambda: ["odd", "dead"], lives=lives)
    watching = Succession(cast(Any, None), cast(Any, sessions), cast(Any, None), lambda: None, lambda _: None)
    task = asyncio.create_task(watching.watch_for_ever())
    await asyncio.wait_for(buried.wait(), 20)
    assert not task.done()
    task.cancel()
