"""A bot's move takes its least time where people watch, and no longer than it must where nobody does."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from highlands.server.tables.background.bots import BotPlayers


class Table(SimpleNamespace):
    """A table as far as bots ask for one."""

    __hash__ = object.__hash__  # type: ignore[assignment]


def pauses(monkeypatch: pytest.MonkeyPatch, *, subscribers: int, min_seconds: float) -> list[float]:
    """How long a bot that answers at once waits before its move, at a table where so many people watch."""
    slept: list[float] = []
    aggregate = SimpleNamespace(to_move=0, bots={0: "shepherd"}, version=3)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def play_bot_move(seat: int, version: int, text: str) -> None:
        assert (seat, version, text) == (0, 3, "R1@1")
        aggregate.to_move = None

    async def choose(*_: Any) -> str:
        return "R1@1"

    audience = SimpleNamespace(subscribers=range(subscribers))
    table = Table(id="t", aggregate=aggregate, audience=audience, play_bot_move=play_bot_move)
    unused = cast(Any, None)
    players = BotPlayers(unused, unused, lambda _: True, unused, min_seconds=min_seconds)
    monkeypatch.setattr(players, "_choose", choose)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(players._play(cast(Any, table)))
    assert aggregate.to_move is None
    return slept


def test_where_people_watch(monkeypatch: pytest.MonkeyPatch):
    (pause,) = pauses(monkeypatch, subscribers=1, min_seconds=100.0)
    assert 0 < pause <= 100


def test_where_a_host_wants_none(monkeypatch: pytest.MonkeyPatch):
    assert pauses(monkeypatch, subscribers=1, min_seconds=0.0) == [0.0]


def test_where_nobody_watches(monkeypatch: pytest.MonkeyPatch):
    assert pauses(monkeypatch, subscribers=0, min_seconds=100.0) == []
