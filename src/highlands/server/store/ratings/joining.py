"""What becomes of ratings where two players become one."""

from __future__ import annotations

from sqlalchemy import Connection, func, select, update

from highlands.server.store.players.schema import PLAYERS
from highlands.server.store.ratings.schema import RATINGS


def join_ratings(connection: Connection, old: str, new: str) -> None:
    """Let a player have the rating of another one who becomes one with them, if that is of more games than their own.

    The two are not added up: that would change what everybody else has got from playing with them. What is left behind
    is nobody's. Seats that are taken at rated tables go on counting for the rating under which they were taken: else
    somebody could wait with becoming one until they see who wins, and pick the wins, or void a game between three.
    """
    of_both = select(PLAYERS.c.id, PLAYERS.c.rating_id).where(PLAYERS.c.id.in_([old, new]))
    rated_ids = {row.id: row.rating_id for row in connection.execute(of_both)}
    theirs, own = rated_ids.get(old), rated_ids.get(new)
    if theirs is None:
        return
    kept = theirs if own is None or _games(connection, theirs) > _games(connection, own) else own
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == old).values(rating_id=None))
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == new).values(rating_id=kept))


def _games(connection: Connection, rated_id: str) -> int:
    query = select(func.coalesce(func.sum(RATINGS.c.games), 0)).where(RATINGS.c.rated_id == rated_id)
    return int(connection.execute(query).scalar_one())
