"""The security log for operators: at most one line a minute for each kind of event and address, with a count."""

import logging
from collections.abc import Callable
from time import monotonic

from rivage.background import ThrottledLogger

log = logging.getLogger("rivage.security")

MAX_LINES = 60
"""Lines a minute in total, so that a flood from many addresses does not fill the disk."""


class SecurityLog:
    """Logs security events, throttled by kind and address."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._log = ThrottledLogger(log, clock=clock, max_lines=MAX_LINES)

    def report(self, kind: str, address: str, **facts: object) -> None:
        """Log an event. `kind` is an error code or a name defined in this package."""
        self._log.warning((kind, address), "security", kind=kind, address=address[:64], **facts)

    def flush(self) -> None:
        """Log the counts of events that were suppressed more than a minute ago."""
        self._log.flush()
