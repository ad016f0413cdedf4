"""What is shown of a table: to a seat, or to a spectator. Everything here is made from a concealed table."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Sequence

from highlands import kernel
from highlands.game import Game
from highlands.kernel import Table
from highlands.record import dump
from highlands.server.course import Course, Kind, result_text
from highlands.server.doing import free_undo
from highlands.server.messages import ClockState, Line, Opened, SeatState, State
from highlands.server.store.rows import Entry, Outage
from highlands.sight import LegalMoves, Move

Sight = int | None
"""A seat, or None for a spectator."""


def state_of(
    course: Course,
    sight: Sight,
    now: int,
    *,
    since: int = 0,
    here: Collection[int] = (),
    outages: Sequence[Outage] = (),
    rematch: str | None = None,
) -> State:
    """All that a sight may know now, with the lines of the log since it had so many."""
    row, rules = course.row, course.game.rules
    seen = course.game.seen(sight)
    is_over = course.end is not None
    acts = sight is not None and course.mover == sight and sight not in course.left
    return State(
        table=row.id,
        number=course.number,
        you=sight,
        seats=seats_of(course, here),
        begun=course.begun,
        clock=clock_of(course, now, outages),
        view=rules.view(seen, course.kept),  # type: ignore[arg-type]
        moves=LegalMoves(rules, seen).texts if acts else [],
        lines=[line_of(course, sight, entry) for entry in course.log[since:]],
        proposal=course.proposal,
        may_undo=sight is not None and may_undo(course, sight),
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


def line_of(course: Course, sight: Sight, entry: Entry) -> Line:
    """An entry of the log as a sight may know it. Moves taken back are shown as what they are: taken back."""
    text = entry.text
    if entry.kind == Kind.MOVE:
        text = seen_move(course, sight, entry)
    return Line(entry.number, entry.kind, entry.seat, text)


def seen_move(course: Course, sight: Sight, entry: Entry) -> str:
    """A move as a sight may know it; one that was taken back is not told again."""
    place = bisect_left(course.moved, entry.number)
    if place == len(course.moved) or course.moved[place] != entry.number:
        return ""
    table, move = course.game.made_at(place)
    return seen_text(course.game, table, move, course.game.sight_of(sight))


def seen_text(game: Game, before: Table, move: Move, watching: int) -> str:
    """A move that was made on a table, as the sight of this number may know it."""
    return game.rules.write_action(before, kernel.seen_action(before, move.action, watching))


def record_of(course: Course, sight: Sight) -> str:
    """The record: the whole of a finished game, and of a running one what the sight saw."""
    game: Game = course.game.copy()
    names = [course.names.get(seat) or course.bots.get(seat) or "?" for seat in range(game.seats)]
    game.headers["players"] = " | ".join(names)
    if course.end is None:
        return dump(game, sight)
    game.headers |= {"commitment": course.commitment, "salt": course.row.salt.hex()}
    if course.end.reason != "played":
        game.headers["note"] = result_text(course.end)
    return dump(game)
