"""Looking ahead: the policy's best plays are tried in sampled worlds, with the policy on both seats.

The search is that of the king: the same worlds for all plays, time where the decision is open, exact endgames. What
differs is who its simulated players are, and the critic at the end of what they play.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.learning.inference import think
from bench.learning.lookahead import roll_out_by_policy, weigh_by_policy
from bench.learning.self_play import Players, new_buffers
from highlands.bots.rollouts.search import Batch, RolloutSearch, RolloutSettings
from highlands.engine.chance import Rng
from highlands.engine.kernel import to_move
from highlands.engine.state import State
from highlands.games import game_spec
from highlands.games.schotten_totten.state.layout import STATE
from highlands.spec.observation import Past

OUT_OF_QUESTION = 1.0
"""How much worse than the worst described play all others are taken to be."""


class PolicySearch(RolloutSearch):
    """A search of choices among clan cards to lay. It is not thread-safe."""

    def __init__(self, players: Players, settings: RolloutSettings) -> None:
        """Take the policy and its critic."""
        super().__init__(game_spec("schotten-totten"), settings)
        self._players, self._buffers = players, new_buffers()

    def prior_values(self, observed: State, actions: NDArray[np.int32]) -> NDArray[np.float64]:
        thoughts = self._buffers.thoughts
        kept = think(observed, actions, len(actions), self._players.own, thoughts)
        values = np.full(len(actions), thoughts.values[:kept].min() - OUT_OF_QUESTION)
        values[thoughts.plays.places[:kept]] = thoughts.values[:kept]
        return values

    def _weigh(self, worlds: NDArray[Any], past: Past, rng: Rng, out: NDArray[np.float64]) -> None:
        seat, states = to_move(worlds[0]), np.zeros(2, STATE)
        weigh_by_policy(worlds, past, seat, self._player_model, self._players, rng, states, self._buffers, out)

    def _new_buffers(self, seats: int) -> Any:
        return new_buffers()

    def _play_out(self, batch: Batch, buffers: Any) -> None:
        worlds, chances, candidates, results = batch
        roll_out_by_policy(worlds, chances, candidates, self._settings.depth, self._players, buffers, results)
