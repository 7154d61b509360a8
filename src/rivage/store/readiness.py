"""Readiness checks: the database can write, read the written value back, and does so in time.

For SQLite that is not enough. On a full disk small writes may still fit into preallocated pages, and a damaged page is not
noticed until it is read. Therefore the file is checked as well.
"""

import asyncio
import os
import sqlite3
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from .errors import Broken, Slow, StoreClosed, Unwritable

DEADLINE_S = 2.0
"""Seconds within which the database must answer to be ready."""
MAGIC = b"SQLite format 3\0"
"""The first bytes of every SQLite file."""
_SCRATCH_BYTES = 256 * 1024
"""Bytes of free space that the disk must have."""
_PAGE_CHECK_S = 0.5
"""Seconds that one page check may take, which is enough for some hundred megabytes."""
_PAGE_CHECK_PAUSE_FACTOR = 20
"""The minimum pause between page checks, as a multiple of the duration of the last one."""


class Probe:
    """A readiness check that concurrent callers share, to avoid load on a database in trouble."""

    def __init__(self, check: Callable[[], Awaitable[None]], where: str) -> None:
        """`check` returns when the database is ready, and raises StoreError when it is not. It may hang."""
        self._check = check
        self._where = where
        self._running: asyncio.Future[None] | None = None

    async def run(self, deadline: float = DEADLINE_S) -> None:
        """Return if the database is ready.

        Raises:
            Slow: when the check takes longer than `deadline` seconds.
            StoreClosed: when the store is closed meanwhile.
            StoreError: when the database is not ready.
        """
        if self._running is None or self._running.done():
            self._running = asyncio.ensure_future(self._check())
            # Retrieve the exception, because the callers may have timed out.
            self._running.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            await asyncio.wait_for(asyncio.shield(self._running), deadline)
        except TimeoutError:
            raise Slow(self._where, f"no answer within {deadline:g} s") from None
        except asyncio.CancelledError:
            if self._running.cancelled():
                raise StoreClosed(self._where) from None
            raise

    def close(self) -> None:
        """Cancel the running check."""
        if self._running is not None:
            self._running.cancel()


class FileCheck:
    """Checks a SQLite file that is in use. Never opens and closes it directly, which would release SQLite's locks on it."""

    def __init__(self, file: Path, handle: int) -> None:
        """`handle` is an open file descriptor of the file, which must stay open."""
        self._file = file
        self._handle = handle
        self._longest = 0
        """The largest size seen, in bytes. The file never shrinks."""
        self._checked: tuple[int, int] | None = None
        """Modification time and size of the file at its last successful page check."""
        self._next_page_check = 0.0

    def check(self) -> None:
        """Return if the file is in its place, passes a short page check, and its disk has free space.

        Raises:
            Broken: when the file is missing, truncated or damaged.
            Unwritable: when the disk is full.
            sqlite3.Error: when SQLite cannot read the file.
        """
        where = str(self._file)
        opened = os.fstat(self._handle)
        try:
            current = self._file.stat()
        except FileNotFoundError:
            raise Broken(where, "the file was removed while the server uses it") from None
        if (current.st_dev, current.st_ino) != (opened.st_dev, opened.st_ino):
            raise Broken(where, "another file is in its place")
        if opened.st_size < self._longest:
            raise Broken(where, f"it was truncated from {self._longest} to {opened.st_size} bytes")
        self._longest = opened.st_size
        if opened.st_size and os.pread(self._handle, len(MAGIC), 0) != MAGIC:
            raise Broken(where, "its first page is damaged")
        self._check_disk_space()
        # Pages need no check if the file was not written since the last one.
        stamp = (opened.st_mtime_ns, opened.st_size)
        if stamp != self._checked and time.monotonic() >= self._next_page_check:
            self._check_pages()
            self._checked = stamp

    def _check_disk_space(self) -> None:
        try:
            with tempfile.TemporaryFile(dir=self._file.parent, buffering=0) as scratch:
                written = 0
                while written < _SCRATCH_BYTES:
                    written += scratch.write(bytes(_SCRATCH_BYTES - written))
        except OSError as error:
            raise Unwritable(str(self._file), error.strerror or str(error)) from None

    def _check_pages(self) -> None:
        started = time.monotonic()
        address = f"file:{quote(str(self._file))}?mode=rw"
        with closing(sqlite3.connect(address, uri=True, timeout=DEADLINE_S, check_same_thread=False)) as fresh:
            timer = threading.Timer(_PAGE_CHECK_S, fresh.interrupt)
            timer.start()
            try:
                fresh.execute("PRAGMA query_only = ON")
                found = str(fresh.execute("PRAGMA quick_check(1)").fetchone()[0])
            except sqlite3.OperationalError as error:
                if error.sqlite_errorname != "SQLITE_INTERRUPT":
                    raise
                found = "ok"  # no damage found within the time limit
            finally:
                timer.cancel()
                timer.join()
        if found != "ok":
            raise Broken(str(self._file), found.splitlines()[-1])
        now = time.monotonic()
        self._next_page_check = now + (now - started) * _PAGE_CHECK_PAUSE_FACTOR
