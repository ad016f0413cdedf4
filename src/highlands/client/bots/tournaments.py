"""A bot's tournaments: it enters those that its rules name, and says at which tables it is to play."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from highlands.client.bots.rules import Rules, TournamentRule
from highlands.client.client import Client
from highlands.client.errors import RejectedError, UnreachableError
from highlands.client.tournaments import ListedTournament, TournamentView
from highlands.errors import HighlandsError
from highlands.i18n import Message, message

log = logging.getLogger("highlands.client")

LOOK_SECONDS = 3.0
"""How often it is looked for tables, while a tournament is on that the bot has entered: none waits for less than
five seconds."""
SEARCH_SECONDS = 20.0
"""How often it is looked for tournaments to enter."""


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
        self._seen: set[str] = set()
        """Tables at which it was told to sit down."""

    async def run(self, sit_down: Callable[[str], None]) -> None:
        """Do so for ever; `sit_down` is called with each table, once."""
        loop = asyncio.get_running_loop()
        searched_at, entered = -SEARCH_SECONDS, list[str]()
        while True:
            try:
                if loop.time() - searched_at >= SEARCH_SECONDS:
                    searched_at = loop.time()
                    entered = await self._search()
                for tournament in entered:
                    self._take_seats(await self._look(tournament), sit_down)
            except (RejectedError, UnreachableError) as error:
                log.warning("looking for tournaments: %s", error)
            await asyncio.sleep(LOOK_SECONDS if entered else SEARCH_SECONDS)

    async def _search(self) -> list[str]:
        """Enter what the rules name; the tournaments that the bot has entered and that are not over."""
        found = await self._client.tournaments()
        entered = [one.id for one in found.own if one.finished_at is None]
        for rule in self._rules.tournaments:
            named = [rule.tournament] if rule.tournament is not None else _matching(rule, found.public)
            for tournament in named:
                # So many games at once are what it can be called to.
                if tournament in (*entered, *self._refused) or len(entered) >= self._rules.games:
                    continue
                if await self._enter(tournament):
                    entered.append(tournament)
        return entered

    async def _enter(self, tournament: str) -> bool:
        try:
            view = await self._client.tournament(tournament)
            if view.state.status == "over":
                self._refused.add(tournament)
                return False
            if not view.state.is_open:
                return False
            entered = await self._client.enter_tournament(tournament, self._rules.name)
        except RejectedError as error:
            if not error.is_passing:
                self._refused.add(tournament)
                self._say(message("remote-bot-not-entered", tournament=tournament, reason=self._words(error)))
            return False
        self._say(message("remote-bot-entered", tournament=entered.state.plan.name))
        return True

    async def _look(self, tournament: str) -> TournamentView:
        """A tournament that was entered; who was missed there, because the bot was not running, is back."""
        view = await self._client.tournament(tournament)
        own = view.entrant
        if own is not None and own.withdrawn_by == "absence" and view.state.is_open and tournament not in self._refused:
            try:
                return await self._client.enter_tournament(tournament, self._rules.name)
            except RejectedError:
                self._refused.add(tournament)
        return view

    def _take_seats(self, view: TournamentView, sit_down: Callable[[str], None]) -> None:
        for table in view.your_tables:
            if table not in self._seen:
                self._seen.add(table)
                sit_down(table)


def _matching(rule: TournamentRule, public: list[ListedTournament]) -> list[str]:
    return [one.id for one in public if rule.wants(one.plan)]
