"""Settings and fixtures of all tests."""

import shutil
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests.support.cluster import NatsServer, PostgresServer

# Tests may be slow on a busy machine.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

# Background jobs of a shell ignore SIGINT, and programs that a test starts and interrupts would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run slow files first, so that none is left to one worker at the end. Browser tests stay together to share a browser."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: 0 if item.get_closest_marker("browser") else 1 if item.path in slow else 2)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresServer]:
    """A PostgreSQL server for the whole test session. Create a separate database in each test, and do not stop the server."""
    folder = Path(tempfile.mkdtemp(prefix="rivage-pg-"))  # not below pytest's folder, which the server's user cannot enter
    folder.chmod(0o755)
    server = PostgresServer(folder, durable=False).start()
    yield server
    server.kill()  # its data is not needed any more
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[NatsServer]:
    """A NATS server with JetStream for one test, which may kill, freeze and restart it."""
    server = NatsServer(tmp_path / "nats").start()
    yield server
    server.kill()
