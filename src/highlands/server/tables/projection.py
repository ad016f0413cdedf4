"""Projections: what a seat or a spectator is sent of a table. Everything here is derived from their observation."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection
from functools import partial

import msgspec

from highlands.engine import kernel
from highlands.engine.state import State, new_state
from highlands.i18n import message
from highlands.play.game import Game
from highlands.play.record import dump, dump_full, write_by_seat
from highlands.protocol.messages import ClockState, RevealedSeed, RoundEnd, SeatState, TableEvent, TableState
from highlands.protocol.names import is_bot_name
from highlands.protocol.results import result_text
from highlands.server.store.rows import Event
from highlands.server.tables.aggregate import Claim, EventKind, TableAggregate, read_downtime
from highlands.server.tables.commands import RejectedError, free_undo
from highlands.server.tables.people.absence import grace_ms
from highlands.spec.observation import Move

Observer = int | None
"""A seat, or None for a spectator."""


Muted = frozenset[tuple[int, int]]
"""Which seats are not shown the greetings of which."""


def project_state(
    table: TableAggregate,
    observer: Observer,
    now: int,
    *,
    since: int = 0,
    connected: Collection[int] = (),
    rematch: str | None = None,
    muted: Muted = frozenset(),
) -> TableState:
    """All that an observer may know now, with the events from a version on."""
    public = project_public(table, now, connected=connected, rematch=rematch)
    return project_observed(table, public, observer, since, muted=muted)


def project_public(
    table: TableAggregate, now: int, *, connected: Collection[int] = (), rematch: str | None = None
) -> TableState:
    """What everybody may know alike, without the game itself: `project_observed` adds what an observer sees of it."""
    row = table.row
    return TableState(
        table=row.id,
        game=row.game,
        options=row.options,
        version=table.version,
        your_seat=None,
        seats=project_seats(table, connected),
        started=table.started,
        clock=project_clock(table, now),
        view=None,
        moves=[],
        events=[],
        round_end=None,
        proposal=table.proposal,
        can_undo=False,
        hints=row.hints,
        rated=row.rated,
        end=table.end,
        commitment=table.commitment,
        revealed_seed=RevealedSeed(row.seed.hex(), row.salt.hex()) if table.is_revealed else None,
        rematch=rematch,
        grace_ms=grace_ms(table),
        stood_in=sorted(table.stood_in),
        shared_deal=row.deal_id is not None,
    )


def project_observed(
    table: TableAggregate,
    public: TableState,
    observer: Observer,
    since: int,
    wants_position: bool = False,
    *,
    muted: Muted = frozenset(),
) -> TableState:
    """The same with the game as an observer sees it, and the events from a version on, but for muted greetings.

    If the position is wanted, it is there as text too.
    """
    observed = table.observed(observer) if table.started else None
    can_move = observer is not None and table.to_move == observer and observer in table.human_seats
    return msgspec.structs.replace(
        public,
        your_seat=observer,
        view=None if observed is None else table.spec.view(observed, table.view_cache),
        moves=table.legal_moves.texts if can_move else [],
        events=[
            project_event(table, observer, event)
            for event in table.events[since:]
            if event.kind != EventKind.GREET or (observer, event.seat) not in muted
        ],
        round_end=project_round_end(table, observer, since),
        can_undo=observer is not None and can_undo(table, observer),
        position=table.spec.write_position(observed) if wants_position and observed is not None else None,
        tournament=None if observer is None else table.row.tournament_id,
    )


def project_seats(table: TableAggregate, connected: Collection[int]) -> list[SeatState]:
    """Who sits where."""
    return [
        SeatState(
            name=table.names.get(seat),
            bot=table.bots.get(seat),
            is_bot=seat in table.bots or is_bot_name(table.names.get(seat)),
            connected=seat in connected,
            commitment=table.share_commitments.get(seat),
            share=table.shares[seat].hex() if seat in table.shares else None,
        )
        for seat in range(table.seats)
    ]


def project_clock(table: TableAggregate, now: int) -> ClockState:
    """The clock at this moment."""
    clock, seats = table.clock, range(table.seats)
    remaining = [clock.remaining_at(seat, now) for seat in seats]
    if not clock.vacation_ms:
        nobody: list[int | None] = [None] * table.seats
        return ClockState(
            table.time_control, remaining, clock.running, vacations=nobody, vacation_left=[0] * table.seats
        )
    ends = [clock.vacation_until(seat, now) for seat in seats]
    return ClockState(
        table.time_control,
        remaining,
        clock.running,
        vacations=[None if end is None else end - now for end in ends],
        vacation_left=[clock.vacation_left(seat) for seat in seats],
    )


def can_undo(table: TableAggregate, seat: int) -> bool:
    """Whether requesting an undo may succeed."""
    if table.to_move is None or seat not in table.human_seats or table.row.rated or table.row.keeps_seats:
        return False
    if table.human_seats == [seat]:
        return free_undo(table.game, seat) is not None
    return table.plies_before_last_move_of(seat) is not None


def project_event(table: TableAggregate, observer: Observer, event: Event) -> TableEvent:
    """An event as an observer may know it."""
    text = event.text
    if event.kind == EventKind.MOVE:
        text = observed_move(table, observer, event)
    elif event.kind == EventKind.CLAIM:
        text = Claim.read(text).public_text
    elif event.kind == EventKind.DOWNTIME:
        downtime = read_downtime(event)
        text = str(downtime.ended_at - downtime.started_at)
    return TableEvent(event.number, event.kind, event.seat, text)


def project_round_end(table: TableAggregate, observer: Observer, since: int) -> RoundEnd | None:
    """The latest round that ended with an event from a version on, and was followed by another."""
    ply = bisect_left(table.move_events, since)
    if ply == len(table.move_events):
        return None
    game, spec, rounds = table.game, table.spec, table.rounds
    if rounds[ply] == table.round:
        return None
    last = bisect_left(rounds, table.round) - 1
    before, move = game.made_at(last)
    ended = spec.end_of_round(before, move.action)
    if ended is None:
        return None
    observed = new_state(spec.state_dtype)
    kernel.observe(ended, game.observer_of(observer), observed)
    points, earlier = spec.outcome(ended).points, spec.outcome(before).points
    return RoundEnd(
        project_event(table, observer, table.events[table.move_events[last]]),
        spec.view(observed),
        [after - points_before for after, points_before in zip(points, earlier, strict=True)],
    )


def observed_move(table: TableAggregate, observer: Observer, event: Event) -> str:
    """A move's text as an observer may know it; empty for a move that was taken back."""
    ply = bisect_left(table.move_events, event.number)
    if ply == len(table.move_events) or table.move_events[ply] != event.number:
        return ""
    if event.seat == observer:
        return table.game.move_at(ply).text  # whoever makes a move sees it
    before, move = table.game.made_at(ply)
    return observed_text(table.game, before, move, table.game.observer_of(observer))


