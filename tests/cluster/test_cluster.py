"""Whatever breaks while people play: every acknowledged action is stored once, in one order, and nobody sees anything else."""

from pathlib import Path

import pytest
from benchmarks.cluster.faults import FAULTS, play_through

from benchmarks.cluster import Cluster

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One history for all tests here, as they share a database."""
    return tmp_path_factory.mktemp("history") / "record.jsonl"


@pytest.mark.parametrize("fault", FAULTS)
async def test_nothing_is_lost_and_all_play_on(cluster: Cluster, record: Path, fault: str) -> None:
    outcome = await play_through(cluster, [fault], record, pairs=4, pace=0.1, frozen_for=4.0, away_for=1.0)
    assert outcome.verdict.faults == []
    assert outcome.late == []
    assert outcome.verdict.acknowledged > 0
