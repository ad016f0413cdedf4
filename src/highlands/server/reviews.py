"""Reviews of finished games, one at a time, in the background."""

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
from highlands.server.course import Course
from highlands.server.doing import RefusedError
from highlands.server.tables import LiveTable

log = logging.getLogger("highlands.server")

KEPT = 100
MOST_WAITING = 20


class ReviewState(msgspec.Struct):
    """How far a review is."""

    done: int = 0
    total: int = 0
    """Decisions; 0 as long as it waits."""
    review: Review | None = None
    failed: Message | None = None


class ClosingError(Exception):
    """The server stops: nobody waits for this review any more."""


class Reviews:
    """The latest ones; any can be made again, and comes out the same."""

    def __init__(self, *, iterations: int | None = None) -> None:
        """None yet."""
        self._states: OrderedDict[str, ReviewState] = OrderedDict()
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._iterations = iterations
        self._closing = False

    def state(self, table_id: str) -> ReviewState | None:
        """How far the review of a table is; None if nobody has asked for it."""
        return self._states.get(table_id)

    async def begin(self, table: LiveTable) -> ReviewState:
        """Begin a review, unless it has begun."""
        game = await table.read(played_out)
        if (known := self._states.get(table.id)) is not None and known.failed is None:
            return known
        if sum(state.review is None and state.failed is None for state in self._states.values()) >= MOST_WAITING:
            raise RefusedError(message("server-busy"))
        state = self._states[table.id] = ReviewState()
        while len(self._states) > KEPT:
            self._states.popitem(last=False)
        self._pool.submit(self._make, game, state, table.id)
        return state

    def _make(self, game: Game[State], state: ReviewState, table_id: str) -> None:
        def progress(done: int, total: int) -> None:
            state.done, state.total = done, total
            if self._closing:
                raise ClosingError

        try:
            state.review = review(game, iterations=self._iterations, workers=1, progress=progress)
        except ClosingError:
            pass
        except HighlandsError as error:
            state.failed = error.message
        except Exception:
            log.exception("a review failed", extra={"table": table_id})
            state.failed = message("server-failed")

    def close(self) -> None:
        """Begin no more, and break off the one that is being made: a process ends only when its threads have."""
        self._closing = True
        self._pool.shutdown(wait=False, cancel_futures=True)


def played_out(course: Course) -> Game[State]:
    """A copy of a game that can be reviewed; RefusedError for any other."""
    if course.end is None:
        raise RefusedError(message("server-not-over"))
    if course.end.reason != "played":
        raise RefusedError(message("server-broken-off"))
    return course.game.copy()
