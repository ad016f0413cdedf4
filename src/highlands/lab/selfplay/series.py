"""A series: games of a bot with itself. Its seed fixes every one of them, to be repeated or gone on with."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any

from highlands.arena.contest import Contest
from highlands.arena.ledger import Header
from highlands.arena.pairing import Fixture
from highlands.bots.naming import maker
from highlands.engine.chance import Seed
from highlands.games import game_spec


class Series(Header, frozen=True, kw_only=True):
    """What is played, how many games of it, and what is to be told of them; the bot is alone in the contest."""

    observations: bool
    """Whether the numbers of `kernel.encode` are wanted for every decision."""

    def left(self, done: Container[int]) -> Iterator[Fixture]:
        """The games that are still to be played. Each has a deal of its own, and the bot on all seats."""
        seating = (0,) * self.contest.seats
        for number in range(1, self.games + 1):
            if number not in done:
                yield Fixture(number, number, self.seed_of(number), seating)

    def seed_of(self, number: int) -> str:
        """The seed of a game, as `highlands.new` takes it."""
        return Seed.of(f"selfplay {self.contest.seed} game {number}").hex()


def new_series(
    game: str, bot: str, games: int, *, seed: str | None = None, observations: bool = False, **options: Any
) -> Series:
    """A series of games; the options are those of `highlands.new`. A bot that isn't there is refused."""
    maker(bot)
    spec = game_spec(game)
    contest = Contest(
        game=game,
        options=spec.write_options(spec.make_options(**options)),
        bots=(bot,),
        seed=Seed.of(None).hex()[:16] if seed is None else seed,
    )
    return Series(contest=contest, games=games, observations=observations)
