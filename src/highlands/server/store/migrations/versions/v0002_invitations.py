"""Invitations as one-time claims, and deals mixed from everybody's shares.

Only adds columns, each with a default that means what the version before did: its servers can go on inserting, and a
table that it created keeps its secrets and its seed.
"""

import sqlalchemy as sql
from alembic import op
from sqlalchemy import Column

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("seats", Column("invitation_hash", sql.LargeBinary))
    op.add_column("tables", Column("log_format", sql.Integer, nullable=False, server_default="1"))
