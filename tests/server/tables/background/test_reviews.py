"""Reviews share the worker processes with bots and hints: one at a time for each address, a decision at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from highlands.i18n import message
from highlands.protocol.messages import MakeMove
from highlands.protocol.tables import SeatPlan
from highlands.protocol.time_controls import Unlimited
from highlands.review import review, to_json
from highlands.server.store import open_store
from highlands.server.tables.background import reviews as reviews_module
from highlands.server.tables.background.reviews import MAX_QUEUED_BY_ADDRESS, Reviews
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import TableManager
from highlands.server.tables.seating.plans import TablePlan
from highlands.thinking.fair_queue import Asker
from highlands.thinking.jobs import AnalyseDecision, ComposeReview, Job
from highlands.thinking.pool import BusyError, ThinkingError
from highlands.thinking.worker import carry_out
from tests.server.support.seating import take_seats

SECONDS = 240.0
FEW = 50
"""Iterations, where it does not matter how good the evaluation is."""

Using = Callable[[TableManager], Awaitable[None]]


def use(folder: Path, work: Using) -> None:
    """Run a coroutine with a table manager over an empty store."""

    async def run() -> None:
        async with asyncio.timeout(SECONDS), open_store(f"sqlite+aiosqlite:///{folder / 'games.db'}") as store:
            manager = TableManager(store, bot_processes=1)
            try:
                await work(manager)
            finally:
                await manager.stop()

    asyncio.run(run())


async def until(what: Callable[[], object]) -> None:
    while not what():
        await asyncio.sleep(0.005)


async def finished(manager: TableManager) -> LiveTable:
    """A table where a small game is over."""
    plan = TablePlan(
        game="schotten-totten",
        options="first A, colours 3, stones 3, hand 3",
        seats=(SeatPlan(), SeatPlan()),
        time_control=Unlimited(),
        public=False,
        hints=True,
        language="en",
    )
    table = await manager.table((await manager.create(plan)).id)
    await take_seats(table)
    while (mover := table.aggregate.to_move) is not None:
        await table.execute(mover, MakeMove(table.aggregate.version, table.aggregate.game.legal_moves[-1].text))
    return table


class Desk:
    """Takes jobs in place of the worker processes, and carries them out when it is told to."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Job, Asker, asyncio.Future[Any]]] = []
        self.done: list[Asker] = []

    async def ask(self, job: Job, asker: Asker) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.append((job, asker, answer))
        return await answer

    async def serve(self, address: str) -> None:
        """Carry out the job of an address."""
        await until(lambda: any(asker.address == address for _, asker, _ in self.waiting))
        place = next(place for place, (_, asker, _) in enumerate(self.waiting) if asker.address == address)
        job, asker, answer = self.waiting.pop(place)
        self.done.append(asker)
        answer.set_result(carry_out(job))


def test_a_review_by_worker_processes_is_the_review_of_the_game(tmp_path: Path):
    async def work(manager: TableManager) -> None:
        table = await finished(manager)
        reviews = Reviews(manager.thinking, iterations=FEW)
        state = await reviews.start(table, "here")
        assert await reviews.start(table, "elsewhere") is state
        await until(lambda: state.review is not None or state.error is not None)
        assert state.review is not None
        assert to_json(state.review) == to_json(review(table.aggregate.game, iterations=FEW))
        judged = [decision for decision in state.review.decisions if decision.evaluation is not None]
        assert state.done == state.total == len(judged) > 0

    use(tmp_path, work)


def test_an_address_has_one_review_made_at_a_time(tmp_path: Path):
    async def work(manager: TableManager) -> None:
        tables = [await finished(manager) for _ in range(MAX_QUEUED_BY_ADDRESS + 2)]
        desk = Desk()
        reviews = Reviews(desk, iterations=FEW)  # type: ignore[arg-type]
        states = [await reviews.start(table, "many") for table in tables[:MAX_QUEUED_BY_ADDRESS]]
        with pytest.raises(RejectedError) as refused:
            await reviews.start(tables[-2], "many")
        assert refused.value.message.id == "server-busy"
        other = await reviews.start(tables[-1], "other")
        for _ in range(3):
            await desk.serve("many")
        assert {asker.table for asker in desk.done} == {tables[0].id}
        assert len(desk.waiting) <= 2, "of each address one job waits at a time"
        while other.review is None:
            await desk.serve("other")
            await asyncio.sleep(0)
        assert states[0].review is None
        while states[-1].review is None:
            await desk.serve("many")
            await asyncio.sleep(0)
        first, last = (desk.done.index(Asker("many", states_table.id)) for states_table in (tables[0], tables[1]))
        assert first < last
        assert (await reviews.start(tables[-2], "many")).error is None
        reviews.close()

    use(tmp_path, work)


@pytest.mark.parametrize("failure", [ThinkingError(message("server-failed")), ValueError("it should not happen")])
def test_a_review_that_fails_says_so_and_can_be_asked_for_again(tmp_path: Path, failure: Exception):
    async def work(manager: TableManager) -> None:
        table = await finished(manager)
        desk = Desk()
        reviews = Reviews(desk, iterations=FEW)  # type: ignore[arg-type]
        state = await reviews.start(table, "here")
        await until(lambda: desk.waiting)
        desk.waiting.pop()[2].set_exception(failure)
        await until(lambda: state.error is not None)
        assert state.error == message("server-failed")
        again = await reviews.start(table, "here")
        while again.review is None:
            await desk.serve("here")
            await asyncio.sleep(0)
        reviews.close()

    use(tmp_path, work)


def test_a_decision_left_out_of_a_full_queue_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    refused: list[Job] = []

    async def work(manager: TableManager) -> None:
        table = await finished(manager)
        desk = Desk()
        reviews = Reviews(desk, iterations=FEW)  # type: ignore[arg-type]
        state = await reviews.start(table, "here")
        while state.review is None:
            await until(lambda: desk.waiting)
            if isinstance(desk.waiting[0][0], AnalyseDecision | ComposeReview) and len(refused) < 3:
                job, _, answer = desk.waiting.pop()
                answer.set_exception(BusyError(message("server-busy")))
                refused.append(job)
            else:
                await desk.serve("here")
            await asyncio.sleep(0)
        assert state.error is None

    monkeypatch.setattr(reviews_module, "RETRY_SECONDS", 0.001)
    use(tmp_path, work)
    assert len(refused) == 3


def test_the_oldest_reviews_are_forgotten_but_none_that_is_being_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def work(manager: TableManager) -> None:
        desk = Desk()
        reviews = Reviews(desk, iterations=FEW)  # type: ignore[arg-type]
        tables = [await finished(manager) for _ in range(4)]
        pending = await reviews.start(tables[0], "slow")
        for table in tables[1:]:
            state = await reviews.start(table, "quick")
            while state.review is None:
                await desk.serve("quick")
                await asyncio.sleep(0)
        assert reviews.state(tables[0].id) is pending
        assert reviews.state(tables[1].id) is None
        reviews.close()

    monkeypatch.setattr(reviews_module, "MAX_CACHED", 2)
    use(tmp_path, work)
