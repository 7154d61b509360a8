"""Each live node takes its share of the tables of a node that is gone; a broken match does not keep the others from going on."""

import asyncio
import zlib
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rivage.hosting.cluster import failover
from rivage.hosting.cluster.failover import Failover
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

    async def wake_due(self) -> int:
        self.looks += 1
        return 0


async def orphans(_node: str) -> list[str]:
    return TABLES


def succeeding(node: str, local: Local, told: list[Any]) -> Failover:
    nodes = ["a", "b", "c"]
    leases = SimpleNamespace(node=node, alive=True, alive_nodes=lambda: nodes, is_leader=node == nodes[0])
    log = SimpleNamespace(find_scheduled=orphans)
    return Failover(cast(Any, log), cast(Any, leases), cast(Any, local), lambda: told.append("orphans"), told.append)


async def test_each_living_node_takes_its_share_and_together_they_take_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failover, "RECHECK_AFTER_S", 0.0)
    locals_ = {node: Local() for node in "abc"}
    told: dict[str, list[Any]] = {node: [] for node in "abc"}
    await asyncio.gather(*(succeeding(node, local, told[node]).take_over("dead") for node, local in locals_.items()))
    kept = [table for local in locals_.values() for table in local.kept]
    assert sorted(kept) == sorted(TABLES)
    assert all(local.kept and local.looks == 1 for local in locals_.values())
    assert ["orphans" in each for each in told.values()] == [True, False, False]


async def test_a_broken_match_and_one_that_another_took_hold_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failover, "RECHECK_AFTER_S", 0.0)
    mine = [table for table in TABLES if zlib.crc32(table.encode()) % 3 == 1]
    local = Local(**{mine[0]: BadRecord("odd"), mine[1]: Moved("quicker")})
    await succeeding("b", local, []).take_over("dead")
    assert local.kept == mine[2:]


async def test_one_that_cannot_be_looked_after_keeps_no_other_from_being_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failover, "CHECK_INTERVAL_S", 0.0)
    checked = asyncio.Event()

    async def is_alive(node: str) -> bool:
        if node == "odd":
            raise ValueError(node)
        checked.set()
        return False

    leases = SimpleNamespace(alive=True, overdue=lambda: ["odd", "dead"], is_alive=is_alive)
    watching = Failover(cast(Any, None), cast(Any, leases), cast(Any, None), lambda: None, lambda _: None)
    task = asyncio.create_task(watching.watch_leases())
    await asyncio.wait_for(checked.wait(), 20)
    assert not task.done()
    task.cancel()
