"""New files of the store are private to their owner; existing files and folders keep their mode."""

import logging
import os
from pathlib import Path

import pytest

from rivage.store import Unwritable, open_store
from rivage.store.file_permissions import make_file, make_folder

from .facts import acted, summary


@pytest.fixture(autouse=True)
def permissive_umask() -> object:
    """Set the umask so that new files are readable by all."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


async def test_only_the_owner_can_read_a_new_database_and_its_side_files(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    async with open_store("", data_folder=folder) as store:
        await store.create("t", [acted(0)], summary())
        assert mode(folder) == 0o700
        files = {path.name: mode(path) for path in folder.iterdir()}
    assert files == dict.fromkeys(("rivage.db", "rivage.db-wal", "rivage.db-shm", "rivage.db.lock"), 0o600)


async def test_an_existing_folder_keeps_its_mode(tmp_path: Path) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir()
    folder.chmod(0o755)
    async with open_store("", data_folder=folder):
        pass
    assert mode(folder) == 0o755
    assert mode(folder / "rivage.db") == 0o600


@pytest.mark.parametrize(("rights", "lines"), [(0o644, 1), (0o666, 1), (0o640, 0), (0o600, 0)])
async def test_a_world_readable_database_is_logged_and_not_changed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, rights: int, lines: int
) -> None:
    await open_store("", data_folder=tmp_path).close()
    os.chmod(tmp_path / "rivage.db", rights)  # noqa: PTH101
    caplog.set_level(logging.WARNING)
    await open_store("", data_folder=tmp_path).close()
    assert mode(tmp_path / "rivage.db") == rights
    assert len([record for record in caplog.records if "other users of this machine" in record.getMessage()]) == lines


def test_creating_an_existing_file_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "file"
    make_folder(file.parent)
    make_file(file)
    file.write_text("kept")
    file.chmod(0o640)
    make_folder(file.parent)
    make_file(file)
    assert (file.read_text(), mode(file)) == ("kept", 0o640)


def test_a_file_in_place_of_a_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "below" / "still"):
        with pytest.raises(Unwritable, match=r"/file is a file, and a folder is needed\. Choose another place\.$"):
            make_folder(folder)
