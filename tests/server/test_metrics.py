import asyncio

import pytest

from rivage.server.metrics import Metrics
from rivage.store import Stats, Store
from rivage.table import Occupant
from rivage.table.errors import Conflict
from rivage.table.log import TableSummary
from rivage.table.protocol.events import Said
from rivage.table.runtime import PoolStats


def lines(metrics: Metrics) -> list[str]:
    return [line for line in metrics.text().decode().splitlines() if not line.startswith("#")]


def test_metrics_have_the_text_format_of_prometheus() -> None:
    metrics = Metrics()
    metrics.connections.inc(3)
    metrics.connections.dec()
    metrics.acknowledged.inc(3)
    metrics.count_tables(lambda: 4)
    metrics.count_refusal("turn.stale")
    text = lines(metrics)
    for line in (
        "rivage_connections 2.0",
        "rivage_tables 4.0",
        "rivage_commands_acknowledged_total 3.0",
        'rivage_refusals_total{code="turn.stale"} 1.0',
    ):
        assert line in text


def test_every_metric_has_a_help_text() -> None:
    text = Metrics().text().decode()
    families = {line.split()[2] for line in text.splitlines() if line.startswith("# HELP")}
    assert families == {
        "rivage_connections",
        "rivage_tables",
        "rivage_commands_acknowledged_total",
        "rivage_refusals_total",
        "rivage_append_seconds",
        "rivage_loop_lag_seconds",
    }


def test_the_statistics_of_bots_are_gauges() -> None:
    metrics = Metrics()
    metrics.watch_bots(lambda: PoolStats(waiting=7, oldest=2.5, thinking=1, workers=1, served=90, lost=2, effort=0.25))
    text = lines(metrics)
    for line in (
        "rivage_bot_waiting 7.0",
        "rivage_bot_oldest 2.5",
        "rivage_bot_thinking 1.0",
        "rivage_bot_workers 1.0",
        "rivage_bot_served 90.0",
        "rivage_bot_lost 2.0",
        "rivage_bot_effort 0.25",
    ):
        assert line in text


def test_a_gauge_reads_its_value_from_a_callback() -> None:
    metrics = Metrics()
    waiting = [1, 2]
    metrics.watch("rivage_bots_waiting", "Queued requests to bots.", lambda: len(waiting))
    assert "rivage_bots_waiting 2.0" in lines(metrics)
    waiting.clear()
    assert "rivage_bots_waiting 0.0" in lines(metrics)


def test_the_metrics_of_the_store_count_failures_by_code() -> None:
    metrics = Metrics()
    metrics.watch_store(lambda: Stats(failures={"store.slow": 2}, waiting=3, oldest=0.5))
    text = lines(metrics)
    for line in (
        "rivage_store_waiting 3.0",
        "rivage_store_oldest_seconds 0.5",
        'rivage_store_failures_total{code="store.slow"} 2.0',
    ):
        assert line in text


async def test_the_lag_of_the_event_loop_is_measured_periodically() -> None:
    metrics = Metrics()
    watching = asyncio.create_task(metrics.watch_loop(0.0))
    for _ in range(4):  # once for the start, and once for each measurement
        await asyncio.sleep(0)
    watching.cancel()
    assert "rivage_loop_lag_seconds_count 3.0" in lines(metrics)


def test_two_servers_in_one_process_have_separate_metrics() -> None:
    one, other = Metrics(), Metrics()
    one.acknowledged.inc()
    assert "rivage_commands_acknowledged_total 1.0" in lines(one)
    assert "rivage_commands_acknowledged_total 0.0" in lines(other)


def test_the_buckets_of_the_append_histogram_are_cumulative() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.0015, 100.0):
        metrics.append_seconds.observe(seconds)
    text = lines(metrics)
    assert 'rivage_append_seconds_bucket{le="0.001"} 1.0' in text
    assert 'rivage_append_seconds_bucket{le="0.002"} 2.0' in text
    assert 'rivage_append_seconds_bucket{le="5.0"} 2.0' in text
    assert 'rivage_append_seconds_bucket{le="+Inf"} 3.0' in text
    assert "rivage_append_seconds_count 3.0" in text


async def test_successful_appends_are_timed(store: Store) -> None:
    metrics = Metrics()
    store.time_append = metrics.time_append
    event = Said(at=1, seat=0, phrase="hello")
    await store.create("t", [event], TableSummary(game="g", status="playing", seats=(Occupant(),)))
    await store.append("t", 1, [event])
    with pytest.raises(Conflict):
        await store.append("t", 1, [event])
    assert "rivage_append_seconds_count 1.0" in lines(metrics)
