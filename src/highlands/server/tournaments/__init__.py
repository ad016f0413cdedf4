"""Tournaments on the server.

`tournaments` has the logs and carries out commands, `runner` does what is due without a command (it creates the tables
and reports what came of them), `projection` is all that anybody is sent, `feed` sends it as it changes.
"""

from highlands.server.tournaments.tournaments import Tournaments, UnknownTournamentError

__all__ = ["Tournaments", "UnknownTournamentError"]
