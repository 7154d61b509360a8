"""A house for these tests alone: they ask for more in a moment than others leave them."""

from collections.abc import Iterator

import pytest
from tests.server.running import RunningServer, running_server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for the tests of a file."""
    with running_server(tmp_path_factory.mktemp("house")) as server:
        yield server
