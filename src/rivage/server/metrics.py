"""What an operator wants to know, in Prometheus' text form at /metrics."""

from collections.abc import Callable, Sequence
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

from rivage.bus import TableLog
from rivage.table.log import Summary
from rivage.table.words import AnyEvent

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
"""Upper bounds of the buckets for the time of an append, in seconds; the last bucket has none."""

# When a counter was made says nothing here: all are made at the start.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the one function of the library without types


class Metrics:
    """All counters of one server, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.connections = Gauge("rivage_connections", "Open WebSocket connections.", registry=registry)
        self.acknowledged = Counter("rivage_commands_acknowledged", "Commands carried out and stored.", registry=registry)
        self.append_seconds = Histogram(
            "rivage_append_seconds", "Time until events are durable.", buckets=BOUNDS, registry=registry
        )
        self._tables = Gauge("rivage_tables", "Tables held in memory.", registry=registry)
        self._refusals = Counter("rivage_refusals", "Commands, messages and requests refused.", ["code"], registry=registry)

    def refused(self, code: str) -> None:
        """A command, message or request was refused."""
        self._refusals.labels(code).inc()

    def count_tables(self, count: Callable[[], int]) -> None:
        """From now on `count` says how many tables are in memory."""
        self._tables.set_function(count)

    def text(self) -> bytes:
        """The page at /metrics."""
        return generate_latest(self._registry)


class MeasuredLog:
    """A log that measures how long appends take; passes everything on."""

    def __init__(self, log: TableLog, metrics: Metrics) -> None:
        self._log = log
        self._took = metrics.append_seconds.observe

    async def create(self, table: str, events: Sequence[AnyEvent], summary: Summary) -> None:
        """As the log does."""
        await self._log.create(table, events, summary)

    async def append(self, table: str, expected: int, events: Sequence[AnyEvent], summary: Summary | None = None) -> None:
        """As the log does."""
        begun = perf_counter()
        await self._log.append(table, expected, events, summary)
        self._took(perf_counter() - begun)

    async def read(self, table: str) -> list[AnyEvent]:
        """As the log does."""
        return await self._log.read(table)

    async def running(self) -> list[str]:
        """As the log does."""
        return await self._log.running()
