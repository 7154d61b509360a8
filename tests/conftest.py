"""What holds for every test."""

import shutil
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests.support.cluster import NatsServer, PostgresServer

# A busy machine is slow, and nothing is wrong with that.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

# Shells let what they start in the background ignore it, and so would every program that a test starts and interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long files first, so that no worker sits alone over one at the end; those that share a browser stay together."""
    long = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: 0 if item.get_closest_marker("browser") else 1 if item.path in long else 2)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresServer]:
    """A PostgreSQL server that lives as long as the tests; make a database of your own in it, and leave it running."""
    folder = Path(tempfile.mkdtemp(prefix="rivage-pg-"))  # not below pytest's folder: closed to the server's own user
    folder.chmod(0o755)
    server = PostgresServer(folder, durable=False).start()
    yield server
    server.kill()  # what it holds is thrown away
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[NatsServer]:
    """A NATS server of the test's own, with JetStream, that it may kill, freeze and start again."""
    server = NatsServer(tmp_path / "nats").start()
    yield server
    server.kill()
