"""What an operator wants to know, in Prometheus' text form at /metrics.

Counting happens at every move, so it is plain additions; the families are made when somebody asks.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from rivage.bus import Store
from rivage.table.log import Summary
from rivage.table.words import AnyEvent

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
"""Upper bounds of the buckets for the time of an append, in seconds; the last bucket has none."""


class Metrics:
    """All counters of one server."""

    def __init__(self) -> None:
        self.connections = 0
        """WebSockets open now."""
        self.acknowledged = 0
        """Commands carried out and stored."""
        self.refusals: Counter[str] = Counter()
        """Commands, messages and requests refused, by code."""
        self.count_tables: Callable[[], int] = int
        """Says how many tables are in memory."""
        self._appends = [0] * (len(BOUNDS) + 1)
        self._append_seconds = 0.0
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def appended(self, seconds: float) -> None:
        """An append took so long to be durable."""
        self._appends[bisect_left(BOUNDS, seconds)] += 1
        self._append_seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """Every family, for the registry."""
        yield GaugeMetricFamily("rivage_connections", "Open WebSocket connections.", self.connections)
        yield GaugeMetricFamily("rivage_tables", "Tables held in memory.", self.count_tables())
        yield CounterMetricFamily("rivage_commands_acknowledged", "Commands carried out and stored.", self.acknowledged)
        refusals = CounterMetricFamily("rivage_refusals", "Commands, messages and requests refused.", labels=["code"])
        for code, count in self.refusals.items():
            refusals.add_metric([code], count)
        yield refusals
        total, buckets = 0, []
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._appends, strict=True):
            total += count
            buckets.append((bound, total))
        yield HistogramMetricFamily(
            "rivage_append_seconds", "Time until events are durable.", buckets=buckets, sum_value=self._append_seconds
        )

    def text(self) -> bytes:
        """The page at /metrics."""
        return generate_latest(self._registry)


class MeasuredLog:
    """A log that measures how long appends take; passes everything on."""

    def __init__(self, log: Store, metrics: Metrics) -> None:
        self._log = log
        self._appended = metrics.appended

    async def create(self, table: str, events: Sequence[AnyEvent], summary: Summary) -> None:
        """As the log does."""
        await self._log.create(table, events, summary)

    async def append(self, table: str, expected: int, events: Sequence[AnyEvent], summary: Summary | None = None) -> None:
        """As the log does."""
        begun = perf_counter()
        await self._log.append(table, expected, events, summary)
        self._appended(perf_counter() - begun)

    async def read(self, table: str) -> list[AnyEvent]:
        """As the log does."""
        return await self._log.read(table)

    async def running(self) -> list[str]:
        """As the log does."""
        return await self._log.running()
