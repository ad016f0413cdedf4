"""Highlands: Schotten Totten and Verräter, to play, to study and to do research on.

>>> import highlands
>>> game = highlands.new("schotten-totten", seed=7, first=0)
>>> print(game.legal_moves)  # doctest: +ELLIPSIS
<54 legal moves: ...
"""

from __future__ import annotations

from importlib.metadata import version

from highlands.engine.chance import Seed
from highlands.errors import BrokenRecordError, HighlandsError, NotAllowedError, UnreadableError
from highlands.play.game import Game, from_position, new
from highlands.play.record import load
from highlands.spec.game_spec import Outcome
from highlands.spec.observation import Move

__version__ = version("highlands")

__all__ = [
    "BrokenRecordError",
    "Game",
    "HighlandsError",
    "Move",
    "NotAllowedError",
    "Outcome",
    "Seed",
    "UnreadableError",
    "__version__",
    "from_position",
    "load",
    "new",
]
