"""Reviews of finished games, made one at a time by a background thread."""

from __future__ import annotations

import logging
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

import msgspec

from highlands.engine.state import State
from highlands.errors import HighlandsError
from highlands.i18n import Message, message
from highlands.play.game import Game
from highlands.review import Review, review
from highlands.server.tables.aggregate import End, TableAggregate
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.live_table import LiveTable
from highlands.spec.game_spec import Outcome

log = logging.getLogger("highlands.server")

MAX_CACHED = 100
MAX_QUEUED = 20


class ReviewState(msgspec.Struct):
    """The progress of a review, and its result."""

    done: int = 0
    """Decisions judged so far."""
    total: int = 0
    """Decisions to judge; 0 while the review is queued."""
    review: Review | None = None
    error: Message | None = None


class _CancelledError(Exception):
    """The server is stopping."""


class Reviews:
    """The latest reviews. A review is deterministic, so one that was evicted can be made again."""

    def __init__(self, *, iterations: int | None = None) -> None:
        """No review yet."""
        self._states: OrderedDict[str, ReviewState] = OrderedDict()
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._iterations = iterations
        self._closing = False

    def state(self, table_id: str) -> ReviewState | None:
        """The progress of a table's review; None if nobody has requested one."""
        return self._states.get(table_id)

    async def start(self, table: LiveTable) -> ReviewState:
        """Queue a review, unless there is one."""
        game, outcome = await table.read(finished_game)
        if (known := self._states.get(table.id)) is not None and known.error is None:
            return known
        if sum(state.review is None and state.error is None for state in self._states.values()) >= MAX_QUEUED:
            raise RejectedError(message("server-busy"))
        state = self._states[table.id] = ReviewState()
        while len(self._states) > MAX_CACHED:
            self._states.popitem(last=False)
        self._pool.submit(self._run, game, outcome, state, table.id)
        return state

    def _run(self, game: Game[State], outcome: Outcome, state: ReviewState, table_id: str) -> None:
        def progress(done: int, total: int) -> None:
            state.done, state.total = done, total
            if self._closing:
                raise _CancelledError

        try:
            state.review = review(game, outcome=outcome, iterations=self._iterations, workers=1, progress=progress)
        except _CancelledError:
            pass
        except HighlandsError as error:
            state.error = error.message
        except Exception:
            log.exception("review failed", extra={"table": table_id})
            state.error = message("server-failed")

    def close(self) -> None:
        """Cancel the queue and the running review: a process ends only when its threads have."""
        self._closing = True
        self._pool.shutdown(wait=False, cancel_futures=True)


def finished_game(table: TableAggregate) -> tuple[Game[State], Outcome]:
    """A copy of a game that has ended in whichever way, and how it came out; RejectedError while it runs."""
    if table.end is None:
        raise RejectedError(message("server-not-over"))
    return table.game.copy(), table.game.outcome or broken_off(table.end)


def broken_off(end: End) -> Outcome:
    """The outcome of a game that ended by a resignation, a lost clock or an agreement."""
    sharing = end.winners or range(len(end.points))
    returns = [2 / len(sharing) - 1 if seat in sharing else -1.0 for seat in range(len(end.points))]
    return Outcome(end.winners, end.points, returns)
