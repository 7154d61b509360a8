"""The archive: packed logs read and append like others, and take less space."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, func, select, text, update

from rivage.core import encode
from rivage.store import Store, open_store
from rivage.store.archive import pack, unpack
from rivage.store.backups import back_up, restore
from rivage.store.schema import archive, events, tables
from rivage.table.errors import BadRecord, Conflict, UnknownTable

from .facts import acted, any_event, summary

LOG = [acted(k) for k in range(5)]
LATER = LOG[-1].at + 1


async def count(store: Store, table: Any) -> int:
    """The number of rows of a database table."""
    number: int = await store._read(lambda connection: connection.scalar(select(func.count()).select_from(table)) or 0)
    return number


async def store_match(store: Store, table: str = "t", status: str = "over") -> None:
    """Store a match."""
    await store.create(table, LOG, summary(status))


async def test_a_packed_log_reads_the_same_events(sql_store: Store) -> None:
    await store_match(sql_store)
    assert await sql_store.archive(LATER, 10) == 1
    assert (await count(sql_store, events), await count(sql_store, archive)) == (0, 1)
    assert await sql_store.read("t") == LOG


async def damage(store: Store, statement: Any) -> None:
    """Change stored data without the store."""
    await store._call(lambda connection: connection.execute(statement).rowcount)


async def test_a_damaged_log_is_unsound_and_not_a_failure_of_the_store(sql_store: Store) -> None:
    for table in ("no-json", "no-archive", "sound"):
        await store_match(sql_store, table)
    assert await sql_store.archive(LATER, 10) == 3
    await sql_store.append("no-json", 5, [acted(9)])
    await damage(sql_store, update(events).where(events.c.n == 3).values(data='{"t":'))
    await damage(sql_store, update(archive).where(archive.c.table_id == "no-archive").values(data=b"rubbish"))
    for table in ("no-json", "no-archive"):
        with pytest.raises(BadRecord) as refused:
            await sql_store.read(table)
        assert refused.value.code == "record.unsound"
    assert await sql_store.read("sound") == LOG
    assert sql_store.stats().failures == {}


async def test_bytes_that_are_not_utf8_make_a_log_unsound_and_are_not_shown(tmp_path: Path) -> None:
    async with open_store("", data_folder=tmp_path) as store:
        await store_match(store)
        await damage(store, text("UPDATE events SET data = CAST(x'7b22ff' AS TEXT) WHERE n = 2"))
        with pytest.raises(BadRecord, match=r"not UTF-8$") as refused:
            await store.read("t")
        assert refused.value.code == "record.unsound"


async def test_the_events_before_the_damage_can_be_read(sql_store: Store) -> None:
    for table in ("rows", "packed", "cut", "sound"):
        await store_match(sql_store, table)
    assert await sql_store.archive(LATER, 10) == 4
    await sql_store.append("rows", 5, [acted(9)])
    await damage(sql_store, update(events).where(events.c.n == 3).values(data='{"t":'))
    whole = pack([encode(one).decode() for one in LOG])
    flipped = bytes([*whole[:-1], whole[-1] ^ 1])
    for table, data in (("packed", flipped), ("cut", whole[:-4])):
        await damage(sql_store, update(archive).where(archive.c.table_id == table).values(data=data))
    for table, number in (("rows", 3), ("packed", 5), ("cut", 5)):
        found, wrong = await sql_store.read_intact(table)
        assert found == LOG[: number - 1]
        assert wrong is not None
        assert (wrong.code, wrong.line) == ("record.unsound", number)
    assert await sql_store.read_intact("sound") == (LOG, None)


async def test_the_events_before_bytes_that_are_not_utf8_can_be_read(tmp_path: Path) -> None:
    async with open_store("", data_folder=tmp_path) as store:
        await store_match(store)
        await damage(store, text("UPDATE events SET data = CAST(x'7b22ff' AS TEXT) WHERE n = 4"))
        found, wrong = await store.read_intact("t")
        assert (found, str(wrong)) == (LOG[:3], "event 4 cannot be read: not UTF-8")


async def test_read_intact_returns_all_events_of_an_intact_log(store: Store) -> None:
    await store_match(store)
    assert await store.read_intact("t") == (LOG, None)
    with pytest.raises(UnknownTable):
        await store.read_intact("nowhere")


async def test_a_damaged_log_does_not_stop_others_from_being_packed(sql_store: Store) -> None:
    for table in ("broken", "sound"):
        await store_match(sql_store, table)
    await damage(sql_store, update(events).where(events.c.table_id == "broken", events.c.n == 3).values(data='{"t":'))
    assert await sql_store.archive(LATER, 10) == 1
    assert await count(sql_store, events) == len(LOG)
    assert await sql_store.read("sound") == LOG


async def test_a_log_that_is_not_utf8_does_not_stop_others_from_being_packed(tmp_path: Path) -> None:
    async with open_store("", data_folder=tmp_path) as store:
        for table in ("broken", "sound"):
            await store_match(store, table)
        await damage(store, text("UPDATE events SET data = CAST(x'7b22ff' AS TEXT) WHERE table_id = 'broken' AND n = 2"))
        assert await store.archive(LATER, 10) == 1
        assert await store.read("sound") == LOG


async def test_only_matches_that_are_over_and_old_are_packed(sql_store: Store) -> None:
    await store_match(sql_store, "running", "playing")
    await store_match(sql_store, "waiting", "waiting")
    await store_match(sql_store, "old")
    await store_match(sql_store, "young")
    await sql_store.append("young", 5, [acted(9)])
    assert await sql_store.archive(LATER, 10) == 1
    assert await count(sql_store, archive) == 1
    assert await sql_store.read("young") == [*LOG, acted(9)]
    assert await sql_store.archive(LATER, 10) == 0


async def test_the_oldest_are_packed_first(sql_store: Store) -> None:
    await sql_store.create("b", [acted(1)], summary("over"))
    await sql_store.create("a", [acted(2)], summary("over"))
    assert await sql_store.archive(LATER, 1) == 1
    assert await sql_store._read(lambda connection: connection.scalars(select(archive.c.table_id)).all()) == ["b"]


async def test_appending_to_a_packed_log_unpacks_it(sql_store: Store) -> None:
    await store_match(sql_store)
    await sql_store.archive(LATER, 10)
    await sql_store.append("t", 5, [acted(5)])
    assert await sql_store.read("t") == [*LOG, acted(5)]
    assert (await count(sql_store, events), await count(sql_store, archive)) == (6, 0)


async def test_a_packed_log_refuses_conflicting_appends(sql_store: Store) -> None:
    await store_match(sql_store)
    await sql_store.archive(LATER, 10)
    for expected in (0, 4, 6):
        with pytest.raises(Conflict):
            await sql_store.append("t", expected, [acted(7)])
    with pytest.raises(Conflict):
        await sql_store.create("t", LOG, summary("over"))
    assert await sql_store.read("t") == LOG


async def test_lists_know_when_a_packed_match_last_changed(sql_store: Store) -> None:
    await store_match(sql_store)
    before = await sql_store.tables_of("ann", 10)
    await sql_store.archive(LATER, 10)
    assert await sql_store.tables_of("ann", 10) == before
    assert await sql_store.find_inactive(["over"], LATER, 10) == ["t"]
    assert await sql_store.find_inactive(["over"], LOG[-1].at, 10) == []


async def test_packing_and_appending_at_once_loses_nothing(sql_store: Store) -> None:
    names = [f"t{k}" for k in range(40)]
    for name in names:
        await store_match(sql_store, name)

    async def add(name: str) -> None:
        await sql_store.append(name, 5, [acted(5)])

    await asyncio.gather(sql_store.archive(LATER, 100), *map(add, names), sql_store.archive(LATER, 100))
    for name in names:
        assert await sql_store.read(name) == [*LOG, acted(5)]


async def test_a_log_that_cannot_be_restored_exactly_is_not_packed(sql_store: Store, caplog: pytest.LogCaptureFixture) -> None:
    await store_match(sql_store)

    def tamper(connection: Connection) -> None:
        connection.execute(update(events).where(events.c.n == 2).values(at=7))

    await sql_store._call(tamper)
    assert await sql_store.archive(LATER, 10) == 0
    assert await sql_store.read("t") == LOG
    assert "differs from its rows" in caplog.text


async def test_a_backup_has_the_packed_logs(url: str, tmp_path: Path, new_url: Callable[[str], str]) -> None:
    async with open_store(url) as store:
        await store_match(store)
        await store.archive(LATER, 10)
        found = await asyncio.to_thread(back_up, url, tmp_path / "backup.db", folding=False)
    assert found.rows["archive"] == 1
    other = new_url("sqlite")
    restore(tmp_path / "backup.db", other)
    async with open_store(other) as store:
        assert await store.read("t") == LOG


async def test_a_database_without_an_archive_can_be_opened_read_only(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/old.db"
    async with open_store(url) as store:
        await store_match(store)

        await store._call(archive.drop)
    async with open_store(url, read_only=True) as reader:
        assert await reader.read("t") == LOG


@given(st.lists(any_event, min_size=1, max_size=6))
def test_packing_keeps_every_byte(log: list[Any]) -> None:
    data = [encode(event).decode() for event in log]
    assert unpack(pack(data)) == data


async def test_a_packed_log_is_small(sql_store: Store) -> None:
    long = [acted(k) for k in range(400)]
    await sql_store.create("t", long, summary("over"))
    size = sum(len(encode(event)) for event in long)
    await sql_store.archive(long[-1].at + 1, 10)
    packed = await sql_store._read(lambda connection: connection.scalars(select(archive.c.data)).one())
    assert len(packed) * 5 < size
    assert await sql_store._read(lambda connection: connection.scalar(select(func.count()).select_from(tables))) == 1
