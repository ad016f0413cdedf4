"""The policy that learns in self-play: it sees only what its player may, and the same seed gives the same policy."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import highlands
from bench.learning.bot import LearnedBot
from bench.learning.features.worlds import World
from bench.learning.inference import world_value
from bench.learning.networks import critic_step, new_policy, policy_values, save
from bench.learning.self_play import JUDGEMENT, OWN, Players, new_buffers, new_records, play_games
from bench.learning.training import Settings, Trainer, advantages, score
from highlands.bots import Start, referee
from highlands.games.schotten_totten.evaluation.weights import ACTION_WEIGHTS

ROOT = Path(__file__).parents[3]
SMALL = Settings(iterations=2, decisions=2400, critic_first=1, batch=256, epochs=1)


def test_the_policy_sees_only_what_its_player_may_know_and_looks_ahead():
    """Without compiling, which would take longer than all of it."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-m", "tests.bots.learning.interpreted"], cwd=ROOT, env=environment, check=True)


def test_advantages_are_what_the_critic_learned_too_late():
    values, seats = np.array([0.2, -0.4, 0.5, 0.1]), np.array([0, 1, 0, 1], np.int8)
    ends = np.array([0, 2, 0, -2], np.int8)  # two games: the seat of the last decision won the first, lost the other
    gains, targets = np.zeros(4), np.zeros(4)
    advantages(values, seats, ends, 1.0, gains, targets)
    assert targets == pytest.approx([-1.0, 1.0, 1.0, -1.0])
    advantages(values, seats, ends, 0.0, gains, targets)
    assert targets == pytest.approx([0.4, 1.0, -0.1, -1.0])


@pytest.fixture(scope="module")
def taught() -> Trainer:
    trainer = Trainer(7, SMALL)
    while trainer.iterations < SMALL.iterations:
        trainer.iterate()
    return trainer


@pytest.mark.long
def test_the_same_seed_gives_the_same_networks(taught: Trainer):
    again = Trainer(7, SMALL)
    reports = [again.iterate() for _ in range(SMALL.critic_first + SMALL.iterations)]
    assert all(report.games > 20 for report in reports)
    assert reports[-1].entropy > 0.0
    for weights, others in ((taught.policy, again.policy), (taught.critic, again.critic)):
        assert all(np.array_equal(a, b) for a, b in zip(weights, others, strict=True))
    assert np.abs(taught.policy.output).max() > 0.0
    assert score(taught.policy, taught.critic, 20, 1) == score(again.policy, again.critic, 20, 1)


@pytest.mark.long
def test_compiled_networks_say_the_same_as_those_that_learn(taught: Trainer):
    buffers, records, results = new_buffers(), new_records(300), np.zeros((6, 2))
    players = Players(taught.policy, taught.policy, taught.critic, ACTION_WEIGHTS[0], 0.05)
    deals = np.random.default_rng(2).integers(0, 1 << 63, (6, 5)).astype(np.uint64)
    kinds = np.tile([OWN, JUDGEMENT], (6, 1))
    rows, games = play_games(buffers, players, kinds, deals, np.arange(1, 5, dtype=np.uint64), records, results)
    assert games == np.count_nonzero(records.ends)
    own = np.flatnonzero(records.learns[:rows])
    assert {int(seat) for seat in records.seats[own]} == {0}
    values, *_ = policy_values(taught.policy, records.features[own], records.common[own], records.judged[own])
    for row, found in zip(own, values, strict=True):
        choices = found[: records.choices[row]] / 0.05
        expected = choices - np.log(np.exp(choices - choices.max()).sum()) - choices.max()
        assert records.log_probability[row] == pytest.approx(expected[records.chosen[row]], abs=1e-3)
    worlds = World(records.worlds.stones[:rows], records.worlds.table[:rows])
    assert critic_step(taught.critic, worlds, records.world_values[:rows])[1] == pytest.approx(0.0, abs=1e-9)
    again = [world_value(*world, taught.critic, buffers.thoughts.layers) for world in zip(*worlds, strict=True)]
    assert again == pytest.approx(records.world_values[:rows])


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, {"expert": True}, {"tactics": True}])
def test_the_bot_plays_whole_games(options: dict[str, bool], tmp_path: Path):
    """Also variants that the policy has not learned: there it plays by the judgement."""
    save(tmp_path / "untaught.npz", new_policy(np.random.default_rng(1)), Trainer(1, SMALL).critic)
    game = highlands.new("schotten-totten", seed=5, **options)
    start = [Start(game="schotten-totten", options="", seats=2, seat=seat, seed="any") for seat in range(2)]
    bots = [LearnedBot(start[0], weights=str(tmp_path / "untaught.npz")), LearnedBot(start[1])]
    while (seat := game.to_move) is not None:
        move, _ = referee.ask(bots[seat], game.observation(seat), seconds=None)
        game.play(move)
    assert game.outcome is not None


@pytest.mark.long
def test_the_bot_looks_ahead_and_chooses_the_same_with_the_same_seed():
    game = highlands.new("schotten-totten", seed=5)
    seat = game.to_move
    assert seat is not None
    start = Start(game="schotten-totten", options="", seats=2, seat=seat, seed="any")
    observation = game.observation(seat)
    first, again = (LearnedBot(start, rollouts=16).choose(observation, observation.moves, None) for _ in range(2))
    assert first == again
    bots = [LearnedBot(start, rollouts=4) for _ in range(2)]
    while (seat := game.to_move) is not None:
        move, _ = referee.ask(bots[seat], game.observation(seat), seconds=None)
        game.play(move)
    assert game.outcome is not None
