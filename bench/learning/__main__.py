"""``python -m bench.learning``: train the policy, or match one with the bare judgement."""

import time
from pathlib import Path
from typing import Annotated

import typer

from bench.learning.bot import WEIGHTS
from bench.learning.networks import load, save
from bench.learning.training import Settings, Trainer, score

REPORTED_EVERY, REPORTED_GAMES = 5, 600
app = typer.Typer(add_completion=False)


@app.command()
def train(
    iterations: Annotated[int, typer.Option(help="How often it plays and learns.")] = Settings().iterations,
    out: Annotated[Path, typer.Option(help="The file for the networks.")] = WEIGHTS,
    start: Annotated[Path | None, typer.Option(help="Networks to go on from.")] = None,
    seed: Annotated[int, typer.Option(help="Of all chance in it.")] = 1,
    expert: Annotated[bool, typer.Option(help="Train in the variant for experienced players.")] = False,
) -> None:
    """Train the policy in self-play."""
    trainer = Trainer(seed, Settings(iterations=iterations), None if start is None else load(start), expert=expert)
    games = 0
    while trainer.iterations < iterations:
        report = trainer.iterate()
        games += report.games
        if trainer.iterations and trainer.iterations % REPORTED_EVERY == 0:
            save(out, trainer.policy, trainer.critic)
            mean, half = score(trainer.policy, trainer.critic, REPORTED_GAMES, seed, expert=expert)
            typer.echo(
                f"{trainer.iterations} iterations, {games:,} games, {time.process_time():.0f} s of processor time: "
                f"critic's error {report.critic_error:.3f}, entropy {report.entropy:.2f}, divergence "
                f"{report.divergence:.4f}; against the bare judgement {mean:.1%} ± {half:.1%}"
            )
    save(out, trainer.policy, trainer.critic)


@app.command()
def match(
    weights: Annotated[Path, typer.Argument(help="The networks.")] = WEIGHTS,
    games: Annotated[int, typer.Option(help="An even number.")] = 2000,
    seed: Annotated[int, typer.Option(help="Of the deals.")] = 2026,
    expert: Annotated[bool, typer.Option(help="In the variant for experienced players.")] = False,
) -> None:
    """Match the policy with the bare judgement, on paired deals."""
    mean, half = score(*load(weights), games, seed, expert=expert)
    typer.echo(f"{games} games against the bare judgement: {mean:.1%} ± {half:.1%}")


if __name__ == "__main__":
    app()
