"""The log of attacks, for an operator: one line a minute for each kind and address, with a count."""

import logging
from collections.abc import Callable
from time import monotonic

from rivage.background import ThrottledLogger

log = logging.getLogger("rivage.security")

MAX_LINES = 60
"""Lines a minute in all: a flood from many addresses must not fill the disk either."""


class SecurityLog:
    """Logs security events by kind and address."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._log = ThrottledLogger(log, clock=clock, max_lines=MAX_LINES)

    def report(self, kind: str, address: str, **facts: object) -> None:
        """Log an event; `kind` is an error code, or a word of this package."""
        self._log.warning((kind, address), "security", kind=kind, address=address[:64], **facts)

    def flush(self) -> None:
        """Write the counts of the events left out more than a minute ago."""
        self._log.flush()
