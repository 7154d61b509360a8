"""What the generator counts."""

import time
from collections import Counter


class Meter:
    """Acknowledged moves and how long each took, counted only between `begin` and `end`."""

    def __init__(self) -> None:
        self.acks = 0
        self.games = 0
        self.refusals: Counter[str] = Counter()
        self.received = 0
        self.latencies: list[float] = []
        self.running = False
        self.stopped = False
        """Set when no further move is to be sent."""

    def begin(self) -> None:
        """Forget the warm-up."""
        self.acks = self.games = self.received = 0
        self.latencies = []
        self.running = True

    def end(self) -> None:
        """Count no more."""
        self.running = False

    def ack(self, sent: float) -> None:
        """A move sent at `sent` (perf_counter) was acknowledged now."""
        if self.running:
            self.acks += 1
            self.latencies.append(time.perf_counter() - sent)

    def refuse(self, code: str) -> None:
        """Something was refused, or broke."""
        self.refusals[code] += 1

    def percentile(self, share: float) -> float:
        """The latency in seconds that `share` of the moves did not exceed."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
