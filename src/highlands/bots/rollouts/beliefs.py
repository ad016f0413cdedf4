"""Beliefs about what is hidden: how well a sampled world explains what the others have done.

A world says what the others hold now; `backtrack` says what they then must have held at each of their past decisions.
Had they that hand, how likely was the choice that was seen? The product over their decisions is the world's likelihood,
with the softmax of the evaluation as the model of a player. All that is asked for is what the seat itself observed.

The kernels are unchecked: they are called through `highlands.bots.rollouts.search`.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from highlands.bots.rollouts.kernels import RolloutBuffers
from highlands.engine.chance import Rng
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.engine.kernel import Actions, ActionValues, action_values, backtrack, legal, observed_action, to_move
from highlands.engine.state import State


class PlayerModel(NamedTuple):
    """How the others are taken to choose."""

    temperature: float
    """Of the softmax over the evaluation."""
    surprise: float
    """The part of their choices that it does not explain: so any legal choice is possible."""
    decisions: int
    """How many of their decisions are looked at, the latest."""


@compiled_with_arrays
def choice_probability(
    state: State, seat: int, observed: int, temperature: float, actions: Actions, number: int, values: ActionValues
) -> float:
    """How likely the player to move makes a choice that a seat observes like this one, by the evaluation's softmax."""
    action_values(state, actions, number, values)
    best = values[0]
    for place in range(1, number):
        best = max(best, values[place])
    total, seen = 0.0, 0.0
    for place in range(number):
        share = math.exp((values[place] - best) / temperature)
        total += share
        if observed_action(state, int(actions[place]), seat) == observed:
            seen += share
    return seen / total


@compiled_with_arrays
def earlier_choice(past: Any, back: int, seat: int, rng: Rng, states: Any, actions: Actions) -> tuple[int, int]:
    """Go back in time, from so many moves ago, to the last choice that another seat had.

    Return how many moves ago it was, and how many legal actions there were: 0 where the past can't be told. The state
    is `states[back % 2]`, the present one `states[0]`.
    """
    while back < len(past.states):
        if not backtrack(past.states[len(past.states) - 1 - back], states[back % 2], rng, states[1 - back % 2]):
            break
        back += 1
        state = states[back % 2]
        if to_move(state) != seat:
            number = legal(state, actions)
            if number > 1:
                return back, number
    return back, 0


@compiled
def log_chance(chance: float, number: int, model: PlayerModel) -> float:
    """The logarithm of how likely a choice was among so many, if its player's values give it this chance."""
    return math.log((1.0 - model.surprise) * chance + model.surprise / number)


@compiled_with_arrays
def log_likelihood(
    world: State, past: Any, seat: int, model: PlayerModel, rng: Rng, states: Any, buffers: RolloutBuffers
) -> float:
    """The logarithm of how likely the others' latest decisions were, if this is the world."""
    result, back = 0.0, 0
    states[0] = world
    for _ in range(model.decisions):
        back, number = earlier_choice(past, back, seat, rng, states, buffers.actions)
        if number == 0:
            break
        observed = int(past.actions[len(past.actions) - back])
        chance = choice_probability(
            states[back % 2], seat, observed, model.temperature, buffers.actions, number, buffers.values
        )
        result += log_chance(chance, number, model)
    return result


@compiled_with_arrays
def weigh_worlds(
    worlds: Any, past: Any, seat: int, model: PlayerModel, rng: Rng, states: Any, buffers: RolloutBuffers, out: Any
) -> None:
    """Write the log-likelihood of each world."""
    for place in range(len(worlds)):
        out[place] = log_likelihood(worlds[place], past, seat, model, rng, states, buffers)
