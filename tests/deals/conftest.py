from collections.abc import AsyncIterator

import pytest

from .counter import Counter


@pytest.fixture
async def counter() -> AsyncIterator[Counter]:
    made = Counter()
    yield made
    await made.bus.close()
