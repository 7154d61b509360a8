"""How bots know how long they have thought: by the clock, or by how often they looked at it.

By the clock an answer depends on the machine and on what else it does. In an experiment the same seed must give the same match
wherever it is played: there every look at the stopwatch counts as a fixed time.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter
from typing import Final

LOOK_S: Final = 1 / 4000
"""Seconds that a look counts for: about what a search does between two of them on a core of our time."""

Stopwatch = Callable[[], float]
"""Says how many seconds have gone by since some moment."""

_counts: ContextVar[bool] = ContextVar("counts", default=False)


def stopwatch() -> Stopwatch:
    """A stopwatch for one answer. Whoever thinks until time is up asks it in the same places each time."""
    return _Looks() if _counts.get() else perf_counter


@contextmanager
def by_looks() -> Iterator[None]:
    """In here every stopwatch counts looks: answers depend on nothing but view, seed and effort."""
    token = _counts.set(True)
    try:
        yield
    finally:
        _counts.reset(token)


class _Looks:
    """Time that goes by only when it is looked at."""

    def __init__(self) -> None:
        self._looks = 0

    def __call__(self) -> float:
        self._looks += 1
        return self._looks * LOOK_S
