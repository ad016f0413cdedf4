"""``python -m bench.champion``: how strong is the search by rollouts, and what of it pays? Writes docs/bots/levels.md.

Every match is by iterations, not by time, so that a busy machine measures the same as a quiet one. What was played is
kept in bench/results/champion, and the next run goes on from there; the tables show all that was played so far.
Where the bots have changed since, `--restart` plays again.
"""

import time
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

import highlands
from bench.ladder import DOCUMENT, VARIANTS, Variant
from bench.measure import RESULTS
from highlands.arena import Header, Ledger, Match, new_contest, run, standings
from highlands.bots.rollouts.search import RolloutSearch
from highlands.engine.chance import Seed, below

LEDGERS = RESULTS / "champion"
FEWEST_GAMES = 10
"""A table shows no match with fewer."""
COST_ITERATIONS, COST_POSITIONS, COST_MOVES = 240, 12, 20
BARE = "warrior,temperature=0"
"""The bare judgement: always the best move by the evaluation, without any search."""


def rollouts(iterations: int, **settings: float) -> str:
    """The search by rollouts as a bot."""
    given = "".join(f",{name}={value}" for name, value in settings.items())
    return f"bench.rollout_bot:RolloutBot,iterations={iterations}{given}"


class Experiment(msgspec.Struct, frozen=True):
    """One bot against another in one variant."""

    key: str
    says: str
    variant: str
    bot: str
    against: str


FEW, MANY = 480, 1920
"""Iterations of the matches: of those that compare settings, and of the others."""


def _strength() -> list[Experiment]:
    """The matches of the search with its usual settings."""
    found = []
    for variant in VARIANTS:
        bot, many = rollouts(MANY), f"{MANY} rollouts"
        found.append(Experiment(f"bare-{variant}", f"{many} – bare judgement", variant, bot, BARE))
        found.append(Experiment(f"chieftain-{variant}", f"{many} – chieftain", variant, bot, "chieftain"))
        found.append(Experiment(f"more-{variant}", f"{many} – {FEW}", variant, bot, rollouts(FEW)))
    for name, place in OPPONENTS.items():
        found.append(Experiment(f"bare-{name}", f"bare judgement – {name}", "base", BARE, place))
        found.append(Experiment(f"rollouts-{name}", f"{MANY} rollouts – {name}", "base", rollouts(MANY), place))
    return found


def _ablations() -> list[Experiment]:
    """One setting changed at a time, against the bare judgement."""
    changed: dict[str, dict[str, float]] = {
        "without beliefs (all worlds equally likely)": {"remembered": 0},
        "to the end of the game, without evaluation": {"depth": 0},
        "evaluated after 4 moves": {"depth": 4},
        "evaluated after 8 moves": {"depth": 8},
        "4 candidates": {"candidates": 4},
        "24 candidates": {"candidates": 24},
        "simulated players choose by a softmax": {"temperature": 0.03},
        "without solved endgames": {"endgame_nodes": 0},
    }
    return [
        Experiment(f"without-{place}", says, "base", rollouts(FEW, **settings), BARE)
        for place, (says, settings) in enumerate(changed.items())
    ]


OPPONENTS = {
    "enumerator": "bench.opponents.enumerator:Enumerator",
    "neighbour": "bench.opponents.neighbour:Neighbour",
    "hoarder": "bench.opponents.hoarder:Hoarder",
}
STRENGTH, ABLATIONS = _strength(), _ablations()
EXPERIMENTS = {experiment.key: experiment for experiment in STRENGTH + ABLATIONS}


def match_of(experiment: Experiment, games: int, restart: bool) -> tuple[Match, Ledger] | None:
    """What is to be played, with what was played before; None where nothing was and nothing shall be."""
    variant = VARIANTS[experiment.variant]
    contest = new_contest(variant.game, (experiment.bot, experiment.against), seed="champion", **variant.options)
    path = LEDGERS / f"{experiment.key}.jsonl"
    if restart:
        path.unlink(missing_ok=True)
    if not path.exists() and not games:
        return None
    ledger = Ledger.resume(path) if path.exists() else Ledger.create(path, Header(contest=contest, games=games))
    return Match(contest, max(games, len(ledger.played)), ledger.played), ledger


