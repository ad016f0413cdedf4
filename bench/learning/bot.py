"""The learned policy as a bot: `bench.learning.bot:LearnedBot`, with `weights=FILE` for others than its own."""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.learning.inference import new_thoughts, think
from bench.learning.networks import load
from highlands.bots import Start
from highlands.engine.kernel import action_values
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

    def __init__(self, start: Start, weights: str = str(WEIGHTS)) -> None:
        """Read the weights."""
        self._policy, _ = load(Path(weights))
        self._thoughts = new_thoughts()
        self._serves = start.game == "schotten-totten"

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
        """The best move."""
        state, actions = observation.state, np.array(moves.actions, dtype=np.int32)
        if len(moves) > 1 and self._serves and is_served(state, actions):
            kept = think(state, actions, len(actions), self._policy, self._thoughts)
            return moves[int(self._thoughts.plays.places[int(self._thoughts.values[:kept].argmax())])]
        values = np.zeros(len(moves))
        action_values(state, actions, len(actions), values)
        return moves[int(values.argmax())]


def is_served(state: Any, actions: NDArray[np.int32]) -> bool:
    """Whether the policy has learned such decisions."""
    base_game = not state.tactics and int(state.border) == (1 << STONES) - 1
    return base_game and int(state.step) == PLAY and int(actions[-1]) < PLAY_TROOP
