"""Tournaments, the seats that they keep, and shuffles that several tables are dealt. Only adds."""

import sqlalchemy as sql
from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Create the tables."""
    op.add_column("tables", Column("deal_id", sql.Text))
    dealt = sql.text("deal_id IS NOT NULL")
    op.create_index("ix_tables_deal_id", "tables", ["deal_id"], sqlite_where=dealt, postgresql_where=dealt)
    op.create_table(
        "tournaments",
        Column("id", sql.Text, nullable=False),
        Column("created_at", sql.BigInteger, nullable=False),
        Column("organiser_id", sql.Text),
        Column("plan", sql.Text, nullable=False),
        Column("seed", sql.Text, nullable=False),
        Column("language", sql.Text, nullable=False),
        Column("public", sql.Boolean, nullable=False),
        Column("node_id", sql.Text),
        Column("finished_at", sql.BigInteger),
        PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_organiser_id", "tournaments", ["organiser_id"])
    unfinished = sql.text("finished_at IS NULL")
    op.create_index(
        "ix_tournaments_unfinished",
        "tournaments",
        ["created_at"],
        sqlite_where=unfinished,
        postgresql_where=unfinished,
    )
    op.create_table(
        "tournament_events",
        Column("tournament_id", sql.Text, nullable=False),
        Column("number", sql.Integer, nullable=False),
        Column("at", sql.BigInteger, nullable=False),
        Column("text", sql.Text, nullable=False),
        PrimaryKeyConstraint("tournament_id", "number", name="pk_tournament_events"),
        ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_tournament_events_tournament_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tournament_entrants",
        Column("tournament_id", sql.Text, nullable=False),
        Column("entrant", sql.Integer, nullable=False),
        Column("player_id", sql.Text),
        Column("name", sql.Text, nullable=False),
        PrimaryKeyConstraint("tournament_id", "entrant", name="pk_tournament_entrants"),
        ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_tournament_entrants_tournament_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tournament_entrants_player", "tournament_entrants", ["player_id", "tournament_id"], unique=True)
    op.create_table(
        "tournament_seats",
        Column("table_id", sql.Text, nullable=False),
        Column("seat", sql.Integer, nullable=False),
        Column("tournament_id", sql.Text, nullable=False),
        Column("entrant", sql.Integer, nullable=False),
        PrimaryKeyConstraint("table_id", "seat", name="pk_tournament_seats"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_tournament_seats_table_id"),
        ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_tournament_seats_tournament_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "deals",
        Column("id", sql.Text, nullable=False),
        Column("tournament_id", sql.Text, nullable=False),
        Column("seed", sql.LargeBinary, nullable=False),
        Column("salt", sql.LargeBinary, nullable=False),
        Column("released_at", sql.BigInteger),
        PrimaryKeyConstraint("id", name="pk_deals"),
        ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_deals_tournament_id"),
    )
    op.create_index("ix_deals_tournament_id", "deals", ["tournament_id"])
