"""The database tables of tournaments; see `store/schema.py` for the rest."""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy import Column, ForeignKey, Index, Table

from highlands.server.store.schema import METADATA

TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", sql.Text, primary_key=True),
    Column("created_at", sql.BigInteger, nullable=False),
    # No foreign keys to players here: a tournament outlives those who have themselves forgotten.
    Column("organiser_id", sql.Text, index=True),
    Column("plan", sql.Text, nullable=False),
    Column("seed", sql.Text, nullable=False),
    Column("language", sql.Text, nullable=False),
    Column("public", sql.Boolean, nullable=False),
    Column("node_id", sql.Text),
    Column("finished_at", sql.BigInteger),
)

UNFINISHED = TOURNAMENTS.c.finished_at.is_(None)

Index("ix_tournaments_unfinished", TOURNAMENTS.c.created_at, sqlite_where=UNFINISHED, postgresql_where=UNFINISHED)

TOURNAMENT_EVENTS = Table(
    "tournament_events",
    METADATA,
    Column("tournament_id", sql.Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", sql.Integer, primary_key=True, autoincrement=False),
    Column("at", sql.BigInteger, nullable=False),
    Column("text", sql.Text, nullable=False),
    sqlite_with_rowid=False,
)

TOURNAMENT_ENTRANTS = Table(
    "tournament_entrants",
    METADATA,
    Column("tournament_id", sql.Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("entrant", sql.Integer, primary_key=True, autoincrement=False),
    Column("player_id", sql.Text),
    Column("name", sql.Text, nullable=False),
    Index("ix_tournament_entrants_player", "player_id", "tournament_id", unique=True),
    sqlite_with_rowid=False,
)

TOURNAMENT_SEATS = Table(
    "tournament_seats",
    METADATA,
    Column("table_id", sql.Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    Column("tournament_id", sql.Text, ForeignKey("tournaments.id"), nullable=False),
    Column("entrant", sql.Integer, nullable=False),
    sqlite_with_rowid=False,
)

DEALS = Table(
    "deals",
    METADATA,
    Column("id", sql.Text, primary_key=True),
    Column("tournament_id", sql.Text, ForeignKey("tournaments.id"), nullable=False, index=True),
    Column("seed", sql.LargeBinary, nullable=False),
    Column("salt", sql.LargeBinary, nullable=False),
    Column("released_at", sql.BigInteger),
)
