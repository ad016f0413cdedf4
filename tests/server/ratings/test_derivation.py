"""Ratings are what all finished games give in their order, each once, whoever derives them and when."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from highlands.server.ratings.model import NEW, rate_games
from highlands.server.ratings.ratings import RatingKeeper
from highlands.server.store import Store, open_store
from highlands.server.store.ratings import Pool, rating_rows, recompute
from highlands.server.store.ratings.rows import RatedGame, RatedResult, Ratings
from highlands.server.store.ratings.schema import RATED_SEATS
from tests.server.ratings.logs import add, derived, random_games, rated_table
from tests.server.store.sample_rows import event, using

POOL = Pool("schotten-totten", "")
WON, LOST = "played; A; A 5, B 3", "played; B; A 3, B 5"


def test_recomputing_gives_the_same_numbers_whatever_came_late(url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rating_rows, "SETTLED_AT_ONCE", 7)
    games = random_games(40, seed=3)
    chance = random.Random(4)

    async def work(store: Store) -> object:
        keeper = RatingKeeper(store)
        late = chance.sample(games, len(games))
        while late:
            for row, players in [late.pop() for _ in range(min(len(late), chance.randint(1, 6)))]:
                await add(store, row, players)
            await keeper.settle()
        return await derived(store)

    incremental = using(url, work)
    assert incremental[0], "something was rated"
    recomputed = asyncio.run(recompute(url, rate_games))
    assert recomputed.games == len(games)
    assert recomputed.different == 0
    assert using(url, derived) == incremental


def test_recomputing_holds_up_no_writer_while_it_folds_and_replaces_what_is_different(tmp_path: Path):
    database = tmp_path / "games.db"
    url = f"sqlite+aiosqlite:///{database}"
    games = random_games(12, seed=6)

    async def work(store: Store) -> object:
        for row, players in games:
            await add(store, row, players)
        await RatingKeeper(store).settle()
        return await derived(store)

    rated = using(url, work)
    folded = 0

    def another_model(games: Sequence[RatedGame], ratings: Ratings) -> tuple[list[RatedResult], set[str]]:
        nonlocal folded
        folded += 1
        # As a move of somebody who plays meanwhile: it is stored at once, or fails.
        with closing(sqlite3.connect(database, timeout=0.1, isolation_level=None)) as writer:
            writer.execute("BEGIN IMMEDIATE")
            writer.execute("ROLLBACK")
        return rate_games(list(reversed(games)), ratings)

    changed = asyncio.run(recompute(url, another_model))
    assert folded == 1
    assert changed.different > 0
    assert using(url, derived) != rated
    assert asyncio.run(recompute(url, rate_games)).different == changed.different
    assert using(url, derived) == rated


def test_two_nodes_that_hear_of_the_same_end_rate_it_once(url: str):
    async def work() -> None:
        async with open_store(url) as one, open_store(url) as other:
            for number, (row, players) in enumerate(random_games(12, seed=5)):
                await add(one if number % 2 else other, row, players)
            await asyncio.gather(*(RatingKeeper(store).settle() for store in (one, other, one, other)))
            ratings, results = await derived(one)
            assert sum(games for *_, games in ratings) == len(results)

    asyncio.run(work())
    assert asyncio.run(recompute(url, rate_games)).different == 0


def test_a_node_that_died_before_it_rated_a_game_leaves_that_to_the_next(url: str):
    async def ends(store: Store) -> None:
        await add(store, rated_table("a", ("ann", "ben"), WON, at=5), ("ann", "ben"))

    async def starts(store: Store) -> None:
        running = asyncio.create_task(RatingKeeper(store).run())
        async with asyncio.timeout(30):
            while await store.ratings.of("id-ann", POOL) is None:
                await asyncio.sleep(0.01)
        running.cancel()

    using(url, ends)
    using(url, starts)


def test_only_the_seat_that_the_log_says_was_claimed_is_rated(url: str):
    """Of two who claimed a seat at once, the other one's row stays behind."""

    async def work(store: Store) -> None:
        await add(store, rated_table("a", ("ann", "ben"), WON, at=5), ("ann", "ben"))
        late = RATED_SEATS.insert().values(table_id="a", seat=0, secret_hash=b"another", rated_id="id-cat")
        await store._database.write(lambda connection: connection.execute(late))
        await RatingKeeper(store).settle()
        assert await store.ratings.of("id-cat", POOL) is None
        ann = await store.ratings.of("id-ann", POOL)
        assert ann is not None
        assert ann.mean > NEW.mean

    using(url, work)


def test_in_a_game_of_several_the_log_says_who_dropped_out(url: str):
    async def work(store: Store) -> None:
        players = ("ann", "ben", "cat")
        row = rated_table("a", players, "played; A; A 9, B 5, C 3", at=5, game="verraeter")
        await add(store, row, players, event(0, "", seat=0, kind="resign"), event(1, "", seat=1, kind="stand-in"))
        await store.append("a", event(2, "", seat=1, kind="return"))
        await RatingKeeper(store).settle()
        pool = Pool("verraeter", "")
        ann, ben, cat = [await store.ratings.of(f"id-{name}", pool) for name in players]
        assert None not in (ann, ben, cat)
        assert ann.mean < ben.mean == cat.mean  # type: ignore[union-attr]

    using(url, work)
