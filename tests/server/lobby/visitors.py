"""People in the lobby of a node in this process: a client's end of a socket, past the network."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from highlands.protocol.messages import PROTOCOL
from highlands.protocol.seats import ClaimSeat
from highlands.server.lobby.connection import LobbyConnection
from highlands.server.tables.manager import TableManager
from tests.server.support.room import LENIENT, Wire
from tests.server.support.seating import claim_of

SOON = 30.0


class Visitor(Wire):
    """Somebody who looks at the lobby, with what they were shown."""

    def __init__(self) -> None:
        super().__init__()
        self.invitation = secrets.token_urlsafe(24)

    @property
    def shown(self) -> dict[str, dict[str, Any]]:
        """The tables and seeks by their ids, as the messages so far add up."""
        shown: dict[str, dict[str, Any]] = {}
        for message in self.received:
            if message["type"] == "lobby":
                shown = {}
            if message["type"] in ("lobby", "lobby-change"):
                shown |= {one["id"]: one for one in [*message["tables"], *message["seeks"]]}
                for gone in message.get("gone", ()):
                    del shown[gone]
        return shown

    def seek(self, name: str = "Ann", game: str = "schotten-totten", **more: Any) -> None:
        """Ask for a game."""
        self.ask(
            {
                "type": "seek",
                "game": game,
                "options": {},
                "time_control": {"kind": "unlimited"},
                "name": name,
                "invitation": self.invitation,
                **more,
            }
        )

    async def told(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types."""
        async with asyncio.timeout(SOON):
            return await self._next(*kinds)


@asynccontextmanager
async def visiting(
    manager: TableManager, player: str | None = None, address: str = "192.0.2.1"
) -> AsyncIterator[Visitor]:
    """Somebody at a node's lobby, until they leave."""
    visitor = Visitor()
    connection = LobbyConnection(
        manager.lobby, visitor, LENIENT, address, may_create_table=lambda: True, connections=manager.connections
    )
    serving = asyncio.create_task(connection.serve())
    visitor.ask({"type": "watch-lobby", "protocol": PROTOCOL, "player": player})
    await visitor.told("lobby")
    try:
        yield visitor
    finally:
        visitor.hang_up()
        await serving


async def sit_down(manager: TableManager, table_id: str, visitor: Visitor) -> int:
    """Claim the seat of somebody who has been paired, with the invitation they have made."""
    invitation = await manager.claims.invitation(table_id, visitor.invitation)
    claim = claim_of(table_id, invitation.seat, "")
    await manager.claims.claim(
        table_id,
        visitor.invitation,
        ClaimSeat(secret=secrets.token_urlsafe(24), name="Somebody", commitment=claim.commitment),
    )
    return invitation.seat
