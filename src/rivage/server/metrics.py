"""What an operator wants to know, in Prometheus' text form at /metrics."""

from collections.abc import Callable, Sequence
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from rivage.bus import Store
from rivage.table.events import AnyEvent
from rivage.table.log import Summary

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """All counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("rivage_connections", "Open WebSocket connections.", registry=self.registry)
        self.tables = Gauge("rivage_tables", "Tables held in memory.", registry=self.registry)
        self.acknowledged = Counter("rivage_commands_acknowledged", "Commands carried out and stored.", registry=self.registry)
        self.refusals = Counter("rivage_refusals", "Commands, messages and requests refused.", ["code"], registry=self.registry)
        self.appends = Histogram(
            "rivage_append_seconds", "Time until events are durable.", registry=self.registry, buckets=BUCKETS
        )

    def count_tables(self, count: Callable[[], int]) -> None:
        """Ask `count` whenever the number of tables is wanted."""
        self.tables.set_function(count)

    def text(self) -> bytes:
        """The page at /metrics."""
        return generate_latest(self.registry)


class MeasuredLog:
    """A log that measures how long appends take; passes everything on."""

    def __init__(self, log: Store, metrics: Metrics) -> None:
        self._log = log
        self._observe = metrics.appends.observe

    async def create(self, table: str, events: Sequence[AnyEvent], summary: Summary) -> None:
        """As the log does."""
        await self._log.create(table, events, summary)

    async def append(self, table: str, expected: int, events: Sequence[AnyEvent], summary: Summary | None = None) -> None:
        """As the log does."""
        begun = perf_counter()
        await self._log.append(table, expected, events, summary)
        self._observe(perf_counter() - begun)

    async def read(self, table: str) -> list[AnyEvent]:
        """As the log does."""
        return await self._log.read(table)

    async def running(self) -> list[str]:
        """As the log does."""
        return await self._log.running()
