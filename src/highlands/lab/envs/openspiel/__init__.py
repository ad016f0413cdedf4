"""The games as games of OpenSpiel, so that its algorithms run on them.

Importing this package registers every game: `python_schotten_totten`, `python_verraeter`, those of others. `trajectory`
is the game so far, and a `state` is it in OpenSpiel's terms; `observer` is what players are let see; `game` tells
OpenSpiel of a game what its spec says.

>>> import pyspiel
>>> game = pyspiel.load_game("python_schotten_totten(tactics=True,first=0)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(7)
>>> state.action_to_string(state.legal_actions()[0])
'O5@1'
"""

from __future__ import annotations

from highlands.extras import need

pyspiel = need("pyspiel", "openspiel")

# What follows can't be read without OpenSpiel.
from highlands.games import follow_games  # noqa: E402
from highlands.lab.envs.openspiel.game import HighlandsGame, game_class  # noqa: E402
from highlands.lab.envs.openspiel.state import HighlandsState  # noqa: E402
from highlands.spec.game_spec import AnyGame  # noqa: E402

__all__ = ["HighlandsGame", "HighlandsState"]


def _register(spec: AnyGame) -> None:
    if spec.openspiel_name not in pyspiel.registered_names():
        creator = game_class(spec)
        pyspiel.register_game(creator.TYPE, creator)


follow_games(_register)
