"""A client of the table server, for programs: docs/bots/client.md shows how to use it.

    async with Client("https://games.example.org") as client:
        plan = CreateTable(game="schotten-totten", seats=[SeatPlan(), SeatPlan("warrior")])
        created = await client.create_table(plan)
        async with await client.sit_down(created.id, created.invitations[0], "Ann") as seat:
            async for state in seat.states():
                if state.moves:
                    await seat.move(state.moves[0])

`api` is the HTTP part, `channel` a WebSocket that reconnects, `table` and `lobby` what is said over it, `fair_deal`
and `shown_game` what a client checks about the shuffle, and `key_file` and `stored_seats` what it keeps. `bots` seats a
bot of the arena's kinds at a server.
"""

from highlands.extras import need

for _library in ("httpx", "websockets"):
    need(_library, "client")

from highlands.client.api import server_address  # noqa: E402 - only where the libraries are there
from highlands.client.client import Client, Seat  # noqa: E402
from highlands.client.errors import (  # noqa: E402
    InterruptedRequestError,
    RejectedError,
    StaleError,
    UnfairDealError,
    UnreachableError,
)
from highlands.client.key_file import PlayerKey  # noqa: E402
from highlands.client.lobby import Lobby  # noqa: E402
from highlands.client.stored_seats import SeatFile, StoredSeats  # noqa: E402
from highlands.client.table import TableConnection  # noqa: E402
from highlands.protocol.tables import CreatedTable, CreateTable, SeatPlan  # noqa: E402
from highlands.protocol.time_controls import Fischer, PerTurn, TimeControl, Unlimited  # noqa: E402

__all__ = [
    "Client",
    "CreateTable",
    "CreatedTable",
    "Fischer",
    "InterruptedRequestError",
    "Lobby",
    "PerTurn",
    "PlayerKey",
    "RejectedError",
    "Seat",
    "SeatFile",
    "SeatPlan",
    "StaleError",
    "StoredSeats",
    "TableConnection",
    "TimeControl",
    "UnfairDealError",
    "Unlimited",
    "UnreachableError",
    "server_address",
]
