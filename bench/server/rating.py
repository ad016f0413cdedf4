"""Ratings: deriving those of very many finished games anew from the store."""

import asyncio
import random
import tempfile
import time
from functools import partial
from pathlib import Path

from rich.progress import Progress
from sqlalchemy import Connection

from bench.measure import Bar, Pace, Row
from highlands.server.ratings.model import rate_games
from highlands.server.store import open_store
from highlands.server.store.ratings import recompute
from highlands.server.store.ratings.schema import RATED_SEATS
from highlands.server.store.schema import SEATS, TABLES

GAMES = 100_000
PLAYERS = 2_000
INSERTED_AT_ONCE = 5_000
SLOWEST = 60.0
"""Seconds for all of them."""
RESULTS = ("played; A; A 5, B 3", "resigned; B; A 2, B 1", "time; A; A 0, B 0", "draw; -; A 4, B 4")


def fill(connection: Connection, games: range, chance: random.Random) -> None:
    """Insert finished games between players drawn by lot."""
    tables, seats, rated = [], [], []
    for number in games:
        table_id = f"game{number}"
        tables.append(
            {
                "id": table_id,
                "created_at": number,
                "game": "schotten-totten",
                "options": chance.choice(["", "tactics"]),
                "public": False,
                "hints": False,
                "language": "en",
                "time_control": '{"kind":"unlimited"}',
                "seed": b"",
                "salt": b"",
                "spectator_hash": b"",
                "rated": True,
                "finished_at": number,
                "result": chance.choice(RESULTS),
            }
        )
        for seat, player in enumerate(chance.sample(range(PLAYERS), 2)):
            secret_hash = f"{table_id} {seat}".encode()
            seats.append({"table_id": table_id, "seat": seat, "secret_hash": secret_hash})
            rated.append({**seats[-1], "rated_id": f"player{player}"})
    for table, rows in ((TABLES, tables), (SEATS, seats), (RATED_SEATS, rated)):
        connection.execute(table.insert(), rows)


async def recomputed(folder: str, number: int) -> float:
    """Seconds for deriving the ratings of so many games."""
    url = f"sqlite+aiosqlite:///{Path(folder) / 'games.db'}"
    chance = random.Random(1)
    async with open_store(url) as store:
        for begin in range(0, number, INSERTED_AT_ONCE):
            some = range(begin, min(begin + INSERTED_AT_ONCE, number))
            await store._database.write(partial(fill, games=some, chance=chance))
    begun = time.perf_counter()
    done = await recompute(url, rate_games)
    assert done.games == number
    return time.perf_counter() - begun


def rating(pace: Pace, progress: Progress) -> list[Row]:
    """`highlands ratings recompute`, on SQLite."""
    number = GAMES if pace.repeats > 3 else GAMES // 20
    task = progress.add_task("ratings", total=1)
    with tempfile.TemporaryDirectory() as folder:
        seconds = asyncio.run(recomputed(folder, number))
    progress.advance(task)
    what = f"ratings of {number:,} games of {PLAYERS:,} players, recomputed"
    return [Row(what=what, unit="s", value=seconds, bar=Bar("value", SLOWEST), note="SQLite")]
