"""What becomes of a player's entries when the player is forgotten, or becomes one with another."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, select, update

from highlands.server.store.tournaments.schema import TOURNAMENT_ENTRANTS, TOURNAMENTS


def forget_entries(connection: Connection, player_id: str, forgotten: Callable[[str], str]) -> None:
    """Remove a player from all tournaments, within a transaction: the results stay, under what stands for a name."""
    own = TOURNAMENT_ENTRANTS.c.player_id == player_id
    for row in connection.execute(select(TOURNAMENT_ENTRANTS).where(own)).all():
        entry = TOURNAMENT_ENTRANTS.c.tournament_id == row.tournament_id, TOURNAMENT_ENTRANTS.c.entrant == row.entrant
        values = {"player_id": None, "name": forgotten(row.name)}
        connection.execute(update(TOURNAMENT_ENTRANTS).where(*entry).values(values))
    organised = update(TOURNAMENTS).where(TOURNAMENTS.c.organiser_id == player_id)
    connection.execute(organised.values(organiser_id=None))


def join_entries(connection: Connection, old: str, new: str) -> None:
    """Let a player be the entrant and organiser that another one was; where both have entered, each entry stays."""
    known = select(TOURNAMENT_ENTRANTS.c.tournament_id).where(TOURNAMENT_ENTRANTS.c.player_id == new)
    moving = TOURNAMENT_ENTRANTS.c.player_id == old, TOURNAMENT_ENTRANTS.c.tournament_id.not_in(known)
    connection.execute(update(TOURNAMENT_ENTRANTS).where(*moving).values(player_id=new))
    connection.execute(update(TOURNAMENT_ENTRANTS).where(TOURNAMENT_ENTRANTS.c.player_id == old).values(player_id=None))
    organised = update(TOURNAMENTS).where(TOURNAMENTS.c.organiser_id == old)
    connection.execute(organised.values(organiser_id=new))
