"""Verräter: three or four players, two houses, twelve landscapes in a circle, and an allegiance that may change.

`spec` is the game's registration, and `kernels` registers its compiled functions. `state/` declares the cards, the
record and the actions; `rules/` is what may happen; `text/` is notation, options, positions and reasons; `view/` shows
a game; `evaluation/` are the evaluation functions of the bots and the advice; `terminal/` is its terminal UI.
"""

from highlands.games.verraeter.spec import SPEC

__all__ = ["SPEC"]
