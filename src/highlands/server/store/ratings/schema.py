"""The database tables of ratings; see `store/schema.py` for the rest.

None of them refers to a player: who is forgotten leaves the others' numbers as they are. `players.rating_id` is the one
link, and goes with the player.
"""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy import Column, ForeignKey, Index, Table

from highlands.server.store.schema import METADATA

# Who takes a seat at a rated table, stored before the seat is claimed; which of several has got it, the log says.
RATED_SEATS = Table(
    "rated_seats",
    METADATA,
    Column("table_id", sql.Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    Column("secret_hash", sql.LargeBinary, primary_key=True),
    Column("rated_id", sql.Text, nullable=False, index=True),
)

# All below is derived, and can be derived again.

RATED_GAMES = Table(
    "rated_games",
    METADATA,
    Column("table_id", sql.Text, ForeignKey("tables.id"), primary_key=True),
    Column("finished_at", sql.BigInteger, nullable=False),
    Column("counts", sql.Boolean, nullable=False),
    Index("ix_rated_games_order", "finished_at", "table_id"),
)

RATED_RESULTS = Table(
    "rated_results",
    METADATA,
    Column("table_id", sql.Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    Column("rated_id", sql.Text, nullable=False),
    Column("game", sql.Text, nullable=False),
    Column("variant", sql.Text, nullable=False),
    Column("finished_at", sql.BigInteger, nullable=False),
    Column("before", sql.Double, nullable=False),
    Column("mean", sql.Double, nullable=False),
    Column("deviation", sql.Double, nullable=False),
    Column("games", sql.Integer, nullable=False),
    Index("ix_rated_results_of", "rated_id", "finished_at"),
    Index("ix_rated_results_order", "finished_at", "table_id"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("game", sql.Text, primary_key=True),
    Column("variant", sql.Text, primary_key=True),
    Column("rated_id", sql.Text, primary_key=True),
    Column("mean", sql.Double, nullable=False),
    Column("deviation", sql.Double, nullable=False),
    Column("games", sql.Integer, nullable=False),
    Index("ix_ratings_rated_id", "rated_id"),
    Index("ix_ratings_board", "game", "variant", "mean"),
)
