import asyncio
import itertools
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.support.cluster import NatsServer, PostgresServer
from tests.support.loop import run_until_idle, simulated_time

from rivage.hosting.link import Link

from .cluster.node_group import NodeGroup, find
from .deployment import Deployment

REAL = {"test_link", "test_buckets", "test_leases", "test_messages", "test_relay", "test_tables"}
_numbers = itertools.count(1)

MakeLink = Callable[..., Awaitable[Link]]


def pytest_asyncio_loop_factories(config: Any, item: Any) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    # Tables are tested with a manual clock. The bus is a process and needs real time.
    return {"real": asyncio.new_event_loop} if item.path.stem in REAL else simulated_time(config, item)


@pytest.fixture
async def deployment() -> AsyncIterator[Deployment]:
    """A deployment without a process yet."""
    created = Deployment()
    yield created
    for tables in created.opened:
        await tables.close()
    await run_until_idle()


@pytest.fixture(scope="session")
def common_nats() -> Iterator[NatsServer]:
    """A NATS server for all tests that do not stop it. Each test uses a cluster of its own."""
    with tempfile.TemporaryDirectory(prefix="rivage-nats-") as folder:
        server = NatsServer(Path(folder)).start()
        yield server
        server.kill()


@pytest.fixture
def cluster() -> str:
    """A unique cluster name."""
    return f"test-{next(_numbers)}"


@pytest.fixture
async def new_link(common_nats: NatsServer, cluster: str) -> AsyncIterator[MakeLink]:
    """Opens links to the bus that all nodes of a test share."""
    async with AsyncExitStack() as stack:

        async def make(url: str = "") -> Link:
            link = await Link.open(url or common_nats.url, cluster=cluster)
            stack.push_async_callback(link.close)
            return link

        yield make


@pytest.fixture
async def group(
    common_nats: NatsServer, postgresql: PostgresServer, cluster: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[NodeGroup]:
    """A database and a bus without a node yet. Stopping nodes do not wait for proxies."""
    monkeypatch.setattr("rivage.hosting.cluster.tables.DRAIN_NOTICE_S", 0.0)
    monkeypatch.setattr("rivage.hosting.cluster.tables.find_game", find)
    created = NodeGroup(common_nats.url, postgresql.new_database(cluster), cluster)
    yield created
    await created.close()
