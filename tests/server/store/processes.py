"""Programs with a store, each in a process of its own."""

from __future__ import annotations

import asyncio
import os
from multiprocessing.connection import Connection
from threading import Barrier

from highlands.server.store import Store, open_store
from tests.server.store.sample_rows import event


def open_together(url: str, others: Barrier) -> None:
    """Open a store in the moment that others do so too, and register as its node."""

    async def register() -> None:
        async with open_store(url) as store:
            await store.registry.register(store.node_id, 1)

    others.wait()
    asyncio.run(register())


def append_forever(url: str, tables: int, acknowledged: Connection) -> None:
    """Append to many tables at once until killed, and write a line for every event that was acknowledged."""

    async def fill(store: Store, table: str) -> None:
        number = len(await store.events(table))
        while True:
            await store.append(table, event(number, f"{table} {number}"))
            os.write(acknowledged.fileno(), f"{table} {number}\n".encode())
            number += 1

    async def fill_all() -> None:
        async with open_store(url) as store:
            await asyncio.gather(*(fill(store, f"t{number}") for number in range(tables)))

    asyncio.run(fill_all())
