"""A bot's tournaments: it enters those that its rules name, and says at which tables it is to play."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from highlands.client.bots.rules import Rules, TournamentRule
from highlands.client.client import Client
from highlands.client.errors import RejectedError, UnreachableError
from highlands.client.tournaments import ListedTournament, TournamentList, TournamentView
from highlands.errors import HighlandsError
from highlands.i18n import Message, message

log = logging.getLogger("highlands.client")

LOOK_SECONDS = 3.0
"""How often it is looked for tables, while a tournament is on that the bot has entered: none waits for less than
five seconds."""
SEARCH_SECONDS = 20.0
"""How often it is looked for tournaments to enter."""
ENTRY_SECONDS = 60.0
"""After so long without an answer the place is free for another tournament."""


class BotTournaments:
    """Enters tournaments, and sits down at every table that they keep a seat at."""

    def __init__(
        self,
        client: Client,
        rules: Rules,
        say: Callable[[Message], None],
        words: Callable[[HighlandsError], Message | str],
    ) -> None:
        """`words` puts a refusal into words."""
        self._client = client
        self._rules = rules
        self._say = say
        self._words = words
        self._refused: set[str] = set()
        """Tournaments that did not take the bot."""
        self._entered: set[str] = set()
        """Those that it has entered, or is about to enter, and that are not over."""
        self._followed: set[str] = set()
        """Those that a task looks after."""
        self._seen: set[str] = set()
        """Tables at which it was told to sit down."""

    async def run(self, sit_down: Callable[[str], None]) -> None:
        """Do so for ever; `sit_down` is called with each table, once.

        Each tournament has a task of its own: what one of them refuses, or keeps waiting for, delays no other.
        """
        async with asyncio.TaskGroup() as tasks:
            while True:
                try:
                    found = await self._client.tournaments()
                except (RejectedError, UnreachableError) as error:
                    log.warning("looking for tournaments: %s", error)
                else:
                    for tournament in self._to_follow(found):
                        self._followed.add(tournament)
                        tasks.create_task(self._follow(tournament, sit_down))
                await asyncio.sleep(SEARCH_SECONDS)

    def _to_follow(self, found: TournamentList) -> list[str]:
        """What the bot has entered and is not over, and what it may enter, without what it follows already."""
        own = [one.id for one in found.own if one.finished_at is None]
        self._entered.update(own)
        wanted = list[str]()
        if not self._is_full:
            for rule in self._rules.tournaments:
                wanted += [rule.tournament] if rule.tournament is not None else _matching(rule, found.public)
        named = [*own, *(one for one in wanted if one not in self._refused)]
        return [one for one in dict.fromkeys(named) if one not in self._followed]

    @property
    def _is_full(self) -> bool:
        """Whether it has entered as many as it plays games at once: so many are what it can be called to."""
        return len(self._entered) >= self._rules.games

    async def _follow(self, tournament: str, sit_down: Callable[[str], None]) -> None:
        """Enter a tournament, and take its seats until it is over; what fails is tried again after the next search."""
        try:
            if tournament not in self._entered and not await self._enter(tournament):
                return
            while (view := await self._look(tournament)).state.status != "over":
                self._take_seats(view, sit_down)
                await asyncio.sleep(LOOK_SECONDS)
        except (RejectedError, UnreachableError) as error:
            log.warning("the tournament %s: %s", tournament, error)
        except Exception:
            log.exception("the tournament %s", tournament)
        finally:
            self._followed.discard(tournament)
            self._entered.discard(tournament)

    async def _enter(self, tournament: str) -> bool:
        view = await self._client.tournament(tournament)
        if view.state.status == "over":
            self._refused.add(tournament)
        if not view.state.is_open or self._is_full:
            return False
        self._entered.add(tournament)  # before it is asked for, so that no two take the last place
        try:
            async with asyncio.timeout(ENTRY_SECONDS):
                entered = await self._client.enter_tournament(tournament, self._rules.name)
        except (RejectedError, UnreachableError, TimeoutError) as error:
            # If only the answer was lost, the next search finds it among the bot's own.
            if isinstance(error, RejectedError) and not error.is_passing:
                self._refused.add(tournament)
                self._say(message("remote-bot-not-entered", tournament=tournament, reason=self._words(error)))
            return False
        self._say(message("remote-bot-entered", tournament=entered.state.plan.name))
        return True

    async def _look(self, tournament: str) -> TournamentView:
        """A tournament that was entered; who was missed there, because the bot was not running, is back."""
        view = await self._client.tournament(tournament)
        own = view.entrant
        is_missed = own is not None and own.withdrawn_by == "absence" and view.state.status != "over"
        if is_missed and tournament not in self._refused:
            try:
                return await self._client.enter_tournament(tournament, self._rules.name)
            except RejectedError as error:
                if not error.is_passing:
                    self._refused.add(tournament)
        return view

    def _take_seats(self, view: TournamentView, sit_down: Callable[[str], None]) -> None:
        for table in view.your_tables:
            if table not in self._seen:
                self._seen.add(table)
                sit_down(table)


def _matching(rule: TournamentRule, public: list[ListedTournament]) -> list[str]:
    return [one.id for one in public if rule.wants(one.plan)]
