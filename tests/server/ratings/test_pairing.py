"""Rated seeks: players whose ratings are near are paired at once, and others the longer they wait."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from highlands.protocol.seats import ClaimSeat
from highlands.server.lobby import lobby as lobby_module
from highlands.server.players.messages import NewPlayer
from highlands.server.store.players.schema import PLAYERS
from highlands.server.store.ratings.schema import RATINGS
from highlands.server.store.seek_rows import SeekRow
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.manager import TableManager
from tests.server.lobby.visitors import Visitor, visiting
from tests.server.support.managers import until, with_node
from tests.server.support.seating import claim_of

SECONDS = 120.0
CLOCK = {"kind": "fischer", "seconds": 600, "increment": 5}
WANTED: dict[str, Any] = {"rated": True, "time_control": CLOCK}


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "CHECK_SECONDS", 0.02)


async def rated_player(manager: TableManager, rating: float) -> str:
    """The key of a new player with a rating."""
    key = secrets.token_urlsafe(24)
    player = (await manager.players.register(NewPlayer(key=key))).player
    rating_id = f"rated-{player.id}"
    numbers = {"mean": rating, "deviation": 80.0, "games": 30}
    adding = RATINGS.insert().values(game="schotten-totten", variant="", rated_id=rating_id, **numbers)
    naming = PLAYERS.update().where(PLAYERS.c.id == player.id).values(rating_id=rating_id)
    await manager.store._database.write(lambda connection: connection.execute(adding))
    await manager.store._database.write(lambda connection: connection.execute(naming))
    return key


def test_whose_ratings_are_near_are_paired_and_get_a_rated_table(tmp_path: Path):
    async def work(manager: TableManager) -> None:
        keys = [await rated_player(manager, rating) for rating in (1900, 1500, 1560)]
        async with (
            visiting(manager, keys[0]) as strong,
            visiting(manager, keys[1]) as ann,
            visiting(manager, keys[2]) as ben,
            visiting(manager) as casual,
        ):
            strong.seek("Strong", **WANTED)
            await strong.told("seeking")
            casual.seek("Casual", time_control=CLOCK)
            await casual.told("seeking")
            ann.seek("Ann", **WANTED)
            await ann.told("seeking")
            ben.seek("Ben", **WANTED)
            table = (await ben.told("paired"))["table"]
            assert (await ann.told("paired"))["table"] == table
            row = await manager.store.table(table)
            assert row is not None
            assert (row.rated, row.hints) == (True, False)
            await until(lambda: {one["name"]: one["rated"] for one in casual.shown.values()}.get("Strong"))

    with_node(tmp_path, work, seconds=SECONDS)


@pytest.mark.parametrize("cancels", [False, True])
def test_who_was_paired_takes_their_seat_as_the_player_who_looked_for_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cancels: bool
):
    """Also if they hear of the table by cancelling just then."""

    async def work(manager: TableManager) -> None:
        keys = [await rated_player(manager, 1500) for _ in range(3)]
        async with visiting(manager, keys[0]) as ann, visiting(manager, keys[1]) as ben:
            ann.seek("Ann", **WANTED)
            await ann.told("seeking")
            if cancels:
                monkeypatch.setattr(manager.lobby, "_tell", lambda *_: None)
            ben.seek("Ben", **WANTED)
            table = (await ben.told("paired"))["table"]
            if cancels:
                ann.ask({"type": "cancel-seek"})
            assert (await ann.told("paired"))["table"] == table
            seat = (await manager.claims.invitation(table, ann.invitation)).seat
            commitment = claim_of(table, seat, "Ann").commitment
            claim = ClaimSeat(secret=secrets.token_urlsafe(24), name="Ann", commitment=commitment, player=keys[2])
            with pytest.raises(RejectedError, match="another player"):
                await manager.claims.claim(table, ann.invitation, claim)
            await manager.claims.claim(table, ann.invitation, msgspec.structs.replace(claim, player=keys[0]))
            assert (await manager.table(table)).aggregate.names == {seat: "Ann"}
            assert len(manager.lobby._unclaimed) == 2, "for neither of them the other waits without end"

    monkeypatch.setattr(lobby_module, "CHECK_SECONDS", 3600.0)
    with_node(tmp_path, work, seconds=SECONDS)


def test_the_range_widens_while_they_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lobby_module, "RANGE_PER_SECOND", 0.0)

    async def work(manager: TableManager) -> None:
        keys = [await rated_player(manager, rating) for rating in (1900, 1500)]
        async with visiting(manager, keys[0]) as strong, visiting(manager, keys[1]) as ann:
            for one in (strong, ann):
                one.seek("One", **WANTED)
                await one.told("seeking")
            await manager.lobby._widen()
            assert not [message for message in ann.received if message["type"] == "paired"]
            monkeypatch.setattr(lobby_module, "RANGE_PER_SECOND", 1e6)
            tables = {(await one.told("paired"))["table"] for one in (strong, ann)}
            assert len(tables) == 1, "both were waiting: nobody new had to come"
            assert await manager.store.seeks.listed() == []

    with_node(tmp_path, work, seconds=SECONDS)


def test_who_has_stopped_looking_is_not_brought_back_by_a_wider_range(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lobby_module, "CHECK_SECONDS", 3600.0)

    async def work(manager: TableManager) -> None:
        key = await rated_player(manager, 1500)
        async with visiting(manager, key) as ann:
            ann.seek("Ann", **WANTED)
            await ann.told("seeking")
            ((seek, plan),) = manager.lobby._widening.values()
            ann.ask({"type": "cancel-seek"})
            await ann.told("cancelled")
            paired = await manager.store.seeks.place(seek, 1, "none", lambda _: None, is_waiting=True)  # type: ignore[arg-type,return-value]
            assert paired == []
            assert await manager.store.seeks.listed() == []
            assert plan.rated

    with_node(tmp_path, work, seconds=SECONDS)


Meanwhile = Callable[[TableManager, Visitor], Awaitable[None]]


async def _cancels(_: TableManager, visitor: Visitor) -> None:
    visitor.ask({"type": "cancel-seek"})
    await until(lambda: {"paired", "cancelled"} & {message["type"] for message in visitor.received})


async def _leaves(manager: TableManager, visitor: Visitor) -> None:
    visitor.hang_up()
    await until(lambda: len(manager.lobby._connected) == 1)


async def _gets_no_answer(_: TableManager, __: Visitor) -> None:
    raise OSError("the connection to the store is gone")


@pytest.mark.parametrize("meanwhile", [_cancels, _leaves, _gets_no_answer])
def test_whoever_is_paired_by_a_wider_range_hears_of_it_or_the_other_does_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, meanwhile: Meanwhile
):
    """What they do, or what happens to them, between the pairing in the store and the message that tells them."""
    monkeypatch.setattr(lobby_module, "RANGE_PER_SECOND", 0.0)
    monkeypatch.setattr(lobby_module, "CLAIM_SECONDS", 0.0)

    async def work(manager: TableManager) -> None:
        keys = [await rated_player(manager, rating) for rating in (1900, 1500)]
        async with visiting(manager, keys[0]) as strong, visiting(manager, keys[1]) as ann:
            ids = {}
            for one in (strong, ann):
                one.seek("One", **WANTED)
                ids[(await one.told("seeking"))["seek"]] = one
            asked: list[str] = []
            placed: list[Visitor] = []
            place = manager.store.seeks.place

            async def pair(seek: SeekRow, *args: Any, **more: Any) -> list[SeekRow]:
                asked.append(seek.id)
                if paired := await place(seek, *args, **more):
                    placed.append(ids[seek.id])
                    await meanwhile(manager, placed[0])
                return paired

            monkeypatch.setattr(manager.store.seeks, "place", pair)
            await until(lambda: asked)  # what was on its way past it is done
            monkeypatch.setattr(lobby_module, "RANGE_PER_SECOND", 1e6)
            await until(lambda: placed)
            other = ann if placed[0] is strong else strong
            table_id = (await other.told("paired"))["table"]
            if meanwhile is _leaves:
                table = await manager.table(table_id)
                await until(lambda: table.aggregate.end is not None)
            else:
                assert (await placed[0].told("paired", "cancelled")).get("table") == table_id
            async with asyncio.timeout(SECONDS):
                while [await manager.store.seeks.find(seek_id) for seek_id in ids] != [None, None]:
                    await asyncio.sleep(0.01)

    with_node(tmp_path, work, seconds=SECONDS)


def test_a_rated_game_is_looked_for_by_players_with_a_clock(tmp_path: Path):
    async def work(manager: TableManager) -> None:
        key = await rated_player(manager, 1500)
        async with visiting(manager) as guest, visiting(manager, key) as ann:
            guest.seek("Guest", **WANTED)
            assert (await guest.told("rejection"))["reason"]["id"] == "server-rated-guest"
            ann.seek("Ann", rated=True)
            assert (await ann.told("rejection"))["reason"]["id"] == "server-rated-clock"

    with_node(tmp_path, work, seconds=SECONDS)
