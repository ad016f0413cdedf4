"""Which tournaments there can be, and the tables that they are played at."""

from __future__ import annotations

from secrets import token_bytes

import msgspec

from highlands.bots.levels import LEVELS
from highlands.errors import HighlandsError
from highlands.games import game_spec
from highlands.i18n import message
from highlands.protocol.secrets import new_secret
from highlands.protocol.time_controls import DAY, Fischer, PerTurn, Unlimited
from highlands.server.clock import now
from highlands.server.seat_secrets import digest
from highlands.server.store import SeatRow, TableRow
from highlands.server.store.tournaments import DealRow, TournamentRow
from highlands.tournaments import TournamentPlan

MAX_AHEAD_MS = 366 * DAY * 1000
"""How far ahead a start may be."""
TWO = 2


def check_plan(plan: TournamentPlan) -> TournamentPlan:
    """The plan with a name that can be shown; HighlandsError if it can't be played."""
    name = " ".join(plan.name.split())
    if not name or not name.isprintable():
        raise HighlandsError(message("server-name-unreadable"))
    fewest, _ = seat_range(plan)
    if plan.format != "groups" and fewest != TWO:
        raise HighlandsError(message("tournament-wrong-format"))
    if isinstance(plan.time_control, Unlimited):
        raise HighlandsError(message("tournament-needs-clock"))
    if plan.fill_level not in LEVELS:
        raise HighlandsError(message("server-no-level", name=plan.fill_level, levels=list(LEVELS)))
    if plan.paired_deals:
        _check_paired(plan)
    clock = plan.time_control
    if isinstance(clock, PerTurn) and clock.vacation_days and clock.seconds < DAY:
        raise HighlandsError(message("server-vacation-days"))
    if plan.starts_at is not None and not now() - DAY * 1000 <= plan.starts_at <= now() + MAX_AHEAD_MS:
        raise HighlandsError(message("tournament-wrong-start"))
    for seats in range(fewest, seat_range(plan)[1] + 1):
        options = table_options(plan, seats)
        if plan.rated and is_reduced(plan.game, options):
            raise HighlandsError(message("server-rated-reduced"))
    return msgspec.structs.replace(plan, name=name)


def _check_paired(plan: TournamentPlan) -> None:
    if plan.admits_bots:
        raise HighlandsError(message("tournament-paired-people"))
    if plan.format == "arena":
        raise HighlandsError(message("tournament-paired-arena"))
    if not _is_played_together(plan):
        raise HighlandsError(message("tournament-paired-together"))
    if plan.rated:
        raise HighlandsError(message("tournament-paired-rated"))


def _is_played_together(plan: TournamentPlan) -> bool:
    """Whether those who play a round know each other, and play it at the same time.

    Who plays the same shuffle later, or has a second key at another table, would know the other's hand.
    """
    is_quick = isinstance(plan.time_control, Fischer) and plan.time_control.seconds < DAY
    return is_quick and not plan.public and plan.round_every_seconds is None


def seat_range(plan: TournamentPlan) -> tuple[int, int]:
    """How few and how many can play at a table."""
    info = game_spec(plan.game).info()
    return info.fewest_seats, info.most_seats


def table_options(plan: TournamentPlan, seats: int) -> str:
    """The options of a table with so many seats, as a record's header has them. The first seat begins."""
    spec = game_spec(plan.game)
    info = spec.info()
    chosen: dict[str, bool | int] = dict(plan.options)
    if info.seats_option is not None:
        chosen[info.seats_option] = seats
    chosen |= {option.name: 0 for option in info.options if option.kind == "seat"}
    return spec.write_options(spec.make_options(**chosen))


def is_reduced(game: str, options: str) -> bool:
    """Whether a game with these options is one for study."""
    spec = game_spec(game)
    return spec.is_reduced(spec.read_options(options))


def new_deal(deal_id: str, tournament_id: str) -> DealRow:
    """A shuffle for several tables."""
    return DealRow(id=deal_id, tournament_id=tournament_id, seed=token_bytes(32), salt=token_bytes(32))


def tournament_table(
    row: TournamentRow, plan: TournamentPlan, table_id: str, levels: list[str | None], deal: DealRow | None
) -> TableRow:
    """A table of a tournament: nobody is invited, its seats are kept for those who were paired.

    Whoever watches a public tournament may watch its tables, but none whose shuffle others play.
    """
    return TableRow(
        id=table_id,
        created_at=now(),
        game=plan.game,
        options=table_options(plan, len(levels)),
        public=plan.public and deal is None,
        hints=False,
        # What the server's bots play among themselves says nothing of any player.
        rated=plan.rated and None in levels,
        language=row.language,
        time_control=msgspec.json.encode(plan.time_control).decode(),
        seed=token_bytes(32) if deal is None else deal.seed,
        salt=token_bytes(32) if deal is None else deal.salt,
        # Nobody has this secret.
        spectator_hash=digest(new_secret()),
        deal_id=None if deal is None else deal.id,
        seats=tuple(SeatRow(seat=seat, bot=level) for seat, level in enumerate(levels)),
    )
