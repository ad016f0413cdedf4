"""A server that is killed in the middle of writing loses nothing that it has acknowledged."""

from __future__ import annotations

import random
import threading
import time

import pytest

from highlands.server.store import Store
from tests.fork_server import PROCESSES
from tests.server.store.processes import append_forever
from tests.server.store.sample_rows import event, table, using

TABLES = 20
LONGEST = 60.0
"""Seconds for a program's first word."""


def acknowledged_until_killed(url: str, after: float) -> list[tuple[str, int]]:
    """Have tables filled, kill the program some time after its first word, and tell what it has acknowledged."""
    reading, writing = PROCESSES.Pipe(duplex=False)
    program = PROCESSES.Process(target=append_forever, args=(url, TABLES, writing), daemon=True)
    program.start()
    writing.close()
    with open(reading.fileno(), "rb", closefd=False) as acknowledged:
        guard = threading.Timer(LONGEST, program.kill)
        guard.start()
        first = acknowledged.readline()
        guard.cancel()
        assert first, "the program has acknowledged nothing"
        time.sleep(after)
        program.kill()
        lines = [first, *acknowledged.readlines()]
    program.join()
    reading.close()
    # The last may be cut off; then its caller has not read it either.
    words = [line.decode().split() for line in lines if line.endswith(b"\n")]
    return [(name, int(number)) for name, number in words]


def check_nothing_lost(url: str, kills: int) -> None:
    async def create(store: Store):
        for number in range(TABLES):
            await store.add_table(table(f"t{number}"))

    async def logs(store: Store):
        return {f"t{number}": await store.events(f"t{number}") for number in range(TABLES)}

    using(url, create)
    acknowledged: list[tuple[str, int]] = []
    chance = random.Random(7)
    for _ in range(kills):
        new = acknowledged_until_killed(url, chance.uniform(0.0, 0.4))
        assert new
        assert not set(new) & set(acknowledged)
        acknowledged += new
        stored = using(url, logs)
        for name, log in stored.items():
            assert log == [event(number, f"{name} {number}") for number in range(len(log))]
        assert {(name, line.number) for name, log in stored.items() for line in log} >= set(acknowledged)


@pytest.mark.long
@pytest.mark.ci
def test_a_few_kills_lose_nothing(url: str):
    check_nothing_lost(url, 3)


@pytest.mark.long
def test_many_kills_lose_nothing(url: str):
    check_nothing_lost(url, 50)
