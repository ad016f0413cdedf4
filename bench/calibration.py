"""``python -m bench.calibration``: do the chances that hints and reviews show come true?

At some decisions of games between equals, the tree search says what chance the player to move has. What it calls 70 %
should come true in 70 % of the games. All other decisions are the bare judgement's, so that many games can be played:
decisions of one game have one result, and say little more than one of them does.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np
import typer
from numpy.typing import NDArray

import highlands
from bench.ladder import VARIANTS, Variant
from highlands.bots.hints import winning_chance
from highlands.bots.search import Search
from highlands.engine.chance import Seed
from highlands.engine.kernel import action_values
from highlands.games import game_spec

ASKED = 0.12
"""The share of decisions at which the search is asked."""
BINS = 5
"""Estimates from 0 to 20 % are counted together, from 20 to 40 %, and so on."""


class Estimates(NamedTuple):
    """What was estimated, and what came of it."""

    chances: NDArray[np.float64]
    """The chance to win, with the play that was made."""
    results: NDArray[np.float64]
    """Whether that player won: 1 or 0."""
    games: NDArray[np.int64]
    seats: NDArray[np.int64]


class Bin(NamedTuple):
    """What was estimated alike."""

    said: float
    came_true: float
    half: float
    """The half width of the 95 % interval of what came true, by games."""
    number: int


def estimates(variant: Variant, decisions: int, iterations: int, seed: str) -> Estimates:
    """Play games until the search has been asked so often."""
    search = Search(game_spec(variant.game))
    chances: list[float] = []
    results: list[float] = []
    games: list[int] = []
    seats: list[int] = []
    number = 0
    while len(chances) < decisions:
        begin, key = len(chances), Seed.of(f"{seed} {number}")
        game, rng = (
            highlands.new(variant.game, seed=f"{seed} {number}", **variant.options),
            np.random.default_rng(number),
        )
        while (seat := game.to_move) is not None:
            observed, actions = game.observe(seat), np.array(game.legal_moves.actions, np.int32)
            values = np.zeros(len(actions))
            action_values(observed, actions, len(actions), values)
            best = int(actions[values.argmax()])
            if len(actions) > 1 and rng.random() < ASKED:
                found = search.run(observed, key, iterations=iterations).moves[0]
                best = found.action
                chances.append(winning_chance(found.value))
                games.append(number)
                seats.append(seat)
            game.play(game.legal_moves[int(np.flatnonzero(actions == best)[0])])
        outcome = game.outcome
        assert outcome is not None
        results += [winning_chance(outcome.returns[seat]) for seat in seats[begin:]]
        number += 1
    return Estimates(np.array(chances), np.array(results), np.array(games), np.array(seats))


def bins(found: Estimates) -> list[Bin]:
    """What was said and what came true, by what was said."""
    places = np.minimum((found.chances * BINS).astype(int), BINS - 1)
    table = []
    for place in range(BINS):
        chosen = np.flatnonzero(places == place)
        if not len(chosen):
            continue
        # Decisions of one game have one result: games are what is independent.
        errors = found.results[chosen] - found.results[chosen].mean()
        by_game = np.bincount(found.games[chosen], errors)
        half = 1.96 * float(np.sqrt((by_game**2).sum())) / len(chosen)
        said, came_true = float(found.chances[chosen].mean()), float(found.results[chosen].mean())
        table.append(Bin(said, came_true, half, len(chosen)))
    return table


def mean_change(found: Estimates) -> tuple[float, float]:
    """How the estimate changes from one decision of a seat to its next: on the average, and without regard to sign."""
    changes = []
    for seat in range(2):
        own = np.flatnonzero(found.seats == seat)
        same_game = found.games[own][1:] == found.games[own][:-1]
        changes.append(np.diff(found.chances[own])[same_game])
    joined = np.concatenate(changes)
    return float(joined.mean()), float(np.abs(joined).mean())


def table(found: Estimates) -> list[str]:
    """What was said and what came true, in Markdown."""
    lines = ["| said | came true (95 %) | decisions |", "| --- | --- | --- |"]
    return lines + [
        f"| {row.said:.1%} | {row.came_true:.1%} ± {row.half:.1%} | {row.number:,} |" for row in bins(found)
    ]


def main(
    variant: Annotated[str, typer.Argument(help=f"One of: {', '.join(VARIANTS)}.")] = "base",
    decisions: Annotated[int, typer.Option(help="At which the search is asked.", min=1)] = 10_000,
    iterations: Annotated[int, typer.Option(help="Of the search.", min=1)] = 2_000,
    seed: Annotated[str, typer.Option(help="Of the deals.")] = "calibration",
) -> None:
    """Compare the tree search's chances to win with what came true."""
    typer.echo("\n".join(table(estimates(VARIANTS[variant], decisions, iterations, seed))))


if __name__ == "__main__":
    typer.run(main)
