"""The measurements of the load generator."""

import asyncio
import time
from collections import Counter


class Meter:
    """Counts acknowledged moves and their latencies between `start` and `end`."""

    def __init__(self) -> None:
        self.acks = 0
        self.games = 0
        self.refusals: Counter[str] = Counter()
        self.received = 0
        self.latencies: list[float] = []
        self.running = False
        self.moved: dict[int, float] = {}
        """The time of the last acknowledged move of each table, to detect stalled tables."""
        self.stopped = False
        """Whether players must send no further moves."""

    def start(self) -> None:
        """Start counting, without the warm-up."""
        self.acks = self.games = self.received = 0
        self.latencies = []
        self.running = True

    def end(self) -> None:
        """Stop counting."""
        self.running = False

    def ack(self, table: int, sent: float) -> None:
        """Record the acknowledgement of a move of `table` that was sent at `sent` (perf_counter)."""
        now = time.perf_counter()
        self.moved[table] = now
        if self.running:
            self.acks += 1
            self.latencies.append(now - sent)

    def stalled(self, tables: int, since: float) -> int:
        """The number of tables without an acknowledged move since `since` (perf_counter)."""
        return tables - sum(last >= since for last in self.moved.values())

    def refuse(self, code: str) -> None:
        """Count a refusal or another failure."""
        self.refusals[code] += 1

    def watch(self, task: asyncio.Task[None]) -> None:
        """Count the failure of a task, unless play has ended."""

        def done(task: asyncio.Task[None]) -> None:
            if not task.cancelled() and (error := task.exception()) is not None and not self.stopped:
                self.refuse(f"{type(error).__name__}: {error}"[:200])

        task.add_done_callback(done)

    def percentile(self, share: float) -> float:
        """The latency in seconds that `share` of the moves did not exceed."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
