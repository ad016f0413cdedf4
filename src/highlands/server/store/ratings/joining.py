"""What becomes of ratings where two players become one."""

from __future__ import annotations

from sqlalchemy import Connection, func, select, update

from highlands.server.store.players.schema import PLAYERS
from highlands.server.store.ratings.derivation import lock_ratings
from highlands.server.store.ratings.schema import RATED_SEATS, RATINGS
from highlands.server.store.schema import RUNNING, TABLES


def join_ratings(connection: Connection, old: str, new: str) -> None:
    """Let a player have the rating of another one who becomes one with them, if that is of more games than their own.

    The two are not added up: that would change what everybody else has got from playing with them. What is left behind
    is nobody's. Games that are still running count for the one that goes on; where both sit at one table, they don't
    count, since a player sits there twice.
    """
    of_both = select(PLAYERS.c.id, PLAYERS.c.rating_id).where(PLAYERS.c.id.in_([old, new]))
    rated_ids = {row.id: row.rating_id for row in connection.execute(of_both)}
    theirs, own = rated_ids.get(old), rated_ids.get(new)
    if theirs is None:
        return
    # Nobody may be rating a game that ends just now.
    lock_ratings(connection)
    kept = theirs if own is None or _games(connection, theirs) > _games(connection, own) else own
    left = {theirs, own} - {kept, None}
    running = select(TABLES.c.id).where(RUNNING, TABLES.c.rated)
    at_running_tables = RATED_SEATS.c.rated_id.in_(left), RATED_SEATS.c.table_id.in_(running)
    connection.execute(update(RATED_SEATS).where(*at_running_tables).values(rated_id=kept))
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == old).values(rating_id=None))
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == new).values(rating_id=kept))


def _games(connection: Connection, rated_id: str) -> int:
    query = select(func.coalesce(func.sum(RATINGS.c.games), 0)).where(RATINGS.c.rated_id == rated_id)
    return int(connection.execute(query).scalar_one())
