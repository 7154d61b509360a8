"""One server a file: a lock that the system takes back when its holder ends, however it ends."""

import fcntl
import os
from pathlib import Path

from .errors import Locked, Unwritable


class FileLock:
    """Holds `<file>.lock` until released. The lock file stays: removing it could free the way for two holders at once."""

    def __init__(self, file: Path) -> None:
        """Take the lock, making the folder where there is none.

        Raises:
            Unwritable: when the folder or the lock file cannot be made.
            Locked: when another process holds it.
        """
        path = file.with_name(file.name + ".lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._handle: int | None = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise Unwritable(str(file.parent), error.strerror or str(error)) from None
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.release()
            raise Locked(str(file)) from None

    def release(self) -> None:
        """Let go. A second call does nothing."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
