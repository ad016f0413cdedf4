"""The client: creating tables, sitting down at them, and the player that it is."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Any, Self

import msgspec

from highlands.client.api import Api, server_address
from highlands.client.errors import RejectedError
from highlands.client.fair_deal import FairDeal
from highlands.client.lobby import Lobby
from highlands.client.stored_seats import StoredSeat, StoredSeats, new_seat
from highlands.client.table import TableConnection
from highlands.client.tournaments import TournamentList, TournamentView
from highlands.i18n import ENGLISH
from highlands.protocol.messages import TableState
from highlands.protocol.seats import ClaimedSeat, ClaimSeat, Invitation, RevealShare
from highlands.protocol.tables import CreatedTable, CreateTable, ListMyTables, TableSummary

PATIENCE = 60.0
"""For how many seconds a server may be out of reach, if nothing else is said."""
SEAT_TAKEN = "server-seat-taken"


class KnownPlayer(msgspec.Struct, frozen=True):
    """What a client needs of what the server knows about its player."""

    name: str | None
    is_bot: bool = False


class Client:
    """A client of one server; the key is that of the player who it plays for, if they are one."""

    def __init__(
        self,
        server: str,
        key: str | None = None,
        *,
        seats: StoredSeats | None = None,
        patience: float = PATIENCE,
    ) -> None:
        """Of the server at an address such as `https://games.example.org`; its seats are kept in memory by default."""
        self.server = server_address(server)
        self.key = key
        self.seats = StoredSeats() if seats is None else seats
        self._patience = patience
        self._api = Api(self.server, patience=patience)

    async def __aenter__(self) -> Self:
        """Nothing is connected before it is needed."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the connections for HTTP."""
        await self.close()

    async def close(self) -> None:
        """Close the connections for HTTP; those to tables and the lobby are closed by themselves."""
        await self._api.close()

    @property
    def socket_url(self) -> str:
        """Where the WebSockets are."""
        return "ws" + self.server.removeprefix("http")

    # The player

    async def register(self, name: str, *, is_bot: bool = False, language: str = ENGLISH) -> KnownPlayer:
        """Be known as a player by the key; if the key is known, the player as they are."""
        body = {"key": self.key, "name": name, "language": language, "device": "highlands.client", "is_bot": is_bot}
        return await self._api.post("/api/players", body, KnownPlayer)

    async def my_tables(self) -> list[TableSummary]:
        """The tables of the player and of the stored seats; those where it is their turn come first."""
        body = ListMyTables([seat.secret for seat in self.seats.at(self.server)], self.key)
        return await self._api.post("/api/my-tables", body, list[TableSummary])

    # Tournaments

    async def tournaments(self) -> TournamentList:
        """The public tournaments, and those of the player."""
        return await self._api.get("/api/tournaments", TournamentList, self.key)

    async def tournament(self, tournament: str) -> TournamentView:
        """A tournament by its id, with the tables at which the player is to play: the key is the proof to sit down."""
        return await self._api.get(f"/api/tournaments/{tournament}", TournamentView, self.key)

    async def enter_tournament(self, tournament: str, name: str) -> TournamentView:
        """Take part, or come back; said again, it changes nothing."""
        return await self._api.post(f"/api/tournaments/{tournament}/entry", {"name": name}, TournamentView, self.key)

    # Tables

    async def create_table(self, plan: CreateTable) -> CreatedTable:
        """Create a table, with an invitation for each person."""
        return await self._api.post("/api/tables", plan, CreatedTable, may_repeat=False)

    async def public_tables(self) -> list[TableSummary]:
        """The running tables that anyone may watch."""
        return await self._api.get("/api/tables", list[TableSummary])

    async def invitation(self, table: str, proof: str | None) -> Invitation:
        """What an invitation is for; at a rematch the proof is the secret of the seat at the table before."""
        return await self._api.get(f"/api/tables/{table}/invitation", Invitation, proof)

    async def record(self, table: str, secret: str | None = None) -> str:
        """The record of a game: the full one when it is over, else what the observer has seen."""
        return await self._api.get_text(f"/api/tables/{table}/record", secret)

    def watch(self, table: str, secret: str | None = None, *, positions: bool = False) -> TableConnection:
        """A table as a spectator sees it; without a secret a public one."""
        return TableConnection(self.socket_url, table, secret, positions=positions, patience=self._patience)

    def lobby(self) -> Lobby:
        """The lobby."""
        return Lobby(self.socket_url, self.key, patience=self._patience)

    async def sit_down(
        self, table: str, proof: str | None, name: str, *, seat: int | None = None, positions: bool = False
    ) -> Seat:
        """Take the seat of an invitation (or, without one, a free seat that anyone may take); to be entered.

        What has been claimed before is not claimed again: who lost the answer, or was started again, goes on.
        """
        stored = self.seats.get(self.server, table)
        if stored is None:
            invitation = await self.invitation(table, proof)
            number, is_kept = invitation.seat if seat is None else seat, proof is not None and proof == self.key
            stored = new_seat(self.server, invitation, number, is_kept=is_kept)
            # Before the claim: a claim whose answer is lost is repeated with the same secret.
            self.seats.put(stored)
        try:
            await self._claim(stored, proof, name, is_chosen=seat is not None)
        except RejectedError as error:
            if error.reason == SEAT_TAKEN:
                self.seats.remove(self.server, table)
            raise
        return self.resume(stored, positions=positions)

    def resume(self, stored: StoredSeat, *, positions: bool = False) -> Seat:
        """A seat that was taken before; to be entered."""
        return Seat(self, self._api, stored, positions=positions, patience=self._patience)

    async def _claim(self, stored: StoredSeat, proof: str | None, name: str, *, is_chosen: bool) -> None:
        claim = ClaimSeat(
            secret=stored.secret,
            name=name,
            commitment=stored.commitment,
            player=self.key,
            seat=stored.seat if proof is None or is_chosen else None,
        )
        await self._api.post(f"/api/tables/{stored.table}/claim", claim, ClaimedSeat, proof)