def observed_text(game: Game[State], before: State, move: Move, observer: int) -> str:
    """A move made in a state, as the kernels' observer of this number sees it."""
    observed = kernel.observed_action(before, move.action, observer)
    return move.text if observed == move.action else game.spec.write_action(before, observed)


def check_started(table: TableAggregate) -> None:
    """RejectedError before the start, when there is nothing to show."""
    if not table.started:
        raise RejectedError(message("server-not-begun"))


def project_record(table: TableAggregate, observer: Observer) -> Callable[[], str]:
    """The record: of a finished game the full one, of a running one what the observer has seen.

    It is written by the function that is returned, from a copy: of a long game that takes a while. RejectedError before
    the start.
    """
    check_started(table)
    game: Game[State] = table.game.copy()
    names = [table.names.get(seat) or table.bots.get(seat) or "?" for seat in range(game.seats)]
    game.headers["players"] = " | ".join(names)
    if not table.is_revealed or table.end is None:
        return partial(dump, game, observer)
    game.headers |= {"commitment": table.commitment, "salt": table.row.salt.hex()}
    if table.mixes_shares and table.shares:
        game.headers |= {
            "server seed": table.row.seed.hex(),
            "table": table.row.id,
            "share commitments": write_by_seat(table.share_commitments),
            "shares": write_by_seat({seat: share.hex() for seat, share in table.shares.items()}),
        }
    if table.end.reason != "played":
        game.headers["note"] = result_text(table.end)
    return partial(dump_full, game)
