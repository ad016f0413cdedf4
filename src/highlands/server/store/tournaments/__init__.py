"""Tournaments in the database: their logs, who has entered, the seats that are kept for them, and shared shuffles."""

from highlands.server.store.tournaments.rows import DealRow, EntrantRow, TournamentRow
from highlands.server.store.tournaments.tournament_rows import StoredEvent, TournamentRows

__all__ = ["DealRow", "EntrantRow", "StoredEvent", "TournamentRow", "TournamentRows"]
