"""Requests and answers on one socket: which answer belongs to which request, and what waits for what."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from highlands.protocol.messages import MAX_REQUEST_BYTES
from highlands.server.http import connection as connection_module
from highlands.server.http.rate_limits import RateLimits
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import TableManager
from tests.server.support.room import LENIENT, Room, Wire, in_a_room
from tests.server.support.seating import secret_of

Using = Callable[[TableManager, LiveTable, Wire], Awaitable[None]]


@pytest.fixture
def at_a_table(tmp_path: Path) -> Callable[..., None]:
    """Runs a coroutine with a client on seat A, who is to move."""

    def used(work: Using, limits: RateLimits = LENIENT) -> None:
        async def enter(room: Room) -> None:
            await work(room.manager, room.table, await room.connect(secret_of(0), limits))

        in_a_room(tmp_path, enter)

    return used


def test_every_answer_repeats_the_id_of_its_request(at_a_table: Callable[..., None]):
    async def work(manager: TableManager, table: LiveTable, wire: Wire) -> None:
        version = table.aggregate.version
        move = table.aggregate.game.legal_moves[0].text
        for request, answered in (
            ({"type": "ping", "id": 1}, "pong"),
            ({"type": "greet", "greeting": "hello", "id": 2}, "ack"),
            ({"type": "move", "version": version, "text": "no move", "id": 3}, "rejection"),
            ({"type": "request-rematch", "id": 4}, "rejection"),
            ({"type": "request-hints", "version": version, "id": 5}, "hints"),
            ({"type": "move", "version": version, "text": move, "id": 6}, "ack"),
            ({"type": "resign", "version": version + 2, "id": 7}, "ack"),
            ({"type": "request-rematch", "id": 8}, "rematch"),
            ({"type": "request-hints", "version": version, "id": 9}, "rejection"),
        ):
            wire.ask(request)
            answer = await wire.answer()
            assert (answer["type"], answer["id"]) == (answered, request["id"]), answer

    at_a_table(work)


def test_without_an_id_the_answer_has_none(at_a_table: Callable[..., None]):
    async def work(manager: TableManager, table: LiveTable, wire: Wire) -> None:
        for request in ({"type": "ping"}, {"type": "move", "version": 0, "text": "no move"}):
            wire.ask(request)
            assert "id" not in await wire.answer()

    at_a_table(work)


def test_a_request_that_is_not_read_is_refused_by_its_id(at_a_table: Callable[..., None]):
    async def work(manager: TableManager, table: LiveTable, wire: Wire) -> None:
        for request, expected in (
            ({"type": "no such type", "id": 1}, 1),
            ({"type": "move", "text": 5, "id": 2}, 2),
            ({"type": "ping", "id": "three"}, None),
            ({"type": "ping", "id": -4}, None),
            ("[[[[", None),
            ("[" * 3000, None),
            ({"type": "move", "text": "x" * MAX_REQUEST_BYTES, "id": 5}, None),
        ):
            wire.ask(request)
            answer = await wire.answer()
            assert (answer["type"], answer.get("id")) == ("rejection", expected)

    at_a_table(work)


def test_a_ping_refused_for_haste_is_not_the_answer_to_a_move(at_a_table: Callable[..., None]):
    async def work(manager: TableManager, table: LiveTable, wire: Wire) -> None:
        move = table.aggregate.game.legal_moves[0].text
        wire.ask({"type": "move", "version": table.aggregate.version, "text": move, "id": 7})
        wire.ask({"type": "ping", "id": 8})
        wire.ask({"type": "ping", "id": 9})
        answers = {(answer["id"], answer["type"]) for answer in [await wire.answer() for _ in range(3)]}
        assert answers == {(7, "ack"), (8, "rejection"), (9, "rejection")}

    at_a_table(work, RateLimits(requests_per_second=1e-6, request_burst=1))


def test_hints_that_wait_block_neither_pings_nor_moves(
    at_a_table: Callable[..., None], monkeypatch: pytest.MonkeyPatch
):
    async def work(manager: TableManager, table: LiveTable, wire: Wire) -> None:
        free = asyncio.Event()
        hints = manager.bots.hints

        async def late(*asked: Any) -> Any:
            await free.wait()
            return await hints(*asked)

        monkeypatch.setattr(manager.bots, "hints", late)
        version = table.aggregate.version
        wire.ask({"type": "request-hints", "version": version, "id": 1})
        wire.ask({"type": "ping", "id": 2})
        assert (await wire.answer())["id"] == 2
        move = table.aggregate.game.legal_moves[0].text
        wire.ask({"type": "move", "version": version, "text": move, "id": 3})
        assert await wire.answer() == {"type": "ack", "version": version + 1, "id": 3}
        free.set()
        answer = await wire.answer()
        assert (answer["type"], answer["id"], answer["reason"]["id"]) == ("rejection", 1, "server-stale")

    at_a_table(work)


def test_of_several_requests_for_hints_the_latest_counts(
    at_a_table: Callable[..., None], monkeypatch: pytest.MonkeyPatch
):
    async def work(manager: TableManager, table: LiveTable, wire: Wire) -> None:
        waiting = 0

        async def never(*_: Any) -> Any:
            nonlocal waiting
            waiting += 1
            try:
                await asyncio.Event().wait()
            finally:
                waiting -= 1

        monkeypatch.setattr(manager.bots, "hints", never)
        for number in range(5):
            wire.ask({"type": "request-hints", "version": table.aggregate.version, "id": number})
        refused = [await wire.answer() for _ in range(4)]
        assert [answer["id"] for answer in refused] == [0, 1, 2, 3]
        wire.ask({"type": "ping", "id": 9})
        assert (await wire.answer())["id"] == 9
        assert waiting == 1
        wire.hang_up()
        while waiting:
            await asyncio.sleep(0.01)

    at_a_table(work)


def test_hints_that_fail_are_refused(at_a_table: Callable[..., None], monkeypatch: pytest.MonkeyPatch):
    async def work(manager: TableManager, table: LiveTable, wire: Wire) -> None:
        async def failing(*_: Any) -> Any:
            raise ValueError("something that should not happen")

        monkeypatch.setattr(manager.bots, "hints", failing)
        logged: list[str] = []
        monkeypatch.setattr(connection_module.log, "exception", lambda what, **_: logged.append(what))
        wire.ask({"type": "request-hints", "version": table.aggregate.version, "id": 1})
        answer = await wire.answer()
        assert (answer["id"], answer["reason"]["id"], logged) == (1, "server-failed", ["hints failed"])

    at_a_table(work)
