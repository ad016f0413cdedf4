"""The learned policy as a bot: `bench.learning.bot:LearnedBot`.

With `weights=FILE` it plays by others than its own, and with `worlds=64` it looks ahead in so many sampled worlds.
"""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.learning.inference import think
from bench.learning.lookahead import look_ahead
from bench.learning.networks import load
from bench.learning.self_play import Players, new_buffers
from highlands.bots import Start
from highlands.bots.bot import PlySeeds, require_setting
from highlands.engine.kernel import action_values
from highlands.games.schotten_totten.evaluation.weights import ACTION_WEIGHTS
from highlands.games.schotten_totten.state.actions import PLAY_TROOP
from highlands.games.schotten_totten.state.cards import STONES
from highlands.games.schotten_totten.state.layout import PLAY
from highlands.spec.observation import LegalMoves, Move, Observation

WEIGHTS = Path(__file__).with_name("policy.npz")


class LearnedBot:
    """Plays the best move by the learned values; where these do not serve, by the judgement.

    They serve for laying clan cards in the game without tactics cards.
    """

    trusted = True

    def __init__(self, start: Start, weights: str = str(WEIGHTS), worlds: int = 0) -> None:
        """Read the weights."""
        require_setting("worlds", worlds, int, 0)
        policy, critic = load(Path(weights))
        self._players = Players(policy, policy, critic, ACTION_WEIGHTS[0], 0.0)
        self._buffers, self._worlds = new_buffers(), worlds
        self._seeds = PlySeeds(start)
        self._serves = start.game == "schotten-totten"

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
        """The best move."""
        state, actions = observation.state, np.array(moves.actions, dtype=np.int32)
        if len(moves) > 1 and self._serves and is_served(state, actions):
            if self._worlds:
                rng = self._seeds.at(observation.ply).rng(0)
                place = look_ahead(state, actions, len(actions), self._players, self._worlds, self._buffers, rng)
                return moves[int(place)]
            thoughts = self._buffers.thoughts
            kept = think(state, actions, len(actions), self._players.own, thoughts)
            return moves[int(thoughts.plays.places[int(thoughts.values[:kept].argmax())])]
        values = np.zeros(len(moves))
        action_values(state, actions, len(actions), values)
        return moves[int(values.argmax())]


def is_served(state: Any, actions: NDArray[np.int32]) -> bool:
    """Whether the policy has learned such decisions."""
    base_game = not state.tactics and int(state.border) == (1 << STONES) - 1
    return base_game and int(state.step) == PLAY and int(actions[-1]) < PLAY_TROOP
