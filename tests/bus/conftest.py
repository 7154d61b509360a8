from collections.abc import AsyncIterator

import pytest
from tests.loop import by_hand as pytest_asyncio_loop_factories  # noqa: F401  tables are kept in time that is moved by hand
from tests.loop import settle

from .building import Building


@pytest.fixture
async def house() -> AsyncIterator[Building]:
    """A building with nobody in it yet."""
    made = Building()
    yield made
    for bus in made.buses:
        await bus.close()
    await settle()
