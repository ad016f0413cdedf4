"""Bots from outside: they come over the network like anybody, and everybody sees that they are bots."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from highlands.client import (
    Client,
    CreateTable,
    PlayerKey,
    RejectedError,
    Seat,
    SeatFile,
    SeatPlan,
)
from highlands.client.bots.host import BotHost, Place
from highlands.client.bots.rules import Offer, Rules
from highlands.i18n import say
from highlands.protocol.messages import TableState
from highlands.protocol.secrets import new_secret
from highlands.protocol.time_controls import Fischer
from tests.bots.test_examples import EXAMPLES
from tests.server.support.remote_bot import InProcessBot, bot_in, play_out, run
from tests.server.support.server_process import ServerProcess
from tests.server.support.unreliable_proxy import UnreliableProxy

BOT = f"{EXAMPLES / 'five_lines.py'}:choose"


@pytest.fixture(autouse=True)
def _count_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(InProcessBot, "choices", 0)
    monkeypatch.setattr(InProcessBot, "on_choice", staticmethod(lambda: None))


async def chosen_in_lobby(address: str, bot: str, game: str) -> tuple[TableState, list[str]]:
    """Somebody who chooses a bot in the lobby, and plays a game with it."""
    async with Client(address) as client:
        async with client.lobby() as lobby:
            place = await lobby.seek(game, "Ann", opponent=await bot_in(lobby, bot))
        async with await client.sit_down(*place, "Ann") as seat:
            state = await play_out(seat, random.Random(bot))
            return state, (await client.record(seat.table, seat.secret)).splitlines()


@asynccontextmanager
async def hosted(
    address: str, rules: Rules, told: list[str], folder: Path | None = None, places: Sequence[Place] = ()
) -> AsyncIterator[asyncio.Task[None]]:
    """A bot that plays at a server for a while, unless it ends before."""
    key = PlayerKey.load_or_create(folder / "key").key if folder else new_secret()
    async with Client(address, key, seats=SeatFile(folder / "seats") if folder else None) as client:
        host = BotHost(client, BOT, rules, lambda news: told.append(say(news)), make_process=InProcessBot)
        await host.register("the key file")
        hosting = asyncio.create_task(host.run(places))
        try:
            yield hosting
        finally:
            hosting.cancel()
            await asyncio.gather(hosting, return_exceptions=True)


@pytest.mark.parametrize("game", ["schotten-totten", pytest.param("verraeter", marks=pytest.mark.long)])
def test_a_bot_waits_in_the_lobby_for_who_chooses_it(shared_server: ServerProcess, game: str):
    async def work() -> None:
        told: list[str] = []
        rules = Rules(name=f"Waits {game}", offers=[Offer(game=game)], rematches=False)
        async with hosted(shared_server.address, rules, told):
            state, record = await chosen_in_lobby(shared_server.address, rules.name, game)
            names = {seat.name: seat.is_bot for seat in state.seats if seat.name}
            assert names == {"Ann": False, f"BOT {rules.name}": True}
            assert f"BOT {rules.name}" in next(line for line in record if line.startswith("players"))
            # It waits again for the next one.
            async with Client(shared_server.address) as client, client.lobby() as lobby:
                await bot_in(lobby, rules.name)
            while not any("played" in line for line in told):
                await asyncio.sleep(0.05)

    run(work())


async def invited_games(server: ServerProcess, games: int, host_at: str, rules: Rules) -> list[tuple[TableState, Seat]]:
    """Games to which a bot is invited by link, all at once; people play beside it, past the bot's network."""
    async with Client(server.address) as people:
        created = [
            await people.create_table(CreateTable(game="schotten-totten", seats=[SeatPlan(), SeatPlan()]))
            for _ in range(games)
        ]
        places = [Place(table.id, table.invitations[1] or "") for table in created]

        async def play(number: int) -> tuple[TableState, Seat]:
            table = created[number]
            async with await people.sit_down(table.id, table.invitations[0], "Ann") as seat:
                return await play_out(seat, random.Random(number)), seat

        async with hosted(host_at, rules, [], places=places) as hosting:
            finished = await asyncio.gather(*map(play, range(games)))
            await hosting
        return finished


