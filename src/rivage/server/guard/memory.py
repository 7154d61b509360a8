"""Giving memory back to the system after many lines were closed.

The C library keeps what was freed for the next time. After a crowd has gone there may be no next time, and the machine has
other uses for it.
"""

import ctypes
from collections.abc import Callable

CROWD = 200
"""So many closed lines are worth giving back."""
NOT_BEFORE = 4.0
"""Seconds between two times: it takes a millisecond or so."""


def _trim() -> None:
    """Give back what can be, where the C library knows how."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


class SpareMemory:
    """Counts lines that were closed, and gives back what a crowd has left."""

    def __init__(self, give_back: Callable[[], None] = _trim) -> None:
        self._give_back = give_back
        self._closed = 0
        self._last = float("-inf")

    def closed(self) -> None:
        """A line was closed."""
        self._closed += 1

    def look(self, now: float) -> None:
        """Give back, if it is worth it and was not done a moment ago; `now` in seconds."""
        if self._closed >= CROWD and now - self._last >= NOT_BEFORE:
            self._closed, self._last = 0, now
            self._give_back()
