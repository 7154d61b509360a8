"""Time limits of connections, and how operators override them."""

from urllib.parse import quote

import psycopg
import pytest
from sqlalchemy import Engine, make_url

from rivage.store import Slow, open_store
from rivage.store.engines import claiming_engine, copying_engine, reading_engine, writing_engine
from rivage.store.errors import to_store_error

from .facts import acted, summary


def settings(engine: Engine, *names: str) -> list[str]:
    """The values of some settings on a new connection."""
    with engine.connect() as connection:
        found = [str(connection.exec_driver_sql(f"SHOW {name}").scalar()) for name in names]
    engine.dispose()
    return found


def postgresql(url: str, options: str = "") -> str:
    address = url.replace("postgresql://", "postgresql+psycopg://")
    return f"{address}&options={quote(options)}" if options else address


TIMEOUTS = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")


def test_reads_and_writes_have_time_limits(new_url_postgresql: str) -> None:
    for make in (reading_engine, writing_engine):
        assert settings(make(make_url(postgresql(new_url_postgresql))), *TIMEOUTS) == ["30s", "10s", "1min"]


def test_time_limits_in_the_url_take_precedence(new_url_postgresql: str) -> None:
    url = postgresql(new_url_postgresql, "-c statement_timeout=5s -c lock_timeout=0")
    assert settings(writing_engine(make_url(url)), *TIMEOUTS) == ["5s", "0", "1min"]


def test_time_limits_of_the_database_take_precedence(new_url_postgresql: str) -> None:
    with psycopg.connect(new_url_postgresql, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {connection.info.dbname} SET statement_timeout = '7s'")
    assert settings(writing_engine(make_url(postgresql(new_url_postgresql))), *TIMEOUTS) == ["7s", "10s", "1min"]


def test_the_copying_engine_has_no_time_limit_and_cannot_write(new_url_postgresql: str) -> None:
    engine = copying_engine(make_url(postgresql(new_url_postgresql)))
    names = ("statement_timeout", "idle_session_timeout", "transaction_isolation", "transaction_read_only")
    assert settings(engine, *names) == ["0", "0", "repeatable read", "on"]


def test_the_claim_connection_has_no_idle_timeout(new_url_postgresql: str) -> None:
    url = postgresql(new_url_postgresql, "-c idle_session_timeout=1000")
    assert settings(claiming_engine(make_url(url)), "idle_session_timeout") == ["0"]


def test_the_url_can_set_the_connection_timeout(new_url_postgresql: str) -> None:
    engine = writing_engine(make_url(postgresql(new_url_postgresql) + "&connect_timeout=3&keepalives_idle=5"))
    with engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert isinstance(driver, psycopg.Connection)
        found = driver.info.get_parameters()
    engine.dispose()
    assert (found["connect_timeout"], found["keepalives_idle"], found["keepalives_interval"]) == ("3", "5", "10")


def test_a_statement_that_times_out_raises_slow(new_url_postgresql: str) -> None:
    engine = reading_engine(make_url(postgresql(new_url_postgresql, "-c statement_timeout=10")))
    with engine.connect() as connection, pytest.raises(Exception, match="statement timeout") as caught:
        connection.exec_driver_sql("SELECT pg_sleep(60)")
    engine.dispose()
    assert isinstance(to_store_error(caught.value, "here"), Slow)


async def test_a_lock_of_another_program_does_not_block_forever(new_url_postgresql: str) -> None:
    async with open_store(f"{new_url_postgresql}&options={quote('-c lock_timeout=50')}") as store:
        await store.create("t", [acted(0)], summary())
        with psycopg.connect(new_url_postgresql) as other:
            other.execute("LOCK TABLE events IN ACCESS EXCLUSIVE MODE")
            with pytest.raises(Slow):
                await store.append("t", 1, [acted(1)])
            other.rollback()
        await store.append("t", 1, [acted(1)])
        assert await store.read("t") == [acted(0), acted(1)]
