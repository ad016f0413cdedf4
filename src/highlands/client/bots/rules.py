"""The rules by which a bot takes games, as a TOML file has them; docs/remote-bots.md explains each."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from highlands.errors import HighlandsError
from highlands.games import game_spec
from highlands.i18n import message
from highlands.protocol.names import MAX_NAME_LENGTH
from highlands.protocol.time_controls import TimeControl, Unlimited


class RulesError(HighlandsError):
    """Rules that can't be read."""


class Offer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that the bot waits for in the lobby."""

    game: str
    options: dict[str, bool | int] = {}
    clock: TimeControl = Unlimited()
    rated: bool = False
    """Whether the game changes the ratings of both; then it needs a clock."""


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
    except OSError as error:
        raise _refused(path, str(error.strerror)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, HighlandsError, TypeError) as error:
        raise _refused(path, str(error)) from None
    return rules


def _refused(path: Path, reason: str) -> RulesError:
    return RulesError(message("remote-bot-rules", path=str(path), reason=reason))
