"""The host of a bot: finds games by the rules, plays several at once, and goes on with those of an earlier run."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple

from highlands.bots.referee import Fault
from highlands.client.backoff import Backoff
from highlands.client.bots.bot_process import BotProcess
from highlands.client.bots.game import BotGame, UnwantedOpponentError, start_of
from highlands.client.bots.processes import BotProcesses, GameBot
from highlands.client.bots.rules import Offer, Rules
from highlands.client.bots.tournaments import BotTournaments
from highlands.client.client import Client, Seat
from highlands.client.errors import InterruptedRequestError, RejectedError, UnreachableError
from highlands.client.stored_seats import StoredSeat
from highlands.errors import HighlandsError
from highlands.i18n import Message, message, say
from highlands.protocol.results import result_text
from highlands.spec.options import SEAT_LETTERS

log = logging.getLogger("highlands.client")

REMATCH_SECONDS = 120.0
"""How long after a game a rematch may be asked for."""
RETRY_SECONDS = 20.0
"""Pause after the server has refused an offer, because there were too many."""
TOO_MANY = frozenset({"server-too-many", "server-too-many-seeks", "server-seeks-already"})
FINAL = frozenset({"server-no-table", "server-seat-taken", "server-over"})
"""The refusals after which a seat is of no use any more."""
ATTEMPTS = 10
"""How often the bot sits down again at a table where the server has refused something."""
LINK = re.compile(r"/t/([-_A-Za-z0-9]{1,32})/?(?:\?[^\s#]*)?#invite-([-_A-Za-z0-9]+)\s*$")
EXAMPLE_LINK = "https://games.example.org/t/TABLE#invite-SECRET"

Say = Callable[[Message], None]


class NotABotError(HighlandsError):
    """The key is that of a person."""


class Place(NamedTuple):
    """A seat that the bot is invited to."""

    table: str
    invitation: str


class Manner(NamedTuple):
    """What depends on where a game comes from."""

    checks_opponents: bool = False
    """Whether the rules say with whom the bot plays."""
    takes_rematches: bool = True


FROM_LOBBY = Manner(checks_opponents=True)
BY_INVITATION = Manner()
IN_TOURNAMENT = Manner(takes_rematches=False)


def read_link(link: str) -> Place:
    """The seat of an invitation's link."""
    found = LINK.search(link.strip())
    if found is None:
        raise HighlandsError(message("remote-bot-link", link=link, example=EXAMPLE_LINK))
    return Place(*found.groups())


