"""The database tables of notifications; see `store/schema.py` for the rest."""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy import Column, ForeignKey, Index, Table

from highlands.server.store.schema import METADATA

HOST_KEYS = Table(
    "host_keys",
    METADATA,
    Column("name", sql.Text, primary_key=True),
    Column("value", sql.LargeBinary, nullable=False),
)

NOTIFICATION_SETTINGS = Table(
    "notification_settings",
    METADATA,
    Column("player_id", sql.Text, ForeignKey("players.id"), primary_key=True),
    Column("on_turn", sql.Boolean, nullable=False),
    Column("on_joined", sql.Boolean, nullable=False),
    Column("on_over", sql.Boolean, nullable=False),
    Column("delay_minutes", sql.Integer, nullable=False),
    Column("quiet_from", sql.Integer),
    Column("quiet_until", sql.Integer),
    Column("time_zone", sql.Text, nullable=False),
)

PUSH_SUBSCRIPTIONS = Table(
    "push_subscriptions",
    METADATA,
    Column("id", sql.Text, primary_key=True),
    Column("player_id", sql.Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("endpoint", sql.Text, nullable=False, unique=True),
    Column("p256dh", sql.LargeBinary, nullable=False),
    Column("auth", sql.LargeBinary, nullable=False),
    Column("device", sql.Text, nullable=False),
    Column("created_at", sql.BigInteger, nullable=False),
    Column("device_id", sql.Text, index=True),
)

MAIL_ADDRESSES = Table(
    "mail_addresses",
    METADATA,
    Column("player_id", sql.Text, ForeignKey("players.id"), primary_key=True),
    Column("address", sql.Text, nullable=False),
    Column("created_at", sql.BigInteger, nullable=False),
    Column("confirmed_at", sql.BigInteger),
)

MAIL_REQUESTS = Table(
    "mail_requests",
    METADATA,
    Column("key", sql.Text, primary_key=True),
    Column("day", sql.Integer, primary_key=True, autoincrement=False),
    Column("number", sql.Integer, nullable=False),
)

OUTBOX = Table(
    "outbox",
    METADATA,
    # No foreign key: a request to confirm an address belongs to no table.
    Column("table_id", sql.Text, primary_key=True),
    Column("number", sql.BigInteger, primary_key=True, autoincrement=False),
    Column("player_id", sql.Text, ForeignKey("players.id"), primary_key=True),
    Column("kind", sql.Text, primary_key=True),
    Column("channel", sql.Text, primary_key=True),
    Column("seat", sql.Integer, nullable=False),
    Column("at", sql.BigInteger, nullable=False),
    Column("due_at", sql.BigInteger, nullable=False),
    Column("attempts", sql.Integer, nullable=False),
    Column("node_id", sql.Text),
    Column("done_at", sql.BigInteger, index=True),
    Column("outcome", sql.Text),
    Index("ix_outbox_player_id", "player_id"),
)

WAITING = OUTBOX.c.done_at.is_(None)
Index("ix_outbox_waiting", OUTBOX.c.due_at, sqlite_where=WAITING, postgresql_where=WAITING)
