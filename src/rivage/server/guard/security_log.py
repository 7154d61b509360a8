"""What an operator should know about attacks, in few lines: one for each kind and address a minute, with a count."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

log = logging.getLogger("rivage.security")

MINUTE = 60.0
MOST_LINES = 60
"""Lines a minute in all: a flood from many addresses must not fill the disk either."""
MOST_KINDS = 4096
"""Kinds and addresses remembered at a time."""


class SecurityLog:
    """Tells the first of a kind at once and counts the others."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._since: OrderedDict[tuple[str, str], list[float]] = OrderedDict()
        """For each kind and address: when its line was written, and how many came since."""
        self._minute = 0.0
        self._lines = 0
        self._left_out = 0

    def tell(self, kind: str, address: str, **facts: object) -> None:
        """Something happened; `kind` is a code, or a word of this package."""
        now = self._clock()
        known = self._since.get((kind, address))
        if known is not None and now - known[0] < MINUTE:
            known[1] += 1
            return
        self._since[kind, address] = [now, 0]
        self._since.move_to_end((kind, address))
        if known is not None and known[1]:
            facts["before"] = int(known[1])
        self._write(kind, address, now, facts)
        while len(self._since) > MOST_KINDS:
            self._since.popitem(last=False)

    def flush(self) -> None:
        """Write the counts of what began a minute ago."""
        now = self._clock()
        while self._since:
            (kind, address), (since, count) = next(iter(self._since.items()))
            if now - since < MINUTE:
                break
            del self._since[kind, address]
            if count:
                self._write(kind, address, now, {"again": int(count)})

    def _write(self, kind: str, address: str, now: float, facts: dict[str, object]) -> None:
        if now - self._minute >= MINUTE:
            if self._left_out:
                log.warning("security events not written", extra={"count": self._left_out})
            self._minute, self._lines, self._left_out = now, 0, 0
        if self._lines >= MOST_LINES:
            self._left_out += 1
            return
        self._lines += 1
        log.warning("security", extra={"kind": kind, "address": address[:64], **facts})
