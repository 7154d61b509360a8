from rivage.server.metrics import MeasuredLog, Metrics
from rivage.store import MemoryStore
from rivage.table.log import Summary
from rivage.table.words.events import Said


def lines(metrics: Metrics) -> list[str]:
    return [line for line in metrics.text().decode().splitlines() if not line.startswith("#")]


def test_counts_are_told_in_prometheus_text() -> None:
    metrics = Metrics()
    metrics.connections.inc(3)
    metrics.connections.dec()
    metrics.acknowledged.inc(3)
    metrics.count_tables(lambda: 4)
    metrics.refused("turn.stale")
    told = lines(metrics)
    for line in (
        "rivage_connections 2.0",
        "rivage_tables 4.0",
        "rivage_commands_acknowledged_total 3.0",
        'rivage_refusals_total{code="turn.stale"} 1.0',
    ):
        assert line in told


def test_what_an_operator_reads_has_a_word_of_help_and_nothing_more() -> None:
    text = Metrics().text().decode()
    families = {line.split()[2] for line in text.splitlines() if line.startswith("# HELP")}
    assert families == {
        "rivage_connections",
        "rivage_tables",
        "rivage_commands_acknowledged_total",
        "rivage_refusals_total",
        "rivage_append_seconds",
    }


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.acknowledged.inc()
    assert "rivage_commands_acknowledged_total 1.0" in lines(one)
    assert "rivage_commands_acknowledged_total 0.0" in lines(other)


def test_appends_fall_into_buckets_that_add_up() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.0015, 100.0):
        metrics.append_seconds.observe(seconds)
    told = lines(metrics)
    assert 'rivage_append_seconds_bucket{le="0.001"} 1.0' in told
    assert 'rivage_append_seconds_bucket{le="0.002"} 2.0' in told
    assert 'rivage_append_seconds_bucket{le="5.0"} 2.0' in told
    assert 'rivage_append_seconds_bucket{le="+Inf"} 3.0' in told
    assert "rivage_append_seconds_count 3.0" in told


async def test_a_measured_log_is_the_log() -> None:
    metrics = Metrics()
    log = MeasuredLog(MemoryStore(), metrics)
    event = Said(at=1, seat=0, phrase="hello")
    await log.create("t", [event], Summary(game="g", status="playing", players=("",), names=("",)))
    await log.append("t", 1, [event])
    assert await log.read("t") == [event, event]
    assert await log.running() == ["t"]
    assert "rivage_append_seconds_count 1.0" in lines(metrics)
