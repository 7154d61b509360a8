"""Bringing a database to the shape of this program, from empty or from any earlier one."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from .errors import Broken, Newer
from .schema import HEAD, metadata

if TYPE_CHECKING:
    from alembic.config import Config


def check(connection: Connection, where: str) -> str | None:
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
        Newer, Broken: as `check` does.
    """
    if connection.dialect.name == "postgresql":
        # Several servers may start at once: one migrates, the others wait and find it done.
        connection.execute(text("SELECT pg_advisory_xact_lock(7285147)"))
        # A large table may take its time.
        connection.execute(text("SET LOCAL statement_timeout = 0"))
    if check(connection, where) == HEAD:
        return
    run(connection, HEAD)


def run(connection: Connection, revision: str) -> None:
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
