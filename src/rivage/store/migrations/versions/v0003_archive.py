"""Add the archive, which has the compressed logs of old matches."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "archive",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_archive"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_archive_table_id"),
    )
