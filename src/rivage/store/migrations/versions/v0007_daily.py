"""Add the plays of bots, and groups of friends who compare their daily results."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "bot_plays",
        sa.Column("deal", sa.Text(), nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("score", sa.Double(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("deal", "level", name="pk_bot_plays"),
        sa.ForeignKeyConstraint(["deal"], ["deals.id"], name="fk_bot_plays_deal"),
    )
    op.create_table(
        "daily_groups",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_daily_groups"),
    )
    op.create_table(
        "daily_group_members",
        sa.Column("group_id", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.Column("removed", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("group_id", "player", name="pk_daily_group_members"),
        sa.ForeignKeyConstraint(["group_id"], ["daily_groups.id"], name="fk_daily_group_members_group_id"),
    )
    op.create_index("ix_daily_group_members_player", "daily_group_members", ["player"])