@pytest.mark.parametrize(
    ("games", "at_once"), [(2, 2), pytest.param(10, 4, marks=pytest.mark.long)], ids=["two games", "ten games"]
)
def test_no_move_is_doubled_or_lost_when_its_network_is_cut_twice(
    shared_server: ServerProcess, monkeypatch: pytest.MonkeyPatch, games: int, at_once: int
):
    async def work() -> None:
        async with UnreliableProxy(shared_server.port).running() as proxy:
            cutting: list[asyncio.Task[None]] = []

            def cut_sometimes() -> None:
                loop = asyncio.get_running_loop()
                if InProcessBot.choices == 6 * games:
                    proxy.cut()
                if InProcessBot.choices == 12 * games:
                    # The move that is just sent arrives, and nobody is told.
                    cutting.append(loop.create_task(proxy.cut_after_losing_answers(0.3)))

            monkeypatch.setattr(InProcessBot, "on_choice", staticmethod(cut_sometimes))
            rules = Rules(name="Cut off", games=at_once, rematches=False)
            finished = await invited_games(shared_server, games, proxy.address, rules)
            await asyncio.gather(*cutting)
            assert proxy.cuts == 2
        made: Counter[str | None] = Counter()
        for state, seat in finished:
            assert state.end is not None
            assert state.end.reason == "played"
            made.update(state.seats[event.seat].name for event in seat.events if event.kind == "move")
        assert made["BOT Cut off"] == InProcessBot.choices

    run(work())


def test_a_bot_goes_on_with_its_game_after_it_was_started_again(shared_server: ServerProcess, tmp_path: Path):
    async def work() -> None:
        rules = Rules(name="Restarted", rematches=False)
        async with Client(shared_server.address) as people:
            table = await people.create_table(CreateTable(game="schotten-totten", seats=[SeatPlan(), SeatPlan()]))
            places = [Place(table.id, table.invitations[1] or "")]
            async with await people.sit_down(table.id, table.invitations[0], "Ann") as seat:
                async with hosted(shared_server.address, rules, [], tmp_path, places):
                    async for state in seat.states():
                        if len(seat.events) > 20:
                            break
                        if state.moves:
                            await seat.move(state.moves[0])
                async with hosted(shared_server.address, rules, [], tmp_path) as again:
                    state = await play_out(seat, random.Random(1))
                    await again
        assert state.end is not None
        assert state.end.reason == "played"
        assert not SeatFile(tmp_path / "seats").all

    run(work())


