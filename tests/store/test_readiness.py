"""The store is ready only when it can write, and reports within seconds when it cannot."""

import asyncio
import contextlib
import os
import resource
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select
from tests.server.running import TIMEOUT_S, RunningServer, running_server
from tests.support.cluster import PostgresServer

from rivage.store import Broken, Slow, Store, StoreClosed, StoreError, open_shared, open_store
from rivage.store.readiness import DEADLINE_S, FileCheck, Probe
from rivage.store.schema import settings

from .facts import acted, summary


async def probed(store: Store) -> str | None:
    """The values of the probe settings."""
    query = select(settings.c.value).where(settings.c.key == "probe")
    return await store._read(lambda connection: connection.scalars(query).one_or_none())


async def test_ping_writes_a_value(sql_store: Store) -> None:
    await sql_store.ping()
    first = await probed(sql_store)
    await sql_store.ping()
    assert first is not None
    assert await probed(sql_store) != first


async def test_nodes_of_one_database_are_ready_independently(new_url_postgresql: str) -> None:
    async with contextlib.AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(open_shared(new_url_postgresql)) for _ in range(3)]

        async def ask_often(node: Store) -> None:
            for _ in range(40):
                await node.ping()

        await asyncio.gather(*map(ask_often, nodes))
        assert [node.stats().failures for node in nodes] == [{}] * 3


