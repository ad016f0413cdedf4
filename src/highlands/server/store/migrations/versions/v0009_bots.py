"""Bots from outside: players that are programs, and their seeks.

Only adds. A server of the version before knows no bots: it pairs their seeks like others, and their names say what they
are there too.
"""

import sqlalchemy as sql
from alembic import op
from sqlalchemy import Column

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the marks."""
    op.add_column("players", Column("is_bot", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("seeks", Column("is_bot", sql.Boolean, nullable=False, server_default=sql.false()))
