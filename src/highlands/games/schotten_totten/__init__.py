"""Schotten Totten: two players, nine stones, fifty-four clan cards and, in the tactical variant, ten tactics cards.

`spec` is the game's registration, and `kernels` registers its compiled functions. `state/` declares the cards, the
record and the actions; `rules/` is what may happen; `text/` is notation, options, positions and reasons; `view/` shows
a game; `evaluation/` are the evaluation functions of the bots and the advice; `terminal/` is its terminal UI.
"""

from highlands.games.schotten_totten.spec import SPEC

__all__ = ["SPEC"]
