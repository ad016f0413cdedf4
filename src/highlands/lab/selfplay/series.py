"""A series of self-play games. Its seed determines every one of them, so it can be repeated or resumed."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any

from highlands.arena.contest import Contest
from highlands.arena.ledger import Header
from highlands.arena.schedule import Pairing
from highlands.bots.registry import bot_factory
from highlands.engine.chance import Seed
from highlands.errors import NotAllowedError
from highlands.games import game_spec
from highlands.i18n import message
from highlands.lab.selfplay.searched_games import does_search


class Series(Header, frozen=True, kw_only=True):
    """What is played, how many games, and which data are written; the contest has one bot."""

    observations: bool
    """Whether the encoded observation (`kernel.encode`) of every decision is written."""
    as_bytes: bool = False
    """Whether observations are bytes instead of floats."""
    masks: bool = False
    """Whether the legal actions of every decision are written."""
    searches: bool = False
    """Whether what the bot's search found is written."""

    def remaining(self, done: Container[int]) -> Iterator[Pairing]:
        """The games that are still to be played. Each is a deal of its own, with the bot on all seats."""
        seating = (0,) * self.contest.seats
        for number in range(1, self.games + 1):
            if number not in done:
                yield Pairing(number, number, self.seed_of(number), seating)

    def seed_of(self, number: int) -> str:
        """The seed of a game, as `highlands.new` takes it."""
        return Seed.of(f"selfplay {self.contest.seed} game {number}").hex()


def new_series(
    game: str,
    bot: str,
    games: int,
    *,
    seed: str | None = None,
    observations: bool = False,
    as_bytes: bool = False,
    masks: bool = False,
    searches: bool = False,
    **options: Any,
) -> Series:
    """A series of games; the options are those of `highlands.new`.

    Refused are an unknown bot, and `searches` of one that does not search.
    """
    bot_factory(bot)
    spec = game_spec(game)
    contest = Contest(
        game=game,
        options=spec.write_options(spec.make_options(**options)),
        bots=(bot,),
        seed=Seed.of(None).hex()[:16] if seed is None else seed,
    )
    if searches and not does_search(contest):
        raise NotAllowedError(message("selfplay-no-search", bot=bot))
    return Series(
        contest=contest,
        games=games,
        observations=observations or as_bytes,
        as_bytes=as_bytes,
        masks=masks,
        searches=searches,
    )
