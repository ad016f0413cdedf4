"""The database tables of the host's page; see `store/schema.py` for the rest."""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy import Column, ForeignKey, Table

from highlands.server.store.schema import METADATA

COUNTED = sql.BigInteger().with_variant(sql.Integer, "sqlite")
"""SQLite numbers rows by itself only where the type is called INTEGER."""

HOST_LOG = Table(
    "host_log",
    METADATA,
    # Triggers of the migration keep rows from being changed and removed.
    Column("number", COUNTED, primary_key=True),
    Column("at", sql.BigInteger, nullable=False),
    Column("by", sql.Text, nullable=False),
    Column("action", sql.Text, nullable=False),
    Column("subject", sql.Text, nullable=False),
    Column("detail", sql.Text, nullable=False),
)

HOST_SESSIONS = Table(
    "host_sessions",
    METADATA,
    Column("hash", sql.LargeBinary, primary_key=True),
    Column("passkey_id", sql.LargeBinary),
    Column("created_at", sql.BigInteger, nullable=False),
    Column("expires_at", sql.BigInteger, nullable=False),
)

HOST_PASSKEYS = Table(
    "host_passkeys",
    METADATA,
    # No foreign key: a player's passkey that is removed is gone, and its admission with it (`admission`).
    Column("passkey_id", sql.LargeBinary, primary_key=True),
    Column("public_key", sql.LargeBinary, nullable=False),
    Column("name", sql.Text, nullable=False),
    Column("admitted_at", sql.BigInteger, nullable=False),
)

HOST_BLOCKS = Table(
    "host_blocks",
    METADATA,
    Column("id", sql.Text, primary_key=True),
    Column("player_id", sql.Text, ForeignKey("players.id"), index=True, unique=True),
    Column("address", sql.Text, index=True, unique=True),
    Column("name", sql.Text, nullable=False),
    Column("created_at", sql.BigInteger, nullable=False),
)

ANNOUNCEMENTS = Table(
    "announcements",
    METADATA,
    Column("id", sql.Text, primary_key=True),
    Column("text", sql.Text, nullable=False),
    Column("created_at", sql.BigInteger, nullable=False),
    Column("ends_at", sql.BigInteger, nullable=False, index=True),
)

HOST_SETTINGS = Table(
    "host_settings",
    METADATA,
    Column("name", sql.Text, primary_key=True),
    Column("value", sql.Text, nullable=False),
)

NODE_SAMPLES = Table(
    "node_samples",
    METADATA,
    Column("node_id", sql.Text, primary_key=True),
    Column("at", sql.BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("numbers", sql.Text, nullable=False),
)
