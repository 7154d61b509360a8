"""The current database schema, and the upgrade from every earlier revision by the Alembic migrations in `migrations/`.

A test checks that the two agree.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    inspect,
    text,
)

from .errors import Broken, Newer

if TYPE_CHECKING:
    from alembic.config import Config


HEAD = "0008"
"""The revision of the newest migration. A database at this revision is up to date."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("keeper", Text, nullable=False, server_default=""),
    Column("fence", BigInteger, nullable=False, server_default="0"),
    Index(None, "status"),
    Index(None, "due"),
    Index(None, "keeper"),
)
"""One row for each table, for lists. The time of the last change is that of the last event, because a column would cost a write
for each action. `due` is the time at which the table must be loaded without a request, in milliseconds since 1970 (0: at once),
or null. In a cluster, `keeper` is the node that owns the table, and `fence` its fencing token, which counts the owners."""

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The logs. `n` counts from 1; `data` is the event as JSON. The primary key rejects a second event with the same number."""

archive = Table(
    "archive",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("changed", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""The logs of old matches: all events of a log, compressed together (`archive.pack`), and the time of the last one.
A log is either here or in `events`."""

table_players = Table(
    "table_players",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Index(None, "player"),
    sqlite_with_rowid=False,
)
"""The players at each table; `player` is empty for open seats and bots."""

mentions = Table(
    "mentions",
    metadata,
    Column("player", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)
"""The tables whose logs mention a player, including former seats. Written in the same transaction as the events."""

results = Table(
    "results",
    metadata,
    Column("player", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("result", Text, nullable=False),
    Column("against", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("score", Double),
    Column("turns", Integer, nullable=False),
    Column("deal", Text, nullable=False),
    Index("ix_results_list", "player", "at", "table_id"),
    Index(None, "table_id"),
    sqlite_with_rowid=False,
)
"""The results of matches for each player (`PlayerResult`). Written in the same transaction as the events that change them, and
deleted when the player is erased. Derived from the logs: missing rows are added in the background."""

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Key-value settings of the program, such as the key that signs cookies."""

deals = Table(
    "deals",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("day", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("host", Text, nullable=False),
    Index(None, "host"),
)
"""Deals: a seed that many tables share, for a daily challenge or a duplicate among friends. `options` is JSON."""

plays = Table(
    "plays",
    metadata,
    Column("deal", Text, ForeignKey("deals.id"), primary_key=True),
    Column("player", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("score", Double),
    Column("detail", Text, nullable=False),
    Index("ix_plays_ranking", "deal", "score", "finished"),
    Index("ix_plays_unfinished", "finished", "table_id"),
    Index(None, "player"),
)
"""The plays of deals with their results. The primary key lets each player play a deal once; `table_id` is reserved before the
table is created. `ix_plays_ranking` covers the score distribution, so that plays are counted without reading their rows."""

bot_plays = Table(
    "bot_plays",
    metadata,
    Column("deal", Text, ForeignKey("deals.id"), primary_key=True),
    Column("level", Text, primary_key=True),
    Column("score", Double, nullable=False),
    Column("detail", Text, nullable=False),
)
"""The plays of deals by bots, which count in no ranking."""

daily_groups = Table(
    "daily_groups",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Groups of friends who compare their daily results. `host` is the member who may rename it and remove members."""

daily_group_members = Table(
    "daily_group_members",
    metadata,
    Column("group_id", Text, ForeignKey("daily_groups.id"), primary_key=True),
    Column("player", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("removed", Integer, nullable=False),
    Index(None, "player"),
)
"""The members of groups. `number` identifies a member within the group, because ids of players are secret.
The row of a member whom the host has removed stays with `removed` 1, so that they cannot join again."""

belongings = Table(
    "belongings",
    metadata,
    Column("player", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    Index("ix_belongings_owner", "kind", "key"),
    Index(None, "changed"),
)
"""Items stored for players; see `player_data.Belonging`."""


def check_revision(connection: Connection, where: str) -> str | None:
    """The schema revision of a database, or None when it has none of our tables. Changes nothing.

    Raises:
        Newer: when this program does not know the revision.
        Broken: when tables with our names were not created by our migrations.
    """
    names = set(inspect(connection).get_table_names())
    if "alembic_version" not in names:
        if names & set(metadata.tables):
            raise Broken(where, "it contains tables of another program")
        return None
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if revision is not None and revision != HEAD and revision not in _known_revisions():
        raise Newer(where, f"revision {revision}")
    return revision


def upgrade(connection: Connection, where: str) -> None:
    """Run the pending migrations, inside the transaction of `connection`.

    Raises:
        Newer, Broken: as `check_revision`.
    """
    if connection.dialect.name == "postgresql":
        # Several servers may start at the same time: one migrates, and the others wait for it.
        connection.execute(text("SELECT pg_advisory_xact_lock(7285147)"))
        # The migration of a large table may take long.
        connection.execute(text("SET LOCAL statement_timeout = 0"))
    if check_revision(connection, where) == HEAD:
        return
    upgrade_to(connection, HEAD)


def upgrade_to(connection: Connection, revision: str) -> None:
    """Migrate a database to a revision, inside the transaction of `connection`."""
    # Alembic is slow to import, and most starts do not need it.
    from alembic import command

    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def alembic_config() -> "Config":
    """The Alembic configuration for our migrations, independent of where the package is installed."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _known_revisions() -> set[str]:
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()}
