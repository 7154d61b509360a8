"""Files that are not complete and valid backups are refused with the reason."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from rivage.store import Broken, Missing, Newer
from rivage.store.backups import back_up
from rivage.store.backups.checking import check_file
from rivage.store.schema import HEAD

from .sample_database import address, create_sample_database


@pytest.fixture
async def good(tmp_path: Path) -> Path:
    """A valid backup of three matches."""
    await create_sample_database(address(tmp_path / "rivage.db"))
    back_up(address(tmp_path / "rivage.db"), tmp_path / "good.db")
    return tmp_path / "good.db"


def change(file: Path, statement: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute(statement)
    connection.close()


def test_the_contents_of_a_valid_backup_are_returned(good: Path) -> None:
    found = check_file(good, folding=True)
    assert found.revision == HEAD
    assert (found.rows["tables"], found.rows["players"], found.rows["deals"], found.rows["plays"]) == (3, 1, 1, 1)
    assert found.unsound == ()


def test_checking_a_backup_writes_no_files(good: Path) -> None:
    before = {path.name: path.read_bytes() for path in good.parent.iterdir()}
    check_file(good, folding=True)
    assert {path.name: path.read_bytes() for path in good.parent.iterdir()} == before


def truncate(data: bytes) -> bytes:
    return data[: len(data) // 2]


def truncate_at_a_page(data: bytes) -> bytes:
    return data[:-4096]


def damage_a_page(data: bytes) -> bytes:
    return data[:8192] + b"\xff" * 4096 + data[12288:]


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (truncate, "it is truncated: "),
        (truncate_at_a_page, "it is truncated: "),
        (lambda data: data[:50], "it is truncated: "),
        (lambda data: b"", "it is not a SQLite file"),
        (lambda data: b"Dear bear, " * 1000, "it is not a SQLite file"),
        (damage_a_page, "(?i)page 3|malformed|tree"),
    ],
)
def test_a_damaged_file_is_refused_with_the_reason(good: Path, spoil: Callable[[bytes], bytes], why: str) -> None:
    good.write_bytes(spoil(good.read_bytes()))
    with pytest.raises(Broken, match=why) as caught:
        check_file(good, folding=False)
    assert str(good) in str(caught.value)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Missing, match=r"There is no file .*nothing\.db"):
        check_file(tmp_path / "nothing.db", folding=False)
    with pytest.raises(Broken, match="it is not a file"):
        check_file(tmp_path, folding=False)


def test_a_file_of_a_newer_version_is_refused(good: Path) -> None:
    change(good, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Newer, match="revision 9999"):
        check_file(good, folding=False)


def test_a_file_of_another_program_is_refused(tmp_path: Path) -> None:
    change(tmp_path / "other.db", "CREATE TABLE recipes (name TEXT)")
    with pytest.raises(Broken, match="no data of Rivage"):
        check_file(tmp_path / "other.db", folding=False)


def test_events_of_a_missing_table_are_refused(good: Path) -> None:
    change(good, "INSERT INTO events VALUES ('nowhere', 1, 0, '{}')")
    with pytest.raises(Broken, match="a row of events refers to a missing row of tables"):
        check_file(good, folding=False)


@pytest.mark.parametrize("missing", [1, 2])
def test_a_log_with_a_gap_is_reported(good: Path, missing: int) -> None:
    change(good, f"DELETE FROM events WHERE n = {missing} AND table_id = (SELECT min(id) FROM tables)")
    (line,) = check_file(good, folding=False).unsound
    assert line.startswith("table ")
    assert "the last is number" in line


@pytest.mark.parametrize("data", ['\'{"t":"said"}\'', "'{'", "CAST(x'7b22ff' AS TEXT)"])
def test_only_logs_that_do_not_fold_are_reported(good: Path, data: str) -> None:
    change(good, f"UPDATE events SET data = {data} WHERE n = 2 AND table_id = (SELECT max(id) FROM tables)")
    assert check_file(good, folding=False).unsound == ()
    assert len(check_file(good, folding=True).unsound) == 1
