"""The replay of a game: its position after every move, as an observer may know it, a page at a time.

A match of 99 rounds has thousands of positions. So the past is copied while the table is locked, and shown from the
copy in a worker thread (`HistoryReader`), never on the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from highlands.engine import kernel
from highlands.engine.state import State, new_state
from highlands.games.views import View
from highlands.i18n import message
from highlands.play.game import Game
from highlands.protocol.messages import End
from highlands.server.tables.aggregate import TableAggregate
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.projection import Observer, check_started, observed_text

T = TypeVar("T")

MAX_FRAMES = 32
"""Frames of a page."""
MAX_MOVES = 1000
"""Moves of a page, which are much smaller."""
MAX_WAITING = 64
MAX_PICTURES_WAITING = 8
"""A picture takes longer, and another can stand for it."""


class ReplayFrame(msgspec.Struct, frozen=True):
    """The game after so many moves."""

    ply: int
    seat: int | None
    """Who made the move that led here; None in the first frame."""
    move: str | None
    view: View


class Replay(msgspec.Struct, frozen=True):
    """A page of frames. There is one frame more than moves."""

    table: str
    game: str
    options: str
    names: list[str | None]
    bots: list[str | None]
    revealed: bool
    """Whether all cards are shown, since the game is over; else each frame shows what this observer knew then."""
    end: End | None
    plies: int
    """How many moves have been made."""
    frames: list[ReplayFrame]


class ReplayMove(msgspec.Struct, frozen=True):
    """A move without its position."""

    seat: int
    text: str
    round: int
    """The round in which it was made, from 1."""


class ReplayMoves(msgspec.Struct, frozen=True):
    """A page of moves."""

    revealed: bool
    plies: int
    """How many moves have been made."""
    moves: list[ReplayMove]


class History(msgspec.Struct, frozen=True):
    """A copy of what a table has been until now, for one observer. Whatever is read from it is an observation."""

    table: str
    options: str
    names: list[str | None]
    bots: list[str | None]
    end: End | None
    game: Game[State]
    observer: int
    """For the kernels."""
    is_revealed: bool
    """Whether all cards may be shown."""

    def frames(self, first: int) -> Replay:
        """The page of frames that begins at one of them."""
        last = min(self.game.made, first + MAX_FRAMES - 1)
        return Replay(
            table=self.table,
            game=self.game.spec.name,
            options=self.options,
            names=self.names,
            bots=self.bots,
            revealed=self.is_revealed,
            end=self.end,
            plies=self.game.made,
            frames=[self._frame(ply) for ply in range(first, last + 1)],
        )

    def moves(self, first: int) -> ReplayMoves:
        """The page of moves that begins at one of them."""
        last = min(self.game.made, first + MAX_MOVES)
        return ReplayMoves(self.is_revealed, self.game.made, [self._move(ply) for ply in range(first, last)])

    def drawing(self) -> str:
        """The position as it is now, as SVG."""
        return self.game.spec.picture(self._observed(self.game.state))

    def _frame(self, ply: int) -> ReplayFrame:
        state = self.game.state if ply == self.game.made else self.game.made_at(ply)[0]
        view = self.game.spec.view(self._observed(state))
        if ply == 0:
            return ReplayFrame(0, None, None, view)
        made = self._move(ply - 1)
        return ReplayFrame(ply, made.seat, made.text, view)

    def _move(self, ply: int) -> ReplayMove:
        before, move = self.game.made_at(ply)
        text = move.text if self.is_revealed else observed_text(self.game, before, move, self.observer)
        return ReplayMove(int(kernel.to_move(before)), text, self.game.spec.round(before))

    def _observed(self, state: State) -> State:
        if self.is_revealed:
            return state
        out = new_state(self.game.spec.state_dtype)
        kernel.observe(state, self.observer, out)
        return out


def copy_history(table: TableAggregate, observer: Observer) -> History:
    """A copy of a table's past: references only, however long it is. RejectedError before the start."""
    check_started(table)
    seats = range(table.game.seats)
    return History(
        table=table.row.id,
        options=table.row.options,
        names=[table.names.get(seat) for seat in seats],
        bots=[table.bots.get(seat) for seat in seats],
        end=table.end,
        game=table.game.copy(),
        observer=table.game.observer_of(observer),
        is_revealed=table.is_revealed,
    )


class HistoryReader:
    """Reads tables' pasts in a thread: one at a time, and with an end to the queue."""

    def __init__(self, max_waiting: int = MAX_WAITING) -> None:
        """Nobody waits."""
        self._max_waiting = max_waiting
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="history")
        self._waiting = 0

    async def read(self, table: LiveTable, observer: Observer, show: Callable[[History], T]) -> T:
        """What a function makes of a table's past; RejectedError if too many are waiting."""
        history = await table.read(lambda aggregate: copy_history(aggregate, observer))
        return await self.run(lambda: show(history))

    async def run(self, work: Callable[[], T]) -> T:
        """Run a function of copies; RejectedError if too many are waiting."""
        if self._waiting >= self._max_waiting:
            raise RejectedError(message("server-busy"))
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Do no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
