"""A database of the version before, with games in it, goes on after the upgrade.

The rows are as that version wrote them: the schema of revision 0001, seats with their secrets from the beginning, and a
deal that follows from the server's seed alone.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest
from alembic import command
from sqlalchemy import Connection, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from highlands import Seed, load
from highlands.games import game_spec
from highlands.play.commitments import commitment
from highlands.play.game import deal
from highlands.protocol.messages import MakeMove, Resign, Sit
from highlands.protocol.results import result_text
from highlands.protocol.seats import ClaimSeat
from highlands.server.seat_secrets import digest
from highlands.server.store import LOG_FORMAT, open_store
from highlands.server.store.migrate import _config
from highlands.server.tables.background.reviews import Reviews
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import TableManager
from highlands.server.tables.projection import project_record

SECONDS = 60.0
SEED, SALT = bytes(range(32)), bytes(range(32, 64))
BEGUN = [(0, "sit", "Ann"), (1, "sit", "Ben"), (-1, "start", "")]

Log = list[tuple[int, str, str]]


@pytest.fixture
def schema_is_there() -> bool:
    """Here it is made."""
    return False


def secret_of(table: str, seat: int) -> str:
    """What the version before gave to whoever created the table."""
    return f"{table} {seat}"


def moves(number: int) -> Log:
    """So many moves of a game with this seed, made at random; all of them, if it is over before."""
    spec = game_spec("schotten-totten")
    game = deal(spec, spec.read_options("first A"), Seed.of(SEED))
    chance = random.Random(1)
    made: Log = []
    while len(made) < number and (seat := game.to_move) is not None:
        made.append((seat, "move", game.play(chance.choice(list(game.legal_moves))).text))
    return made


def fill(connection: Connection, logs: dict[str, Log], finished: str, rematch: str) -> None:
    """Create the schema of that version, and its rows."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    for number, (table, log) in enumerate(logs.items()):
        connection.execute(
            text(
                "INSERT INTO tables (id, created_at, game, options, public, hints, language, time_control, seed, salt,"
                " spectator_hash, rematch_of, finished_at, result) VALUES (:id, :at, 'schotten-totten', 'first A', :no,"
                " :yes, 'en', :clock, :seed, :salt, :watching, :rematch_of, :finished_at, :result)"
            ),
            {
                "id": table,
                "at": number,
                "no": False,
                "yes": True,
                "clock": '{"kind":"unlimited"}',
                "seed": SEED,
                "salt": SALT,
                "watching": digest(f"{table} spectator"),
                "rematch_of": finished if table == rematch else None,
                "finished_at": 99 if table == finished else None,
                "result": "played; A; A 1, B 0" if table == finished else None,
            },
        )
        for seat in range(2):
            connection.execute(
                text("INSERT INTO seats (table_id, seat, secret_hash, name) VALUES (:table, :seat, :hash, :name)"),
                {
                    "table": table,
                    "seat": seat,
                    "hash": digest(secret_of(table, seat)),
                    "name": next((words for of, kind, words in log if (of, kind) == (seat, "sit")), None),
                },
            )
        for place, (seat, kind, words) in enumerate(log):
            connection.execute(
                text("INSERT INTO events VALUES (:table, :number, :at, :seat, :kind, :text)"),
                {"table": table, "number": place, "at": 10 + place, "seat": seat, "kind": kind, "text": words},
            )


LOGS: dict[str, Log] = {
    "running": [*BEGUN, *moves(7)],
    "finished": [*BEGUN, *moves(10_000)],
    "half-full": BEGUN[:1],
    "empty": [],
    "rematch": BEGUN[:1],
    "all-sat": BEGUN[:2],
}


@pytest.fixture
def upgraded(url: str) -> Callable[[Callable[[TableManager], Awaitable[None]]], None]:
    """Runs a coroutine with a table manager over a database of the version before."""

    async def prepare() -> None:
        engine = create_async_engine(make_url(url))
        try:
            async with engine.begin() as connection:
                await connection.run_sync(fill, LOGS, "finished", "rematch")
        finally:
            await engine.dispose()

    def used(work: Callable[[TableManager], Awaitable[None]]) -> None:
        async def run() -> None:
            await prepare()
            async with asyncio.timeout(SECONDS), open_store(url) as store:
                manager = TableManager(store, bot_processes=1)
                await manager.start()
                try:
                    await work(manager)
                finally:
                    await manager.stop()

        asyncio.run(run())

    return used


