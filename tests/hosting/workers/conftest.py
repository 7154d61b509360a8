import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from typing import Any

import pytest
from tests.support.cluster import NatsServer

from rivage.hosting.link import Link
from rivage.hosting.workers import backends, client, worker

from .fakes import NEVER, FakeBots, FakeMatches, FakeSimulator

Opens = Callable[[], Awaitable[Link]]


def pytest_asyncio_loop_factories(config: Any, item: Any) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    # The bus needs real time.
    return {"real": asyncio.new_event_loop}


@pytest.fixture(scope="session")
def nats_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A bus for all tests in this folder. Each test uses a cluster of its own."""
    server = NatsServer(tmp_path_factory.mktemp("nats")).start()
    yield server.url
    server.kill()


@pytest.fixture
async def links(nats_url: str) -> AsyncIterator[Opens]:
    """Opens links to one cluster."""
    cluster = f"test-{secrets.token_hex(4)}"
    opened: list[Link] = []

    async def make() -> Link:
        link = await Link.open(nats_url, cluster=cluster)
        opened.append(link)
        return link

    yield make
    for link in opened:
        await link.close()


@pytest.fixture(autouse=True)
def fast_heartbeats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the heartbeat interval, and reset throttled log lines."""
    monkeypatch.setattr("rivage.hosting.workers.worker.HEARTBEAT_S", 0.05)
    for module in (client, backends, worker):
        module.throttled.reset()


@pytest.fixture
def fakes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the processes of workers by fakes."""
    monkeypatch.setattr("rivage.hosting.workers.worker.ProcessBots", FakeBots)
    monkeypatch.setattr("rivage.hosting.workers.worker.TableSimulator", FakeSimulator)
    monkeypatch.setattr("rivage.hosting.workers.worker.LocalSlots", FakeMatches)
    NEVER.clear()
