"""The tables of the database as they are now, and the upgrade from every earlier revision by `migrations/`.

A test compares the two.
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


HEAD = "0006"
"""The newest migration: a database at this revision needs none."""

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
"""One row a match, for lists. When it last changed is the time of its last event: a column would cost a write each action.
`due` says when it must be woken though nobody comes, in milliseconds since 1970 (0: at once); null for never.
Where several nodes serve the same tables, `keeper` is the node that writes to it; `fence` counts how often that has changed."""

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The logs. `n` counts from 1; `data` is the event as JSON. The key makes it impossible to store two events of one number."""

archive = Table(
    "archive",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("changed", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""The logs of matches that were over long ago: all events of one packed together (`archive.pack`), and when the last happened.
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
"""Who sits where; `player` is empty for open seats and bots."""

mentions = Table(
    "mentions",
    metadata,
    Column("player", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)
"""The tables whose logs mention a player, who may have left the seat since. Written with the events, in the same transaction."""

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
"""What the program itself must remember, such as the key that signs cookies."""

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
"""The same chance for many tables: a daily, or a duplicate among friends. `options` is JSON."""

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
"""Who plays a deal, and what came of it. The key lets everybody play it once; `table_id` is set aside before its table is laid.
`ix_plays_ranking` holds all that a distribution needs, so that a day of thousands is counted without reading their sheets."""

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
"""What guests keep: `belongings.Belonging`."""


def check_revision(connection: Connection, where: str) -> str | None:
    """The revision a database is at, or None when there is nothing of ours in it. Changes nothing.

    Raises:
        Newer: when it is at a revision this program does not know.
        Broken: when it holds tables of our names that no migration of ours made.
    """
    names = set(inspect(connection).get_table_names())
    if "alembic_version" not in names:
        if names & set(metadata.tables):
            raise Broken(where, "it holds tables of another program")
        return None
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if revision is not None and revision != HEAD and revision not in _known():
        raise Newer(where, f"revision {revision}")
    return revision


def upgrade(connection: Connection, where: str) -> None:
    """Run the migrations that are missing, inside the transaction of `connection`.

    Raises:
        Newer, Broken: as `check_revision`.
    """
    if connection.dialect.name == "postgresql":
        # Several servers may start at once: one migrates, the others wait and find it done.
        connection.execute(text("SELECT pg_advisory_xact_lock(7285147)"))
        # A large table may take its time.
        connection.execute(text("SET LOCAL statement_timeout = 0"))
    if check_revision(connection, where) == HEAD:
        return
    upgrade_to(connection, HEAD)


def upgrade_to(connection: Connection, revision: str) -> None:
    """Lead a database to a revision, inside the transaction of `connection`; to the one it is at costs nothing but time."""
    # Alembic takes a while to import, and most starts do not need it.
    from alembic import command

    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def alembic_config() -> "Config":
    """Alembic's settings for our migrations, wherever the package is installed."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _known() -> set[str]:
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()}
