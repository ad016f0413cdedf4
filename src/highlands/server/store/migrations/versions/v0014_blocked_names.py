"""Whom a player has blocked under several names is blocked under each of them.

The version before takes no notice: it adds what is not there yet, under whatever index.
"""

from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Let the name be part of what is unique."""
    op.create_index("ix_blocks_name", "blocks", ["player_id", "blocked_id", "name"], unique=True)
    op.drop_index("ix_blocks_pair", "blocks")
