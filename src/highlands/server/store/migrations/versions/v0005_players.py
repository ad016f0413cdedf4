"""Players, the seats that they have taken, whose turn it is, and the lobby's seeks; tables whose seats anyone may take.

Only adds. `tables.open_to_all` is false for what the version before creates; `events.turn` is empty where it appends.
"""

import sqlalchemy as sql
from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint, UniqueConstraint

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the tables."""
    op.add_column("tables", Column("open_to_all", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("events", Column("turn", sql.Integer))
    op.create_table(
        "players",
        Column("id", sql.Text, nullable=False),
        Column("created_at", sql.BigInteger, nullable=False),
        Column("seen_at", sql.BigInteger, nullable=False),
        Column("name", sql.Text),
        Column("language", sql.Text, nullable=False),
        Column("settings", sql.Text, nullable=False),
        PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_index("ix_players_seen_at", "players", ["seen_at"])
    op.create_table(
        "devices",
        Column("id", sql.Text, nullable=False),
        Column("player_id", sql.Text, nullable=False),
        Column("key_hash", sql.LargeBinary, nullable=False),
        Column("name", sql.Text, nullable=False),
        Column("created_at", sql.BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_devices"),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_devices_player_id"),
        UniqueConstraint("key_hash", name="uq_devices_key_hash"),
    )
    op.create_index("ix_devices_player_id", "devices", ["player_id"])
    op.create_table(
        "player_seats",
        Column("table_id", sql.Text, nullable=False),
        Column("seat", sql.Integer, nullable=False, autoincrement=False),
        Column("player_id", sql.Text, nullable=False),
        Column("device_id", sql.Text, nullable=False),
        PrimaryKeyConstraint("table_id", "seat", name="pk_player_seats"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_player_seats_table_id"),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_player_seats_player_id"),
    )
    op.create_index("ix_player_seats_player_id", "player_seats", ["player_id"])
    op.create_table(
        "seeks",
        Column("id", sql.Text, nullable=False),
        Column("node_id", sql.Text, nullable=False),
        Column("created_at", sql.BigInteger, nullable=False),
        Column("game", sql.Text, nullable=False),
        Column("options", sql.Text, nullable=False),
        Column("time_control", sql.Text, nullable=False),
        Column("name", sql.Text),
        Column("invitation_hash", sql.LargeBinary, nullable=False),
        Column("player_id", sql.Text),
        Column("table_id", sql.Text),
        PrimaryKeyConstraint("id", name="pk_seeks"),
    )
    op.create_index("ix_seeks_created_at", "seeks", ["created_at"])
