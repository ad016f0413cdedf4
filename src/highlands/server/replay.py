"""A game from its beginning, moment by moment, as a sight may know it."""

from __future__ import annotations

import msgspec

from highlands.engine import kernel
from highlands.engine.state import State, new_state
from highlands.games.views import View
from highlands.server.course import Course, End
from highlands.server.showing import Observer, observed_text


class MomentState(msgspec.Struct, frozen=True):
    """The table after so many moves."""

    ply: int
    seat: int | None
    """Who made the move that led here; None at the beginning."""
    move: str | None
    view: View


class Replay(msgspec.Struct, frozen=True):
    """All moments so far."""

    table: str
    game: str
    options: str
    names: list[str | None]
    bots: list[str | None]
    open: bool
    """Whether it is all open to see, since it is over; else it is what this sight could know at each moment."""
    end: End | None
    moments: list[MomentState]


def replay_of(course: Course, observer: Observer) -> Replay:
    """A finished game with all cards open; of a running one what the sight could see, moment by moment."""
    game, is_over = course.game, course.end is not None
    spec, watching = game.spec, game.observer_of(observer)

    def observed(table: State) -> State:
        if is_over:
            return table
        out = new_state(spec.state_dtype)
        kernel.observe(table, watching, out)
        return out

    history = game.history
    tables = [table for table, _ in history] + [game.state]
    moments = [MomentState(0, None, None, spec.view(observed(tables[0])))]
    for ply, (before, move) in enumerate(history):
        text = move.text if is_over else observed_text(game, before, move, watching)
        seat = int(kernel.to_move(before))
        moments.append(MomentState(ply + 1, seat, text, spec.view(observed(tables[ply + 1]))))
    return Replay(
        table=course.row.id,
        game=course.row.game,
        options=course.row.options,
        names=[course.names.get(seat) for seat in range(game.seats)],
        bots=[course.bots.get(seat) for seat in range(game.seats)],
        open=is_over,
        end=course.end,
        moments=moments,
    )
