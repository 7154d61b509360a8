from collections.abc import AsyncIterator

import pytest
from tests.support.loop import simulated_time as pytest_asyncio_loop_factories  # noqa: F401  pytest reads it

from rivage.store import open_store

from .counter import Deployment


@pytest.fixture
async def deployment() -> AsyncIterator[Deployment]:
    async with open_store("memory:") as store:
        deployment = Deployment(store)
        yield deployment
        await deployment.plays.close()
        await deployment.bus.close()
