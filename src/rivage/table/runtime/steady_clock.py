"""What time it is, for games: the system's time when we began, and from then on what a steady source has counted.

The system's clock may be set by hand or by the network, and then jumps. A jump must cost nobody time at a table, so the steady
clock does not follow it; it only draws near, so slowly that no player can notice. A restart begins at the system's time again.
"""

import time
from collections.abc import Callable
from functools import partial

DRAWS_NEAR = 1_000
"""In so many nanoseconds the steady clock draws nearer to the system's by one: at most 0.1 %, 1.4 minutes a day."""


counted = partial(time.clock_gettime_ns, time.CLOCK_BOOTTIME)
"""Nanoseconds that only count, also while the machine sleeps: so does people's time."""


class SteadyClock:
    """A clock that never jumps and never runs backwards. Calling it gives whole milliseconds since 1970."""

    __slots__ = ("_counted", "_now", "_steady", "_system")

    def __init__(self, system: Callable[[], int] | None = None, steady: Callable[[], int] | None = None) -> None:
        """Begin at the time of `system`; count by `steady`. Both give nanoseconds."""
        self._system = system or time.time_ns
        self._steady = steady or counted
        self._now = self._system()
        self._counted = self._steady()

    def __call__(self) -> int:
        """Whole milliseconds since 1970."""
        count = self._steady()
        passed = count - self._counted
        if passed > 0:
            most = passed // DRAWS_NEAR
            behind = self._system() - self._now - passed
            # Asked several times a move: comparing is a third of the price of min and max.
            self._now += passed + (most if behind > most else max(behind, -most))
        self._counted = count
        return self._now // 1_000_000


wall_clock = SteadyClock()
"""The clock of this process."""
