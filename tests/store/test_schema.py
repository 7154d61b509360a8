"""Migrations lead from an empty database to exactly the tables of `schema`."""

import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, make_url

from rivage.store import StoreError, open_store
from rivage.store.engines import reading_engine
from rivage.store.schema import HEAD, alembic_config, metadata


def engine_of(url: str) -> Engine:
    address = make_url(url)
    return reading_engine(address if address.get_backend_name() == "sqlite" else address.set(drivername="postgresql+psycopg"))


async def test_a_migrated_database_has_the_tables_of_the_schema(url: str) -> None:
    await open_store(url).close()
    engine = engine_of(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == HEAD
    engine.dispose()


async def test_a_sqlite_log_lies_together_on_the_disk(tmp_path: Path) -> None:
    await open_store("", data_folder=tmp_path).close()
    connection = sqlite3.connect(tmp_path / "rivage.db")
    made = dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'"))
    connection.close()
    assert {name for name, sql in made.items() if "WITHOUT ROWID" in sql} == {"events", "table_players"}


def test_head_is_the_newest_migration() -> None:
    assert ScriptDirectory.from_config(alembic_config()).get_heads() == [HEAD]


async def test_a_migration_that_fails_half_way_leaves_the_old_shape(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
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


async def test_a_database_of_the_first_shape_is_brought_up_to_date_with_all_it_holds(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
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
