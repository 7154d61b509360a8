"""What the generator counts."""

import asyncio
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
        self.moved: dict[int, float] = {}
        """For each table when a move of it was last acknowledged: a table that stands still must not go unseen."""
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

    def ack(self, table: int, sent: float) -> None:
        """A move of `table` sent at `sent` (perf_counter) was acknowledged now."""
        now = time.perf_counter()
        self.moved[table] = now
        if self.running:
            self.acks += 1
            self.latencies.append(now - sent)

    def still(self, tables: int, since: float) -> int:
        """How many of the tables have not moved since then (perf_counter)."""
        return tables - sum(last >= since for last in self.moved.values())

    def refuse(self, code: str) -> None:
        """Something was refused, or broke."""
        self.refusals[code] += 1

    def watch(self, task: asyncio.Task[None]) -> None:
        """Let no task fail unseen; what failed at the end of play does not matter."""

        def done(task: asyncio.Task[None]) -> None:
            if not task.cancelled() and (error := task.exception()) is not None and not self.stopped:
                self.refuse(f"{type(error).__name__}: {error}"[:200])

        task.add_done_callback(done)

    def percentile(self, share: float) -> float:
        """The latency in seconds that `share` of the moves did not exceed."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
