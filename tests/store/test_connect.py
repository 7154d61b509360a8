"""Opening a database: valid ones open, and others are refused with a code and left unchanged."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from tests.support.cluster import PostgresServer

from rivage.store import (
    BadUrl,
    Broken,
    Locked,
    Missing,
    Newer,
    ReadOnly,
    StoreError,
    Unreachable,
    Unwritable,
    open_store,
)

from .facts import acted, summary


async def a_database(file: Path, events: int = 1000) -> None:
    async with open_store(f"sqlite:///{file}") as store:
        await store.create("t", [acted(k) for k in range(events)], summary())


def refuse(file: Path, kind: type[StoreError], code: str) -> None:
    """Assert that opening `file` raises that error and does not change the file."""
    before = file.read_bytes()
    for read_only in (False, True):
        with pytest.raises(kind) as caught:
            open_store(f"sqlite:///{file}", read_only=read_only)
        assert caught.value.code == code
        assert str(file) in str(caught.value)
        assert file.read_bytes() == before


@pytest.mark.parametrize("name", ["odd\udcff", "odd\udcff.db"])
def test_a_name_that_is_not_utf8_is_refused_and_nothing_is_created(name: str, tmp_path: Path) -> None:
    for url, folder in ((f"sqlite:///{tmp_path / name}", None), ("", tmp_path / name)):
        for read_only in (False, True):
            with pytest.raises(BadUrl, match=r"odd\\xff.* is not valid UTF-8"):
                open_store(url, data_folder=folder, read_only=read_only)
    assert list(tmp_path.iterdir()) == []


async def test_without_a_url_the_file_in_the_data_folder_is_opened(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "yet" / "there"
    async with open_store("", data_folder=folder) as store:
        assert store.where == str(folder / "rivage.db")
        await store.create("t", [acted(0)], summary())
    assert (folder / "rivage.db").is_file()


async def test_data_is_there_after_reopening(url: str) -> None:
    async with open_store(url) as store:
        await store.create("t", [acted(0)], summary())
        secret, player = await store.secret(), await store.save_player("ann", "Ann")
    async with open_store(url) as store:
        assert await store.read("t") == [acted(0)]
        assert await store.secret() == secret
        assert await store.player("ann") == player
        await store.append("t", 1, [acted(1)])


@pytest.mark.parametrize("name", ["fish & bear", "50% off?", "#1", "é ö 🐟", "a=b;c:d"])
async def test_a_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    async with open_store("", data_folder=tmp_path / name) as store:
        await store.create("t", [acted(0)], summary())
    assert (tmp_path / name / "rivage.db").is_file()
    async with open_store("", data_folder=tmp_path / name) as store:
        assert await store.read("t") == [acted(0)]


async def test_an_empty_file_is_an_empty_database(tmp_path: Path) -> None:
    file = tmp_path / "empty.db"
    file.touch()
    await a_database(file)


async def test_a_store_in_memory_is_not_persistent() -> None:
    async with open_store("memory:") as one, open_store("memory:") as other:
        assert one.where == "memory:"
        await one.create("t", [acted(0)], summary())
        assert await other.tables_of("ann", 9) == {}
        assert await one.secret() != await other.secret()
    async with open_store("memory:") as again:
        assert await again.tables_of("ann", 9) == {}


async def test_a_store_in_memory_outlives_its_connections() -> None:
    async with open_store("memory:") as store:
        with pytest.raises(StoreError):
            await store.set_due(
                "t", 1 << 80
            )  # the number is out of range: the writer discards its connection and opens a new one
        await store.create("t", [acted(0)], summary())
        assert await store.read("t") == [acted(0)]


@pytest.mark.parametrize(
    "url",
    ["mysql://host/name", "rivage.db", "sqlite://", "sqlite:///:memory:", "postgresql://host:port/name", "://", "http://host"],
)
def test_an_unsupported_url_is_refused(url: str) -> None:
    with pytest.raises(BadUrl) as caught:
        open_store(url)
    assert caught.value.code == "store.url"


def test_a_missing_url_and_folder_are_refused() -> None:
    with pytest.raises(BadUrl):
        open_store("")


def test_a_password_is_never_shown() -> None:
    for url in (
        "mysql://ann:hunter2@host/name",
        "postgresql://ann:hunter2@127.0.0.1:9/name",
        "postgresql://ann@127.0.0.1:9/name?password=hunter2",
        "postgresql://ann:hunter2@127.0.0.1:door/name",
        "postgresql://ann@127.0.0.1:door/name?sslpassword=hunter2&password=hunter2",
        "mysql://host/name?password=hunter2",
        "ann:hunter2@host/name",
    ):
        with pytest.raises(StoreError) as caught:
            open_store(url)
        assert "hunter2" not in str(caught.value)
        assert "hunter2" not in str(caught.value.details)


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear bear,\n" * 1000)
    refuse(file, Broken, "store.broken")


async def test_a_truncated_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cut.db"
    await a_database(file)
    file.write_bytes(file.read_bytes()[:10_000])
    refuse(file, Broken, "store.broken")


async def test_a_file_with_a_damaged_page_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "spoilt.db"
    await a_database(file)
    content = bytearray(file.read_bytes())
    content[-8192:-4096] = b"\xff" * 4096
    file.write_bytes(content)
    refuse(file, Broken, "store.broken")


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    refuse(file, Broken, "store.broken")


async def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "newer.db"
    await a_database(file)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    refuse(file, Newer, "store.newer")


async def test_a_postgresql_database_of_a_newer_version_is_refused(new_url: Callable[[str], str]) -> None:
    url = new_url("postgresql")
    await open_store(url).close()
    with psycopg.connect(url) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Newer):
        open_store(url)


def test_a_postgresql_database_with_foreign_tables_is_refused(new_url: Callable[[str], str]) -> None:
    url = new_url("postgresql")
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE players (shirt INTEGER)")
    with pytest.raises(Broken):
        open_store(url)


@pytest.mark.parametrize("url", ["postgresql://ann@127.0.0.1:9/name", "postgres://ann@127.0.0.1:9/name"])
def test_a_postgresql_server_that_does_not_answer_is_reported(url: str) -> None:
    with pytest.raises(Unreachable) as caught:
        open_store(url)
    assert caught.value.code == "store.unreachable"


def test_a_missing_postgresql_database_is_reported(postgresql: PostgresServer) -> None:
    with pytest.raises(Unreachable):
        open_store(postgresql.url("nowhere"))


def test_a_file_in_place_of_the_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(Unwritable) as caught:
            open_store("", data_folder=folder)
        assert caught.value.code == "store.unwritable"
        assert caught.value.where == str(tmp_path / "file")


def test_a_folder_in_place_of_the_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "rivage.db").mkdir()
    with pytest.raises(Unwritable):
        open_store("", data_folder=tmp_path)


async def test_a_file_has_at_most_one_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/rivage.db"
    async with open_store(url) as store:
        with pytest.raises(Locked) as caught:
            open_store(url)
        assert caught.value.code == "store.locked"
        await store.create("t", [acted(0)], summary())
    async with open_store(url):
        pass


async def test_a_refused_file_is_unlocked(tmp_path: Path) -> None:
    file = tmp_path / "rivage.db"
    file.write_text("no database")
    with pytest.raises(Broken):
        open_store(f"sqlite:///{file}")
    file.unlink()
    await a_database(file)


async def test_the_database_of_a_running_server_can_be_opened_read_only(url: str) -> None:
    async with open_store(url) as store, open_store(url, read_only=True) as beside:
        await store.create("t", [acted(0)], summary())
        assert await beside.read("t") == [acted(0)]
        await beside.ping()
        for attempt in (beside.append("t", 1, [acted(1)]), beside.secret(), beside.save_player("ann", "Ann")):
            with pytest.raises(ReadOnly):
                await attempt


def test_opening_a_missing_file_read_only_is_refused(tmp_path: Path, new_url: Callable[[str], str]) -> None:
    with pytest.raises(Missing, match=r"There is no file .*rivage.db") as caught:
        open_store("", data_folder=tmp_path, read_only=True)
    assert caught.value.code == "store.missing"
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(StoreError, match="Start the server once"):
        open_store(new_url("postgresql"), read_only=True)
