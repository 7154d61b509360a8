"""A durable writing engine, a read-only engine, and explicit transactions."""

from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import Engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from rivage.store.engines import WriteSession, reading_engine, writing_engine


@pytest.fixture
def engines(url: str) -> Iterator[tuple[Engine, Engine]]:
    address = make_url(url)
    if address.get_backend_name() == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    engines = writing_engine(address), reading_engine(address)
    with engines[0].connect() as connection:
        connection.execute(text("CREATE TABLE notes (word TEXT)"))
    yield engines
    for engine in engines:
        engine.dispose()


def notes(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return list(connection.scalars(text("SELECT word FROM notes ORDER BY word")))


def write(session: WriteSession, word: str) -> None:
    session.execute(f"INSERT INTO notes (word) VALUES ({session.placeholder})", [word])


def test_committed_changes_are_visible_and_discarded_ones_are_not(engines: tuple[Engine, Engine]) -> None:
    writing, reading = engines
    session = WriteSession(writing)
    session.begin()
    write(session, "kept")
    assert notes(reading) == []
    session.commit()
    assert notes(reading) == ["kept"]
    session.begin()
    write(session, "lost")
    session.discard()
    assert notes(reading) == ["kept"]


def test_a_discarded_session_holds_no_lock(engines: tuple[Engine, Engine]) -> None:
    writing, reading = engines
    session = WriteSession(writing)
    session.begin()
    write(session, "lost")
    session.discard()
    session.discard()
    fresh = WriteSession(writing)
    fresh.begin()
    write(fresh, "kept")
    fresh.commit()
    fresh.discard()
    assert notes(reading) == ["kept"]


def test_the_reading_engine_cannot_write(engines: tuple[Engine, Engine]) -> None:
    _, reading = engines
    with reading.connect() as connection, pytest.raises(DBAPIError, match=r"read.?only|readonly"):
        connection.execute(text("INSERT INTO notes (word) VALUES ('sneaked in')"))
    assert notes(reading) == []


def test_a_commit_survives_a_crash_of_the_machine(engines: tuple[Engine, Engine]) -> None:
    writing, _ = engines
    with writing.connect() as connection:
        if writing.dialect.name == "sqlite":
            wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
            assert {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in wanted} == wanted
        else:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"


def test_connecting_to_an_unreachable_server_times_out(new_url: Callable[[str], str]) -> None:
    from rivage.store.engines import _arguments

    assert _arguments(make_url(new_url("sqlite"))) == {"timeout": 10}
    assert _arguments(make_url("postgresql+psycopg://host/name"))["connect_timeout"] == 10
    assert "connect_timeout" not in _arguments(make_url("postgresql+psycopg://host/name?connect_timeout=3"))
