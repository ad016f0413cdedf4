"""A contest: the game, the bots and the terms of a match. Its seed determines every deal, so it can be resumed."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import msgspec

from highlands import __version__
from highlands.arena.schedule import Schedule
from highlands.arena.sprt import Hypotheses
from highlands.engine.chance import Seed
from highlands.errors import NotAllowedError
from highlands.games import game_spec
from highlands.i18n import message
from highlands.spec.options import Seat


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """The game, the bots and the terms of a match."""

    highlands: str = __version__
    game: str
    options: str
    """As a record's header has them, with the first player: only then do rotated seats mirror a deal."""
    bots: tuple[str, ...]
    """Their specifications, as `highlands.bots.registry` takes them."""
    seed: str
    seconds: float | None = None
    """A bot's time limit for a move."""
    sprt: Hypotheses | None = None

    @property
    def seats(self) -> int:
        """How many players a game has."""
        return _seats(self.game, self.options)

    @property
    def schedule(self) -> Schedule:
        """Its games."""
        return Schedule(len(self.bots), self.seats, self.seed)

    @property
    def names(self) -> list[str]:
        """The names of the bots; a repeated one gets a number.

        >>> Contest(game="schotten-totten", options="first A", bots=("random", "random"), seed="7").names
        ['random', 'random (2)']
        """
        seen: Counter[str] = Counter()
        names = []
        for bot in self.bots:
            seen[bot] += 1
            names.append(bot if seen[bot] == 1 else f"{bot} ({seen[bot]})")
        return names


@cache
def _seats(game: str, options: str) -> int:
    spec = game_spec(game)
    return spec.seats_with(spec.read_options(options))


def new_contest(
    game: str,
    bots: tuple[str, ...],
    *,
    seed: str | None = None,
    seconds: float | None = None,
    sprt: Hypotheses | None = None,
    **options: Any,
) -> Contest:
    """A contest of two bots or more; the options are those of `highlands.new`, but for who begins, which is fixed."""
    if len(bots) < 2:
        raise NotAllowedError(message("arena-too-few-bots"))
    if sprt is not None and len(bots) > 2:
        raise NotAllowedError(message("arena-sprt-two-bots"))
    spec = game_spec(game)
    beginners = {option.name: 0 for option in spec.options if isinstance(option, Seat)}
    return Contest(
        game=game,
        options=spec.write_options(spec.make_options(**beginners, **options)),
        bots=bots,
        seed=Seed.of(None).hex()[:16] if seed is None else seed,
        seconds=seconds,
        sprt=sprt,
    )
