"""Failures of the store told to whoever runs the house: once per kind and minute, with a count of those left out.

A full disk fails every move of every table. One line says so; ten thousand would fill what is left of the disk.
"""

import logging
import threading
import time
from collections import Counter
from collections.abc import Callable

from .errors import Closed, ReadOnly, StoreError

log = logging.getLogger("rivage.store")

EVERY = 60.0
"""Seconds between two lines of one kind."""


class FailureLog:
    """Counts failures by code and writes the lines. May be called from any thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._counts: Counter[str] = Counter()
        self._quiet_until: dict[str, float] = {}
        self._left_out: Counter[str] = Counter()
        self._last: dict[str, StoreError] = {}
        """The newest failure of each kind that was left out."""
        self._timer: threading.Timer | None = None

    @property
    def counts(self) -> dict[str, int]:
        """How many failures there were since the start, by code."""
        with self._lock:
            return dict(self._counts)

    def note(self, error: BaseException) -> None:
        """Something was refused; what is no failure of the store is passed over."""
        if not isinstance(error, StoreError) or isinstance(error, Closed | ReadOnly):
            return
        with self._lock:
            self._counts[error.code] += 1
            if self._clock() < self._quiet_until.get(error.code, -1.0):
                self._left_out[error.code] += 1
                self._last[error.code] = error
                self._wake_later()
            else:
                self._tell(error, self._left_out[error.code])

    def flush(self, *, all_of_them: bool = False) -> None:
        """Tell what was left out, of each kind whose minute is over; `all_of_them` does not wait for it."""
        with self._lock:
            self._timer = None
            now = self._clock()
            for code in list(self._last):
                if all_of_them or now >= self._quiet_until[code]:
                    self._tell(self._last[code], self._left_out[code] - 1)
            if self._last:
                self._wake_later()

    def close(self) -> None:
        """Tell what was left out, and stop."""
        with self._lock:
            timer = self._timer
        if timer is not None:
            timer.cancel()
        self.flush(all_of_them=True)

    def _tell(self, error: StoreError, left_out: int) -> None:
        """Write the line; `left_out` more of this kind were not told."""
        self._quiet_until[error.code] = self._clock() + EVERY
        self._last.pop(error.code, None)
        self._left_out.pop(error.code, None)
        log.error("the store failed: %s", error, extra={"code": error.code, "left_out": left_out})

    def _wake_later(self) -> None:
        """So that the count is told although nothing fails any more."""
        if self._timer is None:
            self._timer = threading.Timer(EVERY, self.flush)
            self._timer.daemon = True
            self._timer.start()
