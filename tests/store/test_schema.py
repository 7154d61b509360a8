"""The migrations produce exactly the tables of `schema`."""

import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, inspect, make_url, text

from rivage.store import StoreError, open_store
from rivage.store.archive import pack
from rivage.store.engines import reading_engine
from rivage.store.schema import HEAD, alembic_config, metadata


def engine_of(url: str) -> Engine:
    address = make_url(url)
    return reading_engine(address if address.get_backend_name() == "sqlite" else address.set(drivername="postgresql+psycopg"))


def write_engine_of(url: str) -> Engine:
    address = make_url(url)
    return create_engine(address if address.get_backend_name() == "sqlite" else address.set(drivername="postgresql+psycopg"))


async def test_a_migrated_database_has_the_tables_of_the_schema(url: str) -> None:
    await open_store(url).close()
    engine = engine_of(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == HEAD
    engine.dispose()


async def test_the_events_of_a_sqlite_log_are_clustered_by_table(tmp_path: Path) -> None:
    await open_store("", data_folder=tmp_path).close()
    connection = sqlite3.connect(tmp_path / "rivage.db")
    created = dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'"))
    connection.close()
    assert {name for name, sql in created.items() if "WITHOUT ROWID" in sql} == {"events", "mentions", "results", "table_players"}


def test_head_is_the_newest_migration() -> None:
    assert ScriptDirectory.from_config(alembic_config()).get_heads() == [HEAD]


async def test_a_failed_migration_leaves_the_old_schema(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = command.upgrade

    def fail_at_the_end(config: Config, revision: str) -> None:
        upgrade(config, revision)
        raise RuntimeError("pulled the plug")

    with monkeypatch.context() as patch:
        patch.setattr(command, "upgrade", fail_at_the_end)
        with pytest.raises(StoreError, match="pulled the plug"):
            open_store(url)
    engine = engine_of(url)
    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == []
    engine.dispose()
    await open_store(url).close()


async def test_the_first_schema_is_migrated_without_loss_of_data(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = command.upgrade
    with monkeypatch.context() as patch:
        patch.setattr(command, "upgrade", lambda config, _: upgrade(config, "0001"))
        old = open_store(url)
    await old.save_player("ann", "Ann")
    await old.close()
    async with open_store(url) as store:
        known = await store.player("ann")
        assert known is not None
        assert known.name == "Ann"
        assert await store.find_missing_results() == []


async def test_mentions_of_an_older_database_are_found_in_its_logs(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    players = {"host": "h" * 22, "left": "l" * 22, "packed": "p" * 22, "damaged": "d" * 22}
    with monkeypatch.context() as patch:
        upgrade = command.upgrade
        patch.setattr(command, "upgrade", lambda config, _: upgrade(config, "0005"))
        await open_store(url).close()
    seated = [f'{{"t":"seated","at":1,"seat":0,"player":"{player}","name":"x"}}' for player in players.values()]
    host = f'{{"t":"created","at":1,"host":"{players["host"]}"}}'
    rows = [("t1", 1, host), ("t1", 2, seated[1]), ("t3", 1, seated[3][:-9])]
    engine = write_engine_of(url)
    with engine.begin() as connection:
        for table in ("t1", "t2", "t3"):
            connection.execute(text("INSERT INTO tables (id, game, status, created) VALUES (:id, 'g', 'over', 1)"), {"id": table})
        for table, n, data in rows:
            row = {"id": table, "n": n, "data": data}
            connection.execute(text("INSERT INTO events (table_id, n, at, data) VALUES (:id, :n, 1, :data)"), row)
        for table, log in (("t2", pack([seated[2]])), ("t3", b"rubbish")):
            packed = {"id": table, "data": log}
            connection.execute(text("INSERT INTO archive (table_id, changed, data) VALUES (:id, 1, :data)"), packed)
    engine.dispose()
    async with open_store(url) as store:
        found = {name: await store.find_mentions(player) for name, player in players.items()}
    assert found == {"host": ["t1"], "left": ["t1"], "packed": ["t2"], "damaged": ["t3"]}
