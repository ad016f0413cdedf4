"""The first version: tables, their seats and logs, and when no server was there."""

import sqlalchemy as sql
from alembic import op
from sqlalchemy import CheckConstraint, Column, ForeignKeyConstraint, PrimaryKeyConstraint, UniqueConstraint

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    _make_tables()
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
        "entries",
        Column("table_id", sql.Text, nullable=False),
        Column("number", sql.Integer, nullable=False, autoincrement=False),
        Column("at", sql.BigInteger, nullable=False),
        Column("seat", sql.Integer, nullable=False),
        Column("kind", sql.Text, nullable=False),
        Column("text", sql.Text, nullable=False),
        PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "pulse",
        Column("id", sql.Integer, nullable=False, autoincrement=False),
        Column("at", sql.BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_pulse"),
        CheckConstraint("id = 1", name="ck_pulse_one"),
    )
    op.create_table(
        "outages",
        Column("begin", sql.BigInteger, nullable=False, autoincrement=False),
        Column("end", sql.BigInteger, nullable=False, autoincrement=False),
        PrimaryKeyConstraint("begin", "end", name="pk_outages"),
    )
    op.create_index("ix_outages_end", "outages", ["end"])


def _make_tables() -> None:
    op.create_table(
        "tables",
        Column("id", sql.Text, nullable=False),
        Column("made_at", sql.BigInteger, nullable=False),
        Column("game", sql.Text, nullable=False),
        Column("options", sql.Text, nullable=False),
        Column("public", sql.Boolean, nullable=False),
        Column("hints", sql.Boolean, nullable=False),
        Column("language", sql.Text, nullable=False),
        Column("clock", sql.Text, nullable=False),
        Column("seed", sql.LargeBinary, nullable=False),
        Column("salt", sql.LargeBinary, nullable=False),
        Column("spectator_hash", sql.LargeBinary, nullable=False),
        Column("before", sql.Text),
        Column("finished_at", sql.BigInteger),
        Column("result", sql.Text),
        PrimaryKeyConstraint("id", name="pk_tables"),
        ForeignKeyConstraint(
            ["before"], ["tables.id"], name="fk_tables_before", deferrable=True, initially="IMMEDIATE"
        ),
        UniqueConstraint("before", name="uq_tables_before"),
    )
    finished_at = sql.column("finished_at", sql.BigInteger)
    running = finished_at.is_(None)
    finished = finished_at.is_not(None)
    listed = sql.and_(sql.column("public", sql.Boolean), running)
    op.create_index("ix_tables_running", "tables", ["made_at"], sqlite_where=running, postgresql_where=running)
    op.create_index("ix_tables_finished", "tables", ["finished_at"], sqlite_where=finished, postgresql_where=finished)
    op.create_index("ix_tables_listed", "tables", ["made_at", "id"], sqlite_where=listed, postgresql_where=listed)
