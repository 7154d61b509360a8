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
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server process shared by all tests that do not stop it."""
    with running_server(tmp_path_factory.mktemp("server"), "--log-level", "debug") as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server process of one test, which may kill it."""
    with running_server(tmp_path) as running:
        yield running


@pytest.fixture
def person(server: RunningServer) -> Iterator[Callable[[], Person]]:
    """Creates guests of the server, each with a browser of their own."""
    people: list[Person] = []

    def create() -> Person:
        people.append(Person(server.url))
        return people[-1]

    yield create
    for guest in people:
        guest.close()


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    """An empty store in memory."""
    async with open_store("memory:") as opened:
        yield opened


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """The services of a server in this process."""
    async with open_services("memory:", tmp_path, Settings()) as opened:
        yield opened


@pytest.fixture
async def browser(services: Services, tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """An HTTP client of a server in this process, without a socket."""
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "icon.svg").write_text("<svg/>")
    transport = httpx.ASGITransport(app=cast(Any, Edge(services, Pages(folder))))
    async with httpx.AsyncClient(transport=transport, base_url="http://server") as client:
        yield client
