"""These tests run on a loop with simulated time."""

from tests.support.loop import simulated_time as pytest_asyncio_loop_factories

__all__ = ["pytest_asyncio_loop_factories"]
