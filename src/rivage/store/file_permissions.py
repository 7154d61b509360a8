"""Permissions of database files and folders, which hold the signing key of cookies, seeds and names of players."""

import logging
import os
from pathlib import Path

from .errors import Unwritable

log = logging.getLogger("rivage.store")

OWNER_ONLY = 0o600
"""File mode that lets only the owner read and write."""


def make_folder(folder: Path) -> None:
    """Create a folder that only its owner may open, unless it exists.

    Raises:
        Unwritable: when it cannot be created.
    """
    try:
        if not folder.is_dir():
            _refuse_file(folder)
            folder.parent.mkdir(parents=True, exist_ok=True)
            folder.mkdir(mode=0o700, exist_ok=True)
            chown_like(folder.parent, folder)
    except OSError as error:
        raise Unwritable(str(folder), error.strerror or str(error)) from None


def _refuse_file(folder: Path) -> None:
    """Raise a clear error when the folder, or one of its parents, is a file."""
    existing = next((path for path in (folder, *folder.parents) if os.path.lexists(path)), None)
    if existing is not None and existing.is_file():
        raise Unwritable(str(existing), sentence="{where} is a file, and a folder is needed. Choose another place.")


def make_file(file: Path) -> None:
    """Create an empty file that only its owner may read, unless it exists. SQLite gives its side files the same mode.

    Raises:
        Unwritable: when it cannot be created.
    """
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, OWNER_ONLY))
        chown_like(file.parent, file)
    except FileExistsError:
        pass
    except OSError as error:
        raise Unwritable(str(file), error.strerror or str(error)) from None


def warn_if_others_may_read(file: Path) -> None:
    """Warn the operator when other users of the machine may read a database. Its mode is not changed."""
    mode = file.stat().st_mode & 0o777
    if mode & 0o007:
        details = {"file": file, "mode": f"{mode:04o}"}
        log.warning("other users of this machine may read the database: restrict it with chmod 600", extra=details)


def chown_like(folder: Path, *files: Path) -> None:
    """If this process is root, give files to the owner of a folder, so that a server running as that user can read them."""
    if os.geteuid() == 0:
        owner = folder.stat()
        for file in files:
            os.chown(file, owner.st_uid, owner.st_gid)


def sync(file: Path) -> None:
    """Sync a file and its directory entry to disk."""
    for path in (file, file.parent):
        handle = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
