"""The contract of a store, on every kind of database."""

import asyncio
import threading

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from sqlalchemy import Connection, text

from rivage.store import ReadOnly, Store, StoreClosed, StoreError, open_store
from rivage.table.errors import Conflict, UnknownTable
from rivage.table.protocol import AnyEvent

from .facts import acted, any_event, summary

_tables = iter(range(10**9))


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(first=st.lists(any_event, min_size=1, max_size=3), later=st.lists(any_event, max_size=20))
async def test_events_come_back_as_they_were_stored(store: Store, first: list[AnyEvent], later: list[AnyEvent]) -> None:
    table = f"table {next(_tables)}"
    await store.create(table, first, summary())
    await store.append(table, len(first), later)
    assert await store.read(table) == first + later


async def test_many_events_in_one_append_keep_their_order(store: Store) -> None:
    events = [acted(k) for k in range(1000)]
    await store.create("t", events[:1], summary())
    await store.append("t", 1, events[1:])
    assert await store.read("t") == events


async def test_a_table_can_be_created_without_events(store: Store) -> None:
    await store.create("t", [], summary())
    assert await store.read("t") == []
    await store.append("t", 0, [acted(0)])
    assert await store.read("t") == [acted(0)]


async def test_a_table_is_created_only_once(store: Store) -> None:
    await store.create("t", [acted(0)], summary())
    with pytest.raises(Conflict):
        await store.create("t", [acted(1)], summary("over"))
    assert await store.read("t") == [acted(0)]
    assert [entry.status for entry in (await store.tables_of("ann", 9)).values()] == ["playing"]


@pytest.mark.parametrize("expected", [0, 1, 3])
async def test_an_append_with_a_wrong_length_is_a_conflict_and_writes_nothing(store: Store, expected: int) -> None:
    await store.create("t", [acted(0), acted(1)], summary())
    with pytest.raises(Conflict):
        await store.append("t", expected, [acted(9)], summary("over"))
    assert await store.read("t") == [acted(0), acted(1)]
    assert [entry.status for entry in (await store.tables_of("ann", 9)).values()] == ["playing"]


async def test_an_unknown_table_is_reported(store: Store) -> None:
    for attempt in (store.read("nowhere"), store.append("nowhere", 0, [acted(0)])):
        with pytest.raises(UnknownTable) as caught:
            await attempt
        assert caught.value.details == {"table": "nowhere"}


async def test_a_refused_append_does_not_affect_others_in_its_batch(store: Store) -> None:
    await asyncio.gather(*(store.create(f"t{k}", [acted(0)], summary()) for k in range(20)))
    answers = await asyncio.gather(
        *(
            attempt
            for k in range(20)
            for attempt in (
                store.append(f"t{k}", 1, [acted(1)]),
                store.append(f"t{k}", 1, [acted(2)]),
                store.append(f"nowhere{k}", 0, [acted(3)]),
                store.create(f"t{k}", [acted(4)], summary()),
                store.append(f"t{k}", 2, [acted(5)]),
            )
        ),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), Conflict, UnknownTable, Conflict, type(None)] * 20
    for k in range(20):
        assert await store.read(f"t{k}") == [acted(0), acted(1), acted(5)]


async def test_many_tables_write_at_once(store: Store) -> None:
    async def play(table: str) -> None:
        await store.create(table, [acted(0)], summary())
        for k in range(1, 25):
            await store.append(table, k, [acted(k)])

    names = [f"t{k}" for k in range(100)]
    await asyncio.gather(*(play(name) for name in names))
    for name in names:
        assert await store.read(name) == [acted(k) for k in range(25)]


async def test_due_tables_are_found(store: Store) -> None:
    for table, due in {"never": None, "soon": 5_000, "at once": 0, "later": 9_000}.items():
        await store.create(table, [acted(0)], replace(summary(), due=due))
    assert await store.find_due(6_000) == [("at once", 0), ("soon", 5_000)]
    await store.append("at once", 1, [acted(1)], summary())
    await store.append("never", 1, [acted(1)], replace(summary(), due=7_000))
    await store.append("soon", 1, [acted(1)])
    await store.set_due("later", 100)
    assert await store.find_due(8_000) == [("later", 100), ("soon", 5_000), ("never", 7_000)]
    assert [len(entry.names) for entry in (await store.tables_of("ann", 9)).values()] == [2] * 4


async def test_an_append_without_a_summary_leaves_the_old_one(store: Store) -> None:
    await store.create("t", [acted(0)], summary())
    await store.append("t", 1, [acted(1)])
    assert await store.tables_of("ann", 9) == {"t": replace(summary(), changed=acted(1).at)}


