"""Complaints that would fill the log: each kind at most once a minute, with how often it happened meanwhile."""

import logging
import time
from collections.abc import Callable

EVERY = 60.0
"""Seconds between two lines of one kind."""


class ThrottledLogger:
    """A logger's warnings, one line a minute for each kind. Kinds must be few: they are remembered."""

    def __init__(self, logger: logging.Logger, clock: Callable[[], float] = time.monotonic) -> None:
        self._logger = logger
        self._clock = clock
        self._said: dict[str, float] = {}
        self._unsaid: dict[str, int] = {}

    def warning(self, kind: str, message: str, *arguments: object) -> None:
        """Say it, unless something of that kind was said a moment ago."""
        now = self._clock()
        if kind in self._said and now - self._said[kind] < EVERY:
            self._unsaid[kind] = self._unsaid.get(kind, 0) + 1
            return
        self._said[kind] = now
        self._logger.warning(message, *arguments)
        if more := self._unsaid.pop(kind, 0):
            self._logger.warning("it happened %d times more since the last such line", more)

    def forget(self) -> None:
        """As if nothing had been said."""
        self._said.clear()
        self._unsaid.clear()
