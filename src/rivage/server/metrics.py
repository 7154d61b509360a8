"""What an operator wants to know, in Prometheus' text form at /metrics."""

import asyncio
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import accumulate
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from rivage.hosting import trace
from rivage.store import Stats
from rivage.table.runtime import PoolStats

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
"""Upper bounds of the buckets for the time of an append, in seconds; the last bucket has none."""

BOTS = {
    "waiting": "Questions that wait for a bot.",
    "oldest": "Seconds the first of them has waited.",
    "thinking": "Bot workers in thought.",
    "workers": "Bot workers there may be.",
    "served": "Questions answered by bots since the start.",
    "lost": "Bot workers that died or hung since the start.",
    "effort": "The part of its full time that the bot asked last was given.",
}
"""What is told of the bots: fields of `PoolStats`."""
LOOK_EVERY = 0.25
"""Seconds between two looks at how late the event loop is."""

# When a counter was made says nothing here: all are made at the start.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the one function of the library without types


class Metrics:
    """All counters of one server, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._watched: dict[str, Gauge] = {}
        self._counted: dict[str, _Count] = {}
        self._failures: _StoreFailures | None = None
        self._takeovers: Histogram | None = None
        self.connections = Gauge("rivage_connections", "Open WebSocket connections.", registry=registry)
        self.acknowledged = Tally("rivage_commands_acknowledged", "Commands carried out and stored.")
        registry.register(self.acknowledged)
        self.append_seconds = Times("rivage_append_seconds", "Time until events are durable.")
        registry.register(self.append_seconds)
        self.loop_lag = Histogram(
            "rivage_loop_lag_seconds",
            "How late the event loop is: what everybody waits beside their own.",
            buckets=BOUNDS,
            registry=registry,
        )
        self._tables = Gauge("rivage_tables", "Tables held in memory.", registry=registry)
        self._refusals = Counter("rivage_refusals", "Commands, messages and requests refused.", ["code"], registry=registry)

    def refused(self, code: str) -> None:
        """A command, message or request was refused."""
        self._refusals.labels(code).inc()

    @contextmanager
    def time_append(self, events: int) -> Iterator[None]:
        """Measure and trace an append; see `Store.time_append`."""
        begun = perf_counter()
        with trace.span("append", events=events):
            yield
        self.append_seconds.observe(perf_counter() - begun)

    def count_tables(self, count: Callable[[], int]) -> None:
        """From now on `count` says how many tables are in memory."""
        self._tables.set_function(count)

    def watch_bots(self, stats: Callable[[], PoolStats]) -> None:
        """From now on `stats` says how the bots are doing."""
        for name, shown in BOTS.items():
            self.watch(f"rivage_bot_{name}", shown, lambda name=name: float(getattr(stats(), name)))  # type: ignore[misc]  # a lambda's default has no type

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """From now on `value` says how much there is of something, such as what waits in a queue."""
        if name not in self._watched:
            self._watched[name] = Gauge(name, text, registry=self._registry)
        self._watched[name].set_function(value)

    def watch_count(self, name: str, text: str, value: Callable[[], int]) -> None:
        """From now on `value` says how often something has happened since the start."""
        if name not in self._counted:
            self._counted[name] = _Count(name, text, value)
            self._registry.register(self._counted[name])
        self._counted[name].value = value

    def takeovers(self) -> Histogram:
        """Where takeovers are measured, from now on."""
        if self._takeovers is None:
            text = "Time from when a node was found gone until its tables that go on by themselves did so here."
            self._takeovers = Histogram("rivage_takeover_seconds", text, buckets=BOUNDS, registry=self._registry)
        return self._takeovers

    def watch_store(self, stats: Callable[[], Stats]) -> None:
        """From now on `stats` says how the store fares."""
        self.watch("rivage_store_waiting", "Writes that are accepted and not durable yet.", lambda: stats().waiting)
        self.watch("rivage_store_oldest_seconds", "How long the oldest of them has waited.", lambda: stats().oldest)
        if self._failures is None:
            self._failures = _StoreFailures(stats)
            self._registry.register(self._failures)
        self._failures.stats = stats

    async def watch_loop(self, every: float = LOOK_EVERY) -> None:
        """Measure again and again how late the event loop is; until cancelled."""
        clock = asyncio.get_running_loop().time
        while True:
            wanted = clock() + every
            await asyncio.sleep(every)
            self.loop_lag.observe(max(0.0, clock() - wanted))

    def text(self) -> bytes:
        """The page at /metrics."""
        return generate_latest(self._registry)


class Tally(Collector):
    """A counter of what happens at every action, in one thread: the library's own takes a lock each time."""

    def __init__(self, name: str, shown: str) -> None:
        self._name = name
        self._shown = shown
        self._count = 0

    def inc(self, amount: int = 1) -> None:
        """It has happened."""
        self._count += amount

    def collect(self) -> Iterator[Metric]:
        """What is told of it now."""
        yield CounterMetricFamily(self._name, self._shown, value=self._count)


class Times(Collector):
    """How long what happens at every action takes, in one thread; buckets up to each of `BOUNDS`, and one beyond."""

    def __init__(self, name: str, shown: str) -> None:
        self._name = name
        self._shown = shown
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        """What is told of it now."""
        bounds = [*map(str, BOUNDS), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self._counts)), strict=True))
        yield HistogramMetricFamily(self._name, self._shown, buckets=buckets, sum_value=self._sum)


class _Count(Collector):
    """Something that counts for itself."""

    def __init__(self, name: str, text: str, value: Callable[[], int]) -> None:
        self._name = name
        self._text = text
        self.value = value

    def collect(self) -> Iterator[Metric]:
        """What is told of it now."""
        yield CounterMetricFamily(self._name, self._text, value=self.value())


class _StoreFailures(Collector):
    """How often the store failed, by the code of the error: it counts for itself."""

    def __init__(self, stats: Callable[[], Stats]) -> None:
        self.stats = stats

    def collect(self) -> Iterator[Metric]:
        """What is told of it now."""
        family = CounterMetricFamily("rivage_store_failures", "Times the store failed.", labels=["code"])
        for code, count in self.stats().failures.items():
            family.add_metric([code], count)
        yield family
