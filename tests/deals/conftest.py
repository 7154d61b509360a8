from collections.abc import AsyncIterator

import pytest
from tests.support.loop import by_hand as pytest_asyncio_loop_factories  # noqa: F401  time is moved by hand

from .counter import Counter


@pytest.fixture
async def counter() -> AsyncIterator[Counter]:
    made = Counter()
    yield made
    await made.bus.close()
