"""Reviews of finished games, made in the background by worker processes."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from typing import Any

import msgspec

from highlands.i18n import Message, message
from highlands.protocol.messages import End
from highlands.review import Evaluation, Review
from highlands.review.analysis import ITERATIONS
from highlands.server.tables.aggregate import TableAggregate
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.live_table import LiveTable
from highlands.spec.game_spec import Outcome
from highlands.thinking.fair_queue import Asker
from highlands.thinking.jobs import AnalyseDecision, ComposeReview, Decisions, FinishedGame, Job, ListDecisions
from highlands.thinking.pool import BusyError, ThinkingError, ThinkingPool

log = logging.getLogger("highlands.server")

MAX_CACHED = 300
MAX_QUEUED = 200
MAX_QUEUED_BY_ADDRESS = 5
RETRY_SECONDS = 5.0
"""Pause before a job is asked again that was left out of a full queue."""


class ReviewState(msgspec.Struct):
    """The progress of a review, and its result."""

    done: int = 0
    """Decisions judged so far."""
    total: int = 0
    """Decisions to judge; 0 while the review is queued."""
    review: Review | None = None
    error: Message | None = None


class Reviews:
    """The latest reviews. A review is deterministic, so one that was evicted can be made again.

    Those of one address are made one after another, each decision as a job of its own.
    """

    def __init__(self, thinking: ThinkingPool, *, iterations: int | None = None) -> None:
        """No review yet."""
        self._thinking = thinking
        self.iterations = iterations or ITERATIONS
        """For each decision, in the reviews that begin from now on."""
        self._states: OrderedDict[str, ReviewState] = OrderedDict()
        self._queues: dict[str, deque[tuple[str, FinishedGame, ReviewState]]] = {}
        """By address: table ids with their games, in the order of the requests; the first is being made."""
        self._tasks: set[asyncio.Task[None]] = set()

    def state(self, table_id: str) -> ReviewState | None:
        """The progress of a table's review; None if nobody has requested one."""
        return self._states.get(table_id)

    async def start(self, table: LiveTable, address: str) -> ReviewState:
        """Queue a review for who asks from an address, unless there is one."""
        game = await table.read(finished_game)
        if (known := self._states.get(table.id)) is not None and known.error is None:
            return known
        queue = self._queues.get(address, ())
        if len(queue) >= MAX_QUEUED_BY_ADDRESS or sum(map(len, self._queues.values())) >= MAX_QUEUED:
            raise RejectedError(message("server-busy"))
        self._forget_oldest()
        state = self._states[table.id] = ReviewState()
        if address not in self._queues:
            self._queues[address] = deque()
            task = asyncio.get_running_loop().create_task(self._make_all(address))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._queues[address].append((table.id, game, state))
        return state

    def _forget_oldest(self) -> None:
        done = [table_id for table_id, state in self._states.items() if state.review or state.error]
        for table_id in done[: max(0, len(self._states) - MAX_CACHED)]:
            del self._states[table_id]

    async def _make_all(self, address: str) -> None:
        """Make the reviews that an address has asked for, one after another."""
        queue = self._queues[address]
        while queue:
            table_id, game, state = queue[0]
            try:
                await self._make(Asker(address, table_id), game, state)
            except ThinkingError as error:
                state.error = error.message
            except Exception:
                log.exception("review failed", extra={"table": table_id})
                state.error = message("server-failed")
            queue.popleft()
        del self._queues[address]

    async def _make(self, asker: Asker, game: FinishedGame, state: ReviewState) -> None:
        decisions: Decisions = await self._ask(ListDecisions(game), asker)
        state.total = len(decisions)
        evaluations: dict[int, Evaluation] = {}
        iterations = self.iterations
        for observed, action in decisions:
            job = AnalyseDecision(observed, action, iterations)
            evaluations[observed.ply] = await self._ask(job, asker)
            state.done += 1
        state.review = await self._ask(ComposeReview(game, evaluations), asker)

    async def _ask(self, job: Job, asker: Asker) -> Any:
        """What a job leads to, even if it has to wait until others have had their turn."""
        while True:
            try:
                return await self._thinking.ask(job, asker)
            except BusyError:
                await asyncio.sleep(RETRY_SECONDS)

    def close(self) -> None:
        """Stop all work."""
        for task in self._tasks:
            task.cancel()


def finished_game(table: TableAggregate) -> FinishedGame:
    """A game that has ended in whichever way, and how it came out; RejectedError while it runs."""
    if table.end is None:
        raise RejectedError(message("server-not-over"))
    if table.is_sealed:
        raise RejectedError(message("tournament-sealed"))
    return FinishedGame.of(table.game, table.game.outcome or broken_off(table.end))


def broken_off(end: End) -> Outcome:
    """The outcome of a game that ended by a resignation, a lost clock or an agreement."""
    sharing = end.winners or range(len(end.points))
    returns = [2 / len(sharing) - 1 if seat in sharing else -1.0 for seat in range(len(end.points))]
    return Outcome(end.winners, end.points, returns)
