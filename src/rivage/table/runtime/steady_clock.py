"""A clock for games: wall-clock time that follows a monotonic source, so that it never jumps.

The system clock can be set by hand or by NTP, and then jumps. A jump must not cost a player time, so this clock does not follow
it, but is slewed towards the system time too slowly for players to notice. After a restart it starts at the system time again.
"""

import time
from collections.abc import Callable
from functools import partial

SLEW_INTERVAL_NS = 1_000
"""Nanoseconds in which the clock is slewed towards the system time by one nanosecond: at most 0.1 %, 1.4 minutes per day."""


boottime_ns = partial(time.clock_gettime_ns, time.CLOCK_BOOTTIME)
"""Nanoseconds of a monotonic clock that also counts while the machine is suspended."""


class SteadyClock:
    """A clock that never jumps and never runs backwards. Calling it returns whole milliseconds since 1970."""

    __slots__ = ("_counted", "_now", "_steady", "_system")

    def __init__(self, system: Callable[[], int] | None = None, steady: Callable[[], int] | None = None) -> None:
        """Start at the time of `system` and advance with `steady`. Both return nanoseconds."""
        self._system = system or time.time_ns
        self._steady = steady or boottime_ns
        self._now = self._system()
        self._counted = self._steady()

    def __call__(self) -> int:
        """Whole milliseconds since 1970."""
        count = self._steady()
        passed = count - self._counted
        if passed > 0:
            max_slew = passed // SLEW_INTERVAL_NS
            behind = self._system() - self._now - passed
            # Called several times per action: comparing takes a third of the time of min and max.
            self._now += passed + (max_slew if behind > max_slew else max(behind, -max_slew))
        self._counted = count
        return self._now // 1_000_000


wall_clock = SteadyClock()
"""The clock of this process."""
