"""Reads and writes files for commands. Writes are atomic, and replace an existing file only with --force."""

import os
import secrets
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .errors import AlreadyThere, Unreadable, Unwritable


def read_bytes(file: Path) -> bytes:
    """Read a file; `-` is standard input.

    Raises:
        Unreadable: when the system refuses.
    """
    try:
        return sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    except (OSError, ValueError) as error:
        raise Unreadable(file, error) from None


@contextmanager
def writing(file: Path | str) -> Iterator[None]:
    """Convert system errors inside the block to errors about this file.

    Raises:
        Unwritable: when the system refuses.
    """
    try:
        yield
    except (OSError, ValueError) as error:
        raise Unwritable(file, error) from None


def refuse_existing(file: Path) -> None:
    """Refuse to replace a file that exists and is not empty.

    Raises:
        AlreadyThere: when it does.
    """
    if file.is_file() and file.stat().st_size:
        raise AlreadyThere(file)


def write_atomically(file: Path, data: bytes) -> None:
    """Write a file atomically: write and sync a temporary file beside it, then rename that.

    Targets that are not regular files, such as pipes, are written directly.

    Raises:
        Unwritable: when the system refuses.
    """
    with writing(file):
        if file.exists() and not file.is_file():
            file.write_bytes(data)
            return
        target = file.resolve()
        part = target.with_name(f".{secrets.token_hex(8)}.part")
        try:
            with part.open("xb") as opened:
                opened.write(data)
                opened.flush()
                os.fsync(opened.fileno())
            if target.exists():
                part.chmod(stat.S_IMODE(target.stat().st_mode))
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
