"""The host's page: its log, sessions, blocks, announcements and settings, and samples of the nodes' numbers.

Only adds. A server of the version before lets blocked players in, and changes no setting.
"""

import sqlalchemy as sql
from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint

revision = "0013"
down_revision = "0012"

ONLY_GROWS = "the log of the host only grows"


def upgrade() -> None:
    """Create the tables."""
    counted = sql.BigInteger().with_variant(sql.Integer, "sqlite")
    op.create_table(
        "host_log",
        Column("number", counted, nullable=False, autoincrement=True),
        Column("at", sql.BigInteger, nullable=False),
        Column("by", sql.Text, nullable=False),
        Column("action", sql.Text, nullable=False),
        Column("subject", sql.Text, nullable=False),
        Column("detail", sql.Text, nullable=False),
        PrimaryKeyConstraint("number", name="pk_host_log"),
    )
    _let_only_grow()
    op.create_table(
        "host_sessions",
        Column("hash", sql.LargeBinary, nullable=False),
        Column("passkey_id", sql.LargeBinary),
        Column("created_at", sql.BigInteger, nullable=False),
        Column("expires_at", sql.BigInteger, nullable=False),
        PrimaryKeyConstraint("hash", name="pk_host_sessions"),
    )
    op.create_table(
        "host_passkeys",
        Column("passkey_id", sql.LargeBinary, nullable=False),
        Column("public_key", sql.LargeBinary, nullable=False),
        Column("name", sql.Text, nullable=False),
        Column("admitted_at", sql.BigInteger, nullable=False),
        PrimaryKeyConstraint("passkey_id", name="pk_host_passkeys"),
    )
    op.create_table(
        "host_blocks",
        Column("id", sql.Text, nullable=False),
        Column("player_id", sql.Text),
        Column("address", sql.Text),
        Column("name", sql.Text, nullable=False),
        Column("created_at", sql.BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_host_blocks"),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_host_blocks_player_id"),
    )
    op.create_index("ix_host_blocks_player_id", "host_blocks", ["player_id"], unique=True)
    op.create_index("ix_host_blocks_address", "host_blocks", ["address"], unique=True)
    op.create_table(
        "announcements",
        Column("id", sql.Text, nullable=False),
        Column("text", sql.Text, nullable=False),
        Column("created_at", sql.BigInteger, nullable=False),
        Column("ends_at", sql.BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_announcements"),
    )
    op.create_index("ix_announcements_ends_at", "announcements", ["ends_at"])
    op.create_table(
        "host_settings",
        Column("name", sql.Text, nullable=False),
        Column("value", sql.Text, nullable=False),
        PrimaryKeyConstraint("name", name="pk_host_settings"),
    )
    op.create_table(
        "node_samples",
        Column("node_id", sql.Text, nullable=False),
        Column("at", sql.BigInteger, nullable=False, autoincrement=False),
        Column("numbers", sql.Text, nullable=False),
        PrimaryKeyConstraint("node_id", "at", name="pk_node_samples"),
    )
    op.create_index("ix_node_samples_at", "node_samples", ["at"])


def _let_only_grow() -> None:
    """Whatever the server's code does, no row of the log is changed or removed."""
    if op.get_bind().dialect.name == "sqlite":
        for action in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER host_log_no_{action.lower()} BEFORE {action} ON host_log "
                f"BEGIN SELECT RAISE(ABORT, '{ONLY_GROWS}'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION host_log_only_grows() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{ONLY_GROWS}'; END $$"
    )
    op.execute(
        "CREATE TRIGGER host_log_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON host_log "
        "FOR EACH STATEMENT EXECUTE FUNCTION host_log_only_grows()"
    )
