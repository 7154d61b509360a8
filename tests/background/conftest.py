"""Time passes by hand in these tests."""

from tests.support.loop import by_hand as pytest_asyncio_loop_factories

__all__ = ["pytest_asyncio_loop_factories"]
