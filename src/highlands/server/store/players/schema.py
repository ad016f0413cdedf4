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
    Column("is_bot", sql.Boolean, nullable=False, server_default=sql.false()),
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
