"""One game of a bot at a server, from its seat to the end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

from highlands.bots.bot import Start
from highlands.client.bots.processes import GameBot
from highlands.client.bots.rules import Rules
from highlands.client.client import Seat
from highlands.client.errors import InterruptedRequestError, RejectedError, StaleError
from highlands.client.stored_seats import StoredSeat
from highlands.engine.chance import Seed
from highlands.protocol.messages import TableEvent, TableState
from highlands.protocol.names import BOT_TITLE
from highlands.protocol.time_controls import Fischer

CHECK_SECONDS = 30.0
"""How often it is looked whether the opponent has been away for too long."""
RESERVE_SECONDS = 1.0
"""What is left on the clock for the network."""
LEAST_SECONDS = 0.02
MOVES_AHEAD = 30
"""Into how many decisions the time of a whole game is divided."""
DECISIONS_OF_TURN = 4
"""And that of a turn: laying a card, claiming, drawing."""


class UnwantedOpponentError(Exception):
    """The rules exclude somebody who sits at the table."""


def start_of(stored: StoredSeat) -> Start:
    """What a bot is told when its game begins."""
    return Start(
        game=stored.game,
        options=stored.options,
        seats=stored.seats,
        seat=stored.seat,
        # Its own: nothing of the deal follows from it.
        seed=Seed.of(None).hex(),
    )


def seconds_for(state: TableState, left: float | None, most: float) -> float:
    """The time for a decision, so that the clock lasts."""
    if left is None:
        return most
    control = state.clock.time_control
    spare = left - RESERVE_SECONDS
    share = spare / MOVES_AHEAD + control.increment / 2 if isinstance(control, Fischer) else spare / DECISIONS_OF_TURN
    return max(LEAST_SECONDS, min(most, share, spare))


def plies(events: Sequence[TableEvent]) -> int:
    """How many moves have been made and not taken back."""
    made = 0
    for event in events:
        if event.kind == "move":
            made += 1
        elif event.kind == "undo":
            made = int(event.text)
    return made


class BotGame:
    """Plays a bot on a seat."""

    def __init__(self, seat: Seat, bot: GameBot, rules: Rules, *, checks_opponents: bool) -> None:
        """Take the seat, which is connected."""
        self._seat = seat
        self._bot = bot
        self._rules = rules
        self._checks_opponents = checks_opponents

    async def play(self) -> None:
        """Play until the game is over; Fault if the bot fails, and UnwantedOpponentError for one that is excluded."""
        watching = asyncio.get_running_loop().create_task(self._watch_for_absence())
        try:
            async for state in self._seat.states():
                self._check_opponents(state)
                if state.started and state.end is None:
                    with contextlib.suppress(StaleError, InterruptedRequestError):  # the next state says what is now
                        await self._act(state)
        finally:
            watching.cancel()

    def _check_opponents(self, state: TableState) -> None:
        if not self._checks_opponents:
            return
        for number, other in enumerate(state.seats):
            name = (other.name or "").removeprefix(f"{BOT_TITLE} ")
            if number != self._seat.number and name and not self._rules.admits(name):
                raise UnwantedOpponentError(name)
        # Who is called otherwise later is still whom the bot has begun to play with.
        self._checks_opponents = not state.started

    async def _act(self, state: TableState) -> None:
        """Do what a state asks of the bot."""
        seat = self._seat
        proposal = state.proposal
        if seat.number in state.stood_in:
            with contextlib.suppress(RejectedError):  # nobody stands in any more
                await seat.take_seat_back()
        elif proposal is not None and seat.number not in proposal.accepted:
            accepts = self._rules.accept_draws if proposal.kind == "draw" else self._rules.accept_undos
            with contextlib.suppress(RejectedError):  # somebody else was first: nothing is asked any more
                await seat.answer_proposal(accept=accepts)
        elif state.moves:
            assert state.position is not None, "a seat of ours asks for positions"
            async with self._bot.thinking(seat.seconds) as process:
                if seat.state.version != state.version:
                    return  # while other games thought: the next state says what is now
                seconds = seconds_for(state, seat.seconds, self._rules.seconds)
                move = await process.choose(state.position, plies(seat.events), seconds)
            await seat.move(move, state.version)

    async def _watch_for_absence(self) -> None:
        """Claim the win from whoever does not come back; in games of several, have one of the server's bots play on."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            seat, state = self._seat, self._seat.state
            awaited = state.clock.running
            if awaited is None or awaited == seat.number or seat.presence is None or seat.presence.seats[awaited]:
                continue
            with contextlib.suppress(RejectedError, InterruptedRequestError):  # the server knows how long it has been
                await (seat.claim_win() if len(state.seats) == 2 else seat.stand_in())