async def seated(manager: TableManager, table_id: str, seat: int) -> LiveTable:
    """The table, which the old secret of a seat still opens."""
    table, observer = await manager.authorize(table_id, secret_of(table_id, seat))
    assert observer == seat
    return table


Upgraded = Callable[[Callable[[TableManager], Awaitable[None]]], None]


def test_a_running_game_goes_on_with_its_seats_and_its_deal(upgraded: Upgraded):
    async def work(manager: TableManager) -> None:
        for seat in range(2):
            table = await seated(manager, "running", seat)
        aggregate = table.aggregate
        assert [move.text for move in aggregate.game.moves] == [words for _, _, words in moves(7)]
        for _ in range(5):
            mover = aggregate.to_move
            assert mover is not None
            await table.execute(mover, MakeMove(aggregate.version, aggregate.game.legal_moves[0].text))
        await table.execute(0, Resign(aggregate.version))
        again = load(project_record(aggregate, 0)())
        assert again.seed == Seed.of(SEED)
        assert again.headers["commitment"] == commitment(SEED, SALT)
        assert "shares" not in again.headers
        row = await manager.store.table("running")
        assert row is not None
        assert (row.log_format, row.seats[0].invitation_hash) == (1, None)

    upgraded(work)


def test_a_finished_game_can_still_be_verified_and_reviewed(upgraded: Upgraded):
    async def work(manager: TableManager) -> None:
        table = await seated(manager, "finished", 1)
        assert table.aggregate.end is not None
        assert table.aggregate.end.reason == "played"
        assert result_text(table.aggregate.end)
        assert load(project_record(table.aggregate, None)()).outcome is not None
        reviews = Reviews(manager.thinking, iterations=1)
        state = await reviews.start(table, "192.0.2.1")
        assert state.error is None
        reviews.close()

    upgraded(work)


def test_a_table_where_nobody_has_moved_still_begins(upgraded: Upgraded):
    async def work(manager: TableManager) -> None:
        for table_id, absent in (("half-full", [1]), ("empty", [0, 1])):
            for seat in absent:
                table = await seated(manager, table_id, seat)
                assert not table.aggregate.started
                assert (await table.state_for(seat)).view is None, "nothing is shown before the start here either"
                await table.execute(seat, Sit(f"Player {seat}"))
            assert table.aggregate.started
            assert table.aggregate.game.seed == Seed.of(SEED)
        assert (await seated(manager, "all-sat", 0)).aggregate.started

    upgraded(work)


def test_a_rematch_of_the_version_before_is_reached_with_the_old_seat(upgraded: Upgraded):
    """Ann has sat down there; Ben, who has not been told his secret for it, claims his seat as at any rematch."""

    async def work(manager: TableManager) -> None:
        assert await manager.rematch(await seated(manager, "finished", 1)) == "rematch"
        offered = await manager.claims.invitation("rematch", secret_of("finished", 0))
        assert offered.seat == 1
        claim = ClaimSeat(secret="x" * 32, name="Ben", commitment="0" * 64)
        await manager.claims.claim("rematch", secret_of("finished", 0), claim)
        table, observer = await manager.authorize("rematch", "x" * 32)
        assert observer == 1
        assert table.aggregate.started

    upgraded(work)


def test_a_finished_game_has_a_rematch_of_the_new_kind(upgraded: Upgraded):
    async def work(manager: TableManager) -> None:
        table = await seated(manager, "running", 0)
        await table.execute(0, Resign(table.aggregate.version))
        row = await manager.store.table(await manager.rematch(table))
        assert row is not None
        assert row.log_format == LOG_FORMAT
        assert all(seat.secret_hash is None and seat.invitation_hash is None for seat in row.seats)
        offered = await manager.claims.invitation(row.id, secret_of("running", 0))
        assert offered.seat == 1

    upgraded(work)
