"""The replay of a game: of a finished one with all cards revealed, of a running one what the observer could know."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from highlands.server.tables.commands import RejectedError
from highlands.server.tables.manager import TableManager
from highlands.server.tables.replay import MAX_FRAMES, MAX_MOVES, History, HistoryReader, copy_history
from tests.server.support.managers import Using, first_move, start
from tests.server.support.server_process import ServerProcess


def whole(server: ServerProcess, table: str, secret: str | None) -> dict[str, Any]:
    """A replay with the frames of all its pages."""
    replay: dict[str, Any] = server.get(f"/api/tables/{table}/replay", secret).json()
    while len(replay["frames"]) <= replay["plies"]:
        page = server.get(f"/api/tables/{table}/replay?first={len(replay['frames'])}", secret).json()
        assert 0 < len(page["frames"]) <= MAX_FRAMES
        replay["frames"] += page["frames"]
    assert [frame["ply"] for frame in replay["frames"]] == list(range(replay["plies"] + 1))
    return replay


def test_a_running_game_shows_no_hidden_card(shared_server: ServerProcess):
    async def play() -> None:
        created = shared_server.create_table(options={"tactics": True})
        ann = await shared_server.sit(created, 0, "Ann")
        ben = await shared_server.sit(created, 1, "Ben")
        chance = random.Random(3)
        for _ in range(12):
            for client in (ann, ben):
                if client.is_to_move:
                    await client.play_on(chance, moves=1)
            await ann.request({"type": "ping"})
            await ben.request({"type": "ping"})
        spectator = whole(shared_server, created["id"], created["spectator_secret"])
        assert not spectator["revealed"]
        for frame in spectator["frames"]:
            assert {card for hand in frame["view"]["hands"] for card in hand["cards"]} <= {"c?", "t?"}
        own = whole(shared_server, created["id"], ben.secret)
        for frame in own["frames"]:
            theirs, mine = frame["view"]["hands"]
            assert set(theirs["cards"]) <= {"c?", "t?"}
            assert not {"c?", "t?"} & set(mine["cards"])
        assert own["frames"][-1]["view"] == ben.state["view"]

    shared_server.run(play())


@pytest.mark.parametrize("game", ["schotten-totten", "verraeter"])
def test_a_finished_game_is_revealed_from_beginning_to_end(shared_server: ServerProcess, game: str):
    async def play() -> None:
        names = ["Ann", "Ben"] if game == "schotten-totten" else ["Ann", "Ben", "Cid"]  # no bots, which take their time
        options = {} if game == "schotten-totten" else {"players": 3}
        created = shared_server.create_table(game, [None] * len(names), options=options)
        people = [await shared_server.sit(created, seat, name) for seat, name in enumerate(names)]
        await asyncio.gather(*(client.play_on(random.Random(seed)) for seed, client in enumerate(people)))
        ann = people[0]
        replay = whole(shared_server, created["id"], created["spectator_secret"])
        made = [event for event in ann.events if event["kind"] == "move"]
        assert replay["revealed"]
        assert replay["end"] == ann.state["end"]
        assert len(replay["frames"]) == len(made) + 1
        assert [frame["seat"] for frame in replay["frames"][1:]] == [event["seat"] for event in made]
        hands = "hands" if game == "schotten-totten" else "players"
        key = "cards" if game == "schotten-totten" else "hand"
        moves = shared_server.get(f"/api/tables/{created['id']}/replay/moves", created["spectator_secret"]).json()
        assert [(move["seat"], move["text"]) for move in moves["moves"]] == [
            (frame["seat"], frame["move"]) for frame in replay["frames"][1:]
        ]
        assert [move["round"] for move in moves["moves"]] == [frame["view"]["round"] for frame in replay["frames"][:-1]]
        first = replay["frames"][0]["view"][hands]
        assert not {"c?", "t?", "?"} & {card for hand in first for card in hand[key]}

    shared_server.run(play())


@pytest.mark.parametrize("first", [0, 1, 40, 10**6])
def test_a_page_is_bounded_wherever_it_begins(use: Callable[[Using], None], first: int):
    async def work(manager: TableManager) -> None:
        table = await start(manager, None, None, options="first A, rounds 99")
        game = table.aggregate.game
        chance = random.Random(1)
        while game.made < MAX_MOVES + 50:
            game.play(chance.choice(list(game.legal_moves)))
        history = copy_history(table.aggregate, None)
        page, moves = history.frames(first), history.moves(first)
        assert page.plies == moves.plies == game.made
        assert [frame.ply for frame in page.frames] == list(range(first, min(first + MAX_FRAMES, game.made + 1)))
        assert len(moves.moves) == max(0, min(MAX_MOVES, game.made - first))
        if first == 0:
            assert [frame.move for frame in page.frames[1:]] == [move.text for move in moves.moves[: MAX_FRAMES - 1]]

    use(work)


def test_a_replay_is_made_in_a_thread_while_the_table_goes_on(use: Callable[[Using], None]):
    async def work(manager: TableManager) -> None:
        table = await start(manager, None, None)
        reader = HistoryReader(max_waiting=3)
        goes_on = threading.Event()

        def show(history: History) -> str:
            assert goes_on.wait(30)
            assert history.game.made == 0, "it is a copy"
            return threading.current_thread().name

        reading = asyncio.create_task(reader.read(table, 0, show))
        await asyncio.sleep(0.05)
        assert table.aggregate.to_move is not None
        await table.execute(table.aggregate.to_move, first_move(table))
        assert not reading.done()
        goes_on.set()
        assert (await reading).startswith("history")
        reader.close()

    use(work)


def test_whoever_waits_behind_too_many_is_told_so(use: Callable[[Using], None]):
    async def work(manager: TableManager) -> None:
        table = await start(manager, None, None)
        reader = HistoryReader(max_waiting=3)
        goes_on = threading.Event()
        reading = [asyncio.create_task(reader.read(table, 0, lambda _: goes_on.wait(30))) for _ in range(3)]
        await asyncio.sleep(0.05)
        with pytest.raises(RejectedError) as rejected:
            await reader.read(table, 0, lambda _: None)
        assert rejected.value.message.id == "server-busy"
        goes_on.set()
        await asyncio.gather(*reading)
        await reader.read(table, 0, lambda _: None)
        reader.close()

    use(work)


@pytest.mark.long
@pytest.mark.ci
def test_an_address_reads_so_many_pages_at_most(tmp_path: Path):
    server = ServerProcess(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", tmp_path / "log", "--requests-per-second=4")
    server.start()
    try:
        created = server.create_table(public=True)
        answers = [server.get(f"/api/tables/{created['id']}/replay").status_code for _ in range(35)]
        assert answers[-1] == 429, "before the limit of all requests"
        assert answers[0] == 400, "nothing is dealt yet"
        assert server.get(f"/api/tables/{created['id']}").status_code == 200
    finally:
        server.kill()
