"""Tables, events and side doors for the tests of the store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from highlands.server.store import Event, SeatRow, Store, TableRow, open_store


def table(id: str, **other: Any) -> TableRow:  # noqa: A002 - a row calls it that
    """A table of a person and a bot."""
    usual: dict[str, Any] = {
        "created_at": 1000,
        "game": "schotten-totten",
        "options": "tactics=yes",
        "public": True,
        "hints": False,
        "language": "pt-BR",
        "time_control": '{"kind":"unlimited"}',
        "seed": bytes(range(32)),
        "salt": b"\x00\xff" * 8,
        "spectator_hash": b"s" * 32,
        "seats": (SeatRow(seat=0, secret_hash=f"secret of {id}".encode()), SeatRow(seat=1, bot="hard")),
    }
    return TableRow(id=id, **{**usual, **other})


def event(number: int, text: str = "R7@3", **other: Any) -> Event:
    """A move."""
    return Event(**{"number": number, "at": 2000 + number, "seat": number % 2, "kind": "move", "text": text, **other})


def using(url: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    """Do something with the store at a URL, from opening it to closing it."""

    async def use() -> Any:
        async with open_store(url) as store:
            return await work(store)

    return asyncio.run(use())


async def beside(url: str, *statements: str) -> list[tuple[Any, ...]]:
    """Carry out statements on the database, past the store; gives the last one's rows."""
    engine = create_async_engine(make_url(url))
    rows: list[tuple[Any, ...]] = []
    try:
        async with engine.begin() as connection:
            for statement in statements:
                result = await connection.execute(text(statement))
                rows = [tuple(row) for row in result] if result.returns_rows else []
    finally:
        await engine.dispose()
    return rows
