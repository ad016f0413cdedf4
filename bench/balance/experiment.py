"""What Verräter's landscape table does, in thousands of games among knowing players.

It writes the numbers into `docs/research/verraeter-balance.md` and draws `docs/images/verraeter-balance.svg`. Every
game has a seed of its own, made of its number: however the games are shared out, the result is the same.
"""

import multiprocessing
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import chain, pairwise
from typing import Annotated

import numpy as np
import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from bench.balance.plot import draw
from bench.balance.report import numbers
from bench.documented import DOCS, write_numbers
from highlands.engine import kernel
from highlands.engine.chance import Rng, Seed, below
from highlands.engine.cores import cores
from highlands.engine.kernel import NOBODY
from highlands.engine.state import State, new_state
from highlands.games import game_spec
from highlands.games.verraeter.view.player_view import VerraeterView
from highlands.play.precompile import precompile

SPEC = game_spec("verraeter")
NOTE, PICTURE = DOCS / "research" / "verraeter-balance.md", DOCS / "images" / "verraeter-balance.svg"

CHUNK = 100
"""Games that one worker plays at a stretch."""

Tally = Counter[Hashable]
Mover = Callable[[State, Rng], int]
Task = tuple[str, int, int, int]
"""Who plays, how many they are, and the numbers of the first game and of the one after the last."""


def random_move(observed: State, rng: Rng) -> int:
    """A legal move, uniformly at random."""
    actions = np.empty(SPEC.actions, np.int32)
    return int(actions[below(rng, kernel.legal(observed, actions))])


def knowing_move(observed: State, rng: Rng) -> int:
    """The best move by the bots' evaluation; ties at random."""
    actions, values = np.empty(SPEC.actions, np.int32), np.empty(SPEC.actions)
    number = kernel.legal(observed, actions)
    kernel.action_values(observed, actions, number, values)
    best = np.flatnonzero(values[:number] == values[:number].max())
    return int(actions[best[below(rng, len(best))]])


MOVERS: dict[str, Mover] = {"knowing": knowing_move, "random": random_move}


def play(who: str, players: int, number: int) -> Iterator[VerraeterView]:
    """A game of one policy on all seats, as a spectator observes it: at its beginning and after each round."""
    state, observed = new_state(SPEC.state_dtype), new_state(SPEC.state_dtype)
    rng = Seed.of(f"balance {who} {players} {number}").rng(0)
    kernel.setup(state, SPEC.make_options(players=players), rng)
    yield spectate(state, players)
    round_number = 1
    while (mover := kernel.to_move(state)) != NOBODY:
        kernel.observe(state, mover, observed)
        kernel.apply(state, MOVERS[who](observed, rng), rng)
        if SPEC.round(state) != round_number or kernel.to_move(state) == NOBODY:
            round_number = SPEC.round(state)
            yield spectate(state, players)


def spectate(state: State, players: int) -> VerraeterView:
    """What a spectator sees."""
    observed = new_state(SPEC.state_dtype)
    kernel.observe(state, players, observed)
    view = SPEC.view(observed)
    assert isinstance(view, VerraeterView)
    return view


def tally_game(views: Iterator[VerraeterView], tally: Tally) -> None:
    """Count one game."""
    view = next(views)
    start = next(player.seat for player in view.players if player.start)
    earned_by_actions = 0
    for before, after in pairwise(chain([view], views)):
        earned_by_actions += tally_round(before, after, tally)
        view = after
    points = [player.points for player in view.players]
    finals = sum(player.final for player in view.players)
    winners = [seat for seat, own in enumerate(points) if own == max(points)]
    tally["games"] += 1
    tally["rounds", view.round] += 1
    tally["early ends"] += view.round < view.rounds
    tally["winners", len(winners)] += 1
    tally["source", "counting houses"] += finals
    tally["source", "action cards"] += earned_by_actions
    tally["source", "landscapes"] += sum(points) - finals - earned_by_actions
    for seat, own in enumerate(points):
        order = (seat - start) % len(points)
        tally["points", own] += 1
        tally["points of", order] += own
        # Twelfths, so that shares of a victory among two, three or four are whole numbers.
        tally["twelfths", order] += 12 // len(winners) if seat in winners else 0


def tally_round(before: VerraeterView, after: VerraeterView, tally: Tally) -> int:
    """Count the conflict of a round; give what its action cards have earned."""
    last = after.last
    assert last is not None
    tally["conflicts"] += 1
    landscapes = [before.landscapes[number - 1] for number in last.landscapes]
    for landscape in landscapes:
        tally["fought for", landscape.kind] += 1
    if last.winner is None:
        tally["ties"] += 1
    else:
        winners = sum(player.house == last.winner for player in after.players)
        won, lost = sorted(landscapes, key=lambda landscape: landscape.house != last.winner)
        tally["conquered", lost.kind, winners] += 1
        tally["underdog"] += won.base < lost.base
        tally["favourite"] += won.base > lost.base
    for action in last.actions:
        tally["kept", action] += 1
    return 1 * ("traitor" in last.actions) + 2 * ("strategist" in last.actions)


def simulate(task: Task) -> tuple[Task, Tally]:
    """One worker's stretch of games."""
    who, players, first, end = task
    tally: Tally = Counter()
    for number in range(first, end):
        tally_game(play(who, players, number), tally)
    return task, tally


def simulate_all(games: int, workers: int, console: Console) -> dict[tuple[str, int], Tally]:
    """So many games of knowing players, and half as many of random ones, with three players and with four."""
    wanted = {(who, players): games // (1 + (who == "random")) for who in MOVERS for players in (3, 4)}
    tasks: list[Task] = [
        (who, players, first, min(first + CHUNK, number))
        for (who, players), number in wanted.items()
        for first in range(0, number, CHUNK)
    ]
    tallies: dict[tuple[str, int], Tally] = {key: Counter() for key in wanted}
    columns = (*Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn())
    with multiprocessing.get_context("spawn").Pool(workers) as pool, Progress(*columns, console=console) as progress:
        bars = {key: progress.add_task(f"{key[0]} players, {key[1]}", total=number) for key, number in wanted.items()}
        for (who, players, first, end), tally in pool.imap_unordered(simulate, tasks):
            tallies[who, players].update(tally)
            progress.advance(bars[who, players], end - first)
    return tallies


def main(
    games: Annotated[int, typer.Option(help="Games of knowing players for each number of players.", min=100)] = 10_000,
    workers: Annotated[int, typer.Option(help="Processes; all cores by default.", min=0)] = 0,
) -> None:
    """Play, print the numbers, and put them and the plot into the docs."""
    console = Console()
    precompile(["verraeter"])
    tallies = simulate_all(games, workers or cores(), console)
    text = numbers(tallies)
    console.print(text, markup=False, highlight=False, soft_wrap=True)
    PICTURE.write_text(draw(tallies), encoding="utf-8")
    write_numbers(NOTE, "python -m bench.balance", text)
    console.print(f"Written: {NOTE.relative_to(DOCS.parent)}, {PICTURE.relative_to(DOCS.parent)}")
