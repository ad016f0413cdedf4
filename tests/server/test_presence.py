"""However many watch, and however they come and go, nobody who plays notices."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from highlands.server.http import connection as connection_module
from highlands.server.http.socket_connection import CloseCode
from tests.server.support.managers import Screen, first_move, until
from tests.server.support.room import Room, in_a_room
from tests.server.support.seating import secret_of

SPECTATORS = 200


def test_two_hundred_spectators_who_leave_at_once_are_a_message_or_two(tmp_path: Path):
    async def work(room: Room) -> None:
        ann, ben = [await room.connect(secret_of(seat)) for seat in (0, 1)]
        watching = [await room.connect(None) for _ in range(SPECTATORS)]
        await until(lambda: ann.received[-1].get("spectators") == SPECTATORS)
        before = ann.count("presence")
        # Ben does not read for a while: what waits for him must not become too much.
        ben.stop_reading()
        for wire in watching:
            wire.hang_up()
        await asyncio.gather(*(room.serving[wire] for wire in watching))
        await until(lambda: ann.received[-1].get("spectators") == 0)
        assert ann.count("presence") - before <= 2
        ben.read_again()
        await until(lambda: ben.received[-1].get("spectators") == 0)
        assert (ann.code, ben.code) == (None, None)

    in_a_room(tmp_path, work)


def test_a_player_who_does_not_read_is_not_dropped_because_people_come_and_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def work(room: Room) -> None:
        ann = await room.connect(secret_of(0))
        ann.stop_reading()
        for _ in range(100):
            wire = await room.connect(None)
            wire.hang_up()
            await room.serving[wire]
        ann.read_again()
        await asyncio.sleep(0.05)
        assert ann.code is None
        assert ann.count("presence") <= 4

    monkeypatch.setattr("highlands.server.tables.people.audience.PRESENCE_SECONDS", 0.0)
    in_a_room(tmp_path, work)


def test_spectators_who_do_not_read_cost_players_nothing(tmp_path: Path):
    async def work(room: Room) -> None:
        ann = await room.connect(secret_of(0))
        idle = [await room.connect(None) for _ in range(20)]
        for wire in idle:
            wire.stop_reading()
        table = room.table
        moves = connection_module.MAX_SPECTATOR_OUTBOX + 4
        states = ann.count("state")
        for _ in range(moves):
            mover = table.aggregate.to_move
            assert mover is not None
            await table.execute(mover, first_move(table))
        await until(lambda: ann.count("state") == states + moves)
        assert ann.code is None
        for wire in idle:
            wire.read_again()
        await until(lambda: all(wire.code is not None for wire in idle))
        assert Counter(wire.code for wire in idle) == {CloseCode.TOO_SLOW: 20}
        await until(lambda: not table.audience.spectators_here)

    in_a_room(tmp_path, work)


def test_players_are_shown_a_move_before_spectators(tmp_path: Path):
    async def work(room: Room) -> None:
        order: list[int | None] = []

        class Noting(Screen):
            def send(self, encoded: bytes) -> None:
                order.append(self.observer)

        for observer in [*[None] * 30, 1, *[None] * 30, 0]:
            await room.table.subscribe(Noting(observer))
        order.clear()
        await room.table.execute(0, first_move(room.table))
        states = order[:62]
        assert set(states[:2]) == {0, 1}
        assert states[2:] == [None] * 60

    in_a_room(tmp_path, work)


def test_who_comes_is_told_who_is_there(tmp_path: Path):
    async def work(room: Room) -> None:
        ann = await room.connect(secret_of(0))
        watcher = await room.connect(None)
        there = {"type": "presence", "seats": [True, False], "spectators": 1}
        told = ("type", "seats", "spectators")
        await until(lambda: all({name: one.received[-1].get(name) for name in told} == there for one in (ann, watcher)))
        assert [ms is None for ms in ann.received[-1]["away_ms"]] == [True, False]

    in_a_room(tmp_path, work)
