"""A review is made at one node and known at all; if that node dies, it is made at another."""

from __future__ import annotations

import asyncio

import pytest

from highlands.protocol.messages import Resign
from highlands.server.tables.background import shared_reviews
from highlands.server.tables.background.reviews import Reviews, ReviewState
from highlands.server.tables.background.shared_reviews import SharedReviews
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import TableManager
from tests.server.support.managers import everywhere, first_move, until, with_nodes


async def over(managers: list[TableManager]) -> list[LiveTable]:
    """A game that was given up after a move."""
    tables = await everywhere(managers, None, None)
    await tables[0].execute(0, first_move(tables[0]))
    await tables[0].execute(0, Resign(tables[0].aggregate.version))
    await until(lambda: all(table.aggregate.end is not None for table in tables))
    return tables


def test_a_review_is_made_at_one_node_and_known_at_all(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        tables = await over(managers)
        made = [Reviews(manager.thinking, iterations=20) for manager in managers]
        shared = [
            SharedReviews(manager.store, reviews, manager.spawn)
            for manager, reviews in zip(managers, made, strict=True)
        ]
        assert await shared[1].state(tables[1], "there") is None
        await shared[0].start(tables[0], "here")
        await shared[1].start(tables[1], "there")
        assert made[1].state(tables[1].id) is None, "the other node makes it"
        state: ReviewState | None = None
        for _ in range(600):
            state = await shared[1].state(tables[1], "there")
            assert state is not None
            if state.review is not None:
                break
            await asyncio.sleep(0.1)
        own = made[0].state(tables[0].id)
        assert state is not None
        assert state.review is not None
        assert own is not None
        assert own.review is not None
        assert len(state.review.decisions) == len(own.review.decisions)
        for reviews in made:
            reviews.close()

    with_nodes(postgres_url, 2, work)


def test_the_review_of_a_node_that_died_is_made_where_somebody_asks(postgres_url: str, monkeypatch: pytest.MonkeyPatch):
    async def work(managers: list[TableManager]) -> None:
        tables = await over(managers)
        made = [Reviews(manager.thinking, iterations=20) for manager in managers]
        shared = [
            SharedReviews(manager.store, reviews, manager.spawn)
            for manager, reviews in zip(managers, made, strict=True)
        ]
        row = shared[0]._row(tables[0].id, ReviewState())
        assert await managers[0].store.reviews.claim(row, silent_since=0)
        await shared[1].state(tables[1], "there")
        assert made[1].state(tables[1].id) is None, "it may still be alive"
        monkeypatch.setattr(shared_reviews, "SILENT_MS", 0)
        await shared[1].state(tables[1], "there")
        assert made[1].state(tables[1].id) is not None
        for reviews in made:
            reviews.close()

    with_nodes(postgres_url, 2, work)
