import asyncio
import signal
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.store.backups.sample_database import address, create_sample_database, everything
from tests.store.facts import acted, summary

from rivage.cli import main
from rivage.store import open_store
from rivage.store.backups import writing


def rivage(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """A data folder with three matches."""
    await create_sample_database(address(tmp_path / "data" / "rivage.db"))
    return tmp_path / "data"


def test_a_database_is_backed_up_and_restored(folder: Path, tmp_path: Path) -> None:
    done = rivage("backup", tmp_path / "saved.db", "--data", folder)
    assert done.exit_code == 0, done.stderr
    assert done.stdout.startswith(f"wrote {tmp_path / 'saved.db'}: 3 tables, ")
    back = rivage("restore", tmp_path / "saved.db", "--data", tmp_path / "new")
    assert back.exit_code == 0, back.stderr
    assert back.stdout.startswith(f"restored {tmp_path / 'new' / 'rivage.db'}: 3 tables, ")
    assert everything(address(tmp_path / "new" / "rivage.db")) == everything(address(folder / "rivage.db"))


async def test_archived_matches_are_counted_as_such(folder: Path, tmp_path: Path) -> None:
    async with open_store("", data_folder=folder) as store:
        packed = await store.archive(2**62, 100)
    assert packed
    done = rivage("backup", tmp_path / "saved.db", "--data", folder)
    assert done.exit_code == 0, done.stderr
    assert f": 3 tables ({packed} archived), " in done.stdout


def test_progress_goes_to_standard_error(folder: Path, tmp_path: Path) -> None:
    done = rivage("backup", tmp_path / "saved.db", "--data", folder)
    stages = ["copying bytes …", "checking pages …", "checking references …", "folding matches …"]
    assert done.stderr.splitlines() == stages
    assert len(done.stdout.splitlines()) == 1
    quick = rivage("backup", tmp_path / "quick.db", "--data", folder, "--quick")
    assert quick.stderr.splitlines() == stages[:3]


def test_replacing_a_file_needs_force(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "saved.db").write_text("my diary")
    done = rivage("backup", tmp_path / "saved.db", "--data", folder)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "[store.present]" in done.stderr
    assert (tmp_path / "saved.db").read_text() == "my diary"
    assert rivage("backup", tmp_path / "saved.db", "--data", folder, "--force").exit_code == 0


def test_a_missing_file_is_reported(folder: Path, tmp_path: Path) -> None:
    for call in (
        ("restore", tmp_path / "none", "--data", tmp_path / "new"),
        ("backup", tmp_path / "saved.db", "--data", tmp_path / "none"),
        ("export", "c" * 22, "--data", tmp_path / "none"),
    ):
        done = rivage(*call)
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.startswith(f"rivage: There is no file {tmp_path / 'none'}")
        assert done.stderr.endswith("[store.missing]\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]


def test_a_file_name_that_is_too_long_is_reported_on_one_line(folder: Path, tmp_path: Path) -> None:
    long = tmp_path / ("a" * 300)
    for call in (
        ("backup", long, "--data", folder),
        ("backup", tmp_path / "saved.db", "--data", long),
        ("restore", long, "--data", tmp_path / "new"),
        ("export", "c" * 22, "--data", long),
    ):
        done = rivage(*call)
        assert (done.exit_code, done.stdout) == (2, "")
        assert "(File name too long) [store.unwritable]\n" in done.stderr


def test_a_file_name_that_is_not_utf8_is_reported_on_one_line(folder: Path, tmp_path: Path) -> None:
    invalid = tmp_path / "odd\udcff"
    rivage("backup", tmp_path / "saved.db", "--data", folder)
    for call in (
        ("backup", invalid, "--data", folder),
        ("backup", tmp_path / "other.db", "--data", invalid),
        ("restore", invalid, "--data", tmp_path / "new"),
        ("restore", tmp_path / "saved.db", "--data", invalid),
    ):
        done = rivage(*call)
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.splitlines()[-1].startswith(f"rivage: The name {tmp_path}/odd\\xff")
        assert done.stderr.endswith("[store.url]\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "saved.db"]


def test_replacing_a_database_needs_force_and_renames_the_old_one(folder: Path, tmp_path: Path) -> None:
    rivage("backup", tmp_path / "saved.db", "--data", folder)
    done = rivage("restore", tmp_path / "saved.db", "--data", folder)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "[store.present]" in done.stderr
    done = rivage("restore", tmp_path / "saved.db", "--data", folder, "--force")
    assert done.exit_code == 0, done.stderr
    assert f"the previous database was renamed to {folder / 'rivage.db.before-'}" in done.stdout


def test_a_truncated_backup_is_reported_on_one_line_with_its_code(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "saved.db"
    rivage("backup", file, "--data", folder)
    file.write_bytes(file.read_bytes()[:-1])
    done = rivage("restore", file, "--data", tmp_path / "new")
    assert (done.exit_code, done.stdout) == (2, "")
    assert str(file) in done.stderr
    assert "it is truncated: " in done.stderr
    assert done.stderr.endswith("[store.broken]\n")


async def test_damaged_matches_are_listed_and_change_the_exit_status(folder: Path, tmp_path: Path) -> None:
    async with open_store("", data_folder=folder) as store:
        await asyncio.gather(*(store.create(f"damaged{k:016}", [acted(0)], summary()) for k in range(25)))
    done = rivage("backup", tmp_path / "saved.db", "--data", folder)
    assert done.exit_code == 1
    assert done.stdout.startswith("wrote ")
    lines = [line for line in done.stderr.splitlines() if "damaged" in line]
    assert len(lines) == 21
    assert lines[0].startswith("rivage: damaged: table damage…: ")
    assert lines[-1] == "rivage: damaged: 5 more"
    assert rivage("restore", tmp_path / "saved.db", "--data", tmp_path / "new").exit_code == 0


def test_settings_come_from_the_environment_too(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIVAGE_DATABASE", address(folder / "rivage.db"))
    assert rivage("backup", tmp_path / "saved.db").exit_code == 0


def test_an_interrupted_backup_leaves_no_file_behind(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "backups"
    target.mkdir()
    found: list[Path] = []

    def interrupt(*_: object, **__: object) -> None:
        found.extend(target.iterdir())
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(writing, "check_file", interrupt)
    assert rivage("backup", target / "saved.db", "--data", folder).exit_code != 0
    assert found, "the backup was interrupted too early for this test"
    assert list(target.iterdir()) == []
