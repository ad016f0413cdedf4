"""The database schema. Each column is named like its field in `rows`.

The migrations create the tables; a test checks that both agree. Every query of the store uses a primary key or one of
the indexes here, so its cost does not grow with the number of stored games.
"""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy import Column, ForeignKey, Index, MetaData, Table
from sqlalchemy.dialects import postgresql, sqlite

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", sql.Text, primary_key=True),
    Column("created_at", sql.BigInteger, nullable=False),
    Column("game", sql.Text, nullable=False),
    Column("options", sql.Text, nullable=False),
    Column("public", sql.Boolean, nullable=False),
    Column("hints", sql.Boolean, nullable=False),
    Column("language", sql.Text, nullable=False),
    Column("time_control", sql.Text, nullable=False),
    Column("seed", sql.LargeBinary, nullable=False),
    Column("salt", sql.LargeBinary, nullable=False),
    Column("spectator_hash", sql.LargeBinary, nullable=False),
    # Deferrable, so that a restore may insert a rematch before the table that it refers to.
    Column("rematch_of", sql.Text, ForeignKey("tables.id", deferrable=True, initially="IMMEDIATE"), unique=True),
    Column("log_format", sql.Integer, nullable=False, server_default="1"),
    Column("open_to_all", sql.Boolean, nullable=False, server_default=sql.false()),
    Column("deal_id", sql.Text),
    Column("rated", sql.Boolean, nullable=False, server_default=sql.false()),
    Column("finished_at", sql.BigInteger),
    Column("result", sql.Text),
)

RUNNING = TABLES.c.finished_at.is_(None)
FINISHED = TABLES.c.finished_at.is_not(None)
DEALT = TABLES.c.deal_id.is_not(None)
FINISHED_RATED = sql.and_(TABLES.c.rated, FINISHED)
LISTED = sql.and_(TABLES.c.public, RUNNING)

Index("ix_tables_running", TABLES.c.created_at, sqlite_where=RUNNING, postgresql_where=RUNNING)
Index("ix_tables_finished", TABLES.c.finished_at, sqlite_where=FINISHED, postgresql_where=FINISHED)
Index("ix_tables_deal_id", TABLES.c.deal_id, sqlite_where=DEALT, postgresql_where=DEALT)
Index("ix_tables_rated", TABLES.c.finished_at, sqlite_where=FINISHED_RATED, postgresql_where=FINISHED_RATED)
Index("ix_tables_listed", TABLES.c.created_at, TABLES.c.id, sqlite_where=LISTED, postgresql_where=LISTED)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", sql.Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    Column("bot", sql.Text),
    Column("invitation_hash", sql.LargeBinary),
    Column("secret_hash", sql.LargeBinary, index=True),
    Column("name", sql.Text),
    sqlite_with_rowid=False,
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", sql.Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", sql.Integer, primary_key=True, autoincrement=False),
    Column("at", sql.BigInteger, nullable=False),
    Column("seat", sql.Integer, nullable=False),
    Column("kind", sql.Text, nullable=False),
    Column("text", sql.Text, nullable=False),
    # A read model: the person whose turn begins with the event. Here it costs nothing to write.
    Column("turn", sql.Integer),
    # Clustered by primary key: a log is contiguous in the file, in order.
    sqlite_with_rowid=False,
)

NODES = Table(
    "nodes",
    METADATA,
    Column("id", sql.Text, primary_key=True),
    Column("started_at", sql.BigInteger, nullable=False),
    Column("seen_at", sql.BigInteger, nullable=False),
    Column("database_at", sql.BigInteger, nullable=False),
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", sql.Text, ForeignKey("tables.id"), primary_key=True),
    Column("node_id", sql.Text, nullable=False),
    Column("updated_at", sql.BigInteger, nullable=False),
    Column("is_done", sql.Boolean, nullable=False),
    Column("state", sql.Text, nullable=False),
)

LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", sql.Text, ForeignKey("tables.id"), primary_key=True),
    Column("node_id", sql.Text, ForeignKey("nodes.id"), index=True),
    Column("down_since", sql.BigInteger),
)


SEEKS = Table(
    "seeks",
    METADATA,
    Column("id", sql.Text, primary_key=True),
    Column("node_id", sql.Text, nullable=False),
    Column("created_at", sql.BigInteger, nullable=False, index=True),
    Column("game", sql.Text, nullable=False),
    Column("options", sql.Text, nullable=False),
    Column("time_control", sql.Text, nullable=False),
    Column("name", sql.Text),
    Column("invitation_hash", sql.LargeBinary, nullable=False),
    Column("player_id", sql.Text),
    Column("table_id", sql.Text),
    Column("is_bot", sql.Boolean, nullable=False, server_default=sql.false()),
    Column("rated", sql.Boolean, nullable=False, server_default=sql.false()),
    Column("rating", sql.Double),
)


def insert_into(dialect: sql.Dialect, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An INSERT with ON CONFLICT: both databases have it, each in its own SQLAlchemy dialect."""
    return sqlite.insert(table) if dialect.name == "sqlite" else postgresql.insert(table)
