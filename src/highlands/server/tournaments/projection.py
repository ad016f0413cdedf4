"""What everybody may know of a tournament. Nothing here comes from a game that runs, or from a shuffle that is sealed.

No player's id, and no key, is part of it: entrants are numbers with the names that they have chosen.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence

from highlands.protocol.names import is_bot_name
from highlands.server.store.tournaments import EntrantRow
from highlands.server.tournaments.messages import EntrantState, GameState, RoundState, TournamentState
from highlands.tournaments import Tournament
from highlands.tournaments.aggregate import Round, TournamentGame
from highlands.tournaments.next_steps import next_round_at, pairs_until
from highlands.tournaments.standings import TIE_BREAKS, standings

FORMULAS = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""What a spreadsheet would take for a formula at the beginning of a cell: some in full width, too."""


def project_tournament(
    tournament_id: str, created_at: int, tournament: Tournament, entrants: Sequence[EntrantRow]
) -> TournamentState:
    """The tournament as everybody is shown it."""
    latest = tournament.rounds[-1] if tournament.rounds else None
    rows = standings(tournament)
    breaks = list(rows[0].tie_breaks) if rows else list(TIE_BREAKS[tournament.plan.format])
    return TournamentState(
        id=tournament_id,
        version=tournament.version,
        plan=tournament.plan,
        status=tournament.status,
        created_at=created_at,
        started_at=tournament.started_at,
        ended=tournament.ended,
        entrants=project_entrants(tournament, entrants),
        standings=rows,
        tie_breaks=breaks,
        rounds=len(tournament.rounds),
        round=None if latest is None else project_round(tournament, latest),
        open_games=[project_game(tournament, game) for game in tournament.open_games],
        is_open=is_open(tournament),
        next_round_at=next_round_at(tournament),
        pairs_until=pairs_until(tournament),
    )


def is_open(tournament: Tournament) -> bool:
    """Whether one can enter now."""
    plan = tournament.plan
    is_time = tournament.status == "registering" or (tournament.status != "over" and plan.admits_late)
    return is_time and len(tournament.playing) < plan.max_entrants


def project_entrants(tournament: Tournament, rows: Sequence[EntrantRow]) -> list[EntrantState]:
    """Who takes part."""
    names = names_of(rows)
    return [
        EntrantState(
            number=entrant.number,
            name=names.get(entrant.number, ""),
            bot=entrant.bot,
            is_bot=entrant.bot is not None or is_bot_name(names.get(entrant.number)),
            withdrawn_by=entrant.withdrawn_by,
        )
        for entrant in tournament.entrants
    ]


def names_of(rows: Sequence[EntrantRow]) -> Mapping[int, str]:
    """The names of entrants by their numbers."""
    return {row.entrant: row.name for row in rows}


def project_round(tournament: Tournament, began: Round) -> RoundState:
    """A round with its games."""
    return RoundState(
        number=began.number,
        began_at=began.began_at,
        is_final=began.is_final,
        is_sealed=tournament.is_sealed(began.number),
        byes=list(began.byes),
        games=[project_game(tournament, game) for game in began.games],
    )


def project_game(tournament: Tournament, game: TournamentGame) -> GameState:
    """A game, its outcome only when no other table plays the same shuffle."""
    outcome = None if tournament.is_sealed(game.round) else game.outcome
    return GameState(
        number=game.number,
        round=game.round,
        entrants=list(game.entrants),
        table=game.table,
        began_at=game.created_at,
        is_over=game.is_over or game.is_vacant,
        scores=None if outcome is None else list(outcome.scores),
        points=list(outcome.points) or None if outcome is not None else None,
        reason=None if outcome is None else outcome.reason,
        absent=sorted({*game.absent, *(() if outcome is None else outcome.absent)}),
        is_corrected=game.is_corrected and outcome is not None,
    )


def standings_csv(state: TournamentState) -> str:
    """The standings as a table for spreadsheets, with a header."""
    entrants = {entrant.number: entrant for entrant in state.entrants}
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(["place", "entrant", "name", "score", "games", *state.tie_breaks])
    for row in state.standings:
        entrant = entrants[row.entrant]
        name = entrant.name or f"({entrant.bot})"
        cells = [f"{value:g}" for value in (row.score, row.games, *row.tie_breaks.values())]
        writer.writerow([row.place, row.entrant + 1, f"'{name}" if name.startswith(FORMULAS) else name, *cells])
    return out.getvalue()
