"""Games in compiled code, and what is recorded of them for learning.

What is no choice of a card to lay (claims) is done as the judgement does it.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from bench.learning.features.layout import COMMON_FEATURES, PLAY_FEATURES
from bench.learning.features.worlds import World, describe_world, new_worlds
from bench.learning.inference import CriticWeights, PolicyWeights, Thoughts, new_thoughts, think, world_value
from highlands.engine.chance import Rng, next_word
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.games import game_spec
from highlands.games.schotten_totten.evaluation.action_values import action_values, action_values_by
from highlands.games.schotten_totten.rules.legal import legal
from highlands.games.schotten_totten.rules.observation import observe
from highlands.games.schotten_totten.rules.transitions import apply, returns, setup, to_move
from highlands.games.schotten_totten.state.actions import ACTIONS, PLAY_TROOP
from highlands.games.schotten_totten.state.layout import OPTIONS, PLAY, STATE

OWN, OTHER, JUDGEMENT = range(3)
"""Who plays at a seat: the policy that learns, another policy, or the judgement by some weights."""
CHOICES = 8
"""The policy chooses among so many plays, the best by its own values."""
LONGEST_GAME = 100
"""No game has as many decisions."""
WON, DRAWN, LOST, GOES_ON = 2, 1, -2, 0
TOP_BITS = np.uint64(11)
UNIT = 2.0**-53


class Records(NamedTuple):
    """What is recorded of each decision."""

    features: Any
    common: Any
    judged: Any
    """The judgement's value of each choice."""
    choices: Any
    """How many choices there were."""
    chosen: Any
    log_probability: Any
    worlds: World
    world_values: Any
    """The critic's value."""
    seats: Any
    learns: Any
    """Whether the policy that learns decided."""
    ends: Any
    """How the game ended for this seat, if this was its last decision."""


class Buffers(NamedTuple):
    """The arrays that games are played in."""

    states: Any
    """The state, and what the player to move observes."""
    options: Any
    actions: Any
    values: Any
    results: Any
    thoughts: Thoughts


class Players(NamedTuple):
    """Who plays."""

    own: PolicyWeights
    other: PolicyWeights
    critic: CriticWeights
    judgement: Any
    """The weights of the judgement."""
    temperature: float
    """Of the softmax by which all choose; 0: always the best."""


def new_records(number: int) -> Records:
    """Room for so many decisions."""
    return Records(
        np.zeros((number, CHOICES, PLAY_FEATURES), np.float32),
        np.zeros((number, COMMON_FEATURES), np.float32),
        np.zeros((number, CHOICES), np.float32),
        np.zeros(number, np.int32),
        np.zeros(number, np.int32),
        np.zeros(number, np.float32),
        new_worlds(number),
        np.zeros(number, np.float32),
        np.zeros(number, np.int8),
        np.zeros(number, np.int8),
        np.zeros(number, np.int8),
    )


def new_buffers(expert: bool = False) -> Buffers:
    """Arrays for the base game, and networks up to `WIDEST`."""
    options = np.array([game_spec("schotten-totten").make_options(expert=expert)], OPTIONS)
    return Buffers(
        np.zeros(2, STATE),
        options,
        np.empty(ACTIONS, np.int32),
        np.empty(ACTIONS),
        np.zeros(2),
        new_thoughts(),
    )


@compiled
def uniform(rng: Rng) -> float:
    """A number from 0 to 1."""
    return float(next_word(rng) >> TOP_BITS) * UNIT


@compiled
def pick(values, number, temperature, rng):
    """The place of the best value; with a temperature, one drawn from the softmax."""
    best = 0
    for place in range(1, number):
        if values[place] > values[best]:
            best = place
    if temperature == 0.0:
        return best
    total = 0.0
    for place in range(number):
        total += math.exp((values[place] - values[best]) / temperature)
    left = uniform(rng) * total
    for place in range(number):
        left -= math.exp((values[place] - values[best]) / temperature)
        if left <= 0.0:
            return place
    return best


@compiled
def is_choice_of_card(state, actions, number):
    """Whether several clan cards can be laid, and nothing else can be done: the choices that the policy learns."""
    return number > 1 and state.step == PLAY and int(actions[number - 1]) < PLAY_TROOP


