"""A database with something of everything in it, and what it holds."""

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


async def furnish(store: Store, matches: int = 3) -> list[str]:
    """Lay tables, end one of them, and keep a guest, a deal and a play; returns the ids of the tables."""
    bus = LocalTables(TableServices(store, ProcessBots()))
    chairs = (Occupant(player=ADA, name="Ada 🐟"), Occupant(player=BEN, name="Ben"))
    laid = [
        await bus.create(TableSetup(game="deep-river", seats=chairs, options=TableOptions(), host=ADA)) for _ in range(matches)
    ]
    await (await bus.table(laid[0])).do(ADA, Resign(seat=0))
    await bus.close()
    await store.secret()
    await store.save_player(ADA, "Ada 🐟")
    await store.save_deal(Deal("duplicate:1", "duplicate", "deep-river", "", {"x": 1}, "07" * 32, 5, ADA))
    await store.start_play(Play("duplicate:1", ADA, laid[0], "Ada", 10))
    await store.finish_play(laid[0], 20, 17.5, "{}")
    return laid


async def furnished(url: str, matches: int = 3) -> list[str]:
    """`furnish` for a database that nobody has opened."""
    async with open_store(url) as store:
        return await furnish(store, matches)


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
    """Make a database large."""
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO tables (id, game, status, created) VALUES ('filler', 'deep-river', 'over', 0)")
        rows = (("filler", n, 0, f'{{"t":"said","at":{n},"seat":0,"phrase":"{"x" * 250}"}}') for n in range(1, events + 1))
        connection.executemany("INSERT INTO events VALUES (?, ?, ?, ?)", rows)
    connection.close()
