"""Reads the logs of a database with plain SQL, so that the check does not depend on the code of the server."""

import json
import sqlite3
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import psycopg

Event = dict[str, Any]


@dataclass
class Log:
    """The stored log of a table."""

    game: str
    status: str
    numbers: list[int] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @property
    def in_rounds(self) -> bool:
        """Whether all players act at the same time and see each other's actions at the end of a round."""
        return self.game == "walk-in-the-park"


TABLES = "SELECT id, game, status FROM tables"
EVENTS = "SELECT table_id, n, data FROM events ORDER BY table_id, n"


def read_logs(database: str) -> dict[str, Log]:
    """Read all tables of a database, by id. `database`: a URL `postgresql://…` or `sqlite:///path`."""
    if database.startswith("sqlite:"):
        with sqlite3.connect(urlsplit(database).path) as connection:
            tables, events = connection.execute(TABLES).fetchall(), connection.execute(EVENTS).fetchall()
        connection.close()
    else:
        with psycopg.connect(database) as server:
            tables, events = server.execute(TABLES).fetchall(), server.execute(EVENTS).fetchall()
    logs = {table: Log(game, status) for table, game, status in tables}
    for table, number, data in events:
        logs[table].numbers.append(number)
        logs[table].events.append(json.loads(data))
    return logs