@compiled_with_arrays
def next_choice(buffers, rng):
    """Go on to the next choice of a card to lay; return the seat and how many legal actions it has."""
    state, actions, values = buffers.states[0], buffers.actions, buffers.values
    while True:
        seat = to_move(state)
        if seat < 0:
            return seat, 0
        number = legal(state, actions)
        if is_choice_of_card(state, actions, number):
            return seat, number
        best = 0
        if number > 1:
            action_values(state, actions, number, values)
            best = pick(values, number, 0.0, rng)
        apply(state, int(actions[best]), rng)


@compiled
def best_choices(values, number, order):
    """Write the places of the best values, the best first; return how many."""
    kept = 0
    for place in range(number):
        if kept == CHOICES and values[place] <= values[order[kept - 1]]:
            continue
        at = min(kept, CHOICES - 1)
        while at > 0 and values[order[at - 1]] < values[place]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = place
        kept = min(kept + 1, CHOICES)
    return kept


@compiled_with_arrays
def record_choice(records, row, thoughts, order, choices, chosen, temperature):
    """Record a choice of the policy that learns: what it chose from, and how likely that was."""
    best, total = thoughts.values[order[0]], 0.0
    records.common[row] = thoughts.plays.common
    records.features[row] = 0.0
    records.judged[row] = 0.0
    for place in range(choices):
        total += math.exp((thoughts.values[order[place]] - best) / temperature)
        records.features[row, place] = thoughts.plays.features[order[place]]
        records.judged[row, place] = thoughts.plays.values[order[place]]
    records.choices[row], records.chosen[row] = choices, chosen
    records.log_probability[row] = (thoughts.values[order[chosen]] - best) / temperature - math.log(total)


@compiled_with_arrays
def play_games(buffers, players, kinds, deals, rng, records, results):
    """Play a game for each deal, while there is room in the records (if there is any); return rows and games.

    `kinds` says who plays at each seat, `deals` has the generators of the deals and who begins.
    """
    state, temperature = buffers.states[0], players.temperature
    thoughts = buffers.thoughts
    order, tops = np.zeros(CHOICES, np.int64), np.zeros(CHOICES)
    deal_rng, row = np.empty(4, np.uint64), 0
    for game in range(len(kinds)):
        for word in range(4):
            deal_rng[word] = deals[game, word]
        buffers.options[0].first = int(deals[game, 4] & np.uint64(1))
        setup(state, buffers.options[0], deal_rng)
        begin = row
        while True:
            seat, number = next_choice(buffers, deal_rng)
            if seat < 0:
                break
            kind, choices, chosen = kinds[game, seat], 0, 0
            if kind == JUDGEMENT:
                action_values_by(state, buffers.actions, number, buffers.values, players.judgement)
                place = pick(buffers.values, number, temperature, rng)
            else:
                observe(state, seat, buffers.states[1])
                weights = players.own if kind == OWN else players.other
                kept = think(buffers.states[1], buffers.actions, number, weights, thoughts)
                choices = best_choices(thoughts.values, kept, order)
                for rank in range(choices):
                    tops[rank] = thoughts.values[order[rank]]
                chosen = pick(tops, choices, temperature, rng)
                place = thoughts.plays.places[order[chosen]]
            if len(records.ends):
                describe_world(state, records.worlds.stones[row], records.worlds.table[row])
                records.world_values[row] = world_value(
                    records.worlds.stones[row], records.worlds.table[row], players.critic, thoughts.layers
                )
                records.seats[row], records.ends[row], records.learns[row] = seat, GOES_ON, kind == OWN
                if kind == OWN:
                    record_choice(records, row, thoughts, order, choices, chosen, temperature)
                row += 1
            apply(state, int(buffers.actions[place]), deal_rng)
        returns(state, buffers.results)
        results[game, 0], results[game, 1] = buffers.results[0], buffers.results[1]
        if row > begin:
            result = buffers.results[records.seats[row - 1]]
            records.ends[row - 1] = WON if result > 0.0 else DRAWN if result == 0.0 else LOST
            if row > len(records.ends) - LONGEST_GAME:
                return row, game + 1
    return row, len(kinds)