def row(experiment: Experiment) -> str | None:
    """A row of a table, if enough was played."""
    found = match_of(experiment, 0, restart=False)
    if found is None:
        return None
    match, ledger = found
    ledger.close()
    bot = standings(match)[0]
    if bot.played < FEWEST_GAMES:
        return None
    seats = VARIANTS[experiment.variant].seats
    text = f"{bot.score.value:.1%} ({bot.score.low:.1%}–{bot.score.high:.1%})"
    if seats > 2:
        text += f", {bot.score.value * seats:.2f} × the fair share"
    cells = [VARIANTS[experiment.variant].name, experiment.says, str(bot.played), text]
    return f"| {' | '.join(cells)} |"


def table(experiments: list[Experiment]) -> str:
    """The rows of some experiments; nothing where none was played."""
    rows = [line for experiment in experiments if (line := row(experiment))]
    return "\n".join(["| variant | match | games | score (95 %) |", "| --- | --- | --- | --- |", *rows]) if rows else ""


def cost(variant: Variant) -> float:
    """Milliseconds of processor time for one rollout, on the average over the middle of random games."""
    taken, done = 0.0, 0
    for number in range(COST_POSITIONS):
        game, rng = highlands.new(variant.game, seed=number, **variant.options), Seed.of(number).rng(0)
        for _ in range(COST_MOVES):
            game.play(game.legal_moves[below(rng, len(game.legal_moves))])
        assert game.to_move is not None
        observed, search = game.observe(game.to_move), RolloutSearch(game.spec)
        began = time.process_time()
        done += search.run(observed, Seed.of(number), iterations=COST_ITERATIONS).iterations
        taken += time.process_time() - began
    return 1000 * taken / done


def costs() -> str:
    """What a rollout costs in every variant, as a table."""
    rows = [f"| {variant.name} | {cost(variant):.2f} ms |" for variant in VARIANTS.values()]
    return "\n".join(["| variant | processor time of a rollout |", "| --- | --- |", *rows])


def write(*tables: str) -> None:
    """Put the tables that are not empty into the document."""
    begin, end = "<!-- champion: python -m bench.champion -->\n", "<!-- end of champion -->"
    before, rest = DOCUMENT.read_text(encoding="utf-8").split(begin)
    content = "\n\n".join(filter(None, tables))
    DOCUMENT.write_text(f"{before}{begin}{content}\n{end}{rest.split(end)[1]}", encoding="utf-8")


def main(
    keys: Annotated[list[str] | None, typer.Argument(help=f"Some of: {', '.join(EXPERIMENTS)}.")] = None,
    games: Annotated[int, typer.Option(help="Games of each match; 0: only write the tables.", min=0)] = 400,
    workers: Annotated[int, typer.Option(help="Worker processes.", min=1)] = 1,
    restart: Annotated[bool, typer.Option(help="Play again what was played before.")] = False,
) -> None:
    """Play the matches, and write what was found so far."""
    console = Console()
    columns = *Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn()
    chosen = [EXPERIMENTS[key] for key in keys or EXPERIMENTS]
    with Progress(*columns, console=console) as progress:
        for experiment in chosen if games else []:
            found = match_of(experiment, games, restart)
            assert found is not None
            match, ledger = found
            task = progress.add_task(experiment.key, total=match.games, completed=len(match.played))
            for _ in run(match, ledger, workers=workers):
                progress.advance(task)
            ledger.close()
            progress.console.print(row(experiment) or "")
    write(table(STRENGTH), table(ABLATIONS), costs())


if __name__ == "__main__":
    typer.run(main)
