"""The host of a bot: finds games by the rules, plays several at once, and goes on with those of an earlier run."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import NamedTuple

from highlands.bots.referee import Fault
from highlands.client.backoff import Backoff
from highlands.client.bots.bot_process import BotProcess
from highlands.client.bots.game import BotGame, UnwantedOpponentError, start_of
from highlands.client.bots.rules import Offer, Rules
from highlands.client.client import Client, Seat
from highlands.client.errors import InterruptedRequestError, RejectedError, UnreachableError
from highlands.errors import HighlandsError
from highlands.i18n import Message, message
from highlands.protocol.results import result_text
from highlands.spec.options import SEAT_LETTERS

REMATCH_SECONDS = 120.0
"""How long after a game a rematch may be asked for."""
RETRY_SECONDS = 20.0
"""Pause after the server has refused an offer, because there were too many."""
TOO_MANY = frozenset({"server-too-many", "server-too-many-seeks", "server-seeks-already"})
LINK = re.compile(r"/t/([-_A-Za-z0-9]{1,32})/?(?:\?[^\s#]*)?#invite-([-_A-Za-z0-9]+)\s*$")
EXAMPLE_LINK = "https://games.example.org/t/TABLE#invite-SECRET"

Say = Callable[[Message], None]


class NotABotError(HighlandsError):
    """The key is that of a person."""


class Place(NamedTuple):
    """A seat that the bot is invited to."""

    table: str
    invitation: str


def read_link(link: str) -> Place:
    """The seat of an invitation's link."""
    found = LINK.search(link.strip())
    if found is None:
        raise HighlandsError(message("remote-bot-link", link=link, example=EXAMPLE_LINK))
    return Place(*found.groups())


