"""What a move costs where its players are called by push messages, beside what it costs where nobody is."""

import asyncio
import secrets
import tempfile
from collections.abc import Sequence

from rich.progress import Progress

from bench.measure import Bar, Pace, Row
from bench.server.load import MOVES_A_SECOND, TABLES, free_port, served
from bench.server.players import played
from highlands.server.clock import now
from highlands.server.notifications.encryption import AUTH_BYTES, POINT_BYTES
from highlands.server.players import Players
from highlands.server.players.messages import NewPlayer
from highlands.server.store import open_store
from highlands.server.store.outbox import PushSubscription

SECONDS = 60.0
SHORT_GRACE = 0.5
"""Seconds: shorter than a turn here, so that every turn is looked at. Nothing is sent, since everybody is there."""
LEAST_ALIKE = 0.8
"""With the usual grace a move must not cost more than 1 / 0.8 of what it costs without notifications."""


async def subscribe(database: str, number: int) -> list[str]:
    """So many players whose browsers show notifications; returns their keys."""
    keys = [secrets.token_urlsafe(24) for _ in range(number)]
    async with open_store(database) as store:
        players = Players(store)
        for key in keys:
            known = await players.register(NewPlayer(key=key, name="Player"))
            subscription = PushSubscription(
                id=secrets.token_urlsafe(9),
                player_id=known.id,
                endpoint=f"https://push.example.org/{key}",
                p256dh=secrets.token_bytes(POINT_BYTES),
                auth=secrets.token_bytes(AUTH_BYTES),
                device="",
                created_at=now(),
                device_id=known.device_id,
            )
            await store.channels.subscribe(subscription, 1)
    return keys


def cost(tables: int, seconds: float, more: Sequence[str]) -> float:
    """Milliseconds of a core that a move costs a server with these options."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/games.db"
        keys = asyncio.run(subscribe(database, 2 * tables))
        with served(database, port, more=more) as process:
            load = played(process, port, tables, seconds, MOVES_A_SECOND * tables / TABLES, keys=keys)
    return 1000 * load.cpu / max(1, len(load.acknowledged))


def notifying(pace: Pace, progress: Progress) -> list[Row]:
    """All of it."""
    seconds, tables = (SECONDS, TABLES // 2) if pace.repeats > 5 else (10.0, TABLES // 5)
    task = progress.add_task(f"{tables} tables with notifications", total=3)
    name = f"{tables} tables on SQLite, a move's cost to the server"
    costs = []
    for more in (["--no-push"], [], [f"--notify-after={SHORT_GRACE}"]):
        costs.append(cost(tables, seconds, more))
        progress.advance(task)
    off, on, each = costs
    unit, peer = "ms of a core", "without notifications"
    return [
        Row(what=f"{name}: nobody is called", unit=unit, value=off),
        Row(
            what=f"{name}: notifications on",
            unit=unit,
            value=on,
            peer=peer,
            ratio=off / on,
            bar=Bar("ratio", LEAST_ALIKE),
        ),
        Row(
            what=f"{name}: notifications on, every turn looked at",
            unit=unit,
            value=each,
            peer=peer,
            ratio=off / each,
            note=f"after {SHORT_GRACE} s instead of 15 s",
        ),
    ]


def cost_table(rows: Sequence[Row], quick: bool) -> str:
    """The costs as a table for the docs."""
    lines = ["| what a move costs the server | ms of a core | beside no notifications |", "| --- | --- | --- |"]
    for row in rows:
        beside = "" if row.ratio is None else f"{1 / row.ratio:.2f} ×"
        lines.append(f"| {row.what.partition(': ')[2]} | {row.value:.2f} | {beside} |")
    where = rows[0].what.partition(",")[0]
    lines.append(f"\n{where}, {'a quick run' if quick else f'{SECONDS:.0f} s each'}, on two cores shared with others.")
    return "\n".join(lines) + "\n"
