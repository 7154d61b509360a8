"""A database has at most one server, under any of its names, and a killed server releases it."""

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from rivage.store import Locked, Store, open_store
from rivage.store.writer_lock import FileLock

from .facts import acted, summary

HOLD = (
    "import sys, asyncio; from rivage.store import open_store\n"
    "async def hold():\n"
    "    store = open_store(sys.argv[1]); print('open', flush=True); sys.stdin.readline(); await store.close()\n"
    "asyncio.run(hold())"
)


@contextmanager
def another_server(url: str) -> Iterator[subprocess.Popen[str]]:
    """A process that has the database open."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # the code under test, installed or not
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "open\n"
            yield process
        finally:
            process.kill()


def other_names(file: Path) -> list[str]:
    """URLs of the same file under other names."""
    folder = file.parent
    (folder / "other").mkdir()
    (folder / "other" / "link.db").symlink_to(file)
    (folder / "other" / "hard.db").hardlink_to(file)
    (folder / "linked").symlink_to(folder, target_is_directory=True)
    relative = os.path.relpath(file)
    names = [file, folder / "other" / "link.db", folder / "other" / "hard.db", folder / "linked" / file.name, Path(relative)]
    return [f"sqlite:///{name}" for name in names]


def test_a_file_has_one_server_under_all_its_names(tmp_path: Path) -> None:
    with another_server(f"sqlite:///{tmp_path}/rivage.db") as server:
        names = other_names(tmp_path / "rivage.db")
        for name in names:
            with pytest.raises(Locked):
                open_store(name)
        server.kill()
        server.wait()
        asyncio.run(open_store(names[0]).close())


def test_a_file_opened_through_a_link_has_one_server_too(tmp_path: Path) -> None:
    asyncio.run(open_store(f"sqlite:///{tmp_path}/rivage.db").close())
    for name in other_names(tmp_path / "rivage.db")[1:4]:
        with another_server(name), pytest.raises(Locked):
            open_store(f"sqlite:///{tmp_path}/rivage.db")


async def test_a_database_and_its_link_share_one_log(tmp_path: Path) -> None:
    async with open_store(f"sqlite:///{tmp_path}/rivage.db") as store:
        await store.create("t", [acted(0)], summary())
    (tmp_path / "link.db").symlink_to(tmp_path / "rivage.db")
    async with open_store(f"sqlite:///{tmp_path}/link.db") as store:
        assert store.where == str(tmp_path / "rivage.db")
        assert await store.read("t") == [acted(0)]


async def test_a_file_with_two_hard_links_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await open_store(f"sqlite:///{tmp_path}/rivage.db").close()
    (tmp_path / "hard.db").hardlink_to(tmp_path / "rivage.db")
    caplog.set_level(logging.WARNING)
    await open_store(f"sqlite:///{tmp_path}/rivage.db").close()
    assert any("hard links" in record.getMessage() for record in caplog.records)


def terminate(url: str, which: str) -> None:
    """Terminate connections to a database from outside, and wait until they have ended."""
    with psycopg.connect(url, autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
            f" WHERE datname = current_database() AND pid <> pg_backend_pid() AND {which}"
        )


HOLDER = "pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory')"


def holders(url: str) -> int:
    with psycopg.connect(url, autocommit=True) as other:
        found = other.execute(
            "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database"
            " WHERE locktype = 'advisory' AND granted AND datname = current_database()"
        ).fetchone()
    assert found is not None
    return int(found[0])


async def test_a_postgresql_database_has_one_server(new_url_postgresql: str) -> None:
    async with open_store(new_url_postgresql) as store:
        with pytest.raises(Locked) as caught:
            open_store(new_url_postgresql)
        assert caught.value.code == "store.locked"
        await store.create("t", [acted(0)], summary())
    async with open_store(new_url_postgresql) as store:
        assert await store.read("t") == [acted(0)]


def test_the_claim_of_a_killed_server_is_released(new_url_postgresql: str) -> None:
    with another_server(new_url_postgresql) as server:
        with pytest.raises(Locked):
            open_store(new_url_postgresql)
        server.kill()
        server.wait()
        asyncio.run(open_store(new_url_postgresql).close())


def test_the_claim_of_a_refused_database_is_released(new_url_postgresql: str) -> None:
    with psycopg.connect(new_url_postgresql) as connection:
        connection.execute("CREATE TABLE players (shirt INTEGER)")
    with pytest.raises(ValueError, match="another program"):
        open_store(new_url_postgresql)
    assert holders(new_url_postgresql) == 0


@pytest.mark.parametrize("lost", [HOLDER, "true"])
async def test_a_lost_claim_is_acquired_again_before_the_next_write(new_url_postgresql: str, lost: str) -> None:
    async with open_store(new_url_postgresql) as store:
        await store.create("t", [acted(0)], summary())
        for n in range(1, 4):
            terminate(new_url_postgresql, lost)
            await store.append("t", n, [acted(n)])
            assert holders(new_url_postgresql) == 1
            with pytest.raises(Locked):
                open_store(new_url_postgresql)
        assert len(await store.read("t")) == 4


async def test_a_server_that_lost_its_claim_stops_writing_until_it_is_free(new_url_postgresql: str) -> None:
    async with open_store(new_url_postgresql) as old:
        await old.create("t", [acted(0)], summary())
        with psycopg.connect(new_url_postgresql, autocommit=True) as rival:
            rival.execute("SET lock_timeout = 0")
            taking = asyncio.create_task(asyncio.to_thread(rival.execute, "SELECT pg_advisory_lock(7285148)"))
            await wait_for_waiter(new_url_postgresql)
            terminate(new_url_postgresql, f"{HOLDER} AND pid <> {rival.info.backend_pid}")
            await taking
            await refused(old)
        await old.append("t", 1, [acted(1)])


async def wait_for_waiter(url: str) -> None:
    """Wait until another session waits for the lock."""
    while True:
        with psycopg.connect(url, autocommit=True) as other:
            found = other.execute("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted").fetchone()
        if found:
            return
        await asyncio.sleep(0)


async def refused(store: Store) -> None:
    for attempt in (store.append("t", 1, [acted(1)]), store.ping()):
        with pytest.raises(ValueError) as caught:
            await attempt
        assert getattr(caught.value, "code", "") in ("store.locked", "store.slow")
    assert await store.read("t") == [acted(0)]


def test_a_lock_has_one_holder_until_it_is_released(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "a.db")
    with pytest.raises(Locked):
        FileLock(tmp_path / "a.db")
    other = FileLock(tmp_path / "b.db")
    lock.release()
    lock.release()
    FileLock(tmp_path / "a.db").release()
    other.release()


def test_the_lock_of_a_killed_process_is_released(tmp_path: Path) -> None:
    hold = (
        "import sys, pathlib; from rivage.store.writer_lock import FileLock\n"
        "lock = FileLock(pathlib.Path(sys.argv[1])); print(1, flush=True); input()"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", hold, str(tmp_path / "a.db")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # the code under test, installed or not
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "1\n"
        with pytest.raises(Locked):
            FileLock(tmp_path / "a.db")
        process.kill()
    FileLock(tmp_path / "a.db").release()
