"""``python -m bench.learning``: train the policy, match it, calibrate its critic, or look at single decisions."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import numpy as np
import typer

from bench.calibration import mean_change, table
from bench.learning.bot import WEIGHTS
from bench.learning.calibration import estimates
from bench.learning.decisions import decisions_of, gain_table, information, mean_and_half
from bench.learning.networks import load, save
from bench.learning.recording import ClusterRecorder, LocalRecorder, Recorder, RecordingPerformer
from bench.learning.self_play import Players
from bench.learning.training import Settings, Trainer, score
from highlands.bots.rollouts.beliefs import PlayerModel
from highlands.cluster import Cluster
from highlands.cluster.pool import ClusterPool
from highlands.engine.chance import Seed
from highlands.games.schotten_totten.evaluation.weights import ACTION_WEIGHTS
from highlands.i18n import say

REPORTED_EVERY, REPORTED_GAMES = 20, 4000
"""Fewer games mislead: on one set of 1,000 deals a policy scored 60.7 %, over 20,000 games 56.7 %."""
FEWEST_MOVES = 12
"""Before so many moves hardly anything is told of the hand."""
BELIEF_TEMPERATURES, SURPRISE = (0.03, 0.06, 0.12, 0.2, 0.4), 0.1
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
    cluster: Annotated[
        str | None, typer.Option(metavar="auto|ADDRESS", help="Play its games on a Ray cluster; it learns here.")
    ] = None,
) -> None:
    """Train the policy in self-play. The same seed gives the same networks, wherever the games are played."""
    settings = Settings(iterations=iterations, decisions=decisions, policy_rate=rate, entropy=entropy)
    with recorder(cluster, expert) as record:
        trainer = Trainer(seed, settings, None if start is None else load(start), record=record, expert=expert)
        learn(trainer, out, seed, expert)


@contextmanager
def recorder(cluster: str | None, expert: bool) -> Iterator[Recorder]:
    """Who plays the games: this process, or the machines of a cluster, with a worker for each processor."""
    if cluster is None:
        yield LocalRecorder(expert)
        return
    there = Cluster(cluster, lambda news: typer.echo(say(news), err=True))
    # Parts one by one: there are few of them, and the iteration waits for the last.
    with ClusterPool(RecordingPerformer(expert), there, workers=0, shard_seconds=0.0) as pool:
        yield ClusterRecorder(pool)


def learn(trainer: Trainer, out: Path, seed: int, expert: bool) -> None:
    """Iterate to the end, and say now and then how far it has come."""
    games = 0
    while trainer.iterations < trainer.settings.iterations:
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
    typer.echo("\n".join(table(found)))
    change, size = mean_change(found)
    typer.echo(f"From one decision of a player to the next it changes by {change:+.2%}, by {size:.1%} in size.")


@app.command()
def gains(
    weights: Annotated[Path, typer.Argument(help="The networks.")] = WEIGHTS,
    games: Annotated[int, typer.Option(help="From which decisions are taken.")] = 20,
    worlds: Annotated[int, typer.Option(help="In which the critic is asked, at most.")] = 512,
    rollouts: Annotated[int, typer.Option(help="To the end of the game, for each play.")] = 200,
) -> None:
    """Find what looking ahead gains at a decision, by the critic in more and more worlds and by whole games."""
    players = equals(weights)
    found = decisions_of(players, games, "gains")
    typer.echo(
        "\n".join([*gain_table(players, found, worlds, rollouts), f"| *decisions* | {len(found)} | {len(found)} |"])
    )


@app.command()
def beliefs(
    weights: Annotated[Path, typer.Argument(help="The networks.")] = WEIGHTS,
    games: Annotated[int, typer.Option(help="From which decisions are taken.")] = 40,
    remembered: Annotated[int, typer.Option(help="By how many plays of the opponent, the latest.")] = 6,
) -> None:
    """Find how much the opponent's plays tell of the hand, if the policy is what is played by."""
    players = equals(weights)
    found = [each for each in decisions_of(players, games, "beliefs") if len(each.past.states) >= FEWEST_MOVES]
    typer.echo("| temperature | log-likelihood of the hand | worlds that count, of 180 |\n| --- | --- | --- |")
    for temperature in BELIEF_TEMPERATURES:
        model = PlayerModel(temperature, SURPRISE, remembered)
        told = [information(each, players, model, Seed.of(place)) for place, each in enumerate(found)]
        effective = float(np.mean([each for _, each in told]))
        typer.echo(f"| {temperature} | {mean_and_half([each for each, _ in told])} | {effective:.0f} |")


def equals(weights: Path) -> Players:
    """The policy on both seats, always with its best play."""
    policy, critic = load(weights)
    return Players(policy, policy, critic, ACTION_WEIGHTS[0], 0.0)


if __name__ == "__main__":
    app()
