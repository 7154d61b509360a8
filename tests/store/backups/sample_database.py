"""Sample databases with some rows in every table."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import make_url, select

from rivage.deals import Deal, Play
from rivage.hosting import LocalTables
from rivage.store import Store, open_store
from rivage.store.engines import reading_engine
from rivage.store.schema import metadata
from rivage.table import Occupant, ProcessBots, TableSetup
from rivage.table.protocol.commands import Resign
from rivage.table.protocol.options import TableOptions
from rivage.table.runtime import TableServices

ADA, BEN = "a" * 22, "b" * 22


async def fill_store(store: Store, matches: int = 3) -> list[str]:
    """Create tables, end one of them, and save a player, a deal and a play. Returns the ids of the tables."""
    tables = LocalTables(TableServices(store, ProcessBots()))
    seats = (Occupant(player=ADA, name="Ada 🐟"), Occupant(player=BEN, name="Ben"))
    created = [
        await tables.create(TableSetup(game="deep-river", seats=seats, options=TableOptions(), host=ADA)) for _ in range(matches)
    ]
    await (await tables.table(created[0])).do(ADA, Resign(seat=0))
    await tables.close()
    await store.secret()
    await store.save_player(ADA, "Ada 🐟")
    await store.save_deal(Deal("duplicate:1", "duplicate", "deep-river", "", {"x": 1}, "07" * 32, 5, ADA))
    await store.start_play(Play("duplicate:1", ADA, created[0], "Ada", 10))
    await store.finish_play(created[0], 20, 17.5, "{}")
    return created


async def create_sample_database(url: str, matches: int = 3) -> list[str]:
    """Create a sample database with `fill_store`."""
    async with open_store(url) as store:
        return await fill_store(store, matches)


def everything(url: str) -> dict[str, list[Any]]:
    """Every row of a database."""
    address = make_url(url)
    engine = reading_engine(address if address.get_backend_name() == "sqlite" else address.set(drivername="postgresql+psycopg"))
    with engine.connect() as connection:
        rows = {table.name: sorted(tuple(row) for row in connection.execute(select(table))) for table in metadata.sorted_tables}
    engine.dispose()
    return rows


def address(file: Path) -> str:
    return f"sqlite:///{file}"


def fill(file: Path, events: int) -> None:
    """Add many events to a database to make it large."""
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO tables (id, game, status, created) VALUES ('filler', 'deep-river', 'over', 0)")
        rows = (("filler", n, 0, f'{{"t":"said","at":{n},"seat":0,"phrase":"{"x" * 250}"}}') for n in range(1, events + 1))
        connection.executemany("INSERT INTO events VALUES (?, ?, ?, ?)", rows)
    connection.close()
