"""The search by rollouts with any of its settings, as a bot: `bench.rollout_bot:RolloutBot,iterations=500,depth=0`."""

import msgspec

from highlands.bots import Start
from highlands.bots.rollouts.king import King
from highlands.bots.rollouts.search import RolloutSearch, RolloutSettings
from highlands.spec.game_spec import AnyGame


class RolloutBot(King):
    """The king with settings that differ from the usual."""

    def __init__(self, start: Start, iterations: int, **settings: float) -> None:
        """Take the number of rollouts, which alone ends a search: so a slow machine plays as well as a fast one."""
        self._settings = msgspec.convert(settings, RolloutSettings)
        super().__init__(start, iterations=iterations)

    def _new_search(self, spec: AnyGame, threads: int) -> RolloutSearch:
        return RolloutSearch(spec, self._settings, threads)
