"""Looking ahead: the policy's best plays are tried in sampled worlds, with the policy on both seats: the kernels.

Simulated players choose by the policy, each by what it may know itself. After some choices the critic says how the game
will end: it sees the sampled world whole, but was trained on how games of the policy end, whose players don't. So,
unlike a search of sampled worlds, it does not believe that anybody acts on hidden cards. And what the opponent laid is
judged by what the policy would have laid with that hand.
"""

from __future__ import annotations

import math

import numpy as np

from bench.learning.features.worlds import STONE_FEATURES, TABLE_FEATURES, describe_world
from bench.learning.inference import think, world_value
from bench.learning.self_play import is_choice_of_card, next_choice
from highlands.bots.rollouts.beliefs import earlier_choice, log_chance
from highlands.bots.rollouts.kernels import copy_rng
from highlands.engine.compiling import compiled_with_arrays
from highlands.games.schotten_totten.rules.observation import observe
from highlands.games.schotten_totten.rules.transitions import apply, returns
from highlands.games.schotten_totten.state.cards import STONES


@compiled_with_arrays
def roll_out_by_policy(worlds, chances, candidates, depth, players, buffers, results):
    """Write each seat's result of each candidate in each world: `results[world, candidate, seat]`.

    After `depth` choices, the candidate among them, the critic says what to expect; 0: the game is played to its end.
    """
    rng, thoughts, state = chances[0].copy(), buffers.thoughts, buffers.states[0]
    stones, table = np.zeros((STONES, STONE_FEATURES), np.float32), np.zeros(TABLE_FEATURES, np.float32)
    for place in range(len(worlds)):
        for number in range(len(candidates)):
            buffers.states[0] = worlds[place]
            copy_rng(chances[place], rng)
            apply(state, int(candidates[number]), rng)
            choices = 1
            while True:
                seat, actions = next_choice(buffers, rng)
                if seat < 0:
                    returns(state, buffers.results)
                    break
                if choices == depth:
                    describe_world(state, stones, table)
                    value = world_value(stones, table, players.critic, thoughts.layers)
                    buffers.results[seat], buffers.results[1 - seat] = value, -value
                    break
                observe(state, seat, buffers.states[1])
                kept = think(buffers.states[1], buffers.actions, actions, players.own, thoughts)
                best = 0
                for rank in range(1, kept):
                    if thoughts.values[rank] > thoughts.values[best]:
                        best = rank
                apply(state, int(buffers.actions[thoughts.plays.places[best]]), rng)
                choices += 1
            results[place, number, 0], results[place, number, 1] = buffers.results[0], buffers.results[1]


@compiled_with_arrays
def choice_probability(state, observed, temperature, buffers, number, players):
    """How likely the policy lays this card here: by the softmax of its values."""
    thoughts = buffers.thoughts
    observe(state, int(state.mover), buffers.states[1])
    kept = think(buffers.states[1], buffers.actions, number, players.own, thoughts)
    best = thoughts.values[0]
    for rank in range(1, kept):
        best = max(best, thoughts.values[rank])
    total, seen = 0.0, 0.0
    for rank in range(kept):
        share = math.exp((thoughts.values[rank] - best) / temperature)
        total += share
        if int(buffers.actions[thoughts.plays.places[rank]]) == observed:
            seen += share
    return seen / total


@compiled_with_arrays
def weigh_by_policy(worlds, past, seat, model, players, rng, states, buffers, out):
    """Write the log-likelihood of the opponent's latest choices of a card to lay, in each world."""
    for place in range(len(worlds)):
        out[place], back, asked = 0.0, 0, 0
        states[0] = worlds[place]
        while asked < model.decisions:
            back, number = earlier_choice(past, back, seat, rng, states, buffers.actions)
            if number == 0:
                break
            if is_choice_of_card(states[back % 2], buffers.actions, number):
                observed = int(past.actions[len(past.actions) - back])
                chance = choice_probability(states[back % 2], observed, model.temperature, buffers, number, players)
                out[place] += log_chance(chance, number, model)
                asked += 1
