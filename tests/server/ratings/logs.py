"""Finished games at rated tables, past the rules: only how they ended counts here."""

from __future__ import annotations

import random
from typing import Any

from sqlalchemy import Connection, select

from highlands.server.store import Event, SeatRow, Store, TableRow
from highlands.server.store.ratings.schema import RATED_RESULTS, RATED_SEATS, RATINGS
from highlands.server.store.table_insertion import insert_table
from tests.server.store.sample_rows import table

NAMES = ("ann", "ben", "cat", "dan", "eve")


def rated_table(table_id: str, players: tuple[str, ...], result: str, at: int, **more: Any) -> TableRow:
    """A table at which these have played; a name that begins with `level ` is that of a bot."""
    seats = tuple(
        SeatRow(seat=seat, bot=name.removeprefix("level "))
        if name.startswith("level ")
        else SeatRow(seat=seat, secret_hash=f"{table_id} {seat}".encode(), name=name)
        for seat, name in enumerate(players)
    )
    return table(table_id, seats=seats, rated=True, finished_at=at, result=result, options="first A", **more)


async def add(store: Store, row: TableRow, players: tuple[str, ...], *events: Event) -> None:
    """Store a finished game."""

    def work(connection: Connection) -> None:
        insert_table(connection, row)
        for seat, name in enumerate(players):
            if not name.startswith("level "):
                seated = {"table_id": row.id, "seat": seat, "secret_hash": row.seats[seat].secret_hash}
                connection.execute(RATED_SEATS.insert().values(**seated, rated_id=f"id-{name}"))

    await store._database.write(work)
    for event in events:
        await store.append(row.id, event)


def random_games(number: int, seed: int) -> list[tuple[TableRow, tuple[str, ...]]]:
    """So many games of two, in the order in which they ended; several in the same millisecond."""
    chance = random.Random(seed)
    games = []
    for one in range(number):
        players = tuple(chance.sample([*NAMES, "level warrior"], 2))
        if all(name.startswith("level ") for name in players):
            continue
        result = chance.choice(
            ["played; A; A 5, B 3", "resigned; B; A 0, B 0", "draw; -; A 0, B 0", "abandoned; -; A 0, B 0"]
        )
        games.append((rated_table(f"t{chance.randrange(10**9)}", players, result, at=1000 + one // 3), players))
    return games


async def derived(store: Store) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
    """All that is stored of ratings, and of how they came about."""

    def work(connection: Connection) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
        ratings = connection.execute(select(RATINGS)).all()
        results = connection.execute(select(RATED_RESULTS)).all()
        return sorted(map(tuple, ratings)), sorted(map(tuple, results))

    return await store._database.read(work)
