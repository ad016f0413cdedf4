"""The rules by which a bot takes games, as a TOML file has them; docs/bots/remote-bots.md explains each."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import msgspec

from highlands.client.tournaments import TournamentPlan
from highlands.errors import HighlandsError
from highlands.games import game_spec
from highlands.i18n import message
from highlands.protocol.names import MAX_NAME_LENGTH
from highlands.protocol.time_controls import TimeControl, Unlimited

TOURNAMENT_LINK = re.compile(r"/tournaments/([-_A-Za-z0-9]{1,32})/?(?:[?#]\S*)?$")
EXAMPLE_TOURNAMENT = "https://games.example.org/tournaments/TOURNAMENT"


class RulesError(HighlandsError):
    """Rules that can't be read."""


class Offer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that the bot waits for in the lobby."""

    game: str
    options: dict[str, bool | int] = {}
    clock: TimeControl = Unlimited()
    rated: bool = False
    """Whether the game changes the ratings of both; then it needs a clock."""


class TournamentRule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tournament that the bot enters; or all public ones that admit bots and are of this kind."""

    link: str | None = None
    """The link to one; then nothing else is asked."""
    game: str | None = None
    formats: list[str] = []
    """Those that it plays; all if there is none."""
    rated: bool | None = None
    """Whether its games are rated; None: either."""

    @property
    def tournament(self) -> str | None:
        """The id of the one that is meant."""
        return None if self.link is None else read_tournament_link(self.link)

    def wants(self, plan: TournamentPlan) -> bool:
        """Whether it enters a public tournament."""
        return (
            plan.admits_bots
            and self.game in (None, plan.game)
            and (not self.formats or plan.format in self.formats)
            and self.rated in (None, plan.rated)
        )


def read_tournament_link(link: str) -> str:
    """The id of the tournament that a link leads to."""
    found = TOURNAMENT_LINK.search(link.strip())
    if found is None:
        raise HighlandsError(message("remote-bot-tournament-link", link=link, example=EXAMPLE_TOURNAMENT))
    return found[1]


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a bot plays at a server."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME_LENGTH)] = "Bot"
    """Shown to everybody, after the title that marks it as a bot."""
    games: Annotated[int, msgspec.Meta(ge=1, le=100)] = 4
    """How many it plays at once, at most."""
    seconds: Annotated[float, msgspec.Meta(ge=0.01, le=600)] = 2.0
    """The most time for a move, where the clock allows it."""
    offers: list[Offer] = []
    """What it waits for in the lobby."""
    tournaments: list[TournamentRule] = []
    """What it enters. A seat that a tournament keeps for it is taken whatever `games`, `only` and `never` say."""
    only: list[str] = []
    """The names of those it plays with from the lobby; everybody if there is none."""
    never: list[str] = []
    """The names of those it does not play with."""
    accept_draws: bool = False
    accept_undos: bool = True
    rematches: bool = True

    def admits(self, name: str) -> bool:
        """Whether it plays with whoever sits under this name."""
        return name not in self.never and (not self.only or name in self.only)


def read_rules(path: Path) -> Rules:
    """The rules in a file; RulesError with the reason if they can't be read."""
    try:
        rules = msgspec.toml.decode(path.read_bytes(), type=Rules)
        for offer in rules.offers:
            spec = game_spec(offer.game)
            spec.make_options(**offer.options)
        for tournament in rules.tournaments:
            if tournament.link is not None:
                read_tournament_link(tournament.link)
            if tournament.game is not None:
                game_spec(tournament.game)
    except OSError as error:
        raise _refused(path, str(error.strerror)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, HighlandsError, TypeError) as error:
        raise _refused(path, str(error)) from None
    return rules


def _refused(path: Path, reason: str) -> RulesError:
    return RulesError(message("remote-bot-rules", path=str(path), reason=reason))
