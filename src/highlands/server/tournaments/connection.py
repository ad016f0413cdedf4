"""One WebSocket connection to a tournament."""

from __future__ import annotations

import msgspec

from highlands.errors import HighlandsError
from highlands.protocol.messages import Pong
from highlands.server.http.rate_limits import RateLimits
from highlands.server.http.socket_connection import CloseCode, Socket, SocketConnection
from highlands.server.tournaments.messages import TournamentRequest, WatchTournament
from highlands.server.tournaments.tournaments import Tournaments

decode_watch = msgspec.json.Decoder(WatchTournament).decode
decode_request = msgspec.json.Decoder(TournamentRequest).decode


class TournamentConnection(SocketConnection):
    """Shows a tournament to one client."""

    def __init__(self, tournaments: Tournaments, socket: Socket, limits: RateLimits, address: str) -> None:
        """Just accepted, from an address."""
        super().__init__(socket, limits, address)
        self._tournaments = tournaments

    def show(self, encoded: bytes) -> None:
        """Send the state, in place of an earlier one that still waits."""
        self._send_latest(encoded)

    async def serve(self, tournament_id: str) -> None:
        """Serve the connection until it is closed."""
        await self._serve(self._serve_tournament(tournament_id), {"table": f"tournament {tournament_id}"})

    async def _serve_tournament(self, tournament_id: str) -> None:
        if await self._handshake(decode_watch) is None:
            return
        try:
            await self._tournaments.feed.join(tournament_id, self)
            self._watch_for_silence()
            while (request := await self._next_request(decode_request)) is not None:
                self._reply(Pong(id=request.id))
        except HighlandsError as unknown:
            self._reject(unknown.message)
            self._close(CloseCode.UNKNOWN_TABLE)
        finally:
            self._tournaments.feed.leave(tournament_id, self)