@pytest.mark.long
def test_a_bot_that_takes_all_the_time_it_is_given_keeps_to_its_clock(
    shared_server: ServerProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    slow = tmp_path / "slow.py"
    slow.write_text("import time\n\n\ndef choose(_, moves, seconds):\n    time.sleep(seconds)\n    return moves[-1]\n")
    monkeypatch.setattr("tests.server.test_remote_bots.BOT", f"{slow}:choose")

    async def work() -> None:
        async with Client(shared_server.address) as people:
            clock, seats = Fischer(20, 0), [SeatPlan(), SeatPlan()]
            table = await people.create_table(CreateTable(game="schotten-totten", seats=seats, time_control=clock))
            places = [Place(table.id, table.invitations[1] or "")]
            async with (
                hosted(shared_server.address, Rules(name="Slow", rematches=False), [], places=places),
                await people.sit_down(table.id, table.invitations[0], "Ann") as seat,
            ):
                state = await play_out(seat, random.Random(1))
        assert state.end is not None
        assert state.end.reason == "played"

    run(work())


def test_a_bot_that_fails_resigns(shared_server: ServerProcess, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tests.server.test_remote_bots.BOT", "tests/arena/bots.py:crashing")

    async def work() -> None:
        told: list[str] = []
        async with Client(shared_server.address) as people:
            table = await people.create_table(CreateTable(game="schotten-totten", seats=[SeatPlan(), SeatPlan()]))
            places = [Place(table.id, table.invitations[1] or "")]
            async with (
                hosted(shared_server.address, Rules(name="Crash"), told, places=places),
                await people.sit_down(table.id, table.invitations[0], "Ann") as seat,
            ):
                state = await play_out(seat, random.Random(1))
        assert state.end is not None
        assert (state.end.reason, state.end.winners) == ("resigned", [0])
        assert any("ZeroDivisionError" in line for line in told)

    run(work())


def test_whom_the_rules_exclude_the_bot_does_not_play_with(shared_server: ServerProcess):
    async def work() -> None:
        told: list[str] = []
        rules = Rules(name="Picky", offers=[Offer(game="schotten-totten")], never=["Ann"])
        async with hosted(shared_server.address, rules, told), Client(shared_server.address) as client:
            async with client.lobby() as lobby:
                place = await lobby.seek("schotten-totten", "Ann", opponent=await bot_in(lobby, rules.name))
            async with await client.sit_down(*place, "Ann") as seat:
                async for _ in seat.states():
                    pass
                assert seat.state.end is not None
        assert any("Ann" in line for line in told)

    run(work())


def test_the_deal_of_a_match_is_verified_though_moves_were_taken_back(shared_server: ServerProcess):
    async def work() -> None:
        plan = CreateTable(
            game="schotten-totten", seats=[SeatPlan(), SeatPlan("shepherd")], options={"tactics": True, "rounds": 2}
        )
        async with Client(shared_server.address) as client:
            table = await client.create_table(plan)
            chance = random.Random(4)
            undone = 0
            async with await client.sit_down(table.id, table.invitations[0], "Ann", positions=True) as seat:
                async for state in seat.states():
                    if state.can_undo and undone < 3 and chance.random() < 0.3:
                        await seat.request_undo()
                        undone += 1
                    elif state.moves:
                        await seat.move(chance.choice(state.moves))
                await seat.verify_deal()
                assert undone == len([event for event in seat.events if event.kind == "undo"]) == 3
            # Who comes later is told of all that was taken back, and what it was shown fits too.
            async with client.resume(client.seats.all[0]) as again:
                await again.verify_deal()

    run(work())


# The door


def test_nobody_else_may_call_themselves_a_bot_and_no_bot_may_call_itself_otherwise(shared_server: ServerProcess):
    async def work() -> None:
        async with Client(shared_server.address) as person, Client(shared_server.address, new_secret()) as bot:
            assert (await bot.register("Robo", is_bot=True)).is_bot
            table = await person.create_table(CreateTable(game="schotten-totten", seats=[SeatPlan(), SeatPlan()]))
            for name in ("BOT Ann", "bot Ann", " Bot  Ann", "BOT"):
                with pytest.raises(RejectedError) as refused:
                    await person.sit_down(table.id, table.invitations[0], name)
                assert refused.value.reason == "server-name-of-bots"
            async with await bot.sit_down(table.id, table.invitations[1], "Ann") as seat:
                assert seat.state.seats[1].name == "BOT Ann"
            secret = bot.seats.all[0].secret
            other = await shared_server.client(table.id, secret)
            await other.request({"type": "sit", "name": "Bea"})
            assert other.state["seats"][1]["name"] == "BOT Bea"
            await other.leave()

    run(work())


def test_a_bot_that_is_forgotten_stays_a_bot(shared_server: ServerProcess):
    async def work() -> None:
        key = new_secret()
        async with Client(shared_server.address) as person, Client(shared_server.address, key) as bot:
            await bot.register("Robo", is_bot=True)
            table = await person.create_table(CreateTable(game="schotten-totten", seats=[SeatPlan(), SeatPlan()]))
            await bot.sit_down(table.id, table.invitations[1], "Robo")
            async with httpx.AsyncClient(base_url=shared_server.address, trust_env=False) as http:
                gone = await http.delete("/api/player", headers={"authorization": f"Bearer {key}"})
                assert gone.status_code == 204
            async with await person.sit_down(table.id, table.invitations[0], "Ann") as seat:
                assert (seat.state.seats[1].name, seat.state.seats[1].is_bot) == ("BOT –", True)

    run(work())


def test_a_bot_takes_no_seat_that_is_open_to_people_and_is_paired_with_nobody_who_did_not_choose_it(
    shared_server: ServerProcess,
):
    async def work() -> None:
        async with Client(shared_server.address) as person, Client(shared_server.address, new_secret()) as bot:
            await bot.register("Robo", is_bot=True)
            plan = CreateTable(game="schotten-totten", seats=[SeatPlan(), SeatPlan()], public=True, open_to_all=True)
            table = await person.create_table(plan)
            await person.sit_down(table.id, table.invitations[0], "Ann")
            with pytest.raises(RejectedError) as refused:
                await bot.sit_down(table.id, None, "Robo")
            assert refused.value.reason == "server-open-to-people"
            options = {"rounds": 7}  # that nobody else here wants
            async with person.lobby() as first, bot.lobby() as second, Client(shared_server.address).lobby() as third:
                waiting = [
                    asyncio.create_task(lobby.seek("schotten-totten", name, options=options))
                    for lobby, name in ((second, "Robo"), (first, "Ann"))
                ]
                seek = await bot_in(third, "Robo")
                await asyncio.sleep(1)
                assert not any(task.done() for task in waiting)
                # Whoever waits for people is found by people, though a bot waits longer.
                with pytest.raises(RejectedError):
                    await third.seek("schotten-totten", "Bob", opponent=seek)  # it does not play that
                await third.seek("schotten-totten", "Bob", options=options)
                await waiting[1]
                assert not waiting[0].done()
                with pytest.raises(RejectedError) as gone:
                    await third.seek("schotten-totten", "Bob", options=options, opponent="nobody")
                assert gone.value.reason == "server-bot-gone"
                waiting[0].cancel()

    run(work())


def test_a_key_of_a_person_is_no_bot(shared_server: ServerProcess):
    async def work() -> None:
        key = new_secret()
        async with Client(shared_server.address, key) as client:
            await client.register("Ann")
            host = BotHost(client, BOT, Rules(name="Ann"), make_process=InProcessBot)
            with pytest.raises(Exception, match="my-key"):
                await host.register("my-key")

    run(work())
