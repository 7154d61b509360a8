"""Add the due time of tables, the node that owns each, and its fencing token."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add the columns. Running matches become due at once, which computes their real due times."""
    op.add_column("tables", sa.Column("due", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("keeper", sa.Text(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("fence", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_keeper", "tables", ["keeper"])
    unfinished = sa.text("SELECT table_id FROM plays WHERE finished IS NULL")
    op.execute(f"UPDATE tables SET due = 0 WHERE status = 'playing' AND id NOT IN ({unfinished.text})")  # noqa: S608 -- a constant
