"""A program that appends to many tables at once until it is killed, and says on its output what was acknowledged.

python -m tests.server.store.append_forever <url> <tables>
"""

from __future__ import annotations

import asyncio
import os
import sys

from highlands.server.store import Store, open_store
from tests.server.store.sample_rows import event


async def fill(store: Store, table: str) -> None:
    """Go on with a table's log for ever."""
    number = len(await store.events(table))
    while True:
        await store.append(table, event(number, f"{table} {number}"))
        os.write(1, f"{table} {number}\n".encode())
        number += 1


async def main(url: str, tables: int) -> None:
    """Fill all tables side by side."""
    async with open_store(url) as store:
        await asyncio.gather(*(fill(store, f"t{number}") for number in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
