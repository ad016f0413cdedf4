"""A table over its WebSocket: its states as they come, and a player's commands."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any

from highlands.client.backoff import Backoff
from highlands.client.channel import Channel
from highlands.client.errors import RejectedError
from highlands.protocol.messages import (
    PROTOCOL,
    Ack,
    AnswerProposal,
    ClaimWin,
    ClientRequest,
    Greet,
    Greeting,
    Hints,
    Join,
    MakeMove,
    OfferDraw,
    Presence,
    Rematch,
    Reply,
    RequestHints,
    RequestRematch,
    RequestUndo,
    Resign,
    StandIn,
    TableEvent,
    TableState,
    TakeSeatBack,
)
from highlands.protocol.time_controls import Unlimited

ATTEMPTS = 20
"""How often a command is tried that the server could not carry out just then."""


class TableConnection(Channel):
    """A table as a player or a spectator sees it. Commands are issued for the latest state."""

    def __init__(
        self, url: str, table: str, secret: str | None = None, *, positions: bool = False, patience: float = 60.0
    ) -> None:
        """A table, with the secret of a seat or of the spectators, or none if it is public.

        With `positions` each state has the position as text, too.
        """
        super().__init__(f"{url}/api/tables/{table}/live", Join(PROTOCOL, secret, positions), Reply, patience=patience)
        self.table = table
        self.secret = secret
        self._positions = positions
        self.events: list[TableEvent] = []
        """The whole log, as this observer may know it."""
        self.presence: Presence | None = None
        self._state: TableState | None = None
        self._state_at = 0.0
        self._changed = asyncio.Event()

    # What is known

    @property
    def state(self) -> TableState:
        """The latest state."""
        assert self._state is not None, "connect first"
        return self._state

    async def states(self) -> AsyncIterator[TableState]:
        """The latest state, and after each change again the latest, up to that in which the game is over.

        States between two of them may be left out, where they come faster than they are taken.
        """
        while True:
            self._changed.clear()
            if self._failure is not None and self.state.end is None:
                raise self._failure
            yield self.state
            if self.state.end is not None:
                return
            await self._changed.wait()

    async def wait_for_rematch(self, seconds: float) -> str | None:
        """The id of the rematch's table, if somebody asks for one within so many seconds after the end."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.state.rematch is None and self._failure is None:
                    self._changed.clear()
                    await self._changed.wait()
        return self.state.rematch

    def seconds_left(self, seat: int) -> float | None:
        """How long a seat's clock will run from now on; None without a clock."""
        clock = self.state.clock
        if isinstance(clock.time_control, Unlimited):
            return None
        gone = time.monotonic() - self._state_at if clock.running == seat else 0.0
        return clock.remaining[seat] / 1000 - gone

    def _on_message(self, message: Any) -> None:
        if isinstance(message, TableState):
            self._state, self._state_at = message, time.monotonic()
            # Numbers may have gaps: what this observer is not shown.
            last = self.events[-1].number if self.events else -1
            self.events += [event for event in message.events if event.number > last]
            self._changed.set()
        elif isinstance(message, Presence):
            self.presence = message

    def _on_failure(self) -> None:
        self._changed.set()

    # Commands

    async def move(self, text: str, version: int | None = None) -> Ack:
        """Make a move, exactly once, however often the connection is lost; stored durably on return.

        StaleError if the game has changed since the version, which is that of the latest state unless another is given.
        """
        request = MakeMove(version=self.state.version if version is None else version, text=text)
        return await self._patiently(request, may_repeat=True)

    async def request_undo(self) -> Ack:
        """Ask to take the last move back."""
        return await self._patiently(RequestUndo(version=self.state.version))

    async def offer_draw(self) -> Ack:
        """Offer a draw."""
        return await self._patiently(OfferDraw(version=self.state.version))

    async def answer_proposal(self, *, accept: bool) -> Ack:
        """Accept or decline what another has proposed."""
        return await self._patiently(AnswerProposal(version=self.state.version, accept=accept))

    async def resign(self) -> Ack:
        """Resign; before the game has begun, close the table."""
        return await self._patiently(Resign(version=self.state.version))

    async def claim_win(self) -> Ack:
        """Claim the win from an opponent who does not come back."""
        return await self._patiently(ClaimWin(version=self.state.version))

    async def stand_in(self) -> Ack:
        """Let one of the server's bots play for whoever does not come back."""
        return await self._patiently(StandIn(version=self.state.version))

    async def take_seat_back(self) -> Ack:
        """Play on, where a bot has stood in."""
        return await self._patiently(TakeSeatBack(), may_repeat=True)

    async def greet(self, greeting: Greeting) -> Ack:
        """Send a greeting."""
        return await self._patiently(Greet(greeting=greeting))

    async def hints(self) -> Hints:
        """Good moves, where the table has hints."""
        found: Hints = await self.ask(RequestHints(version=self.state.version), may_repeat=True)
        return found

    async def request_rematch(self) -> str:
        """The id of the rematch's table; the seat there is taken with the secret of this one as invitation."""
        answer: Rematch = await self.ask(RequestRematch(), may_repeat=True)
        return answer.table

    async def _patiently(self, request: ClientRequest, *, may_repeat: bool = False) -> Ack:
        """Send a command, again after a while if the server could not carry it out just then."""
        backoff = Backoff()
        for attempt in range(ATTEMPTS):
            try:
                ack: Ack = await self.ask(request, may_repeat=may_repeat)
            except RejectedError as error:
                # After a failure of the store nobody knows whether it was carried out: only a move can be repeated.
                can_repeat = error.is_passing and (may_repeat or error.reason != "server-failed")
                if not can_repeat or attempt == ATTEMPTS - 1:
                    raise
                await asyncio.sleep(backoff.seconds())
            else:
                return ack
        raise AssertionError("the last attempt returns or raises")
