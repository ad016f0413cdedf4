"""One WebSocket connection to the lobby."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.protocol.lobby import Cancelled, LobbyRequest, PairedUp, Seek, Seeking, WatchLobby
from highlands.protocol.messages import Ping, Pong
from highlands.server.http.rate_limits import RateLimits
from highlands.server.http.socket_connection import CloseCode, Socket, SocketConnection
from highlands.server.lobby.lobby import Lobby
from highlands.server.players.devices import DeviceConnections, Holder
from highlands.server.players.players import BlockedError, Identity
from highlands.server.tables.commands import RejectedError

decode_watch = msgspec.json.Decoder(WatchLobby).decode
decode_request = msgspec.json.Decoder(LobbyRequest).decode


class LobbyConnection(SocketConnection):
    """Shows the lobby to one client, and lets them wait for a game."""

    def __init__(
        self,
        lobby: Lobby,
        socket: Socket,
        limits: RateLimits,
        address: str,
        *,
        may_create_table: Callable[[], bool],
        connections: DeviceConnections,
    ) -> None:
        """Just accepted, from an address. A seek counts among the tables that the address may create."""
        super().__init__(socket, limits, address)
        self.identity: Identity | None = None
        self._lobby = lobby
        self._may_create_table = may_create_table
        self._connections = connections

    async def serve(self) -> None:
        """Serve the connection until it is closed."""
        await self._serve(self._serve_lobby(), {"table": "lobby"})

    async def _serve_lobby(self) -> None:
        watch = await self._handshake(decode_watch)
        if watch is None:
            return
        try:
            if watch.player is not None:
                self.identity = await self._lobby.players.find(watch.player)
        except BlockedError as blocked:
            self._reject(blocked.message)
            self._close(CloseCode.BLOCKED)
            return
        if self.identity is not None:
            self._connections.add(self, Holder(self.identity.id, self.identity.device_id))
        try:
            await self._lobby.join(self)
            self._watch_for_silence()
            while (request := await self._next_request(decode_request)) is not None:
                try:
                    await self._handle(request)
                except HighlandsError as rejected:
                    self._reject(rejected.message, request.id)
        finally:
            self._connections.remove(self)
            await self._lobby.leave(self)

    async def _handle(self, request: LobbyRequest) -> None:
        if isinstance(request, Ping):
            self._reply(Pong(id=request.id))
        elif isinstance(request, Seek):
            if not self._may_create_table():
                raise RejectedError(message("server-too-many"))
            seek = await self._lobby.seek(self, request)
            answer = (
                Seeking(seek.id, id=request.id) if seek.table_id is None else PairedUp(seek.table_id, id=request.id)
            )
            self._reply(answer)
        else:
            table_id = await self._lobby.cancel(self)
            self._reply(Cancelled(id=request.id) if table_id is None else PairedUp(table_id, id=request.id))

    def disconnect_for_resync(self) -> None:
        """Drop the client, whose device may be its player's no more."""
        self._drop(CloseCode.RESYNC)

    def tell_paired(self, table_id: str) -> None:
        """There is a table for this client."""
        self._reply(PairedUp(table_id))