def _words(error: HighlandsError) -> Message | str:
    """What an error says; a newer server may have reasons that only it has words for."""
    try:
        say(error.message)
    except LookupError:
        return (isinstance(error, RejectedError) and error.english) or error.message.id
    return error.message


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
        self._client = client
        self._rules = rules
        self._say = say
        self._slots = asyncio.Semaphore(rules.games)
        # However many seats tournaments keep: they are made by strangers.
        self._processes = BotProcesses(partial(make_process, specification), rules.games)

    async def register(self, key_file: str) -> None:
        """Be known as a bot; NotABotError if the key is that of a person."""
        known = await self._client.register(self._rules.name, is_bot=True)
        if not known.is_bot:
            raise NotABotError(message("remote-bot-no-bot", path=key_file))
        self._say(message("remote-bot-online", name=self._rules.name, server=self._client.server))

    async def run(self, places: Sequence[Place] = ()) -> None:
        """Play: first what was begun in an earlier run, then where the bot is invited, then what the rules offer.

        Without offers and tournaments it ends with the last of these games.
        """
        earlier = self._client.seats.at(self._client.server)
        try:
            async with asyncio.TaskGroup() as tasks:
                for stored in earlier:
                    if stored.is_kept:
                        tasks.create_task(self._play_at(self._kept(stored.table), IN_TOURNAMENT))
                    else:
                        tasks.create_task(self._in_a_slot(partial(self._resume, stored)))
                for place in places:
                    tasks.create_task(self._in_a_slot(partial(self._play_at, place, BY_INVITATION)))
                if self._rules.tournaments:
                    tasks.create_task(self._play_tournaments(tasks, {seat.table for seat in earlier}))
                for offer in self._rules.offers:
                    tasks.create_task(self._offer(tasks, offer))
        finally:
            await self._processes.close()

    async def _in_a_slot(self, play: Callable[[], Awaitable[None]]) -> None:
        async with self._slots:
            await play()

    # Finding games

    async def _offer(self, tasks: asyncio.TaskGroup, offer: Offer) -> None:
        """Wait in the lobby for somebody who chooses the bot, for ever, while there is a slot for one more game.

        An offer that the server refuses for good is none; the others and the games go on.
        """
        while True:
            await self._slots.acquire()
            try:
                place = await self._wait_for_opponent(offer)
            except HighlandsError as error:
                self._slots.release()
                self._say(message("remote-bot-offer", game=offer.game, reason=_words(error)))
                return
            except BaseException:
                self._slots.release()
                raise
            game = tasks.create_task(self._play_at(place, FROM_LOBBY))
            game.add_done_callback(lambda _: self._slots.release())

    async def _wait_for_opponent(self, offer: Offer) -> Place:
        backoff = Backoff()
        while True:
            try:
                async with self._client.lobby() as lobby:
                    found = await lobby.seek(
                        offer.game,
                        self._rules.name,
                        options=offer.options,
                        time_control=offer.clock,
                        rated=offer.rated,
                    )
                    return Place(*found)
            except (InterruptedRequestError, UnreachableError):
                await asyncio.sleep(backoff.seconds())
            except RejectedError as error:
                if not error.is_passing and error.reason not in TOO_MANY:
                    raise
                await asyncio.sleep(RETRY_SECONDS)
            except HighlandsError:
                raise
            except Exception:
                log.exception("the offer of %s", offer.game)
                await asyncio.sleep(RETRY_SECONDS)

    async def _play_tournaments(self, tasks: asyncio.TaskGroup, resumed: set[str]) -> None:
        """Play wherever a tournament keeps a seat, at once: who does not come has lost."""

        def sit_down(table: str) -> None:
            if table not in resumed:
                tasks.create_task(self._play_at(self._kept(table), IN_TOURNAMENT))

        await BotTournaments(self._client, self._rules, self._say, _words).run(sit_down)

    def _kept(self, table: str) -> Place:
        """A seat that a tournament keeps; an earlier run may have stored it without having claimed it."""
        key = self._client.key
        assert key is not None
        return Place(table, key)

    # Playing

    async def _resume(self, stored: StoredSeat) -> None:
        """Go on with a game of an earlier run."""

        async def sit() -> Seat:
            return self._client.resume(stored, positions=True)

        await self._play_on(stored.table, sit, BY_INVITATION)

    async def _play_at(self, place: Place, manner: Manner) -> None:
        async def sit() -> Seat:
            return await self._client.sit_down(place.table, place.invitation, self._rules.name, positions=True)

        await self._play_on(place.table, sit, manner)

    async def _play_on(self, table: str, sit: Callable[[], Awaitable[Seat]], manner: Manner) -> None:
        """Play at a table, and at its rematches. One game that fails does not end the others.

        Where the server has refused something, the bot sits down again after a while: the seat is given up only if it
        is not ours, or the game is over.
        """
        backoff = Backoff()
        for _ in range(ATTEMPTS):
            try:
                seat: Seat | None = await sit()
                while seat is not None:
                    table, sit = seat.table, partial(self._sit_again, seat)
                    seat = await self._play(seat, manner)
                return
            except RejectedError as error:
                self._say(message("remote-bot-failed", table=table, reason=_words(error)))
                if error.reason in FINAL:
                    self._client.seats.remove(self._client.server, table)
                    return
            except HighlandsError as error:
                self._say(message("remote-bot-failed", table=table, reason=_words(error)))
                return
            except Exception:
                log.exception("table %s", table)
                return
            await asyncio.sleep(backoff.seconds())

    async def _sit_again(self, seat: Seat) -> Seat:
        return self._client.resume(seat.stored, positions=True)

    async def _play(self, seat: Seat, manner: Manner) -> Seat | None:
        """Play one game; the seat at its rematch, if there is one."""
        self._say(message("remote-bot-begins", table=seat.table, seat=SEAT_LETTERS[seat.number]))
        fault: Fault | None = None
        bot = GameBot(self._processes, start_of(seat.stored))
        try:
            # Before it is connected, and so before its share is revealed and a clock runs.
            await bot.create()
        except Fault as failed:
            fault = failed
        async with seat:
            try:
                if fault is None:
                    await BotGame(seat, bot, self._rules, checks_opponents=manner.checks_opponents).play()
            except UnwantedOpponentError as excluded:
                self._say(message("remote-bot-unwanted", table=seat.table, name=str(excluded)))
                await self._leave(seat)
            except Fault as failed:
                fault = failed
            if fault is not None:
                self._say(message("remote-bot-fault", table=seat.table, details=fault.details))
                await self._leave(seat)
            await bot.end_game(None if seat.state.end is None else seat.state.end.points)
            return await self._after(seat, manner)

    async def _leave(self, seat: Seat) -> None:
        """Resign, or close a table at which the game has not begun."""
        backoff = Backoff()
        while seat.state.end is None:
            with contextlib.suppress(RejectedError, InterruptedRequestError):
                await seat.resign()
                return
            await asyncio.sleep(backoff.seconds())

    async def _after(self, seat: Seat, manner: Manner) -> Seat | None:
        """Check the deal of a game that is over, and take a rematch that somebody asks for."""
        if (end := seat.state.end) is None:
            seat.forget()
            return None
        if seat.state.started:
            await seat.verify_deal()
        self._say(message("remote-bot-ends", table=seat.table, result=result_text(end)))
        following = None
        takes_it = self._rules.rematches and manner.takes_rematches
        if takes_it and seat.state.started and await seat.wait_for_rematch(REMATCH_SECONDS):
            following = await seat.rematch(self._rules.name)
        seat.forget()
        return following
