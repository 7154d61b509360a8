"""Faults in a cluster of three nodes, a worker, PostgreSQL and NATS lose nothing, and the dashboard shows all its metrics.

All tests are in one file, so that the cluster is started once.
"""

import re
from pathlib import Path

import httpx
import pytest
from benchmarks.history.faults import play_through
from tests.support.cluster import Cluster

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One history file for all tests here, because they share a database."""
    return tmp_path_factory.mktemp("history") / "record.jsonl"


@pytest.mark.parametrize("fault", ["killed", "frozen", "bus-killed", "database-killed", "cut-off", "unheard", "rolling"])
async def test_nothing_is_lost_and_all_play_on(cluster: Cluster, record: Path, fault: str) -> None:
    outcome = await play_through(cluster, [fault], record, pairs=4, pace=0.1, node_outage_s=4.0, engine_outage_s=1.0)
    assert outcome.verdict.faults == []
    assert outcome.late == []
    assert outcome.verdict.acknowledged > 0


# Metrics.

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"
PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "many-nodes.md"
NAME = re.compile(r"\brivage_[a-z_]+")


def metrics_of(cluster: Cluster) -> set[str]:
    """The names of all metrics of a node, including the buckets of histograms."""
    text = httpx.get(f"{cluster.nodes[0].url}/metrics").text
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
    return {*kinds} | {f"{name}_bucket" for name, kind in kinds.items() if kind == "histogram"}


def test_every_metric_of_the_dashboard_and_its_page_exists(cluster: Cluster) -> None:
    exported = metrics_of(cluster)
    shown = set(NAME.findall(DASHBOARD.read_text()))
    assert len(shown) > 20
    assert shown <= exported
    assert set(NAME.findall(PAGE.read_text())) <= exported


def test_every_metric_is_on_the_dashboard(cluster: Cluster) -> None:
    shown = {name.removesuffix("_bucket") for name in NAME.findall(DASHBOARD.read_text())}
    exported = {name.removesuffix("_bucket") for name in metrics_of(cluster)}
    assert exported - shown == set()
