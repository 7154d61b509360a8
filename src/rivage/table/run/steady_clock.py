"""What time it is, for games: the system's time when we began, and from then on what a steady source has counted.

The system's clock may be set by hand or by the network, and then jumps. A jump must cost nobody time at a table, so the steady
clock does not follow it; it only draws near, so slowly that no player can notice. A restart begins at the system's time again.
"""

import time
from collections.abc import Callable

DRAWS_NEAR = 1_000
"""In so many nanoseconds the steady clock draws nearer to the system's by one: at most 0.1 %, 1.4 minutes a day."""
STEADY = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""Counts on while the machine sleeps, where the system has such a source: people's time goes on then too."""


class SteadyClock:
    """A clock that never jumps and never runs backwards. Calling it gives whole milliseconds since 1970."""

    __slots__ = ("_counted", "_now", "_steady", "_system")

    def __init__(self, system: Callable[[], int] | None = None, steady: Callable[[], int] | None = None) -> None:
        """Begin at the time of `system`; count by `steady`. Both give nanoseconds."""
        self._system = system or time.time_ns
        self._steady = steady or (lambda: time.clock_gettime_ns(STEADY))
        self._now = self._system()
        self._counted = self._steady()

    def __call__(self) -> int:
        """Whole milliseconds since 1970."""
        counted = self._steady()
        passed = max(0, counted - self._counted)
        self._counted = counted
        most = passed // DRAWS_NEAR
        behind = self._system() - self._now - passed
        self._now += passed + max(-most, min(most, behind))
        return self._now // 1_000_000


wall_clock = SteadyClock()
"""The clock of this process."""
