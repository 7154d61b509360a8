"""Files are written atomically."""

import os
import resource
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rivage.cli.errors import AlreadyThere, Unwritable
from rivage.cli.files import refuse_existing, write_atomically


@contextmanager
def limited_disk(length: int) -> Iterator[None]:
    """Simulate a disk that fills up after a number of bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (length, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_leaves_no_partial_file_behind(tmp_path: Path) -> None:
    with limited_disk(10), pytest.raises(Unwritable):
        write_atomically(tmp_path / "new", b"x" * 100)
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_the_existing_file_unchanged(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"before")
    with limited_disk(10), pytest.raises(Unwritable):
        write_atomically(file, b"x" * 100)
    assert file.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [file]


def test_a_replaced_file_keeps_its_mode_and_a_link_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_bytes(b"before")
    file.chmod(0o640)
    link.symlink_to(file)
    write_atomically(link, b"after")
    assert link.is_symlink()
    assert (file.read_bytes(), file.stat().st_mode & 0o777) == (b"after", 0o640)


def test_a_pipe_is_written_directly(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    refuse_existing(pipe)
    write_atomically(pipe, b"through")
    reader.join(10)
    assert (read, pipe.is_fifo()) == ([b"through"], True)


@pytest.mark.parametrize("name", ["none/file", ".", "null\0", "x" * 300])
def test_an_impossible_path_is_reported(tmp_path: Path, name: str) -> None:
    with pytest.raises(Unwritable):
        write_atomically(tmp_path / name, b"")
    assert list(tmp_path.iterdir()) == []


def test_an_empty_file_does_not_count_as_existing(tmp_path: Path) -> None:
    file = tmp_path / "file"
    refuse_existing(file)
    file.touch()
    refuse_existing(file)
    file.write_text("something")
    with pytest.raises(AlreadyThere) as refused:
        refuse_existing(file)
    assert refused.value.code == "file.exists"
