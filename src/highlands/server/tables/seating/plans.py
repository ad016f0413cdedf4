"""What a new table is to be, and its row."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_bytes

import msgspec

from highlands.bots.levels import LEVELS
from highlands.games import game_spec
from highlands.i18n import message
from highlands.protocol.tables import SeatPlan
from highlands.protocol.time_controls import DAY, PerTurn, TimeControl, Unlimited
from highlands.server.clock import now
from highlands.server.seat_secrets import new_id
from highlands.server.store import SeatRow, TableRow
from highlands.server.tables.commands import RejectedError


class TablePlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The configuration of a new table."""

    game: str
    options: str
    """In the syntax of a record's header."""
    seats: tuple[SeatPlan, ...]
    time_control: TimeControl
    public: bool
    open_to_all: bool = False
    hints: bool
    rated: bool = False
    language: str


def check_plan(plan: TablePlan) -> None:
    """HighlandsError if a plan is not playable."""
    spec = game_spec(plan.game)
    options = spec.read_options(plan.options)
    seats = spec.seats_with(options)
    if len(plan.seats) != seats:
        raise RejectedError(message("server-wrong-seats", seats=seats))
    if all(seat.bot for seat in plan.seats):
        raise RejectedError(message("server-nobody"))
    if plan.open_to_all and not plan.public:
        raise RejectedError(message("server-open-private"))
    clock = plan.time_control
    if isinstance(clock, PerTurn) and clock.vacation_days and clock.seconds < DAY:
        raise RejectedError(message("server-vacation-days"))
    if plan.rated and plan.hints:
        raise RejectedError(message("server-rated-hints"))
    if plan.rated and isinstance(clock, Unlimited):
        # Who is about to lose could wait for ever.
        raise RejectedError(message("server-rated-clock"))
    if plan.rated and spec.is_reduced(options):
        # A game for study: many a one is won by whoever begins.
        raise RejectedError(message("server-rated-reduced"))
    # Only our own levels: elsewhere a bot's name can be a shell command.
    for seat in plan.seats:
        if seat.bot is not None and seat.bot not in LEVELS:
            raise RejectedError(message("server-no-level", name=seat.bot, levels=list(LEVELS)))


def new_table(
    plan: TablePlan,
    invitation_hashes: Sequence[bytes | None],
    *,
    spectator_hash: bytes,
    rematch_of: str | None = None,
) -> TableRow:
    """A table with a seed of its own, and the digests of the invitations to its seats."""
    return TableRow(
        id=new_id(),
        created_at=now(),
        game=plan.game,
        options=plan.options,
        public=plan.public,
        open_to_all=plan.open_to_all,
        hints=plan.hints,
        rated=plan.rated,
        language=plan.language,
        time_control=msgspec.json.encode(plan.time_control).decode(),
        seed=token_bytes(32),
        salt=token_bytes(32),
        spectator_hash=spectator_hash,
        rematch_of=rematch_of,
        seats=tuple(
            SeatRow(seat=seat, bot=planned.bot, invitation_hash=hashed)
            for seat, (planned, hashed) in enumerate(zip(plan.seats, invitation_hashes, strict=True))
        ),
    )