async def test_inactive_tables_are_found_oldest_first(store: Store) -> None:
    for name, status, at in (("new", "waiting", 9), ("old", "waiting", 3), ("older", "waiting", 2), ("played", "playing", 1)):
        await store.create(name, [acted(0)], summary(status))
        await store.append(name, 1, [acted(at)])
    assert await store.find_inactive(("waiting",), acted(9).at, 9) == ["older", "old"]
    assert await store.find_inactive(("waiting",), acted(9).at, 1) == ["older"]
    assert await store.find_inactive(("playing", "paused"), acted(9).at, 9) == ["played"]
    assert await store.find_inactive(("waiting",), acted(2).at, 9) == []


async def test_the_tables_of_a_player_are_limited_and_newest_first(store: Store) -> None:
    for k in range(4):
        await store.create(f"t{k}", [acted(k)], summary("waiting"))
    await store.create("other", [acted(50)], summary(players=("eve", "bob"), names=("Eve", "Bob")))
    await store.append("t1", 1, [acted(99)], summary("playing", ("ann", "bob"), ("Ann", "Bob")))
    found = await store.tables_of("ann", 3)
    assert list(found) == ["t1", "t3", "t2"]
    assert found["t1"] == replace(summary("playing", ("ann", "bob"), ("Ann", "Bob")), changed=acted(99).at)
    assert list(await store.tables_of("bob", 9)) == ["t1", "other"]


async def test_a_player_with_both_seats_gets_the_table_once(store: Store) -> None:
    await store.create("t", [acted(0)], summary(players=("ann", "ann"), names=("Ann", "Ann too")))
    assert [entry.names for entry in (await store.tables_of("ann", 9)).values()] == [("Ann", "Ann too")]


async def test_former_and_open_seats_do_not_count(store: Store) -> None:
    await store.create("t", [acted(0)], summary("waiting"))
    await store.append("t", 1, [acted(1)], summary("waiting", ("", ""), ("", "")))
    assert await store.tables_of("ann", 9) == {}
    assert await store.tables_of("", 9) == {}


async def test_a_player_keeps_the_creation_time_and_the_last_name(store: Store) -> None:
    assert await store.player("ann") is None
    first = await store.save_player("ann", "Ann")
    assert await store.player("ann") == first
    second = await store.save_player("ann", "Zoë 🐟")
    assert second.name == "Zoë 🐟"
    assert second.created == first.created
    assert second.seen >= first.seen
    assert await store.player("ann") == second
    assert await store.player("bob") is None


async def test_a_closed_store_raises_store_closed_and_can_be_closed_again(store: Store) -> None:
    await store.ping()
    await store.close()
    await store.close()
    for attempt in (store.ping(), store.read("t"), store.append("t", 0, []), store.player("ann"), store.secret()):
        with pytest.raises(StoreClosed):
            await attempt


async def test_a_read_only_store_refuses_writes(url: str) -> None:
    async with open_store(url) as store:
        await store.create("t", [acted(0)], summary())
        async with open_store(url, read_only=True) as reader:
            assert await reader.read("t") == [acted(0)]
            await reader.ping()
            for attempt in (reader.append("t", 1, [acted(1)]), reader.save_player("ann", "Ann"), reader.secret()):
                with pytest.raises(ReadOnly):
                    await attempt


async def test_reading_does_not_block_the_event_loop(sql_store: Store) -> None:
    started, go_on = threading.Event(), threading.Event()

    def wait(_connection: Connection) -> str:
        started.set()
        go_on.wait()
        return threading.current_thread().name

    reading = asyncio.create_task(sql_store._read(wait))
    await asyncio.to_thread(started.wait)
    assert not reading.done()
    go_on.set()
    assert (await reading).startswith("rivage-reader")


async def test_a_running_read_finishes_before_the_store_is_closed(sql_store: Store) -> None:
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


async def test_database_errors_during_reads_are_converted(sql_store: Store) -> None:
    with pytest.raises(StoreError) as refused:
        await sql_store._read(lambda connection: connection.execute(text("SELECT nothing FROM nowhere")))
    assert refused.value.code == "store.failed"
    assert sql_store.where in str(refused.value)
    assert sql_store.where not in refused.value.message


async def test_closing_writes_pending_jobs_and_releases_the_claim_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    released: list[None] = []
    store = open_store(url)
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
    with pytest.raises(StoreClosed):
        await store.read("t")
    async with open_store(url) as again:
        assert await again.read("t") == [acted(n) for n in range(20)]
