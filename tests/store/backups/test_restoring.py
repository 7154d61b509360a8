"""Restoring a backup into an empty database of either kind: all of it or nothing."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, make_url

from rivage.store import AlreadyPresent, BadUrl, Broken, Locked, Newer, StoreError, Unreachable, Unwritable, open_store
from rivage.store.backups import back_up, restore, restoring
from rivage.store.engines import writing_engine
from rivage.store.schema import upgrade_to

from ..conftest import DATABASES
from .sample_database import address, create_sample_database, everything

MakeUrl = Callable[[str], str]


@pytest.fixture
async def saved(tmp_path: Path) -> Path:
    """A backup of three matches."""
    folder = tmp_path / "elsewhere"
    await create_sample_database(address(folder / "rivage.db"))
    back_up(address(folder / "rivage.db"), folder / "saved.db")
    return folder / "saved.db"


def change(file: Path, *statements: str) -> None:
    with sqlite3.connect(file) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


@pytest.mark.parametrize("origin", DATABASES)
@pytest.mark.parametrize("aim", DATABASES)
async def test_a_backup_is_restored_completely_into_any_database(new_url: MakeUrl, tmp_path: Path, origin: str, aim: str) -> None:
    old, new = new_url(origin), new_url(aim)
    tables = await create_sample_database(old)
    back_up(old, tmp_path / "saved.db")
    done = restore(tmp_path / "saved.db", new)
    assert everything(new) == everything(old)
    assert done.previous is None
    async with open_store(old) as before, open_store(new) as after:
        assert await before.secret() == await after.secret()
        for table in tables:
            assert await after.read(table) == await before.read(table)


async def test_a_database_with_only_first_start_settings_counts_as_empty(url: str, saved: Path) -> None:
    async with open_store(url) as store:
        await store.secret()
        await store.ping()
    restore(saved, url)
    assert everything(url) == everything(address(saved))


async def test_a_database_is_replaced_only_with_force(url: str, saved: Path) -> None:
    await create_sample_database(url, matches=1)
    before = everything(url)
    with pytest.raises(AlreadyPresent):
        restore(saved, url)
    assert everything(url) == before
    restore(saved, url, force=True)
    assert everything(url) == everything(address(saved))


async def test_a_replaced_file_is_renamed_with_its_side_files(tmp_path: Path, saved: Path) -> None:
    file = tmp_path / "rivage.db"
    await create_sample_database(address(file), matches=1)
    held = sqlite3.connect(file)  # so that the newest rows stay in the WAL file
    held.execute("INSERT INTO players VALUES ('late', 'Late', 1, 1)")
    held.commit()
    before = everything(address(file))
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for end in ("", "-wal"):
        (crashed / f"rivage.db{end}").write_bytes((tmp_path / f"rivage.db{end}").read_bytes())
    held.close()
    aside = restore(saved, address(crashed / "rivage.db"), force=True).previous
    assert aside is not None
    assert everything(address(aside)) == before
    assert ("late", "Late", 1, 1) in before["players"]
    assert everything(address(crashed / "rivage.db")) == everything(address(saved))


async def test_a_broken_database_can_be_replaced(tmp_path: Path, saved: Path) -> None:
    file = tmp_path / "rivage.db"
    file.write_text("no database any more")
    with pytest.raises(AlreadyPresent):
        restore(saved, address(file))
    restore(saved, address(file), force=True)
    assert everything(address(file)) == everything(address(saved))


async def test_a_database_in_use_is_not_restored(url: str, saved: Path) -> None:
    async with open_store(url) as store:
        for force in (False, True):
            with pytest.raises(Locked):
                restore(saved, url, force=force)
        await store.ping()


def truncated(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-5000])


def damaged(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[8192:12288] = b"\xff" * 4096
    file.write_bytes(data)


def from_newer_version(file: Path) -> None:
    change(file, "UPDATE alembic_version SET version_num = '9999'")


def with_gap(file: Path) -> None:
    change(file, "DELETE FROM events WHERE n = 2 AND table_id = (SELECT min(id) FROM tables)")


def in_use(file: Path) -> None:
    file.with_name(file.name + "-wal").write_bytes(b"newer events")


@pytest.mark.parametrize(
    ("spoil", "kind", "why"),
    [
        (truncated, Broken, "not a complete and valid backup.*it is truncated"),
        (damaged, Broken, "not a complete and valid backup"),
        (from_newer_version, Newer, "9999"),
        (with_gap, Broken, "or this one with --unsound; nothing was changed.*the last is number"),
        (in_use, Broken, "not a complete and valid backup.*newest events are in saved.db-wal"),
    ],
)
@pytest.mark.parametrize("full", [False, True])
async def test_a_bad_backup_is_refused_and_the_database_is_unchanged(
    url: str, saved: Path, spoil: Callable[[Path], None], kind: type[StoreError], why: str, full: bool
) -> None:
    if full:
        await create_sample_database(url, matches=1)
    before = everything(url) if full else None
    spoil(saved)
    with pytest.raises(kind, match=why) as caught:
        restore(saved, url, force=True)
    assert str(saved) in str(caught.value)
    if before is not None:
        assert everything(url) == before


def test_a_refused_backup_creates_no_database(tmp_path: Path, saved: Path) -> None:
    truncated(saved)
    with pytest.raises(Broken):
        restore(saved, "", data_folder=tmp_path / "new")
    assert not (tmp_path / "new").exists()


async def test_a_backup_with_gaps_can_be_restored_with_unsound(url: str, saved: Path) -> None:
    with_gap(saved)
    assert len(restore(saved, url, unsound=True).contents.unsound) == 1
    assert everything(url) == everything(address(saved))


async def test_an_interrupted_restore_changes_nothing(url: str, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await create_sample_database(url, matches=1)
    before = everything(url)

    def interrupt(*_: object) -> None:
        raise OSError(28, "No space left on device")

    # The last step before the restore takes effect, for a file and for PostgreSQL.
    monkeypatch.setattr(restoring, "sync", interrupt)
    monkeypatch.setattr("rivage.store.engines.WriteSession.commit", interrupt)
    with pytest.raises(Unwritable, match="No space left"):
        restore(saved, url, force=True)
    monkeypatch.undo()
    assert everything(url) == before
    where = make_url(url)
    if where.get_backend_name() == "sqlite":
        folder = Path(str(where.database)).parent
        assert not [path.name for path in folder.iterdir() if ".part" in path.name or ".before" in path.name]


def test_a_full_disk_leaves_no_partial_database(tmp_path: Path, saved: Path) -> None:
    program = (
        "import resource, sys, pathlib\n"
        "from rivage.store import Unwritable\n"
        "from rivage.store.backups import restore\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, resource.RLIM_INFINITY))\n"
        "try:\n"
        "    restore(pathlib.Path(sys.argv[1]), sys.argv[2])\n"
        "except Unwritable as error:\n"
        "    print(error.code)\n"
    )
    folder = tmp_path / "small"
    call = [sys.executable, "-c", program, str(saved), address(folder / "rivage.db")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(call, env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("store.unwritable\n", 0), done.stderr
    assert [path.name for path in folder.iterdir()] == ["rivage.db.lock"]


async def test_too_little_disk_space_is_reported(tmp_path: Path, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: type("Usage", (), {"free": 100})())
    with pytest.raises(Unwritable, match="are free"):
        restore(saved, address(tmp_path / "rivage.db"))
    assert not (tmp_path / "rivage.db").exists()


async def test_a_backup_with_an_older_schema_is_migrated(url: str, tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    engine = writing_engine(make_url(address(old)))

    def first_shape(connection: Connection) -> None:
        upgrade_to(connection, "0001")
        connection.exec_driver_sql("INSERT INTO players VALUES ('ann', 'Ann', 1, 2)")

    with engine.connect() as connection:
        first_shape(connection)
    engine.dispose()
    restore(old, url)
    async with open_store(url) as store:
        known = await store.player("ann")
        assert known is not None
        assert known.name == "Ann"
        assert await store.find_missing_results() == []


def test_only_the_owner_can_read_a_restored_file(tmp_path: Path, saved: Path) -> None:
    saved.chmod(0o644)
    restore(saved, "", data_folder=tmp_path / "new")
    assert (tmp_path / "new" / "rivage.db").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_files_restored_by_root_belong_to_the_owner_of_the_folder(tmp_path: Path, saved: Path) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir()
    os.chown(folder, 1234, 1234)
    restore(saved, "", data_folder=folder)
    assert {(path.stat().st_uid, path.stat().st_gid) for path in folder.iterdir()} == {(1234, 1234)}


def test_a_database_in_memory_cannot_be_restored(saved: Path) -> None:
    for url, kind in (("memory:", BadUrl), ("mysql://host/x", BadUrl), ("postgresql://ann@127.0.0.1:9/name", Unreachable)):
        with pytest.raises(kind):
            restore(saved, url)
    with pytest.raises(BadUrl, match="'memory:' is not persistent"):
        restore(saved, "memory:")


def test_a_backup_cannot_be_restored_to_itself(saved: Path) -> None:
    before = saved.read_bytes()
    with pytest.raises(Unwritable, match="the backup itself"):
        restore(saved, address(saved), force=True)
    assert saved.read_bytes() == before
