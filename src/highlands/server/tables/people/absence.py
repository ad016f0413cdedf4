"""Players who have gone away: how long they are waited for, and what the others may do then.

Only who is awaited can be missed, so nothing can be claimed from somebody whose turn it is not. How long somebody has
been away is what this node has seen itself (`Audience`): after a restart, a gap in its heartbeats or in what it hears
from the other nodes, the time begins anew, so that nobody loses a game because the server was down.
"""

from __future__ import annotations

from highlands.i18n import message
from highlands.protocol.messages import ClaimWin, StandIn
from highlands.protocol.time_controls import DAY, TimeControl, Unlimited
from highlands.server.tables.aggregate import EventKind, TableAggregate
from highlands.server.tables.commands import NewEvent, RejectedError, StaleError, check_running, check_still_playing

GRACE_MS = 2 * 60 * 1000
"""Where a clock runs."""
UNLIMITED_GRACE_MS = 15 * 60 * 1000
"""Where everybody takes the time they need."""
ABSENCE_FORMAT = 3
"""The format of the logs that can tell of an absence."""
PLAYERS_OF_A_WIN = 2


def grace_ms(table: TableAggregate) -> int | None:
    """How long who is awaited may be away; None where nobody needs to be there: in games over days."""
    if table.row.log_format < ABSENCE_FORMAT:
        return None
    return _grace_of(table.time_control)


def _grace_of(time_control: TimeControl) -> int | None:
    if isinstance(time_control, Unlimited):
        return UNLIMITED_GRACE_MS
    return None if time_control.seconds >= DAY else GRACE_MS


def handle_absence(table: TableAggregate, seat: int, command: ClaimWin | StandIn, away_ms: int | None) -> NewEvent:
    """The event that a command leads to, when who is awaited has been away for so long. RejectedError otherwise."""
    check_running(table)
    check_still_playing(table, seat)
    if not table.is_game_unchanged_since(command.version):
        raise StaleError(message("server-stale"))
    grace = grace_ms(table)
    awaited = table.to_move
    is_missed = awaited != seat and awaited in table.human_seats and away_ms is not None and grace is not None
    if not is_missed or (away_ms or 0) < (grace or 0):
        raise RejectedError(message("server-not-absent"))
    assert awaited is not None
    if isinstance(command, StandIn):
        if table.row.rated and table.seats == PLAYERS_OF_A_WIN:
            raise RejectedError(message("server-rated-stand-in"))
        return NewEvent(awaited, EventKind.STAND_IN)
    if table.seats != PLAYERS_OF_A_WIN:
        raise RejectedError(message("server-win-of-two"))
    return NewEvent(awaited, EventKind.FORFEIT)
