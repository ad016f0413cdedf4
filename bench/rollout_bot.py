"""The search by rollouts with any of its settings, as a bot: `bench.rollout_bot:RolloutBot,iterations=500,depth=0`."""

import msgspec

from highlands.bots import Start
from highlands.bots.bot import PlySeeds
from highlands.bots.rollout_search import RolloutSearch, RolloutSettings
from highlands.games import game_spec
from highlands.spec.observation import LegalMoves, Move, Observation


class RolloutBot:
    """Plays the best move by rollouts."""

    def __init__(self, start: Start, iterations: int, **settings: float) -> None:
        """Take the number of rollouts, and the settings that differ from the usual."""
        self._iterations = iterations
        self._seeds = PlySeeds(start)
        self._search = RolloutSearch(game_spec(start.game), msgspec.convert(settings, RolloutSettings))

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
        """The best move; the iterations alone end the search, so that a slow machine plays as well as a fast one."""
        if len(moves) == 1:
            return moves[0]
        seed = self._seeds.at(observation.ply)
        found = self._search.run(observation.state, seed, past=observation.past, iterations=self._iterations)
        return moves[moves.actions.index(found.moves[0].action)]
