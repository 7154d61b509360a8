"""A PostgreSQL server that is killed can be restarted at its address with the committed data."""

import psycopg
import pytest
from tests.support.cluster import PostgresServer


def test_committed_data_survives_a_restart_of_the_server(postgresql: PostgresServer) -> None:
    url = postgresql.new_database("killed")
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE river (depth int)")
        connection.execute("INSERT INTO river VALUES (7)")
    idle = psycopg.connect(url)
    postgresql.kill()
    assert not postgresql.alive
    assert not postgresql.is_ready()
    with pytest.raises(psycopg.OperationalError):
        idle.execute("SELECT 1")
    idle.close()
    postgresql.start()
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT depth FROM river").fetchone() == (7,)


def test_an_existing_database_is_not_changed(postgresql: PostgresServer) -> None:
    url = postgresql.new_database("twice")
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE river (depth int)")
    assert postgresql.new_database("twice") == url
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT count(*) FROM river").fetchone() == (0,)
