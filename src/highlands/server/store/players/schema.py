"""The database tables of players; see `store/schema.py` for the rest."""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy import Column, ForeignKey, Index, Table

from highlands.server.store.schema import METADATA

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", sql.Text, primary_key=True),
    Column("created_at", sql.BigInteger, nullable=False),
    Column("seen_at", sql.BigInteger, nullable=False),
    Column("name", sql.Text),
    Column("language", sql.Text, nullable=False),
    Column("settings", sql.Text, nullable=False),
    Column("shows_online", sql.Boolean, nullable=False, server_default=sql.true()),
    Column("profile_id", sql.Text, index=True, unique=True),
    Column("profile_parts", sql.Text, nullable=False, server_default=""),
    Column("is_bot", sql.Boolean, nullable=False, server_default=sql.false()),
    Column("rating_id", sql.Text, index=True, unique=True),
    Index("ix_players_seen_at", "seen_at"),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("id", sql.Text, primary_key=True),
    Column("player_id", sql.Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("key_hash", sql.LargeBinary, nullable=False, unique=True),
    Column("name", sql.Text, nullable=False),
    Column("created_at", sql.BigInteger, nullable=False),
)

PLAYER_SEATS = Table(
    "player_seats",
    METADATA,
    Column("table_id", sql.Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    Column("player_id", sql.Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("device_id", sql.Text, nullable=False),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", sql.LargeBinary, primary_key=True),
    Column("player_id", sql.Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("public_key", sql.LargeBinary, nullable=False),
    Column("sign_count", sql.BigInteger, nullable=False),
    Column("name", sql.Text, nullable=False),
    Column("created_at", sql.BigInteger, nullable=False),
    Column("device_id", sql.Text),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", sql.LargeBinary, primary_key=True),
    Column("purpose", sql.Text, nullable=False),
    Column("player_id", sql.Text, ForeignKey("players.id"), index=True),
    Column("created_at", sql.BigInteger, nullable=False),
    Column("expires_at", sql.BigInteger, nullable=False, index=True),
)

FRIENDS = Table(
    "friends",
    METADATA,
    Column("id", sql.Text, primary_key=True),
    Column("player_id", sql.Text, ForeignKey("players.id"), nullable=False),
    Column("friend_id", sql.Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("created_at", sql.BigInteger, nullable=False),
    Index("ix_friends_pair", "player_id", "friend_id", unique=True),
)

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("id", sql.Text, primary_key=True),
    Column("player_id", sql.Text, ForeignKey("players.id"), nullable=False),
    Column("blocked_id", sql.Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("name", sql.Text, nullable=False),
    Column("created_at", sql.BigInteger, nullable=False),
    Index("ix_blocks_name", "player_id", "blocked_id", "name", unique=True),
)

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("table_id", sql.Text, ForeignKey("tables.id"), primary_key=True),
    Column("player_id", sql.Text, ForeignKey("players.id"), primary_key=True, index=True),
    Column("from_id", sql.Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("seat", sql.Integer, nullable=False),
    Column("created_at", sql.BigInteger, nullable=False),
)
