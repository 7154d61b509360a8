"""A PostgreSQL server that is killed comes back at its address, with what was committed."""

import psycopg
import pytest
from tests.support.cluster import PostgresServer


def test_what_was_committed_outlives_the_server(postgresql: PostgresServer) -> None:
    url = postgresql.new_database("killed")
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE river (depth int)")
        connection.execute("INSERT INTO river VALUES (7)")
    idle = psycopg.connect(url)
    postgresql.kill()
    assert not postgresql.alive
    assert not postgresql.answers()
    with pytest.raises(psycopg.OperationalError):
        idle.execute("SELECT 1")
    idle.close()
    postgresql.start()
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT depth FROM river").fetchone() == (7,)


def test_a_database_that_is_there_is_left_as_it_is(postgresql: PostgresServer) -> None:
    url = postgresql.new_database("twice")
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE river (depth int)")
    assert postgresql.new_database("twice") == url
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT count(*) FROM river").fetchone() == (0,)
