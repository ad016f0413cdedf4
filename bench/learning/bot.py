"""The learned policy as a bot: `bench.learning.bot:LearnedBot`.

With `weights=FILE` it plays by others than its own. With `rollouts=480` it looks ahead by so many rollouts; the
settings of that search are `RolloutSettings`, such as `depth=0` for rollouts to the end of the game.
"""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from bench.learning.inference import new_thoughts, think
from bench.learning.networks import load
from bench.learning.search import PolicySearch
from bench.learning.self_play import Players
from highlands.bots import Start
from highlands.bots.bot import PlySeeds, require_setting
from highlands.bots.rollouts.search import RolloutSettings
from highlands.engine.kernel import action_values
from highlands.games.schotten_totten.evaluation.weights import ACTION_WEIGHTS
from highlands.games.schotten_totten.state.actions import PLAY_TROOP
from highlands.games.schotten_totten.state.cards import STONES
from highlands.games.schotten_totten.state.layout import PLAY
from highlands.spec.observation import LegalMoves, Move, Observation

WEIGHTS = Path(__file__).with_name("policy.npz")
USUAL = {"candidates": 6, "depth": 1, "remembered": 0, "pool": 96}
"""How it looks ahead: the critic says what its six best plays come to, in worlds that are all equally likely."""


class LearnedBot:
    """Plays the best move by the learned values; where these do not serve, by the judgement.

    They serve for laying clan cards in the game without tactics cards.
    """

    trusted = True

    def __init__(
        self,
        start: Start,
        weights: str = str(WEIGHTS),
        rollouts: int = 0,
        **settings: float,
    ) -> None:
        """Read the weights."""
        require_setting("rollouts", rollouts, int, 0)
        policy, critic = load(Path(weights))
        players = Players(policy, policy, critic, ACTION_WEIGHTS[0], 0.0)
        self._policy, self._thoughts = policy, new_thoughts()
        self._rollouts = rollouts
        self._search = PolicySearch(players, msgspec.convert({**USUAL, **settings}, RolloutSettings))
        self._seeds = PlySeeds(start)
        self._serves = start.game == "schotten-totten"

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
        """The best move."""
        state, actions = observation.state, np.array(moves.actions, dtype=np.int32)
        if len(moves) > 1 and self._serves and is_served(state, actions):
            if self._rollouts:
                seed = self._seeds.at(observation.ply)
                found = self._search.run(state, seed, past=observation.past, iterations=self._rollouts)
                return moves[moves.actions.index(found.moves[0].action)]
            kept = think(state, actions, len(actions), self._policy, self._thoughts)
            return moves[int(self._thoughts.plays.places[int(self._thoughts.values[:kept].argmax())])]
        values = np.zeros(len(moves))
        action_values(state, actions, len(actions), values)
        return moves[int(values.argmax())]


def is_served(state: Any, actions: NDArray[np.int32]) -> bool:
    """Whether the policy has learned such decisions."""
    base_game = not state.tactics and int(state.border) == (1 << STONES) - 1
    return base_game and int(state.step) == PLAY and int(actions[-1]) < PLAY_TROOP
