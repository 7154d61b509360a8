"""The logs of a database, read by plain SQL: none of the program's own code stands between it and the checker."""

import json
import sqlite3
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import psycopg

Event = dict[str, Any]


@dataclass
class Log:
    """One table as it is stored."""

    game: str
    status: str
    numbers: list[int] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @property
    def in_rounds(self) -> bool:
        """All act at once there, and see each other's actions when the round is revealed."""
        return self.game == "walk-in-the-park"


TABLES = "SELECT id, game, status FROM tables"
EVENTS = "SELECT table_id, n, data FROM events ORDER BY table_id, n"


def read_logs(database: str) -> dict[str, Log]:
    """Every table of a database, by its id: `postgresql://…` or `sqlite:///path`."""
    if database.startswith("sqlite:"):
        with sqlite3.connect(urlsplit(database).path) as opened:
            tables, events = opened.execute(TABLES).fetchall(), opened.execute(EVENTS).fetchall()
        opened.close()
    else:
        with psycopg.connect(database) as connection:
            tables, events = connection.execute(TABLES).fetchall(), connection.execute(EVENTS).fetchall()
    logs = {table: Log(game, status) for table, game, status in tables}
    for table, number, data in events:
        logs[table].numbers.append(number)
        logs[table].events.append(json.loads(data))
    return logs
