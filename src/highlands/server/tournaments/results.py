"""What came of a tournament's table."""

from __future__ import annotations

from msgspec import UNSET

from highlands.protocol.messages import EndReason
from highlands.server.tables.aggregate import SERVER, EventKind, TableAggregate
from highlands.tournaments.aggregate import TournamentGame
from highlands.tournaments.events import GameOutcome, Reason
from highlands.tournaments.next_steps import absent_outcome
from highlands.tournaments.outcomes import scored

REASONS: dict[EndReason, Reason] = {
    "played": "played",
    "draw": "draw",
    "resigned": "resigned",
    "time": "time",
    "absent": "left",
    "abandoned": "abandoned",
}


def missing_seats(table: TableAggregate) -> list[int]:
    """Whose fault it is that the game of a table has not begun: who closed it, or else whoever is not there.

    Nobody's, if the host has closed it.

    All claims come before any share, so who has not revealed theirs is missed only once all have sat down.
    """
    closing = next((event for event in reversed(table.events) if event.kind == EventKind.ABANDON), None)
    if closing is not None and closing.seat != SERVER:
        return [closing.seat]
    if table.end is not None and table.end.host_note is not UNSET:
        return []
    return table.open_seats or table.awaited_shares


def outcome_of(table: TableAggregate, game: TournamentGame) -> GameOutcome:
    """What a table that is over gives those who sat there.

    Who dropped out is behind all who played to the end, and so is somebody for whom a bot played on, and who was
    expected in vain from the start.
    """
    assert table.end is not None
    if not table.started:
        missing = missing_seats(table)
        if missing:
            return absent_outcome(len(game.entrants), [*missing, *game.absent])
        return scored([0] * len(game.entrants), [], "abandoned", absent=game.absent)
    end = table.end
    return scored(
        end.points,
        end.winners,
        REASONS[end.reason],
        dropped=table.dropped_out | table.stood_in,
        absent=game.absent,
    )
