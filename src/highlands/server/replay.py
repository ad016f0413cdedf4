"""A game from its beginning, moment by moment, as a sight may know it."""

from __future__ import annotations

import msgspec

from highlands import kernel
from highlands.games.schotten_totten.view import SchottenTottenView
from highlands.games.verraeter.view import VerraeterView
from highlands.kernel import Table, new_table
from highlands.server.course import Course, End
from highlands.server.showing import Sight, seen_text


class MomentState(msgspec.Struct, frozen=True):
    """The table after so many moves."""

    ply: int
    seat: int | None
    """Who made the move that led here; None at the beginning."""
    move: str | None
    view: SchottenTottenView | VerraeterView


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


def replay_of(course: Course, sight: Sight) -> Replay:
    """A finished game with all cards open; of a running one what the sight could see, moment by moment."""
    game, is_over = course.game, course.end is not None
    rules, watching = game.rules, game.sight_of(sight)

    def seen(table: Table) -> Table:
        if is_over:
            return table
        out = new_table(rules.table_dtype)
        kernel.conceal(table, watching, out)
        return out

    history = game.history
    tables = [table for table, _ in history] + [game.table]
    moments = [MomentState(0, None, None, rules.view(seen(tables[0])))]  # type: ignore[arg-type]
    for ply, (before, move) in enumerate(history):
        text = move.text if is_over else seen_text(game, before, move, watching)
        seat = int(kernel.to_move(before))
        moments.append(MomentState(ply + 1, seat, text, rules.view(seen(tables[ply + 1]))))  # type: ignore[arg-type]
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
