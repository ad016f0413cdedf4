"""Passkeys, and tokens that are used once; which device a push subscription belongs to. Only adds."""

import sqlalchemy as sql
from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create the tables."""
    op.add_column("push_subscriptions", Column("device_id", sql.Text))
    op.create_index("ix_push_subscriptions_device_id", "push_subscriptions", ["device_id"])
    op.create_table(
        "passkeys",
        Column("id", sql.LargeBinary, nullable=False),
        Column("player_id", sql.Text, nullable=False),
        Column("public_key", sql.LargeBinary, nullable=False),
        Column("sign_count", sql.BigInteger, nullable=False),
        Column("name", sql.Text, nullable=False),
        Column("created_at", sql.BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_passkeys"),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_passkeys_player_id"),
    )
    op.create_index("ix_passkeys_player_id", "passkeys", ["player_id"])
    op.create_table(
        "tokens",
        Column("hash", sql.LargeBinary, nullable=False),
        Column("purpose", sql.Text, nullable=False),
        Column("player_id", sql.Text),
        Column("created_at", sql.BigInteger, nullable=False),
        Column("expires_at", sql.BigInteger, nullable=False),
        PrimaryKeyConstraint("hash", name="pk_tokens"),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_tokens_player_id"),
    )
    op.create_index("ix_tokens_player_id", "tokens", ["player_id"])
    op.create_index("ix_tokens_expires_at", "tokens", ["expires_at"])
