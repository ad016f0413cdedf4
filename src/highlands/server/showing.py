"""What is shown of a table: to a seat, or to a spectator. Everything here is made from a concealed table."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Sequence

from highlands.engine import kernel
from highlands.engine.state import State
from highlands.play.game import Game
from highlands.play.record import dump, dump_full
from highlands.server.course import Course, Kind, result_text
from highlands.server.doing import free_undo
from highlands.server.messages import ClockState, Line, Opened, SeatState, TableState
from highlands.server.store.rows import Entry, Outage
from highlands.spec.observation import LegalMoves, Move

Observer = int | None
"""A seat, or None for a spectator."""


def state_of(
    course: Course,
    observer: Observer,
    now: int,
    *,
    since: int = 0,
    here: Collection[int] = (),
    outages: Sequence[Outage] = (),
    rematch: str | None = None,
) -> TableState:
    """All that a sight may know now, with the lines of the log since it had so many."""
    row, spec = course.row, course.game.spec
    observed = course.game.observe(observer)
    is_over = course.end is not None
    acts = observer is not None and course.mover == observer and observer not in course.left
    return TableState(
        table=row.id,
        number=course.number,
        you=observer,
        seats=seats_of(course, here),
        begun=course.begun,
        clock=clock_of(course, now, outages),
        view=spec.view(observed, course.kept),
        moves=LegalMoves(spec, observed).texts if acts else [],
        lines=[line_of(course, observer, entry) for entry in course.log[since:]],
        proposal=course.proposal,
        may_undo=observer is not None and may_undo(course, observer),
        hints=row.hints,
        end=course.end,
        commitment=course.commitment,
        opened=Opened(row.seed.hex(), row.salt.hex()) if is_over else None,
        rematch=rematch,
    )


def seats_of(course: Course, here: Collection[int]) -> list[SeatState]:
    """Who sits where."""
    return [SeatState(course.names.get(seat), course.bots.get(seat), seat in here) for seat in range(course.game.seats)]


def clock_of(course: Course, now: int, outages: Sequence[Outage]) -> ClockState:
    """The clock in this moment."""
    hands = course.hands
    left = [hands.left_at(seat, now, outages) for seat in range(course.game.seats)]
    return ClockState(course.clock, left, hands.running)


def may_undo(course: Course, seat: int) -> bool:
    """Whether asking for an undo makes sense."""
    if course.mover is None or seat not in course.people:
        return False
    if course.people == [seat]:
        return free_undo(course.game, seat) is not None
    return course.before_last_move_of(seat) is not None


def line_of(course: Course, observer: Observer, entry: Entry) -> Line:
    """An entry of the log as a sight may know it. Moves taken back are shown as what they are: taken back."""
    text = entry.text
    if entry.kind == Kind.MOVE:
        text = observed_move(course, observer, entry)
    return Line(entry.number, entry.kind, entry.seat, text)


def observed_move(course: Course, observer: Observer, entry: Entry) -> str:
    """A move as a sight may know it; one that was taken back is not told again."""
    place = bisect_left(course.moved, entry.number)
    if place == len(course.moved) or course.moved[place] != entry.number:
        return ""
    table, move = course.game.made_at(place)
    return observed_text(course.game, table, move, course.game.observer_of(observer))


def observed_text(game: Game[State], before: State, move: Move, watching: int) -> str:
    """A move that was made on a table, as the sight of this number may know it."""
    return game.spec.write_action(before, kernel.observed_action(before, move.action, watching))


def record_of(course: Course, observer: Observer) -> str:
    """The record: the whole of a finished game, and of a running one what the sight saw."""
    game: Game[State] = course.game.copy()
    names = [course.names.get(seat) or course.bots.get(seat) or "?" for seat in range(game.seats)]
    game.headers["players"] = " | ".join(names)
    if course.end is None:
        return dump(game, observer)
    game.headers |= {"commitment": course.commitment, "salt": course.row.salt.hex()}
    if course.end.reason != "played":
        game.headers["note"] = result_text(course.end)
    return dump_full(game)
