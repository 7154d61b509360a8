"""Whether games can be played now: the database writes, reads what it wrote, and does so in time.

For a SQLite file that is not the whole truth. On a full disk small writes still fit into room that SQLite has set aside, and a
damaged page is not noticed before somebody needs it: so the file is looked at as well.
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
"""Seconds after which a database that has not answered is not ready."""
MAGIC = b"SQLite format 3\0"
"""How every SQLite file begins."""
_SCRATCH_BYTES = 256 * 1024
"""Bytes that the disk must still take."""
_PAGE_CHECK_S = 0.5
"""Seconds that a check of the pages of a file may take: enough for some hundred megabytes."""
_PAGE_CHECK_SHARE = 20
"""Page checks take at most one part in this many of the time."""


class Probe:
    """One question at a time, whoever asks: a database in trouble is not asked once more by each of a thousand."""

    def __init__(self, ask: Callable[[], Awaitable[None]], where: str) -> None:
        """`ask` returns when the database is ready, and raises StoreError when it is not; it may hang."""
        self._ask = ask
        self._where = where
        self._asking: asyncio.Future[None] | None = None

    async def answer(self, deadline: float = DEADLINE_S) -> None:
        """Return if the database is ready.

        Raises:
            Slow: when there is no answer within `deadline` seconds.
            StoreClosed: when the server stops meanwhile.
            StoreError: when the answer is no.
        """
        if self._asking is None or self._asking.done():
            self._asking = asyncio.ensure_future(self._ask())
            # Nobody may be left to hear it.
            self._asking.add_done_callback(lambda asked: asked.cancelled() or asked.exception())
        try:
            await asyncio.wait_for(asyncio.shield(self._asking), deadline)
        except TimeoutError:
            raise Slow(self._where, f"no answer within {deadline:g} s") from None
        except asyncio.CancelledError:
            if self._asking.cancelled():
                raise StoreClosed(self._where) from None
            raise

    def close(self) -> None:
        """Ask no longer."""
        if self._asking is not None:
            self._asking.cancel()


class FileCheck:
    """Checks a SQLite file that is in use. Never opens and closes it by itself: that would free SQLite's locks on it."""

    def __init__(self, file: Path, handle: int) -> None:
        """`handle` is open on the file, and stays so."""
        self._file = file
        self._handle = handle
        self._longest = 0
        """How long the file was; it never shrinks."""
        self._sound: tuple[int, int] | None = None
        """Time and length of the file when its pages were last found in order."""
        self._again_at = 0.0

    def check(self) -> None:
        """Return if the file is where it was, is sound as far as we can see in a moment, and its disk takes more.

        Raises:
            Broken: when it is gone, cut or damaged.
            Unwritable: when the disk takes no more.
            sqlite3.Error: when SQLite cannot read it.
        """
        where = str(self._file)
        ours = os.fstat(self._handle)
        try:
            found = self._file.stat()
        except FileNotFoundError:
            raise Broken(where, "the file was removed while the house uses it") from None
        if (found.st_dev, found.st_ino) != (ours.st_dev, ours.st_ino):
            raise Broken(where, "another file lies in its place")
        if ours.st_size < self._longest:
            raise Broken(where, f"it was cut from {self._longest} to {ours.st_size} bytes")
        self._longest = ours.st_size
        if ours.st_size and os.pread(self._handle, len(MAGIC), 0) != MAGIC:
            raise Broken(where, "its first page is damaged")
        self._find_room()
        # Without a write to the file since then, its pages are as they were.
        stamp = (ours.st_mtime_ns, ours.st_size)
        if stamp != self._sound and time.monotonic() >= self._again_at:
            self._read_pages()
            self._sound = stamp

    def _find_room(self) -> None:
        try:
            with tempfile.TemporaryFile(dir=self._file.parent, buffering=0) as scratch:
                written = 0
                while written < _SCRATCH_BYTES:
                    written += scratch.write(bytes(_SCRATCH_BYTES - written))
        except OSError as error:
            raise Unwritable(str(self._file), error.strerror or str(error)) from None

    def _read_pages(self) -> None:
        begun = time.monotonic()
        address = f"file:{quote(str(self._file))}?mode=rw"
        with closing(sqlite3.connect(address, uri=True, timeout=DEADLINE_S, check_same_thread=False)) as fresh:
            enough = threading.Timer(_PAGE_CHECK_S, fresh.interrupt)
            enough.start()
            try:
                fresh.execute("PRAGMA query_only = ON")
                found = str(fresh.execute("PRAGMA quick_check(1)").fetchone()[0])
            except sqlite3.OperationalError as error:
                if error.sqlite_errorname != "SQLITE_INTERRUPT":
                    raise
                found = "ok"  # as far as we came
            finally:
                enough.cancel()
                enough.join()
        if found != "ok":
            raise Broken(str(self._file), found.splitlines()[-1])
        now = time.monotonic()
        self._again_at = now + (now - begun) * _PAGE_CHECK_SHARE
