"""Backups of a busy server."""

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.running import TIMEOUT_S, Person, TableClient, command, environment, running_server

from rivage.registry import find
from rivage.store import open_store
from rivage.store.backups import restore
from rivage.table.match import fold

from ..conftest import DATABASES
from .sample_database import address, fill

TABLES = 40
PACE = 0.1
"""Seconds between two actions at a table. Faster ones would exceed the rate limits."""


class Load:
    """Players who each play both seats of a table, to keep a server busy."""

    def __init__(self, url: str) -> None:
        self.players = [Person(url) for _ in range(TABLES)]
        self.acknowledged: dict[str, int] = {}
        """The number of acknowledged actions of each table."""
        self.waited: dict[bool, list[float]] = {False: [], True: []}
        """Seconds until each acknowledgement, by whether a backup was running."""
        self.copying = False
        self.closed = False
        self._news = asyncio.Condition()

    async def play(self, person: Person, pick: random.Random) -> None:
        """Play one match after the other."""
        while not self.closed:
            table = await asyncio.to_thread(person.create_table, "me", "me")
            async with person.at(table) as line:
                while not line.over:
                    await self._act(line, pick)
                    self.acknowledged[table] = line.last["table"]["actions"]
                    async with self._news:
                        self._news.notify_all()
                    await asyncio.sleep(PACE)
                    if self.closed:
                        return

    async def _act(self, line: TableClient, pick: random.Random) -> None:
        started, copying = time.perf_counter(), self.copying
        answer = await line.act(pick=pick)
        assert answer["t"] == "patch", answer
        self.waited[copying].append(time.perf_counter() - started)

    def close(self) -> None:
        """Close the browsers of all players."""
        for person in self.players:
            person.close()

    async def busy(self) -> None:
        """Wait until every table has started and many actions were played since the call."""
        enough = len(self.waited[False]) + 10 * TABLES
        async with self._news:
            await self._news.wait_for(lambda: len(self.acknowledged) >= TABLES and len(self.waited[False]) >= enough)


async def holds(url: str, acknowledged: dict[str, int]) -> None:
    """Assert that a database has every action that was acknowledged."""
    async with open_store(url, read_only=True) as store:
        for table, actions in acknowledged.items():
            assert fold(await store.read(table), find).visible_actions(()) >= actions


@pytest.mark.slow
@pytest.mark.parametrize("kind", DATABASES)
async def test_each_backup_has_all_events_acknowledged_before_its_start(
    tmp_path: Path, new_url: Callable[[str], str], kind: str
) -> None:
    url = new_url(kind)
    large = tmp_path / "large.db"
    await open_store(address(large)).close()
    await asyncio.to_thread(fill, large, 100_000)
    restore(large, url)
    with running_server(tmp_path, "--database", url) as server, contextlib.closing(Load(server.url)) as load:
        async with asyncio.TaskGroup() as group:
            for number, person in enumerate(load.players):
                group.create_task(load.play(person, random.Random(number)))
            for number in range(2):
                await load.busy()
                before, load.copying = dict(load.acknowledged), True
                file = tmp_path / f"{number}.db"
                call = command("backup", str(file), "--database", url, "--quick")
                process = await asyncio.create_subprocess_exec(*call, env=environment(), stderr=asyncio.subprocess.PIPE)
                _, error = await asyncio.wait_for(process.communicate(), TIMEOUT_S)
                load.copying = False
                assert process.returncode == 0, error
                await holds(address(file), before)
            load.closed = True
    # A backup must not slow down writes.
    await holds(url, load.acknowledged)
    for copying, name in ((False, "alone"), (True, "beside a backup")):
        times = sorted(seconds * 1000 for seconds in load.waited[copying])
        count = len(times)
        print(f"{kind}, {name}: {count} actions, p50 {times[count // 2]:.1f} ms, p99 {times[count * 99 // 100]:.1f} ms")
