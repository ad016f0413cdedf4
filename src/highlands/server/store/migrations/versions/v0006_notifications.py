"""Notifications: how players are reached, what they want to be told, and the outbox. Only adds."""

import sqlalchemy as sql
from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint, UniqueConstraint

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "host_keys",
        Column("name", sql.Text, nullable=False),
        Column("value", sql.LargeBinary, nullable=False),
        PrimaryKeyConstraint("name", name="pk_host_keys"),
    )
    op.create_table(
        "notification_settings",
        Column("player_id", sql.Text, nullable=False),
        Column("on_turn", sql.Boolean, nullable=False),
        Column("on_joined", sql.Boolean, nullable=False),
        Column("on_over", sql.Boolean, nullable=False),
        Column("delay_minutes", sql.Integer, nullable=False),
        Column("quiet_from", sql.Integer),
        Column("quiet_until", sql.Integer),
        Column("time_zone", sql.Text, nullable=False),
        PrimaryKeyConstraint("player_id", name="pk_notification_settings"),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_notification_settings_player_id"),
    )
    op.create_table(
        "push_subscriptions",
        Column("id", sql.Text, nullable=False),
        Column("player_id", sql.Text, nullable=False),
        Column("endpoint", sql.Text, nullable=False),
        Column("p256dh", sql.LargeBinary, nullable=False),
        Column("auth", sql.LargeBinary, nullable=False),
        Column("device", sql.Text, nullable=False),
        Column("created_at", sql.BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_push_subscriptions_player_id"),
        UniqueConstraint("endpoint", name="uq_push_subscriptions_endpoint"),
    )
    op.create_index("ix_push_subscriptions_player_id", "push_subscriptions", ["player_id"])
    op.create_table(
        "mail_addresses",
        Column("player_id", sql.Text, nullable=False),
        Column("address", sql.Text, nullable=False),
        Column("created_at", sql.BigInteger, nullable=False),
        Column("confirmed_at", sql.BigInteger),
        PrimaryKeyConstraint("player_id", name="pk_mail_addresses"),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_mail_addresses_player_id"),
    )
    op.create_table(
        "mail_requests",
        Column("key", sql.Text, nullable=False),
        Column("day", sql.Integer, nullable=False, autoincrement=False),
        Column("number", sql.Integer, nullable=False),
        PrimaryKeyConstraint("key", "day", name="pk_mail_requests"),
    )
    op.create_table(
        "outbox",
        Column("table_id", sql.Text, nullable=False),
        Column("number", sql.BigInteger, nullable=False, autoincrement=False),
        Column("player_id", sql.Text, nullable=False),
        Column("kind", sql.Text, nullable=False),
        Column("channel", sql.Text, nullable=False),
        Column("seat", sql.Integer, nullable=False),
        Column("at", sql.BigInteger, nullable=False),
        Column("due_at", sql.BigInteger, nullable=False),
        Column("attempts", sql.Integer, nullable=False),
        Column("node_id", sql.Text),
        Column("done_at", sql.BigInteger),
        Column("outcome", sql.Text),
        PrimaryKeyConstraint("table_id", "number", "player_id", "kind", "channel", name="pk_outbox"),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_outbox_player_id"),
    )
    waiting = sql.text("done_at IS NULL")
    op.create_index("ix_outbox_player_id", "outbox", ["player_id"])
    op.create_index("ix_outbox_done_at", "outbox", ["done_at"])
    op.create_index("ix_outbox_waiting", "outbox", ["due_at"], sqlite_where=waiting, postgresql_where=waiting)
