"""The lobby over its WebSocket: who waits, what can be joined or watched, and looking for a game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from highlands.client.channel import Channel
from highlands.client.errors import InterruptedRequestError
from highlands.errors import HighlandsError
from highlands.protocol.lobby import (
    CancelSeek,
    ListedSeek,
    ListedTable,
    LobbyChange,
    LobbyReply,
    LobbyState,
    PairedUp,
    Seek,
    WatchLobby,
)
from highlands.protocol.messages import PROTOCOL
from highlands.protocol.secrets import new_secret
from highlands.protocol.time_controls import TimeControl, Unlimited


class Lobby(Channel):
    """The lobby, as it changes. A seek goes with its connection: after a reconnection it has to be placed again."""

    def __init__(self, url: str, key: str | None = None, *, patience: float = 60.0) -> None:
        """With the key of a player who wants to play as one."""
        super().__init__(f"{url}/api/lobby/live", WatchLobby(PROTOCOL, key), LobbyReply, patience=patience)
        self.tables: dict[str, ListedTable] = {}
        self.seeks: dict[str, ListedSeek] = {}
        self._paired: asyncio.Future[str] | None = None
        self._changed = asyncio.Event()

    async def changes(self) -> AsyncIterator[None]:
        """Now, and after every change of `tables` and `seeks`."""
        while True:
            self._changed.clear()
            if self._failure is not None:
                raise self._failure
            yield
            await self._changed.wait()

    async def seek(
        self,
        game: str,
        name: str,
        *,
        options: dict[str, bool | int] | None = None,
        time_control: TimeControl | None = None,
        rated: bool = False,
        opponent: str | None = None,
    ) -> tuple[str, str]:
        """Wait for somebody who wants to play the same; the table's id, and the invitation to the seat there.

        With an `opponent`, the id of a bot's seek, the game is with that bot. Where the connection is lost meanwhile,
        it ends with InterruptedRequestError.
        """
        invitation = new_secret()
        self._paired = asyncio.get_running_loop().create_future()
        request = Seek(
            game=game,
            options=options or {},
            time_control=time_control or Unlimited(),
            name=name,
            invitation=invitation,
            rated=rated,
            opponent=opponent,
        )
        answer = await self.ask(request)
        table = answer.table if isinstance(answer, PairedUp) else await self._paired
        return table, invitation

    async def cancel_seek(self) -> str | None:
        """Wait no longer; the table's id if somebody was found first."""
        answer = await self.ask(CancelSeek())
        return answer.table if isinstance(answer, PairedUp) else None

    def _on_message(self, message: Any) -> None:
        match message:
            case LobbyState():
                self.tables = {table.id: table for table in message.tables}
                self.seeks = {seek.id: seek for seek in message.seeks}
            case LobbyChange():
                self.tables |= {table.id: table for table in message.tables}
                self.seeks |= {seek.id: seek for seek in message.seeks}
                for gone in message.gone:
                    self.tables.pop(gone, None)
                    self.seeks.pop(gone, None)
            case PairedUp() if self._paired is not None and not self._paired.done():
                self._paired.set_result(message.table)
        self._changed.set()

    def _interrupt(self) -> None:
        super()._interrupt()
        self._end_seek(InterruptedRequestError())

    def _on_failure(self) -> None:
        if self._failure is not None:
            self._end_seek(self._failure)
        self._changed.set()

    def _end_seek(self, error: HighlandsError) -> None:
        if self._paired is not None and not self._paired.done():
            self._paired.set_exception(error)
            self._paired.exception()  # whoever waits is told; if nobody does, nobody need be warned
