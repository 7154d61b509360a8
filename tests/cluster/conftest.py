"""A cluster of three nodes, a worker, PostgreSQL and NATS: real processes, started once for all tests in this folder."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.cluster import Cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The running cluster. A test that stops a part must start it again."""
    # Not below pytest's folder, which PostgreSQL's user cannot enter.
    with tempfile.TemporaryDirectory(prefix="rivage-cluster-") as path:
        folder = Path(path)
        folder.chmod(0o755)
        with Cluster(folder, durable=False) as started:
            yield started
