"""A house of three nodes, a worker, PostgreSQL and NATS: real processes, started once for all tests here."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.cluster import Cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """All parts run; a test that ends one starts it again."""
    # Not below pytest's folder: closed to PostgreSQL's own user.
    with tempfile.TemporaryDirectory(prefix="rivage-cluster-") as made:
        folder = Path(made)
        folder.chmod(0o755)
        with Cluster(folder, durable=False) as started:
            yield started
