"""The log of store failures. A full disk fails every move of every table: one line a minute and kind says so."""

import logging
import threading
import time
from collections import Counter
from collections.abc import Callable

from rivage.background import ThrottledLogger

from .errors import Closed, ReadOnly, StoreError

log = logging.getLogger("rivage.store")


class FailureLog:
    """Counts failures by code and logs them. May be called from any thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._log = ThrottledLogger(log, clock=clock)
        self._lock = threading.Lock()
        self._counts: Counter[str] = Counter()

    @property
    def counts(self) -> dict[str, int]:
        """How many failures there were since the start, by code."""
        with self._lock:
            return dict(self._counts)

    def note(self, error: BaseException) -> None:
        """Count and log an error if it is a failure of the store."""
        if isinstance(error, StoreError) and not isinstance(error, Closed | ReadOnly):
            with self._lock:
                self._counts[error.code] += 1
            self._log.error(error.code, "the store failed: %s", error, code=error.code)

    def close(self) -> None:
        """Log what was left out, and stop."""
        self._log.close()
