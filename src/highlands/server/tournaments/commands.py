"""What the organiser's commands lead to. Pure: nothing is stored or changed here."""

from __future__ import annotations

from highlands.i18n import message
from highlands.server.tables.commands import RejectedError
from highlands.server.tournaments.messages import (
    Cancel,
    CorrectResult,
    OrganiserCommand,
    PauseRounds,
    ReadmitEntrant,
    RemoveEntrant,
    ResumeRounds,
    StartNow,
)
from highlands.tournaments import Tournament
from highlands.tournaments.events import Correct, Finish, GameOutcome, Pause, Readmit, Resume, TournamentEvent, Withdraw
from highlands.tournaments.next_steps import Director

MAX_EVENTS = 20_000
"""With so long a log the organiser can add nothing to it: more than any tournament needs."""


def handle_organiser(tournament: Tournament, command: OrganiserCommand, director: Director) -> TournamentEvent | None:
    """The next event that a command leads to; None if it is carried out."""
    if tournament.version >= MAX_EVENTS:
        raise RejectedError(message("tournament-too-many-changes"))
    if isinstance(command, CorrectResult):
        return _correct(tournament, command)
    if tournament.status == "over":
        raise RejectedError(message("tournament-over"))
    match command:
        case StartNow():
            return director.start(tournament) if tournament.status == "registering" else None
        case PauseRounds():
            _check_begun(tournament)
            return Pause() if tournament.status == "running" else None
        case ResumeRounds():
            _check_begun(tournament)
            return Resume() if tournament.status == "paused" else None
        case Cancel():
            return Finish("cancelled")
        case RemoveEntrant() | ReadmitEntrant():
            if command.entrant >= len(tournament.entrants):
                raise RejectedError(message("tournament-no-entrant"))
            removes = isinstance(command, RemoveEntrant)
            is_in = tournament.entrants[command.entrant].is_in
            if removes != is_in:
                return None
            return Withdraw(command.entrant, "organiser") if removes else Readmit(command.entrant)


def _check_begun(tournament: Tournament) -> None:
    if tournament.status == "registering":
        raise RejectedError(message("tournament-not-begun"))


def _correct(tournament: Tournament, command: CorrectResult) -> Correct | None:
    if command.game >= len(tournament.games):
        raise RejectedError(message("tournament-no-game"))
    game = tournament.games[command.game]
    seats = len(game.entrants)
    if len(command.scores) != seats or sum(command.scores) > seats / 2:
        raise RejectedError(message("tournament-wrong-scores"))
    if tournament.plan.format == "knock-out" and game.round != len(tournament.rounds) - 1:
        # Others have gone on in place of who would have.
        raise RejectedError(message("tournament-too-late"))
    points = () if game.outcome is None else game.outcome.points
    outcome = GameOutcome(tuple(command.scores), "corrected", points)
    return None if game.outcome == outcome else Correct(command.game, outcome)
