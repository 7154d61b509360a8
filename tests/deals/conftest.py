from collections.abc import AsyncIterator

import pytest
from tests.support.loop import by_hand as pytest_asyncio_loop_factories  # noqa: F401  time is moved by hand

from rivage.store import open_store

from .counter import Counter


@pytest.fixture
async def counter() -> AsyncIterator[Counter]:
    async with open_store("memory:") as store:
        made = Counter(store)
        yield made
        await made.bus.close()