class BotHost:
    """Seats one bot at one server."""

    def __init__(
        self,
        client: Client,
        specification: str,
        rules: Rules,
        say: Say = lambda _: None,
        *,
        make_process: Callable[[str], BotProcess] = BotProcess,
    ) -> None:
        """The bot is specified as in the arena; `say` tells what happens."""
        self._make_process = make_process
        self._client = client
        self._specification = specification
        self._rules = rules
        self._say = say
        self._slots = asyncio.Semaphore(rules.games)
        self._idle: list[BotProcess] = []
        """Processes whose game is over, for the next one."""

    async def register(self, key_file: str) -> None:
        """Be known as a bot; NotABotError if the key is that of a person."""
        known = await self._client.register(self._rules.name, is_bot=True)
        if not known.is_bot:
            raise NotABotError(message("remote-bot-no-bot", path=key_file))
        self._say(message("remote-bot-online", name=self._rules.name, server=self._client.server))

    async def run(self, places: Sequence[Place] = ()) -> None:
        """Play: first what was begun in an earlier run, then where the bot is invited, then what the rules offer.

        Without offers it ends with the last of these games.
        """
        try:
            async with asyncio.TaskGroup() as tasks:
                for stored in self._client.seats.all:
                    tasks.create_task(self._in_a_slot(self._resume(stored.table)))
                for place in places:
                    tasks.create_task(self._in_a_slot(self._play_at(place, checks_opponents=False)))
                for offer in self._rules.offers:
                    tasks.create_task(self._offer(tasks, offer))
        finally:
            await asyncio.gather(*(process.close() for process in self._idle))

    async def _in_a_slot(self, game: Coroutine[None, None, None]) -> None:
        async with self._slots:
            await game

    # Finding games

    async def _offer(self, tasks: asyncio.TaskGroup, offer: Offer) -> None:
        """Wait in the lobby for somebody who chooses the bot, for ever, while there is a slot for one more game."""
        while True:
            await self._slots.acquire()
            try:
                place = await self._wait_for_opponent(offer)
            except BaseException:
                self._slots.release()
                raise
            game = tasks.create_task(self._play_at(place, checks_opponents=True))
            game.add_done_callback(lambda _: self._slots.release())

    async def _wait_for_opponent(self, offer: Offer) -> Place:
        backoff = Backoff()
        while True:
            try:
                async with self._client.lobby() as lobby:
                    found = await lobby.seek(
                        offer.game, self._rules.name, options=offer.options, time_control=offer.clock
                    )
                    return Place(*found)
            except (InterruptedRequestError, UnreachableError):
                await asyncio.sleep(backoff.seconds())
            except RejectedError as error:
                if not error.is_passing and error.reason not in TOO_MANY:
                    raise
                await asyncio.sleep(RETRY_SECONDS)

    # Playing

    async def _resume(self, table: str) -> None:
        """Go on with a game of an earlier run."""
        stored = self._client.seats.get(table)
        assert stored is not None
        await self._tell_failures(table, self._sit_and_play(self._client.resume(stored, positions=True), False))

    async def _play_at(self, place: Place, *, checks_opponents: bool) -> None:
        async def play() -> None:
            seat = await self._client.sit_down(place.table, place.invitation, self._rules.name, positions=True)
            await self._sit_and_play(seat, checks_opponents)

        await self._tell_failures(place.table, play())

    async def _tell_failures(self, table: str, playing: Coroutine[None, None, None]) -> None:
        """One game that fails does not end the others."""
        try:
            await playing
        except HighlandsError as error:
            self._say(message("remote-bot-failed", table=table, reason=error.message))
            if isinstance(error, RejectedError):
                self._client.seats.remove(table)  # there is no such seat for us

    async def _sit_and_play(self, seat: Seat | None, checks_opponents: bool) -> None:
        """Play on a seat, and at the rematches of it."""
        async with self._process() as process:
            while seat is not None:
                seat = await self._play(seat, process, checks_opponents)

    async def _play(self, seat: Seat, process: BotProcess, checks_opponents: bool) -> Seat | None:
        """Play one game; the seat at its rematch, if there is one."""
        self._say(message("remote-bot-begins", table=seat.table, seat=SEAT_LETTERS[seat.number]))
        fault: Fault | None = None
        try:
            # Before it is connected, and so before its share is revealed and a clock runs.
            await process.begin(start_of(seat.stored))
        except Fault as failed:
            fault = failed
        async with seat:
            try:
                if fault is None:
                    await BotGame(seat, process, self._rules, checks_opponents=checks_opponents).play()
            except UnwantedOpponentError as excluded:
                self._say(message("remote-bot-unwanted", table=seat.table, name=str(excluded)))
                await self._leave(seat)
            except Fault as failed:
                fault = failed
            if fault is not None:
                self._say(message("remote-bot-fault", table=seat.table, details=fault.details))
                await self._leave(seat)
            await process.end_game(None if seat.state.end is None else seat.state.end.points)
            return await self._after(seat)

    async def _leave(self, seat: Seat) -> None:
        """Resign, or close a table at which the game has not begun."""
        backoff = Backoff()
        while seat.state.end is None:
            with contextlib.suppress(RejectedError, InterruptedRequestError):
                await seat.resign()
                return
            await asyncio.sleep(backoff.seconds())

    async def _after(self, seat: Seat) -> Seat | None:
        """Check the deal of a game that is over, and take a rematch that somebody asks for."""
        if (end := seat.state.end) is None:
            seat.forget()
            return None
        if seat.state.started:
            await seat.verify_deal()
        self._say(message("remote-bot-ends", table=seat.table, result=result_text(end)))
        following = None
        if self._rules.rematches and seat.state.started and await seat.wait_for_rematch(REMATCH_SECONDS):
            following = await seat.rematch(self._rules.name)
        seat.forget()
        return following

    @contextlib.asynccontextmanager
    async def _process(self) -> AsyncIterator[BotProcess]:
        """A process for a game, kept for later ones."""
        process = self._idle.pop() if self._idle else self._make_process(self._specification)
        try:
            yield process
        except BaseException:
            await process.close()
            raise
        self._idle.append(process)
