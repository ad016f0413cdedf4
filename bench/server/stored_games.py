"""Fills a store with finished games, to see whether they slow down those that are played."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import highlands
from highlands.server.store import migrate_store
from highlands.server.store.node_registry import UNLIMITED

SEATS = 2


def log_of(game: highlands.Game) -> list[tuple[int, str, str]]:
    """The event log of a finished game: seat, kind, text."""
    sat = [(seat, "sit", f"Player {seat}") for seat in range(SEATS)]
    moves = [(move.text, int(table["mover"])) for table, move in game.history]
    return [*sat, (-1, "start", ""), *((seat, "move", text) for text, seat in moves)]


def played_out() -> highlands.Game:
    """Any game of Schotten Totten."""
    game, chance = highlands.new("schotten-totten", seed=1), random.Random(1)
    while game.to_move is not None:
        game.play(chance.choice(list(game.legal_moves)))
    return game


def fill(file: Path, games: int) -> None:
    """Store so many finished games in a new file, past the server."""
    asyncio.run(migrate_store(f"sqlite+aiosqlite:///{file}"))
    log = log_of(played_out())
    ids = [f"{number:012d}" for number in range(games)]
    secret = bytes(32)

    def events() -> Iterator[tuple[str, int, int, int, str, str]]:
        for name in ids:
            for number, (seat, kind, text) in enumerate(log):
                yield name, number, number, seat, kind, text

    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.executemany(
            "INSERT INTO tables (id, created_at, game, options, public, hints, language, time_control, seed, salt, "
            "spectator_hash, finished_at, result) "
            "VALUES (?, ?, 'schotten-totten', '', 1, 1, 'en', ?, ?, ?, ?, ?, 'played; A; A 1, B 0')",
            ((name, number, UNLIMITED, secret, secret, secret, number) for number, name in enumerate(ids)),
        )
        connection.executemany(
            "INSERT INTO seats (table_id, seat, secret_hash, name) VALUES (?, ?, ?, ?)",
            ((name, seat, f"{name} {seat}".encode(), f"Player {seat}") for name in ids for seat in range(SEATS)),
        )
        connection.executemany(
            "INSERT INTO events (table_id, number, at, seat, kind, text) VALUES (?, ?, ?, ?, ?, ?)", events()
        )
