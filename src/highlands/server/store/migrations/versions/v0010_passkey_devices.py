"""Which device has added a passkey: it is removed with it. Only adds."""

import sqlalchemy as sql
from alembic import op
from sqlalchemy import Column

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column."""
    op.add_column("passkeys", Column("device_id", sql.Text))
