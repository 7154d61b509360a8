"""Stopwatches for the time budget of bots: by the wall clock, or deterministic for experiments.

With the wall clock, how far a bot searches depends on the machine and its load. Experiments need the same match from the same
seed on every machine. There each reading of a stopwatch advances it by a fixed amount.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter
from typing import Final

READING_S: Final = 1 / 4000
"""Seconds by which a reading advances a counting stopwatch: about the computing time between two readings in a search."""

Stopwatch = Callable[[], float]
"""Returns the seconds since an arbitrary moment."""

_deterministic: ContextVar[bool] = ContextVar("deterministic", default=False)


def stopwatch() -> Stopwatch:
    """Create a stopwatch for one answer of a bot.

    Returns `time.perf_counter`, or a stopwatch that counts its own readings inside `deterministic_time`. A bot that searches
    until its time is up must read the stopwatch at the same points of the search each time.
    """
    return _CountingStopwatch() if _deterministic.get() else perf_counter


@contextmanager
def deterministic_time() -> Iterator[None]:
    """Make new stopwatches count their readings, so that a bot's answer depends only on the view, the seed and the effort.

    It applies to the current context (`contextvars`), not to other threads.
    """
    token = _deterministic.set(True)
    try:
        yield
    finally:
        _deterministic.reset(token)


class _CountingStopwatch:
    """A stopwatch that advances by `READING_S` with each reading."""

    def __init__(self) -> None:
        self._readings = 0

    def __call__(self) -> float:
        self._readings += 1
        return self._readings * READING_S
