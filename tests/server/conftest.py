from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from tests.server.running import PAGE, Person, RunningServer, running_server

from rivage.server import Edge, Services, Settings, open_services
from rivage.server.pages.pages import Pages
from rivage.store import Store, open_store


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


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    """An empty store in memory."""
    async with open_store("memory:") as made:
        yield made


@pytest.fixture
async def house_here(tmp_path: Path) -> AsyncIterator[Services]:
    """A house in this process."""
    async with open_services("memory:", tmp_path, Settings()) as made:
        yield made


@pytest.fixture
async def browser(house_here: Services, tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody before its edge, with no socket between."""
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "icon.svg").write_text("<svg/>")
    transport = httpx.ASGITransport(app=cast(Any, Edge(house_here, Pages(folder))))
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as made:
        yield made
