"""Run with NUMBA_DISABLE_JIT=1 by `test_learned_policy`: what the policy sees and says, without any compiling."""

from __future__ import annotations

import numpy as np

import highlands
from bench.learning.inference import new_thoughts, think
from bench.learning.networks import new_policy
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.state import new_state

MOVES = 16


def main() -> None:
    game = highlands.new("schotten-totten", first=0, seed=3)
    for ply in range(MOVES):
        seat = game.to_move
        assert seat is not None
        moves = game.observation(seat).moves
        game.play(moves[ply * 7 % len(moves)])
    seat = game.to_move
    assert seat is not None
    observation = game.observation(seat)
    actions = np.array(observation.moves.actions, np.int32)
    policy = new_policy(np.random.default_rng(1), width=4)

    thoughts = new_thoughts()
    kept = think(observation.state, actions, len(actions), policy, thoughts)
    judged = np.zeros(len(actions))
    kernel.action_values(observation.state, actions, len(actions), judged)
    assert np.allclose(thoughts.values[:kept], np.sort(judged)[::-1][:kept]), "untaught, it is not the judgement"
    assert np.allclose(judged[thoughts.plays.places[:kept]], thoughts.values[:kept]), "the values of other plays"

    policy.output[:] = 1.0
    think(observation.state, actions, len(actions), policy, thoughts)
    assert not np.allclose(thoughts.values[:kept], np.sort(judged)[::-1][:kept]), "what it learned changes nothing"
    world, other = new_state(observation.spec.state_dtype), new_thoughts()
    kernel.resample(observation.state, Seed.of("another world").rng(0), world)
    assert world.tobytes() != game.state.tobytes()
    think(world, actions, len(actions), policy, other)
    assert np.array_equal(other.plays.features, thoughts.plays.features), "it sees what the player can't know"
    assert np.array_equal(other.plays.common, thoughts.plays.common), "it sees what the player can't know"
    assert np.array_equal(other.values, thoughts.values)


if __name__ == "__main__":
    main()