async def test_probes_of_dead_nodes_are_deleted_after_a_day(new_url_postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tried(node: Store) -> int:
        query = select(settings.c.key).where(settings.c.key.like("probe:%"))
        return await node._read(lambda connection: len(connection.scalars(query).all()))

    for kept, count in ((10**15, 1), (10**15, 2), (0, 1)):
        monkeypatch.setattr("rivage.store.queries._PROBE_KEPT_NS", kept)
        async with open_shared(new_url_postgresql) as node:
            await node.ping()
            await node.ping()
            assert await tried(node) == count


async def test_a_database_that_reads_another_value_than_written_is_logged(
    sql_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rivage.store.queries.read_probe", lambda *_: "something else")
    with pytest.raises(Broken, match="differs from the written one"):
        await sql_store.ping()
    assert sql_store.stats().failures == {"store.broken": 1}


async def test_concurrent_callers_share_one_check() -> None:
    checks = 0
    answer = asyncio.Event()

    async def slow_check() -> None:
        nonlocal checks
        checks += 1
        await answer.wait()

    probe = Probe(slow_check, "here")
    callers = [asyncio.create_task(probe.run()) for _ in range(100)]
    await asyncio.sleep(0)
    answer.set()
    await asyncio.gather(*callers)
    assert checks == 1
    await probe.run()
    assert checks == 2


async def test_a_hanging_check_times_out_and_is_not_repeated() -> None:
    checks = 0
    answer = asyncio.Event()

    async def slow_check() -> None:
        nonlocal checks
        checks += 1
        await answer.wait()

    probe = Probe(slow_check, "here")
    for _ in range(3):
        with pytest.raises(Slow) as caught:
            await probe.run(0.01)
        assert caught.value.code == "store.slow"
    assert checks == 1
    answer.set()
    await probe.run()


async def test_a_check_during_shutdown_raises_store_closed() -> None:
    probe = Probe(asyncio.Event().wait, "here")  # type: ignore[arg-type]  # the result is ignored
    running = asyncio.create_task(probe.run())
    await asyncio.sleep(0)
    probe.close()
    with pytest.raises(StoreClosed):
        await running


async def test_every_caller_gets_the_error() -> None:
    async def slow_check() -> None:
        raise StoreError("here", "no")

    probe = Probe(slow_check, "here")
    answers = await asyncio.gather(*(probe.run() for _ in range(5)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [StoreError] * 5


async def test_stats_have_failures_and_pending_writes(tmp_path: Path) -> None:
    async with open_store("", data_folder=tmp_path) as store:
        await store.create("t", [acted(0)], summary())
        assert (store.stats().failures, store.stats().waiting, store.stats().oldest) == ({}, 0, 0.0)
        with sqlite3.connect(tmp_path / "rivage.db", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            append = asyncio.create_task(store.append("t", 1, [acted(1)]))
            with pytest.raises(Slow):
                await store.ping()
            stats = store.stats()
            other.execute("ROLLBACK")
        other.close()
        assert stats.failures == {"store.slow": 1}
        assert stats.waiting == 2
        assert stats.oldest >= DEADLINE_S
        await append
        await store.ping()
        assert store.stats().waiting == 0


# Checks of a file.


@contextlib.contextmanager
def open_check(file: Path) -> Iterator[FileCheck]:
    handle = os.open(file, os.O_RDWR)
    try:
        yield FileCheck(file, handle)
    finally:
        os.close(handle)


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    async with open_store("", data_folder=tmp_path) as store:
        await store.create("t", [acted(k) for k in range(1000)], summary())
    return tmp_path / "rivage.db"


def overwrite(file: Path, start: int, data: bytes) -> None:
    with file.open("r+b") as opened:
        opened.seek(start)
        opened.write(data)


@pytest.mark.parametrize(
    ("harm", "why"),
    [
        (lambda file: file.unlink(), "was removed"),
        (lambda file: file.rename(file.with_name("away")) and file.write_bytes(b"x"), "another file"),
        (lambda file: os.truncate(file, 8192), "was truncated"),
        (lambda file: os.truncate(file, 0), "was truncated"),
        (lambda file: overwrite(file, 0, b"\xff" * 100), "first page"),
        (lambda file: overwrite(file, file.stat().st_size - 8192, b"\xff" * 4096), "."),
    ],
)
def test_damage_to_the_file_is_noticed(file: Path, harm: Callable[[Path], object], why: str) -> None:
    with open_check(file) as check:
        check.check()
        harm(file)
        check._next_page_check = 0.0
        with pytest.raises((Broken, sqlite3.DatabaseError), match=why):
            check.check()


def test_the_pages_of_an_unchanged_file_are_not_checked_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = 0
    pages = FileCheck._check_pages

    def count(self: FileCheck) -> None:
        nonlocal read
        read += 1
        pages(self)

    monkeypatch.setattr(FileCheck, "_check_pages", count)
    with open_check(file) as check:
        for _ in range(5):
            check.check()
            check._next_page_check = 0.0
        assert read == 1
        os.utime(file)
        check.check()
        assert read == 2
        os.utime(file)
        check.check()
        assert read == 2, "page checks take more than their share of the time"


def test_the_page_check_of_a_large_file_stops_at_its_time_limit(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivage.store.readiness._PAGE_CHECK_S", 0.0)
    with open_check(file) as check:
        check.check()


# A real server with real faults.


def ready(server: RunningServer) -> tuple[int, str]:
    """The status of /readyz, and the reason in its body."""
    answer = httpx.get(f"{server.url}/readyz", timeout=TIMEOUT_S)
    assert answer.elapsed.total_seconds() < DEADLINE_S + TIMEOUT_S / 3, "/readyz did not answer in time"
    reason = answer.json()["details"]["reason"] if answer.status_code == 503 else ""
    assert str(server.folder) not in answer.text
    return answer.status_code, reason


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(tmp_path) as running:
        assert ready(running) == (200, "")
        yield running


def test_a_disk_without_space_is_not_ready(server: RunningServer) -> None:
    assert server._process is not None
    soft, hard = resource.prlimit(server._process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server._process.pid, resource.RLIMIT_FSIZE, (100_000, hard))
    for _ in range(3):
        assert ready(server) == (503, "store.unwritable")
    resource.prlimit(server._process.pid, resource.RLIMIT_FSIZE, (soft, hard))
    assert ready(server) == (200, "")
    assert server.log().count("the store failed") == 1, server.log()
    assert "code=store.unwritable" in server.log()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a few megabytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", disk], capture_output=True, check=False)
    if mounted.returncode:
        pytest.skip("only root can make a small disk")
    yield disk
    subprocess.run(["umount", "--lazy", disk], check=True)


def test_the_store_is_ready_again_when_the_disk_has_space(small_disk: Path) -> None:
    with running_server(small_disk) as server:
        assert ready(server) == (200, "")
        filler = small_disk / "filler"
        with contextlib.suppress(OSError), filler.open("wb", buffering=0) as filling:
            while filling.write(bytes(4096)):
                pass
        assert ready(server) == (503, "store.unwritable")
        filler.unlink()
        assert ready(server) == (200, "")


def test_a_damaged_file_is_not_ready(server: RunningServer) -> None:
    overwrite(server.folder / "rivage.db", 0, os.urandom(8192))
    assert ready(server) == (503, "store.broken")


def test_a_file_locked_by_another_program_is_not_ready_and_does_not_hang(server: RunningServer) -> None:
    with sqlite3.connect(server.folder / "rivage.db", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        assert ready(server) == (503, "store.slow")
        other.execute("ROLLBACK")
    other.close()
    assert ready(server) == (200, "")


def test_a_frozen_postgresql_is_not_ready_and_does_not_hang(
    postgresql: PostgresServer, new_url_postgresql: str, tmp_path: Path
) -> None:
    with running_server(tmp_path, "--database", new_url_postgresql) as server:
        assert ready(server) == (200, "")
        postgresql.freeze()
        try:
            for _ in range(2):
                assert ready(server) == (503, "store.slow")
        finally:
            postgresql.thaw()
        assert ready(server) == (200, "")
