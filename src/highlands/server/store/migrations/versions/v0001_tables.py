"""The first version: tables, seats, event logs, the heartbeat and downtimes."""

import sqlalchemy as sql
from alembic import op
from sqlalchemy import CheckConstraint, Column, ForeignKeyConstraint, PrimaryKeyConstraint, UniqueConstraint

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables and indexes."""
    _create_tables()
    op.create_table(
        "seats",
        Column("table_id", sql.Text, nullable=False),
        Column("seat", sql.Integer, nullable=False, autoincrement=False),
        Column("bot", sql.Text),
        Column("secret_hash", sql.LargeBinary),
        Column("name", sql.Text),
        PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_secret_hash", "seats", ["secret_hash"])
    op.create_table(
        "events",
        Column("table_id", sql.Text, nullable=False),
        Column("number", sql.Integer, nullable=False, autoincrement=False),
        Column("at", sql.BigInteger, nullable=False),
        Column("seat", sql.Integer, nullable=False),
        Column("kind", sql.Text, nullable=False),
        Column("text", sql.Text, nullable=False),
        PrimaryKeyConstraint("table_id", "number", name="pk_events"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "heartbeat",
        Column("id", sql.Integer, nullable=False, autoincrement=False),
        Column("at", sql.BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_heartbeat"),
        CheckConstraint("id = 1", name="ck_heartbeat_single_row"),
    )
    op.create_table(
        "downtimes",
        Column("started_at", sql.BigInteger, nullable=False, autoincrement=False),
        Column("ended_at", sql.BigInteger, nullable=False, autoincrement=False),
        PrimaryKeyConstraint("started_at", "ended_at", name="pk_downtimes"),
    )
    op.create_index("ix_downtimes_ended_at", "downtimes", ["ended_at"])


def _create_tables() -> None:
    op.create_table(
        "tables",
        Column("id", sql.Text, nullable=False),
        Column("created_at", sql.BigInteger, nullable=False),
        Column("game", sql.Text, nullable=False),
        Column("options", sql.Text, nullable=False),
        Column("public", sql.Boolean, nullable=False),
        Column("hints", sql.Boolean, nullable=False),
        Column("language", sql.Text, nullable=False),
        Column("time_control", sql.Text, nullable=False),
        Column("seed", sql.LargeBinary, nullable=False),
        Column("salt", sql.LargeBinary, nullable=False),
        Column("spectator_hash", sql.LargeBinary, nullable=False),
        Column("rematch_of", sql.Text),
        Column("finished_at", sql.BigInteger),
        Column("result", sql.Text),
        PrimaryKeyConstraint("id", name="pk_tables"),
        ForeignKeyConstraint(
            ["rematch_of"], ["tables.id"], name="fk_tables_rematch_of", deferrable=True, initially="IMMEDIATE"
        ),
        UniqueConstraint("rematch_of", name="uq_tables_rematch_of"),
    )
    finished_at = sql.column("finished_at", sql.BigInteger)
    running = finished_at.is_(None)
    finished = finished_at.is_not(None)
    listed = sql.and_(sql.column("public", sql.Boolean), running)
    op.create_index("ix_tables_running", "tables", ["created_at"], sqlite_where=running, postgresql_where=running)
    op.create_index("ix_tables_finished", "tables", ["finished_at"], sqlite_where=finished, postgresql_where=finished)
    op.create_index("ix_tables_listed", "tables", ["created_at", "id"], sqlite_where=listed, postgresql_where=listed)
