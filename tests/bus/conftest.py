from tests.loop import by_hand as pytest_asyncio_loop_factories  # noqa: F401  tables are kept in time that is moved by hand
