"""What fails is told to whoever waits, and ends nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
import pytest

from highlands.client import Client, Lobby, StoredSeats, TableConnection, UnreachableError
from highlands.client.bots.bot_process import BotProcess
from highlands.client.bots.host import BotHost
from highlands.client.bots.rules import Offer, Rules
from highlands.client.bots.worker import Done, Task
from highlands.client.errors import RejectedError
from highlands.client.stored_seats import StoredSeat
from highlands.i18n import message, say
from tests.client.test_fair_deal import OVER, seat, state
from tests.client.test_keeping import SEAT, SERVER


def run(work: Any) -> Any:
    async def timed() -> Any:
        async with asyncio.timeout(20):
            return await work

    return asyncio.run(timed())


class Refusing:
    """A client whose server refuses for one reason after the other."""

    server = SERVER

    def __init__(self, *reasons: str | Exception) -> None:
        self.seats = StoredSeats()
        self._errors = [RejectedError(message(why)) if isinstance(why, str) else why for why in reasons]
        self.kept: list[int] = []
        """How many seats were kept at each request."""

    def resume(self, stored: StoredSeat, *, positions: bool) -> Any:
        self.kept.append(len(self.seats.all))
        raise self._errors.pop(0)

    @asynccontextmanager
    async def lobby(self) -> AsyncIterator[Refusing]:
        yield self

    async def seek(self, *_: Any, **__: Any) -> Any:
        raise self._errors.pop(0)


def host(client: Refusing, rules: Rules) -> list[str]:
    told: list[str] = []
    run(BotHost(cast(Client, client), "warrior", rules, lambda news: told.append(say(news))).run())
    return told


def test_a_seat_is_kept_until_the_server_says_that_there_is_none():
    client = Refusing("server-failed", "server-too-fast", "server-no-table")
    client.seats.put(SEAT)
    assert len(host(client, Rules(name="Robo"))) == 3
    assert (client.kept, client.seats.all) == ([1, 1, 1], [])


def test_a_seat_at_another_server_is_left_alone():
    client = Refusing()
    client.server = "https://elsewhere.example.org"
    client.seats.put(SEAT)
    host(client, Rules(name="Robo"))
    assert (client.kept, client.seats.all) == ([], [SEAT])


class Tabled(Refusing):
    """A client with stored seats, whose tables never end."""

    key = "k" * 32

    def __init__(self) -> None:
        super().__init__()
        self.sat_down: dict[str, str | None] = {}
        """The tables that were come back to, and the invitation with which a seat was claimed again."""

    def resume(self, stored: StoredSeat, *, positions: bool) -> Any:
        self.sat_down[stored.table] = None
        return Waiting(stored)

    async def sit_down(self, table: str, invitation: str, name: str, *, positions: bool) -> Any:
        self.sat_down[table] = invitation
        raise RejectedError(message("server-failed"))


class Waiting:
    """A seat at which nothing happens."""

    number = 0

    def __init__(self, stored: StoredSeat) -> None:
        self.stored, self.table = stored, stored.table

    async def __aenter__(self) -> None:
        await asyncio.Event().wait()

    async def __aexit__(self, *_: Any) -> None:
        raise AssertionError


def test_seats_that_tournaments_keep_wait_for_no_other_game_and_are_claimed_again():
    async def work() -> None:
        client = Tabled()
        for table in ("first", "second"):
            client.seats.put(msgspec.structs.replace(SEAT, table=table))
        client.seats.put(msgspec.structs.replace(SEAT, table="kept", is_kept=True))
        rules = Rules(name="Robo", games=1)
        running = asyncio.create_task(BotHost(cast(Client, client), "warrior", rules, make_process=AtOnce).run())
        while len(client.sat_down) < 2:
            await asyncio.sleep(0.01)
        running.cancel()
        assert client.sat_down == {"first": None, "kept": client.key}

    run(work())


class AtOnce(BotProcess):
    """Thinks no time at all."""

    async def _exchange(self, task: Task) -> Done:
        return Done()


def test_an_offer_that_is_refused_and_a_game_that_fails_end_nothing_else(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("highlands.client.bots.host.RETRY_SECONDS", 0)
    # The game's first request, then the offers': one goes on after what nobody has foreseen, until both are refused,
    # one of them for a reason that we have no words for.
    client = Refusing(KeyError("game"), KeyError("offer"), "server-over", "server-of-tomorrow")
    client.seats.put(SEAT)
    told = host(client, Rules(name="Robo", offers=[Offer(game="schotten-totten"), Offer(game="verraeter")]))
    assert sorted(line.split()[0] for line in told) == ["schotten-totten", "verraeter"]
    assert client.seats.all == [SEAT]


def test_whoever_waits_is_told_of_what_nobody_has_foreseen():
    async def work() -> None:
        lobby = Lobby("nonsense://localhost")
        with pytest.raises(UnreachableError, match="InvalidURI"):
            await lobby.__aenter__()
        with pytest.raises(UnreachableError):
            await anext(lobby.changes())

    run(work())


def test_states_end_with_the_failure_unless_the_game_is_over():
    async def work() -> None:
        table = TableConnection("nonsense://localhost", "table")
        with pytest.raises(UnreachableError):
            await table.__aenter__()
        table._on_message(state(seat(0), seat(1)))
        with pytest.raises(UnreachableError):
            await anext(table.states())
        table._on_message(state(seat(0), seat(1), **OVER))
        assert [shown.end async for shown in table.states()] == [OVER["end"]]

    run(work())


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 301 Moved\r\nlocation: https://games.example.org/\r\ncontent-length: 0\r\n\r\n",
        b"HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\n<html>",
        b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}",
    ],
    ids=["moved", "a page", "another answer"],
)
def test_a_server_that_is_another_can_not_be_reached(answer: bytes):
    async def respond(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        await writer.drain()
        writer.close()

    async def work() -> None:
        async with await asyncio.start_server(respond, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Client(f"http://127.0.0.1:{port}") as client:
                with pytest.raises(UnreachableError):
                    await client.public_tables()

    run(work())


def test_it_is_said_once_that_a_server_can_not_be_reached(caplog: pytest.LogCaptureFixture):
    async def work() -> None:
        # Nobody listens there.
        async with Client("http://127.0.0.1:9", patience=0.5) as client:
            with pytest.raises(UnreachableError):
                await client.public_tables()

    run(work())
    assert [record.levelname for record in caplog.records if record.name == "highlands.client"] == ["WARNING"]
