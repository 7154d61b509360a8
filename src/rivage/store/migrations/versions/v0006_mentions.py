"""Add mentions (players in logs) and indexes, so that erasing players and old belongings needs no full table scan."""

import re
import zlib
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"
branch_labels: str | None = None
depends_on: str | None = None

BATCH_SIZE = 1000
"""Number of tables whose logs one statement reads."""
NAMED = re.compile(rb'"(?:host|player)":"([^"\\]+)"')
"""Matches the player in a stored event."""


def upgrade() -> None:
    """Create the table and the indexes, and fill the table from the readable logs."""
    op.create_table(
        "mentions",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", name="pk_mentions"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_mentions_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_plays_player", "plays", ["player"])
    op.create_index("ix_deals_host", "deals", ["host"])
    op.create_index("ix_belongings_changed", "belongings", ["changed"])
    connection = op.get_bind()
    add = sa.text("INSERT INTO mentions (player, table_id) VALUES (:player, :table_id)")
    for first, last in _id_ranges(connection):
        found = sorted(set(_mentions(connection, first, last)))
        if found:
            connection.execute(add, [{"player": player, "table_id": table} for player, table in found])


def _id_ranges(connection: sa.Connection) -> Iterator[tuple[str, str]]:
    """Ranges of at most `BATCH_SIZE` table ids, as the first and the last id."""
    last = ""
    query = sa.text("SELECT id FROM tables WHERE id > :last ORDER BY id LIMIT :size")
    while ids := connection.scalars(query, {"last": last, "size": BATCH_SIZE}).all():
        last = ids[-1]
        yield ids[0], last


def _mentions(connection: sa.Connection, first: str, last: str) -> Iterator[tuple[str, str]]:
    # As bytes, because a damaged text must not stop the migration.
    data = "CAST(data AS BLOB)" if connection.dialect.name == "sqlite" else "convert_to(data, 'UTF8')"
    id_range = {"first": first, "last": last}
    named = '(data LIKE \'%"host":"%\' OR data LIKE \'%"player":"%\')'
    logs = sa.text(f"SELECT table_id, {data} FROM events WHERE table_id BETWEEN :first AND :last AND {named}")  # noqa: S608 -- constants
    for table, text in connection.execute(logs, id_range):
        yield from ((player.decode(), table) for player in NAMED.findall(bytes(text)))
    packed = sa.text("SELECT table_id, data FROM archive WHERE table_id BETWEEN :first AND :last")
    for table, log in connection.execute(packed, id_range):
        try:
            text = zlib.decompress(log)
        except zlib.error:
            continue  # the log is damaged
        yield from ((player.decode(), table) for player in NAMED.findall(text))
