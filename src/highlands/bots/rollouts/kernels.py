"""Rollouts by the evaluation, from the same sampled worlds for all candidates: the compiled kernels.

A *world* is a determinization of the observation. Each candidate action is carried out in each world, and the game goes
on from there with every player choosing by `action_values`, which reads only what that player may know. So no simulated
player profits from cards that it could not see: there is no strategy fusion. All candidates meet the same worlds and
the same chance (common random numbers), so what they are compared by is not who met the luckier cards.

The kernels are unchecked: they are called through `highlands.bots.rollouts.search`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from highlands.bots.policy import ACTION_VALUES, choose
from highlands.engine.chance import Rng
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.engine.kernel import NOBODY, apply, evaluate, legal, resample, returns, to_move
from highlands.engine.state import State

MAX_MOVES = 2000
"""The longest rollout; far beyond what is ever reached."""
RNG_WORDS = 4


class RolloutBuffers(NamedTuple):
    """The scratch arrays of rollouts, allocated once per search."""

    states: Any
    """One state: that of the present rollout."""
    actions: Any
    values: Any
    returns: Any
    """Each seat's result of the present rollout."""


@compiled
def copy_rng(source: Rng, target: Rng) -> None:
    """Copy the state of a generator."""
    for word in range(RNG_WORDS):
        target[word] = source[word]


@compiled_with_arrays
def roll_out(state: State, depth: int, temperature: float, rng: Rng, buffers: RolloutBuffers) -> None:
    """Play on by the evaluation to the end, or for so many moves; then each seat's result, or what it may expect."""
    for move in range(MAX_MOVES):
        if to_move(state) == NOBODY:
            returns(state, buffers.returns)
            return
        if move == depth:
            break
        number = legal(state, buffers.actions)
        action = choose(state, buffers.actions, number, ACTION_VALUES, temperature, buffers.values, rng)
        apply(state, action, rng)
    evaluate(state, buffers.returns)


@compiled_with_arrays
def sample_worlds(observed: State, rng: Rng, worlds: Any) -> None:
    """Determinize the observation for each world."""
    for place in range(len(worlds)):
        resample(observed, rng, worlds[place])


@compiled_with_arrays
def roll_out_candidates(
    worlds: Any, chances: Any, candidates: Any, depth: int, temperature: float, buffers: RolloutBuffers, results: Any
) -> None:
    """Write each seat's result of each candidate in each world: `results[world, candidate, seat]`."""
    rng = chances[0].copy()
    for place in range(len(worlds)):
        for number in range(len(candidates)):
            buffers.states[0] = worlds[place]
            copy_rng(chances[place], rng)
            state = buffers.states[0]
            apply(state, int(candidates[number]), rng)
            roll_out(state, depth, temperature, rng, buffers)
            for seat in range(len(buffers.returns)):
                results[place, number, seat] = buffers.returns[seat]
