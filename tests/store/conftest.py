"""Every test of a store runs on each kind of it: memory, a SQLite file, a real PostgreSQL."""

import itertools
import shutil
import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from rivage.store import Store, open_store

DATABASES = ("sqlite", "postgresql")
_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """Address of a PostgreSQL server that lives as long as the tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pgserver asks for a runtime folder that containers do not have
        import pgserver

        folder = Path(tempfile.mkdtemp(prefix="rivage-pg-"))  # not below pytest's folder: closed to the server's own user
        server = pgserver.get_server(folder, cleanup_mode="stop")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        # We kill clients, never this server: waiting for its disk would prove nothing and takes most of the time.
        for setting in ("fsync", "full_page_writes"):
            connection.execute(f"ALTER SYSTEM SET {setting} = off")
        connection.execute("SELECT pg_reload_conf()")
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """Makes the address of an empty database of a kind."""

    def make(kind: str) -> str:
        number = next(_numbers)
        if kind == "memory":
            return "memory:"
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/store-{number}.db"
        server: str = request.getfixturevalue("postgresql")
        name = f"rivage_{number}"
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return server.replace("/postgres?", f"/{name}?")

    return make


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, new_url: Callable[[str], str]) -> str:
    """The address of an empty database that outlives its store."""
    return new_url(request.param)


@pytest.fixture(params=("memory", *DATABASES))
async def store(request: pytest.FixtureRequest, new_url: Callable[[str], str]) -> AsyncIterator[Store]:
    """An empty store."""
    async with open_store(new_url(request.param)) as opened:
        yield opened


@pytest.fixture
async def sql_store(url: str) -> AsyncIterator[Store]:
    """An empty store in a database."""
    async with open_store(url) as opened:
        yield opened


@pytest.fixture
def new_url_postgresql(new_url: Callable[[str], str]) -> str:
    """The address of an empty PostgreSQL database."""
    return new_url("postgresql")