class Seat(TableConnection):
    """A seat that this client has taken: it reveals its share when all have committed to theirs, and checks the deal.

    If the server shows something about the shuffle that contradicts what it has shown before, whoever waits for its
    states gets UnfairDealError.
    """

    def __init__(self, client: Client, api: Api, stored: StoredSeat, *, positions: bool, patience: float) -> None:
        """Of a client, at the seat that is stored."""
        super().__init__(client.socket_url, stored.table, stored.secret, positions=positions, patience=patience)
        self._client = client
        self._api = api
        self._deal = FairDeal(stored, client.seats)
        self._revealing: asyncio.Task[None] | None = None

    @property
    def stored(self) -> StoredSeat:
        """What is kept of it."""
        return self._deal.seat

    @property
    def number(self) -> int:
        """Which seat it is, from 0."""
        return self._deal.seat.seat

    @property
    def has_shared_deal(self) -> bool:
        """Whether the server said, before the seat was taken, that it alone shuffles, for several tables."""
        return self._deal.seat.shared_deal

    @property
    def is_turn(self) -> bool:
        """Whether it is this seat's turn."""
        return bool(self.state.moves) and self.state.end is None

    @property
    def seconds(self) -> float | None:
        """How long this seat's clock will run from now on; None without a clock."""
        return self.seconds_left(self.number)

    def _on_message(self, message: Any) -> None:
        if isinstance(message, TableState):
            share = self._deal.take(message)
            if share is not None and (self._revealing is None or self._revealing.done()):
                self._revealing = asyncio.get_running_loop().create_task(self._reveal(share))
        super()._on_message(message)

    async def _reveal(self, share: str) -> None:
        try:
            await self._api.post(
                f"/api/tables/{self.table}/reveal", RevealShare(share), ClaimedSeat, self._deal.seat.secret
            )
        except RejectedError as error:
            # Somebody has closed the table, or another connection of ours was first: the next state says so.
            if error.reason not in ("server-over", "server-not-begun"):
                self._give_up(error)

    async def close(self) -> None:
        """Disconnect; the seat stays ours."""
        if self._revealing is not None:
            self._revealing.cancel()
        await super().close()

    async def verify_deal(self) -> str:
        """Check the shuffle of a finished game as a whole; its record. UnfairDealError if anything does not fit."""
        record = await self._client.record(self.table, self.secret)
        self._deal.check_record(self.state, record)
        return record

    async def rematch(self, name: str) -> Seat:
        """Take the seat at the rematch of a finished game, which is created if there is none; to be entered."""
        table = self.state.rematch or await self.request_rematch()
        return await self._client.sit_down(table, self.secret, name, positions=self._positions)

    def forget(self) -> None:
        """Keep the secret of this seat no longer, because the game is over."""
        self._client.seats.remove(self._client.server, self.table)
