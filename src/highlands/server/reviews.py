"""Reviews of finished games, one at a time, in the background."""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

import msgspec

from highlands.errors import HighlandsError
from highlands.game import Game
from highlands.review import Review, review
from highlands.server.doing import RefusedError
from highlands.server.tables import LiveTable
from highlands.words import Message, message

KEPT = 100
MOST_WAITING = 20


class ReviewState(msgspec.Struct):
    """How far a review is."""

    done: int = 0
    total: int = 0
    """Decisions; 0 as long as it waits."""
    review: Review | None = None
    failed: Message | None = None


class Reviews:
    """The latest ones; any can be made again, and comes out the same."""

    def __init__(self, *, iterations: int | None = None) -> None:
        """None yet."""
        self._states: OrderedDict[str, ReviewState] = OrderedDict()
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._iterations = iterations

    def state(self, table_id: str) -> ReviewState | None:
        """How far the review of a table is; None if nobody has asked for it."""
        return self._states.get(table_id)

    def begin(self, table: LiveTable) -> ReviewState:
        """Begin a review, unless it has begun."""
        end = table.course.end
        if end is None or end.reason != "played":
            raise RefusedError(message("server-not-over"))
        if (known := self._states.get(table.id)) is not None and known.failed is None:
            return known
        if sum(state.review is None and state.failed is None for state in self._states.values()) >= MOST_WAITING:
            raise RefusedError(message("server-busy"))
        state = self._states[table.id] = ReviewState()
        while len(self._states) > KEPT:
            self._states.popitem(last=False)
        self._pool.submit(self._make, table.course.game.copy(), state)
        return state

    def _make(self, game: Game, state: ReviewState) -> None:
        def progress(done: int, total: int) -> None:
            state.done, state.total = done, total

        try:
            state.review = review(game, iterations=self._iterations, workers=1, progress=progress)
        except HighlandsError as error:
            state.failed = error.message

    def close(self) -> None:
        """Begin no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
