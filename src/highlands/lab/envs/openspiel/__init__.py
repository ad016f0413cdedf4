"""Both games as games of OpenSpiel, so that its algorithms run on them.

Importing this package registers `python_schotten_totten` and `python_verraeter`. `trajectory` is the game so far, and
`state` wraps it for OpenSpiel; `observer` makes observations; `game` and its two children say what a game is.

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
from highlands.lab.envs.openspiel import schotten_totten, verraeter  # noqa: E402
from highlands.lab.envs.openspiel.game import HighlandsGame  # noqa: E402
from highlands.lab.envs.openspiel.state import HighlandsState  # noqa: E402

__all__ = ["HighlandsGame", "HighlandsState"]

for creator in (schotten_totten.SchottenTottenGame, verraeter.VerraeterGame):
    pyspiel.register_game(creator.TYPE, creator)
