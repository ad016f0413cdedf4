"""Reviews, so that every node knows those that another has made or is making."""

import sqlalchemy as sql
from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "reviews",
        Column("table_id", sql.Text, nullable=False),
        Column("node_id", sql.Text, nullable=False),
        Column("updated_at", sql.BigInteger, nullable=False),
        Column("is_done", sql.Boolean, nullable=False),
        Column("state", sql.Text, nullable=False),
        PrimaryKeyConstraint("table_id", name="pk_reviews"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id"),
    )
