"""The Prometheus metrics of a server."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from rivage.hosting import trace
from rivage.store import Stats
from rivage.table.runtime import PoolStats

BUCKETS_S = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
"""Upper bounds of the histogram buckets, in seconds."""

BOTS = {
    "waiting": "Queued requests to bots.",
    "oldest": "Seconds that the oldest queued request has waited.",
    "thinking": "Bot workers that compute.",
    "workers": "Maximum number of bot workers.",
    "served": "Requests answered by bots since the start.",
    "lost": "Bot workers that died or hung since the start.",
    "effort": "Fraction of its full time that the last bot request was given.",
}
"""Gauges of the bots: fields of `PoolStats`."""
LAG_INTERVAL_S = 0.25
"""Seconds between two measurements of the event loop's lag."""

# All counters are created at the start, so their creation times are of no use.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the one function of the library without types


class Metrics:
    """All metrics of one server, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._watched: dict[str, Gauge] = {}
        self._callbacks: dict[str, _Callback] = {}
        self._takeovers: Histogram | None = None
        self.connections = Gauge("rivage_connections", "Open WebSocket connections.", registry=registry)
        self.acknowledged = Counter("rivage_commands_acknowledged", "Commands executed and stored.", registry=registry)
        self.append_seconds = Histogram(
            "rivage_append_seconds", "Time until events are durable.", buckets=BUCKETS_S, registry=registry
        )
        self.loop_lag = Histogram(
            "rivage_loop_lag_seconds",
            "Lag of the event loop.",
            buckets=BUCKETS_S,
            registry=registry,
        )
        self._tables = Gauge("rivage_tables", "Tables in memory.", registry=registry)
        self._refusals = Counter("rivage_refusals", "Commands, messages and requests refused.", ["code"], registry=registry)

    def count_refusal(self, code: str) -> None:
        """Count a refused command, message or request."""
        self._refusals.labels(code).inc()

    @contextmanager
    def time_append(self, events: int) -> Iterator[None]:
        """Measure and trace an append to the log (`Store.time_append`)."""
        started = perf_counter()
        with trace.span("append", events=events):
            yield
        self.append_seconds.observe(perf_counter() - started)

    def count_tables(self, count: Callable[[], int]) -> None:
        """Register the gauge of tables in memory."""
        self._tables.set_function(count)

    def watch_bots(self, stats: Callable[[], PoolStats]) -> None:
        """Register the gauges of the bots."""
        for name, text in BOTS.items():
            self.watch(f"rivage_bot_{name}", text, lambda name=name: float(getattr(stats(), name)))  # type: ignore[misc]  # a lambda's default has no type

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Register a gauge that reads its value from `value()`."""
        if name not in self._watched:
            self._watched[name] = Gauge(name, text, registry=self._registry)
        self._watched[name].set_function(value)

    def watch_count(self, name: str, text: str, value: Callable[[], int]) -> None:
        """Register a counter that reads its value from `value()`."""
        self._register(_Callback(name, text, value), name)

    def takeovers(self) -> Histogram:
        """The histogram of failover times, registered at the first call."""
        if self._takeovers is None:
            text = "Time from the detection of a dead node until this node has resumed the tables with running clocks or bots."
            self._takeovers = Histogram("rivage_takeover_seconds", text, buckets=BUCKETS_S, registry=self._registry)
        return self._takeovers

    def watch_store(self, stats: Callable[[], Stats]) -> None:
        """Register the metrics of the store."""
        self.watch("rivage_store_waiting", "Queued writes that are not durable yet.", lambda: stats().waiting)
        self.watch("rivage_store_oldest_seconds", "Seconds that the oldest queued write has waited.", lambda: stats().oldest)
        name = "rivage_store_failures"
        self._register(_Callback(name, "Failures of the store.", lambda: stats().failures, "code"), name)

    def _register(self, callback: "_Callback", name: str) -> None:
        """Register a counter, in place of an earlier one with the same name."""
        if name in self._callbacks:
            self._registry.unregister(self._callbacks[name])
        self._callbacks[name] = callback
        self._registry.register(callback)

    async def watch_loop(self, interval_s: float = LAG_INTERVAL_S) -> None:
        """Measure the lag of the event loop periodically, until cancelled."""
        clock = asyncio.get_running_loop().time
        while True:
            expected = clock() + interval_s
            await asyncio.sleep(interval_s)
            self.loop_lag.observe(max(0.0, clock() - expected))

    def text(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self._registry)


class _Callback(Collector):
    """A counter that reads its value, or a value for each label, from a callback."""

    def __init__(self, name: str, text: str, read: Callable[[], Mapping[str, int] | int], label: str = "") -> None:
        self._name = name
        self._text = text
        self._labels = [label] if label else []
        self.read = read

    def collect(self) -> Iterator[Metric]:
        """Read the value from the callback. See `Collector.collect`."""
        family = CounterMetricFamily(self._name, self._text, labels=self._labels)
        value = self.read()
        for label, count in value.items() if isinstance(value, Mapping) else [("", value)]:
            family.add_metric([label] if self._labels else [], count)
        yield family
