"""A backup is a consistent snapshot of a database in use, is private, and does not damage existing files."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import make_url

from rivage.store import AlreadyPresent, BadUrl, Broken, Missing, Newer, Unreachable, Unwritable, open_store
from rivage.store.backups import back_up, writing
from rivage.store.backups.checking import Contents, check_file
from rivage.store.engines import writing_engine
from rivage.store.schema import upgrade_to

from ..facts import acted, summary
from .sample_database import address, create_sample_database, everything, fill_store


async def test_a_backup_has_every_row(url: str, tmp_path: Path) -> None:
    await create_sample_database(url)
    found = back_up(url, tmp_path / "backup.db")
    assert everything(address(tmp_path / "backup.db")) == everything(url)
    assert found.unsound == ()
    assert found.rows["tables"] == 3


async def test_a_backup_is_one_file_that_only_its_owner_can_read(url: str, tmp_path: Path) -> None:
    await create_sample_database(url)
    folder = tmp_path / "backups"
    folder.mkdir()
    back_up(url, folder / "backup.db")
    assert (folder / "backup.db").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in folder.iterdir()] == ["backup.db"]


async def test_a_backup_of_an_open_store_has_all_acknowledged_writes(url: str, tmp_path: Path) -> None:
    """Writes continue during the backup. It has all writes acknowledged before its start, and no log has a gap."""
    async with open_store(url) as store:
        await asyncio.gather(*(store.create(f"t{k}", [acted(0)], summary()) for k in range(10)))
        lengths = [1] * 10
        stop = False
        before: list[int] = []

        async def play(k: int) -> None:
            while not stop:
                await store.append(f"t{k}", lengths[k], [acted(lengths[k])])
                lengths[k] += 1

        playing = [asyncio.create_task(play(k)) for k in range(10)]
        for number in range(3):
            before = list(lengths)
            found = await asyncio.to_thread(back_up, url, tmp_path / f"{number}.db", folding=False)
            assert found.unsound == ()
            async with open_store(address(tmp_path / f"{number}.db"), read_only=True) as copy:
                for k in range(10):
                    log = await copy.read(f"t{k}")
                    assert log == [acted(n) for n in range(len(log))]
                    assert len(log) >= before[k]
        assert min(lengths) > min(before), "nothing was written during the backup"
        stop = True
        await asyncio.gather(*playing)


async def test_an_existing_file_is_replaced_only_with_force(url: str, tmp_path: Path) -> None:
    await create_sample_database(url)
    file = tmp_path / "backup.db"
    file.write_text("my diary")
    with pytest.raises(AlreadyPresent) as caught:
        back_up(url, file)
    assert caught.value.code == "store.present"
    assert file.read_text() == "my diary"
    back_up(url, file, force=True)
    assert everything(address(file)) == everything(url)


async def test_the_database_itself_is_never_the_target(tmp_path: Path) -> None:
    file = tmp_path / "rivage.db"
    await create_sample_database(address(file))
    (tmp_path / "link.db").symlink_to(file)
    (tmp_path / "hard.db").hardlink_to(file)
    before = file.read_bytes()
    for target in (file, tmp_path / "link.db", tmp_path / "hard.db"):
        with pytest.raises(Unwritable, match="the database itself"):
            back_up(address(file), target, force=True)
    assert file.read_bytes() == before


async def test_a_copy_that_fails_its_check_is_removed(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await create_sample_database(url)
    folder = tmp_path / "backups"
    folder.mkdir()

    def lose_a_row(part: Path, **how: Any) -> Contents:
        found = check_file(part, **how)
        return replace(found, rows=found.rows | {"tables": 2})

    monkeypatch.setattr(writing, "check_file", lose_a_row)
    with pytest.raises(Broken, match="2 rows of 3 in tables"):
        back_up(url, folder / "backup.db")
    assert list(folder.iterdir()) == []


async def test_too_little_disk_space_is_reported_before_the_copy(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await create_sample_database(url)
    folder = tmp_path / "backups"
    folder.mkdir()
    monkeypatch.setattr("shutil.disk_usage", lambda _: type("Usage", (), {"free": 1000})())
    with pytest.raises(Unwritable, match=r"\([1-9]\d* kB are needed, 1 kB are free"):
        back_up(url, folder / "backup.db")
    assert list(folder.iterdir()) == []
    with pytest.raises(Unwritable, match="40 MB are needed, 1 kB are free"):
        writing.check_disk_space(folder, 40_000_000)


async def test_a_disk_that_fills_up_is_reported_and_no_file_is_left(url: str, tmp_path: Path) -> None:
    async with open_store(url) as store:
        await fill_store(store)
        await store.create("long", [acted(k) for k in range(5000)], summary())
    folder = tmp_path / "backups"
    folder.mkdir()
    program = (
        "import resource, sys, pathlib\n"
        "from rivage.store import Unwritable\n"
        "from rivage.store.backups import back_up\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, resource.RLIM_INFINITY))\n"
        "try:\n"
        "    back_up(sys.argv[1], pathlib.Path(sys.argv[2]), folding=False)\n"
        "except Unwritable as error:\n"
        "    print(error.code)\n"
    )
    call = [sys.executable, "-c", program, url, str(folder / "backup.db")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = await asyncio.to_thread(subprocess.run, call, env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("store.unwritable\n", 0), done.stderr
    assert list(folder.iterdir()) == []


def test_an_unreadable_database_is_reported(tmp_path: Path, new_url: Callable[[str], str]) -> None:
    target = tmp_path / "backup.db"
    (tmp_path / "letter.db").write_text("Dear bear")
    for url, kind in (
        ("memory:", BadUrl),
        ("mysql://host/name", BadUrl),
        (address(tmp_path / "nothing.db"), Missing),
        (address(tmp_path / "letter.db"), Broken),
        (new_url("postgresql"), Broken),
        ("postgresql://ann@127.0.0.1:9/name", Unreachable),
    ):
        with pytest.raises(kind):
            back_up(url, target)
    with pytest.raises(BadUrl, match="'memory:' is not persistent"):
        back_up("memory:", target)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.db"]


async def test_an_unwritable_target_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "rivage.db"
    await create_sample_database(address(file))
    with pytest.raises(Unwritable, match="No such file or directory") as caught:
        back_up(address(file), tmp_path / "nowhere" / "backup.db")
    # The error has the final name, not the temporary one.
    assert caught.value.where == str(tmp_path / "nowhere" / "backup.db")
    assert ".part" not in str(caught.value)
    with pytest.raises(Unwritable, match="it is a folder"):
        back_up(address(file), tmp_path, force=True)


async def test_a_database_of_a_newer_version_is_not_copied(url: str, tmp_path: Path) -> None:
    await create_sample_database(url)
    where = make_url(url)
    engine = writing_engine(where if where.get_backend_name() == "sqlite" else where.set(drivername="postgresql+psycopg"))
    with engine.connect() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    with pytest.raises(Newer):
        back_up(url, tmp_path / "backup.db")


async def test_a_database_with_an_older_schema_is_copied_unchanged(url: str, tmp_path: Path) -> None:
    """An operator who upgrades may want a backup with the newer program before the migration."""
    where = make_url(url)
    engine = writing_engine(where if where.get_backend_name() == "sqlite" else where.set(drivername="postgresql+psycopg"))
    with engine.connect() as connection:
        upgrade_to(connection, "0001")
        connection.exec_driver_sql("INSERT INTO players VALUES ('ann', 'Ann', 1, 2)")
    engine.dispose()
    found = back_up(url, tmp_path / "backup.db")
    assert found.revision == "0001"
    assert found.rows["players"] == 1
    assert "deals" not in found.rows


async def test_damaged_matches_are_copied_and_reported(url: str, tmp_path: Path) -> None:
    async with open_store(url) as store:
        await fill_store(store)
        await store.create("no match", [acted(0)], summary())
    found = back_up(url, tmp_path / "backup.db")
    assert len(found.unsound) == 1
    assert everything(address(tmp_path / "backup.db")) == everything(url)
    assert back_up(url, tmp_path / "quick.db", folding=False).unsound == ()
