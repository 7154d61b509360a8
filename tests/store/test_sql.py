"""What only a store in a database does; what every store does is in test_base, how it writes in test_writer."""

import asyncio
import threading

import pytest
from sqlalchemy import Connection, text

from rivage.store import Closed, ReadOnly, Store, StoreError, open_store
from rivage.store.sql import SqlStore

from .facts import acted, summary


async def test_what_was_opened_for_reading_takes_no_write(url: str) -> None:
    async with open_store(url) as store:
        await store.create("t", [acted(0)], summary())
        async with open_store(url, read_only=True) as reader:
            assert await reader.read("t") == [acted(0)]
            await reader.ping()
            for attempt in (reader.append("t", 1, [acted(1)]), reader.save_player("ann", "Ann"), reader.secret()):
                with pytest.raises(ReadOnly):
                    await attempt


async def test_the_secret_is_the_same_after_opening_again(url: str) -> None:
    async with open_store(url) as store:
        secret = await store.secret()
    async with open_store(url) as store:
        assert await store.secret() == secret


async def test_reading_does_not_hold_up_the_event_loop(sql_store: Store) -> None:
    assert isinstance(sql_store, SqlStore)
    begun, go_on = threading.Event(), threading.Event()

    def wait(_connection: Connection) -> str:
        begun.set()
        go_on.wait()
        return threading.current_thread().name

    reading = asyncio.create_task(sql_store._read(wait))
    await asyncio.to_thread(begun.wait)
    assert not reading.done()
    go_on.set()
    assert (await reading).startswith("rivage-reader")


async def test_who_still_reads_when_the_store_is_closed_reads_to_the_end(sql_store: Store) -> None:
    assert isinstance(sql_store, SqlStore)
    reads, go_on = threading.Event(), threading.Event()

    def wait(connection: Connection) -> int | None:
        reads.set()
        go_on.wait(10)
        return connection.scalar(text("SELECT 7"))

    reading = asyncio.create_task(sql_store._read(wait))
    await asyncio.to_thread(reads.wait)
    closing = asyncio.create_task(sql_store.close())
    done, _ = await asyncio.wait([closing], timeout=0.2)
    assert not done
    go_on.set()
    await closing
    assert await reading == 7


async def test_what_the_database_says_while_reading_is_told_under_our_name(sql_store: Store) -> None:
    assert isinstance(sql_store, SqlStore)
    with pytest.raises(StoreError) as refused:
        await sql_store._read(lambda connection: connection.execute(text("SELECT nothing FROM nowhere")))
    assert refused.value.code == "store.failed"
    assert sql_store.where in str(refused.value)
    assert sql_store.where not in refused.value.message


async def test_closing_writes_what_was_accepted_and_lets_go_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    released: list[None] = []
    store = open_store(url)
    assert isinstance(store, SqlStore)
    assert store._claim is not None
    release = store._claim.release

    def note() -> None:
        released.append(None)
        release()

    monkeypatch.setattr(store._claim, "release", note)
    await store.create("t", [acted(0)], summary())
    writing = [asyncio.create_task(store.append("t", n, [acted(n)])) for n in range(1, 20)]
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    await asyncio.gather(*writing)
    assert len(released) == 1
    with pytest.raises(Closed):
        await store.read("t")
    async with open_store(url) as again:
        assert await again.read("t") == [acted(n) for n in range(20)]
