"""One holder a file."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rivage.store.errors import Locked
from rivage.store.lock import FileLock


def test_a_lock_has_one_holder_until_it_is_released(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "a.db")
    with pytest.raises(Locked):
        FileLock(tmp_path / "a.db")
    other = FileLock(tmp_path / "b.db")
    lock.release()
    lock.release()
    FileLock(tmp_path / "a.db").release()
    other.release()


def test_the_lock_of_a_killed_process_is_free(tmp_path: Path) -> None:
    hold = (
        "import sys, pathlib; from rivage.store.lock import FileLock\n"
        "lock = FileLock(pathlib.Path(sys.argv[1])); print(1, flush=True); input()"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", hold, str(tmp_path / "a.db")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # the very code under test, installed or not
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "1\n"
        with pytest.raises(Locked):
            FileLock(tmp_path / "a.db")
        process.kill()
    FileLock(tmp_path / "a.db").release()
