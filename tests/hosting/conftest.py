import asyncio
import itertools
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.support.cluster import NatsServer, PostgresServer
from tests.support.loop import by_hand, settle

from rivage.hosting.link import Link

from .building import Building
from .cluster.town import Town, find

REAL = {"test_link", "test_buckets", "test_leases", "test_messages", "test_relay", "test_tables"}
_numbers = itertools.count(1)

MakeLink = Callable[..., Awaitable[Link]]


def pytest_asyncio_loop_factories(config: Any, item: Any) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    # Tables are kept in time that is moved by hand; the bus is a process, and lives in real time.
    return {"real": asyncio.new_event_loop} if item.path.stem in REAL else by_hand(config, item)


@pytest.fixture
async def house() -> AsyncIterator[Building]:
    """A building with nobody in it yet."""
    made = Building()
    yield made
    for bus in made.buses:
        await bus.close()
    await settle()


@pytest.fixture(scope="session")
def common_nats() -> Iterator[NatsServer]:
    """A NATS server for all tests that leave it running: each has a cluster of its own there."""
    with tempfile.TemporaryDirectory(prefix="rivage-nats-") as folder:
        server = NatsServer(Path(folder)).start()
        yield server
        server.kill()


@pytest.fixture
def cluster() -> str:
    """The name of a cluster that nobody else has."""
    return f"test-{next(_numbers)}"


@pytest.fixture
async def new_link(common_nats: NatsServer, cluster: str) -> AsyncIterator[MakeLink]:
    """Makes links to the bus that all of a test's nodes share."""
    async with AsyncExitStack() as stack:

        async def make(url: str = "") -> Link:
            link = await Link.open(url or common_nats.url, cluster=cluster)
            stack.push_async_callback(link.close)
            return link

        yield make


@pytest.fixture
async def town(
    common_nats: NatsServer, postgresql: PostgresServer, cluster: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Town]:
    """A database and a bus, and no node yet; nobody waits for proxies."""
    monkeypatch.setattr("rivage.hosting.cluster.tables.DRAIN_NOTICE_S", 0.0)
    monkeypatch.setattr("rivage.hosting.cluster.tables.find_game", find)
    made = Town(common_nats.url, postgresql.new_database(cluster), cluster)
    yield made
    await made.close()
