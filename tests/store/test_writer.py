"""Group commit: many appends in one transaction, without early acknowledgements and with independent errors."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url

from rivage.store import Store, StoreError, Unwritable, open_store
from rivage.store.batch import Append
from rivage.store.engines import WriteSession, writing_engine
from rivage.store.writer import Call, Writer
from rivage.table.errors import Conflict

from .facts import acted, summary


@asynccontextmanager
async def busy_writer(store: Store) -> AsyncIterator[None]:
    """Block the writer thread inside the block, so that all jobs submitted there form one batch."""
    assert store._writer is not None
    started, go_on = threading.Event(), threading.Event()

    def wait(_connection: Connection) -> None:
        started.set()
        go_on.wait()

    waiting = store._writer.submit(Call(wait))
    await asyncio.to_thread(started.wait)
    try:
        yield
    finally:
        go_on.set()
        await waiting


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """A list that grows by one entry for each commit."""
    counted: list[None] = []
    commit = WriteSession.commit

    def count(self: WriteSession, *statement: Any) -> None:
        counted.append(None)
        commit(self, *statement)

    monkeypatch.setattr(WriteSession, "commit", count)
    return counted


async def test_pending_jobs_share_one_commit(sql_store: Store, commits: list[None]) -> None:
    await asyncio.gather(*(sql_store.create(f"t{k}", [acted(0)], summary()) for k in range(200)))
    async with busy_writer(sql_store):
        before = len(commits)
        appends = [asyncio.create_task(sql_store.append(f"t{k}", 1, [acted(1)])) for k in range(200)]
        await asyncio.sleep(0)
    await asyncio.gather(*appends)
    assert len(commits) - before == 2  # one for the blocking job, one for all appends


async def test_futures_are_done_only_after_the_commit(sql_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await sql_store.create("t", [acted(0)], summary())
    requested, allowed = threading.Event(), threading.Event()
    commit = WriteSession.commit

    def wait_then_commit(self: WriteSession, *statement: Any) -> None:
        requested.set()
        allowed.wait()
        commit(self, *statement)

    monkeypatch.setattr(WriteSession, "commit", wait_then_commit)
    append = asyncio.create_task(sql_store.append("t", 1, [acted(1)]))
    await asyncio.to_thread(requested.wait)
    assert not append.done()
    assert await sql_store.read("t") == [acted(0)]
    allowed.set()
    await append
    assert await sql_store.read("t") == [acted(0), acted(1)]


async def test_an_append_that_the_database_refuses_does_not_affect_others(sql_store: Store) -> None:
    await asyncio.gather(*(sql_store.create(f"t{k}", [acted(0)], summary()) for k in range(10)))
    monstrous = acted(2**70)  # out of the range of the column
    async with busy_writer(sql_store):
        appends = [
            asyncio.create_task(attempt)
            for k in range(10)
            for attempt in (
                sql_store.append(f"t{k}", 1, [acted(1)]),
                sql_store.append(f"t{k}", 2, [monstrous]),
                sql_store.append(f"t{k}", 2, [acted(2)]),
            )
        ]
        await asyncio.sleep(0)
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), StoreError, type(None)] * 10
    for k in range(10):
        assert await sql_store.read(f"t{k}") == [acted(0), acted(1), acted(2)]


async def test_a_cancelled_caller_does_not_affect_the_batch(sql_store: Store) -> None:
    await sql_store.create("t", [acted(0)], summary())
    async with busy_writer(sql_store):
        appends = [asyncio.create_task(sql_store.append("t", 1 + k, [acted(1 + k)])) for k in range(3)]
        await asyncio.sleep(0)
        appends[1].cancel()
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), asyncio.CancelledError, type(None)]
    await sql_store.append("t", 4, [acted(4)])
    assert await sql_store.read("t") == [acted(k) for k in range(5)]


async def test_stopping_writes_all_accepted_jobs(url: str) -> None:
    store = open_store(url)
    await store.create("t", [acted(0)], summary())
    async with busy_writer(store):
        appends = [asyncio.create_task(store.append("t", 1 + k, [acted(1 + k)])) for k in range(50)]
        await asyncio.sleep(0)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
    await asyncio.gather(*appends, closing)
    async with open_store(url) as again:
        assert await again.read("t") == [acted(k) for k in range(51)]


async def test_a_commit_that_succeeded_although_it_raised_is_not_repeated(
    sql_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sql_store.create("t", [acted(0)], summary())
    commit = WriteSession.commit
    lost = iter([True])

    def lose_the_answer(self: WriteSession, *statement: Any) -> None:
        commit(self, *statement)
        if next(lost, False):
            raise ConnectionResetError

    async with busy_writer(sql_store):
        pending = [asyncio.create_task(sql_store.append("t", 1, [acted(k)])) for k in (1, 1)]
        pending.append(asyncio.create_task(sql_store.append("t", 2, [acted(2)])))
        await asyncio.sleep(0)
        lost = iter([False, True])  # the commit after that of the blocking job
        monkeypatch.setattr(WriteSession, "commit", lose_the_answer)
    answers = await asyncio.gather(*pending, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
    assert await sql_store.read("t") == [acted(0), acted(1), acted(2)]


async def test_a_failed_commit_is_retried(sql_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await sql_store.create("t", [acted(0)], summary())
    commit = WriteSession.commit
    failing = iter([True])

    def fail_once(self: WriteSession, *statement: Any) -> None:
        if next(failing, False):
            raise ConnectionResetError
        commit(self, *statement)

    monkeypatch.setattr(WriteSession, "commit", fail_once)
    await sql_store.append("t", 1, [acted(1)], summary("over"))
    assert await sql_store.read("t") == [acted(0), acted(1)]
    assert [entry.status for entry in (await sql_store.tables_of("ann", 9)).values()] == ["over"]


async def test_a_full_disk_is_reported_and_loses_nothing(tmp_path: Path) -> None:
    engine = writing_engine(URL.create("sqlite", database=str(tmp_path / "small.db")))
    async with open_store(f"sqlite:///{tmp_path}/small.db") as store:
        await store.create("t", [acted(0)], summary())
    room = 30
    event.listen(engine, "connect", lambda connection, _record: connection.execute(f"PRAGMA max_page_count = {room}"))
    writer = Writer(engine, "small.db")
    stored = 1
    errors: list[Unwritable] = []
    while not errors:
        try:
            await writer.submit(Append("t", stored, [acted(k) for k in range(stored, stored + 100)], None))
            stored += 100
        except Unwritable as error:
            errors.append(error)
    room = 1000
    await writer.submit(Append("t", stored, [acted(stored)], None))
    writer.stop()
    writer.join()
    engine.dispose()
    async with open_store(f"sqlite:///{tmp_path}/small.db") as store:
        assert await store.read("t") == [acted(k) for k in range(stored + 1)]


async def test_lengths_are_loaded_again_when_the_cache_is_cleared(sql_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivage.store.batch._MAX_KNOWN_TABLES", 3)
    for round_ in range(3):
        for k in range(6):
            if round_ == 0:
                await sql_store.create(f"t{k}", [acted(0)], summary())
            else:
                await sql_store.append(f"t{k}", round_, [acted(round_)])
    assert await sql_store.read("t5") == [acted(0), acted(1), acted(2)]


async def test_one_of_two_conflicting_writers_on_postgresql_succeeds(new_url_postgresql: str) -> None:
    async with open_store(new_url_postgresql) as first:
        engine = writing_engine(make_url(new_url_postgresql).set(drivername="postgresql+psycopg"))
        second = Writer(engine, "there")  # without the claim, to simulate two writers
        await first.create("t", [acted(0)], summary())
        for n in range(1, 30):
            answers = await asyncio.gather(
                first.append("t", n, [acted(n)]), second.submit(Append("t", n, [acted(n + 100)], None)), return_exceptions=True
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]
        assert len(await first.read("t")) == 30
        second.stop()
        second.join()
        engine.dispose()


async def test_a_lost_postgresql_connection_is_replaced(new_url_postgresql: str) -> None:
    async with open_store(new_url_postgresql) as store:
        await store.create("t", [acted(0)], summary())
        for n in range(1, 4):
            with psycopg.connect(new_url_postgresql, autocommit=True) as other:
                other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            await store.append("t", n, [acted(n)])
            assert await store.read("t") == [acted(k) for k in range(n + 1)]
