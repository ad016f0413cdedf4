"""Tournaments without a server: what one is, who plays whom, and where everybody stands. No I/O, no current time.

A tournament is a log of events (`events`), folded into a `Tournament` (`aggregate`). `next_steps` says what is due at a
time, `pairing/` who plays whom, `standings` where everybody stands. The server stores the log, creates the tables and
reports what came of them.
"""

from highlands.tournaments.aggregate import Tournament
from highlands.tournaments.plan import TournamentPlan

__all__ = ["Tournament", "TournamentPlan"]
