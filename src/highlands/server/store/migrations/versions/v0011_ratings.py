"""Ratings: rated tables and seeks, who sat there, and what was derived from their games. Only adds.

A server of the version before leaves rated tables to newer ones, by their log format. It knows nothing of rated seeks,
and pairs them like others, at tables that are not rated.
"""

import sqlalchemy as sql
from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the columns and the tables."""
    op.add_column("tables", Column("rated", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("seeks", Column("rated", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("seeks", Column("rating", sql.Double))
    op.add_column("players", Column("rating_id", sql.Text))
    op.create_index("ix_players_rating_id", "players", ["rating_id"], unique=True)
    finished = sql.text("rated AND finished_at IS NOT NULL")
    op.create_index("ix_tables_rated", "tables", ["finished_at"], sqlite_where=finished, postgresql_where=finished)
    op.create_table(
        "rated_seats",
        Column("table_id", sql.Text, nullable=False),
        Column("seat", sql.Integer, nullable=False, autoincrement=False),
        Column("secret_hash", sql.LargeBinary, nullable=False),
        Column("rated_id", sql.Text, nullable=False),
        PrimaryKeyConstraint("table_id", "seat", "secret_hash", name="pk_rated_seats"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rated_seats_table_id"),
    )
    op.create_index("ix_rated_seats_rated_id", "rated_seats", ["rated_id"])
    op.create_table(
        "rated_games",
        Column("table_id", sql.Text, nullable=False),
        Column("finished_at", sql.BigInteger, nullable=False),
        Column("counts", sql.Boolean, nullable=False),
        PrimaryKeyConstraint("table_id", name="pk_rated_games"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rated_games_table_id"),
    )
    op.create_index("ix_rated_games_order", "rated_games", ["finished_at", "table_id"])
    op.create_table(
        "rated_results",
        Column("table_id", sql.Text, nullable=False),
        Column("seat", sql.Integer, nullable=False, autoincrement=False),
        Column("rated_id", sql.Text, nullable=False),
        Column("game", sql.Text, nullable=False),
        Column("variant", sql.Text, nullable=False),
        Column("finished_at", sql.BigInteger, nullable=False),
        Column("before", sql.Double, nullable=False),
        Column("mean", sql.Double, nullable=False),
        Column("deviation", sql.Double, nullable=False),
        Column("games", sql.Integer, nullable=False),
        PrimaryKeyConstraint("table_id", "seat", name="pk_rated_results"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rated_results_table_id"),
    )
    op.create_index("ix_rated_results_of", "rated_results", ["rated_id", "finished_at"])
    op.create_index("ix_rated_results_order", "rated_results", ["finished_at", "table_id"])
    op.create_table(
        "ratings",
        Column("game", sql.Text, nullable=False),
        Column("variant", sql.Text, nullable=False),
        Column("rated_id", sql.Text, nullable=False),
        Column("mean", sql.Double, nullable=False),
        Column("deviation", sql.Double, nullable=False),
        Column("games", sql.Integer, nullable=False),
        PrimaryKeyConstraint("game", "variant", "rated_id", name="pk_ratings"),
    )
    op.create_index("ix_ratings_rated_id", "ratings", ["rated_id"])
    op.create_index("ix_ratings_board", "ratings", ["game", "variant", "mean"])
