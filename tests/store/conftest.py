"""Runs each test of a store on all kinds of databases: memory, a SQLite file, a real PostgreSQL server."""

import itertools
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from tests.support.cluster import PostgresServer

from rivage.store import Store, open_store
from rivage.store import writer_lock as claims

DATABASES = ("sqlite", "postgresql")
_numbers = itertools.count(1)


@pytest.fixture(autouse=True)
def short_lock_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the time-out for claims from 3 to 0.5 seconds."""
    monkeypatch.setattr(claims, "_LOCK_TIMEOUT", "500ms")


@pytest.fixture
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """Creates empty databases of a given kind, and returns their URLs."""

    def make(kind: str) -> str:
        number = next(_numbers)
        if kind == "memory":
            return "memory:"
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/store-{number}.db"
        server: PostgresServer = request.getfixturevalue("postgresql")
        return server.new_database(f"rivage_{number}")

    return make


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, new_url: Callable[[str], str]) -> str:
    """The URL of an empty persistent database."""
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
    """The URL of an empty PostgreSQL database."""
    return new_url("postgresql")
