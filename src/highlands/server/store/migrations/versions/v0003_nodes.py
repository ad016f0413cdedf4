"""Several nodes: who they are, and which of them serves which table.

The heartbeat of the one server goes. So do the downtimes, which concerned all tables: a table's log now tells of its
own. What they say about games that are still running moves into the times of their events, each of which becomes later
by the downtimes after it, so that every interval lasts as long as it counts.
"""

import sqlalchemy as sql
from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint

revision = "0003"
down_revision = "0002"

LATER = """
    SELECT coalesce(sum(ended_at - CASE WHEN started_at > events.at THEN started_at ELSE events.at END), 0)
    FROM downtimes WHERE ended_at > events.at
"""


def upgrade() -> None:
    """Create the tables, and fill them with what the heartbeat and the downtimes say."""
    op.create_table(
        "nodes",
        Column("id", sql.Text, nullable=False),
        Column("started_at", sql.BigInteger, nullable=False),
        Column("seen_at", sql.BigInteger, nullable=False),
        Column("database_at", sql.BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.create_table(
        "leases",
        Column("table_id", sql.Text, nullable=False),
        Column("node_id", sql.Text),
        Column("down_since", sql.BigInteger),
        PrimaryKeyConstraint("table_id", name="pk_leases"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_leases_table_id"),
        ForeignKeyConstraint(["node_id"], ["nodes.id"], name="fk_leases_node_id"),
    )
    op.create_index("ix_leases_node_id", "leases", ["node_id"])
    running = "SELECT id FROM tables WHERE finished_at IS NULL"
    op.execute(f"UPDATE events SET at = at + ({LATER}) WHERE table_id IN ({running})")
    op.execute(
        "INSERT INTO leases (table_id, down_since) "
        f"SELECT table_id, (SELECT at FROM heartbeat) FROM events WHERE kind = 'start' AND table_id IN ({running})"
    )
    op.drop_index("ix_downtimes_ended_at", "downtimes")
    op.drop_table("downtimes")
    op.drop_table("heartbeat")
