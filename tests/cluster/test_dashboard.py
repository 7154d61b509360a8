"""The dashboard draws what a node tells, and nothing that it does not."""

import re
from pathlib import Path

import httpx
import pytest

from benchmarks.cluster import Cluster

pytestmark = pytest.mark.slow

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"
PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "many-nodes.md"
NAME = re.compile(r"\brivage_[a-z_]+")


def told_by(cluster: Cluster) -> set[str]:
    """Every name that a node tells of; a histogram by all of its own."""
    text = httpx.get(f"{cluster.nodes[0].url}/metrics").text
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
    return {*kinds} | {f"{name}_bucket" for name, kind in kinds.items() if kind == "histogram"}


def test_every_number_on_the_dashboard_and_on_its_page_is_told(cluster: Cluster) -> None:
    told = told_by(cluster)
    drawn = set(NAME.findall(DASHBOARD.read_text()))
    assert len(drawn) > 20
    assert drawn <= told
    assert set(NAME.findall(PAGE.read_text())) <= told


def test_every_number_that_is_told_is_on_the_dashboard(cluster: Cluster) -> None:
    drawn = {name.removesuffix("_bucket") for name in NAME.findall(DASHBOARD.read_text())}
    told = {name.removesuffix("_bucket") for name in told_by(cluster)}
    assert told - drawn == set()
