"""``python -m bench.learning``: train the policy, match it with the bare judgement, or calibrate its critic."""

import time
from pathlib import Path
from typing import Annotated

import typer

from bench.learning.bot import WEIGHTS
from bench.learning.calibration import bins, estimates, mean_change
from bench.learning.networks import load, save
from bench.learning.training import Settings, Trainer, score

REPORTED_EVERY, REPORTED_GAMES = 20, 4000
"""Fewer games mislead: on one set of 1,000 deals a policy scored 60.7 %, over 20,000 games 56.7 %."""
app = typer.Typer(add_completion=False)


@app.command()
def train(
    iterations: Annotated[int, typer.Option(help="How often it plays and learns.")] = Settings().iterations,
    out: Annotated[Path, typer.Option(help="The file for the networks.")] = WEIGHTS,
    start: Annotated[Path | None, typer.Option(help="Networks to go on from.")] = None,
    seed: Annotated[int, typer.Option(help="Of all chance in it.")] = 1,
    expert: Annotated[bool, typer.Option(help="Train in the variant for experienced players.")] = False,
    decisions: Annotated[int, typer.Option(help="Recorded in an iteration.")] = Settings().decisions,
    rate: Annotated[float, typer.Option(help="The policy's rate at the beginning; it falls to 0.")] = (
        Settings().policy_rate
    ),
    entropy: Annotated[float, typer.Option(help="How much it is kept from certainty.")] = Settings().entropy,
) -> None:
    """Train the policy in self-play."""
    settings = Settings(iterations=iterations, decisions=decisions, policy_rate=rate, entropy=entropy)
    trainer = Trainer(seed, settings, None if start is None else load(start), expert=expert)
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


@app.command()
def calibrate(
    weights: Annotated[Path, typer.Argument(help="The networks.")] = WEIGHTS,
    decisions: Annotated[int, typer.Option(help="Of games of the policy against itself.")] = 10_000,
    seed: Annotated[str, typer.Option(help="Of the deals.")] = "calibration",
) -> None:
    """Compare the critic's chances to win with what came true."""
    found = estimates(*load(weights), decisions, seed)
    typer.echo("| said | came true (95 %) | decisions |\n| --- | --- | --- |")
    for row in bins(found):
        typer.echo(f"| {row.said:.1%} | {row.came_true:.1%} ± {row.half:.1%} | {row.number:,} |")
    change, size = mean_change(found)
    typer.echo(f"From one decision of a player to the next it changes by {change:+.2%}, by {size:.1%} in size.")


if __name__ == "__main__":
    app()
