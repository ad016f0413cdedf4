"""Looking ahead: the policy's best plays are tried in sampled worlds, and the mean of the critic's values decides.

The critic sees each sampled world whole. It was trained on how games of the policy end, whose players see only their
own: so, unlike a search in sampled worlds, it does not believe that anybody acts on hidden cards.
"""

from __future__ import annotations

import numpy as np

from bench.learning.inference import think, world_value
from bench.learning.self_play import CHOICES, best_choices, next_choice
from bench.learning.world_features import STONE_FEATURES, TABLE_FEATURES, describe_world
from highlands.engine.compiling import compiled_with_arrays
from highlands.games.schotten_totten.rules.observation import resample
from highlands.games.schotten_totten.rules.transitions import apply, returns
from highlands.games.schotten_totten.state.cards import STONES

TRIED = 6
"""So many plays are tried, the best by the policy."""
TRUST = 0.2
"""As how much of a mean over all worlds the policy's own value counts."""


@compiled_with_arrays
def look_ahead(observed, actions, number, players, worlds, buffers, rng):
    """The place of the best play among the legal actions, for the player to move whose observation this is."""
    me, thoughts, states = int(observed.mover), buffers.thoughts, buffers.states
    kept = think(observed, actions, number, players.own, thoughts)
    order = np.zeros(CHOICES, np.int64)
    tried = min(best_choices(thoughts.values, kept, order), TRIED)
    stones, table = np.zeros((STONES, STONE_FEATURES), np.float32), np.zeros(TABLE_FEATURES, np.float32)
    totals = np.zeros(tried)
    for place in range(tried):
        totals[place] = TRUST * worlds * thoughts.values[order[place]]
    for _ in range(worlds):
        resample(observed, rng, states[1])
        for place in range(tried):
            states[0] = states[1]
            apply(states[0], int(actions[thoughts.plays.places[order[place]]]), rng)
            seat, _ = next_choice(buffers, rng)
            if seat < 0:
                returns(states[0], buffers.results)
                totals[place] += buffers.results[me]
            else:
                describe_world(states[0], stones, table)
                value = world_value(stones, table, players.critic, thoughts.layers)
                totals[place] += value if seat == me else -value
    return thoughts.plays.places[order[totals.argmax()]]
