from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .running import Person, RunningServer, running_server


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests that leave it running."""
    with running_server(tmp_path_factory.mktemp("house"), "--log-level", "debug") as server:
        yield server


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that the test may kill."""
    with running_server(tmp_path) as server:
        yield server


@pytest.fixture
def person(house: RunningServer) -> Iterator[Callable[[], Person]]:
    """Makes people who come to the house, each with a browser of their own."""
    people: list[Person] = []

    def come() -> Person:
        people.append(Person(house.url))
        return people[-1]

    yield come
    for each in people:
        each.close()
