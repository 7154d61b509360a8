import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

import pytest
from tests.support.loop import simulated_time

from rivage.registry import find
from rivage.table.runtime.bots import asking as bot_asking
from rivage.table.runtime.bots import pool as bot_pool

from .river import FakePhysics, RowBots
from .table_process import TableProcess

REAL_TIME_TESTS = {"test_pool", "test_worker", "test_bots_at_full"}


def pytest_asyncio_loop_factories(config: Any, item: Any) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    # Workers are processes that run in real time, so tests that wait for them need a real-time loop.
    return {"real": asyncio.new_event_loop} if item.path.stem in REAL_TIME_TESTS else simulated_time(config, item)


@pytest.fixture(autouse=True)
def reset_throttled_loggers() -> None:
    """Reset the throttled loggers, so that each test sees its own log lines."""
    bot_asking.throttled.reset()
    bot_pool.throttled.reset()


@pytest.fixture
async def process() -> AsyncIterator[TableProcess]:
    process = TableProcess()
    yield process
    await process.close()


@pytest.fixture
async def aya_process() -> AsyncIterator[TableProcess]:
    """A process that hosts Aya, with bots that need no time and physics that can be made to fail."""
    process = TableProcess(find=find, tempo=0.0)
    process.pool, process.physics = RowBots(), FakePhysics()
    yield process
    await process.close()
