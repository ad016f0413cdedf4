"""Friends, blocks and challenges; what a player shows to friends and to everybody. Only adds."""

import sqlalchemy as sql
from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create the tables."""
    op.add_column("players", Column("shows_online", sql.Boolean, nullable=False, server_default=sql.true()))
    op.add_column("players", Column("profile_id", sql.Text))
    op.add_column("players", Column("profile_parts", sql.Text, nullable=False, server_default=""))
    op.create_index("ix_players_profile_id", "players", ["profile_id"], unique=True)
    op.create_table(
        "friends",
        Column("id", sql.Text, nullable=False),
        Column("player_id", sql.Text, nullable=False),
        Column("friend_id", sql.Text, nullable=False),
        Column("created_at", sql.BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_friends"),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_friends_player_id"),
        ForeignKeyConstraint(["friend_id"], ["players.id"], name="fk_friends_friend_id"),
    )
    op.create_index("ix_friends_pair", "friends", ["player_id", "friend_id"], unique=True)
    op.create_index("ix_friends_friend_id", "friends", ["friend_id"])
    op.create_table(
        "blocks",
        Column("id", sql.Text, nullable=False),
        Column("player_id", sql.Text, nullable=False),
        Column("blocked_id", sql.Text, nullable=False),
        Column("name", sql.Text, nullable=False),
        Column("created_at", sql.BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_blocks"),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_blocks_player_id"),
        ForeignKeyConstraint(["blocked_id"], ["players.id"], name="fk_blocks_blocked_id"),
    )
    op.create_index("ix_blocks_pair", "blocks", ["player_id", "blocked_id"], unique=True)
    op.create_index("ix_blocks_blocked_id", "blocks", ["blocked_id"])
    op.create_table(
        "challenges",
        Column("table_id", sql.Text, nullable=False),
        Column("player_id", sql.Text, nullable=False),
        Column("from_id", sql.Text, nullable=False),
        Column("seat", sql.Integer, nullable=False),
        Column("created_at", sql.BigInteger, nullable=False),
        PrimaryKeyConstraint("table_id", "player_id", name="pk_challenges"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_challenges_table_id"),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_challenges_player_id"),
        ForeignKeyConstraint(["from_id"], ["players.id"], name="fk_challenges_from_id"),
    )
    op.create_index("ix_challenges_player_id", "challenges", ["player_id"])
    op.create_index("ix_challenges_from_id", "challenges", ["from_id"])
