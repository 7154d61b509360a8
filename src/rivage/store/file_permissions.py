"""Files that only the server may read: they hold the key that signs cookies, seeds, and who sat where."""

import logging
import os
from pathlib import Path

from .errors import Unwritable

log = logging.getLogger("rivage.store")

ONLY_US = 0o600
"""Mode of a file that only its owner reads and writes."""


def make_folder(folder: Path) -> None:
    """See to it that there is a folder; one that is made here is closed to others, one that was there stays as it is.

    Raises:
        Unwritable: when it cannot be made.
    """
    try:
        if not folder.is_dir():
            _refuse_file(folder)
            folder.parent.mkdir(parents=True, exist_ok=True)
            folder.mkdir(mode=0o700, exist_ok=True)
            give_to_owner_of(folder.parent, folder)
    except OSError as error:
        raise Unwritable(str(folder), error.strerror or str(error)) from None


def _refuse_file(folder: Path) -> None:
    """Refuse a place that is a file, or lies in one: what the system says of it helps nobody."""
    there = next((each for each in (folder, *folder.parents) if os.path.lexists(each)), None)
    if there is not None and there.is_file():
        raise Unwritable(str(there), sentence="{where} is a file, and a folder is needed. Name another place.")


def make_file(file: Path) -> None:
    """See to it that there is a file, closed to others if it is made here. SQLite gives its neighbours the same rights.

    Raises:
        Unwritable: when it cannot be made.
    """
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, ONLY_US))
        give_to_owner_of(file.parent, file)
    except FileExistsError:
        pass
    except OSError as error:
        raise Unwritable(str(file), error.strerror or str(error)) from None


def warn_if_others_may_read(file: Path) -> None:
    """Warn the operator that a database is open to everybody on the machine. It is not ours to change."""
    mode = file.stat().st_mode & 0o777
    if mode & 0o007:
        told = {"file": file, "mode": f"{mode:04o}"}
        log.warning("everybody on this machine may get at the database: take the right away with chmod 600", extra=told)


def give_to_owner_of(folder: Path, *files: Path) -> None:
    """What root makes in somebody else's folder is theirs: the server that runs as them must be able to read it."""
    if os.geteuid() == 0:
        owner = folder.stat()
        for file in files:
            os.chown(file, owner.st_uid, owner.st_gid)


def sync(file: Path) -> None:
    """Return when the file, and its name in its folder, are on the disk."""
    for path in (file, file.parent):
        handle = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
