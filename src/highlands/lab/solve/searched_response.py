"""How much is won against a bot in a game that can't be gone through, by a response that searches.

Several responses play some games against the bot. Which of them wins most is chosen by these, and what it wins by
other games, on deals that had no part in the choice: so the mean is unbiased. A best response wins no less than this
one; what is shown of it is the lower end of the interval.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from math import sqrt
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from highlands.arena.contest import Contest, new_contest
from highlands.arena.game_runner import GameResult, play, start_of
from highlands.arena.pools import open_pool
from highlands.arena.reporting import fault_report
from highlands.arena.schedule import Pairing
from highlands.arena.statistics import student_quantile
from highlands.bots.bot import Start
from highlands.bots.levels import LevelBot
from highlands.bots.registry import bot_factory, is_built_in
from highlands.bots.rollouts import king
from highlands.bots.rollouts.search import RolloutSearch, RolloutSettings
from highlands.engine.chance import Seed
from highlands.games import game_spec
from highlands.lab.selfplay import FaultyBotError
from highlands.play.precompile import precompile
from highlands.spec.game_spec import AnyGame

LEAST_BELIEF = 0.02
"""The lowest temperature of the softmax by which the bot's past choices tell of its cards."""
TRAINED_SHARE = 4
"""The choice among responses has one deal for so many of the held-out ones."""
CONFIDENCE = 0.975
RULE_OF_THREE = 3.0
"""What did not happen in n tries happens in less than 3 / n of them, by 95 %."""
RANGE = 2.0
"""From the worst result of a game to the best."""
ROUNDING = 1e-9
"""Means that differ by less are equal: the thirds of three players are rounded."""
BOT = 0
"""The place of the bot among the contest's; the responses follow."""


class Response(king.King):
    """Rollouts against a level that goes by `action_values` without search.

    The others choose as it does, and worlds are weighed by what it would have done in them.
    """

    def __init__(self, start: Start, iterations: int, temperature: float, belief: float, remembered: int) -> None:
        """Take how many rollouts, and how the others are taken to play."""
        self._settings = RolloutSettings(
            temperature=temperature, belief_temperature=belief, remembered=remembered, depth=0
        )
        super().__init__(start, iterations=iterations)

    def _new_search(self, spec: AnyGame, threads: int) -> RolloutSearch:
        return RolloutSearch(spec, self._settings, threads)


class SearchedExploitation(msgspec.Struct, frozen=True):
    """What a response won against a bot on all other seats."""

    response: str
    """The bot that was chosen, as the arena names it."""
    wins: float
    """A game, beyond what alike players win on the average: -1 to 1 for two players. The mean of held-out games."""
    error: float
    """Half of its 95 % interval."""
    by_seat: list[float]
    games: int
    """Held-out ones."""

    @property
    def low(self) -> float:
        """The lower end of the interval: so much a best response wins at least."""
        return self.wins - self.error

    @property
    def deals(self) -> int:
        """Held-out ones, each played on every seat."""
        return self.games // len(self.by_seat)


def responses_to(contest: Contest, bot: str, iterations: int) -> list[str]:
    """The responses that are tried: both searches as they are, and if its habits are those of `Response`, this."""
    responses = [f"king,iterations={iterations}", f"chieftain,iterations={iterations}"]
    made = bot_factory(bot)(start_of(contest, 0, "any")) if is_built_in(bot) else None
    if isinstance(made, LevelBot) and made.level.evaluation == "action_values" and not made.level.iterations:
        temperature = made.level.temperature
        settings = f"temperature={temperature},belief={max(temperature, LEAST_BELIEF)},remembered=12"
        responses.append(f"{__name__}:Response,iterations={iterations},{settings}")
    return responses


def exploit_by_search(
    game: str,
    bot: str,
    deals: int,
    seed: str,
    iterations: int,
    *,
    workers: int = 0,
    tick: Callable[[], None] = lambda: None,
    **options: Any,
) -> SearchedExploitation:
    """Choose the response that wins most, and say what it wins in so many other deals, each played on every seat.

    Who begins is not asked for: every deal is played from all seats.
    """
    options.pop("first", None)
    precompile([game])
    king.warm_up(game_spec(game))
    plain = new_contest(game, (bot, f"king,iterations={iterations}"), seed=seed, **options)
    responses = responses_to(plain, bot, iterations)
    contest = msgspec.structs.replace(plain, bots=(bot, *responses))
    equal_share = 2 / contest.seats - 1

    def results(part: str, number: int, tried: Sequence[int]) -> NDArray[np.float64]:
        """What each of some responses wins, by deal and seat."""
        found = np.zeros((len(tried), number, contest.seats))
        seeds = [Seed.of(f"{seed} {part} {deal}").hex() for deal in range(number)]
        for result in _played(contest, seeds, tried, workers):
            seat = next(at for at, who in enumerate(result.seating) if who != BOT)
            found[tried.index(result.seating[seat]), result.deal - 1, seat] = result.returns[seat] - equal_share
            tick()
        return found

    every = range(1, len(contest.bots))
    best = every[int(results("choice", max(2, deals // TRAINED_SHARE), every).mean(axis=(1, 2)).argmax())]
    (held_out,) = results("held out", deals, [best])
    means = held_out.mean(axis=1)
    error = student_quantile(CONFIDENCE, deals - 1) * float(means.std(ddof=1)) / sqrt(deals)
    if np.ptp(means) < ROUNDING:  # all deals went the same way, which says nothing of how far they may differ
        error = RANGE * RULE_OF_THREE / deals
    return SearchedExploitation(
        contest.bots[best], float(means.mean()), error, held_out.mean(axis=0).tolist(), held_out.size
    )


def _played(contest: Contest, seeds: Sequence[str], tried: Sequence[int], workers: int) -> Iterator[GameResult]:
    """Every deal with each of these responses on each seat in turn, and the bot on all others."""
    seatings = [
        (deal, shuffle, tuple(response if at == seat else BOT for at in range(contest.seats)))
        for deal, shuffle in enumerate(seeds, start=1)
        for response in tried
        for seat in range(contest.seats)
    ]
    pairings = (Pairing(number, *seated) for number, seated in enumerate(seatings, start=1))
    with open_pool(contest, play, workers=workers) as pool, closing(pool.play(pairings)) as games:
        for result in games:
            if result.forfeit is not None:
                raise FaultyBotError(fault_report(contest, result)[0])
            yield result
