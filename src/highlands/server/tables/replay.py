"""The replay of a game: its position after every move, as an observer may know it."""

from __future__ import annotations

import msgspec

from highlands.engine import kernel
from highlands.engine.state import State, new_state
from highlands.games.views import View
from highlands.server.tables.aggregate import End, TableAggregate
from highlands.server.tables.projection import Observer, check_started, observed_text


class ReplayFrame(msgspec.Struct, frozen=True):
    """The game after so many moves."""

    ply: int
    seat: int | None
    """Who made the move that led here; None in the first frame."""
    move: str | None
    view: View


class Replay(msgspec.Struct, frozen=True):
    """All frames so far."""

    table: str
    game: str
    options: str
    names: list[str | None]
    bots: list[str | None]
    revealed: bool
    """Whether all cards are shown, since the game is over; else each frame shows what this observer knew then."""
    end: End | None
    frames: list[ReplayFrame]


def project_replay(table: TableAggregate, observer: Observer) -> Replay:
    """A finished game with all cards revealed; of a running one what the observer could know at each moment.

    RejectedError before the start.
    """
    check_started(table)
    game, is_over = table.game, table.end is not None
    spec, kernel_observer = game.spec, game.observer_of(observer)

    def observed(state: State) -> State:
        if is_over:
            return state
        out = new_state(spec.state_dtype)
        kernel.observe(state, kernel_observer, out)
        return out

    history = game.history
    states = [state for state, _ in history] + [game.state]
    frames = [ReplayFrame(0, None, None, spec.view(observed(states[0])))]
    for ply, (before, move) in enumerate(history):
        text = move.text if is_over else observed_text(game, before, move, kernel_observer)
        seat = int(kernel.to_move(before))
        frames.append(ReplayFrame(ply + 1, seat, text, spec.view(observed(states[ply + 1]))))
    return Replay(
        table=table.row.id,
        game=table.row.game,
        options=table.row.options,
        names=[table.names.get(seat) for seat in range(game.seats)],
        bots=[table.bots.get(seat) for seat in range(game.seats)],
        revealed=is_over,
        end=table.end,
        frames=frames,
    )
